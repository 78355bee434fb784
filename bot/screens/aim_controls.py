"""Controls for bearings and numbers: target, offset or direction, strength."""

from dataclasses import replace
from functools import lru_cache

from bot.answers.aim_edits import DIRECTION, STRENGTH, _round_figure, figure
from bot.answers.aim_parser import ParsedAim, clock_of, normal, target_of, to_step
from bot.answers.custom_id import Id
from bot.answers.draft import Draft
from bot.answers.line_of_sight import blockers, gap, touching
from bot.games.dials import Bearing, Number, Target
from bot.games.vocabulary import Point
from bot.screens.paging import paged_menu
from bot.screens.sheet import MAIN, Button, MenuOption, Row, SelectMenu
from bot.text import cut
from bot.words import Words

OFFSETS = ((25.0, 10.0), (5.0, 1.0))  # percent beside the centre: usual and fine steps; see decision 0027
TURNS = ((10.0, 1.0), (1.0, 0.1))  # degrees: usual and fine steps
ARROWS = (
    "aim-arrow-left",
    "aim-arrow-right",
    "aim-arrow-beside",
)  # button labels: left, right, how far beside
SPOKEN = ("aim-left", "aim-right", "aim-beside-short")
SHARES = ((5.0, 10.0), (20.0, 100.0))  # parts of a number's range: usual and fine steps


def aim_words(aim: ParsedAim, dial: Bearing, turn: float, words: Words) -> str:
    """The aim in words: target, fullness, and the direction as clock hour and degrees."""
    shown = normal(aim.bearing + turn)
    direction = words.text("aim-direction", clock=clock_of(shown), degrees=figure(shown, words))
    target = target_of(aim, dial)
    if target is None:
        return direction
    if not aim.offset:
        return words.text("aim-full", target=target_name(target, words), direction=direction)
    percent = figure(abs(aim.offset), words)
    return words.text(
        "aim-beside", target=target_name(target, words), side=_side(aim), percent=percent, direction=direction
    )


def target_name(target: Target, words: Words) -> str:
    """The target's label, unless that is a word only meant for typing."""
    return words.say(target.words) if target.label.islower() else target.label


def number_words(value: float, dial: Number, reach: float, words: Words) -> str:
    """The number with its unit; for a strength also the distance it reaches, given that of strength 100 in mm (`reach`; 0: omit) unless the dial has its own."""
    unit, said = words.text(dial.unit), figure(value, words)
    if dial.unit != STRENGTH or not reach:
        return words.text("number-value", unit=unit, value=said)
    way = centimetres((dial.reach or reach) * value / 100.0, words)
    return words.text("number-flies" if dial.flies else "number-slides", unit=unit, value=said, distance=way)


def away_words(aim: ParsedAim, dial: Bearing, words: Words) -> str:
    """The distance to the target; "" for a mere direction."""
    target = target_of(aim, dial)
    if target is None:
        return ""
    return words.text("aim-away", target=target_name(target, words), distance=centimetres(gap(dial, target), words))


def way_words(aim: ParsedAim, dial: Bearing, contact: Point | None, words: Words) -> str:
    """The warning that something else is hit first, if so; `contact` is the first contact, if any."""
    target = target_of(aim, dial)
    if target is None or contact is None:
        return ""
    met = touching(dial, contact)
    if target in met:
        return ""
    if met:
        return words.text("aim-meets", what=target_name(met[0], words))
    return words.text("aim-blocked", what=target_name(target, words))


def aim_controls(
    at: Id, aim: ParsedAim, dial: Bearing, turn: float, draft: Draft, words: Words, *, spoken: bool = False
) -> tuple[SelectMenu | Row, ...]:
    """The target menu and the row of offsets, or of turns without a target; `spoken` uses words instead of arrows."""
    ways = SPOKEN if spoken else ARROWS
    row = (
        _offsets(at, aim, dial, OFFSETS[draft.fine], ways, words)
        if aim.target
        else _turns(at, aim, dial, turn, TURNS[draft.fine], ways, words)
    )
    if not dial.targets:
        return (row,)
    entries = [replace(one, chosen=True) if one.value == aim.target else one for one in _entries(dial, words)]
    entries.append(MenuOption(DIRECTION, words.text("aim-no-target"), chosen=not aim.target))
    return (*paged_menu(_at(at, "target", dial.field), entries, draft.page, words.text("aim-hint"), words), row)


def number_controls(at: Id, value: float, dial: Number, words: Words, *, fine: bool) -> Row:
    """Two steps down, the value (which opens the form), two steps up."""
    big, small = number_steps(dial, fine=fine)
    steps = [
        (-big, f"− {figure(big, words)}"),
        (-small, f"− {figure(small, words)}"),
        (small, f"+ {figure(small, words)}"),
        (big, f"+ {figure(big, words)}"),
    ]
    presses = [
        Button(
            _at(at, "step", dial.field, f"{step:+g}"),
            label,
            disabled=to_step(value + step, dial) == to_step(value, dial),
        )
        for step, label in steps
    ]
    said = words.text("number-value", unit=words.text(dial.unit), value=figure(value, words))
    presses.insert(2, Button(Id("type", at.match, at.ask, dial.field), said, MAIN))
    return tuple(presses)


def number_steps(dial: Number, *, fine: bool) -> tuple[float, float]:
    """A large and a small round step for a number."""
    span = dial.hi - dial.lo
    big, small = (max(dial.step, _round_figure(span / share)) for share in SHARES[fine])
    return big, small


def centimetres(millimetres: float, words: Words) -> str:
    """A length in cm, to the millimetre."""
    return figure(round(millimetres / 10.0, 1), words)


def finer_words(aim: ParsedAim | None, number: Number | None, draft: Draft, words: Words) -> str:
    """The step sizes of the small arrows after switching to fine steps."""
    fine = not draft.fine
    said = []
    if aim is not None:
        said.append(f"{figure(OFFSETS[fine][1], words)} %" if aim.target else f"{figure(TURNS[fine][1], words)}°")
    if number is not None:
        said.append(figure(number_steps(number, fine=fine)[1], words))
    return " · ".join(said)


def _side(aim: ParsedAim) -> str:
    return "left" if aim.offset < 0 else "right"


@lru_cache(maxsize=64)
def _entries(dial: Bearing, words: Words) -> tuple[MenuOption, ...]:
    """The targets as menu options; cached, since they are the same in every panel of a piece."""
    return tuple(_entry(target, dial, words) for target in dial.targets)


def _entry(target: Target, dial: Bearing, words: Words) -> MenuOption:
    behind = blockers(dial, target)
    about = words.text("aim-clear") if not behind else words.text("aim-behind", what=target_name(behind[0], words))
    said = words.text("aim-yours", target=words.say(target.words)) if target.yours else words.say(target.words)
    label = words.text("aim-target", target=said, distance=centimetres(gap(dial, target), words))
    return MenuOption(target.code, cut(label, 100), about)


def _offsets(
    at: Id, aim: ParsedAim, dial: Bearing, sizes: tuple[float, float], ways: tuple[str, str, str], words: Words
) -> Row:
    big, small = sizes
    percent = figure(abs(aim.offset), words)
    middle = words.text(ways[2], side=_side(aim), percent=percent) if aim.offset else words.text("aim-full-short")
    steps = [
        Button(
            _at(at, "beside", dial.field, f"{step:+g}"),
            words.text(ways[step > 0.0], step=figure(abs(step), words)),
            disabled=abs(aim.offset) >= 100.0 and aim.offset * step > 0.0,
        )
        for step in (-big, -small, small, big)
    ]
    full = Button(_at(at, "beside", dial.field, "=0"), middle, MAIN, disabled=not aim.offset)
    return (*steps[:2], full, *steps[2:])


def _turns(
    at: Id,
    aim: ParsedAim,
    dial: Bearing,
    turn: float,
    sizes: tuple[float, float],
    ways: tuple[str, str, str],
    words: Words,
) -> Row:
    big, small = sizes
    steps = [
        Button(
            _at(at, "swing", dial.field, f"{step:+g}"),
            words.text(ways[step > 0.0], step=f"{figure(abs(step), words)}°"),
        )
        for step in (-big, -small, small, big)
    ]
    shown = Button(Id("type", at.match, at.ask, dial.field), f"{figure(normal(aim.bearing + turn), words)}°", MAIN)
    return (*steps[:2], shown, *steps[2:])


def _at(at: Id, verb: str, *args: str) -> Id:
    return Id(verb, at.match, at.ask, ":".join(args))
