"""Tables of matches, and of the work on them: timers, offers, the queue.

A match's present state is that of the turn its revision names; it is stored nowhere else.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    delete,
    literal,
    select,
    text,
    tuple_,
    update,
)

from bot.storage.core.query import contains
from bot.storage.core.schema.columns import ID, given, metadata
from bot.storage.core.schema.privacy import (
    MATCH,
    NAMING,
    NO_PLACE,
    PLAYER,
    SEAT,
    SERVER,
    Named,
    Section,
    Stays,
    declare,
    from_json,
    moment,
)

WITH_MATCH = Stays("as long as the match, which its other players keep")
WHILE_PENDING = Stays("until it is settled")

matches = Table(
    "matches",
    metadata,
    Column("id", ID, primary_key=True),
    *(Column(name, BigInteger, nullable=False, index=True) for name in ("guild", "channel")),
    Column("message", BigInteger, nullable=False),
    Column("thread", BigInteger, nullable=False, index=True),
    *given(Text, "game", "options"),
    Column("status", Text, nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    *given(BigInteger, "created", "expires", "updated", "finished"),
    *given(Text, "locale", "incident"),
    Column("pace", Text, nullable=False, server_default=text("'friendly'")),
    Column("allowed", BigInteger, nullable=False, server_default=text("259200000")),  # ms for a decision
    Column("rated", SmallInteger, nullable=False, server_default=text("0")),
    Column("places", SmallInteger, nullable=False, server_default=text("0")),  # at an open table; 0: it is addressed
    Column("paused", BigInteger, nullable=False, server_default=text("0")),  # until when
    # ms the players have not been notified of
    Column("given_back", BigInteger, nullable=False, server_default=text("0")),
    Column("verdict", Text, nullable=False, server_default=text("''")),  # JSON, of what the table decided
    # the match it is the rematch of
    Column("rematch_of", BigInteger, nullable=False, server_default=text("0"), index=True),
    Column("assist", Text, nullable=False, server_default=text("'standard'")),  # what previews show
    Column("threads", SmallInteger, nullable=False, server_default=text("0")),  # whether camps have their own
    # percent of decisions made in time that players of an open table need
    Column("punctual", SmallInteger, nullable=False, server_default=text("0")),
    Column("weekdays", SmallInteger, nullable=False, server_default=text("0")),  # whether clocks stop at weekends
    # the forum whose post its thread is; 0: it is no post
    Column("home", BigInteger, nullable=False, server_default=text("0")),
    # whether it is played where the bot is no member
    Column("borrowed", SmallInteger, nullable=False, server_default=text("0")),
    # ms for a decision of a player who has left two in a row to the clock; 0: as `allowed`
    Column("shortened", BigInteger, nullable=False, server_default=text("0")),
    # the version of `pichenette.api` of its game; 0: a game of the product's own
    Column("api", SmallInteger, nullable=False, server_default=text("0")),
    sqlite_autoincrement=True,  # the id of a deleted match is never given to another
    postgresql_with={"fillfactor": "50"},  # half of each page is left to changed rows, which then need no index changed
)
IN_SERVER = select(matches.c.id).where(matches.c.guild == SERVER)
declare(
    matches,
    person=Stays("knows its players by their seats"),
    server=[
        update(matches).where(matches.c.guild == SERVER).values(guild=0, channel=0, message=0, thread=0, home=0),
    ],
    exported=Stays("shown with its seats"),
    kept=Stays("as long as it has players"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("place", SmallInteger, primary_key=True),  # the order in which they came, the challenger being 0
    Column("seat", SmallInteger, nullable=False),
    Column("player", BigInteger, ForeignKey("players.id"), nullable=False, index=True),
    Column("said", Text, nullable=False, server_default=text("''")),  # to the challenge: yes, no, or nothing yet
    Column("lapses", SmallInteger, nullable=False, server_default=text("0")),  # decisions in a row left to the clock
    Column("hints", SmallInteger, nullable=False, server_default=text("0")),  # given in practice
    UniqueConstraint("match", "seat"),
    sqlite_with_rowid=False,
)
OWN_SEATS = select(seats.c.match, seats.c.seat).where(seats.c.player == PLAYER)
declare(
    seats,
    person=Stays("its player has a pseudonym then"),
    server=NO_PLACE,
    exported=[
        Section(
            70,
            "matches",
            {
                "match": matches.c.id,
                "game": matches.c.game,
                "status": matches.c.status,
                "server": (matches.c.guild, str),
                "channel": (matches.c.channel, str),
                "thread": (matches.c.thread, str),
                "options": (matches.c.options, lambda raw: dict(from_json(raw))),
                "pace": matches.c.pace,
                "rated": (matches.c.rated, bool),
                "created": (matches.c.created, moment),
                "finished": (matches.c.finished, moment),
                "seat": seats.c.seat,
                "said_to_the_challenge": seats.c.said,
                "decisions_left_to_the_clock": seats.c.lapses,
                "hints": seats.c.hints,
            },
            seats.c.player == PLAYER,
            source=matches.join(seats, seats.c.match == matches.c.id),
            order=[matches.c.id],
        )
    ],
    kept=WITH_MATCH,
)

turns = Table(
    "turns",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("seat", SmallInteger),
    *given(LargeBinary, "move", "events"),
    Column("trace", LargeBinary, nullable=False),  # packed by bot.storage.core.rows
    Column("state", LargeBinary, nullable=False),  # packed by bot.storage.core.rows
    Column("key", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
declare(
    turns,
    person=Stays("the player of the seat has a pseudonym then"),
    server=NO_PLACE,
    exported=[
        Section(
            10,
            "moves",
            {"turn": turns.c.revision, "made": (turns.c.made, moment), "move": (turns.c.move, from_json)},
            *(turns.c.match == MATCH, turns.c.seat == SEAT),
            order=[turns.c.revision],
            of_seat=True,
        )
    ],
    kept=WITH_MATCH,
)

keys = Table(
    "keys",
    metadata,
    Column("key", Text, primary_key=True),
    Column("match", BigInteger, ForeignKey("matches.id"), nullable=False),
    Column("revision", Integer, nullable=False),  # the match's after the change
    Column("made", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
OF_REMINDERS = text("substr(key, 1, 7) = 'rhythm.'")
Index("ix_keys_of_reminders", keys.c.key, sqlite_where=OF_REMINDERS, postgresql_where=OF_REMINDERS)
declare(
    keys,
    person=[delete(keys).where(contains(keys.c.key, literal(".", Text) + NAMING + literal(".", Text)), OF_REMINDERS)],
    server=NO_PLACE,
    exported=Stays("which reminders were sent, by their matches and times"),
    kept=WITH_MATCH,
)

drafts = Table(
    "drafts",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("ask", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
declare(
    drafts,
    person=[delete(drafts).where(tuple_(drafts.c.match, drafts.c.seat).in_(OWN_SEATS))],
    server=NO_PLACE,
    exported=[
        Section(
            20,
            "drafts",
            {"ask": drafts.c.ask, "draft": (drafts.c.data, from_json)},
            *(drafts.c.match == MATCH, drafts.c.seat == SEAT),
            of_seat=True,
        )
    ],
    kept=WHILE_PENDING,
)

timers = Table(
    "timers",
    metadata,
    Column("id", ID, primary_key=True),
    Column("match", BigInteger, ForeignKey("matches.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("ask", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("lease", BigInteger, nullable=False),  # when the lease of `owner` expires
    Column("owner", Text, nullable=False),
    UniqueConstraint("match", "kind", "seat"),
    sqlite_autoincrement=True,  # a timer that is set again gets another id
)
declare(
    timers,
    person=Stays("the player of the seat has a pseudonym then"),
    server=NO_PLACE,
    exported=Stays("follows from the match and its pace"),
    kept=WHILE_PENDING,
)

offers = Table(
    "offers",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("detail", Text, nullable=False),
    Column("agreed", Text, nullable=False),  # JSON, seats
    Column("made", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
declare(
    offers,
    person=[
        delete(offers).where(tuple_(offers.c.match, offers.c.seat).in_(OWN_SEATS)),
        delete(offers).where(contains(offers.c.detail, NAMING)),
    ],
    server=NO_PLACE,
    exported=[
        Section(
            190,
            "seats_offered",
            {"match": offers.c.match, "made": (offers.c.made, moment)},
            contains(offers.c.detail, NAMING),
        ),
        Section(
            40,
            "offers",
            {"kind": offers.c.kind, "made": (offers.c.made, moment)},
            *(offers.c.match == MATCH, offers.c.seat == SEAT),
            of_seat=True,
        ),
    ],
    kept=WHILE_PENDING,
)

camps = Table(
    "camps",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("side", SmallInteger, primary_key=True),
    Column("thread", BigInteger, nullable=False),
    Column("members", Text, nullable=False),  # JSON, users
    Column("message", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
declare(
    camps,
    person=[Named("bot.storage.delivery.erasure:take_out_of_camps")],
    server=[delete(camps).where(camps.c.match.in_(IN_SERVER))],
    exported=[
        Section(
            200,
            "camps",
            {"match": camps.c.match, "side": camps.c.side, "thread": (camps.c.thread, str)},
            contains(camps.c.members, NAMING),
        )
    ],
    kept=WITH_MATCH,
)

former_places = Table(  # that a match has left, and those it was moved to
    "former_places",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("place", BigInteger, primary_key=True),  # a channel, a forum or a thread
    sqlite_with_rowid=False,
)
declare(
    former_places,
    person=Stays("is about no person"),
    server=[delete(former_places).where(former_places.c.match.in_(IN_SERVER))],
    exported=Stays("is about no person"),
    kept=WITH_MATCH,
)

replies = Table(
    "replies",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("place", SmallInteger, primary_key=True),
    *given(Text, "premise", "reply"),
    sqlite_with_rowid=False,
)
declare(
    replies,
    person=[delete(replies).where(tuple_(replies.c.match, replies.c.seat).in_(OWN_SEATS))],
    server=NO_PLACE,
    exported=[
        Section(
            30,
            "replies",
            {"if": (replies.c.premise, from_json), "then": replies.c.reply},
            *(replies.c.match == MATCH, replies.c.seat == SEAT),
            order=[replies.c.place],
            of_seat=True,
        )
    ],
    kept=WHILE_PENDING,
)

queue = Table(
    "queue",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), nullable=False),
    *given(BigInteger, "guild", "channel"),
    *given(Text, "game", "pace"),
    Column("allowed", BigInteger, nullable=False),
    Column("rated", SmallInteger, nullable=False),
    Column("locale", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("assist", Text, nullable=False, server_default=text("'standard'")),
    Column("near", SmallInteger, nullable=False, server_default=text("0")),  # whether a close opponent is wanted
    Column("weekdays", SmallInteger, nullable=False, server_default=text("0")),  # whether clocks stop at weekends
    UniqueConstraint("guild", "game", "player"),
    sqlite_autoincrement=True,
)
declare(
    queue,
    person=[delete(queue).where(queue.c.player == PLAYER)],
    server=[delete(queue).where(queue.c.guild == SERVER)],
    exported=[
        Section(
            30,
            "queues",
            {
                "server": (queue.c.guild, str),
                "channel": (queue.c.channel, str),
                "game": queue.c.game,
                "pace": queue.c.pace,
                "rated": (queue.c.rated, bool),
                "since": (queue.c.since, moment),
                "assist": queue.c.assist,
                "close_ratings": (queue.c.near, bool),
                "clocks_stop_at_weekends": (queue.c.weekdays, bool),
            },
            queue.c.player == PLAYER,
            order=[queue.c.id],
        )
    ],
    kept=Stays("while its player waits"),
)
