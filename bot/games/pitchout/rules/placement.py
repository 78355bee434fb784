"""Legal places of pieces: deployed, put back, moved by the Sapper, or resting on one another (PO-11, PO-12, PO-29, PO-83)."""

import math
from collections.abc import Iterable, Iterator, Sequence

from bot.games.contract.base import Illegal
from bot.games.contract.dials import Formation, Frame, Grid, Layout, LayoutPiece, Place, Zone
from bot.games.contract.vocabulary import Seat, phrase
from bot.games.pitchout.rules.board import (
    GAP,
    OVERLAP,
    RADIUS,
    SIDE,
    TOLERANCE,
    corners,
    direction,
    gap_of_blocks,
    gap_to_block,
    gap_to_puck,
    is_block,
    label,
    own_blocks,
    piece_words,
)
from bot.games.pitchout.rules.seating import ARENA, DUEL, Sides, seen_from, zones
from bot.games.pitchout.rules.step_builder import bodies, option, sides_of
from bot.games.pitchout.rules.values import ArenaBlock, Puck, PuckId, State

GRID = Grid(8, 8, 100.0)
WHOLE = Zone(0.0, 0.0, ARENA, ARENA)

# In mm from the left-hand near corner of the zone, as its owner sees it. First two blocks, then a lineup of seven in roster order.
FORMATIONS = {
    "standard": (
        (300, 150),
        (500, 150),
        (300, 60),
        (500, 60),
        (200, 150),
        (600, 150),
        (400, 150),
        (120, 60),
        (680, 60),
    ),
    "wall": ((340, 150), (460, 150), (400, 40), (340, 80), (460, 80), (220, 150), (580, 150), (120, 80), (680, 80)),
    "spread": ((200, 150), (600, 150), (200, 60), (300, 40), (400, 150), (720, 120), (600, 60), (80, 120), (480, 60)),
}
# In the narrower zone of three and four seats: a block, then a lineup of five (V-7).
NARROW = {
    "standard": ((200, 160), (200, 60), (120, 110), (280, 110), (60, 40), (340, 40)),
    "wall": ((200, 150), (200, 80), (150, 60), (250, 60), (110, 150), (290, 150)),
    "spread": ((200, 100), (200, 30), (100, 40), (300, 40), (40, 160), (360, 160)),
}


def formation(sides: Sides, seat: Seat, pucks: Sequence[PuckId], name: str) -> tuple[Place, ...]:
    """The places of a ready-made deployment: the lineup in roster order, then the blocks."""
    spots, blocks = (FORMATIONS if sides == DUEL else NARROW)[name], own_blocks(sides, seat)
    order = (*spots[len(blocks) : len(blocks) + len(pucks)], *spots[: len(blocks)])
    return tuple(
        Place(piece, place.x, place.y)
        for piece, spot in zip((*pucks, *blocks), order, strict=True)
        for place in (seen_from(sides, seat, *spot),)
    )


def layout(
    sides: Sides,
    pieces: Iterable[str],
    zone: Zone,
    ready: dict[str, tuple[Place, ...]] | None = None,
    frame: Frame = Frame(),  # noqa: B008 - a frozen value
) -> Layout:
    """The dial that puts pieces into a zone; `ready` are the formations it offers, `frame` that of who puts them."""
    return Layout(
        field="places",
        pieces=tuple(
            LayoutPiece(p, label(p, sides), piece_words(p, sides), "block", SIDE, turns=True, role=f"block{p[-1]}")
            if is_block(p)
            else LayoutPiece(p, label(p, sides), piece_words(p, sides), "disc", RADIUS, role=p.partition(".")[2])
            for p in pieces
        ),
        zones=(zone,),
        formations=tuple(
            Formation(name, phrase(f"pitchout-choice-{name}"), places) for name, places in (ready or {}).items()
        ),
        grid=GRID,
        frame=frame,
    )


def rounded(place: Place, sides: Sides) -> Place:
    """A place as it is saved: mm and degrees to 0.001, a block's angle modulo 90. Raises Illegal for what is no number."""
    rule = "PO-12" if is_block(place.id) else "PO-11"
    if not all(math.isfinite(value) for value in (place.x, place.y, place.angle)):
        raise Illegal(rule, phrase("pitchout-refused-number", piece=label(place.id, sides)))
    whole = 90.0 if is_block(place.id) else 360.0
    return Place(place.id, round(place.x, 3), round(place.y, 3), round(place.angle % whole, 3) % whole)


def checked_deployment(
    sides: Sides, seat: Seat, pieces: Sequence[PuckId], given: Sequence[Place], lying: Sequence[ArenaBlock]
) -> tuple[Place, ...]:
    """A deployment of `pieces` and the seat's blocks as it is saved; `lying` are the blocks already there.

    Raises Illegal (PO-10, PO-11, PO-12).
    """
    if sorted(place.id for place in given) != sorted((*pieces, *own_blocks(sides, seat))):
        raise Illegal("PO-10", phrase("pitchout-refused-deployment"))
    places = tuple(rounded(place, sides) for place in given)
    blocks = [ArenaBlock(p.id, p.x, p.y, p.angle, in_play=True) for p in places if is_block(p.id)]
    for number, block in enumerate(blocks):
        _check_block(zones(sides)[seat], block, (*lying, *blocks[:number]))
    pucks: list[Puck] = []
    for place in places:
        if not is_block(place.id):
            check_puck(sides, seat, place, pucks, (*lying, *blocks))
            pucks.append(Puck(place.id, place.x, place.y, place.angle, in_play=True))
    return places


def _check_block(zone: Zone, block: ArenaBlock, lying: Sequence[ArenaBlock]) -> None:
    """Refuse a block outside its zone or too near to an edge or another block (PO-12)."""
    if not _holds(zone, block, 0.0):
        raise Illegal("PO-12", phrase("pitchout-refused-zone", piece=block.id))
    _check_room(block, lying)


def _check_room(block: ArenaBlock, lying: Sequence[ArenaBlock]) -> None:
    """Refuse a block that leaves no puck's width to an edge or to another block (PO-12)."""
    if not _holds(WHOLE, block, GAP):
        raise Illegal("PO-12", phrase("pitchout-refused-edge", piece=block.id))
    for lies in lying:
        gap = gap_of_blocks(block, lies)
        if gap < -TOLERANCE:
            raise Illegal("PO-12", phrase("pitchout-refused-overlap", piece=block.id, other=lies.id))
        if gap < GAP - TOLERANCE:
            raise Illegal("PO-12", phrase("pitchout-refused-gap", piece=block.id, other=lies.id))


def check_moved(state: State, block: ArenaBlock) -> None:
    """Refuse a place for a block that the Sapper moves (PO-83); the English edition asks for the gaps of PO-12 as well."""
    pucks = bodies(state)
    blocks = [b for b in state.blocks if b.in_play and b.id != block.id]
    if not _holds(WHOLE, block, 0.0):
        raise Illegal("PO-83", phrase("pitchout-refused-arena", piece=block.id))
    under = [puck.id for puck in pucks if gap_to_block(puck.x, puck.y, block) < -TOLERANCE]
    under += [lies.id for lies in blocks if gap_of_blocks(block, lies) < -TOLERANCE]
    if under:
        raise Illegal(
            "PO-83", phrase("pitchout-refused-overlap", piece=block.id, other=label(under[0], sides_of(state)))
        )
    if option(state, "edition") == "en":
        _check_room(block, blocks)


def _holds(zone: Zone, block: ArenaBlock, margin: float) -> bool:
    """Whether a block is wholly inside a rectangle, `margin` mm from its borders; up to rounding of its corners."""
    return all(
        _inside(corner.x, corner.y, zone, margin - TOLERANCE) for corner in corners(block.x, block.y, block.angle)
    )


def check_puck(sides: Sides, seat: Seat, place: Place, pucks: Iterable[Puck], blocks: Iterable[ArenaBlock]) -> None:
    """Refuse a puck put down outside its zone or on another piece (PO-11)."""
    if not _inside(place.x, place.y, zones(sides)[seat], RADIUS):
        raise Illegal("PO-11", phrase("pitchout-refused-zone", piece=label(place.id, sides)))
    under = _lying_under(place.x, place.y, pucks, blocks, TOLERANCE)
    if under is not None:
        raise Illegal(
            "PO-11", phrase("pitchout-refused-overlap", piece=label(place.id, sides), other=label(under, sides))
        )


def _inside(x: float, y: float, zone: Zone, margin: float) -> bool:
    """Whether a point is inside a rectangle, `margin` mm from its borders."""
    return zone.x0 + margin <= x <= zone.x1 - margin and zone.y0 + margin <= y <= zone.y1 - margin


def _lying_under(x: float, y: float, pucks: Iterable[Puck], blocks: Iterable[ArenaBlock], slack: float) -> str | None:
    """A piece that a puck at (x, y) would overlap by more than `slack` mm, if any."""
    for puck in pucks:
        if gap_to_puck(x, y, puck) < -slack:
            return puck.id
    return next((block.id for block in blocks if gap_to_block(x, y, block) < -slack), None)


def _rings(x: float, y: float, step: float, bearings: int) -> Iterator[tuple[float, float]]:
    """Spots on growing circles round (x, y), each from north and clockwise, rounded to 0.001 mm, out to the arena's size."""
    yield x, y
    for ring in range(1, int(ARENA / step)):
        for number in range(bearings):
            way = direction(number * 360.0 / bearings)
            yield round(x + ring * step * way.x, 3), round(y + ring * step * way.y, 3)


def free_spot(state: State, puck: PuckId, seat: Seat) -> Place:
    """The default place of a returned puck: the first free spot around the middle of the owner's zone."""
    pucks = [p for p in bodies(state) if p.id != puck]
    blocks = [b for b in state.blocks if b.in_play]
    zone = zones(sides_of(state))[seat]
    spots = _rings((zone.x0 + zone.x1) / 2, (zone.y0 + zone.y1) / 2, 5.0, 36)
    x, y = next(
        spot for spot in spots if _inside(*spot, zone, RADIUS) and _lying_under(*spot, pucks, blocks, TOLERANCE) is None
    )
    return Place(puck, x, y)


def overlapping(state: State) -> tuple[str, str] | None:
    """Two pieces in play that overlap by more than 0.1 mm, if any (PO-29)."""
    pucks = bodies(state)
    blocks = [b for b in state.blocks if b.in_play]
    for number, block in enumerate(blocks):
        for second in blocks[number + 1 :]:
            if gap_of_blocks(block, second) < -OVERLAP:
                return block.id, second.id
    for number, puck in enumerate(pucks):
        under = _lying_under(puck.x, puck.y, pucks[number + 1 :], blocks, OVERLAP)
        if under is not None:
            return puck.id, under
    return None


def nearest_spot(state: State, piece: str) -> tuple[float, float]:
    """The nearest spot where a piece overlaps nothing, its centre inside the arena (PO-29)."""
    pucks = [p for p in bodies(state) if p.id != piece]
    blocks = [b for b in state.blocks if b.in_play and b.id != piece]
    if is_block(piece):
        lies = next(b for b in state.blocks if b.id == piece)
        return next(spot for spot in _rings(lies.x, lies.y, 1.0, 72) if _block_fits(lies, spot, pucks, blocks))
    puck = next(p for p in state.pucks if p.id == piece)
    return next(
        spot
        for spot in _rings(puck.x, puck.y, 1.0, 72)
        if _inside(*spot, WHOLE, 0.0) and _lying_under(*spot, pucks, blocks, TOLERANCE) is None
    )


def nearest_for_block(state: State, block: ArenaBlock, x: float, y: float) -> ArenaBlock | None:
    """The block at the place nearest to (x, y) to which it may be moved, upright or at 45 degrees; None if there is none (PO-83)."""
    for spot in _rings(x, y, 10.0, 36):
        for angle in (0.0, 45.0):
            there = ArenaBlock(block.id, *spot, angle, in_play=True, holds=block.holds)
            try:
                check_moved(state, there)
            except Illegal:
                continue
            return there
    return None


def _block_fits(
    block: ArenaBlock, spot: tuple[float, float], pucks: Sequence[Puck], blocks: Sequence[ArenaBlock]
) -> bool:
    """Whether a block moved to `spot` has its centre inside the arena and overlaps nothing."""
    there = ArenaBlock(block.id, *spot, block.angle, in_play=True)
    if not _inside(*spot, WHOLE, 0.0):
        return False
    return all(gap_of_blocks(there, lies) >= -TOLERANCE for lies in blocks) and all(
        gap_to_block(puck.x, puck.y, there) >= -TOLERANCE for puck in pucks
    )
