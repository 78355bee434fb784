"""The steps shared by all changes: load a match, retry until committed once, add turns, suspend on failure."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.games.contract.base import AnyGame, Illegal
from bot.games.contract.save import dump
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.matches.core.checks import set_aside
from bot.matches.core.engine import Apply, StepBytes
from bot.matches.core.errors import CommitUnknown, GameFailed, LostRace, Refused, StoreError, refused
from bot.matches.core.job import Engine
from bot.matches.core.match_change import Effect, MatchChange, OnBegin, OnChange
from bot.matches.core.models import ActionResult, Match, Player, Status, Turn
from bot.matches.core.observer import MoveResult, Observer
from bot.matches.core.positions import Positions
from bot.matches.delivery.models import Notice, PostKind
from bot.matches.timing.paces import length_words
from bot.matches.work import invariants, timer_policy
from bot.matches.work.clock import Clock
from bot.matches.work.effects import Effects
from bot.matches.work.store import NOTHING, Store
from bot.matches.work.turn_context import TurnReader
from bot.text import incident_code

T = TypeVar("T")
Played: TypeAlias = tuple[bytes, StepBytes]  # a move and what it led to
SeatStep: TypeAlias = tuple[Seat, Played]  # with the seat that made it

log = logging.getLogger(__name__)

TRIES = 5  # a lost race means that another change succeeded; losing more often is not chance
STEP = (PostKind.TURN, PostKind.CARD)
CARD = (PostKind.CARD,)
UNSEEN = 15_000  # ms; a card not posted by then never will be: Discord allows three seconds for an answer


class UnitOfWork:
    """Shared by everything that changes matches.

    `notify` is called after every commit that leaves a post to be made, `foresee` with a match and its next turns before they are
    committed: pictures and films can be made meanwhile. The card of a match that goes on follows its turns after `card_rest` ms, several with
    one edit. `on_change` are the features that store something with a change, `on_begin` those that do with a match that begins at once.
    """

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: Store,
        engine: Engine,
        clock: Clock,
        notify: Callable[[], None],
        observer: Observer,
        foresee: Callable[[Match, Sequence[Turn]], None] = lambda _match, _turns: None,
        on_change: Sequence[OnChange] = (),
        card_rest: int = 0,
    ) -> None:
        self.positions = Positions(games)
        self.store = store
        self.engine = engine
        self.clock = clock
        self.notify = notify
        self.observer = observer
        self.foresee = foresee
        self._on_change = on_change
        self.on_begin: list[OnBegin] = []
        self.card_rest = card_rest
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def load(self, match: int) -> Match:
        """The present match. Raises Refused if there is none."""
        loaded = await self.store.get(match)
        if loaded is None:
            raise refused("refused-match-unknown", match=str(match))
        return loaded

    async def change(
        self,
        match: Match,
        key: str,
        *,
        status: Status | None = None,
        turn: Turn | None = None,
        posts: Sequence[PostKind] = (),
        holders: Sequence[Player] = (),
        incident: str = "",
        effects: Effects = NOTHING,
    ) -> Match:
        """Change a match's status (None: it stays) or seats, or apply the effects alone; see Store.change. Raises LostRace, GameFailed.

        A card that is still on its way is edited once it is placed.
        """
        becomes = status or match.status
        now = self.clock.now_ms() if turn is None else turn.made
        if becomes is not Status.SUSPENDED and (becomes is not match.status or holders):  # what stops it must not fail
            change = MatchChange(self.positions.games, match, becomes, now, holders=holders)
            effects = await self._with_features(change, effects)
        if tuple(posts) == CARD and not match.message:
            effects = msgspec.structs.replace(effects, held=match.created + UNSEEN)
        return await self.store.change(
            match,
            status=becomes,
            turn=turn,
            posts=posts,
            key=key,
            now=now,
            holders=holders,
            incident=incident,
            effects=effects,
        )

    async def advance(
        self, match: Match, turns: Sequence[Turn], *, status: Status, effects: Effects, back_to: int | None = None
    ) -> Match:
        """Add turns with their posts; `back_to` is the revision whose position a takeback restores. Raises LostRace, GameFailed."""
        last = turns[-1]
        ended = msgspec.structs.replace(match, state=last.state, status=status, verdict=effects.verdict or "")
        past: list[Turn] = []

        async def history() -> Sequence[Turn]:
            if not past:
                past.extend((*await self.store.turns(match.id), *turns))
            return tuple(past)

        outcome = self.positions.outcome(ended) if status is Status.FINISHED else None
        asks = tuple(self.positions.asks_in(match.game, state) for state in (match.state, last.state))
        invariants.check(match, turns, status, asks, outcome, effects)
        change = MatchChange(
            self.positions.games,
            match,
            status,
            last.made,
            turns,
            partial(self.positions.asks_in, match.game),
            outcome,
            back_to,
            history=history,
        )
        effects = msgspec.structs.replace(await self._with_features(change, effects), card_rest=self.card_rest)
        return await self.store.advance(match, turns, status=status, posts=STEP, effects=effects)

    async def _with_features(self, change: MatchChange, effects: Effects) -> Effects:
        """The effects with those of features. Raises StoreError, GameFailed."""
        added: list[Effect] = []
        for on_change in self._on_change:
            try:
                effect = await on_change(change)
            except (StoreError, GameFailed):
                raise
            except Exception as error:
                raise GameFailed(traceback.format_exc()) from error
            added += [effect] if effect is not None else []
        return msgspec.structs.replace(effects, added=(*effects.added, *added)) if added else effects

    def begun(self, match: Match, now: int) -> tuple[Effect, ...]:
        """The effects of features on a match that begins at once."""
        return tuple(filter(None, (on_begin(match, now) for on_begin in self.on_begin)))

    async def changed(self, match: int, key: str, attempt: Callable[[Match], Awaitable[Match]]) -> Match:
        """The match after `attempt`, which gets it as loaded, or after the same key before; retried after a lost race. Raises Refused."""
        return await self._once(match, key, self.store.match_by_key, attempt)

    async def answered(
        self, match: int, key: str, attempt: Callable[[Match], Awaitable[ActionResult]], loaded: Match | None = None
    ) -> ActionResult:
        """The same for an answer; `loaded` is the match as the caller has just read it."""
        return await self._once(match, key, self.acted_before, attempt, loaded)

    async def _once(
        self,
        match: int,
        key: str,
        known: Callable[[str], Awaitable[T | None]],
        attempt: Callable[[Match], Awaitable[T]],
        loaded: Match | None = None,
    ) -> T:
        async with self._locks.setdefault(match, asyncio.Lock()):
            for _ in range(TRIES):
                before = await known(key)
                if before is not None:
                    return before
                try:
                    present, loaded = loaded or await self.load(match), None
                    result = await attempt(present)
                except LostRace:
                    continue
                except CommitUnknown as unknown:
                    result = await found(known(key), unknown)
                except (Refused, Illegal) as refusal:
                    before = await known(key)  # another process was given the same, and has just played it
                    if before is not None:
                        return before
                    if isinstance(refusal, Illegal):
                        raise Refused(refusal.reason, refusal.rule) from refusal
                    raise
                except GameFailed as failed:
                    stopped = await self.suspend(match, failed)
                    raise set_aside(stopped) from failed
                self.notify()
                return result
        raise refused("refused-busy", match=str(match))

    async def acted_before(self, key: str) -> ActionResult | None:
        """The former result of an answer with this key, or None."""
        turn = await self.store.turn_by_key(key)
        if turn is None:
            return None
        match = await self.load(turn.match)
        turns = await TurnReader(self.store, turn.match).answer(turn)
        events = tuple(event for one in turns for event in self.positions.events(match, one))
        return ActionResult(match, turn, events, again=True)

    async def apply(self, match: Match, state: bytes, move: bytes, revision: int) -> StepBytes:
        """Apply a move by the rules. Raises Illegal, GameFailed, EngineDown."""
        try:
            return await self.engine.run(Apply(match.game, state, move, match.seed, revision))
        except Illegal:
            self.observer.moved(match.game, MoveResult.REFUSED)
            raise
        except GameFailed:
            self.observer.moved(match.game, MoveResult.FAILED)
            raise

    async def add_forced(self, match: Match, steps: list[SeatStep]) -> None:
        """Add the answers that are the only possible ones to what the steps led to. Raises GameFailed, EngineDown."""
        while not steps[-1][1][1].over:
            state = steps[-1][1][1].state
            only = self.positions.forced(match.game, state)
            if only is None:
                return
            move = dump(only)
            stepped = await self.apply(match, state, move, match.revision + len(steps) + 1)
            steps.append((only.seat, (move, stepped)))

    async def keep(
        self,
        match: Match,
        steps: Sequence[SeatStep],
        key: str,
        *,
        effects: Effects = NOTHING,
    ) -> ActionResult:
        """Add steps, with the clocks they start and stop, and further `effects`.

        Raises LostRace, GameFailed.
        """
        now = self.clock.now_ms()
        turns = [
            turn_of(match, stepped, revision=match.revision + nth, seat=by, move=move, key=key, made=now)
            for nth, (by, (move, stepped)) in enumerate(steps, start=1)
        ]
        _, (_, last) = steps[-1]
        self.foresee(match, turns)
        if last.over:
            alarms = effects.alarms + timer_policy.after_the_end(match, now)
            effects = msgspec.structs.replace(effects, alarms=alarms)
        kept = await self.advance(
            match,
            turns,
            status=Status.FINISHED if last.over else Status.RUNNING,
            effects=effects if last.over else self._with_clocks(match, last.state, effects, now),
        )
        for _ in turns:
            self.observer.moved(match.game, MoveResult.KEPT)
        events = tuple(event for turn in turns for event in self.positions.events(match, turn))
        return ActionResult(kept, turns[-1], events)

    def _with_clocks(self, match: Match, state: bytes, effects: Effects, now: int) -> Effects:
        before, after = self.positions.asks(match), self.positions.asks_in(match.game, state)
        clocks = timer_policy.set_for(with_lapses(match, effects), before, after, now)
        return msgspec.structs.replace(
            effects,
            alarms=clocks.alarms + effects.alarms,
            silenced=clocks.silenced + effects.silenced,
            above=effects.above or given_back(match),
        )

    async def suspend(self, match: int, why: BaseException) -> Match:
        """Suspend a match whose code failed and notify its players; the error is logged under its incident code."""
        while True:
            loaded = await self.load(match)
            if not loaded.status.is_live:
                return loaded
            incident = incident_of(loaded, self.clock.now_ms())
            try:
                changed = await self.change(
                    loaded,
                    f"set-aside.{match}.{incident}",
                    status=Status.SUSPENDED,
                    posts=CARD,
                    incident=incident,
                    effects=telling(loaded, phrase("care-set-aside", incident=incident)),
                )
            except LostRace:
                continue
            fields = {"match": match, "incident": incident}
            log.error("match %s suspended, incident %s", match, incident, exc_info=why, extra=fields)
            self.notify()
            return changed


def with_lapses(match: Match, effects: Effects) -> Match:
    """The match with the decisions left to the clock as they will be stored."""
    changed = dict(effects.lapses)
    holders = (msgspec.structs.replace(one, lapses=changed.get(one.seat, one.lapses)) for one in match.holders)
    return msgspec.structs.replace(match, holders=tuple(holders))


def given_back(match: Match) -> Notice | None:
    """The notice of an outage that the players have not seen yet; the house needs none."""
    if not match.given_back or match.watched:
        return None
    return Notice(phrase("clock-given-back", length=length_words(match.given_back)))


def with_time_given_back(match: Match, words: Phrase) -> Phrase:
    """The words above a turn, below the unseen notice of an outage."""
    before = given_back(match)
    return phrase("lines", before=before.words, last=words) if before else words


def first_turn(match: Match, stepped: StepBytes, key: str, now: int) -> Turn:
    """The turn of the set-up."""
    return turn_of(match, stepped, revision=0, seat=None, move=b"", key=key, made=now)


def turn_of(
    match: Match, stepped: StepBytes, *, revision: int, seat: Seat | None, move: bytes, key: str, made: int
) -> Turn:
    """The turn of a step."""
    return Turn(match.id, revision, seat, move, stepped.events, stepped.trace, stepped.state, key, made)


def table_turn(match: Match, state: bytes, seat: Seat, move: object, key: str, now: int) -> Turn:
    """The turn of a move that bot.matches makes itself, and the rules never see."""
    stepped = StepBytes(state, b"[]", b"", over=False, lucky=False)
    return turn_of(match, stepped, revision=match.revision + 1, seat=seat, move=dump(move), key=key, made=now)


def telling(match: Match, words: Phrase) -> Effects:
    """Effects that notify the players of a match; none before it has a place."""
    if match.status is not Status.RUNNING and not match.thread:
        return Effects()
    return Effects(notices=(Notice(words, mentions=tuple(holder.user for holder in match.holders)),))


def incident_of(match: Match, now: int) -> str:
    """The incident code of a suspension now."""
    return incident_code(f"{match.id}.{match.revision}.{now}")


async def found(before: Awaitable[T | None], unknown: CommitUnknown) -> T:
    """The result that a failed commit has stored after all. Raises the cause of the failure if there is none."""
    kept = await before
    if kept is None:
        raise unknown.__cause__ or unknown
    return kept
