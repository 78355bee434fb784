"""The arena: sizes in mm, masses, the roster and ids of pieces, geometry of discs and square blocks."""

import math
from collections.abc import Iterable
from functools import lru_cache

from bot.games.contract.aim import unit
from bot.games.contract.vocabulary import Phrase, Point, Seat, phrase
from bot.games.pitchout.rules.seating import ARENA, DUEL, LETTERS, Sides, team_of
from bot.games.pitchout.rules.values import ArenaBlock, BlockId, Pitcher, Puck, PuckId, Team
from bot.physics.table import Block, Disc, Table

RADIUS = 15.0  # mm; a puck is 30 mm across
SIDE = 70.0  # mm; a block (D-1)
HALF = SIDE / 2
GAP = 2 * RADIUS  # mm; a puck must pass between deployed blocks (PO-12)
REACH = 1200.0  # mm; slide at strength 100 (D-3)
PUCK_MASS = 8.0  # g
BLOCK_PUCKS = 5  # a block weighs as much as five pucks (D-1)
COMPARTMENTS = 4  # pucks a block holds (PO-28)
TOLERANCE = 0.001  # mm; touching is no overlap (PO-11)
TOUCHING = 0.5  # mm; a gap up to this is contact with a block (PO-18)
OVERLAP = 0.1 - 1e-6  # mm; more than a tenth at rest is put right (PO-29); a hair less, as physics refuses what is over

ALPHA: tuple[Pitcher, ...] = ("captain", "guard", "assassin", "runner", "immortal")
ELITE: dict[Team, tuple[Pitcher, ...]] = {
    "citizens": ("major", "commando", "sapper"),
    "hoods": ("infested", "shadow", "shaman"),
}
GOLEMS = ("golem1", "golem2")  # pieces of a seat, in the order they appear (PO-99)
# The places of the pieces of a seat in roster order, from 0; the Elites of both teams have the same ones.
RANKS: dict[str, int] = {
    name: place for names in ((*ALPHA, *elite, *GOLEMS) for elite in ELITE.values()) for place, name in enumerate(names)
}
PITCHERS: dict[str, Pitcher] = {
    **{pitcher: pitcher for pitcher in (*ALPHA, *ELITE["citizens"], *ELITE["hoods"])},
    **dict.fromkeys(GOLEMS, "golem"),
}
CENTRE: BlockId = "C"
KNOWN = 1024  # pieces, or pairs of them, whose names and sides are remembered; a match has a few dozens


def puck_id(sides: Sides, seat: Seat, pitcher: Pitcher) -> PuckId:
    """`S.captain` for the Captain of seat 0 of two."""
    return f"{sides[seat]}.{pitcher}"


def roster(team: Team) -> tuple[Pitcher, ...]:
    """The eight pitchers of a team."""
    return (*ALPHA, *ELITE[team])


def golem_id(sides: Sides, seat: Seat, number: int) -> PuckId:
    """`S.golem1` for the first Golem of seat 0 of two."""
    return f"{sides[seat]}.{GOLEMS[number]}"


def alpha_pucks(sides: Sides) -> tuple[PuckId, ...]:
    """The pucks of the initiation mode (PO-5)."""
    return tuple(puck_id(sides, seat, pitcher) for seat in range(len(sides)) for pitcher in ALPHA)


def own_blocks(sides: Sides, seat: Seat) -> tuple[BlockId, ...]:
    """The blocks a seat deploys: two of two seats, else one (PO-10, V-1, V-2)."""
    return tuple(f"{sides[seat]}{number}" for number in ((1, 2) if sides == DUEL else (1,)))


def all_blocks(sides: Sides) -> tuple[BlockId, ...]:
    """Every block: those of the seats, then the one in the middle."""
    return (*(block for seat in range(len(sides)) for block in own_blocks(sides, seat)), CENTRE)


def is_block(piece: str) -> bool:
    """Whether an id names a block; those of pucks have a dot."""
    return "." not in piece


@lru_cache(KNOWN)
def seat_of(puck: PuckId, sides: Sides) -> Seat:
    """The seat of a puck."""
    return sides.index(puck.partition(".")[0])


@lru_cache(KNOWN)
def opposing(one: PuckId, two: PuckId, sides: Sides) -> bool:
    """Whether two pucks are of enemy seats (PO-55)."""
    return seat_of(two, sides) not in team_of(sides, seat_of(one, sides))


def pitcher_of(puck: PuckId) -> Pitcher:
    """The pitcher of a puck."""
    return PITCHERS[puck.partition(".")[2]]


def rank(puck: PuckId) -> int:
    """The place of a puck in roster order, from 0."""
    return RANKS[puck.partition(".")[2]]


@lru_cache(KNOWN)
def label(piece: str, sides: Sides) -> str:
    """The label of a piece in pictures and commands: `A3`; blocks go by their id."""
    return piece if is_block(piece) else f"{LETTERS[seat_of(piece, sides)]}{rank(piece) + 1}"


@lru_cache(KNOWN)
def piece_words(piece: str, sides: Sides) -> Phrase:
    """A piece with its label: "A3 Assassin", "block S1"."""
    if is_block(piece):
        return phrase("pitchout-block", label=piece)
    return phrase("pitchout-puck", label=label(piece, sides), pitcher=pitcher_words(pitcher_of(piece)))


def pitcher_words(pitcher: Pitcher) -> Phrase:
    """The name of a pitcher."""
    return phrase(f"pitchout-pitcher-{pitcher}")


def side_order(puck: PuckId, sides: Sides) -> tuple[Seat, int]:
    """Seat by seat, each in roster order: the order of pucks in a state."""
    return seat_of(puck, sides), rank(puck)


def team_words(seat: Seat) -> Phrase:
    """The name of a seat's side."""
    return phrase(f"pitchout-team-{seat}")


def direction(bearing: float) -> Point:
    """The unit vector of a bearing in degrees (0 = +y, 90 = +x)."""
    return Point(*unit(bearing))


def corners(x: float, y: float, angle: float) -> tuple[Point, ...]:
    """The corners of a block turned clockwise by `angle` degrees, in order round it."""
    across, along = direction(angle + 90.0), direction(angle)
    return tuple(
        Point(x + HALF * (i * across.x + j * along.x), y + HALF * (i * across.y + j * along.y))
        for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )


def nearest_on_block(x: float, y: float, block: ArenaBlock) -> Point:
    """The point of a block nearest to (x, y); (x, y) itself if it is inside."""
    across, along = direction(block.angle + 90.0), direction(block.angle)
    dx, dy = x - block.x, y - block.y
    u = max(-HALF, min(HALF, dx * across.x + dy * across.y))
    v = max(-HALF, min(HALF, dx * along.x + dy * along.y))
    return Point(block.x + u * across.x + v * along.x, block.y + u * across.y + v * along.y)


def gap_to_block(x: float, y: float, block: ArenaBlock) -> float:
    """The distance in mm between a puck at (x, y) and a block; negative if they overlap."""
    near = nearest_on_block(x, y, block)
    away = math.hypot(near.x - x, near.y - y)
    if away > 0:
        return away - RADIUS
    across, along = direction(block.angle + 90.0), direction(block.angle)
    dx, dy = x - block.x, y - block.y
    return -RADIUS - HALF + max(abs(dx * across.x + dy * across.y), abs(dx * along.x + dy * along.y))


def gap_to_puck(x: float, y: float, puck: Puck) -> float:
    """The distance in mm between a puck at (x, y) and another; negative if they overlap."""
    return math.hypot(puck.x - x, puck.y - y) - 2 * RADIUS


def gap_of_blocks(one: ArenaBlock, two: ArenaBlock) -> float:
    """The distance in mm between two blocks; negative (the least push that parts them) if they overlap."""
    parting = max(_parting(one, two), _parting(two, one))
    if parting <= 0:
        return parting
    return min(_reach(one, two), _reach(two, one))


def _parting(one: ArenaBlock, two: ArenaBlock) -> float:
    """The distance of `two` beyond the sides of `one`, along the best axis."""
    points = corners(two.x, two.y, two.angle)
    gaps = []
    for axis in (direction(one.angle), direction(one.angle + 90.0)):
        along = [(p.x - one.x) * axis.x + (p.y - one.y) * axis.y for p in points]
        gaps += [min(along) - HALF, -max(along) - HALF]
    return max(gaps)


def _reach(one: ArenaBlock, two: ArenaBlock) -> float:
    near = ((p, nearest_on_block(p.x, p.y, one)) for p in corners(two.x, two.y, two.angle))
    return min(math.hypot(p.x - q.x, p.y - q.y) for p, q in near)


def playing_table(
    pucks: Iterable[Puck], blocks: Iterable[ArenaBlock], *, heavy: bool, flicked: PuckId | None = None
) -> Table:
    """The table that physics needs; with `heavy`, each puck stored in a block adds its weight (PO-28).

    A rider has no body and its mount weighs two pucks (PO-91), but the rider that is flicked starts from its mount (PO-94).
    """
    lying = tuple(puck for puck in pucks if puck.in_play)
    bodies = tuple(puck for puck in lying if not puck.mount or puck.id == flicked)
    laden = {puck.mount for puck in lying if puck.id != flicked}
    return Table(
        width=ARENA,
        height=ARENA,
        discs=tuple(Disc(p.id, p.x, p.y, RADIUS, PUCK_MASS * (1 + (p.id in laden)), p.angle) for p in bodies),
        blocks=tuple(
            Block(b.id, b.x, b.y, SIDE, PUCK_MASS * (BLOCK_PUCKS + (len(b.holds) if heavy else 0)), b.angle)
            for b in blocks
            if b.in_play
        ),
        ignore=tuple((puck.id, puck.mount) for puck in bodies if puck.mount),
    )
