"""The table's values: matches, seats, turns, drafts and the posts still to be made. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from bot.games.base import Seat


class Status(StrEnum):
    """Where a match is in its life."""

    CHALLENGE = "challenge"
    RUNNING = "running"
    FINISHED = "finished"
    DECLINED = "declined"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    SET_ASIDE = "set_aside"


class Said(StrEnum):
    """What somebody has said to a challenge."""

    NOTHING = ""
    YES = "yes"
    NO = "no"


class Holder(msgspec.Struct, frozen=True):
    """Who sits at a seat: a Discord user and the name last seen, and what he said to the challenge (a challenger says yes).

    Until a challenge is accepted by all the seats are provisional.
    """

    seat: Seat
    user: int
    name: str
    said: Said = Said.NOTHING


class Person(msgspec.Struct, frozen=True):
    """A Discord user as a command names him."""

    user: int
    name: str
    bot: bool = False


class NewMatch(msgspec.Struct, frozen=True):
    """What a challenge says; see Match for the meaning of each."""

    guild: int
    channel: int
    game: str
    options: tuple[tuple[str, str], ...]
    holders: tuple[Holder, ...]
    seed: bytes
    expires: int
    locale: str


class Match(msgspec.Struct, frozen=True):
    """A match as stored. `state` is the saved state (bytes of bot.games.save), b"" while it is only a challenge.

    `revision` counts the actions it has seen. `message` is the card in the parent channel, `thread` where it is played (or the
    channel itself where no thread could be made); 0 = none yet. `seed` is secret until the end. `holders` stand in the order in
    which they came, the challenger first, whatever their seats. `incident` is the code under which a match was set aside.
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
    holders: tuple[Holder, ...]
    state: bytes
    seed: bytes
    created: int
    expires: int
    updated: int
    finished: int
    locale: str
    incident: str = ""

    @property
    def challenger(self) -> Holder:
        """Who made the challenge."""
        return self.holders[0]

    @property
    def invited(self) -> tuple[Holder, ...]:
        """Whom the challenge is addressed to."""
        return self.holders[1:]

    @property
    def undecided(self) -> tuple[Holder, ...]:
        """Who of those has not accepted yet."""
        return tuple(holder for holder in self.invited if holder.said is not Said.YES)

    def saying(self, user: int, said: Said) -> Match:
        """The match with what a user says to the challenge."""
        holders = (
            msgspec.structs.replace(holder, said=said) if holder.user == user else holder for holder in self.holders
        )
        return msgspec.structs.replace(self, holders=tuple(holders))

    def holder(self, seat: Seat) -> Holder:
        """Who sits at a seat of the match."""
        return next(holder for holder in self.holders if holder.seat == seat)

    def seat_of(self, user: int) -> Seat | None:
        """The seat of a user, or None for a stranger."""
        return next((holder.seat for holder in self.holders if holder.user == user), None)


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


class PostKind(StrEnum):
    """What the courier has to bring to Discord."""

    THREAD = "thread"  # open the thread under the card
    TURN = "turn"  # the message of a turn: picture, story, whose turn it is
    CARD = "card"  # edit the card in the parent channel


class PostState(StrEnum):
    """Where a post is on its way."""

    PENDING = "pending"
    DONE = "done"
    DEAD = "dead"  # refused for good; never retried


class Post(msgspec.Struct, frozen=True):
    """A message to be made, written in the same transaction as the turn it tells of. The posts of a match are made in order.

    `attempted` is when it was first tried (0 = never), `not_before` when it may be tried again.
    """

    id: int
    match: int
    revision: int
    kind: PostKind
    state: PostState
    attempts: int
    attempted: int
    not_before: int
    message: int
    error: str


class Draft(msgspec.Struct, frozen=True):
    """A seat's half-made answer to an ask: JSON of the cogs' choosing."""

    match: int
    seat: Seat
    ask: str
    data: bytes


class Waiting(msgspec.Struct, frozen=True):
    """A match that waits for a user, and since when (milliseconds)."""

    match: Match
    since: int


class Acted(msgspec.Struct, frozen=True):
    """What an answer came to: the match after it and its turn; `again` tells that the same key had been played before."""

    match: Match
    turn: Turn
    events: tuple[Any, ...]
    again: bool = False
