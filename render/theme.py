"""Colour tables of the two themes. Every goal about contrast and colour vision is checked from these tables alone."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from render.painter import Theme

Colour: TypeAlias = tuple[int, int, int]


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


_DARK = Look(
    canvas=hexed("#12161D"),
    floor=(hexed("#2A3543"), hexed("#2E3A49")),
    mark=hexed("#465A78"),
    text=hexed("#EEF2F7"),
    secondary=hexed("#A9B6C6"),
    coordinate=hexed("#B4C0CE"),
    frame=hexed("#2F2820"),
    frame_high=hexed("#7A6547"),
    frame_low=hexed("#17130F"),
    tick=hexed("#D3DCE8"),
    protractor=hexed("#D3DCE8"),
    aim=hexed("#FFFFFF"),
    casing=hexed("#0B0E12"),
    block=hexed("#8D7B63"),
    block_high=hexed("#B9A486"),
    block_side=hexed("#4E412F"),
    block_pit=hexed("#332B21"),
    panel=hexed("#1A222C"),
    shadow=150,
    glow=0.035,
    gloom=0.15,
    teams=(
        Team(
            base=hexed("#FFB347"),
            high=hexed("#FFC976"),
            low=hexed("#F09A26"),
            ink=hexed("#0B0E12"),
            rim=hexed("#FFF8EC"),
            notch=hexed("#FFF8EC"),
            side=hexed("#8A5410"),
            zone=(hexed("#382F24"), hexed("#3C3327")),
            hatch=hexed("#453A2A"),
            edge=hexed("#C98F3C"),
            shape="round",
            stripes="rising",
            notches=0,
        ),
        Team(
            base=hexed("#2E90FA"),
            high=hexed("#62ADFF"),
            low=hexed("#1B76DB"),
            ink=hexed("#0B0E12"),
            rim=hexed("#0C2A52"),
            notch=hexed("#D6E9FF"),
            side=hexed("#0A2040"),
            zone=(hexed("#1A2F4C"), hexed("#1D3352")),
            hatch=hexed("#233D60"),
            edge=hexed("#2E86E6"),
            shape="square",
            stripes="falling",
            notches=12,
            notched=15.0,
        ),
        Team(
            base=hexed("#29CA93"),
            high=hexed("#63E0B5"),
            low=hexed("#17AB78"),
            ink=hexed("#0B0E12"),
            rim=hexed("#F2FFF8"),
            notch=hexed("#0B3B27"),
            side=hexed("#0F5538"),
            zone=(hexed("#1A322B"), hexed("#1D362F")),
            hatch=hexed("#223F37"),
            edge=hexed("#3FA97A"),
            shape="hexagon",
            stripes="upright",
            notches=3,
            notched=56.0,
        ),
        Team(
            base=hexed("#FF4EAA"),
            high=hexed("#FF82C3"),
            low=hexed("#DB2F8B"),
            ink=hexed("#0B0E12"),
            rim=hexed("#4A0F2B"),
            notch=hexed("#FFE3EE"),
            side=hexed("#3A0A20"),
            zone=(hexed("#3A2533"), hexed("#3F2838")),
            hatch=hexed("#432B3B"),
            edge=hexed("#C4588A"),
            shape="ribbon",
            stripes="level",
            notches=4,
            notched=40.0,
        ),
    ),
)

_LIGHT = Look(
    canvas=hexed("#F1ECE3"),
    floor=(hexed("#F3E9D8"), hexed("#EEE2CE")),
    mark=hexed("#C9B68E"),
    text=hexed("#1D232B"),
    secondary=hexed("#55606E"),
    coordinate=hexed("#4C5663"),
    frame=hexed("#B98F5A"),
    frame_high=hexed("#E3C38F"),
    frame_low=hexed("#86612F"),
    tick=hexed("#1D232B"),
    protractor=hexed("#1D232B"),
    aim=hexed("#0B0E12"),
    casing=hexed("#FFFFFF"),
    block=hexed("#7C8794"),
    block_high=hexed("#A9B3BE"),
    block_side=hexed("#454E5A"),
    block_pit=hexed("#3A424D"),
    panel=hexed("#FBF6EC"),
    shadow=95,
    glow=0.045,
    gloom=0.035,
    teams=(
        Team(
            base=hexed("#C84B00"),
            high=hexed("#E0661B"),
            low=hexed("#B04200"),
            ink=hexed("#FFFFFF"),
            rim=hexed("#FFFFFF"),
            notch=hexed("#FFFFFF"),
            side=hexed("#6E2900"),
            zone=(hexed("#F8E4CF"), hexed("#F4DDC4")),
            hatch=hexed("#EED2B4"),
            edge=hexed("#D0652A"),
            shape="round",
            stripes="rising",
            notches=0,
        ),
        Team(
            base=hexed("#0B4F91"),
            high=hexed("#1E68B0"),
            low=hexed("#083F76"),
            ink=hexed("#FFFFFF"),
            rim=hexed("#06284B"),
            notch=hexed("#D6E9FF"),
            side=hexed("#041B33"),
            zone=(hexed("#DDE4EA"), hexed("#D5DEE7")),
            hatch=hexed("#CCD8E4"),
            edge=hexed("#3F77AC"),
            shape="square",
            stripes="falling",
            notches=12,
            notched=15.0,
        ),
        Team(
            base=hexed("#158058"),
            high=hexed("#26986C"),
            low=hexed("#0F6746"),
            ink=hexed("#FFFFFF"),
            rim=hexed("#FFFFFF"),
            notch=hexed("#0A3B27"),
            side=hexed("#083522"),
            zone=(hexed("#E2EEE0"), hexed("#DAE9D8")),
            hatch=hexed("#CFE2CF"),
            edge=hexed("#3C8F68"),
            shape="hexagon",
            stripes="upright",
            notches=3,
            notched=56.0,
        ),
        Team(
            base=hexed("#7C2A50"),
            high=hexed("#984069"),
            low=hexed("#661E40"),
            ink=hexed("#FFFFFF"),
            rim=hexed("#470A2C"),
            notch=hexed("#FFDDEC"),
            side=hexed("#36061F"),
            zone=(hexed("#F6E5E7"), hexed("#F1DDE1")),
            hatch=hexed("#EBD2D8"),
            edge=hexed("#B3577F"),
            shape="ribbon",
            stripes="level",
            notches=4,
            notched=40.0,
        ),
    ),
)

LOOKS: dict[Theme, Look] = {"dark": _DARK, "light": _LIGHT}
