"""Values of a match: seats, turns, drafts. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from bot.games.preview import Assist
from bot.games.vocabulary import Phrase, Seat
from bot.matches.delivery.models import MatchPlace, Post

KEPT_DAYS = 30  # days that backups are kept, and the data of a server after the bot was removed from it
NOBODY = "NN"
"""What a player is called who wanted to be forgotten: `nomen nescio`, as records of matches have it in every language."""


def pseudonym(player: int) -> int:
    """The user that a forgotten player counts as, by the number of his row; no user of Discord has a negative id."""
    return -player


class Status(StrEnum):
    """Where a match is in its life."""

    OPEN = "open"  # a table at which anybody may sit down
    CHALLENGE = "challenge"
    RUNNING = "running"
    FINISHED = "finished"
    ABORTED = "aborted"  # ended before both sides had acted, or with its server; counts for nothing
    VOID = "void"  # by a moderator; counts for nothing
    DECLINED = "declined"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    SUSPENDED = "set_aside"

    @property
    def is_live(self) -> bool:
        """Whether the match waits for its players, now or to begin."""
        return self in LIVE

    @property
    def is_under_way(self) -> bool:
        """Whether the match has begun and may go on, as a suspended one may: its secrets are still kept."""
        return self in {Status.RUNNING, Status.SUSPENDED}


LIVE = (Status.OPEN, Status.CHALLENGE, Status.RUNNING)


class Pace(StrEnum):
    """How long a decision may take; the milliseconds stand in the match."""

    BLITZ = "blitz"
    HOUR = "hour"
    HALF_DAY = "hours12"
    DAY = "day"
    THREE_DAYS = "days3"
    WEEK = "week"
    FRIENDLY = "friendly"  # nothing happens by itself: an opponent may claim
    CUSTOM = "custom"


class Response(StrEnum):
    """What somebody has said to a challenge."""

    NOTHING = ""
    YES = "yes"
    NO = "no"


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat: a Discord user and the name last seen, and what he said to the challenge (a challenger says yes).

    Until a challenge is accepted by all the seats are provisional. `lapses` counts the decisions in a row that he left to the clock.
    While he is asked, `since` says since when and `due` until when (0: he is not). `vacation_until` is the end of their vacation, `every` what he
    wants between reminders (0: the usual ones).
    """

    seat: Seat
    user: int
    name: str
    said: Response = Response.NOTHING
    lapses: int = 0
    since: int = 0
    due: int = 0
    vacation_until: int = 0
    every: int = 0

    @property
    def forgotten(self) -> bool:
        """Whether he wanted to be forgotten: `user` is a pseudonym, and nobody can be reached by it."""
        return self.user < 0


class Person(msgspec.Struct, frozen=True):
    """A Discord user as a command names him."""

    user: int
    name: str
    bot: bool = False


class Terms(msgspec.Struct, frozen=True):
    """What a match is played for: `limit` ms a decision by the clock `pace`; `rated` counts for ladders; `assist` is what previews show.

    With `threads` each camp of several has a private thread.
    """

    pace: Pace = Pace.FRIENDLY
    limit: int = 3 * 24 * 3600 * 1000
    rated: bool = False
    assist: Assist = Assist.STANDARD
    threads: bool = False


class NewMatch(msgspec.Struct, frozen=True):
    """What a challenge says; see Match for the meaning of each."""

    guild: int
    channel: int
    game: str
    options: tuple[tuple[str, str], ...]
    holders: tuple[Player, ...]
    seed: bytes
    expires: int
    locale: str
    terms: Terms = Terms()
    places: int = 0
    rematch_of: int = 0


class QueueEntry(msgspec.Struct, frozen=True):
    """Somebody who waits `since` for an opponent at a game in a server; the match would be played in `channel`."""

    id: int
    user: int
    name: str
    guild: int
    channel: int
    game: str
    terms: Terms
    locale: str
    since: int


class Match(msgspec.Struct, frozen=True):
    """A match as stored. `state` is the saved state (bytes of bot.games.save), b"" while it is only a challenge.

    `revision` counts the actions it has seen. `message` is the card in the parent channel, `thread` where it is played (or the
    channel itself where no thread could be made); 0 = none yet. `seed` is secret until the end. `holders` stand in the order in
    which they came, the challenger first, whatever their seats. `incident` is the code under which a match was set aside.
    `places` is how many may sit at an open table (0: the challenge is addressed), `paused` the end of an agreed pause, `given_back`
    the ms of an outage that its players have yet to be told of, `verdict` the JSON of an Outcome that the table and not the game
    decided, `rematch_of` the match it is the rematch of.
    """

    id: int
    guild: int
    channel: int
    message: int
    thread: int
    game: str
    options: tuple[tuple[str, str], ...]
    status: Status
    revision: int
    holders: tuple[Player, ...]
    state: bytes
    seed: bytes
    created: int
    expires: int
    updated: int
    finished: int
    locale: str
    incident: str = ""
    terms: Terms = Terms()
    places: int = 0
    paused: int = 0
    given_back: int = 0
    verdict: str = ""
    rematch_of: int = 0

    @property
    def place(self) -> MatchPlace:
        """Where it is played."""
        return MatchPlace(self.id, self.guild, self.channel, self.thread)

    @property
    def challenger(self) -> Player:
        """Who made the challenge."""
        return self.holders[0]

    @property
    def invited(self) -> tuple[Player, ...]:
        """Whom the challenge is addressed to."""
        return self.holders[1:]

    @property
    def undecided(self) -> tuple[Player, ...]:
        """Who of those has not accepted yet."""
        return tuple(holder for holder in self.invited if holder.said is not Response.YES)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, by their seats; while a challenge is open, in the order in which they came."""
        return tuple(holder.name for holder in sorted(self.holders, key=lambda holder: holder.seat))

    @property
    def studied(self) -> bool:
        """Whether it is a record that somebody has read in: nobody sits there, and only he sees it."""
        return self.id < 0

    @property
    def number(self) -> str:
        """What it is called: its number; of a record `R3`."""
        return f"R{-self.id}" if self.studied else str(self.id)

    def saying(self, user: int, said: Response) -> Match:
        """The match with what a user says to the challenge."""
        holders = (
            msgspec.structs.replace(holder, said=said) if holder.user == user else holder for holder in self.holders
        )
        return msgspec.structs.replace(self, holders=tuple(holders))

    def holder(self, seat: Seat) -> Player:
        """Who sits at a seat of the match."""
        return next(holder for holder in self.holders if holder.seat == seat)

    def seat_of(self, user: int) -> Seat | None:
        """The seat of a user, or None for a stranger."""
        return next((holder.seat for holder in self.holders if holder.user == user), None)


class PastMatch(msgspec.Struct, frozen=True):
    """A match that has begun, as far as a list of matches tells it; `holders` stand in the order in which they came, with seat, user and name."""

    id: int
    game: str
    status: Status
    guild: int
    channel: int
    thread: int
    created: int
    finished: int
    rated: bool
    holders: tuple[Player, ...]

    def played_by(self, user: int) -> bool:
        """Whether a user plays it or has played it."""
        return any(holder.user == user for holder in self.holders)


class Turn(msgspec.Struct, frozen=True):
    """One step of a match, kept for ever: what was answered, what happened, what physics saw, and the state it led to.

    `revision` is the match's after the step, 0 for the set-up; `move`, `events`, `trace`, `state` are bytes of bot.games.save
    (move b"" for the set-up, trace b"" if nothing moved). `key` is the idempotency key of the answer that led to it: the turns
    of one answer share it.
    """

    match: int
    revision: int
    seat: Seat | None
    move: bytes
    events: bytes
    trace: bytes
    state: bytes
    key: str
    made: int


class ImportedRecord(msgspec.Struct, frozen=True):
    """A record that a player has read in: its number, when, of which game, and of how many turns."""

    number: int
    made: int
    game: str
    turns: int

    @property
    def name(self) -> str:
        """What it is called: see Match.number."""
        return f"R{self.number}"


class DeliveryContext(msgspec.Struct, frozen=True):
    """What the delivery of a post depends on."""

    match: Match
    former: Post | None
    """The delivered post of the latest turn before the post's."""
    barred: bool
    """Whether other posts of the match wait until something can be posted there."""


class StoredDraft(msgspec.Struct, frozen=True):
    """A seat's draft to an ask: JSON of the cogs' choosing."""

    match: int
    seat: Seat
    ask: str
    data: bytes


class WaitingMatch(msgspec.Struct, frozen=True):
    """A match that waits for a user, and since when (milliseconds)."""

    match: Match
    since: int


class BatchStop(msgspec.Struct, frozen=True):
    """Why the next of several answers was not played; `rule` is the rule's number where a rule refuses it."""

    reason: Phrase
    rule: str = ""


class ActionResult(msgspec.Struct, frozen=True):
    """What an answer came to: the match after it and its turn; `again` tells that the same key had been played before.

    Of several answers `turn` is that of the last one played; `stopped` tells why others were not.
    """

    match: Match
    turn: Turn
    events: tuple[Any, ...]
    again: bool = False
    stopped: BatchStop | None = None


class ImportedMatch(msgspec.Struct, frozen=True, tag="study"):
    """A match played again from a record, and what is to be known about that ("nothing": it was played to its end).

    Whatever its record says it is over: nothing can be done in it.
    """

    match: Match
    turns: tuple[Turn, ...]
    notes: tuple[Phrase, ...] = ()
