"""Makes finished pictures smaller, where Discord takes them no other way."""

from __future__ import annotations

import io

from PIL import Image


def shrunk(image: bytes, scale: float) -> bytes:
    """A picture, or the last one of a film (PNG or GIF), as PNG; both sides times `scale`."""
    with Image.open(io.BytesIO(image)) as picture:
        picture.seek(getattr(picture, "n_frames", 1) - 1)
        still = picture.convert("RGB")
    if scale != 1:
        wide, high = (max(1, round(side * scale)) for side in still.size)
        still = still.resize((wide, high), Image.Resampling.LANCZOS)
    made = io.BytesIO()
    still.save(made, "PNG", optimize=True)
    return made.getvalue()
