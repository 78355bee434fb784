"""Rows and the table's values: what is packed, what is spelled out."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from bot.matches.models import Draft, Holder, Match, Post, PostKind, PostState, Said, Status, Turn

Row = tuple[Any, ...]


def pack(raw: bytes) -> bytes:
    """Bytes as they are stored: compressed, unless there are none."""
    return zlib.compress(raw) if raw else b""


def unpack(packed: bytes | None) -> bytes:
    """What `pack` was given."""
    return zlib.decompress(packed) if packed else b""


def options_text(options: tuple[tuple[str, str], ...]) -> str:
    """A match's options as stored."""
    return msgspec.json.encode(options).decode()


def match_of(row: Row, holders: list[Row]) -> Match:
    """The match of a row of `statements.MATCH` and the rows of its `statements.HOLDERS`."""
    ident, guild, channel, message, thread, game, options, status, revision, seed, *times, locale, incident, state = row
    created, expires, updated, finished = times
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
        holders=tuple(Holder(seat, user, name, Said(said)) for seat, user, name, said in holders),
        state=unpack(state),
        seed=seed,
        created=created,
        expires=expires,
        updated=updated,
        finished=finished,
        locale=locale,
        incident=incident,
    )


def turn_of(row: Row) -> Turn:
    """The turn of a row."""
    match, revision, seat, move, events, trace, state, key, made = row
    return Turn(match, revision, seat, move, events, unpack(trace), unpack(state), key, made)


def draft_of(row: Row) -> Draft:
    """The draft of a row."""
    return Draft(*row)


def post_of(row: Row) -> Post:
    """The post of a row."""
    ident, match, revision, kind, state, *rest = row
    return Post(ident, match, revision, PostKind(kind), PostState(state), *rest)
