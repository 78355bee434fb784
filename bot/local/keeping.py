"""The world in a file, for `--keep`."""

from pathlib import Path

import msgspec

from bot.local.world import State

__all__ = ["load", "save"]


def load(path: Path | None) -> State | None:
    """The world kept in the file, or None if there is no file."""
    if path is None or not path.exists():
        return None
    return msgspec.json.decode(path.read_bytes(), type=State)


def save(state: State, path: Path) -> None:
    """Write the world to the file, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(msgspec.json.encode(state))
    fresh.replace(path)
