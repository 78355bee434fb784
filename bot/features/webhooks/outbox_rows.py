"""Deliveries of webhooks: added with the change of a match, leased by the process that sends it, and tried again until it arrives."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sqlalchemy import and_, bindparam, case, exists, func, or_, select, update

from bot.features.webhooks.tables import deliveries, webhooks
from bot.features.webhooks.values import FAILING, GONE, QUEUE, RATE, TRIES, Delivery, Hook, Kind, pause_after
from bot.matches.core.models import Match, Status
from bot.matches.timing.models import TimerKind
from bot.matches.timing.paces import HOUR, MINUTE
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.schema.matches import former_places as places
from bot.storage.core.schema.matches import seats, timers
from bot.storage.core.schema.players import players

LEASE = MINUTE  # a delivery takes ten seconds at most

_THIS = webhooks.c.id == bindparam("hook")
_MINE = and_(_THIS, webhooks.c.owner == bindparam("by"))
_ASKED = or_(*(timers.c.kind == kind.value for kind in (TimerKind.DEADLINE, TimerKind.CLAIM)))
_PENDING = and_(deliveries.c.hook == webhooks.c.id, deliveries.c.done == 0)

PLAYERS_HOOKS = query(
    select(webhooks.c.id, seats.c.seat)
    .join(seats, seats.c.player == webhooks.c.player)
    .where(seats.c.match == bindparam("of_match"), webhooks.c.guild == 0, webhooks.c.off == 0)
)
SERVERS_HOOK = query(
    select(webhooks.c.id).where(webhooks.c.guild == bindparam("server"), webhooks.c.guild != 0, webhooks.c.off == 0)
)
ASKED_NOW = query(
    select(timers.c.seat, timers.c.ask).where(
        timers.c.match == bindparam("of_match"), _ASKED, timers.c.since >= bindparam("now")
    )
)
ASKED_STILL = query(
    select(timers.c.id).where(
        timers.c.match == bindparam("of_match"),
        _ASKED,
        timers.c.seat == bindparam("of_seat"),
        timers.c.ask == bindparam("named"),
    )
)
KNOWN = query(
    select(deliveries.c.id).where(
        deliveries.c.hook == bindparam("of_hook"),
        deliveries.c.match == bindparam("of_match"),
        deliveries.c.kind == bindparam("of_kind"),
        deliveries.c.about == bindparam("named"),
    )
)
WAITING = query(select(func.count()).where(deliveries.c.hook == bindparam("of_hook"), deliveries.c.done == 0))
ADD = query(new_row(deliveries))
DUE = query(
    select(
        *(webhooks.c[name] for name in ("id", "guild", "url", "secret", "failures", "outcome", "answered", "off")),
        players.c.discord_id,
        webhooks.c.hour,
        webhooks.c.sent,
    )
    .select_from(webhooks.outerjoin(players, players.c.id == webhooks.c.player))
    .where(webhooks.c.off == 0, webhooks.c.due <= bindparam("now"), webhooks.c.lease <= bindparam("now"))
    .where(exists().where(_PENDING))
    .order_by(webhooks.c.due, webhooks.c.id)
)
FIRST = query(
    select(*(deliveries.c[name] for name in ("id", "kind", "match", "about", "made", "attempts")))
    .where(deliveries.c.hook == bindparam("hook"), deliveries.c.done == 0)
    .order_by(case((deliveries.c.kind == Kind.TEST.value, 0), else_=1), deliveries.c.id)
    .limit(1)
)
LEASED = query(
    update(webhooks)
    .where(_THIS)
    .values(lease=bindparam("until"), owner=bindparam("by"), hour=bindparam("began"), sent=bindparam("count"))
)
WAITS = query(update(webhooks).where(_THIS).values(due=bindparam("again")))
ATTEMPTED = query(
    update(deliveries).where(deliveries.c.id == bindparam("delivery")).values(attempts=bindparam("count"))
)
DONE = query(update(deliveries).where(deliveries.c.id == bindparam("delivery")).values(done=1))
ALL_DONE = query(update(deliveries).where(deliveries.c.hook == bindparam("hook")).values(done=1))
RELEASED = query(update(webhooks).where(_MINE).values(lease=0, owner="", due=bindparam("again")))
SUCCEEDED = query(
    update(webhooks)
    .where(_MINE)
    .values(outcome=bindparam("said"), answered=bindparam("now"), failures=0, failing=0, due=0, lease=0, owner="")
)
FAILED = query(
    update(webhooks)
    .where(_MINE)
    .values(
        outcome=bindparam("said"),
        answered=bindparam("now"),
        failures=webhooks.c.failures + 1,
        failing=case((webhooks.c.failing == 0, bindparam("now")), else_=webhooks.c.failing),
        due=bindparam("again"),
        lease=0,
        owner="",
    )
)
FAILING_SINCE = query(select(webhooks.c.failing).where(_THIS))
SWITCH_OFF = query(update(webhooks).where(_THIS).values(off=bindparam("now"), told=0))
FORMER = query(select(places.c.place).where(places.c.match == bindparam("of_match")))


def asked(tx: Tx, match: int, guild: int, now: int, but: int | None = None) -> None:
    """Add deliveries for the seats of a match that are asked since `now`, `but` for the one that has just acted."""
    concerned = list(_concerned(tx, match, guild))
    if not concerned:
        return
    for seat, ask in tx.all(ASKED_NOW, of_match=match, now=now):
        for hook, own in concerned:
            if seat != but and own in {None, seat}:
                add(tx, hook, Kind.TURN, match, f"{seat}.{ask}", now)


def ended(tx: Tx, match: Match, status: Status, now: int) -> None:
    """Add deliveries for the end of a match. The server's has none of matches without two people."""
    guild = 0 if match.watched or match.alone else match.guild
    for hook, _ in _concerned(tx, match.id, guild):
        add(tx, hook, Kind.ENDED, match.id, status.value, now)


def add(tx: Tx, hook: int, kind: Kind, match: int, about: str, now: int) -> None:
    """Add a delivery once, unless too many wait."""
    if tx.one(KNOWN, of_hook=hook, of_match=match, of_kind=kind.value, named=about) is not None:
        return
    ((waiting,),) = tx.all(WAITING, of_hook=hook)
    if waiting < QUEUE:
        tx.run(ADD, hook=hook, kind=kind.value, match=match, about=about, made=now, attempts=0, done=0)


def _concerned(tx: Tx, match: int, guild: int) -> Iterator[tuple[int, int | None]]:
    """The webhooks that a match concerns, those of players with their seat."""
    yield from ((hook, seat) for hook, seat in tx.all(PLAYERS_HOOKS, of_match=match))
    if guild:
        yield from ((hook, None) for (hook,) in tx.all(SERVERS_HOOK, server=guild))


def claim(tx: Tx, now: int, owner: str, most: int, here: Callable[[int], bool]) -> tuple[Delivery, ...]:
    """Lease the next delivery of each webhook that is due, of the servers that are `here`, and count the attempt; at most so many."""
    claimed: list[Delivery] = []
    for hook, guild, url, secret, failures, outcome, answered, off, user, hour, sent in tx.all(DUE, now=now):
        if len(claimed) == most:
            break
        if guild and not here(guild):
            continue
        if not 0 <= now - hour < HOUR:
            hour, sent = now, 0  # noqa: PLW2901  a new hour begins
        if sent >= RATE:
            tx.run(WAITS, hook=hook, again=hour + HOUR)
            continue
        tx.run(LEASED, hook=hook, until=now + LEASE, by=owner, began=hour, count=sent + 1)
        ((number, kind, match, about, made, attempts),) = tx.all(FIRST, hook=hook)
        tx.run(ATTEMPTED, delivery=number, count=attempts + 1)
        of = Hook(hook, user or 0, guild, url, secret, failures, outcome, answered, off)
        claimed.append(Delivery(number, of, Kind(kind), match, about, made, attempts + 1))
    return tuple(claimed)


def still_asked(tx: Tx, delivery: Delivery) -> bool:
    """Whether the match still waits for the answer that a delivery is about."""
    _, _, ask = delivery.about.partition(".")
    return tx.one(ASKED_STILL, of_match=delivery.match, of_seat=delivery.seat, named=ask) is not None


def former_places(tx: Tx, match: int) -> frozenset[int]:
    """The channels and threads that a match has left, and those it was moved to."""
    return frozenset(place for (place,) in tx.all(FORMER, of_match=match))


def settled(tx: Tx, delivery: Delivery, owner: str, outcome: str, now: int, *, arrived: bool) -> None:
    """Note how a delivery went, unless its lease was lost; one that failed is tried again.

    A webhook whose receiver is gone, or that has failed for days, is switched off.
    """
    hook = delivery.hook.id
    if arrived:
        if tx.run(SUCCEEDED, hook=hook, by=owner, said=outcome, now=now):
            tx.run(DONE, delivery=delivery.id)
        return
    again = now + pause_after(delivery)
    if not tx.run(FAILED, hook=hook, by=owner, said=outcome, now=now, again=again):
        return
    ((since,),) = tx.all(FAILING_SINCE, hook=hook)
    if outcome == str(GONE) or now - since >= FAILING:
        tx.run(SWITCH_OFF, hook=hook, now=now)
        tx.run(ALL_DONE, hook=hook)
    elif delivery.attempts >= TRIES or delivery.kind is Kind.TEST:  # its failure is seen at once
        tx.run(DONE, delivery=delivery.id)


def put_off(tx: Tx, delivery: Delivery, owner: str, again: int) -> None:
    """Release a delivery that was not sent: until a time (ms since 1970), or as one of no use (0)."""
    if tx.run(RELEASED, hook=delivery.hook.id, by=owner, again=again):
        if again:
            tx.run(ATTEMPTED, delivery=delivery.id, count=delivery.attempts - 1)
        else:
            tx.run(DONE, delivery=delivery.id)
