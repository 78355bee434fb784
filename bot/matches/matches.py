"""All changes to matches: permissions, timing and effects. The parts of Matches cover the areas."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.games.contract.base import AnyGame, Ask, Left
from bot.games.contract.save import dump
from bot.matches.core import checks
from bot.matches.core.caps import CAPS, Caps
from bot.matches.core.errors import GameFailed, refused, rules_refuse
from bot.matches.core.job import Engine
from bot.matches.core.match_change import OnChange
from bot.matches.core.models import ActionResult, Match, Player, Status, StoredDraft, Turn, WaitingMatch
from bot.matches.core.observer import Observer
from bot.matches.core.positions import PlannedPosition
from bot.matches.core.seeding import new_seed
from bot.matches.history.history import is_forced
from bot.matches.history.player_history import PlayerHistory
from bot.matches.matchmaking.bans import Bans
from bot.matches.matchmaking.blocks import Blocks
from bot.matches.matchmaking.challenges import Challenges, Rematches
from bot.matches.matchmaking.inbox import Inbox
from bot.matches.matchmaking.open_tables import OpenTables
from bot.matches.matchmaking.substitution import Substitutions
from bot.matches.play.absent_games import AbsentGames
from bot.matches.play.batch import Batch, Later
from bot.matches.play.conditional_moves import ConditionalMoves
from bot.matches.play.endings import Endings, MatchAdmin
from bot.matches.play.house_turns import HouseTurns
from bot.matches.play.offers import Offers, Takebacks
from bot.matches.play.standing import StandingReplies
from bot.matches.play.tries import Tries
from bot.matches.posting.bulletins import Bulletins
from bot.matches.posting.delivery import Delivery
from bot.matches.posting.locales import Locales
from bot.matches.settings.preferences import ServerSettings
from bot.matches.timers.clocks import Clocks
from bot.matches.timers.reminders import Reminders
from bot.matches.timers.vacations import Vacations
from bot.matches.work.clock import Clock, Presence
from bot.matches.work.effects import Effects
from bot.matches.work.store import Store
from bot.matches.work.turn_context import TurnContext, message_context, message_end
from bot.matches.work.unit_of_work import UnitOfWork


class Matches:
    """Answers, turns and results of all matches; everything else is in its parts.

    `notify` is called after every commit that leaves a post to be made, `foresee` with the next turns of a match before they are committed.
    `caps` limit what one player has going at a time, `seeds` makes the seeds of new matches. `on_change` are the features that store
    something with a change of a match, `presence` looks up the members of servers.
    """

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: Store,
        engine: Engine,
        clock: Clock,
        *,
        notify: Callable[[], None],
        seeds: Callable[[], bytes] = new_seed,
        observer: Observer = Observer(),  # noqa: B008  it has no state
        foresee: Callable[[Match, Sequence[Turn]], None] = lambda _match, _turns: None,
        caps: Caps = CAPS,
        on_change: Sequence[OnChange] = (),
        presence: Presence | None = None,
        card_rest: int = 0,
    ) -> None:
        def notified() -> None:
            notify()
            self.house.woken.set()

        self.seeds = seeds
        self.work = UnitOfWork(games, store, engine, clock, notified, observer, foresee, on_change, card_rest)
        self.challenges = Challenges(self.work, seeds, caps)
        self.open_tables = OpenTables(self.work, self.challenges, seeds)
        self.blocks = Blocks(self.work, self.open_tables)
        self.offers = Offers(self.work)
        self.admin = MatchAdmin(self.work)
        self.endings = Endings(self.work, self.offers)
        self.takebacks = Takebacks(self.work, self.offers)
        self.standing = StandingReplies(self.work)
        self.batch = Batch(self.work, self.standing)
        self.conditional_moves = ConditionalMoves(self.work)
        self.tries = Tries(self.work)
        self.bulletins = Bulletins(self.work)
        self.rematches = Rematches(self.work, self.challenges, self.offers, seeds)
        self.substitutions = Substitutions(self.work, self.challenges, self.offers)
        self.reminders = Reminders(self.work)
        self.house = HouseTurns(self.work, self.standing, self.conditional_moves)
        self.clocks = Clocks(
            self.work, self.challenges, self.offers, self.reminders, self.standing, self.substitutions, presence
        )
        self.vacations = Vacations(self.work, self.clocks)
        self.inbox = Inbox(self.work, self.offers, self.waiting_for)
        self.player_history = PlayerHistory(store, self.work.positions)
        self.bans = Bans(self.work, self.open_tables.leave_all, self.bulletins.woken.set)
        self.locales = Locales(self.work)
        self.on_settings: list[Callable[[int, ServerSettings, ServerSettings], Awaitable[None]]] = []
        self.delivery = Delivery(self.work)
        self.absent_games = AbsentGames(self.work, self.admin)
        self.suspend = self.work.suspend
        positions = self.work.positions
        self.asks, self.outcome, self.require_game = positions.asks, positions.outcome, positions.require_game
        self.events, self.seals = positions.events, positions.seals
        self.further, self.spelled = positions.further, positions.spelled

    async def act(
        self, match: int, ask: str, user: int, answers: Any, *, key: str, loaded: Match | None = None, order: str = ""
    ) -> ActionResult:
        """Answer an open ask with an action, or with a list of them for this ask and those that follow.

        An item of a list may also be a `Reading`, a function of the ask it answers. The list stops after the first that asks another
        question or draws luck, and before one that is refused; what was played is committed at once. A repeated key returns the former
        result. `loaded` is the match as the caller has just read it; after a lost race it is read again. `order` is the standing order
        that the user gives with the answer.
        Raises Refused, also for refusals of the rules, if nothing is played.
        """
        given = tuple(answers) if isinstance(answers, list | tuple) else (answers,)
        if not given:
            raise refused("refused-action")

        async def attempt(present: Match) -> ActionResult:
            checks.playing(present, user)
            found = checks.open_ask(present, self.asks(present), ask, user)
            checks.going_on(present, self.work.clock.now_ms())
            ordered = (self.standing.checked(present, found.seat, order),) if order else ()
            standing = (*await self.standing.of(present), *ordered)  # the last of a seat holds
            steps, stopped = await self.batch.play(present, found, given, standing)
            rest = given[sum(seat == found.seat and not is_forced(move) for seat, (move, _) in steps) :]
            followed = await self.conditional_moves.follow(present, steps)
            steps.extend(followed.steps)
            lines = [one.kept for one in rest if isinstance(one, Later)]
            queues = await self.standing.go_on(present, steps, standing, lines)
            awake = [holder for holder in present.holders if holder.seat in {found.seat, *followed.seats}]
            effects = Effects(
                lapses=tuple((holder.seat, 0) for holder in awake if holder.lapses),
                replies=followed.remain,
                standing=(*ordered, *queues),
            )
            kept = await self.work.keep(present, steps, key, effects=effects)
            return msgspec.structs.replace(kept, stopped=stopped)

        acted = await self.work.answered(match, key, attempt, loaded)
        return await self.batch.earlier_result(acted, given) if acted.again and len(given) > 1 else acted

    async def resign(self, match: int, user: int, *, key: str) -> ActionResult:
        """Give the match up. Raises Refused."""

        async def attempt(loaded: Match) -> ActionResult:
            seat = checks.playing(loaded, user)
            move = dump(Left(seat))
            steps = [(seat, (move, await self.work.apply(loaded, loaded.state, move, loaded.revision + 1)))]
            await self.work.add_forced(loaded, steps)
            return await self.work.keep(loaded, steps, key)

        return await self.work.answered(match, key, attempt)

    async def leaving_ends(self, match: Match, user: int) -> bool:
        """Whether resigning now would end the match. Raises Refused, also for refusals of the rules."""
        seat = checks.playing(match, user)
        with rules_refuse():
            return (await self.work.apply(match, match.state, dump(Left(seat)), match.revision + 1)).over

    def asks_for(self, match: Match, user: int) -> tuple[Ask[Any], ...]:
        """The open asks of this user. Raises GameFailed."""
        seat = match.seat_of(user)
        return tuple(ask for ask in self.asks(match) if ask.seat == seat)

    def my_asks(self, match: Match, user: int) -> tuple[Ask[Any], ...]:
        """The open asks of this user, at least one. Raises Refused saying why there is none."""
        seat = checks.playing(match, user)
        mine = self.asks_for(match, user)
        if not mine:
            raise checks.gone(match, self.asks(match), seat)
        return mine

    def planned_position(self, match: Match, ask: Ask[Any], codes: Sequence[str] = ()) -> PlannedPosition | None:
        """The position after planned steps, as far as they can be taken; None for an ask without steps. Raises GameFailed."""
        return self.work.positions.planned_position(match, match.state, ask, codes)

    def view(self, match: Match, viewer: int | None) -> Any:
        """The match as a user sees it; strangers and None see what spectators see. Raises GameFailed."""
        return self.work.positions.view(match, None if viewer is None else match.seat_of(viewer))

    async def message_context(self, match: Match, revision: int) -> TurnContext | None:
        """The context of a turn's message: all turns since the seats asked now were last asked. None if there is no such turn.

        Raises GameFailed.
        """
        return await message_context(self.work.store, self.work.positions, match, revision)

    async def message_end(self, match: Match, first: int) -> int:
        """The last turn of the message whose first one is `first`. Raises GameFailed."""
        return await message_end(self.work.store, self.work.positions, match, first)

    def same_turn(self, match: Match, state: bytes) -> bool:
        """Whether the turn of an earlier saved state continues, with no seat asked that was not asked then."""
        return match.status is Status.RUNNING and self.work.positions.same_turn(match.game, state, match.state)

    async def waiting_for(self, user: int) -> tuple[WaitingMatch, ...]:
        """The running matches that wait for the user, longest first. One whose code fails is suspended and left out."""
        waiting = []
        for match in await self.work.store.of_user(user, statuses=(Status.RUNNING,)):
            try:
                if self.asks_for(match, user):
                    waiting.append(WaitingMatch(match, match.updated))
            except GameFailed as failed:
                await self.work.suspend(match.id, failed)
        return tuple(waiting)

    async def draft(self, match: Match, user: int, ask: str) -> bytes | None:
        """The user's draft for an ask, or None."""
        seat = match.seat_of(user)
        found = None if seat is None else await self.work.store.draft(match.id, seat, ask)
        return None if found is None else found.data

    async def keep_draft(self, match: Match, user: int, ask: str, data: bytes) -> None:
        """Save a draft. Raises Refused unless the ask is open and the user's."""
        checks.playing(match, user)
        found = checks.open_ask(match, self.asks(match), ask, user)
        await self.work.store.keep_draft(StoredDraft(match.id, found.seat, ask, data))

    async def formation(self, match: Match, user: int, kind: str, pieces: int) -> bytes | None:
        """The formation of this many pieces that the user saved for this kind of ask of the game, or None."""
        return await self.work.store.formation(user, match.game, kind, pieces)

    async def keep_formation(self, match: Match, user: int, ask: str, pieces: int, data: bytes) -> None:
        """Save the user's formation for all such asks of the game. Raises Refused unless the ask is open and the user's."""
        checks.playing(match, user)
        found = checks.open_ask(match, self.asks(match), ask, user)
        await self.work.store.keep_formation(match.holder(found.seat), match.game, found.kind, pieces, data)

    async def change_server(
        self,
        guild: int,
        by: Player,
        change: Callable[[ServerSettings], ServerSettings],
        deleted: Mapping[int, str] | None = None,
    ) -> tuple[ServerSettings, ServerSettings]:
        """Change a server's settings; returns them before and after. Raises what `change` does: then nothing is changed.

        `deleted` has the names, as far as known, of channels and roles that are taken out because they are deleted.
        """
        now = self.work.clock.now_ms()
        before, after = await self.work.store.change_server_settings(guild, by, change, now=now, deleted=deleted)
        self.locales.server_chose(guild, after.languages)
        if after != before:
            for follow in self.on_settings:
                await follow(guild, before, after)
        return before, after
