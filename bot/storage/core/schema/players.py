"""Tables of players and servers: what they set and keep."""

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    delete,
    literal,
    text,
    update,
)

from bot.matches.core.models import NOBODY
from bot.matches.settings.audits import BAN
from bot.matches.settings.preferences import Preferences
from bot.matches.timing.paces import WEEK
from bot.matches.timing.punctuality import WINDOW
from bot.storage.core.query import contains
from bot.storage.core.schema.columns import ID, given, metadata
from bot.storage.core.schema.privacy import (
    BEFORE,
    NAMING,
    NO_PERSON,
    NO_PLACE,
    PLAYER,
    PSEUDONYM,
    SERVER,
    USER,
    Kept,
    Named,
    Scrub,
    Section,
    Stays,
    declare,
    from_json,
    moment,
)

ABOUT = "about"  # the section of the export whose columns are shown without a title, above all others
UNTIL_DELETED = Stays("until its player deletes it")


def preferences_in_export(raw: str) -> Any:
    """Preferences as in the export, or the usual ones."""
    return msgspec.to_builtins(msgspec.json.decode(raw, type=Preferences) if raw else Preferences())


players = Table(
    "players",
    metadata,
    Column("id", ID, primary_key=True),
    Column("discord_id", BigInteger, unique=True),  # only bans know a Discord user, too
    Column("name", Text, nullable=False),
    Column("away", BigInteger, nullable=False, server_default=text("0")),  # the end of the vacation
    Column("every", BigInteger, nullable=False, server_default=text("0")),  # ms between reminders; 0: the usual ones
    Column("preferences", Text, nullable=False, server_default=text("''")),  # JSON
    sqlite_autoincrement=True,
)
declare(
    players,
    person=[
        update(players)
        .where(players.c.id == PLAYER)
        .values(discord_id=PSEUDONYM, name=NOBODY, away=0, every=0, preferences="")
    ],
    server=NO_PLACE,
    exported=[
        Section(
            0,
            ABOUT,
            {
                "name": players.c.name,
                "away_until": (players.c.away, moment),
                "preferences": (players.c.preferences, preferences_in_export),
            },
            players.c.id == PLAYER,
        )
    ],
    kept=UNTIL_DELETED,
)

servers = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("wishes", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)
declare(
    servers,
    person=Stays("names nobody"),
    server=[delete(servers).where(servers.c.guild == SERVER)],
    exported=NO_PERSON,
    kept=Stays("as long as the bot is there"),
)

vacations = Table(
    "holidays",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("begun", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
declare(
    vacations,
    person=[delete(vacations).where(vacations.c.player == PLAYER)],
    server=NO_PLACE,
    exported=[
        Section(
            10,
            "holidays",
            {"begun": (vacations.c.begun, moment), "ended": (vacations.c.ended, moment)},
            vacations.c.player == PLAYER,
            order=[vacations.c.begun],
        )
    ],
    kept=UNTIL_DELETED,
)

blocks = Table(
    "blocks",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("blocked", BigInteger, ForeignKey("players.id"), primary_key=True),
    sqlite_with_rowid=False,
)
declare(
    blocks,
    person=[delete(blocks).where((blocks.c.player == PLAYER) | (blocks.c.blocked == PLAYER))],
    server=NO_PLACE,
    exported=[
        Section(
            20,
            "blocked",
            {"user": (players.c.discord_id, str), "name": players.c.name},
            blocks.c.player == PLAYER,
            source=players.join(blocks, blocks.c.blocked == players.c.id),
            order=[players.c.id],
        )
    ],
    kept=UNTIL_DELETED,
)

bans = Table(
    "bans",
    metadata,
    Column("guild", BigInteger, primary_key=True),
    Column("discord_id", BigInteger, primary_key=True),  # no player, who may delete their data: a ban outlives that
    Column("reason", Text, nullable=False),
    *given(BigInteger, "made", "until"),  # until 0: until it is lifted
    Column("key", Text, nullable=False, server_default=text("''")),  # of the interaction
    sqlite_with_rowid=False,
)
declare(
    bans,  # it stays with the id alone, or deletion would lift it
    person=[update(bans).where(bans.c.discord_id == USER).values(reason="", key=""), Scrub(bans.c.reason)],
    server=[delete(bans).where(bans.c.guild == SERVER)],
    exported=[
        Section(
            170,
            "bans",
            {
                "server": (bans.c.guild, str),
                "reason": bans.c.reason,
                "made": (bans.c.made, moment),
                "until": (bans.c.until, moment),
            },
            bans.c.discord_id == USER,
            order=[bans.c.guild],
            strangers=True,
        )
    ],
    kept=Kept(0, delete(bans).where(bans.c.until != 0, bans.c.until <= BEFORE)),
    strangers=(bans.c.discord_id == USER) & (bans.c.reason != ""),
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
declare(
    settings,
    person=Stays("names nobody"),
    server=Stays("what it says about a server is dropped when that is forgotten or joined again"),
    exported=NO_PERSON,
    kept=Stays("states of the program"),
)

formations = Table(
    "formations",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("pieces", SmallInteger, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
declare(
    formations,
    person=[delete(formations).where(formations.c.player == PLAYER)],
    server=NO_PLACE,
    exported=[
        Section(
            40,
            "formations",
            {
                **{name: formations.c[name] for name in ("game", "kind", "pieces")},
                "places": (formations.c.data, from_json),
            },
            formations.c.player == PLAYER,
            order=[formations.c.game, formations.c.kind, formations.c.pieces],
        )
    ],
    kept=UNTIL_DELETED,
)

audits = Table(
    "audits",
    metadata,
    Column("id", ID, primary_key=True),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("player", BigInteger, ForeignKey("players.id"), index=True),  # NULL: the owner of the bot
    Column("what", Text, nullable=False),  # a wish of the server, or what was done to a match
    Column("match", BigInteger, ForeignKey("matches.id")),
    Column("before", Text, nullable=False),  # JSON, like what it was changed to
    Column("after", Text, nullable=False),
    sqlite_autoincrement=True,
)
_OF_BANNED = literal('{"user":', Text) + NAMING + literal(",", Text)  # as msgspec begins a ban of the user
_IS_NOTED = (audits.c.what == BAN) & (contains(audits.c.before, _OF_BANNED) | contains(audits.c.after, _OF_BANNED))
_CHANGE = {"before": (audits.c.before, from_json), "after": (audits.c.after, from_json)}
declare(
    audits,  # what a person did stays done, by the pseudonym
    person=[Named("bot.storage.settings.bans:take_out_of_audits")],
    server=[delete(audits).where(audits.c.guild == SERVER)],
    exported=[
        Section(
            150,
            "acts_on_servers",
            {
                "server": (audits.c.guild, str),
                "made": (audits.c.at, moment),
                "what": audits.c.what,
                "match": audits.c.match,
                **_CHANGE,
            },
            audits.c.player == PLAYER,
            order=[audits.c.id],
        ),
        Section(
            180,
            "bans_noted",
            {"server": (audits.c.guild, str), "noted": (audits.c.at, moment), **_CHANGE},
            _IS_NOTED,
            order=[audits.c.id],
            strangers=True,
        ),
    ],
    kept=Stays("as long as the bot is on the server"),
    strangers=_IS_NOTED,
)

studies = Table(
    "studies",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),  # the match and its turns, compressed
    sqlite_autoincrement=True,  # old buttons never lead to another
)
declare(
    studies,
    person=[delete(studies).where(studies.c.player == PLAYER)],
    server=NO_PLACE,
    exported=[
        Section(
            50,
            "records_read",
            {
                "record": studies.c.id,
                "made": (studies.c.made, moment),
                "game": studies.c.game,
                "turns": studies.c.turns,
            },
            studies.c.player == PLAYER,
            order=[studies.c.id],
        )
    ],
    kept=Kept(None, delete(studies).where(studies.c.made < BEFORE)),
)

punctuality = Table(
    "punctuality",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("week", Integer, primary_key=True),  # since 1970
    # in which the decisions were, so that two matches never change one row
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    *given(Integer, "made", "missed"),  # decisions made in time; left to the clock
    sqlite_with_rowid=False,
)
declare(
    punctuality,
    person=[delete(punctuality).where(punctuality.c.player == PLAYER)],
    server=NO_PLACE,
    exported=[
        Section(
            120,
            "decisions_in_time",
            {
                "week": (punctuality.c.week, lambda week: moment(week * WEEK)),
                **{name: punctuality.c[name] for name in ("match", "made", "missed")},
            },
            punctuality.c.player == PLAYER,
            order=[punctuality.c.week, punctuality.c.match],
        )
    ],
    kept=Kept(WINDOW, delete(punctuality).where(punctuality.c.week < BEFORE // WEEK)),
)
