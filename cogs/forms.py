"""The forms in which the dials of a choice are written, one line each; a whole shot in one line."""

from __future__ import annotations

from typing import Any

from bot.games.base import Ask, Choice
from bot.games.dials import Bearing, Dial, Layout, Number, Pick, Subset
from bot.words import Words
from cogs.aim import STRENGTH, figure
from cogs.aiming import written
from cogs.announcing import piecewise
from cogs.halves import Half, aim_of, flicked, places_of, value
from cogs.ids import Id
from cogs.placing import place_hint, written_places
from cogs.sheet import Field, Form
from cogs.shots import Eye, shot_code

SHOT = "shot"  # the name of the line for the whole shot
STEPS = "steps"  # the name of the line for steps
LINES = 5  # that a form may have


def typed_form(
    match: int,
    ask: Ask[Any],
    choice: Choice[Any],
    half: Half,
    turn: float,
    words: Words,
    *,
    several: bool = False,
    field: str = "",
) -> Form:
    """The form in which every dial of a choice can be written, or only the bearing or number of a `field`."""
    fields = dial_fields(ask, choice, half, turn, words, several=several)
    if any(dial.field == field for dial in choice.dials if isinstance(dial, Bearing | Number)):
        fields = tuple(one for one in fields if one.name == field)
    return Form(Id("typed", match, ask.id, choice.code), words.say(choice.words), fields[:LINES])


def steps_form(match: int, ask: str, words: Words) -> Form:
    """The form in which steps can be written, one after another."""
    field = Field(STEPS, words.text("type-steps"), "", words.text("type-steps-hint"))
    return Form(Id("steps", match, ask), words.text("type-steps-title"), (field,))


def dial_fields(
    ask: Ask[Any], choice: Choice[Any], half: Half, turn: float, words: Words, *, several: bool = False
) -> tuple[Field, ...]:
    """The lines of the form, as the half-made answer fills them: that of the whole shot if one flicks, then those of the dials.

    Where `several` flicks may be given together there is room for one a line.
    """
    lines = [_line(dial, choice, half, turn, words) for dial in choice.dials]
    fields = [line for line in lines if line is not None]
    if flicked(choice) and (piecewise(ask) or not several):
        shots = "\n".join((shot_code(ask, half, Eye(words, turn)), *half.more))
        label, hint = ("type-shots", "type-shots-hint") if several else ("type-shot", "type-shot-hint")
        fields.insert(0, Field(SHOT, words.text(label), shots, words.text(hint), long=several))
    return tuple(fields)


def _line(dial: Dial, choice: Choice[Any], half: Half, turn: float, words: Words) -> Field | None:
    match dial:
        case Bearing(field=field):
            sides = words.text("aim-letter-left"), words.text("aim-letter-right")
            aim = written(aim_of(choice, half, dial), dial, turn=turn, sides=sides)
            aim = aim.replace(".", words.text("decimal-mark"))
            if dial.flicks:
                return Field(field, words.text("type-aim"), aim, words.text("type-aim-hint"))
            return Field(field, words.text("type-side"), aim, words.text("type-side-hint"))
        case Number(field=field, unit=unit):
            lo, hi = figure(dial.lo, words), figure(dial.hi, words)
            label = words.text("type-number", unit=words.text(unit), lo=lo, hi=hi)
            hint = words.text("type-strength-hint") if unit == STRENGTH else ""
            return Field(field, label, figure(value(choice, half, field), words), hint)
        case Layout(field=field):
            lines = written_places(dial, places_of(choice, half, dial), words)
            hint = place_hint(turn, words, turns=any(piece.turns for piece in dial.pieces))
            return Field(field, words.text("type-places"), lines, hint, long=True)
        case Pick() | Subset():
            return None
