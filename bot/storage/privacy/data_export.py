"""Exports a user's data as JSON-ready values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import BindParameter, Select, bindparam, select

from bot.matches.settings.preferences import Preferences
from bot.matches.timing.paces import WEEK
from bot.matches.tournaments.models import Stage
from bot.storage.core import transactions
from bot.storage.core.query import Query, Tx, contains, query
from bot.storage.core.schema.competition import (
    badges,
    calls,
    entrants,
    rating_changes,
    ratings,
    results,
    tournaments,
    tries,
)
from bot.storage.core.schema.matches import NAMING, camps, drafts, matches, offers, posts, queue, replies, seats, turns
from bot.storage.core.schema.players import (
    audits,
    blocks,
    formations,
    players,
    punctuality,
    reports,
    studies,
    vacations,
)
from bot.storage.settings import bans

_PLAYER: BindParameter[int] = bindparam("player")
_SAID: BindParameter[str] = bindparam("said")  # the user's id
_MATCH: BindParameter[int] = bindparam("in_match")
_SEAT: BindParameter[int] = bindparam("at_seat")

Told: TypeAlias = dict[str, Any]
FORMAT = 1  # version of the export


class Section(NamedTuple):
    """A list of the export: its query, and for each column the name and the form of its values there."""

    asked: Query
    columns: Mapping[str, Callable[[Any], Any]]


def _section(columns: Mapping[str, Callable[[Any], Any]], rows: Select[Any]) -> Section:
    return Section(query(rows), columns)


def _same(value: Any) -> Any:
    return value


def _json(raw: bytes | str) -> Any:
    return msgspec.json.decode(raw) if raw else None


def _moment(ms: int) -> str | None:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds") if ms else None


ABOUT = query(select(players.c.name, players.c.away, players.c.preferences).where(players.c.id == _PLAYER))
SECTIONS = {
    "holidays": _section(
        {"begun": _moment, "ended": _moment},
        select(vacations.c.begun, vacations.c.ended).where(vacations.c.player == _PLAYER).order_by(vacations.c.begun),
    ),
    "blocked": _section(
        {"user": str, "name": _same},
        select(players.c.discord_id, players.c.name)
        .join(blocks, blocks.c.blocked == players.c.id)
        .where(blocks.c.player == _PLAYER)
        .order_by(players.c.id),
    ),
    "queues": _section(
        {
            "server": str,
            "channel": str,
            "game": _same,
            "pace": _same,
            "rated": bool,
            "since": _moment,
            "assist": _same,
            "close_ratings": bool,
            "clocks_stop_at_weekends": bool,
        },
        select(
            *(queue.c[name] for name in ("guild", "channel", "game", "pace", "rated", "since", "assist")),
            *(queue.c[name] for name in ("near", "weekdays")),
        )
        .where(queue.c.player == _PLAYER)
        .order_by(queue.c.id),
    ),
    "formations": _section(
        {"game": _same, "kind": _same, "pieces": _same, "places": _json},
        select(formations.c.game, formations.c.kind, formations.c.pieces, formations.c.data)
        .where(formations.c.player == _PLAYER)
        .order_by(formations.c.game, formations.c.kind, formations.c.pieces),
    ),
    "records_read": _section(
        {"record": _same, "made": _moment, "game": _same, "turns": _same},
        select(studies.c.id, studies.c.made, studies.c.game, studies.c.turns)
        .where(studies.c.player == _PLAYER)
        .order_by(studies.c.id),
    ),
    "tries": _section(
        {"puzzle": _same, "try": _same, "server": str, "answer": _json, "points": _same, "made": _moment},
        select(tries.c.puzzle, tries.c.nth, tries.c.guild, tries.c.answer, tries.c.points, tries.c.made)
        .where(tries.c.player == _PLAYER)
        .order_by(tries.c.puzzle, tries.c.nth),
    ),
    "matches": _section(
        {
            "match": _same,
            "game": _same,
            "status": _same,
            "server": str,
            "channel": str,
            "thread": str,
            "options": lambda raw: dict(_json(raw)),
            "pace": _same,
            "rated": bool,
            "created": _moment,
            "finished": _moment,
            "seat": _same,
            "said_to_the_challenge": _same,
            "decisions_left_to_the_clock": _same,
            "hints": _same,
        },
        select(
            *(matches.c[name] for name in ("id", "game", "status", "guild", "channel", "thread")),
            *(matches.c[name] for name in ("options", "pace", "rated", "created", "finished")),
            *(seats.c[name] for name in ("seat", "said", "lapses", "hints")),
        )
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.player == _PLAYER)
        .order_by(matches.c.id),
    ),
    "ratings": _section(
        {
            "game": _same,
            "server": str,
            "season": _same,
            "mu": _same,
            "sigma": _same,
            "matches": _same,
            "points_before_recalculation": _same,
        },
        select(*(ratings.c[name] for name in ("game", "guild", "season", "mu", "sigma", "games", "former")))
        .where(ratings.c.player == _PLAYER)
        .order_by(ratings.c.game, ratings.c.guild, ratings.c.season),
    ),
    "rating_changes": _section(
        {"match": _same, "made": _moment, "server": str, "season": _same, "points": _same},
        select(results.c.match, results.c.made, *(rating_changes.c[name] for name in ("guild", "season", "points")))
        .join(results, results.c.id == rating_changes.c.result)
        .where(rating_changes.c.player == _PLAYER)
        .order_by(results.c.id),
    ),
    "badges": _section(
        {"badge": _same, "match": _same, "turn": _same, "made": _moment},
        select(badges.c.badge, badges.c.match, badges.c.revision, badges.c.made)
        .where(badges.c.player == _PLAYER)
        .order_by(badges.c.made, badges.c.match, badges.c.badge),
    ),
    "calls": _section(
        {"match": _same, "question": _same, "answer": _same, "server": str, "made": _moment, "points": _same},
        select(*(calls.c[name] for name in ("match", "question", "answer", "guild", "made", "points")))
        .where(calls.c.player == _PLAYER)
        .order_by(calls.c.match, calls.c.question),
    ),
    "decisions_in_time": _section(
        {"week": lambda week: _moment(week * WEEK), "match": _same, "made": _same, "missed": _same},
        select(punctuality.c.week, punctuality.c.match, punctuality.c.made, punctuality.c.missed)
        .where(punctuality.c.player == _PLAYER)
        .order_by(punctuality.c.week, punctuality.c.match),
    ),
    "tournaments": _section(
        {
            "tournament": _same,
            "plan": _json,
            "server": str,
            "joined": _moment,
            "left_after_round": _same,
            "waits_for_next_season": bool,
            "won": bool,
        },
        select(
            *(tournaments.c[name] for name in ("id", "plan", "guild")),
            *(entrants.c[name] for name in ("joined", "left")),
            (entrants.c.number == 0) & (tournaments.c.stage != Stage.OPEN.value),
            entrants.c.won,
        )
        .join(entrants, entrants.c.tournament == tournaments.c.id)
        .where(entrants.c.player == _PLAYER)
        .order_by(tournaments.c.id),
    ),
    "tournaments_organised": _section(
        {"tournament": _same, "plan": _json, "server": str, "created": _moment},
        select(*(tournaments.c[name] for name in ("id", "plan", "guild", "created")))
        .where(tournaments.c.owner == _PLAYER)
        .order_by(tournaments.c.id),
    ),
    "acts_on_servers": _section(
        {"server": str, "made": _moment, "what": _same, "match": _same, "before": _json, "after": _json},
        select(audits.c.guild, audits.c.at, audits.c.what, audits.c.match, audits.c.before, audits.c.after)
        .where(audits.c.player == _PLAYER)
        .order_by(audits.c.id),
    ),
    "reports": _section(
        {
            "report": _same,
            "made": _moment,
            "server": str,
            "channel": str,
            "message": str,
            "match": _same,
            "turn": _same,
            "incident": _same,
            "version": _same,
            "text": _same,
        },
        select(
            *(reports.c[name] for name in ("id", "made", "guild", "channel", "message", "match", "revision")),
            *(reports.c[name] for name in ("incident", "version", "said")),
        )
        .where(reports.c.player == _PLAYER)
        .order_by(reports.c.id),
    ),
    "bans": _section({"server": str, "reason": _same, "made": _moment, "until": _moment}, bans.OF_USER),
    "bans_noted": _section({"server": str, "noted": _moment, "before": _json, "after": _json}, bans.NOTED),
    "seats_offered": _section(
        {"match": _same, "made": _moment},
        select(offers.c.match, offers.c.made).where(contains(offers.c.detail, _SAID)),
    ),
    "camps": _section(
        {"match": _same, "side": _same, "thread": str},
        select(camps.c.match, camps.c.side, camps.c.thread).where(contains(camps.c.members, _SAID)),
    ),
    "messages": _section(
        {
            "match": _same,
            "kind": _same,
            "state": _same,
            "message": str,
            "sentence": lambda raw: _json(raw)["words"]["key"],
        },
        select(posts.c.match, posts.c.kind, posts.c.state, posts.c.message, posts.c.payload)
        .where(NAMING, contains(posts.c.payload, _SAID))
        .order_by(posts.c.id),
    ),
}
OF_SEAT = {  # the player's part in a match
    "moves": _section(
        {"turn": _same, "made": _moment, "move": _json},
        select(turns.c.revision, turns.c.made, turns.c.move)
        .where(turns.c.match == _MATCH, turns.c.seat == _SEAT)
        .order_by(turns.c.revision),
    ),
    "drafts": _section(
        {"ask": _same, "draft": _json},
        select(drafts.c.ask, drafts.c.data).where(drafts.c.match == _MATCH, drafts.c.seat == _SEAT),
    ),
    "replies": _section(
        {"if": _json, "then": _same},
        select(replies.c.premise, replies.c.reply)
        .where(replies.c.match == _MATCH, replies.c.seat == _SEAT)
        .order_by(replies.c.place),
    ),
    "offers": _section(
        {"kind": _same, "made": _moment},
        select(offers.c.kind, offers.c.made).where(offers.c.match == _MATCH, offers.c.seat == _SEAT),
    ),
}


def dossier(tx: Tx, user: int) -> Told | None:
    """A user's data, times in UTC; None if there is none. Secret choices of others are not included."""
    player = transactions.known_player(tx, user)
    asked = {"player": player or 0, "said": str(user), "discord_id": user, "banned": bans.banned_in(user)}
    if player is None and not any(_rows(tx, SECTIONS[title], **asked) for title in ("bans", "bans_noted")):
        return None
    name, away, preferences = tx.one(ABOUT, **asked) or ("", 0, "")
    told = {title: _rows(tx, section, **asked) for title, section in SECTIONS.items()}
    for match in told["matches"]:
        here = {"in_match": match["match"], "at_seat": match["seat"]}
        match |= {title: _rows(tx, section, **here) for title, section in OF_SEAT.items()}
    chosen = msgspec.json.decode(preferences, type=Preferences) if preferences else Preferences()
    return {
        "format": FORMAT,
        "user": str(user),
        "number": player,
        "name": name,
        "away_until": _moment(away),
        "preferences": msgspec.to_builtins(chosen),
        **told,
    }


def _rows(tx: Tx, section: Section, **values: object) -> list[Told]:
    return [
        {name: form(value) for (name, form), value in zip(section.columns.items(), row, strict=True)}
        for row in tx.all(section.asked, **values)
    ]
