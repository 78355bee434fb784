"""Effects stored together with a change of a match: timers, offers, notices, and what features add."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.games.contract.vocabulary import Seat
from bot.matches.core.match_change import Effect
from bot.matches.delivery.models import Notice
from bot.matches.settings.audits import AuditEntry
from bot.matches.timing.models import Alarm, Timer


class OfferKind(StrEnum):
    """Kinds of proposals that a seat can make to the others."""

    DRAW = "draw"
    TAKEBACK = "takeback"
    PAUSE = "pause"
    REPLACE = "replace"
    REMATCH = "rematch"


class Offer(msgspec.Struct, frozen=True):
    """A proposal of `seat` made at `revision`. `agreed` are the seats that have accepted.

    At most one of a kind is open; of replacements, one for each seat. `made` is 0 for an offer that needed nobody's
    consent and was never stored.
    """

    match: int
    kind: OfferKind
    seat: Seat
    revision: int
    detail: str
    agreed: tuple[Seat, ...]
    made: int

    @property
    def slot(self) -> str:
        """The slot of the offer; a match has at most one open offer in each."""
        return slot(self.kind, self.seat)


def slot(kind: OfferKind, seat: Seat) -> str:
    """The slot of an offer: its kind; for a replacement, also the seat."""
    return f"{kind.value}.{seat}" if kind is OfferKind.REPLACE else kind.value


class Reply(msgspec.Struct, frozen=True):
    """A conditional reply: `seat` answers `reply` if the others answer `path`, in the game's notation.

    With an empty path: a reply that the rules refused when its turn came, kept until its owner is notified.
    """

    seat: Seat
    path: tuple[str, ...]
    reply: str


class StandingKind(StrEnum):
    """Kinds of standing replies."""

    ORDER = "order"  # the code of a standing order of the game
    QUEUE = "queue"  # the rest of a line of flicks, which the other side has interrupted


class StandingReply(msgspec.Struct, frozen=True):
    """A reply stored in advance for a seat, at most one of each kind; "" deletes it. Unlike conditional replies, it survives steps."""

    seat: Seat
    kind: StandingKind
    said: str


class Effects(msgspec.Struct, frozen=True):
    """Everything stored in the same transaction as a change of a match."""

    alarms: tuple[Alarm, ...] = ()  # timers to set
    silenced: tuple[Seat, ...] = ()  # seats whose timers are deleted
    notices: tuple[Notice, ...] = ()  # posted before the posts of the change
    lapses: tuple[tuple[Seat, int], ...] = ()  # decisions left to the clock, by seat
    fired: Timer | None = None  # the claimed timer that caused the change; LostRace if it was moved or claimed again
    settled: tuple[str, ...] = ()  # slots of offers that are closed
    offered: Offer | None = None  # an offer that is opened
    paused: int | None = None  # replaces Match.paused
    verdict: str | None = None  # replaces Match.verdict
    above: Notice | None = None  # shown above the turn's message; the notice of an outage counts as seen
    answered: Offer | None = None  # the offer as loaded; LostRace if it has changed
    cleared: tuple[Seat, ...] = ()  # seats whose drafts are deleted
    replies: tuple[Reply, ...] = ()  # the conditional replies that outlive the step
    standing: tuple[StandingReply, ...] = ()  # standing orders and queues that are replaced
    act: AuditEntry | None = None  # a line of the server's audit log
    added: tuple[Effect, ...] = ()  # of features
    card_rest: int = 0  # ms after which its card follows a turn, if the match goes on
    held: int = 0  # when its posts may be made unless the match's card is placed before
