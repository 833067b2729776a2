"""The tables that the browser tests sit down at, as cells of a notebook, each with a way to begin again."""

from __future__ import annotations

_RESET = """
table = game.table()
def reset():
    while game.session.undo():
        pass
    table.desk.set(language="en", eyes="follow", curtain=False)
table
"""

EUROPE = f"""
import ttr_nb as ttr
game = ttr.new_game("europe", players=["Ana", "Ben"], seed=7, first="Ana",
    hands={{"Ana": "3 purple 2 locomotive 4 black 1 red", "Ben": "2 red"}},
    deck="purple locomotive green red red red",
    tickets={{"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]}})
{_RESET}"""
"""Ana and Ben in Europe, with cards to build with, and a tunnel that will ask for more."""

CARDS = f"""
import ttr_nb as ttr
game = ttr.new_game("cardgame", players=["Ana", "Ben"], seed=7, first="Ana", hands={{"Ana": "4 blue 1 red"}},
    yards={{"Ben": ["3 blue"]}}, tickets={{"Ana": ["Dallas-Chicago"], "Ben": ["Chicago-Miami"]}})
{_RESET}"""
"""A Card Game in which Ana can rob Ben."""

DICE = f"""
import ttr_nb as ttr
game = ttr.new_game("dice:europe", players=["Ana", "Ben"], seed=7, first="Ana",
    dice="single single double station joker", tickets={{"Ana": ["Paris-Zagrab"], "Ben": ["Berlin-Roma"]}})
{_RESET}"""
"""Dice on the board of Europe, rolled so that everything is possible."""
