"""Steps laid out before they are submitted: text, menus and buttons of the panel, for every game."""

from typing import Any

from bot.answers.custom_id import Id
from bot.answers.draft import Draft, chosen, mark
from bot.answers.step_plan import picked_end
from bot.games.base import Choice
from bot.matches.core.positions import PlannedPosition
from bot.screens.paging import paged_menu
from bot.screens.sheet import GOOD, PLAIN, ROW_LIMIT, Button, MenuOption, Row, SelectMenu
from bot.words import Words


def step_menus(at: Id, laid: PlannedPosition, draft: Draft, words: Words) -> tuple[SelectMenu | Row, ...]:
    """A menu for each first level of the choices' paths, in their order."""
    menus: dict[str, list[Choice[Any]]] = {}
    for choice in laid.ask.choices:
        if len(choice.path) > 1:
            menus.setdefault(choice.path[0], []).append(choice)
    found: list[SelectMenu | Row] = []
    for level, choices in menus.items():
        entries = [_entry(choice, draft, words) for choice in choices]
        hint = words.say(choices[0].levels[0].words) if choices[0].levels else words.text("choice-hint")
        found.extend(paged_menu(Id("pick", at.match, at.ask, f"@{level}"), entries, draft.page, hint, words))
    return tuple(found)


def step_rows(at: Id, laid: PlannedPosition, draft: Draft, views: Row, words: Words) -> tuple[Row, ...]:
    """The buttons below the menus; view buttons get a row of their own if there is no room."""
    playing = _playing(at, laid, draft, words)
    looking = (Button(Id("type", at.match, at.ask), words.text("type-it")), *views)
    return ((*playing, *looking),) if len(playing) + len(looking) <= ROW_LIMIT else (playing, looking)


def _playing(at: Id, laid: PlannedPosition, draft: Draft, words: Words) -> tuple[Button, ...]:
    """Undo the last step; submit the steps with their end; other ends."""
    end, last = laid.end, chosen(laid.ask, draft)
    picked = picked_end(laid, draft)
    back = Button(
        Id("unstep", at.match, at.ask, mark(draft)),
        words.text("steps-undo"),
        disabled=not laid.steps and picked is None,
    )
    presses = [back]
    if last is not None:
        label = words.say(last.verb or last.words)
        style = GOOD if laid.steps or picked is not None else PLAIN
        presses.append(Button(Id("do", at.match, at.ask, mark(draft)), label, style))
    if picked is not None and end is not None:
        presses.append(Button(Id("pick", at.match, at.ask, end.code), words.say(end.verb or end.words)))
    return tuple(presses)


def _entry(choice: Choice[Any], draft: Draft, words: Words) -> MenuOption:
    about = words.say(choice.hint) if choice.hint is not None else ""
    return MenuOption(choice.code, words.say(choice.words), about, choice.code == draft.choice)
