"""How large what pictures show is seen on a phone: the pieces and the capitals on every sprite that is drawn."""

from __future__ import annotations

import io
from collections.abc import Callable

import msgspec
import pytest
from PIL import Image

from render.drawing import canvas
from render.painter import Picture

PHONE = 350  # px; how wide a picture is shown


class Shown(msgspec.Struct, frozen=True):
    """The widths of pieces and the heights of capitals on a picture shown 350 px wide, px, smallest first."""

    pieces: tuple[float, ...]
    capitals: tuple[float, ...]


def shown(monkeypatch: pytest.MonkeyPatch, paint: Callable[[], Picture]) -> Shown:
    """What a picture shows. `forget_painted` before the first of a game: what painters have kept since is not drawn again."""
    sprites, put = set[tuple[float, float]](), canvas.Sprite.put

    def noted(sprite: canvas.Sprite, image: Image.Image, corner: tuple[int, int]) -> None:
        sprites.add((sprite.piece, sprite.capitals))
        put(sprite, image, corner)

    with monkeypatch.context() as patched:
        patched.setattr(canvas.Sprite, "put", noted)
        png = paint().png
    with Image.open(io.BytesIO(png)) as picture:
        share = PHONE / picture.width
    pieces, capitals = ({size for size in sizes if size} for sizes in zip(*sprites, strict=True))
    return Shown(*(tuple(sorted(size * share for size in sizes)) for sizes in (pieces, capitals)))
