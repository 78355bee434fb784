"""Built indices in a file beside the database: a start after the first need not build them."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

import msgspec

from bot.content import content

BOT = Path(__file__).parents[2]
PROGRAM = ("features/rulebook/*.py", "rules/*.py", "text.py", "words.py")  # below it, all by which an index is built
_KEPT = msgspec.msgpack.Decoder(tuple[str, tuple[bytes, ...]])


def named(database: Path) -> Path:
    """The file of a database."""
    return database.with_name(f"{database.name}.rules")


def read(database: Path | None) -> tuple[bytes, ...]:
    """The indices beside a database; none if there are none, they were built from other books or by another program, or are damaged."""
    if database is None:
        return ()
    with contextlib.suppress(OSError, msgspec.MsgspecError):
        of, indices = _KEPT.decode(named(database).read_bytes())
        if of == _sources(indices):
            return indices
    return ()


def write(database: Path | None, indices: Sequence[bytes]) -> None:
    """Keep indices beside a database, if it is a file. Raises OSError."""
    if database is None:
        return
    file = named(database)
    coming = file.with_name(f"{file.name}.new")
    coming.write_bytes(msgspec.msgpack.encode((_sources(indices), tuple(indices))))
    coming.replace(file)


def _sources(indices: Sequence[bytes]) -> str:
    """The hash of all that indices are made from, and of themselves."""
    hashed = hashlib.sha256()
    for name, body in _parts(indices):
        hashed.update(f"{name} {len(body)}\n".encode())
        hashed.update(body)
    return hashed.hexdigest()


def _parts(indices: Sequence[bytes]) -> Iterator[tuple[str, bytes]]:
    """Names and contents of all that is hashed."""
    yield "stems", version("snowballstemmer").encode()
    for file in (*content("rules/*/*.*"), *(file for pattern in PROGRAM for file in sorted(BOT.glob(pattern)))):
        yield "/".join(file.parts[-2:]), file.read_bytes()
    for index in indices:
        yield "index", index
