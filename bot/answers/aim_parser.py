"""Parses and writes aims: typed words to one bearing, and back; with the geometry of aiming.

Bearings are degrees clockwise. `Bearing` dials hold stored ones (0 = +y, 90 = +x); players see them rotated by
`Spec.turn`.
"""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass

from bot.games.contract.aim import aimed_at, bearing_at
from bot.games.contract.dials import Bearing, Number, Spot, Target
from bot.games.contract.vocabulary import Phrase, Point, phrase
from bot.matches.core.errors import Refused, refused, repeated
from bot.text import fold
from bot.words import Words

COMPASS = {
    name: 22.5 * step
    for step, names in enumerate(
        (
            "n",
            "nne",
            "ne",
            "ene",
            "e",
            "ese",
            "se",
            "sse",
            "s",
            "ssw sso",
            "sw so",
            "wsw oso",
            "w o",
            "wnw ono",
            "nw no",
            "nnw nno",
        )
    )
    for name in names.split()
}
"""Shown bearings by English and French name."""

STRENGTHS = {
    "tap": 15.0,
    "soft": 30.0,
    "firm": 60.0,
    "hard": 80.0,
    "max": 100.0,
    "effleure": 15.0,
    "maximum": 100.0,
    "doux": 30.0,
    "ferme": 60.0,
    "fort": 80.0,
}
"""Strengths by English and French name."""

LEFT = {"l": -1.0, "left": -1.0, "g": -1.0, "gauche": -1.0, "r": 1.0, "right": 1.0, "d": 1.0, "droite": 1.0}

_NUMBER = r"\d+(?:[.,]\d*)?|[.,]\d+"
_SAME = {"same", "pareil"}
_AND = re.compile(r"\s*(?:[/&,;]|\b(?:and|et|und)\b)\s*|\s+")
_TILE = re.compile(r"@\s*([a-z])\s*(\d{1,2})")
_PLAIN = re.compile(rf"({_NUMBER})\s*°?")
_TURN = re.compile(rf"([+-])\s*({_NUMBER})\s*°?")
_CLOCK = re.compile(r"(\d{1,2})\s*(?:[:h]\s*(\d{2})|h)")
_OFFSET = re.compile(rf"(.*?)\s*\b({'|'.join(sorted(LEFT, key=len, reverse=True))})\s*({_NUMBER})\s*%?", re.IGNORECASE)
_GLUED = re.compile(rf"(.*?\d)(l|r|g|d)({_NUMBER})%?", re.IGNORECASE)
_AFTER = re.compile(rf"(.*?)\s+({_NUMBER})\s*%?\s*({'|'.join(sorted(LEFT, key=len, reverse=True))})", re.IGNORECASE)
_ARTICLE = re.compile(r"^(?:the|le|la|les)\s+|^l'")


class AmbiguousAim(Refused):
    """An ambiguous line; `readings` are the unambiguous alternatives."""

    def __init__(self, reason: Phrase, readings: tuple[str, ...]) -> None:
        super().__init__(reason)
        self.readings = readings


@dataclass(frozen=True)
class ParsedAim:
    """The direction of a flick: the stored bearing, and the target and offset if it was aimed at something.

    `offset` is in percent of the sum of both radii, negative = left as the shooter sees it; at 100 the pieces only
    graze.
    """

    bearing: float
    target: str = ""
    offset: float = 0.0


def normal(bearing: float) -> float:
    """A bearing in [0, 360), to 0.01 degree."""
    return round(bearing % 360.0, 2) % 360.0


def aim_at(dial: Bearing, target: Target, offset: float = 0.0) -> ParsedAim:
    """The aim at a target, `offset` percent off centre."""
    return ParsedAim(aimed_at(dial, target, offset), target.code, offset)


def recognise(dial: Bearing, bearing: float) -> ParsedAim:
    """The aim of a bearing: centred on the nearest target if it is that target's bearing, else the direction alone."""
    there = normal(bearing)
    target = next((one for one in dial.targets if normal(aimed_at(dial, one)) == there), None)
    return ParsedAim(there, target.code if target is not None else "")


def read_aim(
    text: str, dial: Bearing, *, turn: float = 0.0, current: float | None = None, words: Words | None = None
) -> ParsedAim:
    """The aim of a typed text, ignoring case, accents and spaces.

    A target (`B2`, `B2 l30`, with `words` also its name), the middle between two (`B2 B3`), a named place or a tile
    (`edge`, `@c4`), degrees, a clock hour (`7:30`), a compass point, or a turn of `current` (`+2.5`, `same`).
    Raises Refused with what is wrong and what can be typed instead; AmbiguousAim if several targets have the name.
    """
    line = fold(text)
    names = names_of(dial, words)
    if line in names:
        return aim_at(dial, _the_one(names[line], text))
    _refuse_barred(line, dial, words)
    place = spot_named(line, dial, words)
    beside = (_OFFSET.fullmatch(line) or _GLUED.fullmatch(line)) if place is None else None
    if beside:
        return _beside(beside[1], beside[2], beside[3], names, dial, text)
    if (beside := _AFTER.fullmatch(line)) and beside[1] in names:
        return _beside(beside[1], beside[3], beside[2], names, dial, text)
    place = place or _between(line, names)
    if place is not None:
        return recognise(dial, bearing_at(dial.origin, Target("", "", phrase(""), place.x, place.y, 0, foe=False), 0.0))
    shown = _direction(line, text)
    return recognise(dial, _turned(line, text, dial, current) if shown is None else shown - turn)


def _refuse_barred(line: str, dial: Bearing, words: Words | None) -> None:
    """Raise Refused, with the reason, for an aim at or beside a piece that cannot be aimed at."""
    beside = _OFFSET.fullmatch(line) or _GLUED.fullmatch(line) or _AFTER.fullmatch(line)
    named = {line, beside[1].strip()} if beside else {line}
    for piece in dial.barred:
        if piece.hint is not None and named & {fold(piece.code), *((fold(words.say(piece.words)),) if words else ())}:
            raise Refused(piece.hint)


def names_of(dial: Bearing, words: Words | None) -> Mapping[str, tuple[Target, ...]]:
    """The targets by each of their folded names: code, label, and in a language the words with and without label or article."""
    names: dict[str, tuple[Target, ...]] = {}
    for target in dial.targets:
        full = fold(words.say(target.words)) if words else ""
        after = full.removeprefix(fold(target.label)).strip()
        for name in {fold(target.code), fold(target.label), full, after, _ARTICLE.sub("", after)} - {""}:
            names[name] = (*names.get(name, ()), target)
    return names


def spot_named(line: str, dial: Bearing, words: Words | None) -> Point | None:
    """The named place, or the middle of the tile, of a folded line, if any. Raises Refused for a tile off the grid."""
    for spot in dial.spots:
        if line in spot_names(spot, words):
            return Point(spot.x, spot.y)
    tile = _TILE.fullmatch(line)
    if tile is None or dial.grid is None:
        return None
    column, row = ord(tile[1]) - ord("a"), int(tile[2]) - 1
    if not (column < dial.grid.columns and 0 <= row < dial.grid.rows):
        last = f"{chr(ord('A') + dial.grid.columns - 1)}{dial.grid.rows}"
        raise refused("place-off-grid", given=line.upper(), last=last)
    return Point((column + 0.5) * dial.grid.tile, (row + 0.5) * dial.grid.tile)


def spot_names(spot: Spot, words: Words | None) -> set[str]:
    """The folded names of a place: its code, and in a language its words with and without an article."""
    name = fold(words.say(spot.words)) if words else fold(spot.code)
    return {fold(spot.code), name, _ARTICLE.sub("", name)}


def way_to_touch(aim: ParsedAim, dial: Bearing) -> float | None:
    """The distance, in mm, until the piece touches its target on an otherwise empty table; None without a target."""
    target = target_of(aim, dial)
    if target is None:
        return None
    begins, lead = (dial.origin, dial.lead) if target.start is None else (target.start, 0.0)
    distance = math.hypot(target.x - begins.x, target.y - begins.y)
    sum_of_radii = dial.radius + target.r
    beside = aim.offset / 100.0 * sum_of_radii
    along = math.sqrt(max(0.0, distance**2 - beside**2)) - lead
    return max(0.0, along - math.sqrt(max(0.0, sum_of_radii**2 - beside**2)))


def read_number(text: str, dial: Number) -> float:
    """The number in `text`, with comma or point; strengths also by name. Raises Refused with a sentence."""
    line = fold(text)
    named = STRENGTHS.get(line) if dial.unit == "unit-strength" else None
    plain = re.fullmatch(rf"([+-]?)\s*({_NUMBER})\s*%?", line)
    if named is None and plain is None:
        raise refused("number-unreadable", given=text, lo=_short(dial.lo), hi=_short(dial.hi))
    if named is not None:
        return named
    value = decimal(plain[2]) if plain else 0.0
    if plain and plain[1] == "-":
        value = -value
    if not dial.lo <= value <= dial.hi:
        raise refused("number-out-of-range", given=text, lo=_short(dial.lo), hi=_short(dial.hi))
    return to_step(value, dial)


def to_step(value: float, dial: Number) -> float:
    """The nearest valid value of the dial."""
    steps = round((value - dial.lo) / dial.step)
    return round(min(dial.hi, max(dial.lo, dial.lo + steps * dial.step)), 6)


def decimal(text: str) -> float:
    """A number with comma or point."""
    return float(text.replace(",", "."))


def target_of(aim: ParsedAim, dial: Bearing) -> Target | None:
    """The target of an aim, if any."""
    return next((target for target in dial.targets if target.code == aim.target), None)


def written(aim: ParsedAim, dial: Bearing, *, turn: float = 0.0, sides: tuple[str, str] = ("l", "r")) -> str:
    """The aim as `read_aim` reads it: `B2 l30` or degrees; `sides` are the letters for left and right."""
    target = target_of(aim, dial)
    if target is None:
        return _short(normal(aim.bearing + turn))
    if not aim.offset:
        return target.label
    return f"{target.label} {sides[aim.offset > 0]}{_short(abs(aim.offset))}"


def _the_one(named: tuple[Target, ...], text: str, rest: str = "") -> Target:
    """The only target with a name. Raises AmbiguousAim if there are several; `rest` is the remainder of the line."""
    if len(named) > 1:
        known = ", ".join(f"`{target.label}`" for target in named)
        readings = tuple(f"{target.label} {rest}".strip() for target in named)
        raise AmbiguousAim(phrase("aim-ambiguous", given=repeated(text), known=known), readings)
    return named[0]


def _beside(
    name: str, side: str, number: str, names: Mapping[str, tuple[Target, ...]], dial: Bearing, text: str
) -> ParsedAim:
    named = names.get(name.strip())
    if named is None:
        raise refused("aim-unknown-target", given=name.strip().upper() or text, known=_known(dial))
    percent = round(decimal(number), 2)
    if percent > 100.0:
        raise refused("aim-offset-out-of-range", given=text)
    return aim_at(dial, _the_one(named, text, f"{side}{number}"), LEFT[side.casefold()] * percent)


def _between(line: str, names: Mapping[str, tuple[Target, ...]]) -> Point | None:
    """The middle between two targets, if the line names two."""
    for cut in _AND.finditer(line):
        one, two = names.get(line[: cut.start()]), names.get(line[cut.end() :])
        if one and two:
            first, second = _the_one(one, line[: cut.start()]), _the_one(two, line[cut.end() :])
            return Point((first.x + second.x) / 2, (first.y + second.y) / 2)
    return None


def _turned(line: str, text: str, dial: Bearing, current: float | None) -> float:
    """The bearing after a typed turn of the current one."""
    relative = _TURN.fullmatch(line)
    if relative is None and line not in _SAME:
        raise _unreadable(line, text, dial)
    if current is None:
        raise refused("aim-nothing-to-turn", given=text)
    if relative is None:
        return current
    return current + (1.0 if relative[1] == "+" else -1.0) * _degrees(relative[2], text)


def _direction(line: str, text: str) -> float | None:
    if line in COMPASS:
        return COMPASS[line]
    if plain := _PLAIN.fullmatch(line):
        return _degrees(plain[1], text)
    if clock := _CLOCK.fullmatch(line):
        return _clock(int(clock[1]), int(clock[2] or 0), text)
    return None


def _unreadable(line: str, text: str, dial: Bearing) -> Refused:
    if re.fullmatch(r"[a-z]+ ?\d+", line):
        return refused("aim-unknown-target", given=text.upper(), known=_known(dial))
    return refused("aim-unreadable", given=text)


def _degrees(number: str, text: str) -> float:
    value = decimal(number)
    if value > 360.0:
        raise refused("aim-angle-out-of-range", given=text)
    return value


def _clock(hour: int, minute: int, text: str) -> float:
    if not (0 <= hour <= 12 and minute <= 59):
        raise refused("aim-clock-out-of-range", given=text)
    return hour % 12 * 30.0 + minute * 0.5


def _known(dial: Bearing) -> str:
    return ", ".join(f"`{target.label}`" for target in dial.targets) or "—"


def _short(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
