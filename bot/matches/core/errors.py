"""Exceptions of the match service and the store.

Refused            a user's wish that cannot be granted, with words for them
StoreError         the store could not do its work
  StoreBusy        locked by another process for too long; nothing was done
  StoreFull        the disk is full; nothing was done
  StoreCorrupt     the file is damaged
  StoreTaken       another process has the file, or shards of this one
  CommitUnknown    a commit failed in a way that leaves open whether it happened
LostRace           the match moved on between loading and saving; load again
AlreadyOpen        the same users have an open challenge to the same game
TooMany            a player has as many tables and challenges, or matches in progress, as they may
EngineError        the rules could not be asked
  GameFailed       the game's own code failed on this match
  EngineDown       the process that simulates and paints is gone
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from bot.games.contract.base import Illegal
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.caps import Cap
from bot.text import cut, escape_markdown


class Refused(Exception):
    """A request refused for `reason`; `rule` is the rule's number if a rule refuses it, else ""."""

    def __init__(self, reason: Phrase, rule: str = "") -> None:
        super().__init__(reason.key)
        self.reason = reason
        self.rule = rule


REPEATED = 100  # characters


def refused(key: str, **args: str | float | Phrase) -> Refused:
    """A refusal that cites no rule; `given` is repeated in it."""
    given = args.get("given")
    if isinstance(given, str):
        args["given"] = repeated(given)
    return Refused(phrase(key, **args))


def repeated(given: str) -> str:
    """A user's input for an error message: shortened, with its formatting escaped."""
    return escape_markdown(cut(given, REPEATED))


@contextmanager
def rules_refuse() -> Iterator[None]:
    """Convert Illegal of the rules into Refused."""
    try:
        yield
    except Illegal as illegal:
        raise Refused(illegal.reason, illegal.rule) from illegal


class LostRace(Exception):
    """The match was changed since it was loaded."""


class AlreadyOpen(Exception):
    """The same users have an open challenge to the same game: `match`."""

    def __init__(self, match: int) -> None:
        super().__init__(match)
        self.match = match


class TooMany(Exception):
    """A player has as many matches `open` or `running` (`which`) as their `cap` allows: `count`."""

    def __init__(self, which: str, count: int, cap: Cap) -> None:
        super().__init__(which, count)
        self.which = which
        self.count = count
        self.cap = cap


class EngineError(Exception):
    """The rules could not be called; nothing was changed."""

    reason: ClassVar[Phrase] = phrase("refused-engine")


class GameFailed(EngineError):
    """The game's own code failed; the text is its traceback."""


class EngineDown(EngineError):
    """The process that simulates and paints is gone or closed."""


class StoreError(Exception):
    """The store failed; nothing was changed unless a subclass says otherwise. `reason` is shown to the user."""

    reason: ClassVar[Phrase] = phrase("refused-store")


class StoreBusy(StoreError):
    """The file stayed locked for longer than the store waits."""

    reason = phrase("refused-store-busy")


class StoreFull(StoreError):
    """The disk is full."""

    reason = phrase("refused-store-full")


class StoreCorrupt(StoreError):
    """The file is damaged or not a database."""

    reason = phrase("refused-store-corrupt")


class StoreTaken(StoreError):
    """Another process works on the same file, or has taken over shards of this one."""


class CommitUnknown(StoreError):
    """The commit failed halfway: it may or may not have happened; look up the idempotency key."""

    reason = phrase("refused-store-unknown")
