"""Printed matter: boards, tickets and decks, read from `data/` and checked. Knows no position and no rule."""
