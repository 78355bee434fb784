"""Predicts the drafts that the next presses of an aiming panel would lead to."""

import contextlib
from collections.abc import Iterator
from typing import Any

from bot.answers.custom_id import Id
from bot.answers.draft import Draft, chosen, is_flick
from bot.answers.draft_edits import CHANGES, PanelInput
from bot.games.contract.base import Ask
from bot.games.contract.dials import Bearing, Number
from bot.matches.core.errors import Refused
from bot.panel.panel import dial_controls
from bot.screens.sheet import Button
from bot.words import Words

STEPS = frozenset({"beside", "swing", "step"})


def next_drafts(ask: Ask[Any], draft: Draft, pressed: Id, turn: float, words: Words) -> Iterator[Draft]:
    """The drafts one press ahead, a repetition of the last press first; none unless that was a step, as steps come in series."""
    choice = chosen(ask, draft)
    if choice is None or not is_flick(choice) or pressed.verb not in STEPS:
        return
    at = Id("panel", pressed.match, ask.id)
    dials = [dial for dial in choice.dials if isinstance(dial, Bearing | Number)]
    controls = [row for dial in dials for row in dial_controls(at, choice, draft, dial, turn, words)]
    presses = [one for row in controls if isinstance(row, tuple) for one in row if isinstance(one, Button)]
    ids = [one.id for one in presses if one.id.verb in STEPS and not one.disabled]
    alike = [one for one in ids if (one.verb, one.args) == (pressed.verb, pressed.args)]
    for one in dict.fromkeys((*alike, *ids)):
        with contextlib.suppress(Refused):
            yield CHANGES[one.verb](ask, draft, PanelInput(one.args), turn)
