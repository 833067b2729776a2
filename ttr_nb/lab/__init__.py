"""The laboratory: thousands of games between bots as tidy tables, and seeds at which a wished-for thing happens.

`simulating.simulate` is its door for games, `finding.find` for seeds. A `Plan` says what is played, `play_chunk` is
what a worker does, `sending` hands chunks to an executor, `keeping` holds the results in a file.
"""
