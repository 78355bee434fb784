"""Which code lets pieces collide: the plain one through pymunk's public objects, or a quick one that gives the same bits.

The quick one knows functions that are private to pymunk, and the order of its arithmetic. It is used with versions of pymunk it was
tested with, if a few collisions give the same bits here by both: a compiler for another processor may merge operations.
"""

import itertools
import math
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple, Protocol

import pymunk

from bot.physics.hit import Collision
from bot.physics.impact import collide
from bot.physics.motion import Motion
from bot.physics.table import Block, Disc
from bot.physics.tuning import TUNING, Tuning

TESTED = "7.3."  # how the versions of pymunk begin that the quick way was tested with


class Collide(Protocol):
    """Lets pieces collide, as `impact.collide` does."""

    def __call__(
        self, group: list[Motion], t: float, ignored: set[tuple[int, int]], tuning: Tuning, *, slow: bool
    ) -> Collision:
        """Let the pieces of `group` (in order of index) collide at `t`."""


class Way(NamedTuple):
    """The code that lets pieces collide here; and if it is the plain one, why."""

    collide: Collide
    plain: str = ""


@cache
def way() -> Way:
    """The way pieces collide on this machine."""
    return choose(pymunk.version, quick_way)


def choose(version: str, load: Callable[[], Collide]) -> Way:
    """The quick way that `load` gives, if it fits this version of pymunk and its bits are those of the plain one."""
    if not version.startswith(TESTED):
        return Way(collide, f"pymunk {version} was not tested")
    try:
        quick = load()
    except (AttributeError, ImportError) as error:
        return Way(collide, f"pymunk lacks functions: {error}")
    for group, slow in samples():
        both = (each(group, 0.0, set(), TUNING, slow=slow) for each in (quick, collide))
        if len({repr(collision) for collision in both}) > 1:
            return Way(collide, f"the bits differ where {' and '.join(piece.id for piece in group)} collide")
    return Way(quick)


def quick_way() -> Collide:
    """The quick way, tested or not.

    Raises:
        AttributeError, ImportError: this version of pymunk does not have the functions.
    """
    from bot.physics.quick_impact import collide_quickly  # noqa: PLC0415  fails if pymunk has no such functions
    from bot.physics.two_pieces import collide_two  # noqa: PLC0415  likewise

    def quick(group: list[Motion], t: float, ignored: set[tuple[int, int]], tuning: Tuning, *, slow: bool) -> Collision:
        if ignored and not ignored.isdisjoint(itertools.combinations([piece.index for piece in group], 2)):
            return collide(group, t, ignored, tuning, slow=slow)
        if len(group) == 2 and not ((group[0].block and group[1].block) or tuning.contact_friction):
            return collide_two(group[0], group[1], t, tuning, slow=slow)
        return collide_quickly(group, t, tuning, slow=slow)

    return quick


GROUPS = ("disc", "other"), ("near", "disc"), ("far", "near"), ("far", "near", "disc", "other")


def samples() -> Iterator[tuple[list[Motion], bool]]:
    """Groups of two blocks and two discs in a row that push together at t = 0; and whether to take them as slow."""
    for n in range(4):
        turn = 0.7 + 0.9 * n  # nothing lies along an axis
        half = 35.0 * (1.0 if n % 2 else math.sqrt(2))  # of a block along the row; faces or corners meet
        angle = -math.degrees(turn) + (0.0 if n % 2 else 45.0)
        row = {  # how far along, and how fast
            "far": (0.0, 1300.0),
            "near": (2 * half, 900.0),
            "disc": (3 * half + 15.0, 500.0),
            "other": (3 * half + 42.0, -300.0),
        }
        for group in GROUPS:
            pieces = []
            for index, name in enumerate(group):
                along, speed = row[name]
                x, y = 200.1 + along * math.cos(turn), 300.2 + along * math.sin(turn)
                disc = (
                    Disc(name, x, y, 15.0, 8.0) if name == "disc" else Disc(name, x, y, 12.0, 1e-7 if n == 3 else 9.5)
                )
                piece = Motion(index, Block(name, x, y, 70.0, 40.0, angle) if along <= 2 * half else disc, TUNING)
                velocity = (speed * math.cos(turn + 0.1 * index), speed * math.sin(turn + 0.1 * index), 1.5 + index)
                piece.restart(0.0, (x, y, piece.angle), velocity)
                pieces.append(piece)
            yield pieces, n == 2
