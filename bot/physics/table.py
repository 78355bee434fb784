"""The table before a flick: discs and blocks on a plane, in mm, g and s."""

import math

import msgspec

from bot.physics.gates import Gate


class Disc(msgspec.Struct, frozen=True):
    """A puck or ball: `x`, `y` of its centre and `r` in mm, `mass` in g, `angle` in degrees clockwise.

    One of `Tuning.feather` or less moves no other piece; squeezed between others it lets them pass and may come to rest under them.
    """

    id: str
    x: float
    y: float
    r: float
    mass: float
    angle: float = 0.0


class Block(msgspec.Struct, frozen=True):
    """A square block: centre `x`, `y` and `side` in mm, `angle` in degrees clockwise from unrotated, `mass` in g."""

    id: str
    x: float
    y: float
    side: float
    mass: float
    angle: float = 0.0


class Launch(msgspec.Struct, frozen=True):
    """A launch at t = 0: `bearing` in degrees (0 = +y, 90 = +x), `slide` = the free slide it would make, in mm."""

    piece: str
    bearing: float
    slide: float


class Table(msgspec.Struct, frozen=True):
    """The rectangle [0, width] x [0, height] in mm, without walls, and the pieces on it; ids are unique over discs and blocks.

    `ignore` names pairs of pieces that pass through each other until they have separated (a rider leaving its mount). A piece
    leaves the table when its centre passes the edge or, with `overhang`, when it is wholly beyond it. `gates` are data, too
    (see gates.py).
    """

    width: float
    height: float
    discs: tuple[Disc, ...]
    blocks: tuple[Block, ...] = ()
    ignore: tuple[tuple[str, str], ...] = ()
    overhang: bool = False
    gates: tuple[Gate, ...] = ()

    def beyond(self, piece: Disc | Block) -> float:
        """The distance in mm that the centre of a piece may be beyond the edge."""
        if not self.overhang:
            return 0.0
        return piece.side * math.sqrt(0.5) if isinstance(piece, Block) else piece.r

    @property
    def pieces(self) -> tuple[Disc | Block, ...]:
        """All pieces, discs first."""
        return (*self.discs, *self.blocks)
