"""Results and standings: counting a match, and undoing one that is declared void."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, func, select, update

from bot.features.ladders.tables import rating_changes, results
from bot.features.ladders.values import Finish
from bot.ratings.ladders import LATELY, Ladder, Ladders, RatedResult, Standing, played, weight
from bot.ratings.seasons import ALL_TIME
from bot.ratings.skills import UNEVEN
from bot.storage.core import statements as sql
from bot.storage.core.query import Tx, new_row, query
from bot.storage.core.rows import Row
from bot.storage.core.schema.matches import matches
from bot.storage.core.schema.ratings import ratings
from bot.storage.core.standings import STANDING_COLUMNS, standing_of

SETTING = "ratings"  # of the store: how sides of different sizes were rated when all ratings were computed last
RECOMPUTED = "ratings-recomputed"  # of the store: when that changed them (ms since 1970)
CLEARLY = 10  # points: their profiles show larger changes
EXACT = 1e-9  # absolute and relative: the last bits of exp and sqrt differ between processors

ON_LADDER = (
    ratings.c.game == bindparam("of_game"),
    ratings.c.guild == bindparam("in_guild"),
    ratings.c.season == bindparam("in_season"),
)
_HIS = (*ON_LADDER, ratings.c.player == bindparam("of_player"))
_RESULT = select(*(results.c[name] for name in ("id", "game", "guild", "made", "sides", "ranks", "world")))

PLAYED_IN = query(select(matches.c.game, matches.c.guild).where(matches.c.id == bindparam("match")))
ADD_RESULT = query(new_row(results).returning(results.c.id))
STANDING = query(select(*STANDING_COLUMNS).where(*_HIS))
_KEPT = [column.name for column in STANDING_COLUMNS]
CHANGE_STANDING = query(
    update(ratings).where(*_HIS).values({name: bindparam(name) for name in _KEPT}).returning(ratings.c.player)
)
DROP_STANDING = query(delete(ratings).where(*_HIS))
ADD_STANDING = query(new_row(ratings, "game", "guild", "season", "player", *_KEPT))
FORMER = query(
    select(*(ratings.c[name] for name in ("game", "guild", "season", "player", "former"))).where(
        ratings.c.former.is_not(None)
    )
)
KEEP_FORMER = query(update(ratings).where(*_HIS).values(former=bindparam("points")))
ADD_CHANGE = query(new_row(rating_changes))
CHANGES = query(
    select(rating_changes.c.guild, rating_changes.c.season, rating_changes.c.player, rating_changes.c.before).where(
        rating_changes.c.result == bindparam("of_result")
    )
)
DROP_CHANGES = query(delete(rating_changes).where(rating_changes.c.result == bindparam("of_result")))
FIRST_SINCE = query(
    select(func.min(results.c.id)).where(
        results.c.game == bindparam("of_game"), results.c.made > bindparam("since"), results.c.void == 0
    )
)
LATELY_PLAYED = query(
    select(rating_changes.c.result, rating_changes.c.side)
    .join(results, results.c.id == rating_changes.c.result)
    .where(
        rating_changes.c.player == bindparam("of_player"),
        rating_changes.c.guild == bindparam("in_guild"),
        rating_changes.c.season == ALL_TIME,
        rating_changes.c.result >= bindparam("first"),
        rating_changes.c.result < bindparam("up_to"),
        results.c.game == bindparam("of_game"),
        results.c.made > bindparam("since"),
    )
)
RESULT_OF_MATCH = query(_RESULT.where(results.c.match == bindparam("of_match"), results.c.void == 0))
RESULTS_AFTER = query(
    _RESULT.where(
        results.c.game == bindparam("of_game"), results.c.id > bindparam("after_result"), results.c.void == 0
    ).order_by(results.c.id)
)
ALL_RESULTS = query(_RESULT.where(results.c.void == 0).order_by(results.c.id))
VOID_RESULT = query(update(results).where(results.c.id == bindparam("of_result")).values(void=1))
ALL_RATINGS = query(select(ratings.c.game, ratings.c.guild, ratings.c.season, ratings.c.player, *STANDING_COLUMNS))
CLEAR_RATINGS = query(delete(ratings))
CLEAR_CHANGES = query(delete(rating_changes))
CLEAR_RATINGS_AT = query(delete(ratings).where(ratings.c.game == bindparam("of_game")))
CLEAR_CHANGES_AT = query(
    delete(rating_changes).where(
        rating_changes.c.result.in_(select(results.c.id).where(results.c.game == bindparam("of_game")))
    )
)


def count(tx: Tx, match: int, finish: Finish, made: int, *, world: bool) -> None:
    """Count a match that has ended, in the `world` too if its server takes part."""
    (game, guild) = tx.one(PLAYED_IN, match=match) or ()
    seated = dict(tx.all(sql.SEATED, match=match))
    sides = tuple(tuple(seated[seat] for seat in side) for side in finish.sides)
    result = RatedResult(game, guild, made, sides, finish.ranks, world)
    (nth,) = (
        tx.one(
            ADD_RESULT,
            match=match,
            game=game,
            guild=guild,
            made=made,
            sides=msgspec.json.encode(sides).decode(),
            ranks=msgspec.json.encode(finish.ranks).decode(),
            void=0,
            world=int(world),
        )
        or ()
    )
    _learn(tx, nth, result)


def annul(tx: Tx, match: int) -> None:
    """Uncount a match, if it counted: recompute its players and all who met them since."""
    row = tx.one(RESULT_OF_MATCH, of_match=match)
    if row is None:
        return
    voided, result = _result_of(row)
    tx.run(VOID_RESULT, of_result=voided)
    concerned = set(result.players)
    again: list[tuple[int, RatedResult]] = []
    for later, other in map(_result_of, tx.all(RESULTS_AFTER, of_game=result.game, after_result=voided)):
        if concerned & set(other.players):
            concerned |= set(other.players)
            again.append((later, other))
    for nth, undone in reversed([(voided, result), *again]):
        _unlearn(tx, nth, undone.game)
    for nth, other in again:
        _learn(tx, nth, other)


def recompute(tx: Tx, now: int) -> None:
    """Recompute all standings from the results; points kept by an upgrade stay."""
    found, kept = tx.all(ALL_RESULTS), tx.all(FORMER)
    before = {} if _is_present(tx) else standings_kept(tx)
    tx.run(CLEAR_CHANGES)
    tx.run(CLEAR_RATINGS)
    _count_again(tx, map(_result_of, found), before, now)
    for game, guild, season, player, former in kept:
        tx.run(KEEP_FORMER, **_key(Ladder(game, guild, season), player), points=former)


def recompute_uneven(tx: Tx, now: int) -> int:
    """Recompute the standings of games with sides of different sizes if another version rated those; returns the results counted again.

    Where a player's points of all time change clearly, the former ones are kept.
    """
    if _is_present(tx):
        return 0
    found = [_result_of(row) for row in tx.all(ALL_RESULTS)]
    games = {result.game for _, result in found if not result.even}
    before = {on: there for on, there in standings_kept(tx).items() if on.game in games}
    for game in games:
        tx.run(CLEAR_CHANGES_AT, of_game=game)
        tx.run(CLEAR_RATINGS_AT, of_game=game)
    again = [(nth, result) for nth, result in found if result.game in games]
    _count_again(tx, again, before, now)
    return len(again)


def _is_present(tx: Tx) -> bool:
    """Whether this version rated sides of different sizes."""
    return tx.one(sql.SETTING, name=SETTING) == (UNEVEN,)


def _count_again(
    tx: Tx, found: Iterable[tuple[int, RatedResult]], before: Mapping[Ladder, Mapping[int, Standing]], now: int
) -> None:
    """Count the results of cleared standings, and store the all-time points that they had under another version."""
    for nth, result in found:
        _learn(tx, nth, result)
    was, now_stands = _flat(before), _flat(standings_kept(tx))
    for on, player in was.keys() & now_stands.keys():
        former, points = (of[on, player].points(now) for of in (was, now_stands))
        if on.season == ALL_TIME and abs(points - former) > CLEARLY:
            tx.run(KEEP_FORMER, **_key(on, player), points=former)
    for name, value in ((SETTING, UNEVEN), *([(RECOMPUTED, str(now))] if before else [])):
        tx.run(sql.DROP_SETTING, name=name)
        tx.run(sql.ADD_SETTING, name=name, value=value)


def results_kept(tx: Tx) -> tuple[RatedResult, ...]:
    """All results in the order they count."""
    return tuple(result for _, result in map(_result_of, tx.all(ALL_RESULTS)))


def standings_kept(tx: Tx) -> dict[Ladder, dict[int, Standing]]:
    """All standings, by ladder and row number of the player."""
    kept: dict[Ladder, dict[int, Standing]] = {}
    for game, guild, season, player, *row in tx.all(ALL_RATINGS):
        kept.setdefault(Ladder(game, guild, season), {})[player] = standing_of(row)
    return kept


def stray_standings(tx: Tx) -> tuple[int, int]:
    """The number of standings, and how many differ from what the results give; whichever processor computed them."""
    kept = _flat(standings_kept(tx))
    exact = _flat(Ladders(results_kept(tx)).standings)
    same = sum(same_standing(kept[key], exact[key]) for key in kept.keys() & exact.keys())
    return len(kept), len(kept.keys() | exact.keys()) - same


def same_standing(one: Standing, other: Standing) -> bool:
    """Whether two standings are equal but for the last bits; these may decide how the best points were rounded."""
    close = all(
        math.isclose(mine, theirs, rel_tol=EXACT, abs_tol=EXACT)
        for mine, theirs in ((one.skill.mu, other.skill.mu), (one.skill.sigma, other.skill.sigma))
    )
    level = msgspec.structs.replace(one, skill=other.skill, best=other.best) == other
    return close and level and abs(one.best - other.best) <= 1


def _flat(standings: Mapping[Ladder, Mapping[int, Standing]]) -> dict[tuple[Ladder, int], Standing]:
    return {(on, player): standing for on, there in standings.items() for player, standing in there.items()}


def _learn(tx: Tx, nth: int, result: RatedResult) -> None:
    side_of = {player: number for number, side in enumerate(result.sides) for player in side}
    gains = {guild: weight(met(tx, nth, result, guild)) for guild in result.guilds}
    for asked, gain in [(one, gains[guild]) for guild in result.guilds for one in result.ladders(guild)]:
        known = {player: standing(tx, asked, player) for player in result.players}
        was = {player: stood or Standing() for player, stood in known.items()}
        for player, stands in played(was, result, gain).items():
            before = known[player]
            keep(tx, asked, player, stands)
            tx.run(
                ADD_CHANGE,
                result=nth,
                guild=asked.guild,
                season=asked.season,
                player=player,
                side=side_of[player],
                place=stands.wins - was[player].wins - (stands.losses - was[player].losses),
                before=msgspec.json.encode(before).decode() if before else "",
                points=stands.points(result.made),
            )


def _unlearn(tx: Tx, nth: int, game: str) -> None:
    """Restore the players' standings from before a result that no later one builds upon."""
    for guild, season, player, before in tx.all(CHANGES, of_result=nth):
        asked = Ladder(game, guild, season)
        if before:
            keep(tx, asked, player, before_of(before))
        else:
            tx.run(DROP_STANDING, **_key(asked, player))
    tx.run(DROP_CHANGES, of_result=nth)


def met(tx: Tx, nth: int, result: RatedResult, guild: int) -> int:
    """The most matches of the same day, on that ladder, in which two opponents of the result had been opponents before."""
    lately = {"of_game": result.game, "since": result.made - LATELY}
    (first,) = tx.one(FIRST_SINCE, **lately) or (None,)
    if first is None or first >= nth:
        return 0
    sides: dict[int, dict[int, int]] = {
        player: dict(tx.all(LATELY_PLAYED, of_player=player, in_guild=guild, first=first, up_to=nth, **lately))
        for player in result.players
    }
    return max(
        sum(sides[other].get(match, side) != side for match, side in sides[one].items()) for one, other in result.pairs
    )


def standing(tx: Tx, asked: Ladder, player: int) -> Standing | None:
    """A player's standing, by row number; None if they are not on the ladder."""
    row = tx.one(STANDING, **_key(asked, player))
    return None if row is None else standing_of(row)


def keep(tx: Tx, asked: Ladder, player: int, standing: Standing) -> None:
    """Save a player's standing, by row number."""
    kept = asdict(standing)
    kept |= asdict(kept.pop("skill"))
    if tx.one(CHANGE_STANDING, **_key(asked, player), **kept) is None:
        tx.run(ADD_STANDING, **asked._asdict(), player=player, **kept)


def _key(asked: Ladder, player: int) -> dict[str, object]:
    return {"of_game": asked.game, "in_guild": asked.guild, "in_season": asked.season, "of_player": player}


def before_of(said: str) -> Standing:
    """The standing before a change."""
    return msgspec.json.decode(said, type=Standing) if said else Standing()


def _result_of(row: Row) -> tuple[int, RatedResult]:
    nth, game, guild, made, sides, ranks, world = row
    decoded = msgspec.json.decode(sides, type=tuple[tuple[int, ...], ...])
    return nth, RatedResult(game, guild, made, decoded, msgspec.json.decode(ranks, type=tuple[int, ...]), bool(world))
