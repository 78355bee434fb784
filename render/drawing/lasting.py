"""Large pictures kept to be painted on: some as they are, in room that all games share, those wanted less often compressed.

Four bytes a pixel make four million of a table; compressed, it is a fortieth, and a few milliseconds to have it back.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec, TypeAlias, TypeVar, cast
from weakref import ref

from PIL import Image

ROOM = 16 * 2**20  # bytes; four or five pictures
GROUNDS = 16  # compressed pictures; 100 KB each
SPARES = 2  # copies that were released; a film has as many at a time
_PIXEL = 4  # bytes; Pillow pads what has three
_LEVEL = 3  # of zlib

P = ParamSpec("P")
T = TypeVar("T")
_Key: TypeAlias = tuple[Callable[..., object], tuple[Hashable, ...], tuple[tuple[str, Hashable], ...]]

_kept: OrderedDict[_Key, tuple[Any, int]] = OrderedDict()  # with its bytes; the one asked for last at the end
_packed: OrderedDict[_Key, tuple[str, tuple[int, int], bytes]] = OrderedDict()
_spares: list[Image.Image] = []
_lent: list[ref[Image.Image]] = []


def lasting(paint: Callable[P, T]) -> Callable[P, T]:
    """Keep what is painted as long as there is room; what was asked for least recently in any game goes first."""

    @wraps(paint)
    def kept(*args: P.args, **given: P.kwargs) -> T:
        key: _Key = kept, args, tuple(given.items())
        if key in _kept:
            _kept.move_to_end(key)
            return cast("T", _kept[key][0])
        painted = paint(*args, **given)
        _kept[key] = painted, _weight(painted)
        while sum(weight for _, weight in _kept.values()) > ROOM:
            _kept.popitem(last=False)
        return painted

    return kept


def packed(paint: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep what is painted compressed. Every call returns a picture of its own, which may be drawn on."""

    @wraps(paint)
    def fresh(*args: P.args, **given: P.kwargs) -> Image.Image:
        key: _Key = fresh, args, tuple(given.items())
        if key in _packed:
            _packed.move_to_end(key)
            mode, size, rows = _packed[key]
            return Image.frombytes(mode, size, zlib.decompress(rows))
        picture = paint(*args, **given)
        _packed[key] = picture.mode, picture.size, zlib.compress(picture.tobytes(), _LEVEL)
        if len(_packed) > GROUNDS:
            _packed.popitem(last=False)
        return picture

    return fresh


def copied(picture: Image.Image) -> Image.Image:
    """A copy to paint on, in the memory of one that was released: new memory takes longer than copying."""
    _spares[:] = [one for one in _spares if (one.mode, one.size) == (picture.mode, picture.size)]
    if _spares:
        copy = _spares.pop()
        copy.paste(picture)
    else:
        copy = picture.copy()
    _lent[:] = [*(one for one in _lent if one() is not None), ref(copy)]
    return copy


def release(*pictures: Image.Image) -> None:
    """Reuse the memory of these for the next copies, if they are copies: they are no longer in use."""
    for picture in pictures:
        if any(one() is picture for one in _lent):
            _lent[:] = [one for one in _lent if one() is not picture]
            _spares.append(picture)
    del _spares[:-SPARES]


def forget(*painters: Callable[..., object]) -> None:
    """Let be painted again what these paint ; everything if none is given."""
    stores: tuple[OrderedDict[_Key, Any], ...] = (_kept, _packed)
    for store in stores:
        for key in [key for key in store if not painters or key[0] in painters]:
            del store[key]


def _weight(painted: object) -> int:
    """The bytes of a picture, or of those among several things."""
    if isinstance(painted, Image.Image):
        return painted.width * painted.height * _PIXEL
    return sum(map(_weight, painted)) if isinstance(painted, tuple) else 0
