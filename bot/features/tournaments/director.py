"""Runs tournaments: begins them, pairs rounds, begins matches, notes results and announces the end.

All state is in the store, and each step is one transaction that fails if another process was faster. After a crash between two
steps, the next one is taken once.
"""

from __future__ import annotations

import hashlib
import logging
from functools import partial
from typing import Protocol

import msgspec

from bot.features.tournaments.jobs import PairRound
from bot.features.tournaments.rows import place_match
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.titles import with_winners
from bot.features.tournaments.values import Board, BoardPlace, Plan, Stage, Tournament
from bot.games.contract.base import Outcome
from bot.matches.core.errors import CommitUnknown, EngineError, LostRace, Refused, StoreError
from bot.matches.core.match_change import Effect
from bot.matches.core.models import Match, NewMatch, Player, Response, Status
from bot.matches.house.members import is_erased, is_house, is_person
from bot.matches.matchmaking.challenges import EXPIRY
from bot.matches.play.endings import removal_key
from bot.matches.work.clock import Presence
from bot.matches.work.unit_of_work import found
from bot.pairing.event import Form, Pairing, Result
from bot.pairing.forms import MATCHED, next_round, without
from bot.pairing.league import length

log = logging.getLogger(__name__)


class Venues(Protocol):
    """Tells whether bulletins can be posted in a channel."""

    async def is_shut(self, guild: int, channel: int) -> bool:
        """Whether posting in the channel is known to be impossible; False if unknown."""


class Director:
    """Advances tournaments."""

    def __init__(self, tournaments: Tournaments, presence: Presence, venues: Venues) -> None:
        self._tournaments = tournaments
        self._rows = tournaments.rows
        self._work = tournaments.matches.work
        self._challenges = tournaments.matches.challenges
        self._presence = presence
        self._venues = venues
        self.woken = tournaments.woken

    async def settle(self, _owner: str) -> int:
        """Advance all tournaments with something to do; returns how many advanced. Raises StoreError."""
        count = 0
        for number in await self._rows.due(self._work.clock.now_ms()):
            try:
                count += await self._go_on(number)
            except LostRace:
                log.info("another process goes on with tournament %s", number)
            except (Refused, EngineError) as error:
                log.warning("tournament %s is delayed: %r", number, error)
            except StoreError:
                raise
            except Exception:  # one that fails must not keep the others waiting
                log.exception("tournament %s cannot go on", number)
        return count

    async def _go_on(self, number: int) -> bool:
        """Take the next step of a tournament; returns whether there was one."""
        loaded = await self._rows.get(number)
        if loaded is None:
            return False
        if loaded.stage is Stage.OPEN:
            return not await self._is_shut(loaded) and await self._begin(loaded)
        noted = await self._with_results(loaded)
        if noted is not loaded:
            loaded = await self._change(loaded, noted)
        if loaded.stage is not Stage.RUNNING or await self._is_shut(loaded):
            return noted is not loaded
        if self._is_due(loaded):
            loaded = await self._next_round(loaded)
        return await self._begin_matches(loaded) or noted is not loaded

    def _is_due(self, loaded: Tournament) -> bool:
        """Whether the next round is due: at its time, or once the latest is over."""
        return loaded.starts <= self._work.clock.now_ms() if loaded.starts else loaded.event.is_round_over

    async def _is_shut(self, loaded: Tournament) -> bool:
        """Whether the tournament waits because its channel is not writable, so that nobody would hear of a round."""
        return await self._venues.is_shut(loaded.guild, loaded.channel)

    async def _begin(self, loaded: Tournament) -> bool:
        """Begin the tournament at its set time, or cancel it for lack of entrants."""
        loaded = await self._without_those_gone(loaded)
        try:
            begun = await self._tournaments.begun(loaded)
        except Refused:
            await self._cancel(loaded)
            return True
        await self._change(loaded, begun)
        self.woken.set()  # the first round follows
        return True

    async def _cancel(self, loaded: Tournament) -> Tournament:
        """Cancel the tournament for lack of entrants."""
        now = self._work.clock.now_ms()
        return await self._change(loaded, msgspec.structs.replace(loaded, stage=Stage.CANCELLED, finished=now), "few")

    async def _next_round(self, loaded: Tournament) -> Tournament:
        """Add the pairings of the next round, or the end."""
        loaded = await self._without_those_gone(loaded)
        waits = loaded.plan.form in MATCHED
        pairings = await self._work.engine.run(PairRound(loaded.event)) if waits else next_round(loaded.event)
        self.woken.set()  # a round of byes alone is over at once, and so may a season be
        if not pairings and not loaded.event.is_round_over:  # matches of former rounds go on
            return await self._change(loaded, msgspec.structs.replace(loaded, starts=0))
        if not pairings and not loaded.rounds:  # nobody is left to play
            return await self._cancel(loaded)
        if not pairings:
            return await self._end(loaded)
        rounds = (*loaded.rounds, tuple(Board(pairing) for pairing in pairings))
        wanted = msgspec.structs.replace(loaded, rounds=rounds, starts=self._next_start(loaded))
        return await self._change(loaded, wanted, f"round.{len(rounds)}")

    def _next_start(self, loaded: Tournament) -> int:
        """The start of the round after the next, a whole number of intervals after the first; 0 to start it when that round is over."""
        if not loaded.starts or loaded.round_ + 1 >= length(loaded.event):
            return 0
        passed = (self._work.clock.now_ms() - loaded.starts) // loaded.plan.interval
        return loaded.starts + (passed + 1) * loaded.plan.interval

    async def _end(self, loaded: Tournament) -> Tournament:
        """The end; in a league, the next season opens with it."""
        now = self._work.clock.now_ms()
        over = with_winners(msgspec.structs.replace(loaded, stage=Stage.FINISHED, finished=now))
        if loaded.plan.form is not Form.LEAGUE:
            return await self._change(loaded, over, "over")
        absent, away = await self._rows.no_shows(loaded.id), await self._tournaments.turned_away(loaded)
        entered = tuple(one for one in over.entered if one.number or one.user in away)
        following = self._tournaments.next_season(loaded, absent | away)
        return await self._change(loaded, msgspec.structs.replace(over, entered=entered), "over", following=following)

    async def _without_those_gone(self, loaded: Tournament) -> Tournament:
        """Remove entrants, also from the waiting list, who have left the server, are banned or have deleted their data."""
        users = [one.user for one in loaded.taking_part]
        bans = await self._work.store.bans.of_users(loaded.guild, users, self._work.clock.now_ms())
        gone = {one.user for one in bans} | {user for user in users if await self._is_gone(loaded.guild, user)}
        entered = tuple(
            msgspec.structs.replace(one, left=loaded.round_) if one.user in gone else one
            for one in loaded.entered
            if one.user not in gone or one in loaded.present
        )
        return await self._change(loaded, msgspec.structs.replace(loaded, entered=entered)) if gone else loaded

    async def _is_gone(self, guild: int, user: int) -> bool:
        if is_person(user):
            return await self._presence.gone(guild, user)
        return is_erased(user)

    async def _begin_matches(self, loaded: Tournament) -> bool:
        """Begin the matches that have not begun; whether that changed anything."""
        if loaded.stage is not Stage.RUNNING:
            return False
        before, loaded = loaded, await self._without_those_erased(loaded)
        waiting = [
            BoardPlace(loaded.id, loaded.revision, nth, place)
            for nth, boards in enumerate(loaded.rounds, 1)
            for place, board in enumerate(boards)
            if not board.match and not board.pairing.is_over
        ]
        for one in waiting:
            await self._begin_match(loaded, one)
        if waiting:
            self._tournaments.announced()  # the post of a round waits for them
        return bool(waiting) or loaded is not before

    async def _without_those_erased(self, loaded: Tournament) -> Tournament:
        """Remove entrants who deleted their data after the latest round was paired from its matches that have not begun."""
        away = {one.number for one in loaded.present if is_erased(one.user)}
        rounds = tuple(
            tuple(
                board
                if board.match or board.pairing.is_over
                else msgspec.structs.replace(board, pairing=without(away, board.pairing))
                for board in boards
            )
            for boards in loaded.rounds
        )
        if rounds == loaded.rounds:
            return loaded
        entered = tuple(
            msgspec.structs.replace(one, left=loaded.round_ - 1)
            if one.number in away and not is_person(one.user)
            else one
            for one in loaded.entered
        )
        return await self._change(loaded, msgspec.structs.replace(loaded, rounds=rounds, entered=entered))

    async def _begin_match(self, loaded: Tournament, at: BoardPlace) -> Match:
        """The match of a pairing of a round, which begins once, however often it is begun."""
        seed, plan = _seed(loaded, at), loaded.plan
        pairing = loaded.rounds[at.round - 1][at.board].pairing
        options, stepped = await self._challenges.set_up(plan.game, dict(plan.options), 2 * plan.team, seed)
        holders = _holders(loaded, pairing)
        housed = any(is_house(one.user) for one in holders)
        new = NewMatch(
            guild=loaded.guild,
            channel=loaded.channel,
            game=plan.game,
            options=options,
            holders=holders,
            seed=seed,
            expires=self._work.clock.now_ms() + EXPIRY,
            locale=plan.locale,
            terms=msgspec.structs.replace(plan.terms, rated=plan.terms.rated and not housed),
        )
        try:
            return await self._challenges.begin_new(new, stepped, at.key, drawn=False, added=partial(_placed, at))
        except CommitUnknown as unknown:
            return await found(self._work.store.match_by_key(at.key), unknown)

    async def _with_results(self, loaded: Tournament) -> Tournament:
        """The tournament with the results of matches that have ended or were declared void since; itself if there are none."""
        void = await self._rows.void_matches(loaded.id)
        boards = [board for boards in loaded.rounds for board in boards if board.match]
        numbers = [one.match for one in boards if not one.pairing.is_over and one.match not in void]
        results = dict.fromkeys(void, Result.VOID)
        for one in await self._work.store.those(numbers):
            results[one.id] = Result.VOID if await self._was_removed(one) else self._result(one, loaded.plan)
        rounds = tuple(
            tuple(_noted(board, results.get(board.match, Result.OPEN)) for board in boards) for boards in loaded.rounds
        )
        if rounds == loaded.rounds:
            return loaded
        noted = msgspec.structs.replace(loaded, rounds=rounds)
        return with_winners(noted) if noted.stage is Stage.FINISHED else noted

    async def _was_removed(self, match: Match) -> bool:
        """Whether a match was cancelled because the bot was removed from the server, which is no player's fault."""
        return match.status is Status.ABORTED and await self._work.store.match_by_key(removal_key(match.id)) is not None

    def _result(self, match: Match, plan: Plan) -> Result:
        """The result of a match; nobody scores in a cancelled one."""
        if match.status.is_under_way:
            return Result.OPEN
        outcome = self._work.positions.outcome(match) if match.status is Status.FINISHED else None
        if outcome is None:
            return Result.NEITHER
        first, second = (_rank(outcome, side, plan) for side in (0, 1))
        return Result.DRAW if first == second else Result.FIRST if first < second else Result.SECOND

    async def _change(
        self, loaded: Tournament, wanted: Tournament, *announced: str, following: Tournament | None = None
    ) -> Tournament:
        now = self._work.clock.now_ms()
        try:
            changed = await self._rows.change(loaded, wanted, announced, now, following)
        except CommitUnknown as unknown:
            raise StoreError("a change of a tournament may have been stored") from unknown
        self._tournaments.announced()
        return changed


def _seed(loaded: Tournament, at: BoardPlace) -> bytes:
    """The seed of a match: it tells nothing of the tournament's, which nobody ever sees."""
    return hashlib.sha256(loaded.seed + f"{at.round}.{at.board}".encode()).digest()


def _placed(at: BoardPlace, match: Match) -> Effect:
    """Gives the match to its board."""
    return Effect(lambda tx: place_match(tx, at, match.id))


def _noted(board: Board, result: Result) -> Board:
    if result is Result.OPEN:
        return board
    return msgspec.structs.replace(board, pairing=msgspec.structs.replace(board.pairing, result=result))


def _holders(loaded: Tournament, pairing: Pairing) -> tuple[Player, ...]:
    """The players of a pairing at the seats of their sides, which take turns."""
    sides = (loaded.members(pairing.first), loaded.members(pairing.second))
    return tuple(
        Player(2 * nth + side, one.user, one.name, Response.YES)
        for nth in range(loaded.plan.team)
        for side, team in enumerate(sides)
        for one in team[nth : nth + 1]
    )


def _rank(outcome: Outcome, side: int, plan: Plan) -> int:
    """The rank of a side, the best being 0."""
    seats = {2 * nth + side for nth in range(plan.team)}
    return next(rank for rank, level in enumerate(outcome.ranks) if seats & set(level))
