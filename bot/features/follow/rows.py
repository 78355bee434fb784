"""Follows and their news: noted with a change, given to those who may know, sent once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import Select, and_, bindparam, case, delete, exists, func, or_, select, update

from bot.features.follow.tables import follow_events, follow_news, follows
from bot.features.follow.values import BEGUN, ENDED, MATCH, MOST, PLAYER, DueNews, Follow, News
from bot.matches.core.errors import refused
from bot.matches.core.models import Player
from bot.matches.settings.preferences import Preferences
from bot.storage.core import transactions
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, matching, new_row, query
from bot.storage.core.schema.matches import seats
from bot.storage.core.schema.players import blocks, players
from bot.storage.settings import blocks as block_rows
from bot.storage.settings import preferences as settings

LEASE = 120_000  # ms: a message is sent in it, on a machine that is busy
AT_ONCE = 100  # events that are looked at in one step
_DIGESTED = '%"digest":{%'  # in the preferences of a player

_ONE = matching(follows, "player", "kind", "target")
_AT_MATCH = select(seats.c.player).where(seats.c.match == bindparam("of_match"))
_OF_MATCH = or_(
    and_(follows.c.kind == MATCH, follows.c.target == bindparam("of_match")),
    and_(follows.c.kind == PLAYER, follows.c.target.in_(_AT_MATCH)),
)
_THE_MATCH = and_(follow_news.c.kind == MATCH, follow_news.c.target == bindparam("of_match"))
_EVENT = and_(follow_events.c.match == bindparam("of_match"), follow_events.c.stage == bindparam("reached"))
_BATCH = and_(
    follow_news.c.player == bindparam("of_player"),
    follow_news.c.batch == bindparam("of_batch"),
    follow_news.c.sent == 0,
)
_OPEN = and_(follow_news.c.player == bindparam("of_player"), follow_news.c.sent == 0)


def _blocked_with(others: Select[tuple[int]]) -> object:
    """The condition that a follower has blocked one of some players, or was blocked by one."""
    return exists().where(
        or_(
            and_(blocks.c.player == players.c.id, blocks.c.blocked.in_(others)),
            and_(blocks.c.blocked == players.c.id, blocks.c.player.in_(others)),
        )
    )


FOLLOWS = query(select(follows.c.since).where(*_ONE))
COUNT = query(select(func.count()).select_from(follows).where(*matching(follows, "player")))
ADD = query(new_row(follows))
DROP = query(delete(follows).where(*_ONE))
DROP_FOLLOWERS = query(delete(follows).where(*matching(follows, "kind", "target")))
OF_USER = query(select(follows.c.kind, follows.c.target).where(*matching(follows, "player")).order_by(follows.c.since))
NAMED = query(select(players.c.discord_id, players.c.name).where(players.c.id == bindparam("of_player")))
ANY_READER = query(select(follows.c.player).where(_OF_MATCH).limit(1))
NOTED = query(select(follow_events.c.match).where(_EVENT))
NOTE = query(new_row(follow_events))
EVENTS = query(
    select(follow_events.c.match, follow_events.c.stage).order_by(follow_events.c.match, follow_events.c.stage)
)
DROP_EVENT = query(delete(follow_events).where(_EVENT))
READERS = query(
    select(players.c.id, players.c.discord_id)
    .where(players.c.id.in_(select(follows.c.player).where(_OF_MATCH)))
    .where(players.c.id.not_in(_AT_MATCH), ~_blocked_with(_AT_MATCH))  # type: ignore[operator]
    .order_by(players.c.id)
)
KINDS = query(
    select(follows.c.kind, follows.c.target).distinct().where(follows.c.kind != PLAYER, follows.c.kind != MATCH)
)
BEHIND = query(
    select(players.c.id, players.c.discord_id)
    .join(follows, follows.c.player == players.c.id)
    .where(*matching(follows, "kind", "target"), follows.c.stage < bindparam("reached"))
    .order_by(players.c.id)
)
REACHED = query(update(follows).where(*_ONE, follows.c.stage < bindparam("reached")).values(stage=bindparam("reached")))
KNOWN = query(select(follow_news.c.id).where(*matching(follow_news, "player", "kind", "target", "stage")))
ADD_NEWS = query(new_row(follow_news))
DROP_BEGUN = query(delete(follow_news).where(_THE_MATCH, _OPEN, follow_news.c.stage == BEGUN, follow_news.c.batch == 0))
_ITS = follow_news.alias()  # the other news of the same person
_HELD = exists().where(
    _ITS.c.player == follow_news.c.player,
    _ITS.c.sent == 0,
    or_(_ITS.c.due > bindparam("now"), and_(_ITS.c.lease > bindparam("now"), _ITS.c.owner != bindparam("by"))),
)
PENDING = query(
    select(players.c.id, players.c.discord_id, players.c.preferences)
    .distinct()
    .join(follow_news, follow_news.c.player == players.c.id)
    .where(follow_news.c.sent == 0, ~_HELD)
    .where(or_(follow_news.c.batch > 0, players.c.preferences.not_like(_DIGESTED)))
    .order_by(players.c.id)
    .limit(bindparam("most"))
)
WAITING = query(
    select(*(follow_news.c[name] for name in ("id", "kind", "target", "stage", "batch", "attempts", "made")))
    .where(_OPEN)
    .order_by(follow_news.c.id)
)
LEASED = query(
    update(follow_news)
    .where(follow_news.c.id == bindparam("of_news"), follow_news.c.sent == 0)
    .values(
        batch=bindparam("first"),
        attempts=follow_news.c.attempts + 1,
        due=0,
        lease=bindparam("until"),
        owner=bindparam("by"),
    )
)
SENT = query(update(follow_news).where(_BATCH).values(sent=bindparam("now"), lease=0, owner=""))
POSTPONED = query(
    update(follow_news)
    .where(_BATCH, follow_news.c.owner == bindparam("by"))
    .values(due=bindparam("again"), lease=0, owner="")
)
IN_DIGEST = query(
    update(follow_news)
    .where(follow_news.c.id == bindparam("of_news"), follow_news.c.sent == 0)
    .values(sent=case((follow_news.c.batch == 0, bindparam("now")), else_=0))
)


def may_follow(tx: Tx, user: int, other: int) -> bool:
    """Whether a user may follow another; nobody learns why not."""
    known = other != user and transactions.known_player(tx, other) is not None
    return known and settings.preferences(tx, other).followed and not block_rows.at_odds(tx, [(user, other)])


def follow(tx: Tx, user: Player, wanted: Follow, stage: int, now: int) -> bool:
    """Follow something from a stage on; returns whether the user has not followed it yet.

    Raises Refused if they follow too much, or a player who cannot be followed: one whom they or who has blocked the other, or who wants
    nobody to follow them; nobody learns which.
    """
    target = wanted.number
    if wanted.kind == PLAYER:
        if not may_follow(tx, user.user, wanted.number):
            raise refused("refused-follow-player")
        target = int(transactions.known_player(tx, wanted.number) or 0)
    player = transactions.player(tx, user)
    one = {"player": player, "kind": wanted.kind, "target": target}
    if tx.one(FOLLOWS, **one) is not None:
        return False
    ((count,),) = tx.all(COUNT, player=player)
    if count >= MOST:
        raise refused("refused-follow-many", count=MOST)
    tx.run(ADD, **one, stage=stage, since=now)
    return True


def unfollow(tx: Tx, user: int, wanted: Follow) -> None:
    """Follow something no longer."""
    player = transactions.known_player(tx, user)
    target = transactions.known_player(tx, wanted.number) if wanted.kind == PLAYER else wanted.number
    tx.run(DROP, player=player, kind=wanted.kind, target=target)


def follows_it(tx: Tx, user: int, wanted: Follow) -> bool:
    """Whether a user follows something."""
    target = transactions.known_player(tx, wanted.number) if wanted.kind == PLAYER else wanted.number
    return tx.one(FOLLOWS, player=transactions.known_player(tx, user), kind=wanted.kind, target=target) is not None


def of_user(tx: Tx, user: int) -> tuple[Follow, ...]:
    """All that a user follows, in the order they began."""
    rows = tx.all(OF_USER, player=transactions.known_player(tx, user))
    return tuple(_shown(tx, kind, target) for kind, target in rows)


def _shown(tx: Tx, kind: str, target: int) -> Follow:
    if kind != PLAYER:
        return Follow(kind, target)
    ((other, name),) = tx.all(NAMED, of_player=target)
    return Follow(kind, other, name)


def allow(tx: Tx, user: Player, change: Callable[[Preferences], Preferences]) -> tuple[Preferences, Preferences]:
    """Change a user's preferences, returned before and after; nobody follows one who does not want it."""
    before, after = settings.change_preferences(tx, user, change)
    if not after.followed:
        tx.run(DROP_FOLLOWERS, kind=PLAYER, target=transactions.player(tx, user))
    return before, after


def note(tx: Tx, match: int, stage: int) -> None:
    """Note that a match has reached a stage, if anyone follows it or one of its players."""
    if tx.one(ANY_READER, of_match=match) and not tx.one(NOTED, of_match=match, reached=stage):
        tx.run(NOTE, match=match, stage=stage)


def events(tx: Tx) -> tuple[tuple[int, int], ...]:
    """The matches and stages that are noted, and whose news nobody has got yet."""
    return tuple((match, stage) for match, stage in tx.all(EVENTS)[:AT_ONCE])


def readers(tx: Tx, match: int) -> tuple[tuple[int, int], ...]:
    """The rows and users who follow a match or one of its players, and neither play it nor are at odds with one who does."""
    return tuple((player, user) for player, user in tx.all(READERS, of_match=match))


def spread(tx: Tx, match: int, stage: int, to: Sequence[int], now: int) -> None:
    """Give the news of a match to the rows of players, once; a match that has ended is followed no longer."""
    if not tx.run(DROP_EVENT, of_match=match, reached=stage):
        return
    for player in to:
        if stage == ENDED:
            tx.run(DROP_BEGUN, of_match=match, of_player=player)
        _add(tx, player, Follow(MATCH, match), stage, now)
    if stage == ENDED:
        tx.run(DROP_FOLLOWERS, kind=MATCH, target=match)


def _add(tx: Tx, player: int, about: Follow, stage: int, now: int) -> None:
    one = {"player": player, "kind": about.kind, "target": about.number, "stage": stage}
    if tx.one(KNOWN, **one) is None:
        tx.run(ADD_NEWS, **one, made=now, sent=0, batch=0, attempts=0, due=0, lease=0, owner="")


def subjects(tx: Tx) -> tuple[Follow, ...]:
    """All that people follow beside players and matches."""
    return tuple(Follow(kind, number) for kind, number in tx.all(KINDS))


def behind(tx: Tx, about: Follow, stage: int) -> tuple[tuple[int, int], ...]:
    """The rows and users who follow something, and have not got the news of a stage."""
    return tuple(tx.all(BEHIND, kind=about.kind, target=about.number, reached=stage))


def advance(
    tx: Tx,
    about: Follow,
    stage: int,
    to: Sequence[int],
    now: int,
    *,
    hidden: Sequence[int] = (),
    over: int | None = None,
) -> None:
    """Give the news of a stage to the rows of players, but not to those from whom it is `hidden`.

    What is `over` is followed no longer, but what comes after it, by its number (0: nothing does).
    """
    for player in (*to, *hidden):
        if tx.run(REACHED, player=player, kind=about.kind, target=about.number, reached=stage) and player in to:
            _add(tx, player, about, stage, now)
    if over is None:
        return
    for player, _ in tx.all(BEHIND, kind=about.kind, target=about.number, reached=stage + 1) if over else ():
        one = {"player": player, "kind": about.kind, "target": over}
        if tx.one(FOLLOWS, **one) is None:
            tx.run(ADD, **one, stage=0, since=now)
    tx.run(DROP_FOLLOWERS, kind=about.kind, target=about.number)


def claim(tx: Tx, now: int, owner: str, most: int) -> tuple[DueNews, ...]:
    """Lease the news of some users who get them as messages of their own: all in one message, again the same if it was tried."""
    found = tx.all(PENDING, now=now, by=owner, most=most)
    return tuple(_claimed(tx, player, user, raw, now, owner) for player, user, raw in found)


def _claimed(tx: Tx, player: int, user: int, raw: str, now: int, owner: str) -> DueNews:
    rows = tx.all(WAITING, of_player=player)
    batch = max(row[4] for row in rows)
    chosen = [row for row in rows if row[4] == batch]
    attempts = chosen[0][5]
    for row in chosen:
        tx.run(LEASED, of_news=row[0], first=batch or now, until=now + LEASE, by=owner)
    news = tuple(News(*row[:4]) for row in chosen)
    return DueNews(
        player, user, batch or now, attempts, news, settings.read(raw, Preferences) if raw else Preferences()
    )


def sent(tx: Tx, found: DueNews, now: int) -> None:
    """Note that a message is sent or not needed."""
    tx.run(SENT, of_player=found.player, of_batch=found.batch, now=now)


def postponed(tx: Tx, found: DueNews, owner: str, again: int) -> None:
    """Try a message again at a time."""
    tx.run(POSTPONED, of_player=found.player, of_batch=found.batch, by=owner, again=again)


def for_digest(tx: Tx, user: int, until: int) -> tuple[News, ...]:
    """The news that a user got up to a time and that no message of its own tells."""
    rows = tx.all(WAITING, of_player=transactions.known_player(tx, user))
    return tuple(News(*row[:4]) for row in rows if not row[4] and row[6] <= until)


def sent_in_digest(tx: Tx, now: int, news: Sequence[News]) -> None:
    """Note that a digest with some news is sent."""
    for one in news:
        tx.run(IN_DIGEST, of_news=one.id, now=now)


class FollowRows(Connections):
    """The verbs of the store about what people follow."""

    follow = writes(follow)
    unfollow = writes(unfollow)
    follows = reads(follows_it)
    of_user = reads(of_user)
    may_follow = reads(may_follow)
    allow = writes(allow)
    events = reads(events)
    readers = reads(readers)
    spread = writes(spread)
    subjects = reads(subjects)
    behind = reads(behind)
    advance = writes(advance)
    claim = writes(claim)
    sent = writes(sent)
    postponed = writes(postponed)
    for_digest = reads(for_digest)
