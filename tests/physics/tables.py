"""Tables to flick on: the bench's seeded scatter and the clusters that are hard on an engine."""

import math
import random

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
