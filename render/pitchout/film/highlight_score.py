"""How much a flick is worth seeing again: what fell, how long the chain was, what nearly happened."""

from __future__ import annotations

from bot.games.pitchout.board import is_block, pitcher_of, seat_of
from bot.games.pitchout.events import Eliminated, Fell, Flicked, GuardSaved, MatchWon, RoundWon, Spared, Touched
from bot.games.pitchout.seating import ARENA, team_of
from bot.games.pitchout.view import View
from render.painter import Moment

_NEAR = 25.0  # mm from an edge; a moved puck that stops nearer was a close call


def worth(moment: Moment) -> float:
    """From 0 (nothing moved) upwards; a Captain's fall outweighs any chain of touches."""
    if moment.trace is None:
        return 0.0
    before: View = moment.before
    flicked = next((event.puck for event in moment.events if isinstance(event, Flicked)), None)
    mine = team_of(before.sides, seat_of(flicked, before.sides)) if flicked else ()
    total = 1.0
    for event in moment.events:
        match event:
            case Eliminated(puck):
                own = seat_of(puck, before.sides) in mine
                total += (6.0 if pitcher_of(puck) == "captain" else 3.0) + (1.0 if own else 0.0)
            case Spared() | GuardSaved():
                total += 2.0
            case Touched():
                total += 0.5
            case Fell(piece) if is_block(piece):
                total += 2.0
            case RoundWon() | MatchWon():
                total += 4.0
            case _:
                pass
    return total + _close_calls(moment)


def _close_calls(moment: Moment) -> float:
    """Up to 1 for each moved puck that came to rest by the edge, the nearer the more."""
    if moment.trace is None or moment.trace.film is None:
        return 0.0
    moved = {segment.id for segment in moment.trace.film.segments}
    total = 0.0
    for rest in moment.trace.rest:
        if rest.id in moved and not is_block(rest.id):
            edge = min(rest.x, rest.y, ARENA - rest.x, ARENA - rest.y)
            total += max(0.0, 1 - edge / _NEAR)
    return total
