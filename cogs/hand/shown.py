"""An open ask as the page shows it, and the drafts that it sends."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from bot.answers.aim_parser import normal, to_step
from bot.answers.answer_notation import AnswerNotation
from bot.answers.draft import Draft, action_of, begin, choose, chosen, is_flick, layout_of, value
from bot.answers.shot_notation import shot_code
from bot.features.hand.values import GivenDraft, ShownChoice, ShownDial
from bot.games import GAMES
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Dial, Layout, Number, Pick, Place, Subset
from bot.matches.core.errors import refused
from bot.panel.panel import confirm_words, dial_name
from bot.words import Words
from cogs.panel.prompt import Prompt
from render import PAINTERS


def shown_choice(choice: Choice[Any], game: str, view: Any, draft: Draft, words: Words) -> ShownChoice:
    """A choice in the view of a game, with the dials that a panel shows of this draft, at the values that the choice offers."""
    values = {dial.field: _offered(choice, dial) for dial in choice.dials}
    kept = draft.values if choice.code == draft.choice else {}
    dials = tuple(
        _shown_dial(dial, game, words)
        for dial in choice.dials
        if not (
            isinstance(dial, Pick) and dial.aside and kept.get(dial.field, values[dial.field]) == dial.options[0].code
        )
    )
    hint = words.say(choice.hint) if choice.hint else ""
    painter = PAINTERS[game]
    return ShownChoice(
        choice.code,
        words.say(choice.words),
        hint,
        dials,
        values,
        is_flick(choice),
        painter.spots(view, choice),
        confirm_words(choice, words, painter.presenter),
    )


def _offered(choice: Choice[Any], dial: Dial) -> Any:
    """The value of a dial before it is turned: nothing in the action means the first option."""
    offered = value(choice, Draft(), dial.field)
    return dial.options[0].code if isinstance(dial, Pick) and offered is None else offered


def _shown_dial(dial: Dial, game: str, words: Words) -> ShownDial:
    label = dial_name(game, dial.field, words)
    named: tuple[tuple[str, str], ...] = ()
    ready: tuple[tuple[str, str], ...] = ()
    match dial:
        case Number(unit=unit):
            label = words.text(unit)
        case Pick() | Subset():
            named = tuple((one.code, words.say(one.words)) for one in dial.options)
        case Layout():
            named = tuple((one.id, words.say(one.words)) for one in dial.pieces)
            ready = tuple((one.code, words.say(one.words)) for one in dial.formations)
        case Bearing():
            pass
    return ShownDial(label, dial, named, ready)


def typed_code(asked: Prompt, words: Words) -> str:
    """The answer of a draft as it can be typed: its steps, a flick's code, else as in records. Raises Refused."""
    draft, choice = asked.draft, chosen(asked.ask, asked.draft)
    if asked.planned is not None:
        return "; ".join((*(step.code for step in asked.planned.steps), *((choice.code,) if choice else ())))
    if choice is None:
        return ""
    if is_flick(choice) and layout_of(choice) is None:
        return shot_code(asked.ask, draft, asked.context(words))
    notation = AnswerNotation(GAMES[asked.match.game], words)
    return notation.write((asked.ask,), asked.ask.id, asked.ask.seat, action_of(choice, draft))


def opens_plan(asked: Prompt) -> bool:
    """Whether a choice of the ask opens a plan of several steps."""
    steps = GAMES[asked.match.game].spec.steps
    return steps is not None and asked.ask.kind in steps.opens


def as_chosen(asked: Prompt) -> Prompt:
    """The ask without what its player has not chosen: a move to begin with, or the end of a plan without steps.

    What is adjusted on the board stays, for it is seen there; so does an only choice.
    """
    planned, choice = asked.planned, chosen(asked.ask, asked.draft)
    if choice is None or choice.dials or len(asked.ask.choices) == 1:
        return asked
    if asked.draft != begin(asked.ask, (), asked.presenter) if planned is None else planned.before is not None:
        return asked
    return replace(asked, draft=msgspec.structs.replace(asked.draft, choice="", values={}))


def drafted(asked: Prompt, given: GivenDraft) -> Prompt:
    """The ask with the draft of the page. Raises Refused for a choice or a value that is not offered."""
    if asked.planned is not None and not given.choice:
        return as_chosen(asked)
    return replace(asked, draft=_draft_given(asked.ask, asked.draft, given))


def _draft_given(ask: Ask[Any], kept: Draft, given: GivenDraft) -> Draft:
    """The draft that the page sends, its dials at values that they have."""
    draft = choose(ask, Draft(shown=kept.shown, steps=kept.steps), given.choice)
    choice = chosen(ask, draft)
    dials = {dial.field: dial for dial in choice.dials} if choice is not None else {}
    if given.values.keys() - dials.keys():
        raise refused("value-unusable")
    values = {field: _settled(dials[field], one) for field, one in given.values.items()}
    if any(isinstance(dials[field], Bearing) for field in values):
        draft = msgspec.structs.replace(draft, target="", offset=0.0)  # what the choice was aimed at before
    return msgspec.structs.replace(draft, values={**draft.values, **values})


def _settled(dial: Dial, given: Any) -> Any:
    """A value as a dial has it: a bearing to 0.01 degree, a number in its steps, options that it has. Raises Refused."""
    try:
        match dial:
            case Bearing():
                return normal(msgspec.convert(given, float))
            case Number():
                return to_step(msgspec.convert(given, float), dial)
            case Pick(options=options):
                return _among([one.code for one in options], [given])[0]
            case Subset(options=options):
                return _among([one.code for one in options], msgspec.convert(given, list[str]))
            case Layout():
                return msgspec.to_builtins(_arranged(dial, msgspec.convert(given, tuple[Place, ...])))
    except (msgspec.ValidationError, ValueError, OverflowError):
        raise refused("value-unusable") from None


def _among(options: list[str], given: list[Any]) -> list[str]:
    """Those of the options that are given, in their order. Raises Refused for another one, or one that is given twice."""
    picked = [one for one in options if one in given]
    if len(picked) != len(given):
        raise refused("value-unusable")
    return picked


def _arranged(dial: Layout, given: tuple[Place, ...]) -> tuple[Place, ...]:
    """One place for each piece, in the order of the dial, to 0.001 mm. Raises Refused."""
    there = {place.id: place for place in given}
    if len(given) != len(dial.pieces) or there.keys() != {piece.id for piece in dial.pieces}:
        raise refused("value-unusable")
    return tuple(
        Place(one.id, round(one.x, 3), round(one.y, 3), round(one.angle % 360.0, 3) % 360.0)
        for one in (there[piece.id] for piece in dial.pieces)
    )
