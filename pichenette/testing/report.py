"""A short report on random matches of a game: how long they are, and whether the seats are equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import quantiles

from bot.games import GAMES
from pichenette.testing.playing import for_seats, match

MATCHES = 40  # for each number of seats


def report(key: str) -> Iterator[str]:
    """A line for each number of seats."""
    game = GAMES[key]
    for seats in game.spec.seats:
        lengths: list[int] = []
        first: Counter[int] = Counter()
        draws = 0
        for number in range(MATCHES):
            steps = list(match(game, b"report%d" % number, spec=for_seats(game.spec, seats)))
            lengths.append(len(steps) - 1)
            outcome = game.outcome(steps[-1].step.state)
            ranks = outcome.ranks if outcome else ()
            draws += len(ranks) == 1
            first.update(ranks[0] if len(ranks) > 1 else ())
        tenth, *_, nine_tenths = quantiles(lengths, n=10)
        won = ", ".join(f"seat {seat} {first[seat] / MATCHES:.0%}" for seat in range(seats))
        yield (
            f"{seats} seats, {MATCHES} matches: {sum(lengths) / MATCHES:.0f} answers (eight of ten between {tenth:.0f} and {nine_tenths:.0f}); "
            f"won: {won}; drawn {draws / MATCHES:.0%}"
        )
