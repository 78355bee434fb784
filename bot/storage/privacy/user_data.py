"""A user's data: its export as JSON-ready values, and its erasure in one transaction.

Erasure deletes the player's rows; their matches keep a pseudonym.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import BindParameter, Select, bindparam, delete, select, update

from bot.games.vocabulary import Phrase
from bot.matches.core.errors import LostRace
from bot.matches.core.models import NOBODY, pseudonym
from bot.matches.delivery.models import Notice, PostKind, PostState
from bot.matches.settings.preferences import Preferences
from bot.matches.timing.punctuality import WEEK
from bot.storage.core import effects as brings
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.query import Query, Tx, contains, query
from bot.storage.core.rows import notice_bytes
from bot.storage.core.schema import (
    NAMING,
    OF_REMINDERS,
    audits,
    badges,
    blocks,
    calls,
    camps,
    drafts,
    entrants,
    formations,
    keys,
    matches,
    offers,
    players,
    posts,
    punctuality,
    puzzles,
    queue,
    rating_changes,
    ratings,
    replies,
    reports,
    results,
    seats,
    studies,
    tournaments,
    tries,
    turns,
    vacations,
)
from bot.storage.daily.match_puzzles import NAME as MATCH_PUZZLE
from bot.storage.tournaments import tournaments as tournament_rows

UNWIPED = "unwiped"  # the setting that is there until no trace is left in the file

_PLAYER: BindParameter[int] = bindparam("player")
_SAID: BindParameter[str] = bindparam("said")  # the user's id
_MATCH: BindParameter[int] = bindparam("in_match")
_SEAT: BindParameter[int] = bindparam("at_seat")
_THEIRS = select(seats.c.match).where(seats.c.player == _PLAYER)

NAMED = query(select(players.c.name).where(players.c.id == _PLAYER))
PLAYING = query(select(matches.c.id, matches.c.revision).where(matches.c.id.in_(_THEIRS), sql.IS_LIVE))
OWN_SEATS = query(select(seats.c.match, seats.c.seat).where(seats.c.player == _PLAYER))
FORGET = tuple(
    query(delete(table).where(where))
    for table, where in (
        (vacations, vacations.c.player == _PLAYER),
        (blocks, (blocks.c.player == _PLAYER) | (blocks.c.blocked == _PLAYER)),
        (queue, queue.c.player == _PLAYER),
        (formations, formations.c.player == _PLAYER),
        (studies, studies.c.player == _PLAYER),
        (reports, reports.c.player == _PLAYER),
        (tries, tries.c.player == _PLAYER),
        (badges, badges.c.player == _PLAYER),
        (calls, calls.c.player == _PLAYER),
        (punctuality, punctuality.c.player == _PLAYER),
        (puzzles, puzzles.c.name.in_(select(MATCH_PUZZLE).where(matches.c.id.in_(_THEIRS)))),
        (entrants, (entrants.c.player == _PLAYER) & (entrants.c.number == 0)),  # of tournaments that have not begun
    )
)
FORGET_OF_SEAT = tuple(
    query(delete(table).where(table.c.match == _MATCH, table.c.seat == _SEAT)) for table in (drafts, replies, offers)
)
FORGET_OFFERS = query(delete(offers).where(contains(offers.c.detail, _SAID)))
REPORTS_NAMING = query(select(reports.c.id, reports.c.said).where(contains(reports.c.said, _SAID)))
KEEP_REPORT = query(update(reports).where(reports.c.id == bindparam("report")).values(said=bindparam("told")))
FORGET_KEYS = query(delete(keys).where(contains(keys.c.key, _SAID), OF_REMINDERS))
CAMPS_WITH = query(select(camps.c.match, camps.c.side, camps.c.members).where(contains(camps.c.members, _SAID)))
KEEP_MEMBERS = query(
    update(camps)
    .where(camps.c.match == bindparam("in_match"), camps.c.side == bindparam("of_side"))
    .values(members=bindparam("users"))
)
POSTS_NAMING = query(
    select(posts.c.id, posts.c.kind, posts.c.state, posts.c.payload, posts.c.error).where(
        NAMING,
        contains(posts.c.payload, _SAID)
        | contains(posts.c.payload, bindparam("name"))
        | contains(posts.c.error, _SAID),
    )
)
KEEP_POST = query(
    update(posts)
    .where(posts.c.id == bindparam("post"))
    .values(payload=bindparam("notice"), state=bindparam("now"), error=bindparam("told"))
)
BECOME_NOBODY = query(
    update(players)
    .where(players.c.id == _PLAYER)
    .values(discord_id=bindparam("pseudo"), name=NOBODY, away=0, every=0, preferences="")
)


def erase(tx: Tx, user: int, settled: Collection[int]) -> tuple[int, str] | None:
    """Erase a user who has given up the matches `settled`; returns their row number and name, or None if unknown.

    Raises LostRace if they are in another live match.
    """
    player = transactions.known_player(tx, user)
    if player is None:
        return None
    playing = tx.all(PLAYING, player=player)
    if not {match for match, _ in playing} <= set(settled):
        raise LostRace
    ((name,),) = tx.all(NAMED, player=player)
    forget(tx, player, user, name)
    for match, revision in playing:  # the others play on, and the card shows the name
        brings.add_card(tx, match, revision)
    transactions.keep_setting(tx, UNWIPED, "1")
    return player, str(name)


def forget(tx: Tx, player: int, user: int, name: str) -> None:
    """Delete a player's data, and remove their id and name from everything else."""
    tournament_rows.touch_entered(tx, player)
    for one in FORGET:
        tx.run(one, player=player)
    for match, seat in tx.all(OWN_SEATS, player=player):
        for one in FORGET_OF_SEAT:
            tx.run(one, in_match=match, at_seat=seat)
    tx.run(FORGET_OFFERS, said=str(user))
    tx.run(FORGET_KEYS, said=f".{user}.")
    for match, side, members in tx.all(CAMPS_WITH, said=str(user)):
        others = [one for one in msgspec.json.decode(members, type=list[int]) if one != user]
        tx.run(KEEP_MEMBERS, in_match=match, of_side=side, users=msgspec.json.encode(others).decode())
    _take_out_of_texts(tx, player, user, name)
    tx.run(BECOME_NOBODY, player=player, pseudo=pseudonym(player))


def _take_out_of_texts(tx: Tx, player: int, user: int, name: str) -> None:
    """Remove the player from posts and others' reports; pending direct messages to them are dropped."""
    nameless = _Nameless(player, user, name)
    for report, text in tx.all(REPORTS_NAMING, said=str(user)):
        tx.run(KEEP_REPORT, report=report, told=nameless.text(text))
    said = msgspec.json.encode(name).decode() if name else str(user)
    for post, kind, state, payload, error in tx.all(POSTS_NAMING, said=str(user), name=said):
        notice = nameless.notice(msgspec.json.decode(payload, type=Notice)) if payload else None
        unsaid = kind == PostKind.DIRECT.value and notice is not None and notice.user == pseudonym(player)
        dead = unsaid and state != PostState.DONE.value
        now = PostState.DEAD.value if dead else state
        tx.run(KEEP_POST, post=post, notice=notice_bytes(notice), now=now, told=nameless.text(error))


class _Nameless:
    """Replaces a player's id and name in stored words."""

    def __init__(self, player: int, user: int, name: str) -> None:
        self._user = user
        self._name = name
        self._pseudonym = pseudonym(player)
        self._digits = re.compile(rf"(?<!\d){user}(?!\d)")

    def notice(self, notice: Notice) -> Notice:
        """The notice with the pseudonym."""
        return msgspec.structs.replace(
            notice,
            words=self._phrase(notice.words),
            mentions=tuple(self._pseudonym if one == self._user else one for one in notice.mentions),
            buttons=tuple(msgspec.structs.replace(one, args=self.text(one.args)) for one in notice.buttons),
            user=self._pseudonym if notice.user == self._user else notice.user,
        )

    def text(self, said: str) -> str:
        """The text with the pseudonym in place of the id, and of the name if that is all of it."""
        return NOBODY if self._name and said == self._name else self._digits.sub(str(self._pseudonym), said)

    def _phrase(self, words: Phrase) -> Phrase:
        return Phrase(words.key, tuple((key, self._value(value)) for key, value in words.args))

    def _value(self, value: str | float | Phrase) -> str | float | Phrase:
        match value:
            case Phrase():
                return self._phrase(value)
            case str():
                return self.text(value)
            case _:
                return value


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
        },
        select(*(queue.c[name] for name in ("guild", "channel", "game", "pace", "rated", "since", "assist", "near")))
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
        {"game": _same, "server": str, "season": _same, "mu": _same, "sigma": _same, "matches": _same},
        select(ratings.c.game, ratings.c.guild, ratings.c.season, ratings.c.mu, ratings.c.sigma, ratings.c.games)
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
        {"tournament": _same, "plan": _json, "server": str, "joined": _moment, "left_after_round": _same},
        select(
            *(tournaments.c[name] for name in ("id", "plan", "guild")),
            *(entrants.c[name] for name in ("joined", "left")),
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
    if player is None:
        return None
    ((name, away, preferences),) = tx.all(ABOUT, player=player)
    told = {title: _rows(tx, section, player=player, said=str(user)) for title, section in SECTIONS.items()}
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
