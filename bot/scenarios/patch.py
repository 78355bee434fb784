"""A patch on a position: tables merge, tables of things with `id` merge by id, everything else replaces."""

import re
from typing import Any

import msgspec

MISSING = re.compile(r"^Object missing required field `(.*)`$")

Plain = Any
"""What TOML and JSON are made of: tables, lists, numbers, strings, truth values."""


class Misfit(Exception):
    """Something written does not fit; `key` is where, below the table that holds it."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(key, why)
        self.key = key
        self.why = why


def plain(value: Any) -> Plain:
    """A value as it is saved."""
    return msgspec.json.decode(msgspec.json.encode(value))


def by_id(things: Plain) -> dict[str, Plain] | None:
    """The tables of a list by their ids; None if it is no such list."""
    if not isinstance(things, list) or not all(isinstance(thing, dict) and "id" in thing for thing in things):
        return None
    return {thing["id"]: thing for thing in things}


def merged(base: Plain, patch: Plain) -> Plain:
    """The base with the patch on it: `merged([{"id": "a", "x": 1}], [{"id": "a", "y": 2}]) == [{"id": "a", "x": 1, "y": 2}]`."""
    if isinstance(base, dict) and isinstance(patch, dict):
        return base | {key: merged(base.get(key), value) for key, value in patch.items()}
    old, new = by_id(base), by_id(patch)
    if old and new:
        return list((old | {name: merged(old.get(name), thing) for name, thing in new.items()}).values())
    return patch


def cleared(base: Plain, path: str) -> Plain:
    """The base with the field at a dotted path empty. Raises Misfit if there is no such field."""
    name, _, rest = path.partition(".")
    if not isinstance(base, dict) or name not in base:
        raise Misfit(path, "there is no such field to unset")
    return base | {name: cleared(base[name], rest) if rest else None}


def fitted(kind: Any, written: Plain) -> Any:
    """The value of type `kind` that was written; TOML has no null, so a field left out is null where that fits.

    Raises Misfit for what does not fit, unknown fields included.
    """
    try:
        value = msgspec.convert(written, kind)
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at `$")
        path = path.rstrip("`").lstrip(".")
        lacks = MISSING.match(why)
        if lacks is None:
            raise Misfit(path, why) from error
        try:
            return fitted(kind, _with_null(written, path, lacks[1]))
        except Misfit:
            raise Misfit(f"{path}.{lacks[1]}".lstrip("."), "is missing") from error
    unknown = stranger(written, plain(value))
    if unknown is not None:
        raise Misfit(unknown, "there is no such field")
    return value


def _with_null(written: Plain, path: str, field: str) -> Plain:
    """The same with a field of the outermost table null. Raises Misfit for a nested table."""
    if path or not isinstance(written, dict):
        raise Misfit(path, f"{field} is missing")
    return written | {field: None}


def stranger(written: Plain, known: Plain, path: str = "") -> str | None:
    """The path of the first key written that the value does not know, if any."""
    if isinstance(written, dict) and isinstance(known, dict):
        for key, value in written.items():
            here = f"{path}.{key}" if path else key
            found = here if key not in known else stranger(value, known[key], here)
            if found is not None:
                return found
    if isinstance(written, list) and isinstance(known, list):
        for number, pair in enumerate(zip(written, known, strict=False)):
            found = stranger(*pair, f"{path}[{number}]")
            if found is not None:
                return found
    return None
