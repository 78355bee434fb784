"""The menus and buttons of an ask's choices."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.answers.custom_id import Id
from bot.answers.draft import Draft, chosen, is_flick, is_judged
from bot.answers.placement import rearranged
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Option
from bot.panel.aim_controls import hint_of
from bot.panel.panel_view import PanelView
from bot.panel.short_answers import MOST, is_short
from bot.screens.button_rows import fit_on_phone
from bot.screens.paging import paged_menu
from bot.screens.sheet import GOOD, MAIN, PLAIN, ROW_LIMIT, Button, MenuOption, Row, SelectMenu, rows
from bot.text import cut
from bot.words import Words
from render.presenter import Menu, Presenter, entry

THREE_LETTERS = 40  # in the labels of a row of three buttons on a phone
SIX = 6  # plain choices that are buttons where a menu would have but one more entry than a row of buttons
LABEL = 100  # characters of a menu's entry
TURNS = 6  # ways on below the first menu up to this number are buttons: as many as a hexagon has directions


def plain_choices(ask: Ask[Any], presenter: Presenter, menu: Menu) -> bool:
    """Whether each choice is a button or an entry of the one menu, and choosing it the answer."""
    plain = len(ask.choices) > 1 and ask.kind not in presenter.pictured
    return plain and not any(choice.dials or len(menu(choice)) > 1 for choice in ask.choices)


def choice_controls(view: PanelView, words: Words) -> tuple[SelectMenu | Row, ...]:
    """The choices: a row of buttons if they are few, answering at once if plain; else a menu a level, in pages if one is long."""
    at, ask, draft, current = view.at, view.ask, view.draft, view.choice
    if len(ask.choices) == 1:
        return ()
    plain = plain_choices(ask, view.presenter, view.menu)
    pressed = answer_rows(at, ask, words) if plain else ()
    if pressed:
        return pressed
    moved = current is not None and rearranged(current, draft)
    if len(ask.choices) <= MOST and not any(map(view.menu, ask.choices)):
        return rows(
            Button(
                at.control("pick" if choice.dials or ask.kind in view.presenter.pictured else "answer", choice.code),
                words.say(choice.words),
                MAIN if choice.code == draft.choice and not moved else PLAIN,
                icon=words.icon_of(choice.words),
            )
            for choice in ask.choices
        )
    found: list[SelectMenu | Row] = []
    unchosen = Draft(page=draft.page)  # in a menu that answers, choosing what is marked as chosen would send nothing
    menus = levels(ask, unchosen if plain else draft, words, view.menu)
    if current is not None and is_flick(current):  # the rows of its aim leave no room for others
        menus = [folded(menus)]
    for level, entries in enumerate(menus):
        verb = "answer" if plain or (level and _last_level(ask, level, entries, view.menu)) else "pick"
        if level and len(entries) <= TURNS:
            found.extend(_turns(at, verb, entries))
            continue
        text = words.say(current.hint) if current is not None and current.hint else ""  # above the picture
        alike = {one.about for one in entries} == {text}
        shown = [replace(one, about="") for one in entries] if alike else entries
        hint = words.text("place-own" if moved else "choice-hint")
        found.extend(paged_menu(at.control(verb, f"@{level}"), shown, draft.page, hint, words))
    return tuple(found)


def answer_rows(at: Id, ask: Ask[Any], words: Words) -> tuple[Row, ...]:
    """A button for each plain choice, in rows for a phone; none if they are too many, or six too long ones."""
    if not is_short(ask) and len(ask.choices) != SIX:
        return ()
    presses = [
        Button(at.control("answer", choice.code), words.say(choice.words), MAIN, icon=words.icon_of(choice.words))
        for choice in ask.choices
    ]
    if len(presses) < SIX:
        return _phone_rows(presses)
    ways = (tuple(tuple(presses[nth : nth + wide]) for nth in range(0, SIX, wide)) for wide in (3, 2))
    return next((way for way in ways if all(map(fit_on_phone, way))), ())


def folded(menus: Sequence[Sequence[MenuOption]]) -> list[MenuOption]:
    """One menu made of several: the entries of the next replace the chosen one."""
    found, *deeper = map(list, menus)
    for ways in deeper:
        at = next((nth for nth, one in enumerate(found) if one.chosen), len(found))
        before = "".join(f"{one.label} · " for one in found[at : at + 1])
        found[at : at + 1] = [replace(one, label=cut(f"{before}{one.label}", LABEL)) for one in ways]
    return found


def _phone_rows(presses: Sequence[Button]) -> tuple[Row, ...]:
    """The buttons in one row, or four or five that a phone would wrap in two rows of about the same length."""
    long = len(presses) > 3 and not fit_on_phone(presses)
    half = (len(presses) + 1) // 2 if long else len(presses)
    return (*rows(presses[:half]), *rows(presses[half:]))


def _last_level(ask: Ask[Any], level: int, entries: Sequence[MenuOption], menu: Menu) -> bool:
    """Whether each entry leads to one choice, which has nothing to adjust."""
    codes = {one.value for one in entries}
    return all(len(menu(one)) == level + 1 and not one.dials for one in ask.choices if one.code in codes)


def _turns(at: Id, verb: str, entries: list[MenuOption]) -> tuple[Row, ...]:
    """A button for each choice after those picked before, in even rows that fit on a phone; if they answer, the previewed one is green."""
    chosen, other = (GOOD, MAIN) if verb == "answer" else (MAIN, PLAIN)
    buttons = [
        Button(at.control(verb, one.value), one.label, chosen if one.chosen else other, icon=one.icon)
        for one in entries
    ]
    if len(buttons) <= ROW_LIMIT:
        return rows(buttons)
    wide = any(sum(len(one.label) for one in buttons[at : at + 3]) > THREE_LETTERS for at in range(0, len(buttons), 3))
    size = 2 if wide else 3
    return tuple(tuple(buttons[at : at + size]) for at in range(0, len(buttons), size))


def levels(ask: Ask[Any], draft: Draft, words: Words, menu: Menu) -> list[list[MenuOption]]:
    """The menus that lead to the choice, outermost first; an entry's value is the code of the first choice behind it.

    A formation whose pieces were moved is not shown as chosen, so that it can be chosen again.
    """
    current = chosen(ask, draft)
    ways = [(choice.code, menu(choice) or (entry(choice),)) for choice in _likely_first(ask, menu)]
    path = next((_codes(way) for code, way in ways if code == draft.choice), ())
    moved = current is not None and rearranged(current, draft)
    menus: list[list[MenuOption]] = []
    for level in range(max(len(way) for _, way in ways)):
        entries: dict[str, MenuOption] = {}
        for code, way in ways:
            if len(way) > level and _codes(way[:level]) == path[:level] and way[level].code not in entries:
                one = way[level]
                here = path[level : level + 1] == (one.code,) and not moved
                entries[one.code] = MenuOption(
                    code, words.say(one.words), hint_of(one, words), here, words.icon_of(one.words)
                )
        if len(entries) > 1:
            menus.append(list(entries.values()))
        if current is None:
            break
    return menus


def _likely_first(ask: Ask[Any], menu: Menu) -> list[Choice[Any]]:
    """The choices, most valuable first. Choices of the same piece keep their order; unjudged ones come last if some are judged."""
    if not any(map(is_judged, ask.choices)):
        return sorted(ask.choices, key=lambda one: -one.worth)
    about = {one.code: (menu(one) or (entry(one),))[0].code for one in ask.choices}
    worth: dict[str, int] = {}
    for one in filter(is_judged, ask.choices):
        worth[about[one.code]] = max(one.worth, worth.get(about[one.code], one.worth))
    return sorted(ask.choices, key=lambda one: (about[one.code] not in worth, -worth.get(about[one.code], 0)))


def _codes(way: tuple[Option, ...]) -> tuple[str, ...]:
    return tuple(one.code for one in way)
