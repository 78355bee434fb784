"""`python -m tools.make_emojis`: draws the emoji of `data/emojis`, which the bot uploads; run it after a change of a drawing."""

from __future__ import annotations

import io

from bot.content import DATA
from render import EMOJIS

FOLDER = DATA / "emojis"


def drawn(key: str) -> bytes:
    """An emoji as PNG."""
    file = io.BytesIO()
    EMOJIS[key]().save(file, "PNG", optimize=True)
    return file.getvalue()


def main() -> None:
    """Write all emoji files, and delete obsolete ones."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.png"):
        if path.stem not in EMOJIS:
            path.unlink()
    for key in EMOJIS:
        (FOLDER / f"{key}.png").write_bytes(drawn(key))


if __name__ == "__main__":
    main()
