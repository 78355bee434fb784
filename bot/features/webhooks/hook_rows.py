"""Webhooks as their owners set, change and remove them."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import and_, bindparam, delete, or_, select, update

from bot.features.webhooks import outbox_rows
from bot.features.webhooks.tables import deliveries, webhooks
from bot.features.webhooks.values import Hook, Kind, audit_entry
from bot.matches.core.models import Player
from bot.storage.core import transactions
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.rows import Row
from bot.storage.core.schema.players import players
from bot.storage.settings import moderation_log

HOOK = (
    webhooks.c.id,
    players.c.discord_id,
    *(webhooks.c[name] for name in ("guild", "url", "secret", "failures", "outcome", "answered", "off")),
)
JOINED = webhooks.outerjoin(players, players.c.id == webhooks.c.player)
ON = {"due": 0, "failures": 0, "failing": 0, "off": 0, "told": 0}
FRESH = {"outcome": "", "answered": 0, "lease": 0, "owner": ""}  # nothing was delivered, and nothing is being delivered
_THIS = webhooks.c.id == bindparam("hook")

OF = query(
    select(*HOOK)
    .select_from(JOINED)
    .where(
        webhooks.c.guild == bindparam("of_guild"),
        or_(webhooks.c.guild != 0, players.c.discord_id == bindparam("of_user")),
    )
)
ADD = query(new_row(webhooks))
CHANGE = query(update(webhooks).where(_THIS).values(url=bindparam("to"), player=bindparam("by"), **ON, **FRESH))
RENEW = query(update(webhooks).where(_THIS).values(secret=bindparam("drawn")))
SWITCH_ON = query(update(webhooks).where(_THIS).values(ON))
DROP_DELIVERIES = query(delete(deliveries).where(deliveries.c.hook == bindparam("hook")))
DROP = query(delete(webhooks).where(_THIS))
UNTRIED_TEST = query(
    select(deliveries.c.id)
    .where(deliveries.c.hook == bindparam("hook"), deliveries.c.done == 0)
    .where(deliveries.c.kind == Kind.TEST.value)
    .limit(1)
)
UNKNOWING = query(
    select(*HOOK)
    .select_from(JOINED)
    .where(and_(webhooks.c.off > 0, webhooks.c.told == 0, webhooks.c.lease <= bindparam("now")))
    .order_by(webhooks.c.id)
    .limit(bindparam("most"))
)
LEASED = query(update(webhooks).where(_THIS).values(lease=bindparam("until"), owner=bindparam("by")))
NOTIFIED = query(update(webhooks).where(_THIS, webhooks.c.off > 0).values(told=1, lease=0, owner=""))


def one(tx: Tx, user: int, guild: int) -> Hook | None:
    """The webhook of a server, or in no server (0) that of a user."""
    row = tx.one(OF, of_user=user, of_guild=guild)
    return None if row is None else hook_of(row)


def put(tx: Tx, by: Player, guild: int, url: str, drawn: str, now: int) -> bool:
    """Set the URL of a webhook, which is on again; returns whether it is new and has the secret that was drawn.

    The outcome of deliveries to the former URL is forgotten, and that of one under way is not noted.
    """
    known, player = one(tx, by.user, guild), transactions.player(tx, by)
    _audit(tx, by, player, guild, _host(known), urlsplit(url).hostname or "", now)
    if known is not None:
        tx.run(CHANGE, hook=known.id, to=url, by=player)
        return False
    new: dict[str, Any] = dict.fromkeys(("hour", "sent"), 0) | ON | FRESH
    tx.run(ADD, player=player, guild=guild, url=url, secret=drawn, made=now, **new)
    return True


def renew(tx: Tx, by: Player, guild: int, drawn: str) -> bool:
    """Give a webhook another secret; returns whether there is a webhook."""
    known = one(tx, by.user, guild)
    return known is not None and bool(tx.run(RENEW, hook=known.id, drawn=drawn))


def test(tx: Tx, by: Player, guild: int, now: int) -> bool:
    """Have a test delivered at once, unless one waits; the webhook is on again. Returns whether there is a webhook."""
    known = one(tx, by.user, guild)
    if known is None:
        return False
    tx.run(SWITCH_ON, hook=known.id)
    if tx.one(UNTRIED_TEST, hook=known.id) is None:
        outbox_rows.add(tx, known.id, Kind.TEST, 0, str(now), now)
    return True


def drop(tx: Tx, by: Player, guild: int, now: int) -> None:
    """Remove a webhook with all that it was to deliver."""
    known = one(tx, by.user, guild)
    if known is not None:
        tx.run(DROP_DELIVERIES, hook=known.id)
        tx.run(DROP, hook=known.id)
        _audit(tx, by, transactions.player(tx, by), guild, _host(known), "", now)


def unknowing(tx: Tx, owner: str, now: int, until: int, most: int) -> tuple[Hook, ...]:
    """Lease webhooks that were switched off for their failures, so that their users are notified."""
    found = tuple(map(hook_of, tx.all(UNKNOWING, now=now, most=most)))
    for hook in found:
        tx.run(LEASED, hook=hook.id, until=until, by=owner)
    return found


def notified(tx: Tx, hook: int) -> None:
    """Note that the user of a webhook knows that it is off."""
    tx.run(NOTIFIED, hook=hook)


def hook_of(row: Row) -> Hook:
    """A webhook, from the columns of HOOK."""
    number, user, *rest = row
    return Hook(number, user or 0, *rest)


def _audit(tx: Tx, by: Player, player: int, guild: int, before: str, after: str, now: int) -> None:
    if guild:
        moderation_log.note_act(tx, guild, player, audit_entry(by, before, after), now)


def _host(hook: Hook | None) -> str:
    return "" if hook is None else urlsplit(hook.url).hostname or ""


class HookRows(Connections):
    """The verbs of the store about webhooks."""

    one = reads(one)
    put = writes(put)
    renew = writes(renew)
    test = writes(test)
    drop = writes(drop)
    unknowing = writes(unknowing)
    notified = writes(notified)
    claim = writes(outbox_rows.claim)
    still_asked = reads(outbox_rows.still_asked)
    former_places = reads(outbox_rows.former_places)
    settled = writes(outbox_rows.settled)
    put_off = writes(outbox_rows.put_off)
