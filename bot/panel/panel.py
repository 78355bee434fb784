"""The private panel of an ask: any ask of any game as menus, buttons and a picture, from the ask and the draft alone."""

from collections.abc import Iterable
from typing import Any

import msgspec

from bot.answers.aim_parser import target_of
from bot.answers.custom_id import Id
from bot.answers.draft import (
    Draft,
    aim_of,
    bearing_of,
    is_flick,
    layout_of,
    mark,
    places_of,
    value,
)
from bot.answers.placement import formation_of, ready_made, rearranged
from bot.answers.step_plan import step_lines
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Dial, Layout, Number, Pick, Subset
from bot.games.contract.preview import Assist
from bot.panel.aim_controls import (
    about_choices,
    about_dials,
    aim_controls,
    aim_words,
    away_words,
    brief_aim,
    hint_of,
    number_controls,
    number_words,
    step_button,
    step_menus,
    step_rows,
    warnings,
    way_words,
)
from bot.panel.choice_controls import answer_rows, choice_controls, plain_choices
from bot.panel.layout_controls import layout_controls
from bot.panel.panel_view import PanelView
from bot.screens.button_rows import fit_on_phone
from bot.screens.paging import paged_menu
from bot.screens.rule_links import rule_named
from bot.screens.sheet import GOOD, Button, MenuOption, Part, Row, SelectMenu, Sheet, rows
from bot.words import MissingWords, Words
from render.presenter import Presenter


def panel(view: PanelView, words: Words) -> Sheet:
    """The panel: the question and its clock, the draft and its preview, and the controls that change it."""
    planned, at = view.planned, view.at
    seen_as = _views(at, words, pictured=view.picture is not None, whole=planned is None)
    views = (*view.beside, *seen_as, _close_press(at, words))
    if planned is not None:
        steps = step_rows(at, planned, view.draft, views, words, view.presenter)
        return Sheet(_parts(view, words), (*step_menus(at, planned, view.draft, words, view.menu), *steps))
    controls = choice_controls(view, words)
    return Sheet(_parts(view, words, at_once=_at_once(view, controls)), _controls(view, controls, views, words))


def playing_label(view: PanelView, words: Words) -> str:
    """The label of the button that submits the draft, in a panel without planned steps."""
    direct = (one.label for one in _answering(choice_controls(view, words)) if one.id.args == view.draft.choice)
    return next(direct, "") or last_words(view.ask, view.choice, view.draft, words, view.presenter)


def _parts(view: PanelView, words: Words, *, at_once: bool = False) -> tuple[Part, ...]:
    """Everything above the controls; `at_once` if these play the answer."""
    ask, draft, choice, hints = view.ask, view.draft, view.choice, view.hints
    explained = choice is not None and bool(choice.dials or (ask.kind in view.presenter.pictured and not choice.hint))
    shown = view.picture is not None and not view.spoken  # by the picture and the controls
    answer = _draft_line(view, choice, words) if choice is not None and explained and not shown else ""
    parts: list[Part] = [_heading(view, answer, view.remarks if explained else (), words)]
    parts.extend(_about(view, words))
    if choice is not None and choice.dials:
        # One warning for a flick that falls on its way; what is hit first says why it costs something.
        warned = view.rule or (view.risk and not view.met)
        hints = hints if warned else (*_in_the_way(choice, draft, view.met, view.assist, words), *hints)
        hints = () if unread(choice, draft) else hints  # a flick that could not be read needs no warning
    if view.picture is not None:
        parts.append(view.picture)
    elif view.foretold:
        parts.append("\n".join(view.foretold))
    parts.extend(warnings(hints, view.rule, view.note, words))
    if view.note:
        parts.append(view.note)
    elif at_once:
        parts.append(f"-# {words.text('press-plays')}")
    elif choice is not None and unread(choice, draft):
        parts.append(f"⚠ {words.text('shot-unread')}")
    return tuple(parts)


def _controls(
    view: PanelView, controls: tuple[SelectMenu | Row, ...], views: Row, words: Words
) -> tuple[SelectMenu | Row, ...]:
    """The controls of a panel without planned steps, after those of its choices."""
    ask, draft, choice = view.ask, view.draft, view.choice
    if plain_choices(ask, view.presenter, view.menu) or draft.choice in _answered_by(controls):
        return (*controls, views)
    alone = len(ask.choices) == 1  # else the formations are the choices
    described = view.spoken or view.picture is None
    if choice is not None:
        for dial in choice.dials:
            controls += dial_controls(
                view.at, choice, draft, dial, view.turn, words, formations=alone, game=view.game, spoken=described
            )
    return (*controls, *_last_rows(_last_row(view, words), views))


def _last_rows(playing: Row, views: Row) -> tuple[Row, ...]:
    """The submit buttons and the view buttons: in one row if it fits on a phone, so that none is alone in a row."""
    together = (*playing, *views)
    return rows(together) if fit_on_phone(together) else (playing, views)


def _answering(controls: Iterable[SelectMenu | Row]) -> list[Button]:
    """The buttons that give a choice at once."""
    presses = [one for row in controls if isinstance(row, tuple) for one in row if isinstance(one, Button)]
    return [one for one in presses if one.id.verb == "answer"]


def _answered_by(controls: Iterable[SelectMenu | Row]) -> set[str]:
    """The codes of the choices that a button gives at once."""
    return {one.id.args for one in _answering(controls)}


def _at_once(view: PanelView, controls: Iterable[SelectMenu | Row]) -> bool:
    """Whether the previewed answer, one of several menus, is played by a button among its choices."""
    choice = view.choice
    return choice is not None and len(view.menu(choice)) > 1 and choice.code in _answered_by(controls)


def _about(view: PanelView, words: Words) -> tuple[str, ...]:
    """The effects of the choices, or of the selected one; with planned steps, their list."""
    draft, choice = view.draft, view.choice
    if view.planned is not None:
        button = step_button(view.planned, draft, words, view.presenter)
        return ("\n".join(step_lines(view.planned, draft, button, words)),)
    if plain_choices(view.ask, view.presenter, view.menu):
        captioned = view.picture is not None and view.ask.kind in view.presenter.captioned
        described = captioned or not answer_rows(view.at, view.ask, words)  # by the picture, or by a menu of each entry
        return () if described else about_choices(view.ask.choices, words)
    if choice is None:
        return ()
    if not choice.dials:
        return about_choices((choice,), words)
    if view.picture is not None and is_flick(choice) and len(view.menu(choice)) > 1:
        choice = msgspec.structs.replace(choice, hint=None)  # its entry in the menu says it
    return about_dials(choice, draft, words, brief=view.picture is not None)


def _heading(view: PanelView, answer: str, remarks: Iterable[str], words: Words) -> str:
    """The question, the draft and its cost; with the cost's rule only if there is no picture, which leaves less room."""
    rule = words.text("panel-rule", rule=rule_named(view.ask.rule, words))
    lines = (
        f"### {words.say(view.ask.words)}",
        f"-# {rule}" if view.picture is None else "",
        f"-# {view.clock}" if view.clock else "",
        answer,
        *(f"-# {remark}" for remark in remarks),
    )
    return "\n".join(filter(None, lines))


def _draft_line(view: PanelView, choice: Choice[Any], words: Words) -> str:
    """The draft in one line; angle, notation and distances only where no picture shows them."""
    if view.picture is None:
        return summary(choice, view.draft, view.turn, words, view.reach, distance=True)
    aimed = aimed_at(choice, view.draft, words)
    if not aimed:
        return summary(choice, view.draft, view.turn, words)
    numbers = (
        number_words(value(choice, view.draft, dial.field), dial, 0.0, words)
        for dial in choice.dials
        if isinstance(dial, Number)
    )
    return f"**{' · '.join((aimed, *numbers))}**"


def aimed_at(choice: Choice[Any], draft: Draft, words: Words) -> str:
    """The flicked piece and its target, without angle and strength; "" without a target."""
    bearing = bearing_of(choice)
    aim = aim_of(choice, draft, bearing) if bearing is not None else None
    if bearing is None or aim is None or target_of(aim, bearing) is None:
        return ""
    return words.text("aim-brief", what=words.say(choice.words), aim=brief_aim(aim, bearing, words))


def summary(
    choice: Choice[Any], draft: Draft, turn: float, words: Words, reach: float = 0.0, *, distance: bool = False
) -> str:
    """The draft in one line: the choice, then what its dials say, perhaps how far away what is aimed at is."""
    parts = [words.text("place-own") if rearranged(choice, draft) else words.say(choice.words)]
    for dial in choice.dials:
        match dial:
            case Bearing():
                parts.append(aim_words(aim_of(choice, draft, dial), dial, turn, words))
            case Number(field=field):
                parts.append(number_words(value(choice, draft, field), dial, reach, words))
            case Pick(field=field, options=options) | Subset(field=field, options=options):
                picked = value(choice, draft, field)
                codes = picked if isinstance(picked, list) else [picked]
                parts.append(", ".join(words.say(option.words) for option in options if option.code in codes))
            case Layout():
                formation = formation_of(dial, places_of(choice, draft, dial))
                if dial.formations and not ready_made(choice):
                    parts.append(words.say(formation.words) if formation else words.text("place-own"))
    bearing = bearing_of(choice)
    if bearing is not None and distance:
        parts.append(away_words(aim_of(choice, draft, bearing), bearing, words))
    return "**" + " · ".join(dict.fromkeys(filter(None, parts))) + "**"


def dial_controls(
    at: Id,
    choice: Choice[Any],
    draft: Draft,
    dial: Dial,
    turn: float,
    words: Words,
    *,
    formations: bool = True,
    game: str = "",
    spoken: bool = False,
) -> tuple[SelectMenu | Row, ...]:
    """The controls of one dial."""
    match dial:
        case Bearing():
            return aim_controls(at, aim_of(choice, draft, dial), dial, turn, draft, words, spoken=spoken)
        case Number(field=field):
            return (number_controls(at, value(choice, draft, field), dial, words, fine=draft.fine),)
        case Pick(field=field, options=options):
            now = value(choice, draft, field) or options[0].code  # nothing in the action means the first option
            if dial.aside and now == options[0].code:
                return ()
            name = dial_name(game, field, words)
            entries = [
                MenuOption(
                    one.code, _named(name, words.say(one.words), words), hint_of(one, words), chosen=one.code == now
                )
                for one in options
            ]
            hint = name or words.text("choice-hint")
            return paged_menu(at.control("option", field), entries, draft.page, hint, words)
        case Subset(field=field, options=options, lo=lo, hi=hi):
            picked = value(choice, draft, field)
            entries = [
                MenuOption(
                    one.code,
                    words.say(one.words),
                    hint_of(one, words),
                    chosen=one.code in picked,
                    icon=words.icon_of(one.words),
                )
                for one in options
            ]
            hint = words.text("subset-exact", count=hi) if lo == hi else words.text("subset-hint", lo=lo, hi=hi)
            lo = min(lo, 1)  # fewer may stand there while one is changing one's mind; giving them is refused in words
            return paged_menu(
                at.control("subset", f"{field}:{draft.page}"), entries, draft.page, hint, words, lo=lo, hi=hi
            )
        case Layout():
            places = places_of(choice, draft, dial)
            return layout_controls(at, dial, places, draft, words, formations=formations, spoken=spoken)


def confirm_words(choice: Choice[Any] | None, words: Words, presenter: Presenter) -> str:
    """The label of the submit button: the choice's verb, else that for flicks, for placing pieces, or "Confirm"."""
    verb = presenter.verb(choice) if choice is not None else None
    if verb is not None:
        return words.say(verb)
    if choice is not None and is_flick(choice):
        return words.text("confirm-flick")
    layout = layout_of(choice) if choice is not None else None
    if layout is not None:
        return words.text("confirm-deploy" if len(layout.pieces) > 1 else "confirm-place")
    return words.text("confirm")


def doubt_label(doubt: str, choice: Choice[Any] | None, words: Words, presenter: Presenter) -> str:
    """The label of the button that submits an answer after all: the usual one where its player only wants to be asked."""
    if doubt in {words.text("sure-wanted"), words.text("sure-given")}:
        return confirm_words(choice, words, presenter)
    return words.text("sure-flick")


def last_words(ask: Ask[Any], choice: Choice[Any] | None, draft: Draft, words: Words, presenter: Presenter) -> str:
    """The label of the panel's submit button."""
    label = (
        words.text("confirm-flicks", count=1 + len(draft.more))
        if draft.more
        else confirm_words(choice, words, presenter)
    )
    if label in {words.say(one.words) for one in ask.choices}:  # no two buttons say the same
        return words.text("confirm-choice", choice=label)
    return label


def unread(choice: Choice[Any], draft: Draft) -> bool:
    """Whether a typed flick could not be read: the flick shown is not the intended one, and cannot be submitted."""
    return is_flick(choice) and bool(draft.form)


def typeable(choice: Choice[Any] | None) -> bool:
    """Whether a choice has dials that can be written."""
    return choice is not None and any(isinstance(dial, Bearing | Number | Layout) for dial in choice.dials)


def _last_row(view: PanelView, words: Words) -> Row:
    at, ask, draft, choice = view.at, view.ask, view.draft, view.choice
    label = last_words(ask, choice, draft, words, view.presenter)
    idle = choice is None or unread(choice, draft) or (bool(view.rule) and is_flick(choice))
    presses = [Button(at.control("do", mark(draft)), label, GOOD, disabled=idle)]
    if typeable(choice) and (choice is None or layout_of(choice) is None):
        presses.append(Button(at.control("type"), words.text("type-it")))
    if choice is not None and any(isinstance(dial, Bearing | Number | Layout) for dial in choice.dials):
        key = ("coarser" if draft.fine else "finer") + ("-aim" if is_flick(choice) else "")
        presses.append(Button(at.control("finer"), words.text(key)))
    return tuple(presses)


def _views(at: Id, words: Words, *, pictured: bool, whole: bool) -> Row:
    """The ways to see it otherwise: in words; and from there the `whole` board in words, unless it is shown anyway, and the picture."""
    if pictured:
        return (Button(at.control("look", "words"), words.text("text-board")),)
    picture = Button(at.control("look", "picture"), words.text("text-picture"))
    return (Button(at.control("text"), words.text("text-whole")), picture) if whole else (picture,)


def _close_press(at: Id, words: Words) -> Button:
    return Button(at.control("close"), words.text("close"))


def _in_the_way(choice: Choice[Any], draft: Draft, met: str, assist: Assist, words: Words) -> tuple[str, ...]:
    """The piece hit in place of the target; nothing at expert level."""
    if assist is Assist.EXPERT:
        return ()
    bearing = bearing_of(choice)
    text = way_words(aim_of(choice, draft, bearing), bearing, met, words) if bearing else ""
    return (text,) if text else ()


def dial_name(game: str, field: str, words: Words) -> str:
    """The name that a game has for a dial; "" if it has none."""
    try:
        return words.text(f"{game}-dial-{field}")
    except MissingWords:
        return ""


def _named(name: str, option: str, words: Words) -> str:
    return words.text("option-line", name=name, value=option) if name else option
