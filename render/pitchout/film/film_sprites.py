"""The pieces of Pitch Out that move in a film, as sprites on quarters of a pixel."""

from __future__ import annotations

from render.canvas import Spot
from render.film import Stamp
from render.film_sprites import shrunk, stamped, sunk
from render.pitchout.board.arena import TABLE
from render.pitchout.board.blocks import GAME, block_sprite
from render.pitchout.board.pieces import RADIUS
from render.sprites import disc, faded
from render.theme import Look

SHRINK = 0.8  # films are drawn at this share of a still's size
BLOCK_STEP = 3.0  # degrees; a moving block is turned by whole steps, so that its pictures can be kept


def to_film(x: float, y: float) -> Spot:
    """The pixel of the film of a place on the table, mm."""
    across, down = TABLE.to_pixels(x, y)
    return across * SHRINK, down * SHRINK


def puck(
    look: Look, pitcher: str, seat: int, at: Spot, *, radius: float = RADIUS, lost: int = 0, shaded: bool = True
) -> Stamp:
    """A puck at a place of the film, with its shadow if `shaded`; `lost` counts the frames since it fell, up to `film_sprites.SINK`."""
    sprite = disc(GAME, pitcher, radius, look, seat) if shaded else faded(GAME, pitcher, radius, look, seat, 1.0)
    size, opacity = sunk(lost)
    return stamped(lambda right, down: shrunk(sprite, SHRINK, size, opacity, right, down), at)


def block(look: Look, angle: float, held: tuple[tuple[str, int], ...], at: Spot, *, lost: int = 0) -> Stamp:
    """A block turned by `angle` degrees."""
    turn = round(angle / BLOCK_STEP) * BLOCK_STEP % (360.0 if held else 90.0)
    sprite = block_sprite(look, turn, held)
    size, opacity = sunk(lost)
    return stamped(lambda right, down: shrunk(sprite, SHRINK, size, opacity, right // 2 * 2, down // 2 * 2), at)
