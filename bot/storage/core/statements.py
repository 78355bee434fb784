"""Statements shared by the areas of the store."""

from sqlalchemy import bindparam, delete, func, or_, select, update

from bot.matches.core.models import LIVE, Status
from bot.matches.delivery.models import PostKind, PostState
from bot.matches.house.members import HOUSE
from bot.matches.timing.models import TimerKind
from bot.storage.core.query import among, contains, matching, new_row, query
from bot.storage.core.schema.delivery import posts
from bot.storage.core.schema.matches import drafts, keys, matches, offers, replies, seats, timers, turns
from bot.storage.core.schema.players import formations, players, settings

_PRESENT = turns.c.state.label("state")
_MATCH = select(*matches.c, _PRESENT).select_from(
    matches.outerjoin(turns, (turns.c.match == matches.c.id) & (turns.c.revision == matches.c.revision))
)

IS_LIVE = or_(*(matches.c.status == status.value for status in LIVE))
MATCH = query(_MATCH.where(matches.c.id == bindparam("match")))
MATCH_IN_THREAD = query(_MATCH.where(matches.c.thread == bindparam("thread")).order_by(matches.c.id.desc()).limit(1))
_PERSON = ~players.c.discord_id.between(*HOUSE)
WATCHED = query(
    _MATCH.where(
        matches.c.guild == bindparam("guild"),
        matches.c.channel == bindparam("channel"),
        matches.c.id < bindparam("before"),
        matches.c.places == 0,
        ~select(seats.c.match)
        .join(players, players.c.id == seats.c.player)
        .where(seats.c.match == matches.c.id, _PERSON)
        .exists(),
    )
    .order_by(matches.c.id.desc())
    .limit(1)
)
MATCHES_WITH_STATUS = query(
    select(matches.c.id, matches.c.game).where(matches.c.status == bindparam("status")).order_by(matches.c.id)
)
MATCHES_OF_USER = query(
    _MATCH.where(
        matches.c.status == bindparam("status"),
        matches.c.id.in_(
            select(seats.c.match)
            .join(players, players.c.id == seats.c.player)
            .where(players.c.discord_id == bindparam("user"))
        ),
    )
)
OPEN_CHALLENGES = query(
    select(matches.c.id)
    .join(seats, seats.c.match == matches.c.id)
    .where(
        seats.c.player == bindparam("player"),
        matches.c.game == bindparam("game"),
        matches.c.status == Status.CHALLENGE.value,
    )
)
OPEN_OF = query(
    select(matches.c.id)
    .join(seats, seats.c.match == matches.c.id)
    .join(players, players.c.id == seats.c.player)
    .where(
        players.c.discord_id == bindparam("user"),
        seats.c.place == 0,
        (matches.c.status == Status.OPEN.value) | (matches.c.status == Status.CHALLENGE.value),
    )
)
ADD_MATCH = query(new_row(matches).returning(matches.c.id))
CHANGE_MATCH = query(
    update(matches)
    .where(
        matches.c.id == bindparam("match"),
        matches.c.status == bindparam("was_status"),
        matches.c.revision == bindparam("was_revision"),
    )
    .values({name: bindparam(name) for name in ("status", "revision", "updated", "finished", "incident")})
)
FORGOTTEN_AT = query(
    select(func.count())
    .select_from(seats)
    .join(players, players.c.id == seats.c.player)
    .where(seats.c.match == bindparam("match"), players.c.discord_id < 0)
)
PAUSE_MATCH = query(update(matches).where(matches.c.id == bindparam("match")).values(paused=bindparam("until")))
JUDGE_MATCH = query(update(matches).where(matches.c.id == bindparam("match")).values(verdict=bindparam("said")))
TOLD_MATCH = query(update(matches).where(matches.c.id == bindparam("match")).values(given_back=0))
PLACE = {
    name: query(update(matches).where(matches.c.id == bindparam("match")).values({name: bindparam(name)}))
    for name in ("channel", "message", "thread", "home")
}

_ASKED = (timers.c.kind == TimerKind.DEADLINE.value) | (timers.c.kind == TimerKind.CLAIM.value)
_HOLDERS = (
    select(
        seats.c.seat,
        players.c.discord_id,
        players.c.name,
        seats.c.said,
        seats.c.lapses,
        func.coalesce(timers.c.since, 0),
        func.coalesce(timers.c.due, 0),
        players.c.away,
        players.c.every,
        seats.c.hints,
    )
    .select_from(seats)
    .join(players, players.c.id == seats.c.player)
    .outerjoin(timers, (timers.c.match == seats.c.match) & (timers.c.seat == seats.c.seat) & _ASKED)
    .order_by(seats.c.place)
)
SEATED = query(select(seats.c.seat, seats.c.player).where(seats.c.match == bindparam("match")))
HOLDERS = query(_HOLDERS.where(seats.c.match == bindparam("match")))
MATCHES = query(_MATCH.where(among(matches.c.id)))
HOLDERS_OF_MATCHES = query(_HOLDERS.add_columns(seats.c.match).where(among(seats.c.match)))
ADD_SEAT = query(new_row(seats))
LAPSED = query(
    update(seats)
    .where(seats.c.match == bindparam("in_match"), seats.c.seat == bindparam("of_seat"))
    .values(lapses=bindparam("lapses"))
)
HINTED = query(update(seats).where(*matching(seats, "match", "seat")).values(hints=seats.c.hints + 1))
DROP_SEATS = query(delete(seats).where(seats.c.match == bindparam("match")))

PLAYER = query(select(players.c.id).where(players.c.discord_id == bindparam("user")))
ADD_PLAYER = query(new_row(players, "discord_id", "name").returning(players.c.id))
NAME_OF_PLAYER = query(select(players.c.name).where(players.c.id == bindparam("player")))
NAME_PLAYER = query(update(players).where(players.c.id == bindparam("player")).values(name=bindparam("name")))

TURN = query(select(turns).where(*matching(turns, "match", "revision")))
TURNS = query(select(turns).where(turns.c.match == bindparam("match")).order_by(turns.c.revision))
TURNS_UP_TO = query(
    select(turns)
    .where(turns.c.match == bindparam("match"), turns.c.revision <= bindparam("revision"))
    .order_by(turns.c.revision.desc())
    .limit(bindparam("most"))
)
ADD_TURN = query(new_row(turns))
TURN_BY_KEY = query(
    select(turns)
    .join(keys, (keys.c.match == turns.c.match) & (keys.c.revision == turns.c.revision))
    .where(keys.c.key == bindparam("key"), turns.c.key == keys.c.key)
)

KEY = query(select(keys.c.match).where(keys.c.key == bindparam("key")))
ADD_KEY = query(new_row(keys))

_THE_DRAFT = matching(drafts, "match", "seat", "ask")
DRAFT = query(select(drafts).where(*_THE_DRAFT))
ADD_DRAFT = query(new_row(drafts))
DROP_DRAFT = query(delete(drafts).where(*_THE_DRAFT))
DROP_DRAFTS_OF_SEAT = query(delete(drafts).where(*matching(drafts, "match", "seat")))
DROP_DRAFTS = query(delete(drafts).where(drafts.c.match == bindparam("match")))

_THE_FORMATION = matching(formations, "game", "kind", "pieces")
FORMATION = query(
    select(formations.c.data)
    .join(players, players.c.id == formations.c.player)
    .where(players.c.discord_id == bindparam("user"), *_THE_FORMATION)
)
DROP_FORMATION = query(delete(formations).where(formations.c.player == bindparam("player"), *_THE_FORMATION))
ADD_FORMATION = query(new_row(formations))

_IS_CARD = posts.c.kind == PostKind.CARD.value
_PENDING = posts.c.state == PostState.PENDING.value
_THREADLESS = select(posts.c.match).where(_PENDING, posts.c.kind == PostKind.THREAD.value)
HEADS = (  # the heads of both lanes of a match: its messages, and its card, which waits for the thread it links to
    select(func.min(posts.c.id))
    .where(_PENDING, ~_IS_CARD | posts.c.match.not_in(_THREADLESS))
    .group_by(posts.c.match, _IS_CARD)
)
CARD_AHEAD = query(
    select(posts.c.id).where(
        posts.c.state == PostState.PENDING.value, posts.c.match == bindparam("match"), _IS_CARD, posts.c.attempts == 0
    )
)
HASTEN_CARD = query(  # one that follows turns: any other waits for its match to have a place
    update(posts)
    .where(
        posts.c.state == PostState.PENDING.value,
        posts.c.match == bindparam("match"),
        _IS_CARD,
        posts.c.attempts == 0,
        posts.c.revision > 0,
        posts.c.not_before > bindparam("by"),
    )
    .values(not_before=bindparam("by"))
)
ADD_POST = query(
    new_row(posts, *(column.name for column in posts.columns if column.name not in {"id", "lease", "owner"}))
)
_DUE = posts.c.not_before <= bindparam("now")
_SAID = select(func.min(posts.c.id)).where(_PENDING, ~_IS_CARD).group_by(posts.c.match)
_CARDS = (  # one of each channel: Discord takes few edits there, and a card that waits here shows what comes in the meantime
    select(func.min(posts.c.id))
    .join(matches, matches.c.id == posts.c.match)
    .where(_PENDING, _IS_CARD, _DUE, posts.c.match.not_in(_THREADLESS))
    .group_by(matches.c.channel)
)
# pending is repeated for PostgreSQL: it looks up neither side of an `or` by id, and would read all posts ever made
POST_IS_DUE = _PENDING & ((posts.c.id.in_(_SAID) & _DUE) | posts.c.id.in_(_CARDS))
POSTS_DUE = query(select(posts).where(POST_IS_DUE).order_by(posts.c.id))
ANY_MAY_BE_DUE = query(select(posts.c.id).where(_PENDING, _DUE).limit(1))
NEXT_DUE = query(select(func.min(posts.c.not_before)).where(posts.c.id.in_(HEADS)))
POST_ATTEMPTED = query(
    update(posts)
    .where(posts.c.id == bindparam("post"))
    .values(attempts=posts.c.attempts + 1, attempted=func.coalesce(func.nullif(posts.c.attempted, 0), bindparam("now")))
)
POST = query(select(posts).where(posts.c.id == bindparam("post")))
POST_DONE = query(
    update(posts)
    .where(posts.c.id == bindparam("post"))
    .values(state=PostState.DONE.value, message=bindparam("message"), place=bindparam("place"), error="")
)
_POSTED_TURN = (
    select(posts)
    .where(
        posts.c.state == PostState.DONE.value,
        posts.c.match == bindparam("match"),
        posts.c.kind == PostKind.TURN.value,
        posts.c.message != 0,
    )
    .order_by(posts.c.id.desc())
    .limit(1)
)
POSTED_BEFORE = query(_POSTED_TURN.where(posts.c.revision < bindparam("revision")))
FORMER = query(_POSTED_TURN.where(posts.c.id < bindparam("before"), posts.c.message != bindparam("message")))
SAID_ABOVE = query(
    select(posts)
    .where(
        posts.c.state == PostState.DONE.value,
        *matching(posts, "match", "message"),
        posts.c.kind == PostKind.TURN.value,
        func.length(posts.c.payload) > 0,
    )
    .order_by(posts.c.id.desc())
    .limit(1)
)
ASKING = query(
    select(posts)
    .where(
        posts.c.state == PostState.DONE.value,
        posts.c.match == bindparam("match"),
        (posts.c.kind == PostKind.NOTE.value) | (posts.c.kind == PostKind.DIRECT.value),
        posts.c.message != 0,
        contains(posts.c.payload, b'"buttons":[{'),
    )
    .order_by(posts.c.id)
)
SAID_BEFORE = query(
    select(posts)
    .where(
        posts.c.state == PostState.DONE.value,
        posts.c.match == bindparam("match"),
        posts.c.id < bindparam("before"),
        posts.c.kind == PostKind.NOTE.value,
        posts.c.message != 0,
        contains(posts.c.payload, b'"about":'),
    )
    .order_by(posts.c.id.desc())
)
SET_PAYLOAD = query(update(posts).where(posts.c.id == bindparam("post")).values(payload=bindparam("payload")))
POST_FAILED = query(
    update(posts)
    .where(posts.c.id == bindparam("post"), posts.c.state == PostState.PENDING.value)
    .values(state=bindparam("state"), error=bindparam("error"), not_before=bindparam("not_before"))
)
POSTS_HURRIED = query(  # those that have failed: others wait for their match to have a card, or to rest
    update(posts)
    .where(
        posts.c.state == PostState.PENDING.value,
        posts.c.not_before > 0,
        or_(posts.c.attempts > 0, posts.c.error != ""),
    )
    .values(not_before=0)
)

RELEASE_POSTS = query(
    update(posts)
    .where(posts.c.match == bindparam("match"), posts.c.state == PostState.PENDING.value, posts.c.attempts == 0)
    .values(not_before=0)
)
SETTING = query(select(settings.c.value).where(settings.c.name == bindparam("name")))
SETTINGS_LIKE = query(select(settings.c.name, settings.c.value).where(settings.c.name.like(bindparam("like"))))
ADD_SETTING = query(new_row(settings))
DROP_SETTING = query(delete(settings).where(settings.c.name == bindparam("name")))

_THE_TIMER = matching(timers, "match", "seat")
SET_TIMER = query(new_row(timers))
DROP_TIMER = query(delete(timers).where(*_THE_TIMER, timers.c.kind == bindparam("kind")))
DROP_TIMERS_OF_SEAT = query(delete(timers).where(*_THE_TIMER))
DROP_TIMERS = query(delete(timers).where(timers.c.match == bindparam("match")))
FIRED = query(
    delete(timers).where(
        timers.c.id == bindparam("timer"), timers.c.owner == bindparam("owner"), timers.c.due == bindparam("due")
    )
)

OFFERS = query(select(offers).where(offers.c.match == bindparam("match")).order_by(offers.c.made))
ADD_OFFER = query(new_row(offers))
_THE_OFFER = (offers.c.match == bindparam("match"), offers.c.kind == bindparam("slot"))
OFFER = query(select(offers).where(*_THE_OFFER))
DROP_OFFER = query(delete(offers).where(*_THE_OFFER))

LIVE_IN_SERVER = query(select(matches.c.id).where(*matching(matches, "guild"), IS_LIVE).limit(1))
LIVE_OF_PLAYER = query(
    select(matches.c.id, matches.c.revision).where(
        matches.c.id.in_(select(seats.c.match).where(*matching(seats, "player"))), IS_LIVE
    )
)
REMATCH = query(select(matches.c.id).where(matches.c.rematch_of == bindparam("match")).order_by(matches.c.id).limit(1))
OF_GUILD = query(select(matches.c.id).where(*matching(matches, "status", "guild")).order_by(matches.c.id))

REPLIES = query(select(replies).where(replies.c.match == bindparam("match")).order_by(replies.c.seat, replies.c.place))
ADD_REPLY = query(new_row(replies))
DROP_REPLIES = query(delete(replies).where(replies.c.match == bindparam("match")))
DROP_PATHS = query(delete(replies).where(replies.c.match == bindparam("match"), replies.c.place >= 0))
DROP_PATHS_OF_SEAT = query(delete(replies).where(*matching(replies, "match", "seat"), replies.c.place >= 0))
DROP_REPLY = query(delete(replies).where(*matching(replies, "match", "seat", "place")))
DROP_REPLIES_OF_SEAT = query(delete(replies).where(*matching(replies, "match", "seat")))
