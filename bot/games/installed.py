"""Finds the games by others: distributions that are installed beside the product declare them as entry points, `pichenette.games`."""

from collections.abc import Collection, Iterator
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

from bot.games.contract.parts import API, KEY, Found, GameParts, not_imported

GROUP = "pichenette.games"


def installed(taken: Collection[str]) -> Iterator[Found]:
    """The games by others in the order of their keys; `taken` are the keys of the product's own."""
    points = sorted(entry_points(group=GROUP), key=lambda one: (one.name, package_of(one)))
    names = [one.name for one in points]
    for one in points:
        found = Found(one.name, package_of(one))
        try:
            yield found._replace(parts=_loaded(one, [*taken, *(name for name in names if names.count(name) > 1)]))
        except _Refused as refused:
            yield found._replace(reason=str(refused))


def package_of(point: EntryPoint) -> str:
    """The distribution of an entry point and its version."""
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.value


class _Refused(Exception):
    """The reason why a game cannot be used."""


def _loaded(point: EntryPoint, taken: Collection[str]) -> GameParts:
    """The parts of a game. Raises _Refused."""
    if not KEY.fullmatch(point.name):
        raise _Refused(f"the key {point.name!r} is not a short word in small letters: its author has to change it")
    if point.name in taken:
        raise _Refused("another game has this key: uninstall one of the two")
    try:
        parts = point.load()
    except Exception as error:
        raise _Refused(not_imported(error)) from error
    if not isinstance(parts, GameParts):
        raise _Refused(f"{point.value} is no GameParts: its author has to change it")
    if parts.api != API:
        raise _Refused(
            f"it is for version {parts.api} of pichenette.api, this is {API}: install a version of it for {API}"
        )
    spec, painter = parts.rules.spec, parts.painter.partition(":")[0]
    if spec.key != point.name:
        raise _Refused(f"its Spec has another key, {spec.key!r}: its author has to change it")
    for module in (spec.package, painter):
        if not _exists(module):
            raise _Refused(f"there is no module {module!r} in it: its author has to change it")
    return parts


def _exists(module: str) -> bool:
    """Whether there is a module, which is not imported: painters need what the rooms of rules do without."""
    try:
        return bool(module) and find_spec(module) is not None
    except ModuleNotFoundError:  # nor what it is in
        return False
