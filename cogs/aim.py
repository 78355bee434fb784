"""The controls of bearings and numbers: what to aim at and how far beside it, or which way; how hard."""

from __future__ import annotations

import math

from bot.games.base import Bearing, Number, Target
from bot.words import Words
from cogs.aiming import Aimed, aim_at, blockers, clock_of, normal, recognise, to_step, written
from cogs.halves import Half
from cogs.ids import Id
from cogs.layout import MAIN, Entry, Menu, Press, Row, cut
from cogs.paging import paged

DIRECTION = "-"  # the entry of the target menu that stands for "no target, just a direction"
OFFSETS = ((25.0, 5.0), (5.0, 1.0))  # percent beside the centre: usual and fine steps
TURNS = ((10.0, 1.0), (1.0, 0.1))  # degrees: usual and fine steps
SHARES = ((5.0, 20.0), (20.0, 100.0))  # into how many a number's range is divided: usual and fine steps


def aim_words(aim: Aimed, dial: Bearing, turn: float, words: Words) -> str:
    """The aim in words: what at, how full, and the hour and degrees of its direction."""
    shown = normal(aim.bearing + turn)
    direction = words.text("aim-direction", clock=clock_of(shown), degrees=plain(shown))
    label = next((target.label for target in dial.targets if target.code == aim.target), "")
    if not label:
        return direction
    if not aim.offset:
        return words.text("aim-full", target=label, direction=direction)
    side = "left" if aim.offset < 0 else "right"
    return words.text("aim-beside", target=label, side=side, percent=plain(abs(aim.offset)), direction=direction)


def aim_controls(at: Id, aim: Aimed, dial: Bearing, turn: float, half: Half, words: Words) -> tuple[Menu | Row, ...]:
    """The menu of targets and the row of offsets, or of turns if nothing is aimed at."""
    fine = half.fine
    row = _offsets(at, aim, dial, fine=fine, words=words) if aim.target else _turns(at, aim, dial, turn, fine=fine)
    if not dial.targets:
        return (row,)
    entries = [_entry(target, aim, dial, words) for target in dial.targets]
    entries.append(Entry(DIRECTION, words.text("aim-no-target"), chosen=not aim.target))
    return (*paged(_at(at, "target", dial.field), entries, half.page, words.text("aim-hint"), words), row)


def number_controls(at: Id, value: float, dial: Number, *, fine: bool) -> Row:
    """Two steps down, the value (pressed, it opens the form), two steps up."""
    big, small = number_steps(dial, fine=fine)
    steps = [
        (-big, f"− {plain(big)}"),
        (-small, f"− {plain(small)}"),
        (small, f"+ {plain(small)}"),
        (big, f"+ {plain(big)}"),
    ]
    presses = [
        Press(
            _at(at, "step", dial.field, f"{step:+g}"),
            label,
            disabled=to_step(value + step, dial) == to_step(value, dial),
        )
        for step, label in steps
    ]
    presses.insert(2, Press(Id("type", at.match, at.ask, dial.field), plain(value), MAIN))
    return tuple(presses)


def number_steps(dial: Number, *, fine: bool) -> tuple[float, float]:
    """A big and a small step for a number, round figures both."""
    span = dial.hi - dial.lo
    big, small = (max(dial.step, _round_figure(span / share)) for share in SHARES[fine])
    return big, small


def beside(aim: Aimed, dial: Bearing, change: str) -> Aimed:
    """The aim moved sideways: `=0` is full, `+5` five percent to the right."""
    target = next((target for target in dial.targets if target.code == aim.target), None)
    if target is None:
        return aim
    offset = float(change[1:]) if change.startswith("=") else aim.offset + float(change)
    return aim_at(dial, target, max(-100.0, min(100.0, offset)))


def retargeted(aim: Aimed, dial: Bearing, code: str) -> Aimed:
    """The aim full at another target; the same direction without a target if that is wished."""
    target = next((target for target in dial.targets if target.code == code), None)
    return aim_at(dial, target) if target else Aimed(aim.bearing)


def swung(aim: Aimed, dial: Bearing, change: str) -> Aimed:
    """The aim turned by some degrees, clockwise if positive."""
    return recognise(dial, aim.bearing + float(change))


def plain(value: float) -> str:
    """A number as people write it: no needless decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _entry(target: Target, aim: Aimed, dial: Bearing, words: Words) -> Entry:
    distance = math.hypot(target.x - dial.origin.x, target.y - dial.origin.y) - target.r - dial.radius
    behind = blockers(dial, target)
    about = words.text("aim-clear") if not behind else words.text("aim-behind", what=behind[0].label)
    centimetres = plain(round(max(0.0, distance) / 10.0, 1))
    label = words.text("aim-target", target=words.say(target.words), distance=centimetres)
    return Entry(target.code, cut(label, 100), about, chosen=target.code == aim.target)


def _offsets(at: Id, aim: Aimed, dial: Bearing, *, fine: bool, words: Words) -> Row:
    big, small = OFFSETS[fine]
    middle = words.text("aim-full-short") if not aim.offset else written(aim, dial).rpartition(" ")[2]
    return (
        Press(_at(at, "beside", dial.field, f"{-big:+g}"), f"◀◀ {plain(big)}", disabled=aim.offset <= -100),
        Press(_at(at, "beside", dial.field, f"{-small:+g}"), f"◀ {plain(small)}", disabled=aim.offset <= -100),
        Press(_at(at, "beside", dial.field, "=0"), middle, MAIN, disabled=not aim.offset),
        Press(_at(at, "beside", dial.field, f"{small:+g}"), f"{plain(small)} ▶", disabled=aim.offset >= 100),
        Press(_at(at, "beside", dial.field, f"{big:+g}"), f"{plain(big)} ▶▶", disabled=aim.offset >= 100),
    )


def _turns(at: Id, aim: Aimed, dial: Bearing, turn: float, *, fine: bool) -> Row:
    big, small = TURNS[fine]
    return (
        Press(_at(at, "swing", dial.field, f"{-big:+g}"), f"⟲ {plain(big)}°"),
        Press(_at(at, "swing", dial.field, f"{-small:+g}"), f"⟲ {plain(small)}°"),
        Press(Id("type", at.match, at.ask, dial.field), f"{plain(normal(aim.bearing + turn))}°", MAIN),
        Press(_at(at, "swing", dial.field, f"{small:+g}"), f"{plain(small)}° ⟳"),
        Press(_at(at, "swing", dial.field, f"{big:+g}"), f"{plain(big)}° ⟳"),
    )


def _at(at: Id, verb: str, *args: str) -> Id:
    return Id(verb, at.match, at.ask, ":".join(args))


def _round_figure(value: float) -> float:
    """The nearest of 1, 2, 5, 10, 20, 50 ..."""
    power = 10.0 ** math.floor(math.log10(value))
    return min((power * factor for factor in (1.0, 2.0, 5.0, 10.0)), key=lambda figure: abs(figure - value))
