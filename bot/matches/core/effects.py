"""What a change of a match brings with it, in the same transaction: timers, offers, notices, results."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.games.vocabulary import Seat
from bot.matches.core.models import Player
from bot.matches.delivery.models import Notice
from bot.matches.timing.models import Alarm, Timer


class OfferKind(StrEnum):
    """What one side may propose to the others."""

    DRAW = "draw"
    TAKEBACK = "takeback"
    PAUSE = "pause"
    REPLACE = "replace"
    REMATCH = "rematch"


class Offer(msgspec.Struct, frozen=True):
    """A proposal of `seat` made at `revision`; one of a kind is open at a time. `agreed` are the seats that have said yes."""

    match: int
    kind: OfferKind
    seat: Seat
    revision: int
    detail: str
    agreed: tuple[Seat, ...]
    made: int


class Reply(msgspec.Struct, frozen=True):
    """What `seat` answers if the others answer `path`, one after the other, each in the game's notation.

    With an empty path: an answer that the rules have refused when its turn had come, kept until its owner has been told.
    """

    seat: Seat
    path: tuple[str, ...]
    reply: str


class Finish(msgspec.Struct, frozen=True):
    """How a match that counts for ladders ended: the seats of each side, the rank of each side, 0 being best, and whether it counts in the world."""

    sides: tuple[tuple[Seat, ...], ...]
    ranks: tuple[int, ...]
    world: bool = False


class AuditEntry(msgspec.Struct, frozen=True):
    """Something that was changed: `what` is a wish of the server, or what was done to a match; `before` and `after` are JSON.

    `by` is whoever runs the program where it is nobody of the server.
    """

    by: Player | None
    what: str
    before: str
    after: str


class Effects(msgspec.Struct, frozen=True):
    """What a change of a match brings along, in the same transaction.

    `alarms` are set; the timers of the seats `silenced` go. `notices` become posts in front of those of the change. `lapses` are
    counts of decisions left to the clock, by seat. `fired` is the timer that led to it, as it was claimed: if it is gone, was moved or is somebody
    else's by now, LostRace is raised. `settled` are the offers that are open no more, `offered` one that is open from now on. `paused` and `verdict`
    are kept with the match. `above` is said above the turn's message, and what an outage gave back counts as told then. `answered` is the offer as
    it was loaded: if it is gone or was changed, LostRace is raised. The drafts of the seats `cleared` go. `replies` are the conditional replies that
    outlive a step. With `finish` the match counts for ladders. `act` is a line of the server's audit.
    """

    alarms: tuple[Alarm, ...] = ()
    silenced: tuple[Seat, ...] = ()
    notices: tuple[Notice, ...] = ()
    lapses: tuple[tuple[Seat, int], ...] = ()
    fired: Timer | None = None
    settled: tuple[OfferKind, ...] = ()
    offered: Offer | None = None
    paused: int | None = None
    verdict: str | None = None
    above: Notice | None = None
    answered: Offer | None = None
    cleared: tuple[Seat, ...] = ()
    replies: tuple[Reply, ...] = ()
    finish: Finish | None = None
    act: AuditEntry | None = None
