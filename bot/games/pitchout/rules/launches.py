"""Which flicks are allowed, and how they become a launch (PO-16 to PO-19)."""

import math
from collections.abc import Sequence

from bot.games.contract.aim import bearing_to, checked_aim
from bot.games.contract.base import Illegal
from bot.games.contract.dials import Option, Spot, Target
from bot.games.contract.luck import Rng
from bot.games.contract.shot_noise import hand_of, round_bearing
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.pitchout.rules.board import (
    HALF,
    RADIUS,
    REACH,
    TOUCHING,
    direction,
    gap_to_block,
    label,
    nearest_on_block,
    opposing,
    own_blocks,
    piece_words,
    seat_of,
)
from bot.games.pitchout.rules.seating import ARENA
from bot.games.pitchout.rules.step_builder import bodies, in_round, on_table, owner, puck_of, rider_of, sides_of
from bot.games.pitchout.rules.values import ArenaBlock, Puck, PuckId, State
from bot.physics.table import Launch

TOWARD = 0.02  # d.n above which a flick goes toward a touched block (PO-18)
USUAL = 50.0  # default strength
_NEAR = RADIUS + TOUCHING + 1.5 * HALF  # mm between the middles of a puck and a block, beyond which they do not touch
_TANGENT = math.degrees(math.acos(TOWARD))  # degrees off the block from which on a flick is allowed


def suspended(state: State) -> bool:
    """Whether PO-18 is suspended for the next flick, all seats having been skipped one after the other (PO-19)."""
    return state.skips >= len(in_round(state))


def bans(state: State, puck: PuckId) -> tuple[tuple[ArenaBlock, float], ...]:
    """The blocks a puck touches, each with the bearing of its nearest point (PO-18)."""
    lies = puck_of(state, puck)
    if suspended(state):
        return ()
    return tuple(
        (block, bearing_to(near.x - lies.x, near.y - lies.y))
        for block in state.blocks
        if block.in_play
        and math.hypot(block.x - lies.x, block.y - lies.y) <= _NEAR
        and gap_to_block(lies.x, lies.y, block) <= TOUCHING
        for near in (nearest_on_block(lies.x, lies.y, block),)
    )


def banned_by(state: State, puck: PuckId, angle: float) -> ArenaBlock | None:
    """The touched block that a flick would go toward, if any."""
    return next((block for block, toward in bans(state, puck) if _toward(angle, toward)), None)


def _toward(angle: float, toward: float) -> bool:
    way, normal = direction(angle), direction(toward)
    return way.x * normal.x + way.y * normal.y > TOWARD


def nearest_bearing(state: State, puck: PuckId, aim: float) -> float | None:
    """The allowed bearing nearest to `aim`, to 0.01 degree; None if every direction is forbidden."""
    barred = [toward for _, toward in bans(state, puck)]
    edges = [
        bearing
        for toward in barred
        for bearing in (math.ceil((toward + _TANGENT) * 100) / 100, math.floor((toward - _TANGENT) * 100) / 100)
    ]
    allowed = [
        bearing
        for bearing in (round_bearing(aim), *map(round_bearing, edges))
        if not any(_toward(bearing, toward) for toward in barred)
    ]
    return min(allowed, key=lambda bearing: _between(bearing, aim), default=None)


def _between(one: float, two: float) -> float:
    return abs((one - two + 180.0) % 360.0 - 180.0)


def targets(state: State, puck: PuckId) -> tuple[Target, ...]:
    """The targets of a puck: opposing pucks by distance, then allied ones, then blocks."""
    sides, lies = sides_of(state), puck_of(state, puck)
    seat = seat_of(puck, sides)
    own = own_blocks(sides, seat)

    def away(piece: Puck | ArenaBlock) -> float:
        return math.hypot(piece.x - lies.x, piece.y - lies.y)

    def target(piece: Puck | ArenaBlock, r: float, *, yours: bool, foe: bool = False) -> Target:
        turned = piece.angle if isinstance(piece, ArenaBlock) else None
        named, words = label(piece.id, sides), piece_words(piece.id, sides)
        return Target(piece.id, named, words, piece.x, piece.y, r, foe, yours, turned)

    others = [p for p in bodies(state) if p.id not in (puck, lies.mount)]
    foes = {p.id: opposing(p.id, puck, sides) for p in others}
    pucks = sorted(others, key=lambda p: (not foes[p.id], away(p)))
    blocks = sorted((b for b in state.blocks if b.in_play), key=away)
    return (
        *(target(p, RADIUS, yours=seat_of(p.id, sides) == seat, foe=foes[p.id]) for p in pucks),
        *(target(b, HALF, yours=b.id in own) for b in blocks),
    )


def out_of_reach(state: State, puck: PuckId) -> tuple[Option, ...]:
    """The pucks that a puck cannot be aimed at, each with the reason (PO-91, PO-94)."""
    sides, mine = sides_of(state), puck_of(state, puck).mount

    def why(other: Puck) -> Phrase | None:
        named = label(other.id, sides)
        if other.id == puck:
            return phrase("aim-itself", piece=named)
        if not other.in_play:
            return phrase("pitchout-unaimable-out", puck=named)
        if other.mount:
            return phrase("pitchout-unaimable-rider", puck=named, mount=label(other.mount, sides))
        return phrase("pitchout-unaimable-mount", puck=label(puck, sides), mount=named) if other.id == mine else None

    return tuple(
        Option(label(other.id, sides), piece_words(other.id, sides), reason)
        for other in state.pucks
        if (reason := why(other)) is not None
    )


def spots(state: State, puck: PuckId) -> tuple[Spot, ...]:
    """The named places that a puck may be aimed at: the nearest point of the edge, the middle of the arena."""
    lies = puck_of(state, puck)
    edges = ((lies.x, 0.0), (lies.x, ARENA), (0.0, lies.y), (ARENA, lies.y))
    x, y = min(edges, key=lambda edge: math.hypot(edge[0] - lies.x, edge[1] - lies.y))
    return (
        Spot("edge", phrase("pitchout-spot-edge"), x, y),
        Spot("middle", phrase("pitchout-spot-middle"), ARENA / 2, ARENA / 2),
    )


def first_aim(state: State, puck: PuckId, seen: Sequence[Target]) -> float | None:
    """The bearing offered first: dead at the nearest opposing puck, else the nearest allowed to that; None if there is none.

    `seen` are the puck's targets.
    """
    lies = puck_of(state, puck)
    foe = next((target for target in seen if target.foe), None)
    aim = 0.0 if foe is None else bearing_to(foe.x - lies.x, foe.y - lies.y)
    return nearest_bearing(state, puck, aim)


def unburdened(state: State, seat: Seat) -> tuple[PuckId, ...]:
    """The own pucks in play without a rider, in roster order (PO-17)."""
    return tuple(p.id for p in on_table(state, seat) if rider_of(state, p.id) is None)


def can_flick(state: State, seat: Seat) -> bool:
    """Whether one of the own pucks without a rider has an allowed direction (PO-19)."""
    return any(
        not bans(state, puck) or first_aim(state, puck, targets(state, puck)) is not None
        for puck in unburdened(state, seat)
    )


def check_puck_choice(state: State, seat: Seat, puck: PuckId) -> None:
    """Refuse a puck that is unknown, not one's own, not in play, or carries another (PO-17, PO-92)."""
    if puck not in [known.id for known in state.pucks]:
        raise Illegal("PO-17", phrase("pitchout-refused-unknown", piece=puck))
    if owner(state, puck) != seat:
        raise Illegal("PO-17", phrase("pitchout-refused-not-yours", piece=label(puck, sides_of(state))))
    if not puck_of(state, puck).in_play:
        raise Illegal("PO-17", phrase("pitchout-refused-not-in-play", piece=label(puck, sides_of(state))))
    rider = rider_of(state, puck)
    if rider is not None:
        raise Illegal(
            "PO-17",
            phrase("pitchout-refused-carries", piece=label(puck, sides_of(state)), rider=label(rider, sides_of(state))),
        )


def checked(state: State, puck: PuckId, angle: float, strength: float) -> tuple[float, float]:
    """Bearing and strength as they are saved. Raises Illegal (PO-16, PO-18)."""
    bearing, strength = checked_aim("pitchout", "PO-16", angle, strength)
    block = banned_by(state, puck, bearing)
    if block is not None:
        raise Illegal("PO-18", phrase("pitchout-refused-toward", piece=label(puck, sides_of(state)), block=block.id))
    return bearing, strength


def launch(puck: PuckId, angle: float, strength: float) -> Launch:
    """The launch of a flick: strength is the share of the longest slide (D-3)."""
    return Launch(puck, angle, REACH * strength / 100.0)


def slipped(
    state: State, puck: PuckId, angle: float, strength: float, rng: Rng, *, free: bool = False
) -> tuple[float, float]:
    """The actual bearing and strength of an aim; a steady hand keeps them and draws no luck.

    A hand never slips toward a block that the puck touches (PO-18), unless it is `free` of that rule.
    """
    hand = hand_of(state.options)
    if hand is None:
        return angle, strength
    bearing, came = hand.slip(angle, strength, rng)
    if not free and banned_by(state, puck, bearing) is not None:
        allowed = nearest_bearing(state, puck, bearing)
        bearing = angle if allowed is None else allowed
    return bearing, came
