"""Functions on an open transaction that add a match and change it, each with all that is stored together with that."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict, replace

from bot.matches.core.caps import NO_CAPS, Caps
from bot.matches.core.errors import AlreadyOpen, LostRace
from bot.matches.core.models import Match, NewMatch, Player, Status, Turn
from bot.matches.delivery.models import PostKind
from bot.matches.work.effects import Effects
from bot.storage.core import effects as brings
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.query import Tx
from bot.storage.core.rows import pack
from bot.storage.matches import workload
from bot.storage.settings import moderation_log
from bot.storage.timing import punctuality

NOTHING = Effects()


def add(tx: Tx, new: NewMatch, key: str, now: int, caps: Caps = NO_CAPS) -> Match:
    """Add a challenge or an open table. Raises AlreadyOpen, TooMany."""
    known = transactions.match_by_key(tx, key)
    if known is not None:
        return known
    if not new.places:
        _refuse_a_second(tx, new.game, [transactions.player(tx, holder) for holder in new.holders])
    if caps != NO_CAPS:
        workload.refuse_another(tx, new.holders[0].user, caps)
    made = transactions.keep_new(tx, new, now)
    tx.run(sql.ADD_KEY, key=key, match=made.id, revision=0, made=now)
    return made


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
    known = transactions.match_by_key(tx, key)
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
            transactions.add_seat(tx, match.id, place, holder)
    if not status.is_live:
        tx.run(sql.DROP_DRAFTS, match=match.id)
        tx.run(sql.DROP_REPLIES, match=match.id)
    if status is not match.status:
        tx.run(sql.DROP_TIMERS, match=match.id)
    tx.run(sql.ADD_KEY, key=key, match=match.id, revision=match.revision, made=now)
    punctuality.count(tx, match, (), effects, now)
    brings.take_effect(tx, match.id, effects)
    if match.guild:  # without a server it has no moderators
        by = effects.act.by if effects.act else None
        failed = incident if status is Status.SUSPENDED else ""
        moderation_log.note_match(
            tx, match, effects.act, None if by is None else transactions.player(tx, by), failed, now
        )
    changed = transactions.existing(tx, match.id)
    if changed.message and effects.held:  # its card was placed after the match was loaded
        effects = replace(effects, held=0)
    brings.add_posts(tx, match.id, match.revision, posts, effects)
    return changed


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
    rests_until = last.made + effects.card_rest if status.is_live and effects.card_rest else 0
    brings.add_posts(tx, match.id, last.revision, posts, effects, rests_until)
    return transactions.existing(tx, match.id)


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
        finished=_end(match, status, now),
        incident=incident,
    )
    if not moved:
        raise LostRace
    (gone,) = tx.one(sql.FORGOTTEN_AT, match=match.id) or (0,)
    if gone != sum(holder.forgotten for holder in match.holders):  # the turns to be added name a player erased since
        raise LostRace


def _end(match: Match, status: Status, now: int) -> int:
    """The end of a match that changes to a status, 0 while it may go on; one that was over keeps its own."""
    if status.is_live or status.is_under_way:
        return 0
    return now if match.status.is_live or match.status.is_under_way else match.finished


def _unsaid_since(tx: Tx, match: Match) -> None:
    """Raise LostRace if a player has responded to the challenge since it was loaded."""
    if transactions.existing(tx, match.id).holders != match.holders:
        raise LostRace


def _add_turn(tx: Tx, new: Turn) -> None:
    tx.run(sql.ADD_TURN, **asdict(new) | {"trace": pack(new.trace), "state": pack(new.state)})
