"""Films: a scene, stamps that move over it, marks that stay on it, written as a GIF of differences between frames."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

import msgspec
from PIL import Image

from render.drawing.badges import overlaps
from render.drawing.canvas import Patch, Pixels, Sprite
from render.drawing.palette import COLOURS, filmed, palette
from render.painter import Theme

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in px; right and bottom do not belong to it."""

CLEAR = COLOURS  # index of a pixel that does not change
_KEEP = 1  # how a frame is disposed of: it stays, and the next is laid over it
_CONTROL = (0x21, 0xF9, 4)  # first bytes of a graphic control extension, the last its length
_SEEN_THROUGH = 1  # the flag of a frame that has clear pixels
_PICTURE = 0x2C  # first byte of an image descriptor
_BITS = 8  # of an index
_SPARE = 4000  # px that areas may grow by to be painted as one: an area takes as long as so many of its pixels
_DIFFERENT = [0, *[255] * 255]  # by difference, a mask of what differs
POSTER = 2  # hundredths of a second; browsers show shorter frames for ten


class Stamp(NamedTuple):
    """A sprite with its top left corner on a pixel of the scene. Equal sprites must be the same object, or are painted again."""

    sprite: Sprite | Patch
    x: int
    y: int

    @property
    def area(self) -> Area:
        """The area that it may cover."""
        left, top, right, bottom = self.sprite.inked
        return self.x + left, self.y + top, self.x + right, self.y + bottom


class Scene:
    """The bottom layer of a film; converted to the palette only once."""

    __slots__ = ("_indices", "picture")

    def __init__(self, picture: Image.Image) -> None:
        self.picture = picture
        self._indices: dict[tuple[str, Theme], Pixels] = {}

    def indices(self, game: str, theme: Theme) -> Pixels:
        """The scene in the palette of a game's theme, as films show it; read-only."""
        if (game, theme) not in self._indices:
            self._indices[game, theme] = filmed(self.picture.im, game, theme)
        return self._indices[game, theme]


class FilmFrame(msgspec.Struct, frozen=True):
    """One picture of a film."""

    pause: int
    """Hundredths of a second."""
    stamps: tuple[Stamp, ...] = ()
    """Drawn over the scene, back to front, in this frame only."""
    marks: tuple[Stamp, ...] = ()
    """Added to the scene for good, under the stamps."""
    scene: Scene | None = None
    """Replaces the scene with its marks; the first frame has one."""


class Recorder:
    """Writes the frames of a film as they come.

    The last one is also shown for an instant at the beginning, where clients that do not animate stop.
    """

    def __init__(self, game: str, theme: Theme) -> None:
        self._screen = _Screen(game, theme)
        self._colours = bytes(palette(game, theme).getpalette() or ())[: 3 * COLOURS].ljust(768, b"\0")
        self._parts: list[bytes] = []
        self._first: _FrameChange | None = None
        self._last: _FrameChange | None = None

    def add(self, frame: FilmFrame) -> None:
        """Add the next frame; an unchanged one lengthens the one before. Raises ValueError if the first has no scene."""
        change = self._screen.show(frame)
        if change is None:
            if self._last is not None:
                self._last = msgspec.structs.replace(self._last, pause=self._last.pause + frame.pause)
            return
        self._write()
        self._last = change

    def gif(self) -> bytes:
        """The film, to be played once. Raises ValueError if there is no frame."""
        self._write()
        self._last = None
        if self._first is None:
            raise ValueError("a film needs frames")
        screen = struct.pack("<HHBBB", *self._screen.shown.size, 0xF7, 0, 0)
        return b"".join((b"GIF89a", screen, self._colours, *self._opening(self._first), *self._parts, b";"))

    def _opening(self, first: _FrameChange) -> Iterable[bytes]:
        """The poster of a film with motion, and its first frame."""
        if not self._parts:
            return (_block(first),)
        poster = self._screen.shown
        begun = _together([_changed(poster, first.picture.im, 0, 0)], first.pause)
        return _block(_whole_frame(poster, POSTER)), _block(begun or first)

    def _write(self) -> None:
        if self._first is None:
            self._first = self._last
        elif self._last is not None:
            self._parts.append(_block(self._last))


class _FrameChange(msgspec.Struct, frozen=True):
    """The change that a frame makes: indices (`CLEAR` where nothing changes), their top left corner, and the frame's duration."""

    picture: Image.Image
    left: int
    top: int
    pause: int


class _Piece(NamedTuple):
    """Part of a change: pixels with their top left corner, 255 in `mask` where they differ, and the box outside which none does."""

    pixels: Pixels
    mask: Pixels
    left: int
    top: int
    box: Area


class _Screen:
    """The present picture of a film, in full colour and in the palette."""

    def __init__(self, game: str, theme: Theme) -> None:
        self.game, self.theme = game, theme
        self.scene: Pixels | None = None
        self.shown: Pixels = Image.new("L", (1, 1)).im
        self.stamps: tuple[Stamp, ...] = ()

    def show(self, frame: FilmFrame) -> _FrameChange | None:
        """Show the next frame; returns its change, or None without one. Raises ValueError if the first frame has no scene."""
        if frame.scene is not None:
            return self._begun(frame, frame.scene)
        if self.scene is None:
            raise ValueError("the first frame needs a scene")
        changed = set(self.stamps) ^ set(frame.stamps)
        areas = self._composed(frame, self.scene, changed)
        return _together([self._renewed(self.scene, area) for area in areas], frame.pause)

    def _begun(self, frame: FilmFrame, scene: Scene) -> _FrameChange | None:
        before = None if self.scene is None else self.shown
        self.scene = scene.picture.im.copy()
        self.shown = scene.indices(self.game, self.theme).copy()
        for area in self._composed(frame, self.scene, frame.stamps):
            self.shown.paste(self._painted(self.scene, area), area)
        if before is None:
            return _whole_frame(self.shown, frame.pause)
        return _together([_changed(before, self.shown, 0, 0)], frame.pause)

    def _composed(self, frame: FilmFrame, scene: Pixels, changed: Iterable[Stamp]) -> list[Area]:
        """Place a frame's marks and stamps; returns the areas that may have changed."""
        for mark in frame.marks:
            mark.sprite.lay(scene, (mark.x, mark.y))
        self.stamps = frame.stamps
        return joined(clipped({stamp.area for stamp in (*frame.marks, *changed)}, scene.size))

    def _renewed(self, scene: Pixels, area: Area) -> _Piece | None:
        """Repaint an area; returns its change."""
        now = self._painted(scene, area)
        changed = _changed(self.shown.crop(area), now, area[0], area[1])
        if changed is not None:
            self.shown.paste(now, area)
        return changed

    def _painted(self, scene: Pixels, area: Area) -> Pixels:
        """An area of the present frame, as indices."""
        pixels = scene.crop(area)
        for stamp in self.stamps:
            if overlaps(stamp.area, area):
                stamp.sprite.lay(pixels, (stamp.x - area[0], stamp.y - area[1]))
        return filmed(pixels, self.game, self.theme)


def _changed(before: Pixels, now: Pixels, left: int, top: int) -> _Piece | None:
    """The difference between two pictures at `left`, `top`; None if they are equal."""
    mask = before.chop_difference(now).point(_DIFFERENT, "L")
    box = mask.getbbox()
    if box is None:
        return None
    return _Piece(now, mask, left, top, (left + box[0], top + box[1], left + box[2], top + box[3]))


def _together(changed: Iterable[_Piece | None], pause: int) -> _FrameChange | None:
    """The pieces, none over another, as the change of one frame; None if there are none."""
    pieces = [piece for piece in changed if piece is not None]
    if not pieces:
        return None
    lefts, tops, rights, bottoms = zip(*(piece.box for piece in pieces), strict=True)
    left, top = min(lefts), min(tops)
    whole = Image.new("L", (max(rights) - left, max(bottoms) - top), CLEAR)
    for piece in pieces:
        x, y = piece.left - left, piece.top - top
        whole.im.paste(piece.pixels, (x, y, x + piece.pixels.size[0], y + piece.pixels.size[1]), piece.mask)
    return _FrameChange(whole, left, top, pause)


def _whole_frame(pixels: Pixels, pause: int) -> _FrameChange:
    """A frame without anything clear."""
    whole = Image.new("L", pixels.size)
    whole.im.paste(pixels, (0, 0, *pixels.size))
    return _FrameChange(whole, 0, 0, pause)


def with_footer(gif: bytes, strip: Image.Image) -> bytes:
    """A film with a strip below, as wide as it is; the first frame paints it, and no other changes it."""
    with Image.open(io.BytesIO(gif)) as film:
        colours = Image.new("P", (1, 1))
        colours.putpalette((film.getpalette() or [])[: 3 * COLOURS])
        first = Image.new("L", (film.width, film.height + strip.height))
        first.paste(Image.frombytes("L", film.size, film.tobytes()))
        pause = film.info["duration"] // 10
    footer = strip.quantize(palette=colours, dither=Image.Dither.NONE)
    first.paste(Image.frombytes("L", footer.size, footer.tobytes()), (0, first.height - footer.height))
    screen = struct.pack("<HH", *first.size)
    start = len(b"GIF89a") + len(screen) + 3 + 3 * 256
    block = _block(_FrameChange(first, 0, 0, pause))
    return b"".join((gif[:6], screen, gif[10:start], block, gif[_end_of_block(gif, start) :]))


def _end_of_block(gif: bytes, start: int) -> int:
    """The start of the next frame in the file, or its end."""
    at = start + len(_CONTROL) + 5 + 10 + 1  # graphic control, image descriptor, bits of an index
    while gif[at]:
        at += gif[at] + 1
    return at + 1


def _block(change: _FrameChange) -> bytes:
    picture = change.picture
    control = struct.pack("<BBBBHBB", *_CONTROL, _KEEP << 2 | _SEEN_THROUGH, change.pause, CLEAR, 0)
    place = struct.pack("<BHHHHBB", _PICTURE, change.left, change.top, *picture.size, 0, _BITS)
    return b"".join((control, place, picture.tobytes("gif", "L", _BITS, 0), b"\0"))


def clipped(areas: Iterable[Area], size: tuple[int, int]) -> list[Area]:
    """The areas clipped to a picture of this size, in order."""
    cut = ((max(a[0], 0), max(a[1], 0), min(a[2], size[0]), min(a[3], size[1])) for a in areas)
    return sorted(area for area in cut if area[0] < area[2] and area[1] < area[3])


def joined(areas: Iterable[Area]) -> list[Area]:
    """The areas as others that hold all their pixels, no two of which share one.

    Those close together are one; of those that overlap and are not, one is cut up.
    """
    done: list[Area] = []
    todo = [*areas]
    while todo:
        left, top, right, bottom = todo.pop()
        pixels = (right - left) * (bottom - top)
        for other in done:
            west, north, east, south = other
            both = (  # crowds have a thousand pairs a frame: four calls would take longer than all the rest
                left if left < west else west,  # noqa: FURB136
                top if top < north else north,  # noqa: FURB136
                right if right > east else east,  # noqa: FURB136
                bottom if bottom > south else south,  # noqa: FURB136
            )
            if (both[2] - both[0]) * (both[3] - both[1]) <= pixels + (east - west) * (south - north) + _SPARE:
                done.remove(other)
                todo.append(both)
                break
        else:
            done.append((left, top, right, bottom))
    return _cut(done)


def _cut(areas: list[Area]) -> list[Area]:
    """The areas without the parts that larger ones cover."""
    done: list[Area] = []
    todo = sorted(areas, key=lambda area: (area[2] - area[0]) * (area[3] - area[1]))
    while todo:
        left, top, right, bottom = area = todo.pop()
        covering = next((other for other in done if overlaps(other, area)), None)
        if covering is None:
            done.append(area)
            continue
        west, north, east, south = covering
        high, low = max(top, north), min(bottom, south)
        parts = (left, top, right, high), (left, low, right, bottom), (left, high, west, low), (east, high, right, low)
        todo += [part for part in parts if part[0] < part[2] and part[1] < part[3]]
    return done
