"""Conversion between rows and values."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from bot.games.preview import Assist
from bot.matches.core.effects import Offer, OfferKind, Reply
from bot.matches.core.models import Match, Pace, Player, Response, Status, StoredDraft, Terms, Turn
from bot.matches.delivery.models import Notice, Post, PostKind, PostState
from bot.matches.timing.models import Timer, TimerKind

Row = tuple[Any, ...]


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
    ident, guild, channel, message, thread, game, options, status, revision, seed, *rest, state = row
    created, expires, updated, finished, locale, incident, pace, allowed, rated, places, *late = rest
    paused, given_back, verdict, rematch_of, assist, threads = late
    return Match(
        id=ident,
        guild=guild,
        channel=channel,
        message=message,
        thread=thread,
        game=game,
        options=msgspec.json.decode(options, type=tuple[tuple[str, str], ...]),
        status=Status(status),
        revision=revision,
        holders=tuple(Player(seat, user, name, Response(said), *rest) for seat, user, name, said, *rest in holders),
        state=unpack(state),
        seed=seed,
        created=created,
        expires=expires,
        updated=updated,
        finished=finished,
        locale=locale,
        incident=incident,
        terms=Terms(Pace(pace), allowed, bool(rated), Assist(assist), bool(threads)),
        places=places,
        paused=paused,
        given_back=given_back,
        verdict=verdict,
        rematch_of=rematch_of,
    )


def turn_of(row: Row) -> Turn:
    """The turn of a row."""
    match, revision, seat, move, events, trace, state, key, made = row
    return Turn(match, revision, seat, move, events, unpack(trace), unpack(state), key, made)


def draft_of(row: Row) -> StoredDraft:
    """The draft of a row."""
    return StoredDraft(*row)


def post_of(row: Row) -> Post:
    """The post of a row."""
    ident, match, revision, kind, state, attempts, attempted, not_before, message, error, payload = row
    return Post(
        id=ident,
        match=match,
        revision=revision,
        kind=PostKind(kind),
        state=PostState(state),
        attempts=attempts,
        attempted=attempted,
        not_before=not_before,
        message=message,
        error=error,
        notice=msgspec.json.decode(payload, type=Notice) if payload else None,
    )


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


def offer_of(row: Row) -> Offer:
    """The offer of a row."""
    match, kind, seat, revision, detail, agreed, made = row
    seats = msgspec.json.decode(agreed, type=tuple[int, ...])
    return Offer(match, OfferKind(kind), seat, revision, detail, seats, made)
