"""Dials as text: the contents of form fields, with which typed fields are compared."""

from typing import Any

from bot.answers.aim_edits import figure
from bot.answers.aim_parser import written
from bot.answers.announcements import piecewise
from bot.answers.draft import Draft, aim_of, is_flick, places_of, value
from bot.answers.placement import written_places
from bot.answers.shot_notation import ViewContext, shot_code
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Dial, Layout, Number, Pick, Subset
from bot.words import Words

SHOT = "shot"  # the name of the field for the whole shot


def dial_text(
    ask: Ask[Any], choice: Choice[Any], draft: Draft, turn: float, words: Words, *, several: bool = False
) -> dict[str, str]:
    """The text of each typeable dial by its field, and under `SHOT` the whole shot if the choice is a flick.

    With `several`, `SHOT` has one flick a line.
    """
    texts = {dial.field: text for dial in choice.dials if (text := _text(dial, choice, draft, turn, words)) is not None}
    if is_flick(choice) and (piecewise(ask) or not several):
        return {SHOT: "\n".join((shot_code(ask, draft, ViewContext(words, turn)), *draft.more)), **texts}
    return texts


def _text(dial: Dial, choice: Choice[Any], draft: Draft, turn: float, words: Words) -> str | None:
    match dial:
        case Bearing():
            sides = words.text("aim-letter-left"), words.text("aim-letter-right")
            aim = written(aim_of(choice, draft, dial), dial, turn=turn, sides=sides)
            return aim.replace(".", words.text("decimal-mark"))
        case Number(field=field):
            return figure(value(choice, draft, field), words)
        case Layout():
            return written_places(dial, places_of(choice, draft, dial), words)
        case Pick() | Subset():
            return None
