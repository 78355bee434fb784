"""Erases a user in one transaction: their rows are deleted, and their matches keep a pseudonym."""

from __future__ import annotations

import re
from collections.abc import Collection

import msgspec
from sqlalchemy import BindParameter, bindparam, delete, select, update

from bot.games.contract.vocabulary import Phrase
from bot.matches.core.errors import LostRace
from bot.matches.core.models import NOBODY, Player, pseudonym
from bot.matches.delivery.models import Notice, PostKind, PostState
from bot.storage.core import effects as brings
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.query import Tx, contains, query
from bot.storage.core.rows import notice_bytes
from bot.storage.core.schema.competition import badges, calls, entrants, puzzles, tries
from bot.storage.core.schema.matches import (
    NAMING,
    OF_REMINDERS,
    camps,
    drafts,
    keys,
    matches,
    offers,
    posts,
    queue,
    replies,
    seats,
)
from bot.storage.core.schema.players import blocks, formations, players, punctuality, reports, studies, vacations
from bot.storage.daily.match_puzzles import NAME as MATCH_PUZZLE
from bot.storage.settings import bans
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
        (entrants, (entrants.c.player == _PLAYER) & (entrants.c.number == 0)),  # who play in none yet
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
    if player is None and bans.has_more_than_id(tx, user):
        player = transactions.player(tx, Player(0, user, ""))
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
    tournament_rows.touch_concerned(tx, player)
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
    bans.forget(tx, user, pseudonym(player), nameless.text)
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
