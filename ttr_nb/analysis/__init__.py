"""Positions as networkx graphs and pandas tables. Knows no sentence and no widget."""
