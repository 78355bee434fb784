"""Values of webhooks: what is delivered to whom, signed as Standard Webhooks says (https://www.standardwebhooks.com), and when again."""

from __future__ import annotations

import hashlib
import hmac
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import msgspec

from bot.answers.custom_id import base36
from bot.games.contract.base import Outcome
from bot.matches.core.models import Match, Player
from bot.matches.house.members import is_house, is_person
from bot.matches.settings.audits import AuditEntry
from bot.matches.timing.paces import DAY, HOUR, MINUTE
from bot.matches.work.clock import time_of
from bot.text import DISCORD, discord_url

WEBHOOK = "webhook"  # what entries of the audit log are about
PREFIX = "whsec_"  # of a secret
SECRET = 32  # bytes of a secret; Standard Webhooks wants 24 to 64
PAUSES = (
    MINUTE,
    10 * MINUTE,
    HOUR,
    6 * HOUR,
    16 * HOUR,
)  # before a delivery that failed is tried again: 23 hours in all
TRIES = len(PAUSES) + 1
JITTER = 0.2  # a pause is longer by up to this share of it
FAILING = 3 * DAY  # ms without a single success after which a webhook is switched off
RATE = 120  # deliveries of a webhook an hour
QUEUE = 100  # deliveries of a webhook that wait
GONE = 410  # the status of a receiver that wants no more


class Kind(StrEnum):
    """The types of deliveries."""

    TURN = "turn.waiting"
    ENDED = "match.ended"
    TEST = "test"


class Hook(msgspec.Struct, frozen=True):
    """A webhook of a user, or of a server (`guild`), which a user has set. `user` is 0 once they have deleted their data."""

    id: int
    user: int
    guild: int
    url: str
    secret: str
    failures: int  # in a row
    outcome: str  # of the last delivery: an HTTP status, or a word; "": there was none
    answered: int  # when; ms since 1970
    off: int  # when it was switched off; 0: it is on

    @property
    def arrived(self) -> bool:
        """Whether the last delivery did."""
        return self.outcome.isdecimal() and 200 <= int(self.outcome) < 300


class Delivery(msgspec.Struct, frozen=True):
    """Something to be delivered for the `attempts`-th time: about an ask of a match, its end, or nothing."""

    id: int
    hook: Hook
    kind: Kind
    match: int
    about: str  # the seat and the ask, as 1.ask; the status; the time of a test
    made: int
    attempts: int

    @property
    def name(self) -> str:
        """Its name in `webhook-id`, the same for each attempt."""
        return f"msg_{self.hook.id}_{self.id}_{base36(self.made)}"

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return int(self.about.partition(".")[0])


def signed(secret: str, name: str, now: int, body: bytes) -> dict[str, str]:
    """The headers of a delivery with a name and a body at a time in ms since 1970."""
    stamp = str(now // 1000)
    key = b64decode(secret.removeprefix(PREFIX))
    digest = hmac.digest(key, f"{name}.{stamp}.".encode() + body, hashlib.sha256)
    return {"webhook-id": name, "webhook-timestamp": stamp, "webhook-signature": f"v1,{b64encode(digest).decode()}"}


def secret_of(drawn: bytes) -> str:
    """A secret as receivers are given it."""
    return PREFIX + b64encode(drawn).decode()


def pause_after(delivery: Delivery) -> int:
    """The ms until a delivery that failed is tried again, different for each, so that a receiver is not asked by all at once."""
    share = zlib.crc32(f"{delivery.name}.{delivery.attempts}".encode()) / 2**32
    pause = PAUSES[min(delivery.hook.failures, len(PAUSES) - 1)]
    return pause + round(pause * JITTER * share)


def audit_entry(by: Player, before: str, after: str) -> AuditEntry:
    """The entry of the audit log for a server's webhook, which names its host ("": none) alone."""
    return AuditEntry(by, WEBHOOK, msgspec.json.encode(before).decode(), msgspec.json.encode(after).decode())


def body_of(
    delivery: Delivery, match: Match | None = None, outcome: Outcome | None = None, origin: str = DISCORD
) -> bytes:
    """The JSON of a delivery: what everyone who may read the match's channel sees of it, and nothing else.

    Its link to the match begins with `origin`, where people open Discord.
    """
    data: dict[str, Any] = {}
    if match is not None:
        data = {"match": _match(match, origin)}
        if delivery.kind is Kind.TURN:
            asked = match.holder(delivery.seat)
            data |= {"player": _player(asked), "due": time_of(asked.due) if asked.due else None}
        else:
            data |= {"ranks": None if outcome is None else outcome.ranks}
    return msgspec.json.encode({"type": delivery.kind, "timestamp": time_of(delivery.made), "data": data})


def _match(match: Match, origin: str) -> dict[str, Any]:
    players: Sequence[Player] = sorted(match.holders, key=lambda one: one.seat)
    return {
        "id": match.id,
        "game": match.game,
        "status": match.status,
        "rated": match.terms.rated,
        "turn": match.revision,
        "server": str(match.guild) if match.guild else None,
        "url": discord_url(match.guild, match.thread or match.channel, origin=origin),
        "players": [_player(one) for one in players],
    }


def _player(one: Player) -> dict[str, Any]:
    user = str(one.user) if is_person(one.user) else None
    return {"seat": one.seat, "user": user, "name": one.name, "house": is_house(one.user)}
