"""Test tables: the benchmark's seeded scatter, clusters that are hard for an engine, a crowded PitchBowl field."""

import math
import random

import msgspec

from bot.physics.gates import Area, AreaWatch, Catch, Gate, Limit
from bot.physics.table import Block, Disc, Launch, Table

REACH = 1200.0  # mm; the longest slide of Pitch Out


def disc(name: str, x: float, y: float, **extra: float) -> Disc:
    return Disc(name, x, y, r=15.0, mass=8.0, **extra)


def block(name: str, x: float, y: float, angle: float = 0.0) -> Block:
    return Block(name, x, y, side=70.0, mass=40.0, angle=angle)


def arena(*pieces: Disc | Block, ignore: tuple[tuple[str, str], ...] = ()) -> Table:
    discs = tuple(piece for piece in pieces if isinstance(piece, Disc))
    blocks = tuple(piece for piece in pieces if isinstance(piece, Block))
    return Table(800.0, 800.0, discs, blocks, ignore)


def scatter(seed: int, discs: int = 12, blocks: int = 5) -> Table:
    """Discs and blocks at seeded random places, none nearer to another than the circles around them allow."""
    rng = random.Random(seed)
    taken: list[tuple[float, float, float]] = []

    def place(radius: float) -> tuple[float, float]:
        while True:
            x, y = rng.uniform(radius, 800 - radius), rng.uniform(radius, 800 - radius)
            if all(math.hypot(x - a, y - b) > radius + r for a, b, r in taken):
                taken.append((x, y, radius))
                return x, y

    stones = [block(f"S{n}", *place(49.5), angle=rng.uniform(0, 90)) for n in range(blocks)]
    return arena(*(disc(f"A{n:02}", *place(15.0)) for n in range(discs)), *stones)


def b1(seed: int) -> tuple[Table, tuple[Launch]]:
    """One flick of bench B1: a random disc aimed within 6 degrees of a random piece, strength 20..100."""
    table = scatter(seed)
    rng = random.Random(seed + 1_000_000)
    mover = rng.choice(table.discs)
    target = rng.choice([piece for piece in table.pieces if piece is not mover])
    bearing = math.degrees(math.atan2(target.x - mover.x, target.y - mover.y)) + rng.uniform(-6, 6)
    return table, (Launch(mover.id, bearing, REACH * rng.uniform(0.2, 1.0)),)


def hexagons() -> Table:
    """Twelve discs in hexagonal packing, touching, and a thirteenth to shoot with."""
    packed = (
        disc(f"A{3 * row + col:02}", 300 + 30 * col + 15 * (row % 2), 400 + 15 * math.sqrt(3) * row)
        for row in range(4)
        for col in range(3)
    )
    return arena(*packed, disc("Z", 330, 100))


def row() -> Table:
    """Eleven discs in a row, touching, and a twelfth to shoot with."""
    return arena(*(disc(f"A{n:02}", 100 + 30 * n, 400) for n in range(11)), disc("Z", 30, 400))


def faces() -> Table:
    """Five blocks face to face with eleven discs along both sides, touching, and a twelfth to shoot with."""
    stones = (block(f"S{n}", 250 + 70 * n, 400) for n in range(5))
    below = (disc(f"A{n}", 235 + 30 * n, 350) for n in range(6))
    above = (disc(f"B{n}", 235 + 30 * n, 450) for n in range(5))
    return arena(*stones, *below, *above, disc("Z", 330, 100))


CLUSTERS = {"hexagons": hexagons, "row": row, "faces": faces}


def shots(name: str, count: int) -> list[tuple[Table, tuple[Launch]]]:
    """Flicks on a cluster: half with the shooter at its middle, half with any piece in any direction."""
    table, rng = CLUSTERS[name](), random.Random(name)
    ahead = 90.0 if name == "row" else 0.0
    flicks = []
    for n in range(count):
        if n % 2:
            launch = Launch(rng.choice(table.pieces).id, rng.uniform(0, 360), REACH * rng.uniform(0.05, 1.0))
        else:
            launch = Launch("Z", ahead + rng.uniform(-20, 20), REACH * rng.uniform(0.3, 1.0))
        flicks.append((table, (launch,)))
    return flicks


FIELD = (450.0, 800.0)  # mm; PitchBowl's
HOLD = 11.5  # mm; a cell nearer than this is held


def player(name: str, x: float, y: float) -> Disc:
    return Disc(name, x, y, r=12.0, mass=8.0)


def ball(x: float, y: float) -> Disc:
    return Disc("ball", x, y, r=8.0, mass=1e-7)


def field(*discs: Disc, gates: tuple[Gate, ...] = ()) -> Table:
    return Table(*FIELD, discs, overhang=True, gates=gates)


def crowd(seed: int) -> tuple[Table, Launch]:
    """Twenty-two players and a ball in the middle of a field, some touching, and one to be flicked at the ball."""
    rng = random.Random(seed)
    discs: list[Disc] = []
    while len(discs) < 23:
        x, y = rng.uniform(0, 450), rng.uniform(250, 550)
        near = 24.001 if len(discs) < 22 else 20.001
        if all(math.dist((x, y), (one.x, one.y)) > near for one in discs):
            discs.append(player(f"P{len(discs):02}", x, y) if len(discs) < 22 else ball(x, y))
    at = discs[22]
    mover = rng.choice(sorted(discs[:22], key=lambda one: math.dist((one.x, one.y), (at.x, at.y)))[:3])
    bearing = math.degrees(math.atan2(at.x - mover.x, at.y - mover.y)) + rng.uniform(-3, 3)
    return field(*discs), Launch(mover.id, bearing, rng.uniform(100, 450))


def gates_of(table: Table, mover: str, cells: int) -> tuple[Gate, ...]:
    """PitchBowl's gates for a flick: a limit so many cells away, the cells before it, both goals, the picked-up ball."""
    lies = next(disc for disc in table.discs if disc.id == mover)
    sides = [(place - HOLD) // 50 - cells for place in (lies.x, lies.y)]
    ends = [(place + HOLD) // 50 + 1 + cells for place in (lies.x, lies.y)]
    x0, y0, x1, y1 = (50.0 * side for side in (*sides, *ends))
    half = [disc.id for disc in table.discs[:11]], [disc.id for disc in table.discs[11:22]]
    return (
        Limit("limit", mover, _around(x0, y0, x1, y1, far=900.0), HOLD),
        AreaWatch("effort", (mover,), _around(x0 + 50, y0 + 50, x1 - 50, y1 - 50, far=50.0), HOLD),
        AreaWatch("goal.red", tuple(half[0]), (Area(0.0, 0.0, 450.0, 100.0),), HOLD),
        AreaWatch("goal.blue", tuple(half[1]), (Area(0.0, 700.0, 450.0, 800.0),), HOLD),
        Catch("pickup", "ball", (mover,), first=True),
    )


def _around(x0: float, y0: float, x1: float, y1: float, *, far: float) -> tuple[Area, ...]:
    """The surroundings of a rectangle, `far` mm deep."""
    return (
        Area(x0 - far, y0 - far, x1 + far, y0),
        Area(x0 - far, y1, x1 + far, y1 + far),
        Area(x0 - far, y0, x0, y1),
        Area(x1, y0, x1 + far, y1),
    )


def bowl(seed: int) -> tuple[Table, tuple[Launch]]:
    """One flick of bench B2: PitchBowl's crowd with its gates, the limit two or three cells off."""
    table, launch = crowd(seed)
    gated = msgspec.structs.replace(table, gates=gates_of(table, launch.piece, 2 + seed % 2))
    return gated, (launch,)
