"""Forms for typing a choice's dials, one field each, or a whole shot in one field."""

from typing import Any

from bot.answers.aim_edits import STRENGTH, figure
from bot.answers.batch import LONGEST, MOST
from bot.answers.custom_id import Id
from bot.answers.dial_text import SHOT, dial_text
from bot.answers.draft import Draft
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Dial, Layout, Number, Pick, Subset
from bot.panel.layout_controls import place_hint
from bot.screens.sheet import Modal, TextInput
from bot.words import Words

STEPS = "steps"  # the name of the field for steps
LINES = 5  # fields in a form


def typed_form(
    match: int,
    ask: Ask[Any],
    choice: Choice[Any],
    draft: Draft,
    turn: float,
    words: Words,
    *,
    several: bool = False,
    field: str = "",
) -> Modal:
    """The form for all dials of a choice, or only for the bearing or number of one `field`."""
    fields = dial_fields(ask, choice, draft, turn, words, several=several)
    if any(dial.field == field for dial in choice.dials if isinstance(dial, Bearing | Number)):
        fields = tuple(one for one in fields if one.name == field)
    return Modal(Id("typed", match, ask.id, choice.code), words.say(choice.words), fields[:LINES])


def steps_form(match: int, ask: str, words: Words) -> Modal:
    """The form for typing steps, one after another."""
    field = TextInput(STEPS, words.text("type-steps"), "", words.text("type-steps-hint"), most=MOST * LONGEST)
    return Modal(Id("steps", match, ask), words.text("type-steps-title"), (field,))


def dial_fields(
    ask: Ask[Any], choice: Choice[Any], draft: Draft, turn: float, words: Words, *, several: bool = False
) -> tuple[TextInput, ...]:
    """The form's fields: the whole shot first if the choice is a flick, then one per typeable dial.

    With `several`, the first field takes several flicks, one a line.
    """
    text = dial_text(ask, choice, draft, turn, words, several=several)
    fields = []
    if SHOT in text:
        label, hint = ("type-shots", "type-shots-hint") if several else ("type-shot", "type-shot-hint")
        fields.append(TextInput(SHOT, words.text(label), text[SHOT], words.text(hint), long=several))
    return *fields, *(_field(dial, text[dial.field], turn, words) for dial in choice.dials if dial.field in text)


def _field(dial: Dial, text: str, turn: float, words: Words) -> TextInput:
    match dial:
        case Bearing(field=field, flicks=flicks):
            label, hint = ("type-aim", "type-aim-hint") if flicks else ("type-side", "type-side-hint")
            return TextInput(field, words.text(label), text, words.text(hint))
        case Number(field=field, unit=unit):
            lo, hi = figure(dial.lo, words), figure(dial.hi, words)
            label = words.text("type-number", unit=words.text(unit), lo=lo, hi=hi)
            hint = words.text("type-strength-hint") if unit == STRENGTH else ""
            return TextInput(field, label, text, hint)
        case Layout(field=field):
            piece = next((one for one in dial.pieces if one.turns), dial.pieces[0])
            hint = place_hint(dial, piece, turn, words)
            return TextInput(field, words.text("type-places"), text, hint, long=True)
        case Pick() | Subset():
            raise ValueError(f"{dial.field} cannot be typed")
