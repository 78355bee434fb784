"""What a press or a form changes in a half-made answer: pure, the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from bot.answers.aim_edits import beside, change_of, retargeted, swung
from bot.answers.aim_parser import read_aim, read_number, to_step
from bot.answers.batch import lines_of, read_lines
from bot.answers.custom_id import PAGES, natural
from bot.answers.dial_text import SHOT, dial_text
from bot.answers.draft import Half, aim_of, aimed, choose, chosen, flicked, placed, places_of, turned, value
from bot.answers.line_of_sight import blockers
from bot.answers.pages import window
from bot.answers.placement import nudged, piece_of, read_place, read_places
from bot.answers.shot_notation import Eye, read_shot
from bot.games.base import Announcements, Ask, Choice
from bot.games.dials import Bearing, Dial, Layout, Number, Pick, Subset
from bot.matches.core.errors import Refused, refused
from bot.words import Words

D = TypeVar("D", Bearing, Number, Pick, Subset, Layout)


@dataclass(frozen=True)
class Touch:
    """A press on a panel: the arguments of its id, the menu entries chosen, the lines of its form.

    `words` are those of whoever presses; `reach` is how far strength 100 slides, mm (0: unknown); `announcements` are those of `Eye`.
    """

    args: str
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)
    words: Words | None = None
    reach: float = 0.0
    announcements: Announcements | None = None

    @property
    def value(self) -> str:
        """The first entry chosen. Raises Refused if there is none."""
        if not self.values:
            raise refused("choice-gone")
        return self.values[0]

    def eye(self, turn: float) -> Eye:
        """How whoever presses sees the game."""
        return Eye(self.words, turn, self.reach, self.announcements)


def pick(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Another choice, from a button (its code) or a menu (`@level`): what was picked below that level stays where it can."""
    del turn
    return choose(ask, half, along(ask, half, touch.value) if touch.values else touch.args)


def along(ask: Ask[Any], half: Half, code: str) -> str:
    """Of the choices that begin as the one named the one that goes on as the present one does, else the one named.

    One that is about something behind something else is only chosen by name.
    """
    before, named = (next((one for one in ask.choices if one.code == wanted), None) for wanted in (half.choice, code))
    if before is None or named is None or len(named.path) != len(before.path):
        return code
    differs = next(
        (at for at, (one, other) in enumerate(zip(named.path, before.path, strict=True)) if one != other), None
    )
    if differs is None:
        return code
    path = (*named.path[: differs + 1], *before.path[differs + 1 :])
    return next((one.code for one in ask.choices if one.path == path and _in_sight(one)), code)


def _in_sight(choice: Choice[Any]) -> bool:
    """Whether nothing stands in front of what a choice is about, if it is about anything."""
    return not any(
        blockers(dial, target)
        for dial in choice.dials
        if isinstance(dial, Bearing)
        for target in dial.targets
        if target.code == dial.meant
    )


def page(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Another page of a long menu."""
    del ask, turn
    return msgspec.structs.replace(half, page=_page(touch.args.partition(":")[0]))


def _page(text: str) -> int:
    """The page that an id names. Raises Refused if it names none."""
    number = natural(text, PAGES)
    if number is None:
        raise refused("choice-gone")
    return number


def finer(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Smaller steps, or the usual ones again."""
    del ask, touch, turn
    return msgspec.structs.replace(half, fine=not half.fine)


def look(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """The panel in words, or with its picture."""
    del ask, turn
    if touch.args not in {"words", "picture"}:
        raise refused("choice-gone")
    return msgspec.structs.replace(half, shown=touch.args)


def target(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Something else to aim at."""
    del turn
    choice = picked(ask, half)
    dial = dial_of(choice, touch.args, Bearing)
    return aimed(half, dial, retargeted(aim_of(choice, half, dial), dial, touch.value))


def sideways(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Further beside the target."""
    del turn
    choice = picked(ask, half)
    name, _, change = touch.args.partition(":")
    dial = dial_of(choice, name, Bearing)
    return aimed(half, dial, beside(aim_of(choice, half, dial), dial, change))


def swing(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Another direction, some degrees further."""
    del turn
    choice = picked(ask, half)
    name, _, change = touch.args.partition(":")
    dial = dial_of(choice, name, Bearing)
    return aimed(half, dial, swung(aim_of(choice, half, dial), dial, change))


def step(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """A number some steps up or down."""
    del turn
    choice = picked(ask, half)
    name, _, change = touch.args.partition(":")
    dial = dial_of(choice, name, Number)
    return turned(half, name, to_step(value(choice, half, name) + change_of(change), dial))


def option(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Another of a dial's options."""
    del turn
    dial = dial_of(picked(ask, half), touch.args, Pick)
    if touch.value not in [one.code for one in dial.options]:
        raise refused("choice-gone")
    return turned(half, dial.field, touch.value)


def subset(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Others of the options on the page shown, in the order of the dial; those on other pages stay."""
    del turn
    choice = picked(ask, half)
    name, _, page_shown = touch.args.partition(":")
    dial = dial_of(choice, name, Subset)
    codes = [one.code for one in dial.options]
    shown = codes[window(len(codes), _page(page_shown))]
    kept = [code for code in value(choice, half, name) if code not in shown]
    return turned(half, name, [code for code in codes if code in kept or code in touch.values])


def formation(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """All pieces as a formation has them."""
    del turn
    choice = picked(ask, half)
    dial = dial_of(choice, touch.args, Layout)
    found = next((one for one in dial.formations if one.code == touch.value), None)
    if found is None:
        raise refused("choice-gone")
    return placed(choice, half, dial, found.places)


def piece(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """Another piece to be moved."""
    del ask, turn
    return msgspec.structs.replace(half, piece=touch.value)


def nudge(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """A piece a little further, or twisted."""
    choice = picked(ask, half)
    place_field, _, rest = touch.args.partition(":")
    name, _, way = rest.rpartition(":")
    dial = dial_of(choice, place_field, Layout)
    place = next((one for one in places_of(choice, half, dial) if one.id == name), None)
    if place is None:
        raise refused("choice-gone")
    moved = placed(choice, half, dial, (nudged(place, way, turn, fine=half.fine),))
    return msgspec.structs.replace(moved, piece=name)


def moved(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """A piece where its form says."""
    del turn
    choice = picked(ask, half)
    place_field, _, name = touch.args.partition(":")
    dial = dial_of(choice, place_field, Layout)
    place = next((one for one in places_of(choice, half, dial) if one.id == name), None)
    if place is None:
        raise refused("choice-gone")
    there = placed(
        choice,
        half,
        dial,
        (read_place(touch.fields.get("place", ""), place, dial.grid, turns=piece_of(dial, name).turns),),
    )
    return msgspec.structs.replace(there, piece=name)


def typed(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """What the lines of the form say, for the choice it was opened for. Raises Refused naming the first bad line.

    Where a line for the whole shot stands above those of single dials, only what was changed counts.
    """
    if touch.args != half.choice:
        half = choose(ask, half, touch.args)
    lines = dict(touch.fields)
    if SHOT in lines and touch.words is not None:
        several = touch.announcements is not None
        shown = dial_text(ask, picked(ask, half), half, turn, touch.words, several=several)
        lines = {name: line for name, line in lines.items() if line.strip() != shown.get(name)}
    if SHOT not in lines:
        return _typed(lines, ask, half, touch, turn)
    shot = read_lines(lines[SHOT], ask, half, touch.eye(turn))
    said = _typed(lines, ask, shot, touch, turn)
    again = read_lines(lines[SHOT], ask, said, touch.eye(turn))
    for name in lines.keys() & {dial.field for dial in picked(ask, shot).dials}:
        changed = _value(ask, shot, name) != _value(ask, half, name)
        if changed and _value(ask, again, name) != _value(ask, said, name):
            raise refused("type-contradiction", shot=lines[SHOT], line=lines[name])
    return said


def _value(ask: Ask[Any], half: Half, name: str) -> Any:
    return value(picked(ask, half), half, name)


def _typed(lines: Mapping[str, str], ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """The answer with each dial as its own line says, if it has one. Raises Refused."""
    choice = picked(ask, half)
    for dial in choice.dials:
        if dial.field in lines:
            half = _as_typed(lines[dial.field], dial, choice, half, touch, turn)
    return half


def _as_typed(line: str, dial: Dial, choice: Choice[Any], half: Half, touch: Touch, turn: float) -> Half:
    """The answer with a dial as its line says. Raises Refused."""
    match dial:
        case Bearing():
            now = aim_of(choice, half, dial)
            return aimed(half, dial, read_aim(line, dial, turn=turn, current=now.bearing, words=touch.words))
        case Number():
            return turned(half, dial.field, read_number(line, dial))
        case Layout():
            return placed(choice, half, dial, read_places(line, dial, places_of(choice, half, dial)))
        case Pick() | Subset():
            return half


def unread_line(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> str:
    """Of the lines about a shot that came with a press the first that cannot be read; "" if there is none."""
    choice = chosen(ask, half)
    lines = [touch.fields.get(SHOT, "")]
    for dial in choice.dials if choice is not None and flicked(choice) else ():
        if isinstance(dial, Bearing):
            lines.append(touch.fields.get(dial.field, ""))
        elif isinstance(dial, Number) and dial.field in touch.fields:
            lines.append(f"s {touch.fields[dial.field]}")
    for line in filter(None, lines):
        try:
            read_lines(line, ask, half, touch.eye(turn))
        except Refused:
            return line
    return ""


def reading(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """The shot that a line was said to mean; of several lines, which one it stands for: `2~A3>B2`."""
    nth, several, code = touch.args.partition("~")
    if not several:
        return read_shot(touch.args, ask, half, touch.eye(turn))
    lines = list(lines_of(half.lines.get(SHOT, "")))
    at = natural(nth)
    if at is None or at >= len(lines):
        raise refused("choice-gone")
    lines[at] = code
    return read_lines("\n".join(lines), ask, half, touch.eye(turn))


def alone(ask: Ask[Any], half: Half, touch: Touch, turn: float) -> Half:
    """The flick that is shown, without those that were to follow."""
    del ask, touch, turn
    return msgspec.structs.replace(half, more=())


CHANGES: Mapping[str, Callable[[Ask[Any], Half, Touch, float], Half]] = {
    "pick": pick,
    "page": page,
    "finer": finer,
    "look": look,
    "target": target,
    "beside": sideways,
    "swing": swing,
    "step": step,
    "option": option,
    "subset": subset,
    "formation": formation,
    "piece": piece,
    "nudge": nudge,
    "moved": moved,
    "typed": typed,
    "reading": reading,
    "alone": alone,
}
"""What the verbs of a panel do."""

VIEWS = ("page", "finer", "look")
"""Those that change how the answer is shown, not the answer."""


def picked(ask: Ask[Any], half: Half) -> Choice[Any]:
    """What is chosen. Raises Refused if nothing is, or no longer can be."""
    choice = chosen(ask, half)
    if choice is None:
        raise refused("choice-gone")
    return choice


def dial_of(choice: Choice[Any], field: str, kind: type[D]) -> D:
    """The choice's dial of a field. Raises Refused if it has none such."""
    for dial in choice.dials:
        if isinstance(dial, kind) and dial.field == field:
            return dial
    raise refused("choice-gone")
