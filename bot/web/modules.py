"""The scripts of a page as one: a browser fetches one file instead of some twenty, and either has all of it or nothing."""

from __future__ import annotations

import re
from pathlib import Path

_IMPORT = re.compile(r'^import (?:\{([\w$]+(?:, [\w$]+)*)\} from )?"\./([a-z]+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:const|class|function|async function) ([\w$]+))", re.MULTILINE)
# What is left of either could not be joined: other forms, names that change later, modules that are imported later.
_ODD = re.compile(r'^(?:import|export)\b.*|\bimport\("\./[^"]*"\)(?!\.[A-Z]).*', re.MULTILINE)


def joined(path: Path) -> bytes:
    """The module at `path` after all that it imports from its folder, as one module, which exports them by their names as `modules`.

    Each has a block of its own. Raises FileNotFoundError, and ValueError for a module that cannot be joined.
    """
    found: dict[str, str] = {}
    _collect(path, (), found)
    return "\n".join(("export const modules = {};", *found.values())).encode()


def _collect(path: Path, below: tuple[str, ...], found: dict[str, str]) -> None:
    """Add a module, after those that it imports, in the order in which a browser would run them."""
    if path.stem in below:
        raise ValueError(f"{path.name} imports itself: {' > '.join((*below, path.stem))}")
    if path.stem in found:
        return
    text = path.read_text(encoding="utf-8")
    for _, name in _IMPORT.findall(text):
        _collect(path.with_name(f"{name}.js"), (*below, path.stem), found)
    exported = ", ".join(_EXPORT.findall(text))
    text = _EXPORT.sub("", _IMPORT.sub(_from_block, text))
    if odd := _ODD.search(text):
        raise ValueError(f"{path.name} cannot be joined with others: {odd[0]}")
    found[path.stem] = f"{{\n{text}modules.{path.stem} = {{{exported}}};\n}}"


def _from_block(found: re.Match[str]) -> str:
    """The names that an import takes from the block of its module."""
    names, module = found.groups()
    return f"const {{{names}}} = modules.{module};" if names else ""
