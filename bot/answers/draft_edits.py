"""Changes that presses and forms make to a draft; the same for every game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

import msgspec

from bot.answers.aim_edits import change_of, swung, with_offset, with_target
from bot.answers.aim_parser import ParsedAim, read_aim, read_number, to_step
from bot.answers.batch import lines_of, read_lines
from bot.answers.custom_id import PAGES, natural
from bot.answers.dial_text import SHOT, dial_text
from bot.answers.draft import (
    DIRECTION,
    Draft,
    aim_of,
    bearing_of,
    choose,
    chosen,
    is_flick,
    is_judged,
    places_of,
    value,
    with_aim,
    with_judged,
    with_places,
    with_value,
)
from bot.answers.line_of_sight import blockers
from bot.answers.pages import window
from bot.answers.placement import nudged, piece_of, read_place, read_places, written_place
from bot.answers.shot_notation import ViewContext, read_shot
from bot.games.contract.base import Ask, Choice
from bot.games.contract.capabilities import Announcements
from bot.games.contract.dials import Bearing, Dial, Layout, Number, Pick, Place, Subset
from bot.matches.core.errors import Refused, refused, repeated
from bot.text import fold
from bot.words import Words
from render.presenter import Menu, no_menu

D = TypeVar("D", Bearing, Number, Pick, Subset, Layout)


@dataclass(frozen=True)
class PanelInput:
    """Input from a panel: the arguments of the control's id, the options selected, the fields of a form.

    `words` are the player's; `reach` is the sliding distance of strength 100, mm (0: unknown); `announcements` are
    those of `ViewContext`.
    """

    args: str
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)
    words: Words | None = None
    reach: float = 0.0
    announcements: Announcements | None = None
    menu: Menu = no_menu

    @property
    def value(self) -> str:
        """The first option selected. Raises Refused if there is none."""
        if not self.values:
            raise refused("choice-gone")
        return self.values[0]

    def context(self, turn: float) -> ViewContext:
        """The context in which the player reads and types answers; `turn` is the rotation of the picture in degrees."""
        return ViewContext(self.words, turn, self.reach, self.announcements)


Change: TypeAlias = Callable[[Ask[Any], Draft, PanelInput, float], Draft]


def pick(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """Select another choice by a button (its code) or a menu (`@level`); selections below that level stay where possible."""
    del turn
    return choose(ask, draft, along(ask, draft, press.value, press.menu) if press.values else press.args)


def along(ask: Ask[Any], draft: Draft, code: str, menu: Menu) -> str:
    """The choice that begins like the named one and continues like the present one, if any; else the named one.

    A choice about something hidden behind something else is only selected by name.
    """
    paths = {one.code: tuple(level.code for level in menu(one)) for one in ask.choices}
    before, named = paths.get(draft.choice), paths.get(code)
    if before is None or named is None or len(named) != len(before):
        return code
    differs = next((at for at, (one, other) in enumerate(zip(named, before, strict=True)) if one != other), None)
    if differs is None:
        return code
    path = (*named[: differs + 1], *before[differs + 1 :])
    return next((one.code for one in ask.choices if paths[one.code] == path and _in_sight(one)), code)


def _in_sight(choice: Choice[Any]) -> bool:
    """Whether the target of a choice can be reached as was judged; without a judgement, whether nothing is in front of it."""
    bearing = bearing_of(choice)
    if bearing is not None and bearing.meant and is_judged(choice):
        return bearing.toward == bearing.meant
    return not any(
        blockers(dial, target)
        for dial in choice.dials
        if isinstance(dial, Bearing)
        for target in dial.targets
        if target.code == dial.meant
    )


def page(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """Turn to another page of a long menu."""
    del ask, turn
    return msgspec.structs.replace(draft, page=_page(press.args.partition(":")[0]))


def _page(text: str) -> int:
    """The page of an id. Raises Refused if invalid."""
    number = natural(text, PAGES)
    if number is None:
        raise refused("choice-gone")
    return number


def finer(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """Toggle small steps."""
    del ask, press, turn
    return msgspec.structs.replace(draft, fine=not draft.fine)


def look(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """Show the panel in words, or with its picture."""
    del ask, turn
    if press.args not in {"words", "picture"}:
        raise refused("choice-gone")
    return msgspec.structs.replace(draft, shown=press.args)


def target(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """Another target, as hard as was judged for it."""
    del turn
    choice = picked(ask, draft)
    dial = dial_of(choice, press.args, Bearing)
    judged = next((one for one in dial.targets if one.code == press.value and one.met is not None), None)
    if judged is not None:
        return with_judged(choice, draft, judged)
    draft = with_aim(draft, dial, with_target(aim_of(choice, draft, dial), dial, press.value))
    return msgspec.structs.replace(draft, target=DIRECTION) if press.value == DIRECTION else draft


def aiming(change: Callable[[ParsedAim, Bearing, str], ParsedAim]) -> Change:
    """The edit that changes an aim, by what follows the dial in the arguments."""

    def edit(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
        del turn
        choice = picked(ask, draft)
        name, _, how = press.args.partition(":")
        dial = dial_of(choice, name, Bearing)
        return with_aim(draft, dial, change(aim_of(choice, draft, dial), dial, how))

    return edit


def step(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """Change a number by steps."""
    del turn
    choice = picked(ask, draft)
    name, _, change = press.args.partition(":")
    dial = dial_of(choice, name, Number)
    return with_value(draft, name, to_step(value(choice, draft, name) + change_of(change), dial))


def option(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """Select another option of a dial."""
    del turn
    dial = dial_of(picked(ask, draft), press.args, Pick)
    if press.value not in [one.code for one in dial.options]:
        raise refused("choice-gone")
    return with_value(draft, dial.field, press.value)


def subset(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """Replace the options selected on the page shown, in the dial's order; those on other pages stay."""
    del turn
    choice = picked(ask, draft)
    name, _, page_shown = press.args.partition(":")
    dial = dial_of(choice, name, Subset)
    codes = [one.code for one in dial.options]
    shown = codes[window(len(codes), _page(page_shown))]
    kept = [code for code in value(choice, draft, name) if code not in shown]
    return with_value(draft, name, [code for code in codes if code in kept or code in press.values])


def formation(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """Arrange all pieces as in a formation."""
    del turn
    choice = picked(ask, draft)
    dial = dial_of(choice, press.args, Layout)
    found = next((one for one in dial.formations if one.code == press.value), None)
    if found is None:
        raise refused("choice-gone")
    return with_places(choice, draft, dial, found.places)


def piece(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """Select another piece to move."""
    del ask, turn
    return msgspec.structs.replace(draft, piece=press.value)


def nudge(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """Nudge or twist a piece."""
    place_field, _, rest = press.args.partition(":")
    name, _, way = rest.rpartition(":")
    return _moved(ask, draft, place_field, name, lambda place, _: nudged(place, way, turn, fine=draft.fine))


def moved(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """Move a piece to the place in its form."""
    del turn
    place_field, _, name = press.args.partition(":")
    text = press.fields.get("place", "")

    def there(place: Place, dial: Layout) -> Place:
        turns = piece_of(dial, name).turns
        unchanged = press.words is not None and fold(text) == fold(written_place(place, press.words, turns=turns))
        return place if unchanged else read_place(text, place, dial.grid, turns=turns)

    return _moved(ask, draft, place_field, name, there)


def _moved(ask: Ask[Any], draft: Draft, field: str, piece: str, move: Callable[[Place, Layout], Place]) -> Draft:
    choice = picked(ask, draft)
    dial = dial_of(choice, field, Layout)
    place = next((one for one in places_of(choice, draft, dial) if one.id == piece), None)
    if place is None:
        raise refused("choice-gone")
    return msgspec.structs.replace(with_places(choice, draft, dial, (move(place, dial),)), piece=piece)


def typed(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """The draft after a form, for the choice it was opened for. Raises Refused for the first bad field.

    Only changed fields count: a value may be more precise than what a field shows, and there may be one for the whole shot.
    """
    if press.args != draft.choice:
        draft = choose(ask, draft, press.args)
    lines = dict(press.fields)
    if press.words is not None:
        several = press.announcements is not None
        shown = dial_text(ask, picked(ask, draft), draft, turn, press.words, several=several)
        lines = {name: line for name, line in lines.items() if name not in shown or fold(line) != fold(shown[name])}
    if SHOT not in lines:
        return _typed(lines, ask, draft, press, turn)
    shot = read_lines(lines[SHOT], ask, draft, press.context(turn))
    found = _typed(lines, ask, shot, press, turn)
    again = read_lines(lines[SHOT], ask, found, press.context(turn))
    for name in lines.keys() & {dial.field for dial in picked(ask, shot).dials}:
        changed = _value(ask, shot, name) != _value(ask, draft, name)
        if changed and _value(ask, again, name) != _value(ask, found, name):
            raise refused("type-contradiction", shot=repeated(lines[SHOT]), line=repeated(lines[name]))
    return found


def _value(ask: Ask[Any], draft: Draft, name: str) -> Any:
    return value(picked(ask, draft), draft, name)


def _typed(lines: Mapping[str, str], ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """The draft with each dial as typed in its field, if it has one. Raises Refused."""
    choice = picked(ask, draft)
    for dial in choice.dials:
        if dial.field in lines:
            draft = _as_typed(lines[dial.field], dial, choice, draft, press, turn)
    return draft


def _as_typed(line: str, dial: Dial, choice: Choice[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """The draft with a dial as typed. Raises Refused."""
    match dial:
        case Bearing():
            now = aim_of(choice, draft, dial)
            return with_aim(draft, dial, read_aim(line, dial, turn=turn, current=now.bearing, words=press.words))
        case Number():
            return with_value(draft, dial.field, read_number(line, dial))
        case Layout():
            return with_places(choice, draft, dial, read_places(line, dial, places_of(choice, draft, dial)))
        case Pick() | Subset():
            return draft


def unread_line(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> str:
    """The first unreadable line about a shot in a form; "" if there is none."""
    choice = chosen(ask, draft)
    lines = [press.fields.get(SHOT, "")]
    for dial in choice.dials if choice is not None and is_flick(choice) else ():
        if isinstance(dial, Bearing):
            lines.append(press.fields.get(dial.field, ""))
        elif isinstance(dial, Number) and dial.field in press.fields:
            lines.append(f"s {press.fields[dial.field]}")
    for line in filter(None, lines):
        try:
            read_lines(line, ask, draft, press.context(turn))
        except Refused:
            return line
    return ""


def reading(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """The selected reading of a line; of several lines it names the one it replaces: `2~A3>B2`."""
    nth, several, code = press.args.partition("~")
    if not several:
        return read_shot(press.args, ask, draft, press.context(turn))
    lines = list(lines_of(draft.lines.get(SHOT, "")))
    at = natural(nth)
    if at is None or at >= len(lines):
        raise refused("choice-gone")
    lines[at] = code
    return read_lines("\n".join(lines), ask, draft, press.context(turn))


def alone(ask: Ask[Any], draft: Draft, press: PanelInput, turn: float) -> Draft:
    """The flick that is shown, without those that follow it."""
    del ask, press, turn
    return msgspec.structs.replace(draft, more=())


CHANGES: Mapping[str, Change] = {
    "pick": pick,
    "page": page,
    "finer": finer,
    "look": look,
    "target": target,
    "beside": aiming(with_offset),
    "swing": aiming(swung),
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
"""Edits by verb."""

VIEWS = ("page", "finer", "look")
"""Edits that change only how the draft is shown."""


def picked(ask: Ask[Any], draft: Draft) -> Choice[Any]:
    """The selected choice. Raises Refused if there is none, or no longer."""
    choice = chosen(ask, draft)
    if choice is None:
        raise refused("choice-gone")
    return choice


def dial_of(choice: Choice[Any], field: str, kind: type[D]) -> D:
    """The choice's dial of a field. Raises Refused if it has none of that kind."""
    for dial in choice.dials:
        if isinstance(dial, kind) and dial.field == field:
            return dial
    raise refused("choice-gone")
