"""Posts: due, attempted, done, failed or barred; where matches are played, and their private team threads."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, case, delete, func, insert, or_, select, update

from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Match
from bot.matches.delivery.models import Camp, MatchPlace, Notice, Post, PostKind, PostState
from bot.matches.work.delivery_context import DeliveryContext
from bot.storage.core import effects as brings
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.rows import notice_bytes, post_of
from bot.storage.core.schema.delivery import UNEDITED as IS_UNEDITED
from bot.storage.core.schema.delivery import posts
from bot.storage.core.schema.matches import camps, former_places, matches
from bot.storage.core.transactions import get
from bot.storage.settings.preferences import server_settings

_OF_MATCH = posts.c.match == bindparam("match")
_BARRED = posts.c.state == PostState.BARRED.value
_PENDING = posts.c.state == PostState.PENDING.value
_CARD = posts.c.kind == PostKind.CARD.value
_SPOKEN = or_(*(posts.c.kind == kind.value for kind in (PostKind.THREAD, PostKind.TURN, PostKind.NOTE, PostKind.CAMPS)))
_HELD_UP = (
    select(posts.c.match.label("held_up"), func.count().label("count"))
    .where(_BARRED)
    .group_by(posts.c.match)
    .subquery()
)
_PLACES = select(
    matches.c.id,
    matches.c.guild,
    matches.c.channel,
    matches.c.thread,
    func.coalesce(_HELD_UP.c["count"], 0),
    matches.c.threads,
    matches.c.home,
).select_from(matches.outerjoin(_HELD_UP, _HELD_UP.c.held_up == matches.c.id))
PLACES = query(
    _PLACES.where(matches.c.guild == bindparam("guild"), sql.IS_LIVE | _HELD_UP.c.held_up.is_not(None)).order_by(
        matches.c.id
    )
)
PLACES_BARRED = query(_PLACES.where(matches.c.guild == bindparam("guild"), _HELD_UP.c.held_up.is_not(None)))
BARRED = query(select(posts.c.id).where(_BARRED, _OF_MATCH).limit(1))
BARRED_SPOKEN = query(select(posts.c.id).where(_BARRED, _OF_MATCH, _SPOKEN).limit(1))
UNSAID = query(
    select(posts.c.id)
    .join(matches, matches.c.id == posts.c.match)
    .where(_PENDING, _OF_MATCH, or_(~_CARD, matches.c.channel == matches.c.thread))
    .limit(1)
)
_BAR = update(posts).values(state=PostState.BARRED.value, error=bindparam("said"), not_before=0)
BAR_CARD = query(_BAR.where(_OF_MATCH, _PENDING, _CARD))
BAR_SPOKEN = query(_BAR.where(_OF_MATCH, _PENDING, _SPOKEN))
_REVIVE = update(posts).where(_OF_MATCH, _BARRED).values(state=PostState.PENDING.value, attempts=0, not_before=0)
REVIVE_CARD = query(_REVIVE.where(_CARD))
REVIVE_SPOKEN = query(_REVIVE.where(~_CARD))
LEFT = query(
    select(posts.c.place)
    .where(
        _OF_MATCH,
        posts.c.state == PostState.DONE.value,
        posts.c.kind == PostKind.TURN.value,
        posts.c.place.not_in((0, bindparam("spot"))),
    )
    .order_by(posts.c.id.desc())
    .limit(1)
)
RELOCATE = query(
    update(matches)
    .where(
        matches.c.id == bindparam("match"),
        matches.c.channel == bindparam("was_channel"),
        matches.c.thread == bindparam("was_thread"),
    )
    .values(
        channel=bindparam("to_channel"),
        thread=bindparam("to_thread"),
        home=bindparam("to_home"),
        message=case((bindparam("to_message") < 0, matches.c.message), else_=bindparam("to_message")),
    )
)
HAS_BEEN = query(
    select(former_places.c.place).where(
        former_places.c.match == bindparam("match"), former_places.c.place == bindparam("place")
    )
)
ADD_FORMER = query(new_row(former_places))
KEEP_PLACE = query(  # of messages made before places were kept
    update(posts)
    .where(
        _OF_MATCH,
        posts.c.state == PostState.DONE.value,
        posts.c.message != 0,
        posts.c.place == 0,
        or_(*(posts.c.kind == kind.value for kind in (PostKind.TURN, PostKind.NOTE))),
    )
    .values(place=bindparam("spot"))
)
UNEDITED = query(
    select(posts)
    .join(matches, matches.c.id == posts.c.match)
    .where(matches.c.guild == bindparam("guild"), IS_UNEDITED)
    .order_by(posts.c.id)
)
NOTE_UNEDITED = query(
    update(posts)
    .where(posts.c.id == bindparam("post"), posts.c.state == PostState.DONE.value)
    .values(error=bindparam("said"))
)
_LEFT_CARD = (_OF_MATCH, _CARD, posts.c.state == PostState.DONE.value, posts.c.message != 0, posts.c.attempts == 0)
LEAD_ON = query(update(posts).where(*_LEFT_CARD).values(error="moved"))
LATEST_TURN_WAITING = query(
    select(posts)
    .where(_OF_MATCH, _PENDING, posts.c.kind == PostKind.TURN.value, posts.c.revision == bindparam("at"))
    .order_by(posts.c.id)
    .limit(1)
)
THREADS = query(
    select(camps.c.side, camps.c.thread, camps.c.members, camps.c.message)
    .where(camps.c.match == bindparam("of"))
    .order_by(camps.c.side)
)
DROP_THREAD = query(delete(camps).where(camps.c.match == bindparam("of"), camps.c.side == bindparam("place")))
KEEP_THREAD = query(
    insert(camps).values(
        match=bindparam("of"),
        side=bindparam("place"),
        thread=bindparam("spot"),
        members=bindparam("users"),
        message=bindparam("said"),
    )
)


def posts_due(tx: Tx, now: int) -> tuple[Post, ...]:
    """Each match's oldest pending post once it may be tried, and each channel's oldest pending card."""
    if tx.one(sql.ANY_MAY_BE_DUE, now=now) is None:  # as at most looks, which cost a tenth then
        return ()
    return tuple(post_of(row) for row in tx.all(sql.POSTS_DUE, now=now))


def next_due(tx: Tx) -> int | None:
    """The time at which the next post may be tried, or None."""
    row = tx.one(sql.NEXT_DUE)
    return row[0] if row else None


def delivery_context(tx: Tx, post: Post) -> DeliveryContext | None:
    """The data needed to deliver a post, or None if its match is gone."""
    match = get(tx, post.match)
    if match is None:
        return None
    return DeliveryContext(
        match,
        former(tx, post),
        barred(tx, match.id),
        server_settings(tx, match.guild),
    )


def post_attempted(tx: Tx, post: int, now: int) -> Match | None:
    """Count an attempt; returns the match as of then."""
    tx.run(sql.POST_ATTEMPTED, post=post, now=now)
    row = tx.one(sql.POST, post=post)
    return None if row is None else get(tx, post_of(row).match)


def post_done(tx: Tx, post: Post, message: int, place: int = 0) -> bool:
    """Mark a post as delivered, unless its notice has changed since it was read."""
    row = tx.one(sql.POST, post=post.id)
    if row is None or post_of(row).notice != post.notice:
        return False
    tx.run(sql.POST_DONE, post=post.id, message=message, place=place)
    if post.kind is PostKind.TURN and post.notice is not None:
        brings.add_card(tx, post.match, post.revision)  # the match may have moved: its card leads to where it is
    return True


def posted_before(tx: Tx, match: int, revision: int) -> Post | None:
    """The delivered post of the latest turn before a revision, or None."""
    row = tx.one(sql.POSTED_BEFORE, match=match, revision=revision)
    return None if row is None else post_of(row)


def left_place(tx: Tx, match: int, spot: int) -> int:
    """The channel or thread of the latest turn of a match that was posted outside `spot`; 0 if there is none."""
    row = tx.one(LEFT, match=match, spot=spot)
    return 0 if row is None else int(row[0])


def former(tx: Tx, post: Post) -> Post | None:
    """The delivered post of a turn that came before a post of the same match and has another message, or None."""
    row = tx.one(sql.FORMER, match=post.match, before=post.id, message=post.message)
    return None if row is None else post_of(row)


def said_above(tx: Tx, match: int, message: int) -> Notice | None:
    """The notice above the turn that a message shows, or None."""
    row = tx.one(sql.SAID_ABOVE, match=match, message=message)
    return None if row is None else post_of(row).notice


def asking(tx: Tx, match: int) -> tuple[Post, ...]:
    """The delivered notices of a match that still have buttons."""
    return tuple(post_of(row) for row in tx.all(sql.ASKING, match=match))


def followed(tx: Tx, post: Post) -> Post | None:
    """The latest delivered notice about the same as a post, in its match."""
    about = post.notice.about if post.notice else ""
    earlier = (post_of(row) for row in tx.all(sql.SAID_BEFORE, match=post.match, before=post.id))
    return next((one for one in earlier if about and one.notice is not None and one.notice.about == about), None)


def post_tidied(tx: Tx, post: int) -> None:
    """Remove the buttons of a notice."""
    row = tx.one(sql.POST, post=post)
    notice = None if row is None else post_of(row).notice
    if notice is not None:
        bare = msgspec.structs.replace(notice, buttons=())
        tx.run(sql.SET_PAYLOAD, post=post, payload=notice_bytes(bare))


def post_failed(tx: Tx, post: int, error: str, not_before: int | None) -> None:
    """Retry a post later, or never."""
    state = PostState.DEAD if not_before is None else PostState.PENDING
    tx.run(sql.POST_FAILED, post=post, state=state.value, error=error, not_before=not_before or 0)


def note_unedited(tx: Tx, post: int, error: str) -> None:
    """Note why the message of a delivered post could not be edited; "": it was."""
    tx.run(NOTE_UNEDITED, post=post, said=error)


def unedited(tx: Tx, guild: int) -> tuple[Post, ...]:
    """The delivered posts of a server whose messages are still to be edited."""
    return tuple(post_of(row) for row in tx.all(UNEDITED, guild=guild))


def hurry_posts(tx: Tx) -> None:
    """Make all posts due that are waiting for a retry."""
    tx.run(sql.POSTS_HURRIED)


def places(tx: Tx, guild: int, *, barred: bool = False) -> tuple[MatchPlace, ...]:
    """The places of a server's live matches and of those with barred posts; with `barred` only the latter."""
    rows = tx.all(PLACES_BARRED if barred else PLACES, guild=guild)
    return tuple(
        MatchPlace(match, guild, channel, thread, count, bool(camps), home)
        for match, guild, channel, thread, count, camps, home in rows
    )


def bar_post(tx: Tx, post: Post, error: str, notices: Sequence[Notice], at: MatchPlace) -> bool:
    """Bar a post and those after it in its lane, unless the match has moved from there."""
    match = get(tx, post.match)
    if match is None or match.place != at:
        return False
    first = post.kind is not PostKind.CARD and tx.one(BARRED_SPOKEN, match=post.match) is None
    tx.run(BAR_CARD if post.kind is PostKind.CARD else BAR_SPOKEN, match=post.match, said=error)
    for notice in notices if first else ():
        brings.add_post(tx, post.match, post.revision, PostKind.DIRECT, notice)
    return first


def barred(tx: Tx, match: int) -> bool:
    """Whether a match has barred posts."""
    return tx.one(BARRED, match=match) is not None


def all_said(tx: Tx, match: int) -> bool:
    """Whether a match has no pending posts other than a card outside the place where it is played."""
    return tx.one(UNSAID, match=match) is None


def revive(tx: Tx, match: int, *, spoken: bool = True, card: bool = True) -> int:
    """Make barred posts pending again."""
    return (tx.run(REVIVE_SPOKEN, match=match) if spoken else 0) + (tx.run(REVIVE_CARD, match=match) if card else 0)


def relocate(tx: Tx, was: MatchPlace, to: MatchPlace, message: int | None, notice: Notice) -> bool:
    """Move a match, unless it has moved already, and keep where it was and is; if it gets a new card, the former ones are queued for an edit."""
    match = get(tx, was.match)
    moved = tx.run(
        RELOCATE,
        match=was.match,
        was_channel=was.channel,
        was_thread=was.thread,
        to_channel=to.channel,
        to_thread=to.thread,
        to_home=to.home,
        to_message=-1 if message is None else message,
    )
    if not moved or match is None:
        return False
    for place in {was.home or was.channel, to.spot}:
        if tx.one(HAS_BEEN, match=was.match, place=place) is None:
            tx.run(ADD_FORMER, match=was.match, place=place)
    if message is not None and match.message:
        brings.leave_card(tx, match.id, match.revision, match.message, match.channel)
    tx.run(LEAD_ON, match=was.match)
    tx.run(KEEP_PLACE, match=was.match, spot=was.spot)
    revive(tx, was.match)
    _show_latest(tx, was.match, notice)
    brings.add_card(tx, was.match, _revision(tx, was.match))
    return True


def _show_latest(tx: Tx, match: int, notice: Notice) -> None:
    """Post the latest turn below the notice, again if necessary."""
    brings.make_known(tx, notice)
    revision = _revision(tx, match)
    row = tx.one(LATEST_TURN_WAITING, match=match, at=revision)
    waiting = post_of(row) if row else None
    said = _both(notice, waiting.notice) if waiting and waiting.notice else notice
    if waiting is not None and not waiting.attempts:
        tx.run(sql.SET_PAYLOAD, post=waiting.id, payload=notice_bytes(said))
        return
    if waiting is not None:  # if it is being posted at this very moment, its message is marked where it is
        tx.run(sql.POST_DONE, post=waiting.id, message=0, place=0)
    brings.add_post(tx, match, revision, PostKind.TURN, said)


def _both(first: Notice, second: Notice) -> Notice:
    """Both in one; of two about the same, such as who moved the match here, the first."""
    if first.words.key == second.words.key:
        return first
    return msgspec.structs.replace(second, words=phrase("said-both", first=first.words, second=second.words))


def _revision(tx: Tx, match: int) -> int:
    found = transactions.get(tx, match)
    return found.revision if found else 0


def camps_of(tx: Tx, match: int) -> tuple[Camp, ...]:
    """The threads of a match."""
    return tuple(
        Camp(match, side, thread, msgspec.json.decode(members, type=tuple[int, ...]), message)
        for side, thread, members, message in tx.all(THREADS, of=match)
    )


def keep_camp(tx: Tx, camp: Camp) -> None:
    """Save a thread, replacing the former row."""
    tx.run(DROP_THREAD, of=camp.match, place=camp.side)
    users = msgspec.json.encode(camp.members).decode()
    tx.run(KEEP_THREAD, of=camp.match, place=camp.side, spot=camp.thread, users=users, said=camp.message)
