"""What every game's painter can do. Painters see a game through its view, its events and its sketches, and know no Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from bot.games.base import Phrase, Sketch, Told
from bot.words import Words

Theme: TypeAlias = Literal["dark", "light"]


class Picture(msgspec.Struct, frozen=True):
    """A finished picture: PNG bytes, and alt text of at most 1024 characters that says what it shows."""

    png: bytes
    alt: str


class Painter(Protocol):
    """The painter of one game. Same arguments, same pixels."""

    def still(self, view: Any, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
        """The table as `view` shows it, with the last move's trail; with `sketch` the preview of an answer not yet given."""

    def story(self, view: Any, events: Sequence[Any]) -> tuple[Told, ...]:
        """What happened, in order: one sentence an event worth telling, with its rule. `view` is the spectator's after the events."""

    def headline(self, view: Any) -> Phrase:
        """How the match stands, in a few words (round, score, who is to act)."""

    def board(self, view: Any, words: Words) -> str:
        """The table in words: everything the picture shows, at most 25 lines."""
