"""Controls and hints of a panel: bearings and numbers, planned steps, the effects of choices and dials."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.answers.aim_edits import STRENGTH, _round_figure, figure
from bot.answers.aim_parser import ParsedAim, normal, target_of, to_step
from bot.answers.custom_id import Id
from bot.answers.draft import DIRECTION, Draft, chosen, mark, value
from bot.answers.line_of_sight import blockers, gap
from bot.answers.pages import MENU_LIMIT
from bot.answers.placement import STEPS
from bot.answers.step_plan import picked_end
from bot.games.contract.base import Choice
from bot.games.contract.dials import Bearing, Layout, Number, Option, Pick, Subset, Target
from bot.matches.core.positions import PlannedPosition
from bot.screens.paging import paged_menu
from bot.screens.sheet import GOOD, MAIN, PLAIN, Button, MenuOption, Row, SelectMenu
from bot.text import cut
from bot.words import Words
from render.presenter import Menu, Presenter

OFFSETS = ((25.0, 10.0), (5.0, 1.0))  # percent beside the centre: usual and fine steps; see decision 0027
TURNS = ((10.0, 1.0), (1.0, 0.1))  # degrees: usual and fine steps
ARROWS = ("aim-arrow-left", "aim-arrow-right")  # button labels
PHONE_ROW = 4  # buttons with words in a row of a phone
SPOKEN = ("aim-left", "aim-right")
SHARES = ((5.0, 10.0), (20.0, 100.0))  # parts of a number's range: usual and fine steps


def aim_words(aim: ParsedAim, dial: Bearing, turn: float, words: Words) -> str:
    """The aim in words: target, fullness, and the direction in degrees."""
    shown = normal(aim.bearing + turn)
    direction = words.text("aim-direction", degrees=figure(shown, words))
    target = target_of(aim, dial)
    if target is None:
        return direction
    if not aim.offset:
        key = "aim-full" if target.r else "aim-toward"
        return words.text(key, target=target_name(target, words), direction=direction)
    percent = figure(abs(aim.offset), words)
    return words.text(
        "aim-beside", target=target_name(target, words), side=_side(aim), percent=percent, direction=direction
    )


def brief_aim(aim: ParsedAim, dial: Bearing, words: Words) -> str:
    """The target, and how far beside its middle; "" without a target."""
    target = target_of(aim, dial)
    if target is None:
        return ""
    name = target_name(target, words)
    if not aim.offset:
        return name
    return words.text("aim-brief-beside", target=name, side=_side(aim), percent=figure(abs(aim.offset), words))


def target_name(target: Target, words: Words) -> str:
    """The target's label, unless that is a word only meant for typing."""
    return words.say(target.words) if target.label.islower() else target.label


def number_words(value: float, dial: Number, reach: float, words: Words) -> str:
    """The number with its unit; for a strength also its sliding distance.

    `reach` is the distance of strength 100 in mm (0: unknown), unless the dial has its own.
    """
    unit, number = words.text(dial.unit), figure(value, words)
    if dial.unit != STRENGTH or not reach:
        return words.text("number-value", unit=unit, value=number)
    way = centimetres((dial.reach or reach) * value / 100.0, words)
    return words.text("number-flies" if dial.flies else "number-slides", unit=unit, value=number, distance=way)


def away_words(aim: ParsedAim, dial: Bearing, words: Words) -> str:
    """The distance to the target; "" for a mere direction."""
    target = target_of(aim, dial)
    if target is None:
        return ""
    return words.text("aim-away", target=target_name(target, words), distance=centimetres(gap(dial, target), words))


def only_runs(dial: Bearing) -> bool:
    """Whether pieces only give the direction of a run, which is to touch none."""
    return dial.free and bool(dial.targets) and not any(target.foe for target in dial.targets)


def way_words(aim: ParsedAim, dial: Bearing, met: str, words: Words) -> str:
    """The warning that something else is hit first, or nothing; `met` is the piece at the first contact, if any."""
    target = target_of(aim, dial)
    if target is None or met == target.code or not target.r:
        return ""
    if not met and only_runs(dial):
        return ""
    if not met:
        return words.text("aim-short", what=target_name(target, words))
    first = next((one for one in (*dial.targets, *dial.others) if one.code == met), None)
    if first is None:
        return words.text("aim-blocked", what=target_name(target, words))
    return words.text("aim-meets", what=target_name(first, words))


def aim_controls(
    at: Id, aim: ParsedAim, dial: Bearing, turn: float, draft: Draft, words: Words, *, spoken: bool = False
) -> tuple[SelectMenu | Row, ...]:
    """The target menu and the row of offsets, or of turns without a target, with the value, which opens the form, in the middle.

    `spoken` uses words instead of arrows.
    """
    ways = SPOKEN if spoken else ARROWS
    row = (
        _offsets(at, aim, dial, OFFSETS[draft.fine], ways, words)
        if aim.target
        else _turns(at, aim, dial, turn, TURNS[draft.fine], ways, words)
    )
    if not dial.targets:
        return (row,)
    far = {one.code for one in dial.targets if _out_of_reach(one, dial)} - {aim.target}
    entries = [
        replace(one, chosen=True) if one.value == aim.target else one
        for one in _entries(dial, words)
        if one.value not in far
    ]
    entries.append(MenuOption(DIRECTION, words.text("aim-no-target"), chosen=not aim.target))
    return (*paged_menu(at.control("target", dial.field), entries, draft.page, words.text("aim-hint"), words), row)


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
            at.control("step", dial.field, f"{step:+g}"),
            label,
            disabled=to_step(value + step, dial) == to_step(value, dial),
        )
        for step, label in steps
    ]
    text = words.text("number-value", unit=words.text(dial.unit), value=figure(value, words))
    presses.insert(2, Button(at.control("type", dial.field), text, MAIN))
    return tuple(presses)


def number_steps(dial: Number, *, fine: bool) -> tuple[float, float]:
    """A large and a small round step for a number."""
    span = dial.hi - dial.lo
    big, small = (max(dial.step, _round_figure(span / share)) for share in SHARES[fine])
    return big, small


def centimetres(millimetres: float, words: Words) -> str:
    """A length in cm, to the millimetre."""
    return figure(round(millimetres / 10.0, 1), words)


def _side(aim: ParsedAim) -> str:
    return "left" if aim.offset < 0 else "right"


@lru_cache(maxsize=64)
def _entries(dial: Bearing, words: Words) -> tuple[MenuOption, ...]:
    """The targets as menu options, likely ones first; cached, since they are the same in every panel of a piece."""
    likely = sorted(dial.targets, key=lambda one: (one.code != dial.meant, _hindrance(one)))
    return tuple(_entry(target, dial, words) for target in likely)


def _out_of_reach(target: Target, dial: Bearing) -> bool:
    """Whether no flick that the game would offer gets to a target; one that only gives a direction is never too far."""
    return dial.flicks and target.met == "" and not only_runs(dial)


def _hindrance(target: Target) -> tuple[bool, int]:
    """Sort key of judged targets: enemies before others; each in clear sight, then behind something, then out of reach."""
    if target.met is None:
        return False, 0
    return not target.foe, 0 if target.met == target.code else 1 if target.met else 2


def _entry(target: Target, dial: Bearing, words: Words) -> MenuOption:
    text = words.text("aim-yours", target=words.say(target.words)) if target.yours else words.say(target.words)
    label = words.text("aim-target", target=text, distance=centimetres(gap(dial, target), words))
    return MenuOption(target.code, cut(label, 100), _sight(target, dial, words))


def _sight(target: Target, dial: Bearing, words: Words) -> str:
    """The effect of a straight flick at a target: the judged first contact, else the piece in between; "" if nothing is flicked."""
    if not dial.flicks:
        return ""
    if target.met is None:
        behind = blockers(dial, target)
    elif not target.met:
        return words.text("aim-far")
    else:
        behind = tuple(one for one in (*dial.targets, *dial.others) if one.code == target.met != target.code)
    return words.text("aim-behind", what=target_name(behind[0], words)) if behind else words.text("aim-clear")


def _offsets(
    at: Id, aim: ParsedAim, dial: Bearing, sizes: tuple[float, float], ways: tuple[str, str], words: Words
) -> Row:
    big, small = sizes
    percent = figure(abs(aim.offset), words)
    beside = "aim-arrow-beside" if ways is ARROWS else "aim-beside-short"
    text = words.text(beside, side=_side(aim), percent=percent) if aim.offset else words.text("aim-full-short")
    steps = [
        Button(
            at.control("beside", dial.field, f"{step:+g}"),
            words.text(ways[step > 0.0], step=figure(abs(step), words)),
            disabled=abs(aim.offset) >= 100.0 and aim.offset * step > 0.0,
        )
        for step in (-big, -small, small, big)
    ]
    return (*steps[:2], Button(at.control("type", dial.field), text, MAIN), *steps[2:])


def _turns(
    at: Id,
    aim: ParsedAim,
    dial: Bearing,
    turn: float,
    sizes: tuple[float, float],
    ways: tuple[str, str],
    words: Words,
) -> Row:
    big, small = sizes
    steps = [
        Button(
            at.control("swing", dial.field, f"{step:+g}"),
            words.text(ways[step > 0.0], step=f"{figure(abs(step), words)}°"),
        )
        for step in (-big, -small, small, big)
    ]
    shown = Button(at.control("type", dial.field), f"{figure(normal(aim.bearing + turn), words)}°", MAIN)
    return (*steps[:2], shown, *steps[2:])


def step_menus(
    at: Id, planned: PlannedPosition, draft: Draft, words: Words, menu: Menu
) -> tuple[SelectMenu | Row, ...]:
    """A menu of what can be done in several steps, and one for each first level of the choices' paths, in their order."""
    menus: dict[str, tuple[Option, list[MenuOption]]] = {}
    for choice in planned.ask.choices:
        way = menu(choice)
        if len(way) > 1:
            entries = menus.setdefault(way[0].code, (way[0], []))[1]
            entries.append(_step_entry(choice, draft, words))
    found: list[SelectMenu | Row] = []
    if planned.deeds:
        deeds = tuple(MenuOption(one.code, words.say(one.words)) for one in planned.deeds[:MENU_LIMIT])
        found.append(SelectMenu(at.control("deed"), words.text("steps-deeds"), deeds))
    for level, (name, entries) in menus.items():
        hint = words.say(name.words)
        found.extend(paged_menu(at.control("pick", f"@{level}"), entries, draft.page, hint, words))
    return tuple(found)


def step_rows(
    at: Id, planned: PlannedPosition, draft: Draft, views: Row, words: Words, presenter: Presenter
) -> tuple[Row, ...]:
    """The buttons below the menus: submit buttons, then view buttons; in one row if they fit on a phone."""
    playing = _playing(at, planned, draft, words, presenter)
    looking = (Button(at.control("type"), words.text("type-it")), *views)
    return ((*playing, *looking),) if len(playing) + len(looking) <= PHONE_ROW else (playing, looking)


def step_button(planned: PlannedPosition, draft: Draft, words: Words, presenter: Presenter) -> str:
    """The label of the button that submits the steps; "" while they cannot end."""
    last = chosen(planned.ask, draft)
    return words.say(presenter.verb(last) or last.words) if last is not None else ""


def _playing(at: Id, planned: PlannedPosition, draft: Draft, words: Words, presenter: Presenter) -> tuple[Button, ...]:
    """Undo the last step; submit the steps with their end; other ends."""
    end, label = planned.end, step_button(planned, draft, words, presenter)
    picked = picked_end(planned, draft)
    back = Button(
        at.control("unstep", mark(draft)),
        words.text("steps-undo"),
        disabled=not planned.steps and picked is None,
    )
    presses = [back]
    if label:
        style = GOOD if planned.steps or picked is not None else PLAIN
        presses.append(Button(at.control("do", mark(draft)), label, style))
    if picked is not None and end is not None:
        presses.append(Button(at.control("pick", end.code), words.say(presenter.verb(end) or end.words)))
    return tuple(presses)


def _step_entry(choice: Choice[Any], draft: Draft, words: Words) -> MenuOption:
    about = words.say(choice.hint) if choice.hint is not None else ""
    return MenuOption(
        choice.code, words.say(choice.words), about, choice.code == draft.choice, words.icon_of(choice.words)
    )


def hint_of(option: Option, words: Words) -> str:
    """An option's effect in one line; "" if its name says it."""
    return words.say(option.hint) if option.hint else ""


def about_choices(choices: Iterable[Choice[Any]], words: Words) -> tuple[str, ...]:
    """The effects of the choices, a line each."""
    lines = [
        words.text("hint-line", name=words.say(choice.words), hint=words.say(choice.hint))
        for choice in choices
        if choice.hint
    ]
    return ("\n".join(lines),) if lines else ()


def about_dials(choice: Choice[Any], draft: Draft, words: Words, *, brief: bool = False) -> tuple[str, ...]:
    """The effects of a choice and its dials' options: all of a hand, the selected one of others.

    If `brief`, a hand is only counted: the picture and the menu say what each option does.
    """
    hint = words.say(choice.hint) if choice.hint else ""
    lines = [f"-# {hint}" if brief else hint] if hint else []
    for dial in choice.dials:
        match dial:
            case Subset(field=field, options=options):
                picked = value(choice, draft, field)
                lines.append(_selected_count(dial, len(picked), words))
                if not brief:
                    lines += [_hint_line(one, words, picked=one.code in picked) for one in options if one.hint]
            case Pick(field=field, options=options):
                now = value(choice, draft, field)
                lines += [_hint_line(one, words) for one in options if one.code == now and one.hint]
            case Layout():
                lines.append(f"-# {words.text('place-steps', cm=centimetres(STEPS[draft.fine], words))}")
            case _:
                continue
    return ("\n".join(lines),) if lines else ()


def warnings(hints: Iterable[str], rule: str, note: str, words: Words) -> tuple[str, ...]:
    """The warnings against an answer, with the `rule` that would refuse it, except those already in `note`."""
    lines = [hint for hint in hints if hint.rstrip(".") not in note]
    if rule:
        lines = [words.text("refused-by-rule", said=hint, rule=rule) for hint in lines]
    return (f"⚠ {' '.join(lines)}",) if lines else ()


def _selected_count(dial: Subset, count: int, words: Words) -> str:
    """The number of selected options, and the number required."""
    if count < dial.lo:
        return words.text("subset-few", count=count, lo=dial.lo, hi=dial.hi, missing=dial.lo - count)
    return words.text("subset-enough", count=count, lo=dial.lo, hi=dial.hi)


def _hint_line(option: Option, words: Words, *, picked: bool = False) -> str:
    name = words.say(option.words)
    return words.text("hint-line", name=f"✅ {name}" if picked else name, hint=hint_of(option, words))
