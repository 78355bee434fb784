"""The puzzles of the day and the exercises: access, counted tries and results.

A daily puzzle is open from midnight to midnight in UTC; a try begun before counts for ten minutes more.
"""

from __future__ import annotations

import datetime as dt
import logging
from collections.abc import Iterable, Sequence
from typing import Any

from bot.features.daily.jobs import Attempt, Attempted, MakePuzzle
from bot.features.daily.match_puzzles import MatchPuzzles
from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.schedule import EXERCISES, FIRST, daily, exercise, games_of, parsed
from bot.features.daily.values import COUNTED, BestTry, DayResult, Exercise, PuzzleTry, is_over
from bot.games import GAMES, MAKERS
from bot.games.contract.puzzle import Puzzle, best_of
from bot.games.contract.save import dump
from bot.matches.core.errors import GameFailed, Refused, refused, rules_refuse
from bot.matches.core.models import Player
from bot.matches.core.single_flight import SingleFlight
from bot.matches.settings.preferences import Look
from bot.matches.timing.paces import DAY
from bot.matches.work.ban_checks import refuse_banned
from bot.matches.work.clock import day_of
from bot.matches.work.unit_of_work import UnitOfWork
from bot.workers.paint import LastTurn, Paint, Painted

log = logging.getLogger(__name__)

GRACE = 10 * 60 * 1000  # ms after midnight in which a try at yesterday's puzzle still counts
ATTEMPTS = 64  # that are remembered: panels begin alike, and films are asked for again
ROOM = 1 << 20  # bytes of pictures that are kept for all who look at a page
GHOSTS = 6  # players whose best tries are shown in one picture
SEASONED = 30  # days that can be opened for practice


class Dailies:
    """Opens puzzles and counts tries."""

    def __init__(self, work: UnitOfWork, rows: DailyRows) -> None:
        self._work = work
        self._rows = rows
        self.shared = MatchPuzzles(work, rows)
        self._attempted: SingleFlight[Attempted] = SingleFlight(ATTEMPTS)
        self._coming: SingleFlight[Puzzle] = SingleFlight()
        self._pictures: SingleFlight[Painted] = SingleFlight(ROOM, lambda painted: len(painted.png))
        self._there: set[str] = set()  # names of puzzles that need not be made
        self.tries_of, self.day_table = rows.tries_of, rows.day_table

    @property
    def today(self) -> dt.date:
        """The day in UTC."""
        return day_of(self._work.clock.now_ms())

    def games(self, day: dt.date) -> tuple[str, ...]:
        """The games that a day has a puzzle of."""
        return games_of(day)

    def closes(self, name: str) -> int:
        """The end of the day of a daily puzzle, in ms since 1970."""
        return int(dt.datetime.combine(_day(name), dt.time(), dt.UTC).timestamp()) * 1000 + DAY

    def counts(self, name: str) -> bool:
        """Whether a puzzle is a daily one at which a try counts now: its answer is still a secret."""
        daily_one = parsed(name).kind == "daily" and self._opened(name)
        return daily_one and self._work.clock.now_ms() < self.closes(name) + GRACE

    def former(self, name: str) -> str:
        """The puzzle of the same game on the last day before that had one; "" if none had."""
        day, game = _day(name), parsed(name).game
        days = (day - dt.timedelta(days=back) for back in range(1, 8))
        return next((daily(one, game) for one in days if game in self.games(one)), "")

    async def puzzle(self, name: str) -> Puzzle:
        """The puzzle of a name; that of a day that is open, and an exercise, is made if need be.

        Raises Refused if there is none yet, or none any more; GameFailed, EngineDown.
        """
        if not self._opened(name):
            raise refused("refused-puzzle") if self.games(self.today) else self._too_early()
        if parsed(name).kind == "exercise" or self.counts(name):
            return await self._kept(name)
        known = await self._rows.puzzle(name)
        if known is None:
            raise refused("refused-puzzle")
        return known

    async def made(self, name: str) -> Puzzle:
        """The puzzle of a day that has begun, if it was made. Raises Refused, StoreError."""
        known = await self._rows.puzzle(name) if name.startswith("daily.") and self._opened(name) else None
        if known is None:
            raise refused("refused-puzzle")
        return known

    async def painted(self, puzzle: Puzzle, language: str, look: Look) -> Painted:
        """The position of a puzzle as a spectator may see it. Raises EngineError."""
        return await self._paint(Paint(puzzle.game, puzzle.state, language, theme=look))

    async def painted_solution(self, puzzle: Puzzle, language: str, look: Look) -> Painted:
        """The best answer known as a spectator may see it. Raises Refused while a try at the puzzle counts; EngineError."""
        if self.counts(puzzle.name):
            raise refused("refused-puzzle")
        step = (await self.attempt(puzzle, best_of(GAMES[puzzle.game], puzzle))).step
        turn = LastTurn(events=step.events, before=puzzle.state, trace=step.trace)
        return await self._paint(Paint(puzzle.game, step.state, language, theme=look, turn=turn))

    async def _paint(self, job: Paint) -> Painted:
        return await self._pictures.run(job, lambda: self._work.engine.run(job))

    async def ahead(self) -> None:
        """Make the puzzles of today and tomorrow, of servers, then all exercises, as far as they have not been made.

        Raises StoreError, EngineDown.
        """
        days = (self.today, self.today + dt.timedelta(days=1))
        await self._make_all(daily(day, game) for day in days for game in self.games(day))
        await self.shared.search()
        await self._make_all(exercise(game, number) for number in range(1, EXERCISES + 1) for game in MAKERS)

    async def _make_all(self, names: Iterable[str]) -> None:
        """Make missing puzzles; failures are logged."""
        for name in names:
            if name not in self._there:
                try:
                    await self._kept(name)
                except GameFailed:
                    log.exception("the puzzle %s cannot be made", name)
                    self._there.add(name)  # it would fail each time

    async def attempt(self, puzzle: Puzzle, actions: Sequence[Any]) -> Attempted:
        """Apply an answer to a puzzle and return the outcome with its points; stores nothing. Raises Refused, GameFailed, EngineDown."""
        job = Attempt(puzzle, tuple(map(dump, actions)))
        with rules_refuse():
            return await self._attempted.run(job, lambda: self._work.engine.run(job))

    async def play(
        self, puzzle: Puzzle, user: Player, nth: int, actions: Sequence[Any], *, guild: int, key: str
    ) -> PuzzleTry | None:
        """Count a try at a daily puzzle as the player's `nth`, or return the former one of that number or key.

        None if they have had all. Raises Refused if the rules refuse it or the day is over, GameFailed, EngineDown.
        """
        if not self.counts(puzzle.name):
            raise refused("refused-day-over")
        await refuse_banned(self._work, guild, user.user)
        attempted = await self.attempt(puzzle, actions)
        new = self._try(puzzle, attempted, nth, actions, guild, key)
        return await self._rows.keep_try(user, new, most=COUNTED)

    async def practise(
        self, puzzle: Puzzle, user: Player, actions: Sequence[Any], *, guild: int, key: str
    ) -> Attempted:
        """Try without counting; the first success at an exercise is kept. Raises as `attempt`."""
        attempted = await self.attempt(puzzle, actions)
        new = self._try(puzzle, attempted, 1, actions, guild, key)
        if parsed(puzzle.name).kind == "exercise" and new.reached:
            await self._rows.keep_try(user, new, most=1)
        return attempted

    async def result(self, name: str, user: int, guild: int) -> DayResult:
        """A player's tries at a daily puzzle, and how they compare in a server (0: in none). Raises Refused for another."""
        if parsed(name).kind != "daily":
            raise refused("refused-puzzle")
        rows = self._rows
        tries = await rows.tries_of(name, user)
        table = await rows.day_table(name, guild) if guild else ()
        best = max((one.points for one in tries), default=0)
        former = self.former(name)
        there = former if former and not self.counts(former) and await rows.puzzle(former) else ""
        here = await self.shared.of_server(guild) if is_over([one.points for one in tries]) else ""
        return DayResult(tries, table, await rows.turnout(name, best), await self.streak(user), there, here)

    async def ghosts(self, name: str, user: int, guild: int) -> tuple[BestTry, ...]:
        """The best tries at a daily puzzle in a server, best first, with the user's own.

        Raises Refused if the user can still try, has never tried, or none is kept any more.
        """
        points = [one.points for one in await self._rows.tries_of(name, user)]
        if not points:
            raise refused("refused-no-tries")
        if self.counts(name) and not is_over(points):
            raise refused("refused-ghosts")
        shown = await self._rows.ghosts(name, guild, user, GHOSTS)
        if not shown:
            raise refused("refused-puzzle")
        return shown

    async def streak(self, user: int) -> int:
        """The days in a row, up to today or yesterday, on which a player has tried a puzzle."""
        return streak(map(_day, await self._rows.tried(user, "daily.%")), self.today)

    async def exercises(self, user: int, game: str) -> tuple[Exercise, ...]:
        """The exercises of a game that have been made, easiest first. Raises Refused for a game without any."""
        if game not in MAKERS:
            raise refused("refused-puzzle")
        rows, like = self._rows, f"exercise.%.{game}"
        solved = set(await rows.tried(user, like))
        there = (Exercise(one, one.name in solved) for one in await rows.puzzles_like(like))
        return tuple(sorted(there, key=lambda one: (one.puzzle.grade, one.number)))

    def _try(
        self, puzzle: Puzzle, attempted: Attempted, nth: int, actions: Sequence[Any], guild: int, key: str
    ) -> PuzzleTry:
        now = self._work.clock.now_ms()
        return PuzzleTry(
            puzzle.name, nth, guild, key, dump(list(actions)), attempted.step, attempted.verdict.points, now
        )

    def _too_early(self) -> Refused:
        """The refusal of a clock that is before the first day."""
        first = int(dt.datetime.combine(FIRST, dt.time(), dt.UTC).timestamp())
        now = self._work.clock.now_ms() // 1000
        return refused("refused-first-puzzle", first=f"<t:{first}:D>", now=f"<t:{now}:f>")

    def _opened(self, name: str) -> bool:
        """Whether a puzzle may be seen; puzzles of future days may not."""
        try:
            kind, when, game = parsed(name)
        except ValueError:
            return False
        if kind != "daily":
            return game in MAKERS
        day = dt.date.fromisoformat(when)
        return game in self.games(day) and self.today - dt.timedelta(days=SEASONED) <= day <= self.today

    async def _kept(self, name: str) -> Puzzle:
        """The puzzle of a name, made once for all who ask at the same time."""
        return await self._coming.run(name, lambda: self._found(name))

    async def _found(self, name: str) -> Puzzle:
        known = await self._rows.puzzle(name)
        if known is None:
            known = await self._rows.keep_puzzle(await self._work.engine.run(MakePuzzle(name)))
        self._there.add(name)
        return known


def streak(days: Iterable[dt.date], today: dt.date) -> int:
    """The days in a row up to today; up to yesterday if today may still come."""
    played = set(days)
    last = today if today in played else today - dt.timedelta(days=1)
    count = 0
    while last - dt.timedelta(days=count) in played:
        count += 1
    return count


def _day(name: str) -> dt.date:
    return dt.date.fromisoformat(parsed(name).when)
