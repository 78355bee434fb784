"""Tables of what players compete in beside and between matches: ladders, badges, puzzles, tournaments, calls."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    Table,
    Text,
    cast,
    delete,
    func,
    literal,
    select,
    text,
    update,
)

from bot.matches.timing.paces import DAY
from bot.storage.core.schema.columns import ID, given, metadata
from bot.storage.core.schema.matches import OWN_SEATS, WITH_MATCH, matches
from bot.storage.core.schema.players import UNTIL_DELETED
from bot.storage.core.schema.privacy import (
    BEFORE,
    NO_PLACE,
    PLAYER,
    SERVER,
    Columns,
    Kept,
    Named,
    Section,
    Stays,
    declare,
    from_json,
    moment,
)

NOBODYS = Stays("its player has a pseudonym then: what opponents won and lost follows from it")

results = Table(
    "results",
    metadata,
    Column("id", ID, primary_key=True),  # the order in which they count
    Column("match", BigInteger, ForeignKey("matches.id"), nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    Column("sides", Text, nullable=False),  # JSON, ids of players
    Column("ranks", Text, nullable=False),  # JSON, of the sides
    Column("void", SmallInteger, nullable=False, server_default=text("0")),
    Column("world", SmallInteger, nullable=False, server_default=text("1")),  # whether it counts there
    sqlite_autoincrement=True,
)
Index("ix_results_game", results.c.game, results.c.made)
_RESULTS_THERE = select(results.c.id).where(results.c.guild == SERVER)  # for which there is an index
declare(
    results,
    person=NOBODYS,
    server=[update(results).where(results.c.guild == SERVER).values(guild=0)],  # they go on counting in the world
    exported=Stays("shown by the rating changes"),
    kept=WITH_MATCH,
    servers_of=matches,
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("guild", BigInteger, primary_key=True),  # 0: the world
    Column("season", Integer, primary_key=True),  # 0: all time
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True, index=True),
    *given(Float, "mu", "sigma"),
    *given(Integer, "games", "wins", "draws", "losses", "best"),
    Column("last", BigInteger, nullable=False),
    Column("former", Integer),  # the points before all were computed again, of those who then had clearly more or fewer
    sqlite_with_rowid=False,
)
ratings.add_is_dependent_on(results)
declare(
    ratings,
    person=NOBODYS,
    server=[
        delete(ratings)
        .where(ratings.c.game.in_(select(results.c.game).where(results.c.guild == SERVER)))
        .where(ratings.c.guild == SERVER)
    ],
    exported=[
        Section(
            80,
            "ratings",
            {
                "game": ratings.c.game,
                "server": (ratings.c.guild, str),
                "season": ratings.c.season,
                "mu": ratings.c.mu,
                "sigma": ratings.c.sigma,
                "matches": ratings.c.games,
                "points_before_recalculation": ratings.c.former,
            },
            ratings.c.player == PLAYER,
            order=[ratings.c.game, ratings.c.guild, ratings.c.season],
        )
    ],
    kept=WITH_MATCH,
    servers_of=matches,
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("result", BigInteger, ForeignKey("results.id"), primary_key=True),
    Column("guild", BigInteger, primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("side", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),  # 1: won, 0: drew, -1: lost
    Column("before", Text, nullable=False),  # JSON of a Standing; nothing for a newcomer
    Column("points", Integer, nullable=False),  # shown after it
    sqlite_with_rowid=False,
)
Index("ix_rating_changes_of", rating_changes.c.player, rating_changes.c.guild, rating_changes.c.season)
declare(
    rating_changes,
    person=NOBODYS,
    server=[
        delete(rating_changes).where(rating_changes.c.result.in_(_RESULTS_THERE), rating_changes.c.guild == SERVER)
    ],
    exported=[
        Section(
            90,
            "rating_changes",
            {
                "match": results.c.match,
                "made": (results.c.made, moment),
                "server": (rating_changes.c.guild, str),
                "season": rating_changes.c.season,
                "points": rating_changes.c.points,
            },
            rating_changes.c.player == PLAYER,
            source=results.join(rating_changes, results.c.id == rating_changes.c.result),
            order=[results.c.id],
        )
    ],
    kept=WITH_MATCH,
    servers_of=matches,
)

puzzles = Table(
    "puzzles",
    metadata,
    Column("name", Text, primary_key=True),  # of bot.puzzles.schedule
    Column("data", LargeBinary, nullable=False),  # as it was made, whatever later versions would make
    sqlite_with_rowid=False,
)
OF_MATCH = literal("match.", Text) + cast(matches.c.id, Text) + literal(".", Text) + matches.c.game  # its puzzle's name
_IN_OWN = matches.c.id.in_(OWN_SEATS.with_only_columns(OWN_SEATS.selected_columns.match))
puzzles.add_is_dependent_on(matches)
declare(
    puzzles,
    person=[delete(puzzles).where(puzzles.c.name.in_(select(OF_MATCH).where(_IN_OWN)))],
    server=[delete(puzzles).where(puzzles.c.name.in_(select(OF_MATCH).where(matches.c.guild == SERVER)))],
    exported=Stays("names nobody, and is shown by the turns of its match"),
    kept=Stays("for its tries"),
)

tries = Table(
    "tries",
    metadata,
    Column("puzzle", Text, ForeignKey("puzzles.name"), primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True, index=True),
    Column("nth", SmallInteger, primary_key=True),  # from 1
    Column("guild", BigInteger, nullable=False),  # where it was made; 0: in direct messages
    Column("key", Text, nullable=False, unique=True),  # of the interaction: a repeated press counts once
    *given(LargeBinary, "answer", "step"),
    Column("points", SmallInteger, nullable=False),  # 0 to 100
    Column("reached", SmallInteger, nullable=False),  # whether the goal was
    Column("made", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_tries_table", tries.c.puzzle, tries.c.guild)
declare(
    tries,
    person=[delete(tries).where(tries.c.player == PLAYER)],
    server=[update(tries).where(tries.c.guild == SERVER).values(guild=0)],
    exported=[
        Section(
            60,
            "tries",
            {
                "puzzle": tries.c.puzzle,
                "try": tries.c.nth,
                "server": (tries.c.guild, str),
                "answer": (tries.c.answer, from_json),
                "points": tries.c.points,
                "made": (tries.c.made, moment),
            },
            tries.c.player == PLAYER,
            order=[tries.c.puzzle, tries.c.nth],
        )
    ],
    kept=Kept(  # what a try led to, which its answer tells as well: films and trails are of today and yesterday
        8 * DAY, update(tries).where(tries.c.made < BEFORE, func.length(tries.c.step) > 0).values(step=b"")
    ),
)

badges = Table(
    "badges",
    metadata,
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True),
    Column("badge", Text, primary_key=True),
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True, index=True),  # the earliest counts
    Column("revision", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),  # when the match ended
    sqlite_with_rowid=False,
)
declare(
    badges,
    person=[delete(badges).where(badges.c.player == PLAYER)],
    server=NO_PLACE,
    exported=[
        Section(
            100,
            "badges",
            {
                "badge": badges.c.badge,
                "match": badges.c.match,
                "turn": badges.c.revision,
                "made": (badges.c.made, moment),
            },
            badges.c.player == PLAYER,
            order=[badges.c.made, badges.c.match, badges.c.badge],
        )
    ],
    kept=UNTIL_DELETED,
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", ID, primary_key=True),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False),
    Column("owner", BigInteger, ForeignKey("players.id"), nullable=False, index=True),
    Column("plan", Text, nullable=False),  # JSON
    Column("stage", Text, nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    *given(BigInteger, "created", "starts", "finished"),
    Column("key", Text, nullable=False, unique=True),  # of the command: a repeated one creates nothing
    sqlite_autoincrement=True,  # old buttons never lead to another
)
IN_TOURNAMENTS = select(tournaments.c.id).where(tournaments.c.guild == SERVER)
_PLAN: Columns = {
    "tournament": tournaments.c.id,
    "plan": (tournaments.c.plan, from_json),
    "server": (tournaments.c.guild, str),
}
declare(
    tournaments,
    person=Stays("its organiser has a pseudonym then"),
    server=[delete(tournaments).where(tournaments.c.guild == SERVER)],
    exported=[
        Section(
            140,
            "tournaments_organised",
            {**_PLAN, "created": (tournaments.c.created, moment)},
            tournaments.c.owner == PLAYER,
            order=[tournaments.c.id],
        )
    ],
    kept=Stays("as long as the bot is on the server"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", BigInteger, ForeignKey("tournaments.id"), primary_key=True),
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True, index=True),
    Column("number", SmallInteger, nullable=False),  # of the player or the team; 0 until it begins
    Column("strength", Float, nullable=False),
    Column("entered", SmallInteger, nullable=False),  # the first round
    Column("left", SmallInteger, nullable=False),  # the last round before they left; -1: they are here
    Column("joined", BigInteger, nullable=False),
    Column("won", SmallInteger, nullable=False, server_default=text("0")),  # the division, or 1 for all; 0: nothing
    sqlite_with_rowid=False,
)
_WAITS = (entrants.c.number == 0) & (tournaments.c.stage != "open")
declare(
    entrants,
    person=[
        Named("bot.storage.tournaments.tournaments:touch_concerned"),  # known by their entries, and as the organiser
        delete(entrants).where(entrants.c.player == PLAYER, entrants.c.number == 0),  # who play in none yet
    ],
    server=[delete(entrants).where(entrants.c.tournament.in_(IN_TOURNAMENTS))],
    exported=[
        Section(
            130,
            "tournaments",
            {
                **_PLAN,
                "joined": (entrants.c.joined, moment),
                "left_after_round": entrants.c.left,
                "waits_for_next_season": (_WAITS, bool),
                "won": (entrants.c.won, bool),
            },
            entrants.c.player == PLAYER,
            source=tournaments.join(entrants, entrants.c.tournament == tournaments.c.id),
            order=[tournaments.c.id],
        )
    ],
    kept=Stays("as long as its tournament"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", BigInteger, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", SmallInteger, primary_key=True),
    Column("board", SmallInteger, primary_key=True),
    *given(SmallInteger, "first", "second"),  # numbers of entrants; no second: a bye
    *given(Text, "stage", "result"),
    Column("played", SmallInteger, nullable=False),
    Column("match", BigInteger, ForeignKey("matches.id"), index=True),  # NULL: none yet, or there is none
    sqlite_with_rowid=False,
)
Index("ix_pairings_open", pairings.c.result, pairings.c.tournament)
declare(
    pairings,
    person=Stays("knows entrants by their numbers"),
    server=[delete(pairings).where(pairings.c.tournament.in_(IN_TOURNAMENTS))],
    exported=Stays("shown by the matches"),
    kept=Stays("as long as its tournament"),
)

calls = Table(
    "calls",
    metadata,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("question", Integer, primary_key=True),  # of bot.matches.crowd.models
    Column("player", BigInteger, ForeignKey("players.id"), primary_key=True, index=True),
    Column("guild", BigInteger, nullable=False),
    Column("answer", SmallInteger, nullable=False),
    *given(BigInteger, "press", "made"),
    Column("settled", BigInteger, nullable=False),  # when; 0: the question is open
    *given(Integer, "revision", "points"),  # of the turn that settled it; above 0: it was right
    sqlite_with_rowid=False,
)
Index("ix_calls_table", calls.c.guild, calls.c.settled)
declare(
    calls,
    person=[delete(calls).where(calls.c.player == PLAYER)],
    server=[update(calls).where(calls.c.guild == SERVER).values(guild=0)],
    exported=[
        Section(
            110,
            "calls",
            {
                "match": calls.c.match,
                "question": calls.c.question,
                "answer": calls.c.answer,
                "server": (calls.c.guild, str),
                "made": (calls.c.made, moment),
                "points": calls.c.points,
            },
            calls.c.player == PLAYER,
            order=[calls.c.match, calls.c.question],
        )
    ],
    kept=UNTIL_DELETED,
    servers_of=matches,
)
