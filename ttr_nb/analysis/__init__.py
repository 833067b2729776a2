"""Positions as networkx graphs and pandas tables, and exact odds from a view. Knows no sentence and no widget."""
