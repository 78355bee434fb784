"""Search for a user's data in the bot's file, its log and its backups, byte by byte."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


def traces_of(user: int, name: str) -> dict[str, bytes]:
    """How a user may be spelled in a file."""
    return {
        "in digits": str(user).encode(),
        "in eight bytes": user.to_bytes(8, "big"),
        "in eight bytes backwards": user.to_bytes(8, "little"),
        "by name": name.encode(),
    }


def found(user: int, name: str, files: Iterable[Path]) -> set[tuple[str, str]]:
    """Which files tell of a user, and how."""
    return {
        (path.name, how)
        for path in files
        if path.is_file()
        for how, trace in traces_of(user, name).items()
        if trace in path.read_bytes()
    }
