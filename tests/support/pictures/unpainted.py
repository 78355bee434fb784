"""Parts of pictures that painters keep, to be painted again where a test looks at how they are painted."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import ImageDraw

from render.drawing import badges, canvas, fonts, lasting
from render.forhonor.board import field as ground
from render.offboard import painter
from render.pitchbowl.board import field
from render.pitchout.board import arena

KEPT = (
    *(
        fonts.font,
        canvas.label,
        badges.width,
        badges.badge,
        painter._ground,
        ground.ground,
        arena.ground,
        field.ground,
        field.enlarged,
    ),
)


def forget_painted() -> None:
    """Let every part be painted again."""
    for kept in KEPT:
        kept.cache_clear()
    lasting.forget()


def texts_to_draw(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """A set that gets every text which Pillow is asked to draw from now on; every part is painted again."""
    texts: set[str] = set()
    draw = ImageDraw.ImageDraw.text

    def listened(self: Any, xy: Any, text: Any, *rest: Any, **more: Any) -> Any:
        texts.add(str(text))
        return draw(self, xy, text, *rest, **more)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", listened)
    forget_painted()
    return texts
