"""The contract of a presenter: how a game's asks are shown to the answering player. It knows neither pictures nor Discord."""

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
    """The presentation of a game's choices. An omitted field is a feature that the game's panels lack."""

    menu: Callable[[Any, Choice[Any]], tuple[Option, ...]] = lambda _, choice: no_menu(choice)
    """(view, choice): see `Menu`. The view is that of the player who answers."""
    verb: Callable[[Choice[Any]], Phrase | None] = _no_verb
    """(choice): the label of the button that gives it. None: a label for its dials, else the general one."""
    plain: Callable[[Choice[Any]], Phrase] = _own_words
    """(choice): its words without its effect, for puzzles."""
    known: frozenset[str] = frozenset()
    """The kinds of secret ask whose possible choices are public; only the chosen one is secret."""
    opened_by: frozenset[str] = frozenset()
    """The kinds of ask whose first menu, the same in every view, is also on the turn's message; a choice there opens the panel."""
    pictured: frozenset[str] = frozenset()
    """The kinds of ask of which each choice has a sketch worth seeing before it is given."""
    captioned: frozenset[str] = frozenset()
    """The kinds of ask whose picture explains each choice, so that no text repeats it."""
    good_comments: frozenset[str] = frozenset()
    """The comments (keys after `-comment-`) that praise the player who acted."""
    bad_comments: frozenset[str] = frozenset()
    """The comments that point out mistakes of that player."""


STANDARD = Presenter()
"""Shows choices by their words alone."""
