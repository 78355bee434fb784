"""The effects of a change, in its transaction: timers, offers, notices, posts."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec.structs import asdict

from bot.matches.core.errors import LostRace
from bot.matches.core.models import Match
from bot.matches.delivery.models import Notice, PostKind, PostState
from bot.matches.house.members import is_house
from bot.matches.timing.models import Alarm, Timer
from bot.matches.work.effects import Effects, Offer, Reply, StandingReply
from bot.storage.core import statements as sql
from bot.storage.core.query import Tx
from bot.storage.core.rows import notice_bytes, offer_of, place_of

_MENTION = re.compile(rb"<@(\d{1,19})>")


def fire(tx: Tx, timer: Timer | None) -> None:
    """Use up the timer that caused the change. Raises LostRace if it was moved or claimed again."""
    if timer is not None and not tx.run(sql.FIRED, timer=timer.id, owner=timer.owner, due=timer.due):
        raise LostRace


def as_timed(tx: Tx, match: Match, effects: Effects) -> None:
    """Raise LostRace if clocks are to be set and one was moved, or a player went on vacation, since the match was loaded."""
    if not effects.alarms:
        return
    rows = tx.all(sql.HOLDERS, match=match.id)
    now = {user: (since, due, until) for _, user, _, _, _, since, due, until, *_ in rows}
    if now != {holder.user: (holder.since, holder.due, holder.vacation_until) for holder in match.holders}:
        raise LostRace


def as_answered(tx: Tx, offer: Offer | None) -> None:
    """Raise LostRace if the offer has changed since it was loaded."""
    if offer is None or not offer.made:
        return
    row = tx.one(sql.OFFER, match=offer.match, slot=offer.slot)
    if row is None or offer_of(row) != offer:
        raise LostRace


def take_effect(tx: Tx, match: int, effects: Effects) -> None:
    """Apply the effects on a match."""
    _clear(tx, match, effects)
    for seat in effects.silenced:
        tx.run(sql.DROP_TIMERS_OF_SEAT, match=match, seat=seat)
    for alarm in effects.alarms:
        set_timer(tx, match, alarm)
    for seat, lapses in effects.lapses:
        tx.run(sql.LAPSED, in_match=match, of_seat=seat, lapses=lapses)
    for slot in effects.settled:
        tx.run(sql.DROP_OFFER, match=match, slot=slot)
    if effects.offered is not None:
        _add_offer(tx, effects.offered)
    if effects.paused is not None:
        tx.run(sql.PAUSE_MATCH, match=match, until=effects.paused)
    if effects.verdict is not None:
        tx.run(sql.JUDGE_MATCH, match=match, said=effects.verdict)
    if effects.above is not None:
        tx.run(sql.TOLD_MATCH, match=match)
    for added in effects.added:
        added.write(tx)


def add_posts(
    tx: Tx, match: int, revision: int, kinds: Sequence[PostKind], effects: Effects, card_from: int = 0
) -> None:
    """Add the posts of a change, its notices first; the card is edited from a time on."""
    for notice in effects.notices:
        if is_house(notice.user):
            continue
        add_post(tx, match, revision, PostKind.DIRECT if notice.user else PostKind.NOTE, notice)
    for kind in kinds:
        if kind is PostKind.CARD:
            add_card(tx, match, revision, max(effects.held, card_from))
        else:
            add_post(tx, match, revision, kind, effects.above if kind is PostKind.TURN else None, effects.held)


def add_card(tx: Tx, match: int, revision: int, not_before: int = 0) -> None:
    """Add an edit of the card, unless one is pending: that will show the match as it is then, and by the earlier of both times."""
    if tx.one(sql.CARD_AHEAD, match=match) is None:
        add_post(tx, match, revision, PostKind.CARD, None, not_before)
    else:
        tx.run(sql.HASTEN_CARD, match=match, by=not_before)


def add_post(tx: Tx, match: int, revision: int, kind: PostKind, notice: Notice | None, not_before: int = 0) -> None:
    """Add a post."""
    make_known(tx, notice)
    tx.run(
        sql.ADD_POST,
        match=match,
        revision=revision,
        kind=kind.value,
        state=PostState.PENDING.value,
        attempts=0,
        attempted=0,
        not_before=not_before,
        message=0,
        error="",
        payload=notice_bytes(notice),
        place=0,
    )


def leave_card(tx: Tx, match: int, revision: int, message: int, place: int) -> None:
    """Have the former card of a match edited, which has another one now."""
    tx.run(
        sql.ADD_POST,
        match=match,
        revision=revision,
        kind=PostKind.CARD.value,
        state=PostState.DONE.value,
        attempts=0,
        attempted=0,
        not_before=0,
        message=message,
        error="moved",
        payload=b"",
        place=place,
    )


def make_known(tx: Tx, notice: Notice | None) -> None:
    """Add rows for all users a notice names, so that data export and erasure find what is stored about them."""
    if notice is None:
        return
    mentioned = {int(user) for user in _MENTION.findall(notice_bytes(notice))}
    for user in sorted({notice.user, *notice.mentions, *mentioned}):
        if user > 0 and tx.one(sql.PLAYER, user=user) is None:
            tx.one(sql.ADD_PLAYER, discord_id=user, name="")


def set_timer(tx: Tx, match: int, alarm: Alarm) -> None:
    """Set a timer, replacing the former one of its kind and seat."""
    tx.run(sql.DROP_TIMER, match=match, seat=alarm.seat, kind=alarm.kind.value)
    tx.run(sql.SET_TIMER, **asdict(alarm) | {"kind": alarm.kind.value}, match=match, lease=0, owner="")


def add_reply(tx: Tx, match: int, nth: int, reply: Reply) -> None:
    """Save a conditional reply."""
    premise = msgspec.json.encode(reply.path).decode()
    tx.run(sql.ADD_REPLY, match=match, seat=reply.seat, place=nth, premise=premise, reply=reply.reply)


def keep_standing(tx: Tx, match: int, standing: StandingReply) -> None:
    """Replace a seat's standing order or queue; an empty one is deleted."""
    place = place_of(standing.kind)
    tx.run(sql.DROP_REPLY, match=match, seat=standing.seat, place=place)
    if standing.said:
        premise = msgspec.json.encode(standing.kind).decode()
        tx.run(sql.ADD_REPLY, match=match, seat=standing.seat, place=place, premise=premise, reply=standing.said)


def _clear(tx: Tx, match: int, effects: Effects) -> None:
    """Delete the drafts and replies of cleared seats, and save the remaining replies."""
    for seat in effects.cleared:
        tx.run(sql.DROP_DRAFTS_OF_SEAT, match=match, seat=seat)
        tx.run(sql.DROP_REPLIES_OF_SEAT, match=match, seat=seat)
    for nth, reply in enumerate(effects.replies):
        add_reply(tx, match, nth, reply)
    for standing in effects.standing:
        keep_standing(tx, match, standing)


def _add_offer(tx: Tx, offer: Offer) -> None:
    tx.run(sql.DROP_OFFER, match=offer.match, slot=offer.slot)
    agreed = msgspec.json.encode(offer.agreed).decode()
    tx.run(sql.ADD_OFFER, **asdict(offer) | {"kind": offer.slot, "agreed": agreed})
