"""Shared parts of a position: small immutable values with pure functions. Knows no turn and no particular game.

Which games share what:

- all three: `actions`, `events`, `arranging`, `pointing`, `tickets`, `turn`, and the score sheet in `tally`;
- Europe and the Card Game, which have train cards: `cards`, `market`;
- Europe and the dice, which have a board: `network`, `claiming`, `doubles`, `stations`, `dealing`, `offers`, `naming`,
  `payment`, and behind `tally` the searches `trail` (with `trail_core`), `borrowing` and `connection`;
- one game each: `dice`, and `matching` of the Card Game.
"""
