"""What every game's painter can do. Painters see a game through its view, its events and its sketches, and know no Discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

import msgspec

from bot.games.preview import Sketch
from bot.games.vocabulary import Phrase, Told
from bot.physics.trace import Trace
from bot.words import Words

Theme: TypeAlias = Literal["dark", "light"]


class Picture(msgspec.Struct, frozen=True):
    """A finished picture: PNG bytes, and alt text of at most 1024 characters that says what it shows."""

    png: bytes
    alt: str


class Moment(msgspec.Struct, frozen=True):
    """A turn as everybody saw it: the spectator's view before and after, what happened, what physics saw (None: nothing moved)."""

    before: Any
    after: Any
    events: tuple[Any, ...]
    trace: Trace | None = None


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


@runtime_checkable
class Magnified(Protocol):
    """What the painter of a game whose pieces are aimed offers besides: the preview of an aim from near."""

    def closeup(self, view: Any, words: Words, sketch: Sketch, *, theme: Theme = "dark") -> Picture:
        """What is aimed and what it meets, enlarged; the still if nothing is aimed. It shows no more than the sketch tells."""


@runtime_checkable
class Filmed(Protocol):
    """What the painter of a game whose pieces are flicked offers besides: its turns as an animation."""

    def film(self, moments: Sequence[Moment], words: Words, *, theme: Theme = "dark") -> bytes:
        """The turns one after the other as a GIF that is repeated for ever; those in which nothing moved are left out.

        Raises ValueError if nothing moved in any.
        """

    def worth(self, moment: Moment) -> float:
        """How much a turn is worth seeing again, from 0 (nothing moved) upwards: by it the best of a match are found."""


@runtime_checkable
class Commented(Protocol):
    """What a painter offers besides whose turns are worth a word that only who has watched closely can say."""

    def comment(self, moment: Moment, nth: int) -> Phrase | None:
        """One sentence about the turn, or None if there is nothing to be said. `nth`, the turn's number, varies the wording."""


@runtime_checkable
class Worded(Protocol):
    """What a painter offers besides that says in words all that its pictures show."""

    def foretold(self, view: Any, sketch: Sketch, words: Words) -> tuple[str, ...]:
        """What the preview's picture shows, a sentence each, no more; what its answer is called and the table's words are left out."""

    def account(self, moment: Moment, words: Words) -> tuple[str, ...]:
        """A turn told from beginning to end in the order of time, a numbered sentence each."""

    def alt(self, moment: Moment, view: Any, words: Words) -> str:
        """The alt text of the still of `view`, as it is after a turn: results first, then threats; at most 1024 characters."""

    def pieces(self, view: Any, words: Words) -> tuple[tuple[str, str], ...]:
        """What `detail` can tell more of: its name, and a few words on it."""

    def detail(self, view: Any, piece: str, words: Words) -> str:
        """All that can be told of what is called `piece`, in Discord's markdown; "" if there is nothing of that name."""


@runtime_checkable
class Tallied(Protocol):
    """What a painter offers besides in whose game there is something to be counted while a turn goes on."""

    def tally(self, view: Any) -> Phrase | None:
        """The score and what whoever acts has left, in one line; None where nobody acts."""


@runtime_checkable
class Coloured(Protocol):
    """What a painter offers besides whose sides wear other colours than `theme.LOOKS` gives to teams."""

    def colours(self) -> tuple[int, ...]:
        """Each side's, as 0xRRGGBB."""
