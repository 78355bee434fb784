"""Personal-data export as JSON-ready values."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import BindParameter, String, bindparam, cast, func, select

from bot.matches.settings.preferences import Preferences
from bot.storage.core import transactions
from bot.storage.core.query import Tx, query
from bot.storage.core.schema import (
    audits,
    blocks,
    camps,
    drafts,
    formations,
    matches,
    offers,
    players,
    posts,
    queue,
    rating_changes,
    ratings,
    replies,
    results,
    seats,
    studies,
    turns,
    vacations,
)

Told: TypeAlias = dict[str, Any]

FORMAT = 1  # version of the export
_PLAYER: BindParameter[int] = bindparam("player")

ABOUT = query(select(players.c.name, players.c.away, players.c.preferences).where(players.c.id == _PLAYER))
VACATIONS = query(
    select(vacations.c.begun, vacations.c.ended).where(vacations.c.player == _PLAYER).order_by(vacations.c.begun)
)
BLOCKED = query(
    select(players.c.discord_id, players.c.name)
    .join(blocks, blocks.c.blocked == players.c.id)
    .where(blocks.c.player == _PLAYER)
    .order_by(players.c.id)
)
QUEUED = query(
    select(queue.c.guild, queue.c.channel, queue.c.game, queue.c.pace, queue.c.rated, queue.c.since)
    .where(queue.c.player == _PLAYER)
    .order_by(queue.c.id)
)
FORMATIONS = query(
    select(formations.c.game, formations.c.kind, formations.c.pieces, formations.c.data)
    .where(formations.c.player == _PLAYER)
    .order_by(formations.c.game, formations.c.kind, formations.c.pieces)
)
STUDIES = query(
    select(studies.c.id, studies.c.made, studies.c.game, studies.c.turns)
    .where(studies.c.player == _PLAYER)
    .order_by(studies.c.id)
)
MATCHES = query(
    select(
        matches.c.id,
        matches.c.game,
        matches.c.status,
        matches.c.guild,
        matches.c.channel,
        matches.c.thread,
        matches.c.options,
        matches.c.pace,
        matches.c.rated,
        matches.c.created,
        matches.c.finished,
        seats.c.seat,
        seats.c.said,
        seats.c.lapses,
    )
    .join(seats, seats.c.match == matches.c.id)
    .where(seats.c.player == _PLAYER)
    .order_by(matches.c.id)
)
RATINGS = query(
    select(ratings.c.game, ratings.c.guild, ratings.c.season, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    .where(ratings.c.player == _PLAYER)
    .order_by(ratings.c.game, ratings.c.guild, ratings.c.season)
)
RATING_CHANGES = query(
    select(results.c.match, results.c.made, rating_changes.c.guild, rating_changes.c.season, rating_changes.c.points)
    .join(results, results.c.id == rating_changes.c.result)
    .where(rating_changes.c.player == _PLAYER)
    .order_by(results.c.id)
)
ACTS = query(
    select(audits.c.guild, audits.c.at, audits.c.what, audits.c.match, audits.c.before, audits.c.after)
    .where(audits.c.player == _PLAYER)
    .order_by(audits.c.id)
)
_AT_SEAT: tuple[BindParameter[int], BindParameter[int]] = (bindparam("in_match"), bindparam("at_seat"))
MOVES = query(
    select(turns.c.revision, turns.c.made, turns.c.move)
    .where(turns.c.match == _AT_SEAT[0], turns.c.seat == _AT_SEAT[1])
    .order_by(turns.c.revision)
)
DRAFTS = query(select(drafts.c.ask, drafts.c.data).where(drafts.c.match == _AT_SEAT[0], drafts.c.seat == _AT_SEAT[1]))
REPLIES = query(
    select(replies.c.premise, replies.c.reply)
    .where(replies.c.match == _AT_SEAT[0], replies.c.seat == _AT_SEAT[1])
    .order_by(replies.c.place)
)
OFFERS = query(select(offers.c.kind, offers.c.made).where(offers.c.match == _AT_SEAT[0], offers.c.seat == _AT_SEAT[1]))
SEATS_OFFERED = query(select(offers.c.match, offers.c.made).where(func.instr(offers.c.detail, bindparam("said")) > 0))
CAMPS = query(
    select(camps.c.match, camps.c.side, camps.c.thread).where(func.instr(camps.c.members, bindparam("said")) > 0)
)
MESSAGES = query(
    select(posts.c.match, posts.c.kind, posts.c.state, posts.c.message, posts.c.payload)
    .where(func.instr(cast(posts.c.payload, String), bindparam("said")) > 0)
    .order_by(posts.c.id)
)


def dossier(tx: Tx, user: int) -> Told | None:
    """A user's data, times in UTC; None if there is none. Secret choices of others are not included."""
    player = transactions.known_player(tx, user)
    if player is None:
        return None
    ((name, away, preferences),) = tx.all(ABOUT, player=player)
    said = str(user)
    return {
        "format": FORMAT,
        "user": said,
        "number": player,
        "name": name,
        "away_until": _moment(away),
        "preferences": msgspec.to_builtins(
            msgspec.json.decode(preferences, type=Preferences) if preferences else Preferences()
        ),
        "holidays": [
            {"begun": _moment(begun), "ended": _moment(ended)} for begun, ended in tx.all(VACATIONS, player=player)
        ],
        "blocked": [{"user": str(other), "name": called} for other, called in tx.all(BLOCKED, player=player)],
        "queues": [_queue(row) for row in tx.all(QUEUED, player=player)],
        "formations": [
            {"game": game, "kind": kind, "pieces": pieces, "places": _json(data)}
            for game, kind, pieces, data in tx.all(FORMATIONS, player=player)
        ],
        "records_read": [
            {"record": number, "made": _moment(made), "game": game, "turns": count}
            for number, made, game, count in tx.all(STUDIES, player=player)
        ],
        "matches": [_match(tx, row) for row in tx.all(MATCHES, player=player)],
        "ratings": [
            {"game": game, "server": str(guild), "season": season, "mu": mu, "sigma": sigma, "matches": games}
            for game, guild, season, mu, sigma, games in tx.all(RATINGS, player=player)
        ],
        "rating_changes": [
            {"match": match, "made": _moment(made), "server": str(guild), "season": season, "points": points}
            for match, made, guild, season, points in tx.all(RATING_CHANGES, player=player)
        ],
        "acts_on_servers": [
            {
                "server": str(guild),
                "made": _moment(at),
                "what": what,
                "match": match,
                "before": _json(before),
                "after": _json(after),
            }
            for guild, at, what, match, before, after in tx.all(ACTS, player=player)
        ],
        "seats_offered": [{"match": match, "made": _moment(made)} for match, made in tx.all(SEATS_OFFERED, said=said)],
        "camps": [
            {"match": match, "side": side, "thread": str(spot)} for match, side, spot in tx.all(CAMPS, said=said)
        ],
        "messages": [_message(row) for row in tx.all(MESSAGES, said=said)],
    }


def _match(tx: Tx, row: tuple[Any, ...]) -> Told:
    """A match with the player's part in it."""
    ident, game, status, guild, channel, thread, options, pace, rated, created, finished, seat, said, lapses = row
    here = {"in_match": ident, "at_seat": seat}
    return {
        "match": ident,
        "game": game,
        "status": status,
        "server": str(guild),
        "channel": str(channel),
        "thread": str(thread),
        "options": dict(_json(options)),
        "pace": pace,
        "rated": bool(rated),
        "created": _moment(created),
        "finished": _moment(finished),
        "seat": seat,
        "said_to_the_challenge": said,
        "decisions_left_to_the_clock": lapses,
        "moves": [
            {"turn": revision, "made": _moment(made), "move": _json(move)}
            for revision, made, move in tx.all(MOVES, **here)
        ],
        "drafts": [{"ask": ask, "draft": _json(data)} for ask, data in tx.all(DRAFTS, **here)],
        "replies": [{"if": _json(premise), "then": reply} for premise, reply in tx.all(REPLIES, **here)],
        "offers": [{"kind": kind, "made": _moment(made)} for kind, made in tx.all(OFFERS, **here)],
    }


def _queue(row: tuple[Any, ...]) -> Told:
    guild, channel, game, pace, rated, since = row
    return {
        "server": str(guild),
        "channel": str(channel),
        "game": game,
        "pace": pace,
        "rated": bool(rated),
        "since": _moment(since),
    }


def _message(row: tuple[Any, ...]) -> Told:
    match, kind, state, message, payload = row
    return {
        "match": match,
        "kind": kind,
        "state": state,
        "message": str(message),
        "sentence": _json(payload)["words"]["key"],
    }


def _json(raw: bytes | str) -> Any:
    return msgspec.json.decode(raw) if raw else None


def _moment(ms: int) -> str | None:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds") if ms else None
