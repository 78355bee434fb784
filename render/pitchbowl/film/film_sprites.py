"""The moving sprites of a film of PitchBowl: players, exits, the ball, the line that stops a player, captions."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

import msgspec
from PIL import Image, ImageDraw

from bot.games.contract.vocabulary import Seat
from bot.games.pitchbowl.rules.board import BALL, BALL_RADIUS, RADIUS, SIDE, Cell, PlayerId
from bot.games.pitchbowl.rules.view import SeenPlayer, View
from bot.physics.film import velocity_at
from render.drawing.badges import BadgeDisc, Box, Name, box_of, name_badge, places
from render.drawing.canvas import FINE, Spot, Sprite
from render.drawing.canvas import label as lettering
from render.films.film import Scene, Stamp
from render.films.sprites import BURST, burst, cross, fixed, plain, shrunk, stamped, sunk
from render.films.thumbnail import FilmFormat
from render.films.timing import FilmStyle, frame_of
from render.painter import Theme
from render.pitchbowl.board import last_flick, pieces
from render.pitchbowl.board.aim_overlay import at_edge, outline
from render.pitchbowl.board.field import BOUNDS, HIGH, SCALE, SIZE, WHOLE, ground
from render.pitchbowl.board.still import taken
from render.pitchbowl.film.motion_track import PieceTrack
from render.theme import Look

SHARE = 0.7  # films are drawn at this share of a still's size
FORMAT = FilmFormat(SIZE, 40, 28)
_NAME = 32  # px of the still; height of a name
HIGHEST = 130.0  # px of the film; how far up a kicked ball is drawn at its highest
_LARGEST = 1.5  # by how much it is drawn larger there
_SHADE = 110  # of 255; the shadow of a ball in the air
_LINE = 3.0  # px of the film; of the line that stops a player
_ROOM = 4  # px round it


def to_film(x: float, y: float) -> Spot:
    """The pixel of the film of a place on the field, mm."""
    across, down = WHOLE.to_pixels(x, y)
    return across * SHARE, down * SHARE


def player(look: Look, one: SeenPlayer, at: Spot, *, lost: int = 0, shaded: bool = True) -> Stamp:
    """A player at a place of the film; `lost` counts the frames since the exit. The shadow is left out unless `shaded`."""
    size, opacity = sunk(lost)
    if shaded or not one.active:
        sprite = pieces.puck(one.id, RADIUS * SCALE, look, active=one.active, icon=pieces.icon_of(one.id))
    else:
        sprite = pieces.ghost(one.id, RADIUS * SCALE, look, 1.0, pieces.icon_of(one.id))
    return stamped(lambda right, down: shrunk(sprite, SHARE, size, opacity, right, down), at)


def ball(look: Look, at: Spot, *, height: float = 0.0, lost: int = 0) -> Iterator[Stamp]:
    """The ball at a place of the film, with its shadow there; `height` from 0 (on the ground) to 1."""
    size, opacity = sunk(lost)
    if height > 0.0:
        shade = _shade()
        yield stamped(lambda right, down: shrunk(shade, SHARE, 100, 100, right, down), at)
    sprite = pieces.ball(BALL_RADIUS * SCALE, look, grounded=height <= 0.0)
    grown = round(size * (1 + (_LARGEST - 1) * height) / 2) * 2
    up = at[0], at[1] - HIGHEST * height
    yield stamped(lambda right, down: shrunk(sprite, SHARE, grown, opacity, right, down), up)


def held_ball(look: Look, at: Spot, *, lost: int = 0) -> Stamp:
    """The held ball; `at` is the holder's place in the film."""
    size, opacity = sunk(lost)
    sprite = pieces.ball(pieces.held_ball(RADIUS * SCALE), look, grounded=False)
    x, y = pieces.held_at((0.0, 0.0), RADIUS * SCALE)
    spot = at[0] + x * SHARE, at[1] + y * SHARE
    return stamped(lambda right, down: shrunk(sprite, SHARE, size, opacity, right, down), spot)


@lru_cache(maxsize=1)
def _shade() -> Sprite:
    radius = BALL_RADIUS * SCALE * 0.9
    half = math.ceil(radius) + 2
    picture = Image.new("RGBA", (2 * half * FINE, 2 * half * FINE))
    reach, middle = radius * FINE, half * FINE
    box = (middle - reach, middle - reach, middle + reach, middle + reach)
    ImageDraw.Draw(picture).ellipse(box, fill=(0, 0, 0, _SHADE))
    return Sprite.of(picture.reduce(FINE))


def name_of(look: Look, one: SeenPlayer) -> Sprite:
    """A player's name."""
    return name_badge(Name(one.label, one.seat, WHOLE.to_pixels(one.x, one.y), 0.0), look, _NAME)


def plates(
    players: Sequence[SeenPlayer], discs: Sequence[BadgeDisc], boxes: Sequence[Box], look: Look
) -> dict[PlayerId, Box]:
    """The places of names, px of the still, clear of discs and boxes."""
    radius = pieces.life_size("", WHOLE) + 1.0
    names = [Name(one.label, one.seat, WHOLE.to_pixels(one.x, one.y), radius) for one in players if not one.out]
    found = places(names, discs, boxes, look, BOUNDS, _NAME)
    shown = [one for one in players if not one.out]
    return {one.id: box_of(spot.x, spot.y, tag) for one, (tag, spot) in zip(shown, found, strict=True)}


def discs_on(view: View) -> list[BadgeDisc]:
    """The discs that names keep clear of on the still of a view: the pucks, and the starts of the last paths."""
    discs = taken(view, pieces.discs(view.players, WHOLE, {}), {})
    return discs if view.last_flick is None else [*discs, *last_flick.rounds(view.last_flick)]


def written(view: View, look: Look) -> list[Box]:
    """The names on the still of a view, px of the still."""
    names = [*pieces.numbered_beside(view, WHOLE, {}, look).values()]
    return [box_of(spot.x, spot.y, tag) for tag, spot in places(names, discs_on(view), (), look, BOUNDS, HIGH)]


def named(look: Look, one: SeenPlayer, plate: Box, moved: Spot = (0.0, 0.0)) -> Stamp:
    """A player's name at its place on a still, `moved` so many px of the film."""
    x, y = (plate[0] + plate[2]) / 2 + moved[0] / SHARE, (plate[1] + plate[3]) / 2 + moved[1] / SHARE
    return plain(name_of(look, one), SHARE, (x, y))


def border(look: Look, inside: frozenset[Cell], boxes: Sequence[Box], discs: Sequence[BadgeDisc]) -> Stamp:
    """The line round the cells that a player may hold, under boxes and discs (px of the still)."""
    trails = [[to_film(SIDE * column, SIDE * row) for column, row in trail] for trail in outline(inside)]
    corners = [corner for trail in trails for corner in trail]
    left, top = (math.floor(min(axis)) - _ROOM for axis in zip(*corners, strict=True))
    right, bottom = (math.ceil(max(axis)) + _ROOM for axis in zip(*corners, strict=True))
    picture = Image.new("RGBA", ((right - left) * FINE, (bottom - top) * FINE))
    draw = ImageDraw.Draw(picture)

    def fitted(box: Box) -> Box:
        return (box[0] - left) * FINE, (box[1] - top) * FINE, (box[2] - left) * FINE, (box[3] - top) * FINE

    for wide, colour in ((_LINE + 2.5, look.casing), (_LINE, look.aim)):
        for start, end in (side for trail in trails for side in pairwise(trail)):
            (x0, x1), (y0, y1) = sorted((start[0], end[0])), sorted((start[1], end[1]))
            box = (x0 - wide / 2, y0 - wide / 2, x1 + wide / 2, y1 + wide / 2)
            draw.rectangle(fitted(box), fill=(*colour, 255))
    for x0, y0, x1, y1 in boxes:
        draw.rectangle(fitted((x0 * SHARE, y0 * SHARE, x1 * SHARE, y1 * SHARE)), fill=(0, 0, 0, 0))
    for disc in discs:
        x, y, reach = disc.x * SHARE, disc.y * SHARE, (disc.r + 1) * SHARE
        draw.ellipse(fitted((x - reach, y - reach, x + reach, y + reach)), fill=(0, 0, 0, 0))
    return Stamp(Sprite.of(picture.reduce(FINE)), left, top)


_STRIP, _LETTERS, _BESIDE_TEXT = (
    36,
    32,
    16,
)  # px of the film: a strip's height, its letters, and what is left free beside them


@lru_cache(maxsize=64)
def strip(look: Look, text: str) -> Stamp:
    """A strip with text below the field."""
    letters = lettering(text, "headline", _LETTERS, look.text)
    wide = letters.size[0] + 2 * _BESIDE_TEXT
    large = Image.new("RGBA", (wide * FINE, _STRIP * FINE))
    draw = ImageDraw.Draw(large)
    for inset, colour in ((0, look.casing), (2, look.panel)):
        box = (inset * FINE, inset * FINE, (wide - inset) * FINE - 1, (_STRIP - inset) * FINE - 1)
        draw.rounded_rectangle(box, _STRIP // 2 * FINE, fill=colour)
    small = large.reduce(FINE)
    paint = small.convert("RGB")
    letters.onto(paint, (wide / 2, _STRIP / 2))
    across, down = FORMAT.shown
    return Stamp(Sprite(paint, small.getchannel("A")), (across - wide) // 2, down - _STRIP - 1)


def opening_scene(picture: Image.Image, theme: Theme) -> tuple[Scene, tuple[Stamp, ...]]:
    """A still at the size of films: the empty field, and the pieces on it."""
    return _empty(theme), tuple(FORMAT.turned_into(ground(theme), picture))


@lru_cache(maxsize=2)
def _empty(theme: Theme) -> Scene:
    return Scene(FORMAT.ground(ground(theme)))


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
        """The number of frames since it left, at a frame."""
        return max(0, number - self.begin + 1)

    def at(self, lost: int) -> Spot:
        """The place, `lost` frames after it left."""
        return self.edge[0] + self.drift[0] * lost, self.edge[1] + self.drift[1] * lost

    def exit_marks(self, look: Look, flicking: Seat, number: int) -> Iterator[Stamp]:
        """The marks of an exit in a frame, large enough at 350 px: a ring that spreads, then a cross and the name."""
        age, seen = number - self.begin, self.piece.seen
        if age < 0:
            return
        if age < BURST:
            yield fixed(burst(look, flicking if seen is None else seen.seat, age), self.edge)
        if age >= _CROSSED:
            yield fixed(cross(look), self.edge)
            if seen is not None:
                x, y = self.edge[0] / SHARE, self.edge[1] / SHARE
                x = min(max(x, _EDGE), SIZE[0] - _EDGE)
                y += _BESIDE if y < SIZE[1] / 2 else -_BESIDE
                yield plain(name_of(look, seen), SHARE, (x, y), _LARGER)


def exits(pieces: dict[str, PieceTrack], shown: Sequence[float], style: FilmStyle) -> dict[str, Exit]:
    """The players and balls that leave the field, by id, in a film whose frames show these instants."""
    found = {}
    span = _DRIFT * style.frame / 100 * SCALE * SHARE
    for name, piece in pieces.items():
        if piece.fall is None:
            continue
        vx, vy = velocity_at(piece.flights[-1], piece.fall.t) if piece.flights else (0.0, 0.0)
        x, y = at_edge(WHOLE.to_pixels(piece.fall.x, piece.fall.y), (BALL_RADIUS if name == BALL else RADIUS) * SCALE)
        begin = frame_of(shown, piece.fall.t)
        found[name] = Exit(piece, begin, (x * SHARE, y * SHARE), (vy * span, vx * span))
    return found
