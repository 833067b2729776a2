"""Shared parts of a position: small immutable values with pure functions. Knows no turn and no particular game."""
