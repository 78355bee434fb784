"""The house's answers to the asks of Pitch Out other than flicks: deployments, starters, Guards, penalties."""

from __future__ import annotations

from bot.games.contract.base import Ask
from bot.games.contract.dials import Place
from bot.games.contract.luck import Rng
from bot.games.contract.player import Ranked
from bot.games.contract.vocabulary import Seat
from bot.games.pitchout.rules.board import is_block, own_blocks
from bot.games.pitchout.rules.seating import ARENA, DUEL, PAIRS, Sides, seen_from, zones
from bot.games.pitchout.rules.step_builder import captain_of, sides_of
from bot.games.pitchout.rules.values import Action, Deploy, FirstPlayer, Guard, NextStarter, Penalty, State

# In mm from a corner of the arena. First the blocks, then the lineup in roster order: the Captain is in the corner behind a block, and the
# others are at the front, where a push takes them off least easily.
SHIELDED = {
    DUEL: ((65, 65), (165, 65), (15, 15), (200, 185), (600, 185), (330, 185), (470, 185), (265, 185), (535, 185)),
    PAIRS: ((65, 65), (15, 15), (200, 185), (385, 185), (265, 185), (325, 185)),
}


def preferred(state: State, ask: Ask[Action], rng: Rng, *, shields: bool) -> tuple[Ranked[Action], ...]:
    """The choices in random order, the better ones first; `shields`: whether a deployment shields the Captain."""
    offered = [choice.action for choice in ask.choices]
    drawn = [offered.pop(rng.below(len(offered))) for _ in range(len(offered))]
    if shields:
        drawn = [*_shielded(state, ask.seat, drawn[0], mirrored=rng.below(2) == 1), *drawn]
    liking = {id(action): _liking(state, ask.seat, action) for action in drawn}
    return tuple(Ranked(action, liking[id(action)]) for action in sorted(drawn, key=lambda one: -liking[id(one)]))


def _liking(state: State, seat: Seat, action: Action) -> float:
    """The preference for an answer over others of its kind; the Guard is kept for the Captain."""
    captain = captain_of(state, seat)
    match action:
        case FirstPlayer(starter) | NextStarter(starter):
            return 1.0 if starter == seat else 0.0
        case Guard(puck):
            return 1.0 if puck == captain else 0.1 if puck is None else 0.0
        case Penalty(puck):
            return -1.0 if puck == captain else 0.0
        case _:
            return 0.0


def _shielded(state: State, seat: Seat, usual: Action, *, mirrored: bool) -> tuple[Action, ...]:
    """The deployment with the Captain in a corner, if the zone of the seat has one."""
    sides = sides_of(state)
    if sides not in SHIELDED or not isinstance(usual, Deploy):
        return ()
    left = [right for right in (0.0, _width(sides, seat)) if _is_corner(sides, seat, right)]
    corner = left[-1 if mirrored else 0]
    blocks = own_blocks(sides, seat)
    pieces = (*blocks, *(place.id for place in usual.places if not is_block(place.id)))
    places = []
    for piece, (right, ahead) in zip(pieces, SHIELDED[sides], strict=False):
        spot = seen_from(sides, seat, abs(corner - right), ahead)
        places.append(Place(piece, spot.x, spot.y))
    return (Deploy(tuple(places)),)


def _width(sides: Sides, seat: Seat) -> float:
    zone = zones(sides)[seat]
    return max(zone.x1 - zone.x0, zone.y1 - zone.y0)


def _is_corner(sides: Sides, seat: Seat, right: float) -> bool:
    spot = seen_from(sides, seat, right, 0.0)
    return {spot.x, spot.y} <= {0.0, ARENA}
