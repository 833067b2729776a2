"""Analysis to look at: networks drawn on the board, odds as tables and plots, each with its words. Knows no widget."""
