"""Films: a scene, stamps that move over it, marks that stay on it, written as a GIF of differences between frames."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

import msgspec
from PIL import Image, ImageChops

from render.badges import overlaps
from render.canvas import Patch, Sprite
from render.painter import Theme
from render.palette import COLOURS, filmed, palette

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in px; right and bottom do not belong to it."""

CLEAR = COLOURS  # index of a pixel that does not change
_KEEP = 1  # how a frame is disposed of: it stays, and the next is laid over it
_CONTROL = (0x21, 0xF9, 4)  # first bytes of a graphic control extension, the last its length
_SEEN_THROUGH = 1  # the flag of a frame that has clear pixels
_PICTURE = 0x2C  # first byte of an image descriptor
_BITS = 8  # of an index
_NEAR = 1.25  # areas are painted as one if that makes them no larger than this many times their sum
_TINY = 1 / 255
POSTER = 2  # hundredths of a second; browsers show shorter frames for ten


class Stamp(NamedTuple):
    """A sprite with its top left corner on a pixel of the scene. Equal sprites must be the same object, or are painted again."""

    sprite: Sprite | Patch
    x: int
    y: int

    @property
    def area(self) -> Area:
        """The area that it may cover."""
        return self.x, self.y, self.x + self.sprite.size[0], self.y + self.sprite.size[1]


class Scene:
    """The bottom layer of a film; converted to the palette only once."""

    __slots__ = ("_indices", "picture")

    def __init__(self, picture: Image.Image) -> None:
        self.picture = picture
        self._indices: dict[tuple[str, Theme], Image.Image] = {}

    def indices(self, game: str, theme: Theme) -> Image.Image:
        """The scene in the palette of a game's theme, as films show it; read-only."""
        if (game, theme) not in self._indices:
            self._indices[game, theme] = filmed(self.picture, game, theme)
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
        begun = _together([_changed(poster, first.picture, 0, 0)], first.pause)
        return _block(_FrameChange(poster, 0, 0, POSTER)), _block(begun or first)

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


_Piece: TypeAlias = tuple[Image.Image, int, int]
"""Part of a change: its pixels, left, top."""


class _Screen:
    """The present picture of a film, in full colour and in the palette."""

    def __init__(self, game: str, theme: Theme) -> None:
        self.game, self.theme = game, theme
        self.scene: Image.Image | None = None
        self.shown = Image.new("L", (1, 1))
        self.stamps: tuple[Stamp, ...] = ()

    def show(self, frame: FilmFrame) -> _FrameChange | None:
        """Show the next frame; returns its change, or None without one. Raises ValueError if the first frame has no scene."""
        if frame.scene is not None:
            return self._begun(frame, frame.scene)
        if self.scene is None:
            raise ValueError("the first frame needs a scene")
        changed = set(self.stamps) ^ set(frame.stamps)
        areas = self._composed(frame, self.scene, changed)
        return _together((self._renewed(area) for area in areas), frame.pause)

    def _begun(self, frame: FilmFrame, scene: Scene) -> _FrameChange | None:
        before = None if self.scene is None else self.shown
        self.scene = scene.picture.copy()
        self.shown = scene.indices(self.game, self.theme).copy()
        for area in self._composed(frame, self.scene, frame.stamps):
            self.shown.paste(self._painted(area), area[:2])
        if before is None:
            return _FrameChange(self.shown.copy(), 0, 0, frame.pause)
        return _together([_changed(before, self.shown, 0, 0)], frame.pause)

    def _composed(self, frame: FilmFrame, scene: Image.Image, changed: Iterable[Stamp]) -> list[Area]:
        """Place a frame's marks and stamps; returns the areas that may have changed."""
        for mark in frame.marks:
            mark.sprite.put(scene, (mark.x, mark.y))
        self.stamps = frame.stamps
        return joined(clipped({stamp.area for stamp in (*frame.marks, *changed)}, scene.size))

    def _renewed(self, area: Area) -> _Piece | None:
        """Repaint an area; returns its change."""
        now = self._painted(area)
        changed = _changed(self.shown.crop(area), now, area[0], area[1])
        self.shown.paste(now, area[:2])
        return changed

    def _painted(self, area: Area) -> Image.Image:
        """An area of the present frame, as indices."""
        picture = self.scene.crop(area)  # type: ignore[union-attr]  # a frame has been shown
        for stamp in self.stamps:
            if overlaps(stamp.area, area):
                stamp.sprite.put(picture, (stamp.x - area[0], stamp.y - area[1]))
        return filmed(picture, self.game, self.theme)


def _changed(before: Image.Image, now: Image.Image, left: int, top: int) -> _Piece | None:
    """The difference between two pictures at `left`, `top`, `CLEAR` where they are equal; None if they are."""
    difference = ImageChops.difference(before, now)
    box = difference.getbbox()
    if box is None:
        return None
    if box != (0, 0, *now.size):
        difference, now = difference.crop(box), now.crop(box)
    same = ImageChops.add(difference, difference, scale=-_TINY, offset=CLEAR)  # 0 wherever there is a difference
    return ImageChops.lighter(now, same), left + box[0], top + box[1]


def _together(changed: Iterable[_Piece | None], pause: int) -> _FrameChange | None:
    """The pieces, none over another, as the change of one frame; None if there are none."""
    pieces = [piece for piece in changed if piece is not None]
    if len(pieces) < 2:
        return _FrameChange(*pieces[0], pause) if pieces else None
    left, top = min(piece[1] for piece in pieces), min(piece[2] for piece in pieces)
    right = max(x + picture.width for picture, x, _ in pieces)
    bottom = max(y + picture.height for picture, _, y in pieces)
    whole = Image.new("L", (right - left, bottom - top), CLEAR)
    for picture, x, y in pieces:
        whole.paste(picture, (x - left, y - top))
    return _FrameChange(whole, left, top, pause)


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
    """The areas, merged where they share pixels or where the union is hardly larger; no two results share a pixel."""
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
            apart = left >= east or west >= right or top >= south or north >= bottom
            together = (both[2] - both[0]) * (both[3] - both[1])
            if not apart or together <= _NEAR * (pixels + (east - west) * (south - north)):
                done.remove(other)
                todo.append(both)
                break
        else:
            done.append((left, top, right, bottom))
    return done
