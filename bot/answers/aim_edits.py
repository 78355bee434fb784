"""Changes an aim or a number as buttons do: offset, target, direction."""

import math

from bot.answers.aim_parser import ParsedAim, aim_at, recognise, target_of
from bot.games.contract.dials import Bearing
from bot.matches.core.errors import refused
from bot.words import Words

MOST = 1e6  # limit of a single change
STRENGTH = "unit-strength"  # the unit in which the longest slide is 100


def with_offset(aim: ParsedAim, dial: Bearing, change: str) -> ParsedAim:
    """The aim with another offset: `+5` is five percent further right; `=0`, from older panels, is centred."""
    target = target_of(aim, dial)
    if target is None:
        return aim
    offset = change_of(change[1:]) if change.startswith("=") else aim.offset + change_of(change)
    return aim_at(dial, target, max(-100.0, min(100.0, offset)))


def with_target(aim: ParsedAim, dial: Bearing, code: str) -> ParsedAim:
    """The aim centred on another target, or the same direction without a target."""
    target = next((target for target in dial.targets if target.code == code), None)
    return aim_at(dial, target) if target else ParsedAim(aim.bearing)


def swung(aim: ParsedAim, dial: Bearing, change: str) -> ParsedAim:
    """The aim turned by some degrees, clockwise if positive."""
    return recognise(dial, aim.bearing + change_of(change))


def change_of(text: str) -> float:
    """The change in a button's id. Raises Refused for an invalid one."""
    try:
        change = float(text)
    except ValueError:
        change = math.nan
    if not abs(change) <= MOST:
        raise refused("choice-gone")
    return change


def plain(value: float) -> str:
    """A number without needless decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def figure(value: float, words: Words) -> str:
    """A number in the reader's language."""
    return plain(value).replace(".", words.text("decimal-mark"))


def _round_figure(value: float) -> float:
    """The nearest of 1, 2, 5, 10, 20, 50 ..."""
    power = 10.0 ** math.floor(math.log10(value))
    return min((power * factor for factor in (1.0, 2.0, 5.0, 10.0)), key=lambda figure: abs(figure - value))
