"""Ladder queries. The database sorts a ladder, for it may be very long."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Float,
    Integer,
    bindparam,
    case,
    cast,
    func,
    or_,
    select,
    tuple_,
    union,
)

from bot.features.ladders import counting
from bot.features.ladders.counting import ON_LADDER, before_of
from bot.features.ladders.tables import rating_changes, results
from bot.features.ladders.values import CountedMatch, LadderPage, LadderPlace, PlayerRecord, RatingGain
from bot.matches.core.models import Status
from bot.ratings.ladders import RANKED, RESTING, WORLD, Ladder, RatedResult, Standing
from bot.ratings.seasons import ALL_TIME
from bot.ratings.skills import CALM, DAY, DOUBT, MEAN, SCALE, SETTLED, ZERO
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.matches import camps, matches, seats, turns
from bot.storage.core.schema.players import players
from bot.storage.core.schema.ratings import ratings
from bot.storage.core.standings import STANDING_COLUMNS, standing_of

SHOWN_FOR = 30 * DAY  # ms for which profiles show the points before they were computed again
LAST = 2**62  # after every result
_NOW: ColumnElement[int] = bindparam("now", type_=BigInteger)
_SPOT: ColumnElement[int] = bindparam("spot", type_=BigInteger)


def _shown() -> ColumnElement[int]:
    """The points shown at a time, as `Standing.points` computes them: nothing is subtracted for a settled uncertainty."""
    days = case((ratings.c.last < _NOW, cast(_NOW - ratings.c.last, Float)), else_=0.0) / DAY
    variance = ratings.c.sigma * ratings.c.sigma + CALM * days
    counted = case((variance < SETTLED**2, SETTLED**2), (variance > DOUBT**2, DOUBT**2), else_=variance)
    points = ZERO + SCALE * (ratings.c.mu - MEAN) - SCALE * (func.sqrt(counted) - SETTLED)
    return cast(func.round(points), Integer)


_POINTS = _shown()
_ORDER = (-_POINTS, -ratings.c.games, ratings.c.player)  # best first
_RESTED = ratings.c.last < _NOW - RESTING
_KNOWN = ratings.c.player.not_in(select(players.c.id).where(players.c.discord_id < 0))
_BEGUN = or_(matches.c.status == Status.RUNNING.value, matches.c.status == Status.FINISHED.value)
_PLAYED_THERE = union(
    select(matches.c.id).where(matches.c.thread == _SPOT),
    select(matches.c.id).where(matches.c.channel == _SPOT),
    select(camps.c.match).where(camps.c.thread == _SPOT),
)
_COMPANY = (
    select(seats.c.player).join(matches, matches.c.id == seats.c.match).where(_BEGUN, matches.c.id.in_(_PLAYED_THERE))
)


class _Listing:
    """The statements for the players of a ladder who meet a condition. Names are looked up for one page only."""

    def __init__(self, whom: ColumnElement[bool]) -> None:
        of_those = (*ON_LADDER, _KNOWN, whom)
        shown = select(ratings, _POINTS.label("points"), _RESTED.label("rested")).where(*of_those)
        page = shown.order_by(*_ORDER).limit(bindparam("most")).offset(bindparam("first")).subquery()
        standing = (page.c[column.name] for column in STANDING_COLUMNS)
        self.page = query(
            select(players.c.discord_id, players.c.name, page.c.points, page.c.rested, *standing)
            .join(players, players.c.id == page.c.player)
            .order_by(-page.c.points, -page.c.games, page.c.player)
        )
        self.one = query(
            select(*_ORDER)
            .join(players, players.c.id == ratings.c.player)
            .where(*of_those, players.c.discord_id == bindparam("of_user"))
        )
        him = tuple_(*map(bindparam, ("points_less", "games_less", "of_player")))
        self.ahead = query(select(func.count()).where(*of_those, tuple_(*_ORDER) < him))
        self.better = query(select(func.count()).where(*of_those, bindparam("points") < _POINTS))
        waiting = case((ratings.c.games < RANKED, 1))
        self.numbers = query(select(func.count(case((whom, 1))), func.count(waiting)).where(*ON_LADDER, _KNOWN))


RANKED_ONES = _Listing((ratings.c.games >= RANKED) & ~_RESTED)
COMPANY = _Listing(ratings.c.player.in_(_COMPANY))
FORMER = query(
    select(ratings.c.game, ratings.c.guild, ratings.c.former)
    .join(players, players.c.id == ratings.c.player)
    .where(players.c.discord_id == bindparam("of_user"), ratings.c.former.is_not(None))
)
_mine = rating_changes.alias("mine")
PAST = query(
    select(results.c.match, results.c.made, _mine.c.place, _mine.c.points, _mine.c.before)
    .select_from(_mine)
    .join(results, results.c.id == _mine.c.result)
    .join(players, players.c.id == _mine.c.player)
    .where(
        players.c.discord_id == bindparam("of_user"),
        results.c.game == bindparam("of_game"),
        _mine.c.guild == bindparam("in_guild"),
        _mine.c.season == ALL_TIME,
    )
    .order_by(results.c.id)
)
_theirs = rating_changes.alias("theirs")
_them = players.alias("them")
RIVALS = query(
    select(_them.c.discord_id, _them.c.name, _mine.c.place, _theirs.c.place)
    .select_from(_mine)
    .join(results, results.c.id == _mine.c.result)
    .join(players, players.c.id == _mine.c.player)
    .join(
        _theirs,
        (_theirs.c.result == _mine.c.result)
        & (_theirs.c.guild == _mine.c.guild)
        & (_theirs.c.season == _mine.c.season)
        & (_theirs.c.side != _mine.c.side),
    )
    .join(_them, _them.c.id == _theirs.c.player)
    .where(
        players.c.discord_id == bindparam("of_user"),
        results.c.game == bindparam("of_game"),
        _mine.c.guild == bindparam("in_guild"),
        _mine.c.season == ALL_TIME,
        _them.c.discord_id > 0,
    )
    .order_by(results.c.id)
)


GAINS = query(
    select(players.c.discord_id, rating_changes.c.before, rating_changes.c.points, results.c.made)
    .select_from(rating_changes)
    .join(results, results.c.id == rating_changes.c.result)
    .join(players, players.c.id == rating_changes.c.player)
    .where(
        results.c.match == bindparam("of_match"),
        rating_changes.c.guild == results.c.guild,
        rating_changes.c.season == ALL_TIME,
        players.c.discord_id > 0,
    )
    .order_by(players.c.id)
)
MOVES_OF = query(
    select(turns.c.move)
    .join(seats, (seats.c.match == turns.c.match) & (seats.c.seat == turns.c.seat))
    .join(players, players.c.id == seats.c.player)
    .join(matches, matches.c.id == turns.c.match)
    .where(
        players.c.discord_id == bindparam("of_user"),
        matches.c.game == bindparam("of_game"),
        matches.c.status == Status.FINISHED.value,
        or_(matches.c.guild == bindparam("in_guild"), bindparam("in_guild") == WORLD),
    )
    .order_by(turns.c.match.desc(), turns.c.revision.desc())
    .limit(bindparam("most"))
)


def ladder(tx: Tx, asked: Ladder, now: int, *, first: int = 0, most: int, spot: int = 0) -> LadderPage:
    """A page of a ladder as ranked at `now`, best first.

    With `spot`, a thread or channel, the page lists the players who have played there, including provisional and resting ones.
    """
    listing, on = _asked(asked, now, spot)
    count, waiting = _numbers(tx, listing, on)
    return LadderPage(_rungs(tx, listing, on, first, most), first, count, 0 if spot else waiting)


def near(tx: Tx, asked: Ladder, now: int, user: int, *, reach: int, spot: int = 0) -> LadderPage | None:
    """A user and `reach` neighbours on either side in the listing of `ladder`; None if they are not in it."""
    listing, on = _asked(asked, now, spot)
    him = tx.one(listing.one, of_user=user, **on)
    if him is None:
        return None
    row = dict(zip(("points_less", "games_less", "of_player"), him, strict=True))
    (nth,) = tx.one(listing.ahead, **row, **on) or (0,)
    first = max(0, nth - reach)
    count, _ = _numbers(tx, listing, on)
    return LadderPage(_rungs(tx, listing, on, first, nth + reach + 1 - first), first, count)


def former_points(tx: Tx, user: int, now: int) -> dict[Ladder, int]:
    """A user's points on ladders of all time before all were computed again, for 30 days after that, where they changed by more than a few."""
    (recomputed,) = tx.one(sql.SETTING, name=counting.RECOMPUTED) or ("0",)
    if now - int(recomputed) > SHOWN_FOR:
        return {}
    return {Ladder(game, guild, ALL_TIME): points for game, guild, points in tx.all(FORMER, of_user=user)}


def record(tx: Tx, user: int, game: str, guild: int) -> PlayerRecord:
    """A user's counted matches at a game in a server, or in the world (0), in order, and the opponents met in them."""
    past = tuple(
        CountedMatch(match, made, place, shown, before_of(before).games + 1)
        for match, made, place, shown, before in tx.all(PAST, of_user=user, of_game=game, in_guild=guild)
    )
    met = tuple(
        (other, name, (place > theirs) - (place < theirs))
        for other, name, place, theirs in tx.all(RIVALS, of_user=user, of_game=game, in_guild=guild)
    )
    return PlayerRecord(past, met)


def prospects(tx: Tx, asked: Ladder, sides: Sequence[Sequence[int]], now: int) -> tuple[dict[int, Standing], int]:
    """The users' standings on a ladder, and how many matches of the day before `now` two of different sides were opponents in."""
    rows = {user: transactions.known_player(tx, user) for side in sides for user in side}
    found = {user: counting.standing(tx, asked, row) for user, row in rows.items() if row is not None}
    meeting = tuple(tuple(rows[user] or -user for user in side) for side in sides)
    result = RatedResult(asked.game, asked.guild, now, meeting, tuple(range(len(sides))))
    met = counting.met(tx, LAST, result, asked.guild) if len(sides) > 1 else 0
    return {user: standing for user, standing in found.items() if standing is not None}, met


def gains(tx: Tx, match: int) -> tuple[RatingGain, ...]:
    """Points gained on the server's all-time ladder, highest gain first; empty if the match does not count."""
    found = [
        RatingGain(user, before_of(before).points(made), after)
        for user, before, after, made in tx.all(GAINS, of_match=match)
    ]
    return tuple(sorted(found, key=lambda gain: gain.before - gain.after))


def moves_of(tx: Tx, user: int, game: str, guild: int, most: int) -> tuple[bytes, ...]:
    """A user's latest moves in finished matches of a game, in a server or anywhere (0), latest first."""
    return tuple(bytes(move) for (move,) in tx.all(MOVES_OF, of_user=user, of_game=game, in_guild=guild, most=most))


def _asked(asked: Ladder, now: int, spot: int) -> tuple[_Listing, dict[str, int | str]]:
    """The statements and parameters for a ladder, or for its players who have played at a spot."""
    if not spot:
        return RANKED_ONES, {**_on(asked), "now": now}
    return COMPANY, {**_on(asked), "now": now, "spot": spot}


def _on(asked: Ladder) -> dict[str, int | str]:
    return {"of_game": asked.game, "in_guild": asked.guild, "in_season": asked.season}


def _rungs(tx: Tx, listing: _Listing, on: dict[str, int | str], first: int, most: int) -> tuple[LadderPlace, ...]:
    """A page of places; equal points share a place."""
    rungs: list[LadderPlace] = []
    for nth, row in enumerate(tx.all(listing.page, first=first, most=most, **on), start=first + 1):
        user, name, points, resting, *standing = row
        if rungs and rungs[-1].points == points:
            place = rungs[-1].place
        elif rungs or not first:
            place = nth
        else:
            (better,) = tx.one(listing.better, points=points, **on) or (0,)
            place = 1 + better
        rungs.append(LadderPlace(place, user, name, points, standing_of(standing), bool(resting)))
    return tuple(rungs)


def _numbers(tx: Tx, listing: _Listing, on: dict[str, int | str]) -> tuple[int, int]:
    """The number of players listed, and of those with too few matches."""
    count, waiting = tx.one(listing.numbers, **on) or (0, 0)
    return count, waiting
