"""Functions on an open transaction for matches, turns, drafts and the rows of players."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

from bot.matches.core.effects import Effects, Offer, Reply, StandingReply
from bot.matches.core.errors import AlreadyOpen, LostRace
from bot.matches.core.models import Match, NewMatch, Player, Status, StoredDraft, Turn
from bot.matches.delivery.models import MatchPlace, PostKind
from bot.matches.house.members import is_person
from bot.matches.matchmaking.caps import NO_CAPS, Caps
from bot.matches.timing.models import Alarm, TimerKind
from bot.storage.core import effects as brings
from bot.storage.core import statements as sql
from bot.storage.core.query import Query, Tx
from bot.storage.core.rows import draft_of, match_of, offer_of, options_text, pack, reply_of, standing_of, turn_of
from bot.storage.crowd import calls
from bot.storage.delivery import results
from bot.storage.history import badges
from bot.storage.ladders import ladders
from bot.storage.matchmaking import workload
from bot.storage.settings import moderation_log
from bot.storage.timing import punctuality

NOTHING = Effects()
NEWEST = 1 << 62  # no match has such a number


def get(tx: Tx, match: int) -> Match | None:
    """The match, or None."""
    return _first(tx, sql.MATCH, match=match)


def in_thread(tx: Tx, thread: int) -> Match | None:
    """The newest match of a thread, or None."""
    return _first(tx, sql.MATCH_IN_THREAD, thread=thread)


def watched(tx: Tx, guild: int, channel: int, before: int = NEWEST) -> Match | None:
    """The newest match of a channel that the house plays against itself, or the newest before another; None if there is none."""
    return _first(tx, sql.WATCHED, guild=guild, channel=channel, before=before)


def of_user(tx: Tx, user: int, statuses: Sequence[Status]) -> tuple[Match, ...]:
    """A user's matches in these states, oldest change first."""
    found = [match for status in statuses for match in _every(tx, sql.MATCHES_OF_USER, user=user, status=status.value)]
    return tuple(sorted(found, key=lambda match: (match.updated, match.id)))


def with_status(tx: Tx, status: Status) -> tuple[Match, ...]:
    """All matches in a state."""
    return _every(tx, sql.MATCHES_WITH_STATUS, status=status.value)


def of_guild(tx: Tx, guild: int, statuses: Sequence[Status]) -> tuple[Match, ...]:
    """The matches of a server in these states."""
    found = (tx.all(sql.OF_GUILD, guild=guild, status=status.value) for status in statuses)
    matches = (get(tx, match) for rows in found for (match,) in rows)
    return tuple(match for match in matches if match is not None)


def match_by_key(tx: Tx, key: str) -> Match | None:
    """The match an idempotency key changed or made, or None."""
    row = tx.one(sql.KEY, key=key)
    return None if row is None else get(tx, row[0])


def add(tx: Tx, new: NewMatch, key: str, now: int, caps: Caps = NO_CAPS) -> Match:
    """Add a challenge or an open table. Raises AlreadyOpen, TooMany."""
    known = match_by_key(tx, key)
    if known is not None:
        return known
    if not new.places:
        _refuse_a_second(tx, new.game, [player(tx, holder) for holder in new.holders])
    if caps != NO_CAPS:
        workload.refuse_another(tx, new.holders[0].user, caps)
    made = keep_new(tx, new, now)
    tx.run(sql.ADD_KEY, key=key, match=made.id, revision=0, made=now)
    return made


def keep_new(tx: Tx, new: NewMatch, now: int) -> Match:
    """Add a match that has not begun, whatever else is open."""
    row = asdict(new) | {
        **dict.fromkeys(("message", "thread", "home", "revision", "finished", "paused"), 0),
        **dict.fromkeys(("given_back", "calls_closed"), 0),
        "options": options_text(new.options),
        "status": (Status.OPEN if new.places else Status.CHALLENGE).value,
        "created": now,
        "updated": now,
        "incident": "",
        "verdict": "",
        "pace": new.terms.pace.value,
        "allowed": new.terms.limit,
        "rated": int(new.terms.rated),
        "assist": new.terms.assist.value,
        "threads": int(new.terms.threads),
        "weekdays": int(new.terms.weekdays),
    }
    del row["holders"], row["terms"], row["reminded"]
    (match,) = tx.one(sql.ADD_MATCH, **row) or ()
    brings.set_timer(tx, match, Alarm(TimerKind.EXPIRY, 0, "", now, new.expires))
    if new.reminded:
        brings.set_timer(tx, match, Alarm(TimerKind.REMINDER, 0, "", now, new.reminded))
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
    holders: Sequence[Player] = (),
    incident: str = "",
    effects: Effects = NOTHING,
) -> Match:
    """Change a status, guarded by status, revision and, with `holders`, the responses. Raises LostRace."""
    known = match_by_key(tx, key)
    if known is not None:
        return known
    if holders:
        _unsaid_since(tx, match)  # before an expired timer is used up: a player's clock is part of what was loaded
    _move_on(tx, match, status, match.revision, now, incident, effects)
    if turn is not None:
        _add_turn(tx, turn)
    if holders:
        tx.run(sql.DROP_SEATS, match=match.id)
        for place, holder in enumerate(holders):
            _add_seat(tx, match.id, place, holder)
    if not status.is_live:
        tx.run(sql.DROP_DRAFTS, match=match.id)
        tx.run(sql.DROP_REPLIES, match=match.id)
    if status is not match.status:
        tx.run(sql.DROP_TIMERS, match=match.id)
        results.follow(tx, match, status, now)
    if status is Status.VOID:
        ladders.annul(tx, match.id)
        badges.take_back(tx, match.id)
    _take_calls_back(tx, match, status, holders, now)
    tx.run(sql.ADD_KEY, key=key, match=match.id, revision=match.revision, made=now)
    punctuality.count(tx, match, (), effects, now)
    brings.take_effect(tx, match.id, effects)
    if match.guild:  # without a server it has no moderators
        by = effects.act.by if effects.act else None
        failed = incident if status is Status.SUSPENDED else ""
        moderation_log.note_match(tx, match, effects.act, None if by is None else player(tx, by), failed, now)
    brings.add_posts(tx, match.id, match.revision, posts, effects)
    return _present(tx, match.id)


def advance(
    tx: Tx, match: Match, turns: Sequence[Turn], status: Status, posts: Sequence[PostKind], effects: Effects = NOTHING
) -> Match:
    """Add turns, guarded by the loaded revision. Raises LostRace."""
    last = turns[-1]
    _move_on(tx, match, status, last.revision, last.made, match.incident, effects)
    for turn in turns:
        _add_turn(tx, turn)
    tx.run(sql.DROP_PATHS if status.is_live else sql.DROP_REPLIES, match=match.id)
    if not status.is_live:
        tx.run(sql.DROP_DRAFTS, match=match.id)
        tx.run(sql.DROP_TIMERS, match=match.id)
    else:
        late = {seat for seat, times in effects.lapses if times}  # it has not answered: what it had made of it is kept
        for seat in {turn.seat for turn in turns} - late:
            tx.run(sql.DROP_DRAFTS_OF_SEAT, match=match.id, seat=seat)
    tx.run(sql.ADD_KEY, key=last.key, match=match.id, revision=last.revision, made=last.made)
    punctuality.count(tx, match, turns, effects, last.made)
    brings.take_effect(tx, match.id, effects)
    results.follow(tx, match, status, last.made)
    if effects.finish is not None:
        ladders.count(tx, match.id, effects.finish, last.made)
    badges.add(tx, match.id, effects.badges, last.made)
    calls.follow(tx, match.id, effects.crowd, last.revision, last.made, live=status.is_live)
    brings.add_posts(tx, match.id, last.revision, posts, effects)
    return _present(tx, match.id)


def turn_by_key(tx: Tx, key: str) -> Turn | None:
    """The last turn an idempotency key led to, or None."""
    row = tx.one(sql.TURN_BY_KEY, key=key)
    return None if row is None else turn_of(row)


def turn(tx: Tx, match: int, revision: int) -> Turn | None:
    """One turn, or None."""
    row = tx.one(sql.TURN, match=match, revision=revision)
    return None if row is None else turn_of(row)


def turns(tx: Tx, match: int) -> tuple[Turn, ...]:
    """All turns of a match in order."""
    return tuple(turn_of(row) for row in tx.all(sql.TURNS, match=match))


def turns_up_to(tx: Tx, match: int, revision: int, most: int) -> tuple[Turn, ...]:
    """The latest turns up to a revision, newest first."""
    return tuple(turn_of(row) for row in tx.all(sql.TURNS_UP_TO, match=match, revision=revision, most=most))


def offers(tx: Tx, match: int) -> tuple[Offer, ...]:
    """The open offers of a match, oldest first."""
    return tuple(offer_of(row) for row in tx.all(sql.OFFERS, match=match))


def replies(tx: Tx, match: int) -> tuple[Reply, ...]:
    """All conditional replies of a match."""
    return tuple(reply_of(row) for row in tx.all(sql.REPLIES, match=match) if row[2] >= 0)


def standing(tx: Tx, match: int) -> tuple[StandingReply, ...]:
    """The standing orders and queued flicks of a match."""
    return tuple(standing_of(row) for row in tx.all(sql.REPLIES, match=match) if row[2] < 0)


def keep_replies(tx: Tx, match: Match, seat: int, kept: Sequence[Reply]) -> None:
    """Replace a seat's conditional replies. Raises LostRace."""
    present = get(tx, match.id)
    if present is None or (present.status, present.revision) != (match.status, match.revision):
        raise LostRace
    tx.run(sql.DROP_PATHS_OF_SEAT, match=match.id, seat=seat)
    for nth, reply in enumerate(kept):
        brings.add_reply(tx, match.id, nth, reply)


def place(
    tx: Tx,
    match: int,
    message: int | None = None,
    thread: int | None = None,
    channel: int | None = None,
    home: int | None = None,
    at: MatchPlace | None = None,
) -> bool:
    """Record a card, a thread, a channel or a forum, to whose post the card is then to lead.

    Not if the match has moved from where it was when that was made, `at`: then a card left there is to be edited.
    """
    present = get(tx, match)
    if at is not None and present is not None and _has_left(present, at, card=thread is None):
        if message:
            brings.leave_card(tx, match, present.revision, message, at.channel)
        return False
    for name, spot in (("channel", channel), ("message", message), ("thread", thread), ("home", home)):
        if spot is not None:
            tx.run(sql.PLACE[name], match=match, **{name: spot})
    if message:
        tx.run(sql.RELEASE_POSTS, match=match)
    if home:
        brings.add_card(tx, match, _present(tx, match).revision)
    return True


def _has_left(match: Match, at: MatchPlace, *, card: bool) -> bool:
    """Whether a match has moved to another channel or, unless it is about its `card`, to another thread."""
    return match.channel != at.channel or (not card and match.thread != at.thread)


def draft(tx: Tx, match: int, seat: int, ask: str) -> StoredDraft | None:
    """The draft of a seat for an ask, or None."""
    row = tx.one(sql.DRAFT, match=match, seat=seat, ask=ask)
    return None if row is None else draft_of(row)


def keep_draft(tx: Tx, kept: StoredDraft) -> None:
    """Save a draft, replacing the former one."""
    drop_draft(tx, kept.match, kept.seat, kept.ask)
    tx.run(sql.ADD_DRAFT, **asdict(kept))


def count_hint(tx: Tx, match: int, seat: int) -> None:
    """A player was given a hint."""
    tx.run(sql.HINTED, match=match, seat=seat)


def drop_draft(tx: Tx, match: int, seat: int, ask: str) -> None:
    """Delete a draft."""
    tx.run(sql.DROP_DRAFT, match=match, seat=seat, ask=ask)


def formation(tx: Tx, user: int, game: str, kind: str, pieces: int) -> bytes | None:
    """A saved formation, or None."""
    row = tx.one(sql.FORMATION, user=user, game=game, kind=kind, pieces=pieces)
    return None if row is None else bytes(row[0])


def keep_formation(tx: Tx, user: Player, game: str, kind: str, pieces: int, data: bytes) -> None:
    """Save a formation, replacing the former one of that many pieces."""
    known = player(tx, user)
    tx.run(sql.DROP_FORMATION, player=known, game=game, kind=kind, pieces=pieces)
    tx.run(sql.ADD_FORMATION, player=known, game=game, kind=kind, pieces=pieces, data=data)


def setting(tx: Tx, name: str) -> str | None:
    """A value the program keeps for itself, or None."""
    row = tx.one(sql.SETTING, name=name)
    return None if row is None else str(row[0])


def keep_setting(tx: Tx, name: str, value: str) -> None:
    """Save such a value."""
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


def player(tx: Tx, holder: Player) -> int:
    """The id of a user's row, added or updated."""
    known = known_player(tx, holder.user)
    if known is None:
        (ident,) = tx.one(sql.ADD_PLAYER, discord_id=holder.user, name=holder.name) or ()
        return int(ident)
    tx.run(sql.NAME_PLAYER, player=known, name=holder.name)
    return known


def known_player(tx: Tx, user: int) -> int | None:
    """The id of a user's row, or None."""
    row = tx.one(sql.PLAYER, user=user)
    return None if row is None else int(row[0])


def _add_seat(tx: Tx, match: int, place: int, holder: Player) -> None:
    tx.run(
        sql.ADD_SEAT,
        match=match,
        place=place,
        seat=holder.seat,
        player=player(tx, holder),
        said=holder.said.value,
        lapses=holder.lapses,
        hints=holder.hints,
    )


def _take_calls_back(tx: Tx, match: Match, status: Status, holders: Sequence[Player], now: int) -> None:
    """Delete the calls in a match that counts for nothing, or those of people who leave or join it while it runs."""
    if status in {Status.VOID, Status.ABORTED}:
        calls.take_back(tx, match.id)
        return
    if not holders or match.status is not Status.RUNNING:
        return
    before, after = ({one.user: one for one in there if is_person(one.user)} for there in (match.holders, holders))
    left = [player(tx, before[user]) for user in before.keys() - after.keys()]
    came = [player(tx, after[user]) for user in after.keys() - before.keys()]
    calls.seats_changed(tx, match, left, came, now)


def _refuse_a_second(tx: Tx, game: str, players: Sequence[int]) -> None:
    open_to_all = set.intersection(
        *({match for (match,) in tx.all(sql.OPEN_CHALLENGES, player=player, game=game)} for player in players)
    )
    theirs_alone = [match for match in open_to_all if len(tx.all(sql.HOLDERS, match=match)) == len(players)]
    if theirs_alone:
        raise AlreadyOpen(min(theirs_alone))


def _move_on(tx: Tx, match: Match, status: Status, revision: int, now: int, incident: str, effects: Effects) -> None:
    brings.as_timed(tx, match, effects)
    brings.fire(tx, effects.fired)
    brings.as_answered(tx, effects.answered)
    moved = tx.run(
        sql.CHANGE_MATCH,
        match=match.id,
        was_status=match.status.value,
        was_revision=match.revision,
        status=status.value,
        revision=revision,
        updated=now,
        finished=match.finished or (now if not status.is_live else 0),
        incident=incident,
    )
    if not moved:
        raise LostRace
    (gone,) = tx.one(sql.FORGOTTEN_AT, match=match.id) or (0,)
    if gone != sum(holder.forgotten for holder in match.holders):  # the turns to be added name a player erased since
        raise LostRace


def _unsaid_since(tx: Tx, match: Match) -> None:
    """Raise LostRace if a player has responded to the challenge since it was loaded."""
    if _present(tx, match.id).holders != match.holders:
        raise LostRace


def _add_turn(tx: Tx, new: Turn) -> None:
    tx.run(sql.ADD_TURN, **asdict(new) | {"trace": pack(new.trace), "state": pack(new.state)})
