"""The two themes, read from `data/looks.toml`, and the tables of games in them, from `data/tables.toml`. Every goal about contrast and colour vision is checked from that table alone."""

from __future__ import annotations

import tomllib
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from bot.content import DATA
from render.painter import Theme

Colour: TypeAlias = tuple[int, int, int]
_Colours = TypeVar("_Colours", bound=msgspec.Struct)


def hexed(code: str) -> Colour:
    """The colour of `#RRGGBB`."""
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


def blend(under: Colour, over: Colour, share: float) -> Colour:
    """`over` laid on `under` with an opacity of `share` (0..1)."""
    red, green, blue = (round(u + (o - u) * share) for u, o in zip(under, over, strict=True))
    return red, green, blue


Shape: TypeAlias = Literal["round", "square", "hexagon", "ribbon"]
"""The shape of badges and counters: rounded, cornered, pointed at both ends, or cut in at both ends."""

Hatch: TypeAlias = Literal["rising", "falling", "upright", "level"]
"""The way the stripes of a zone run."""


class Team(msgspec.Struct, frozen=True):
    """One side's look: shape of badges, stripes of the zone and pattern of the rim distinguish it from others, never colour alone.

    `base` carries badge and face, `ink` is what is written on it, `side` is the disc's thickness. Its `rim` wears `notches` of
    `notched` degrees in the colour `notch`; partners have rims alike, light or dark. `zone` and `hatch` fill the deployment strip.
    """

    base: Colour
    high: Colour
    low: Colour
    ink: Colour
    rim: Colour
    notch: Colour
    side: Colour
    zone: tuple[Colour, Colour]
    hatch: Colour
    edge: Colour
    shape: Shape
    stripes: Hatch
    notches: int
    notched: float = 0.0


class Look(msgspec.Struct, frozen=True):
    """One theme. `floor` are the two colours of the checker, `aim` with its `casing` the active piece and everything it may do.

    `shadow` is the depth of shadows (0..255), `glow` the share of white in the brightest light,
    `gloom` that of black in the darkest corner.
    """

    canvas: Colour
    floor: tuple[Colour, Colour]
    mark: Colour
    text: Colour
    secondary: Colour
    coordinate: Colour
    frame: Colour
    frame_high: Colour
    frame_low: Colour
    tick: Colour
    protractor: Colour
    aim: Colour
    casing: Colour
    block: Colour
    block_high: Colour
    block_side: Colour
    block_pit: Colour
    panel: Colour
    shadow: int
    glow: float
    gloom: float
    teams: tuple[Team, Team, Team, Team]


def _coloured(value: object) -> object:
    """A value of the table, with colours in place of every `#RRGGBB` in it."""
    if isinstance(value, dict):
        return {key: _coloured(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_coloured(part) for part in value]
    return hexed(value) if isinstance(value, str) and value.startswith("#") else value


def _read(name: str) -> dict[str, Any]:
    """A file of colours."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


LOOKS = msgspec.convert(_coloured(_read("looks.toml")), dict[Theme, Look])


def table_looks(game: str) -> dict[Theme, Look]:
    """The two themes with what a game's own table has instead."""
    looks, own = _read("looks.toml"), _read("tables.toml")[game]
    return msgspec.convert(
        _coloured({theme: _with(look, own.get(theme, {})) for theme, look in looks.items()}), dict[Theme, Look]
    )


def _with(look: Any, own: Any) -> Any:
    """The values of a look with `own` in place of some."""
    if isinstance(own, dict):
        return look | {key: _with(look[key], value) for key, value in own.items()}
    if isinstance(own, list) and isinstance(own[0], dict):
        return [_with(one, other) for one, other in zip(look, own, strict=True)]
    return own


def table_colours(game: str, kind: type[_Colours]) -> dict[Theme, _Colours]:
    """The colours of a game's own table, by theme."""
    themes = msgspec.convert(_coloured(_read("tables.toml")), dict[str, dict[Theme, dict[str, object]]])[game]
    return {theme: msgspec.convert(table, kind) for theme, table in themes.items()}
