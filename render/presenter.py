"""The contract of a presenter: how the asks of a game are shown to the player who answers. It knows no picture and no Discord."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from bot.games.contract.base import Choice
from bot.games.contract.dials import Option
from bot.games.contract.vocabulary import Phrase

Menu: TypeAlias = Callable[[Choice[Any]], tuple[Option, ...]]
"""(choice): the menu entries that lead to it, outermost first; (): it is in the first menu, or a button where choices are few."""


def entry(choice: Choice[Any]) -> Option:
    """A choice as a menu entry."""
    return Option(choice.code, choice.words, choice.hint)


def no_menu(_: Choice[Any]) -> tuple[Option, ...]:
    """The menu of games whose choices are in no order of levels."""
    return ()


def _own_words(choice: Choice[Any]) -> Phrase:
    return choice.words


def _no_verb(_: Choice[Any]) -> Phrase | None:
    return None


class Presenter(msgspec.Struct, frozen=True, kw_only=True):
    """How a game's choices are shown. A field left out is a feature that the game's panels lack."""

    menu: Callable[[Any, Choice[Any]], tuple[Option, ...]] = lambda _, choice: no_menu(choice)
    """(view, choice): see `Menu`. The view is that of the player who answers."""
    verb: Callable[[Choice[Any]], Phrase | None] = _no_verb
    """(choice): the label of the button that gives it. None: what its dials do, else that it is confirmed."""
    plain: Callable[[Choice[Any]], Phrase] = _own_words
    """(choice): its words without its effect, for puzzles."""
    known: frozenset[str] = frozenset()
    """The kinds of secret ask whose choices everyone knows; only the one that is made is secret."""
    opened_by: frozenset[str] = frozenset()
    """The kinds of ask whose first menu, the same in every view, is also on the turn's message: choosing there opens the panel."""
    pictured: frozenset[str] = frozenset()
    """The kinds of ask of which each choice has a sketch worth seeing before it is given."""
    captioned: frozenset[str] = frozenset()
    """The kinds of ask whose picture says what each choice does, so that no words repeat it."""
    good_comments: frozenset[str] = frozenset()
    """The comments (their keys after `-comment-`) on what went well for the player who acted."""
    bad_comments: frozenset[str] = frozenset()
    """The comments on what went wrong for them."""


STANDARD = Presenter()
"""Shows choices by their words alone."""
