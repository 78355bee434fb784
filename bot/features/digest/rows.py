"""Daily digests: due once a day, leased by the process that sends them, and due again the next day once they are sent."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace
from sqlalchemy import bindparam, case, delete, or_, select, update

from bot.features.digest.tables import digests
from bot.features.digest.values import DueDigest, day_after, day_in, first_due
from bot.matches.core.models import Player
from bot.matches.settings.preferences import Daily, Preferences
from bot.storage.core import transactions
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema.players import players
from bot.storage.settings import preferences as settings

LEASE = 120_000  # ms: a message is sent in it, on a machine that is busy

_THIS = digests.c.player == bindparam("of_player")
_OF_DAY = digests.c.day == bindparam("of_day")
_MINE = digests.c.owner == bindparam("by")
_FREE = or_(_MINE, digests.c.lease <= bindparam("now"))
_CHOSEN = '%"digest":{%'  # in the preferences of a player

ONE = query(select(digests.c.day, digests.c.attempted).where(_THIS))
ADD = query(new_row(digests))
DROP = query(delete(digests).where(_THIS))
NEXT = query(select(digests.c.due).where(_FREE).order_by(digests.c.due).limit(1))
DUE = query(
    select(
        *(digests.c[name] for name in ("player", "day", "attempts", "attempted")),
        *(players.c[name] for name in ("discord_id", "away", "preferences")),
    )
    .join(players, players.c.id == digests.c.player)
    .where(digests.c.due <= bindparam("now"), _FREE)
    .order_by(digests.c.due, digests.c.player)
    .limit(bindparam("most"))
)
LEASED = query(update(digests).where(_THIS).values(lease=bindparam("until"), owner=bindparam("by")))
ATTEMPTED = query(
    update(digests)
    .where(_THIS, _OF_DAY, _MINE)
    .values(
        attempts=digests.c.attempts + 1,
        attempted=case((digests.c.attempted == 0, bindparam("now")), else_=digests.c.attempted),
    )
)
POSTPONED = query(update(digests).where(_THIS, _OF_DAY, _MINE).values(due=bindparam("again"), lease=0, owner=""))
MOVED = query(
    update(digests)
    .where(_THIS)
    .values(day=bindparam("to_day"), due=bindparam("at"), attempts=0, attempted=0, lease=0, owner="")
)
WANTED = query(select(players.c.preferences).where(players.c.id == bindparam("of_player")))
WITHOUT_DIGEST = query(
    select(players.c.id)
    .outerjoin(digests, digests.c.player == players.c.id)
    .where(players.c.preferences.like(_CHOSEN), digests.c.player.is_(None))
    .order_by(players.c.id)
)


def choose(
    tx: Tx, user: Player, change: Callable[[Preferences], Preferences], now: int
) -> tuple[Preferences, Preferences]:
    """Change a user's preferences, returned before and after, and when their next digest is due.

    A day whose digest was sent gets no second one, whatever hour is chosen.
    """
    before, after = settings.change_preferences(tx, user, change)
    player = transactions.player(tx, user)
    row = tx.one(ONE, of_player=player)
    if after.digest is None:
        tx.run(DROP, of_player=player)
    elif row is None or not row[1]:  # one that is being sent ends its day as it began
        today = day_in(after.digest.zone, now)
        day, due = first_due(after.digest, max(today, row[0]) if row else today, now)
        tx.run(DROP, of_player=player)
        tx.run(ADD, player=player, day=day, due=due, attempts=0, attempted=0, lease=0, owner="")
    return before, after


def claim(tx: Tx, now: int, owner: str, most: int) -> tuple[DueDigest, ...]:
    """Lease digests that are due, earliest first: at most so many rows are looked at.

    One whose day is over is dropped for that of the present day; on vacation, or if direct messages are closed, there is none.
    """
    rows = tx.all(DUE, now=now, by=owner, most=most)
    return tuple(
        found
        for player, day, attempts, attempted, user, away, raw in rows
        for found in _claimed(
            tx, DueDigest(player, user, day, attempts, attempted, settings.read(raw, Preferences)), away, now, owner
        )
    )


def _claimed(tx: Tx, found: DueDigest, away: int, now: int, owner: str) -> Iterator[DueDigest]:
    daily = found.preferences.digest
    if daily is None:
        tx.run(DROP, of_player=found.player)
        return
    today = day_in(daily.zone, now)
    if found.day < today:
        day, at = first_due(daily, today, 0)
        tx.run(MOVED, of_player=found.player, to_day=day, at=at)
        if at > now:
            return
        found = replace(found, day=day, attempts=0, attempted=0)
    if away > now or not found.preferences.has_digest:
        _move_on(tx, found.player, found.day, daily, now)
        return
    tx.run(LEASED, of_player=found.player, until=now + LEASE, by=owner)
    yield found


def attempted(tx: Tx, found: DueDigest, owner: str, now: int) -> int:
    """Count an attempt; returns when the first one was, 0 if the digest is no longer the owner's to send."""
    if not tx.run(ATTEMPTED, of_player=found.player, of_day=found.day, by=owner, now=now):
        return 0
    (_, since) = tx.one(ONE, of_player=found.player) or ("", 0)
    return int(since)


def done(tx: Tx, found: DueDigest, now: int, writes: Sequence[Callable[[Tx, int], object]] = ()) -> None:
    """Note that a digest is sent or not needed: the next one is due on a later day. `writes` note which news it had."""
    row = tx.one(ONE, of_player=found.player)
    ((raw,),) = tx.all(WANTED, of_player=found.player)
    daily = settings.read(raw, Preferences).digest if raw else None
    if row is None or row[0] != found.day:
        return
    for write in writes:
        write(tx, now)
    if daily is None:
        tx.run(DROP, of_player=found.player)
    else:
        _move_on(tx, found.player, found.day, daily, now)


def postponed(tx: Tx, found: DueDigest, owner: str, again: int) -> None:
    """Try a digest again at a time."""
    tx.run(POSTPONED, of_player=found.player, of_day=found.day, by=owner, again=again)


def next_due(tx: Tx, owner: str, now: int) -> int | None:
    """The time at which the next digest may be claimed by a process, or None."""
    row = tx.one(NEXT, by=owner, now=now)
    return None if row is None else int(row[0])


def faults(tx: Tx) -> Iterator[str]:
    """A sentence for each player who has chosen digests and would get none."""
    for (player,) in tx.all(WITHOUT_DIGEST):
        yield f"player {player} has chosen a daily digest, and none is due: it is sent once they choose again"


def _move_on(tx: Tx, player: int, day: str, daily: Daily, now: int) -> None:
    following, due = first_due(daily, day_after(day), now)
    tx.run(MOVED, of_player=player, to_day=following, at=due)


class DigestRows(Connections):
    """The verbs of the store about digests."""

    choose = writes(choose)
    claim = writes(claim)
    attempted = writes(attempted)
    done = writes(done)
    postponed = writes(postponed)
    next_due = reads(next_due)
