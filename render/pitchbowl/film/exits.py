"""Pucks that leave the field in a film: how they go on a little, and what shows that they are off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.games.pitchbowl.board import BALL, BALL_RADIUS, RADIUS
from bot.games.vocabulary import Seat
from bot.physics.film import velocity_at
from render.canvas import Spot
from render.film import Stamp
from render.film_sprites import BURST, burst, cross, plain
from render.film_timing import FilmStyle, frame_of
from render.pitchbowl.board.aim_overlay import at_edge
from render.pitchbowl.board.field import SCALE, SIZE, pixel
from render.pitchbowl.film import film_sprites
from render.pitchbowl.film.film_sprites import SHARE
from render.pitchbowl.film.motion_track import PieceTrack
from render.theme import Look

_DRIFT = 0.35  # of its speed a piece keeps that leaves
_CROSSED = 3  # frames after which a lost piece is crossed out and named
_EDGE = 52.0  # px of a still; as near to its edge the name of who left is written
_BESIDE = 48.0  # px of a still; from a cross to the name of who left
_LARGER = 120  # percent; of the name


class Exit(msgspec.Struct, frozen=True):
    """A puck leaves the field at frame `begin`; `drift` is how far it goes on in each frame (px of the film)."""

    piece: PieceTrack
    begin: int
    edge: Spot
    drift: Spot

    def lost(self, number: int) -> int:
        """How many frames before a frame it left."""
        return max(0, number - self.begin + 1)

    def at(self, lost: int) -> Spot:
        """Where it is so many frames after it left."""
        return self.edge[0] + self.drift[0] * lost, self.edge[1] + self.drift[1] * lost

    def exit_marks(self, look: Look, flicking: Seat, number: int) -> Iterator[Stamp]:
        """What shows in a frame that it is off, large enough at 350 px: a ring that spreads, then a cross and the name."""
        age, seen = number - self.begin, self.piece.seen
        if age < 0:
            return
        if age < BURST:
            yield burst(look, flicking if seen is None else seen.seat, self.edge, age)
        if age >= _CROSSED:
            yield cross(look, self.edge)
            if seen is not None:
                x, y = self.edge[0] / SHARE, self.edge[1] / SHARE
                x = min(max(x, _EDGE), SIZE[0] - _EDGE)
                y += _BESIDE if y < SIZE[1] / 2 else -_BESIDE
                yield plain(film_sprites.name_of(look, seen), SHARE, (x, y), _LARGER)


def exits(pieces: dict[str, PieceTrack], shown: Sequence[float], style: FilmStyle) -> dict[str, Exit]:
    """The players and balls that leave the field, by id, in a film whose frames show these instants."""
    found = {}
    span = _DRIFT * style.frame / 100 * SCALE * SHARE
    for name, piece in pieces.items():
        if piece.fall is None:
            continue
        vx, vy = velocity_at(piece.flights[-1], piece.fall.t) if piece.flights else (0.0, 0.0)
        x, y = at_edge(pixel(piece.fall.x, piece.fall.y), (BALL_RADIUS if name == BALL else RADIUS) * SCALE)
        begin = frame_of(shown, piece.fall.t)
        found[name] = Exit(piece, begin, (x * SHARE, y * SHARE), (vy * span, vx * span))
    return found
