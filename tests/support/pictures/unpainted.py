"""Parts of pictures that painters keep, to be painted again where a test looks at how they are painted."""

from __future__ import annotations

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
