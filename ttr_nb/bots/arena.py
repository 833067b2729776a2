"""Bots against each other: many seeded games with equal seats, and what can be said of who is better. Knows no rule.

Every seed is played twice with seats exchanged, so that neither the deal nor the first move favours anybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from math import sqrt
from random import Random
from time import process_time
from typing import Any, NamedTuple

from ttr_nb.bots.choice import Bot
from ttr_nb.bots.play import decide
from ttr_nb.bots.registry import make_bot
from ttr_nb.core.apply import apply
from ttr_nb.core.chance import Seeded
from ttr_nb.core.errors import TtrError
from ttr_nb.shelf import game_ids, open_box

CONFIDENCE = 1.96
"""Standard deviations of a 95 % interval."""


class Played(NamedTuple):
    """A finished game: who won (several when they share it), the points and the thinking time by seat, the moves."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    seconds: tuple[float, ...]
    moves: int


class Match(NamedTuple):
    """What came out of many games between two bots; `points` and `seconds` are means of a game, by bot."""

    game: str
    bots: tuple[str, str]
    games: int
    wins: tuple[int, int]
    draws: int
    points: tuple[float, float]
    seconds: tuple[float, float]

    @property
    def share(self) -> float:
        """The part of the games that the first bot won; a draw is no win."""
        return self.wins[0] / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where that part truly lies, with a confidence of 95 %."""
        return wilson(self.wins[0], self.games)


def wilson(wins: int, games: int, deviations: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval for a proportion.

    >>> [round(end, 3) for end in wilson(60, 100)]
    [0.502, 0.691]
    >>> wilson(0, 10)[0]
    0.0
    """
    share, squared = wins / games, deviations**2
    middle = share + squared / (2 * games)
    spread = deviations * sqrt(share * (1 - share) / games + squared / (4 * games**2))
    whole = 1 + squared / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def play_game(rules: Any, bots: Sequence[Bot], seed: int) -> Played:
    """Play a game between bots, one at each seat, to its end."""
    chance = Seeded(seed)
    state, _ = rules.new(len(bots), rules.arrangement({}), chance)
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    seconds = [0.0] * len(bots)
    moves = 0
    while (seat := rules.seat_to_act(state)) is not None:
        legal = rules.legal_actions(state)
        view = rules.view(state, seat)
        begin = process_time()
        choice = decide(bots[seat], view, legal, rngs[seat])
        seconds[seat] += process_time() - begin
        state = apply(rules, state, choice.action, chance).state
        moves += 1
    tally = rules.score(state)
    return Played(tally.winners, tuple(score.total for score in tally.seats), tuple(seconds), moves)


def play_both(rules: Any, bots: Sequence[Bot], seed: int) -> tuple[Played, Played]:
    """The two games of a seed: the first bot at the first seat, then at the second."""
    return play_game(rules, bots, seed), play_game(rules, bots[::-1], seed)


def seeds_of(games: int, seed: int) -> range:
    """The seeds of a match."""
    if games < 2 or games % 2:
        raise TtrError(f"a match is an even number of games, so that seats are equal; not {games}")
    return range(seed, seed + games // 2)


def match(rules: Any, bots: tuple[str | Bot, str | Bot], games: int, seed: int = 1) -> Match:
    """Let two bots, by name or as functions, play so many games, an even number, from both seats.

    >>> from ttr_nb.shelf import open_box
    >>> result = match(open_box("cardgame").rules, ("greedy", "random"), games=4, seed=1)
    >>> result.games, sum(result.wins) + result.draws
    (4, 4)
    """
    ready = [make_bot(bot, rules) if isinstance(bot, str) else bot for bot in bots]
    played = (play_both(rules, ready, each) for each in seeds_of(games, seed))
    return summed(rules.id, (_name(ready[0]), _name(ready[1])), played)


def match_among(workers: int, game: str, bots: tuple[str, str], games: int, seed: int = 1) -> Match:
    """The same match, of bots and a game by name, among so many processes: the same wins, sooner."""
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(workers) as pool:
        played = pool.map(partial(_play_both_by_name, game, bots), seeds_of(games, seed))
        return summed(open_box(game).rules.id, bots, played)


def _play_both_by_name(game: str, bots: tuple[str, str], seed: int) -> tuple[Played, Played]:
    rules = open_box(game).rules
    return play_both(rules, _made(game, bots), seed)


@lru_cache(maxsize=4)
def _made(game: str, bots: tuple[str, str]) -> list[Bot]:
    """The bots of a worker, made once: what they have looked up about a board serves every game."""
    return [make_bot(bot, open_box(game).rules) for bot in bots]


def summed(game: str, bots: tuple[str, str], played: Iterable[tuple[Played, Played]]) -> Match:
    """What came out of the games of some seeds."""
    games, wins, draws, points, seconds = 0, [0, 0], 0, [0, 0], [0.0, 0.0]
    for both in played:
        for first, one in enumerate(both):  # the seat of the first bot
            games += 1
            for bot in range(2):
                points[bot] += one.totals[bot ^ first]
                seconds[bot] += one.seconds[bot ^ first]
            if len(one.winners) == 1:
                wins[one.winners[0] ^ first] += 1
            else:
                draws += 1
    return Match(
        game,
        bots,
        games,
        (wins[0], wins[1]),
        draws,
        (points[0] / games, points[1] / games),
        (seconds[0] / games, seconds[1] / games),
    )


def _name(bot: Bot) -> str:
    return getattr(bot, "__name__", type(bot).__name__)


HEADER = (
    "| game | match | games | won | drawn | lost | wins, 95 % interval | points | ms a game |",
    "|---|---|---|---|---|---|---|---|---|",
)

PAIRS = (("greedy", "random"), ("planner", "greedy"), ("search", "planner"))
"""Who plays whom where nobody says otherwise."""


def row(result: Match) -> str:
    """A match as a row of a table in Markdown: wins and losses, points and thinking time of the first bot first."""
    low, high = result.interval
    cells = (
        result.game,
        " – ".join(result.bots),
        result.games,
        result.wins[0],
        result.draws,
        result.wins[1],
        f"{result.share:.0%} ({low:.0%} to {high:.0%})",
        " : ".join(f"{points:.0f}" for points in result.points),
        " : ".join(f"{1000 * seconds:.0f}" for seconds in result.seconds),
    )
    return f"| {' | '.join(map(str, cells))} |"


def table(matches: Iterable[Match]) -> str:
    """Matches as a table in Markdown."""
    return "\n".join([*HEADER, *map(row, matches)])


def main(arguments: Sequence[str] | None = None) -> None:
    """`python -m ttr_nb.bots.arena europe planner greedy --games 500`: play a match and print its table.

    Without bots, all pairs of neighbours play; the rows come as the matches end.
    """
    from argparse import ArgumentParser

    parser = ArgumentParser(description="Let two bots play many games, each seed from both seats.")
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("bots", nargs="*", help="two of random, greedy, planner, search; or none: all neighbours")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes to play in; the wins are the same")
    asked = parser.parse_args(arguments)
    if len(asked.bots) not in (0, 2):
        parser.error("a match is between two bots")
    if asked.workers < 1:
        parser.error(f"somebody has to play: --workers {asked.workers}")
    print(*HEADER, sep="\n")
    for one, other in [asked.bots] if asked.bots else PAIRS:
        print(row(match_among(asked.workers, asked.game, (one, other), asked.games, asked.seed)), flush=True)


if __name__ == "__main__":
    main()
