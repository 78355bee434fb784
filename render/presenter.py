"""The contract of a presenter: how the asks of a game are shown to the player who answers. It knows no picture and no Discord."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bot.games.base import Choice
from bot.games.vocabulary import Phrase


def _no_verb(_: Choice[Any]) -> Phrase | None:
    return None


class Presenter(msgspec.Struct, frozen=True, kw_only=True):
    """How a game's choices are shown. A field left out is a feature that the game's panels lack."""

    verb: Callable[[Choice[Any]], Phrase | None] = _no_verb
    """(choice): the label of the button that gives it. None: what its dials do, else that it is confirmed."""
    at_once: tuple[type, ...] = ()
    """The actions with a button beside the question, next to choices that take longer."""
    pictured: frozenset[str] = frozenset()
    """The kinds of ask of which each choice has a sketch worth seeing before it is given."""


STANDARD = Presenter()
"""Shows choices by their words alone."""
