"""Players as functions of a view: what a seat may see, what it may do, and a random generator; never the state.

`registry.make_bot("planner", rules)` makes one, `play.decide` asks it, `telling.tell_reason` says why, `arena.match`
lets two of them play many games.
"""
