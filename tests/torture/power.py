"""The operations on a disk as the shim notes them."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

from tools.bottle.power import Op

HEAD = struct.Struct("<qqqq")


def noted(log: Path) -> Iterator[Op]:
    """The operations noted by the shim."""
    raw = log.read_bytes()
    at = 0
    while at < len(raw):
        kind, where, length, name = HEAD.unpack_from(raw, at)
        at += HEAD.size
        file = raw[at : at + name].decode()
        at += name
        data = raw[at : at + length] if chr(kind) in "wr" else b""
        at += len(data)
        yield Op(chr(kind), file, where, data)
