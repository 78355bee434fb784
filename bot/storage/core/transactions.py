"""Functions on an open transaction for matches, turns, drafts and the rows of players."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import asdict

from bot.games import api_of
from bot.matches.core.errors import LostRace
from bot.matches.core.models import Match, NewMatch, Player, Status, StoredDraft, Turn
from bot.matches.delivery.models import MatchPlace
from bot.matches.timing.models import Alarm, TimerKind
from bot.matches.work.effects import Offer, Reply, StandingReply
from bot.storage.core import effects as brings
from bot.storage.core import statements as sql
from bot.storage.core.query import Query, Tx
from bot.storage.core.rows import draft_of, match_of, offer_of, options_text, reply_of, standing_of, turn_of

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


def with_status(tx: Tx, status: Status, but: Collection[str] = ()) -> tuple[Match, ...]:
    """All matches in a state, but those of some games."""
    rows = tx.all(sql.MATCHES_WITH_STATUS, status=status.value)
    return tuple(existing(tx, match) for match, game in rows if game not in but)


def of_guild(tx: Tx, guild: int, statuses: Sequence[Status]) -> tuple[Match, ...]:
    """The matches of a server in these states."""
    found = (tx.all(sql.OF_GUILD, guild=guild, status=status.value) for status in statuses)
    matches = (get(tx, match) for rows in found for (match,) in rows)
    return tuple(match for match in matches if match is not None)


def match_by_key(tx: Tx, key: str) -> Match | None:
    """The match an idempotency key changed or made, or None."""
    row = tx.one(sql.KEY, key=key)
    return None if row is None else get(tx, row[0])


def keep_new(tx: Tx, new: NewMatch, now: int) -> Match:
    """Add a match that has not begun, whatever else is open."""
    row = asdict(new) | {
        **dict.fromkeys(("message", "thread", "home", "revision", "finished", "paused", "given_back"), 0),
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
        "shortened": new.terms.shortened,
        "borrowed": int(new.borrowed),
        "api": api_of(new.game),
    }
    del row["holders"], row["terms"], row["reminded"]
    (match,) = tx.one(sql.ADD_MATCH, **row) or ()
    brings.set_timer(tx, match, Alarm(TimerKind.EXPIRY, 0, "", now, new.expires))
    if new.reminded:
        brings.set_timer(tx, match, Alarm(TimerKind.REMINDER, 0, "", now, new.reminded))
    for place, holder in enumerate(new.holders):
        add_seat(tx, match, place, holder)
    return existing(tx, match)


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
        brings.add_card(tx, match, existing(tx, match).revision)
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


def existing(tx: Tx, match: int) -> Match:
    """The match, which is there."""
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


def add_seat(tx: Tx, match: int, place: int, holder: Player) -> None:
    """Add a seat of a match."""
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
