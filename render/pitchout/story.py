"""Pitch Out in a few words: who is to act, how the match stands, what happened."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.base import Phrase, phrase
from bot.games.pitchout import telling
from bot.games.pitchout.events import Event
from bot.games.pitchout.values import View


def side(seat: int) -> Phrase:
    """The side of a seat, as pictures call it."""
    return phrase(f"pitchout-team-{seat}")


def deed(view: View) -> Phrase:
    """Who is to do what, or who has won."""
    if view.winner is not None:
        return phrase("pitchout-picture-deed-over", side=side(view.winner))
    if len(view.active) != 1:
        return phrase("pitchout-picture-deed-all")
    return phrase(f"pitchout-picture-deed-{view.phase}", side=side(view.active[0]))


def headline(view: View) -> Phrase:
    """Who is to act, the round and the score in one line."""
    key = "pitchout-picture-headline-over" if view.winner is not None else "pitchout-picture-headline"
    return phrase(key, deed=deed(view), round=view.round, south=view.wins[0], north=view.wins[1])


def told(events: Sequence[Event]) -> tuple[Phrase, ...]:
    """One phrase an event worth telling, in order."""
    return telling.told(events)
