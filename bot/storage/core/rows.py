"""Conversion between rows and values."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from bot.games.contract.preview import Assist
from bot.matches.core.models import Match, Pace, Player, Response, Status, StoredDraft, Terms, Turn
from bot.matches.delivery.models import Notice, Post, PostKind, PostState
from bot.matches.timing.models import Timer, TimerKind
from bot.matches.work.effects import Offer, OfferKind, Reply, StandingKind, StandingReply
from bot.storage.core.schema.matches import matches

Row = tuple[Any, ...]
_MATCH = (*(column.name for column in matches.columns), "state")  # the columns of statements.MATCH


def pack(raw: bytes) -> bytes:
    """Compress bytes for storage; empty ones stay empty."""
    return zlib.compress(raw) if raw else b""


def unpack(packed: bytes | None) -> bytes:
    """Undo `pack`."""
    return zlib.decompress(packed) if packed else b""


def options_text(options: tuple[tuple[str, str], ...]) -> str:
    """A match's options as stored."""
    return msgspec.json.encode(options).decode()


def match_of(row: Row, holders: list[Row]) -> Match:
    """The match of a row of `statements.MATCH` and the rows of its `statements.HOLDERS`."""
    kept = dict(zip(_MATCH, row, strict=True))
    names = ("pace", "allowed", "rated", "assist", "threads", "weekdays", "shortened")
    pace, allowed, rated, assist, threads, weekdays, shortened = map(kept.pop, names)
    kept |= {
        "options": msgspec.json.decode(kept["options"], type=tuple[tuple[str, str], ...]),
        "status": Status(kept["status"]),
        "state": unpack(kept["state"]),
        "holders": tuple(Player(seat, user, name, Response(said), *rest) for seat, user, name, said, *rest in holders),
        "borrowed": bool(kept["borrowed"]),
        "terms": Terms(Pace(pace), allowed, bool(rated), Assist(assist), bool(threads), bool(weekdays), shortened),
    }
    return Match(**kept)


def turn_of(row: Row) -> Turn:
    """The turn of a row."""
    match, revision, seat, move, events, trace, state, key, made = row
    return Turn(match, revision, seat, move, events, unpack(trace), unpack(state), key, made)


def draft_of(row: Row) -> StoredDraft:
    """The draft of a row."""
    return StoredDraft(*row)


def post_of(row: Row) -> Post:
    """The post of a row."""
    ident, match, revision, kind, state, attempts, attempted, not_before, message, error, payload, _, _, place = row
    notice = msgspec.json.decode(payload, type=Notice) if payload else None
    what = PostKind(kind), PostState(state)
    return Post(ident, match, revision, *what, attempts, attempted, not_before, message, error, notice, place)


def notice_bytes(notice: Notice | None) -> bytes:
    """A notice as stored with its post."""
    return msgspec.json.encode(notice) if notice else b""


def timer_of(row: Row) -> Timer:
    """The timer of a row."""
    ident, match, kind, seat, ask, since, due, _lease, owner = row
    return Timer(ident, match, TimerKind(kind), seat, ask, since, due, owner)


def reply_of(row: Row) -> Reply:
    """The conditional reply of a row."""
    _match, seat, _place, premise, reply = row
    return Reply(seat, msgspec.json.decode(premise, type=tuple[str, ...]), reply)


def place_of(kind: StandingKind) -> int:
    """The place of a standing reply among a seat's replies; those of conditional replies count from 0."""
    match kind:
        case StandingKind.ORDER:
            return -1
        case StandingKind.QUEUE:
            return -2


def standing_of(row: Row) -> StandingReply:
    """The standing order or queue of a row."""
    _match, seat, _place, premise, said = row
    return StandingReply(seat, msgspec.json.decode(premise, type=StandingKind), said)


def offer_of(row: Row) -> Offer:
    """The offer of a row."""
    match, slot, seat, revision, detail, agreed, made = row
    seats = msgspec.json.decode(agreed, type=tuple[int, ...])
    return Offer(match, OfferKind(slot.partition(".")[0]), seat, revision, detail, seats, made)
