"""Bulletins, public posts that belong to no match: each is posted once, by the process that has leased it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from operator import attrgetter

from sqlalchemy import and_, bindparam, case, delete, func, or_, select, update

from bot.matches.delivery.models import Bulletin, PostState
from bot.matches.settings.preferences import ServerSettings
from bot.storage.core import bulletin_rows, transactions
from bot.storage.core.query import Query, Tx, query
from bot.storage.core.schema.delivery import bulletins
from bot.storage.core.schema.players import servers
from bot.storage.core.schema.privacy import spared
from bot.storage.privacy import guild_removal
from bot.storage.settings.preferences import read

LEASE = 120_000  # ms: a picture is painted and sent in it, on a machine that is busy
MORNING = "morning"  # the setting with the latest day whose posts have been added

_PENDING = bulletins.c.state == PostState.PENDING.value
_THIS = bulletins.c.id == bindparam("bulletin")
_STILL = and_(_THIS, _PENDING, bulletins.c.owner == bindparam("by"))
_TOLD = [bulletins.c[name] for name in Bulletin.__struct_fields__]
_STALE = and_(
    bulletins.c.state == PostState.DONE.value, bulletins.c.message > 0, bulletins.c.wanted > bulletins.c.shown
)
_TO_DO = or_(_PENDING, _STALE)
_FREE = or_(bulletins.c.owner == bindparam("by"), bulletins.c.lease <= bindparam("now"))

CHOSEN = query(select(servers.c.guild, servers.c.wishes).order_by(servers.c.guild))
NEXT = query(
    select(
        func.min(
            case(
                (bulletins.c.owner == bindparam("by"), bulletins.c.not_before),
                (bulletins.c.lease > bulletins.c.not_before, bulletins.c.lease),
                else_=bulletins.c.not_before,
            )
        )
    ).where(_TO_DO)
)
DUE = query(
    select(*_TOLD)
    .where(_TO_DO, bulletins.c.not_before <= bindparam("now"), _FREE)
    .order_by(bulletins.c.state.desc(), bulletins.c.id)
    .limit(1)
)
LEASED = query(update(bulletins).where(_THIS).values(lease=bindparam("until"), owner=bindparam("by")))
ATTEMPTED = query(
    update(bulletins)
    .where(_STILL)
    .values(
        attempts=bulletins.c.attempts + 1,
        attempted=case((bulletins.c.attempted == 0, bindparam("now")), else_=bulletins.c.attempted),
    )
)
DONE = query(
    update(bulletins)
    .where(_THIS, _PENDING)
    .values(
        state=PostState.DONE.value,
        message=bindparam("said"),
        digest=bindparam("showing"),
        wanted=bulletins.c.wanted + bindparam("again"),
        error="",
        not_before=0,
        lease=0,
        owner="",
    )
)
SHOWN = query(
    update(bulletins)
    .where(_THIS, bulletins.c.owner == bindparam("by"), bulletins.c.state == PostState.DONE.value)
    .values(
        shown=bindparam("upto"),
        digest=bindparam("showing"),
        not_before=bindparam("again"),
        error=bindparam("said"),
        lease=0,
        owner="",
    )
)
FAILED = query(
    update(bulletins)
    .where(_STILL)
    .values(state=bindparam("now"), error=bindparam("said"), not_before=bindparam("again"), lease=0, owner="")
)
LATEST = query(
    select(bulletins.c.channel, bulletins.c.state, bulletins.c.error)
    .where(bulletins.c.guild == bindparam("server"), ~_PENDING, bulletins.c.name.like(bindparam("named")))
    .order_by(bulletins.c.id.desc())
    .limit(1)
)
AGAIN: dict[str, object] = {
    "state": PostState.PENDING.value,
    "made": bindparam("now"),  # a nonce of its own
    "wanted": bulletins.c.wanted + 1,  # a card is posted as one that is open
    **dict.fromkeys(("attempts", "attempted", "not_before", "message", "lease"), 0),
    **dict.fromkeys(("error", "owner", "digest"), ""),
}
REVIVE = query(
    update(bulletins)
    .where(bulletins.c.state == PostState.DEAD.value, bulletins.c.name.like(bindparam("named")))
    .where(bulletins.c.guild == bindparam("server"), bulletins.c.channel == bindparam("there"))
    .values(AGAIN)
)
DEAD_PLACES = query(
    select(bulletins.c.channel)
    .where(bulletins.c.state == PostState.DEAD.value, bulletins.c.name.like(bindparam("named")))
    .where(bulletins.c.guild == bindparam("server"))
    .distinct()
)
_UNEDITED = and_(
    bulletins.c.guild == bindparam("server"), bulletins.c.state == PostState.DONE.value, bulletins.c.error != ""
)
UNEDITED_PLACES = query(select(bulletins.c.channel).where(_UNEDITED).distinct())
EDIT_AGAIN = query(
    update(bulletins)
    .where(_UNEDITED, bulletins.c.channel == bindparam("there"))
    .values(wanted=bulletins.c.wanted + 1, error="")
)
MESSAGE = query(select(bulletins.c.message).where(bulletins.c.name == bindparam("named")))


def open_morning(tx: Tx, day: str, now: int, kinds: Mapping[str, str]) -> int:
    """Add the bulletins of a morning, unless they were added before; returns how many.

    `kinds` names the setting of the channel for each kind; there is one of each for every server that has chosen it.
    """
    if (transactions.setting(tx, MORNING) or "") >= day:
        return 0
    transactions.keep_setting(tx, MORNING, day)
    return sum(add_to_all(tx, kind, day, now, attrgetter(setting)) for kind, setting in kinds.items())


def add_to_all(tx: Tx, kind: str, what: str, now: int, channel_of: Callable[[ServerSettings], int]) -> int:
    """Add a bulletin for each server that has chosen a channel for its kind; returns how many."""
    left = set(guild_removal.left_before(tx, now))
    wanted = [(guild, channel_of(read(said, ServerSettings))) for guild, said in tx.all(CHOSEN) if guild not in left]
    chosen = [(guild, channel) for guild, channel in wanted if channel]
    for guild, channel in chosen:
        bulletin_rows.add(tx, f"{kind}.{what}.{guild}", guild, channel, what, now)
    return len(chosen)


def next_due(tx: Tx, owner: str) -> int | None:
    """The time at which the next bulletin may be tried, edited or claimed, or None."""
    row = tx.one(NEXT, by=owner)
    return None if row is None else row[0]


def claim(tx: Tx, now: int, owner: str) -> Bulletin | None:
    """Lease the oldest bulletin that is due or needs an edit and is not leased by another process; None if there is none."""
    row = tx.one(DUE, now=now, by=owner)
    if row is None:
        return None
    found = Bulletin(*row)
    tx.run(LEASED, bulletin=found.id, until=now + LEASE, by=owner)
    return found


def attempted(tx: Tx, bulletin: int, owner: str, now: int) -> bool:
    """Count an attempt; returns whether the lease is still the owner's."""
    return bool(tx.run(ATTEMPTED, bulletin=bulletin, by=owner, now=now))


def done(tx: Tx, bulletin: int, message: int, digest: str = "", *, certain: bool = True) -> None:
    """Mark a bulletin as posted; if its message may be out of date, it is queued for an edit."""
    tx.run(DONE, bulletin=bulletin, said=message, showing=digest, again=int(not certain))


def shown(tx: Tx, bulletin: int, owner: str, wanted: int, digest: str, again: int, error: str = "") -> None:
    """Mark that many changes of a bulletin as shown, or note why they are not; it may be edited again at a given time."""
    tx.run(SHOWN, bulletin=bulletin, by=owner, upto=wanted, showing=digest, again=again, said=error)


def failed(tx: Tx, bulletin: int, owner: str, error: str, not_before: int | None) -> None:
    """Retry a bulletin later, or never."""
    state = PostState.DEAD if not_before is None else PostState.PENDING
    tx.run(FAILED, bulletin=bulletin, by=owner, now=state.value, said=error, again=not_before or 0)


def message_of(tx: Tx, name: str) -> int:
    """The message of a bulletin; 0 if there is none."""
    row = tx.one(MESSAGE, named=name)
    return row[0] if row else 0


def given_up(tx: Tx, guild: int, kind: str) -> int:
    """The channel in which the latest bulletin of a kind could not be posted; 0 if it was posted."""
    row = tx.one(LATEST, server=guild, named=f"{kind}.%")
    return row[0] if row is not None and row[1] == PostState.DEAD.value else 0


def places_given_up(tx: Tx, guild: int, kind: str) -> tuple[int, ...]:
    """The channels in which bulletins of a kind could not be posted."""
    return tuple(channel for (channel,) in tx.all(DEAD_PLACES, server=guild, named=f"{kind}.%"))


def revive(tx: Tx, guild: int, kind: str, channel: int, now: int) -> int:
    """Retry the bulletins of a kind that could not be posted in a channel; returns how many."""
    return tx.run(REVIVE, server=guild, named=f"{kind}.%", there=channel, now=now)


def places_unedited(tx: Tx, guild: int) -> tuple[int, ...]:
    """The channels in which bulletins could not be edited."""
    return tuple(channel for (channel,) in tx.all(UNEDITED_PLACES, server=guild))


def edit_again(tx: Tx, guild: int, channel: int) -> None:
    """Queue the messages for an edit that could not be edited in a channel."""
    tx.run(EDIT_AGAIN, server=guild, there=channel)


def drop_old(tx: Tx, before: int) -> None:
    """Delete bulletins added before then, except pending ones and those that features still need."""
    tx.run(_drop_old(), before=before)


@cache
def _drop_old() -> Query:
    return query(delete(bulletins).where(~_PENDING, bulletins.c.made < bindparam("before"), ~spared(bulletins)))
