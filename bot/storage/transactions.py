"""What the store does in one transaction each: plain functions on an open transaction, the same for every engine."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.matches.errors import AlreadyOpen, LostRace
from bot.matches.models import (
    Alarm,
    Draft,
    Effects,
    Holder,
    Match,
    NewMatch,
    Notice,
    Offer,
    Post,
    PostKind,
    PostState,
    Reply,
    Status,
    Timer,
    TimerKind,
    Turn,
)
from bot.storage import statements as sql
from bot.storage.query import Query, Tx
from bot.storage.rows import (
    draft_of,
    match_of,
    notice_bytes,
    offer_of,
    options_text,
    pack,
    post_of,
    reply_of,
    turn_of,
)

_ENDED = frozenset(Status) - {Status.OPEN, Status.CHALLENGE, Status.RUNNING}
NOTHING = Effects()


def get(tx: Tx, match: int) -> Match | None:
    """The match, or None."""
    return _first(tx, sql.MATCH, match=match)


def in_thread(tx: Tx, thread: int) -> Match | None:
    """The newest match of a thread, or None."""
    return _first(tx, sql.MATCH_IN_THREAD, thread=thread)


def of_user(tx: Tx, user: int, statuses: Sequence[Status]) -> tuple[Match, ...]:
    """A user's matches in these states, oldest change first."""
    found = [match for status in statuses for match in _every(tx, sql.MATCHES_OF_USER, user=user, status=status.value)]
    return tuple(sorted(found, key=lambda match: (match.updated, match.id)))


def with_status(tx: Tx, status: Status) -> tuple[Match, ...]:
    """All matches in a state."""
    return _every(tx, sql.MATCHES_WITH_STATUS, status=status.value)


def match_by_key(tx: Tx, key: str) -> Match | None:
    """The match a key changed or made, or None."""
    row = tx.one(sql.KEY, key=key)
    return None if row is None else get(tx, row[0])


def add(tx: Tx, new: NewMatch, key: str, now: int) -> Match:
    """Keep a challenge or an open table. Raises AlreadyOpen."""
    known = match_by_key(tx, key)
    if known is not None:
        return known
    if not new.places:
        _refuse_a_second(tx, new.game, [player(tx, holder) for holder in new.holders])
    made = keep_new(tx, new, now)
    tx.run(sql.ADD_KEY, key=key, match=made.id, revision=0, made=now)
    return made


def keep_new(tx: Tx, new: NewMatch, now: int) -> Match:
    """Keep a match that has not begun, whatever else is open."""
    row = tx.one(
        sql.ADD_MATCH,
        guild=new.guild,
        channel=new.channel,
        message=0,
        thread=0,
        game=new.game,
        options=options_text(new.options),
        status=(Status.OPEN if new.places else Status.CHALLENGE).value,
        revision=0,
        seed=new.seed,
        created=now,
        expires=new.expires,
        updated=now,
        finished=0,
        locale=new.locale,
        incident="",
        pace=new.terms.pace.value,
        allowed=new.terms.limit,
        rated=int(new.terms.rated),
        places=new.places,
        paused=0,
        given_back=0,
        verdict="",
        rematch_of=new.rematch_of,
    )
    (match,) = row or ()
    _set_timer(tx, match, Alarm(TimerKind.EXPIRY, 0, "", now, new.expires))
    for place, holder in enumerate(new.holders):
        _add_seat(tx, match, place, holder)
    return _present(tx, match)


def change(
    tx: Tx,
    match: Match,
    status: Status,
    turn: Turn | None,
    posts: Sequence[PostKind],
    key: str,
    now: int,
    holders: Sequence[Holder],
    incident: str,
    effects: Effects = NOTHING,
) -> Match:
    """Change a status, guarded by status, revision and, where words are kept, those said before. Raises LostRace."""
    known = match_by_key(tx, key)
    if known is not None:
        return known
    _as_timed(tx, match, effects)
    _fire(tx, effects.fired)
    _as_answered(tx, effects.answered)
    _move_on(tx, match, status, match.revision, now, incident)
    if turn is not None:
        _add_turn(tx, turn)
    if holders:
        _unsaid_since(tx, match)
        tx.run(sql.DROP_SEATS, match=match.id)
        for place, holder in enumerate(holders):
            _add_seat(tx, match.id, place, holder)
    if status in _ENDED:
        tx.run(sql.DROP_DRAFTS, match=match.id)
        tx.run(sql.DROP_REPLIES, match=match.id)
    if status is not match.status:
        tx.run(sql.DROP_TIMERS, match=match.id)
    tx.run(sql.ADD_KEY, key=key, match=match.id, revision=match.revision, made=now)
    take_effect(tx, match.id, effects)
    _add_posts(tx, match.id, match.revision, posts, effects)
    return _present(tx, match.id)


def advance(
    tx: Tx,
    match: Match,
    turns: Sequence[Turn],
    status: Status,
    posts: Sequence[PostKind],
    effects: Effects = NOTHING,
) -> Match:
    """Keep steps, guarded by the loaded revision. Raises LostRace."""
    last = turns[-1]
    _as_timed(tx, match, effects)
    _fire(tx, effects.fired)
    _as_answered(tx, effects.answered)
    _move_on(tx, match, status, last.revision, last.made, match.incident)
    for turn in turns:
        _add_turn(tx, turn)
    tx.run(sql.DROP_REPLIES, match=match.id)
    if status in _ENDED:
        tx.run(sql.DROP_DRAFTS, match=match.id)
        tx.run(sql.DROP_TIMERS, match=match.id)
    else:
        for seat in {turn.seat for turn in turns}:
            tx.run(sql.DROP_DRAFTS_OF_SEAT, match=match.id, seat=seat)
    tx.run(sql.ADD_KEY, key=last.key, match=match.id, revision=last.revision, made=last.made)
    take_effect(tx, match.id, effects)
    _add_posts(tx, match.id, last.revision, posts, effects)
    return _present(tx, match.id)


def turn_by_key(tx: Tx, key: str) -> Turn | None:
    """The turn a key led to, or None."""
    row = tx.one(sql.TURN_BY_KEY, key=key)
    return None if row is None else turn_of(row)


def turn(tx: Tx, match: int, revision: int) -> Turn | None:
    """One turn, or None."""
    row = tx.one(sql.TURN, match=match, revision=revision)
    return None if row is None else turn_of(row)


def turns(tx: Tx, match: int) -> tuple[Turn, ...]:
    """All turns of a match in order."""
    return tuple(turn_of(row) for row in tx.all(sql.TURNS, match=match))


def offers(tx: Tx, match: int) -> tuple[Offer, ...]:
    """What is proposed in a match, oldest first."""
    return tuple(offer_of(row) for row in tx.all(sql.OFFERS, match=match))


def replies(tx: Tx, match: int) -> tuple[Reply, ...]:
    """All conditional replies of a match."""
    return tuple(reply_of(row) for row in tx.all(sql.REPLIES, match=match))


def keep_replies(tx: Tx, match: Match, seat: int, kept: Sequence[Reply]) -> None:
    """Keep a seat's conditional replies. Raises LostRace."""
    present = get(tx, match.id)
    if present is None or (present.status, present.revision) != (match.status, match.revision):
        raise LostRace
    tx.run(sql.DROP_REPLIES_OF_SEAT, match=match.id, seat=seat)
    for nth, reply in enumerate(kept):
        _add_reply(tx, match.id, nth, reply)


def place(tx: Tx, match: int, message: int | None, thread: int | None, channel: int | None = None) -> None:
    """Remember where a card or a thread is, or in which channel."""
    if channel is not None:
        tx.run(sql.PLACE_CHANNEL, match=match, channel=channel)
    if message is not None:
        tx.run(sql.PLACE_MESSAGE, match=match, message=message)
    if thread is not None:
        tx.run(sql.PLACE_THREAD, match=match, thread=thread)


def draft(tx: Tx, match: int, seat: int, ask: str) -> Draft | None:
    """The draft of a seat for an ask, or None."""
    row = tx.one(sql.DRAFT, match=match, seat=seat, ask=ask)
    return None if row is None else draft_of(row)


def keep_draft(tx: Tx, kept: Draft) -> None:
    """Keep a draft in place of the former one."""
    drop_draft(tx, kept.match, kept.seat, kept.ask)
    tx.run(sql.ADD_DRAFT, match=kept.match, seat=kept.seat, ask=kept.ask, data=kept.data)


def drop_draft(tx: Tx, match: int, seat: int, ask: str) -> None:
    """Forget a draft."""
    tx.run(sql.DROP_DRAFT, match=match, seat=seat, ask=ask)


def formation(tx: Tx, user: int, game: str, kind: str, pieces: int) -> bytes | None:
    """A formation that a user saved, or None."""
    row = tx.one(sql.FORMATION, user=user, game=game, kind=kind, pieces=pieces)
    return None if row is None else bytes(row[0])


def keep_formation(tx: Tx, user: Holder, game: str, kind: str, pieces: int, data: bytes) -> None:
    """Keep a formation in place of the former one of so many pieces."""
    known = player(tx, user)
    tx.run(sql.DROP_FORMATION, player=known, game=game, kind=kind, pieces=pieces)
    tx.run(sql.ADD_FORMATION, player=known, game=game, kind=kind, pieces=pieces, data=data)


def posts_due(tx: Tx, now: int) -> tuple[Post, ...]:
    """Of each match the oldest pending post whose time has come, of each channel the oldest such card."""
    return tuple(post_of(row) for row in tx.all(sql.POSTS_DUE, now=now))


def next_due(tx: Tx) -> int | None:
    """When the next post may be tried, or None."""
    row = tx.one(sql.NEXT_DUE)
    return row[0] if row else None


def post_attempted(tx: Tx, post: int, now: int) -> None:
    """Count an attempt."""
    tx.run(sql.POST_ATTEMPTED, post=post, now=now)


def post_done(tx: Tx, post: int, message: int) -> None:
    """A post stands in Discord."""
    tx.run(sql.POST_DONE, post=post, message=message)


def posted_before(tx: Tx, match: int, revision: int) -> Post | None:
    """The post of the turn before, as far as it was made."""
    row = tx.one(sql.POSTED_BEFORE, match=match, revision=revision)
    return None if row is None else post_of(row)


def post_failed(tx: Tx, post: int, error: str, not_before: int | None) -> None:
    """A post failed: later, or never."""
    state = PostState.DEAD if not_before is None else PostState.PENDING
    tx.run(sql.POST_FAILED, post=post, state=state.value, error=error, not_before=not_before or 0)


def setting(tx: Tx, name: str) -> str | None:
    """A value kept by the program itself, or None."""
    row = tx.one(sql.SETTING, name=name)
    return None if row is None else str(row[0])


def keep_setting(tx: Tx, name: str, value: str) -> None:
    """Keep such a value."""
    tx.run(sql.DROP_SETTING, name=name)
    tx.run(sql.ADD_SETTING, name=name, value=value)


def _first(tx: Tx, asked: Query, **values: object) -> Match | None:
    found = _every(tx, asked, **values)
    return found[0] if found else None


def _every(tx: Tx, asked: Query, **values: object) -> tuple[Match, ...]:
    return tuple(match_of(row, tx.all(sql.HOLDERS, match=row[0])) for row in tx.all(asked, **values))


def _present(tx: Tx, match: int) -> Match:
    (found,) = _every(tx, sql.MATCH, match=match)
    return found


def player(tx: Tx, holder: Holder) -> int:
    """The id of a user's row, which is made or brought up to date."""
    known = known_player(tx, holder.user)
    if known is None:
        (ident,) = tx.one(sql.ADD_PLAYER, discord_id=holder.user, name=holder.name) or ()
        return int(ident)
    tx.run(sql.NAME_PLAYER, player=known, name=holder.name)
    return known


def known_player(tx: Tx, user: int) -> int | None:
    """The id of a user's row, or None if he was never here."""
    row = tx.one(sql.PLAYER, user=user)
    return None if row is None else int(row[0])


def _add_seat(tx: Tx, match: int, place: int, holder: Holder) -> None:
    tx.run(
        sql.ADD_SEAT,
        match=match,
        place=place,
        seat=holder.seat,
        player=player(tx, holder),
        said=holder.said.value,
        lapses=holder.lapses,
    )


def _refuse_a_second(tx: Tx, game: str, players: Sequence[int]) -> None:
    open_to_all = set.intersection(
        *({match for (match,) in tx.all(sql.OPEN_CHALLENGES, player=player, game=game)} for player in players)
    )
    theirs_alone = [match for match in open_to_all if len(tx.all(sql.HOLDERS, match=match)) == len(players)]
    if theirs_alone:
        raise AlreadyOpen(min(theirs_alone))


def _fire(tx: Tx, timer: Timer | None) -> None:
    if timer is not None and not tx.run(sql.FIRED, timer=timer.id, owner=timer.owner, due=timer.due):
        raise LostRace


def _move_on(tx: Tx, match: Match, status: Status, revision: int, now: int, incident: str) -> None:
    moved = tx.run(
        sql.CHANGE_MATCH,
        match=match.id,
        was_status=match.status.value,
        was_revision=match.revision,
        status=status.value,
        revision=revision,
        updated=now,
        finished=match.finished or (now if status in _ENDED else 0),
        incident=incident,
    )
    if not moved:
        raise LostRace


def _unsaid_since(tx: Tx, match: Match) -> None:
    """Nobody has answered the challenge since it was loaded: its status and revision stay the same while words are given."""
    if _present(tx, match.id).holders != match.holders:
        raise LostRace


def _add_turn(tx: Tx, new: Turn) -> None:
    tx.run(
        sql.ADD_TURN,
        match=new.match,
        revision=new.revision,
        seat=new.seat,
        move=new.move,
        events=new.events,
        trace=pack(new.trace),
        state=pack(new.state),
        key=new.key,
        made=new.made,
    )


def take_effect(tx: Tx, match: int, effects: Effects) -> None:
    """What else changes with a match."""
    _clear(tx, match, effects)
    for seat in effects.silenced:
        tx.run(sql.DROP_TIMERS_OF_SEAT, match=match, seat=seat)
    for alarm in effects.alarms:
        _set_timer(tx, match, alarm)
    for seat, lapses in effects.lapses:
        tx.run(sql.LAPSED, in_match=match, of_seat=seat, lapses=lapses)
    for kind in effects.settled:
        tx.run(sql.DROP_OFFER, match=match, kind=kind.value)
    if effects.offered is not None:
        _add_offer(tx, effects.offered)
    if effects.paused is not None:
        tx.run(sql.PAUSE_MATCH, match=match, until=effects.paused)
    if effects.verdict is not None:
        tx.run(sql.JUDGE_MATCH, match=match, said=effects.verdict)
    if effects.above is not None:
        tx.run(sql.TOLD_MATCH, match=match)


def _clear(tx: Tx, match: int, effects: Effects) -> None:
    """What seats had prepared goes or stays."""
    for seat in effects.cleared:
        tx.run(sql.DROP_DRAFTS_OF_SEAT, match=match, seat=seat)
        tx.run(sql.DROP_REPLIES_OF_SEAT, match=match, seat=seat)
    for nth, reply in enumerate(effects.replies):
        _add_reply(tx, match, nth, reply)


def _add_reply(tx: Tx, match: int, nth: int, reply: Reply) -> None:
    premise = msgspec.json.encode(reply.path).decode()
    tx.run(sql.ADD_REPLY, match=match, seat=reply.seat, place=nth, premise=premise, reply=reply.reply)


def _as_timed(tx: Tx, match: Match, effects: Effects) -> None:
    """No clock has been moved, and nobody went on holiday, since the match was loaded for which clocks are to be set."""
    if not effects.alarms:
        return
    rows = tx.all(sql.HOLDERS, match=match.id)
    now = {user: (since, due, away) for _, user, _, _, _, since, due, away, _ in rows}
    if now != {holder.user: (holder.since, holder.due, holder.away) for holder in match.holders}:
        raise LostRace


def _as_answered(tx: Tx, offer: Offer | None) -> None:
    """The offer is still as it was when it was answered."""
    if offer is None:
        return
    row = tx.one(sql.OFFER, match=offer.match, kind=offer.kind.value)
    if row is None or offer_of(row) != offer:
        raise LostRace


def _set_timer(tx: Tx, match: int, alarm: Alarm) -> None:
    tx.run(sql.DROP_TIMER, match=match, seat=alarm.seat, kind=alarm.kind.value)
    tx.run(
        sql.SET_TIMER,
        match=match,
        kind=alarm.kind.value,
        seat=alarm.seat,
        ask=alarm.ask,
        since=alarm.since,
        due=alarm.due,
        lease=0,
        owner="",
    )


def _add_offer(tx: Tx, offer: Offer) -> None:
    tx.run(sql.DROP_OFFER, match=offer.match, kind=offer.kind.value)
    tx.run(
        sql.ADD_OFFER,
        match=offer.match,
        kind=offer.kind.value,
        seat=offer.seat,
        revision=offer.revision,
        detail=offer.detail,
        agreed=msgspec.json.encode(offer.agreed).decode(),
        made=offer.made,
    )


def _add_posts(tx: Tx, match: int, revision: int, kinds: Sequence[PostKind], effects: Effects) -> None:
    for notice in effects.notices:
        add_post(tx, match, revision, PostKind.DIRECT if notice.user else PostKind.NOTE, notice)
    for kind in kinds:
        if kind is PostKind.CARD and tx.one(sql.CARD_AHEAD, match=match):
            continue  # one that waits already shows the match as it is by then
        add_post(tx, match, revision, kind, effects.above if kind is PostKind.TURN else None)


def add_post(tx: Tx, match: int, revision: int, kind: PostKind, notice: Notice | None) -> None:
    """Leave a post to be made."""
    tx.run(
        sql.ADD_POST,
        match=match,
        revision=revision,
        kind=kind.value,
        state=PostState.PENDING.value,
        attempts=0,
        attempted=0,
        not_before=0,
        message=0,
        error="",
        payload=notice_bytes(notice),
    )
