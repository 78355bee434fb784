"""Rating previews: the players' points, and what a rated match may change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.ratings.ladders import RatedResult, Standing, played, weight


class RatingPreview(msgspec.Struct, frozen=True):
    """A player's standing and points in the server; between two sides, what a `win` gains and a `loss` costs."""

    user: int
    standing: Standing
    points: int
    win: int | None = None
    loss: int | None = None


def odds(
    known: Mapping[int, Standing], sides: Sequence[tuple[int, ...]], met: int, now: int
) -> tuple[RatingPreview, ...]:
    """The previews from standings (newcomers are left out) and the number of times opponents met today."""
    was = {user: known.get(user, Standing()) for side in sides for user in side}
    before = {user: standing.points(now) for user, standing in was.items()}
    if len(sides) != 2:
        return tuple(RatingPreview(user, was[user], before[user]) for user in was)
    first, second = (
        played(was, RatedResult("", 0, now, tuple(sides), ranks), weight(met)) for ranks in ((0, 1), (1, 0))
    )
    return tuple(
        RatingPreview(user, was[user], before[user], *(after[user].points(now) - before[user] for after in ways))
        for side, ways in zip(sides, ((first, second), (second, first)), strict=True)
        for user in side
    )
