"""The table: the only door to change. Who may do what, when, and what comes of it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from base64 import b32encode
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from bot.games import luck
from bot.games.base import Answer, AnyGame, Ask, Illegal, Left, Options, Outcome, Seat
from bot.games.save import dump
from bot.matches import checks
from bot.matches.clock import Clock
from bot.matches.engine import Apply, Engine, Setup, Stepped
from bot.matches.errors import AlreadyOpen, CommitUnknown, GameFailed, LostRace, Refused, refused
from bot.matches.lots import drawn_seats, new_seed
from bot.matches.models import Acted, Draft, Holder, Match, NewMatch, Person, PostKind, Said, Status, Turn, Waiting
from bot.matches.positions import Positions
from bot.matches.store import Store

T = TypeVar("T")
_Played: TypeAlias = tuple[bytes, Stepped]  # a move and what it led to

log = logging.getLogger(__name__)

EXPIRY = 48 * 3600 * 1000  # ms; a challenge blocks nothing, so there is no hurry
UNSEEN = 15_000  # ms; a card not there by then will never be: Discord gives three seconds to answer
TRIES = 5  # a lost race means that somebody else succeeded; losing it more often than this is no bad luck
BEGIN = (PostKind.THREAD, PostKind.TURN, PostKind.CARD)
STEP = (PostKind.TURN,)
END = (PostKind.TURN, PostKind.CARD)
CARD = (PostKind.CARD,)


class Matches:
    """Seats, turns and results of all matches. `notify` is called after every commit that left a post to be made."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: Store,
        engine: Engine,
        clock: Clock,
        *,
        notify: Callable[[], None],
        seeds: Callable[[], bytes] = new_seed,
    ) -> None:
        self._positions = Positions(games)
        self._store = store
        self._engine = engine
        self._clock = clock
        self._notify = notify
        self._seeds = seeds
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def challenge(
        self,
        challenger: Person,
        opponents: Sequence[Person],
        *,
        game: str,
        options: Options,
        guild: int,
        channel: int,
        locale: str,
        key: str,
    ) -> Match:
        """A new challenge to one or more; with a key that was used before: the one it made. Raises Refused."""
        checks.company(challenger, opponents, self._positions.seats(game))
        seed, now = self._seeds(), self._clock.now_ms()
        seats = 1 + len(opponents)
        try:
            complete = self._positions.complete(game, options)
            # Some options exclude others: say so now, not at accept.
            await self._engine.setup(Setup(game, seats, complete, seed))
        except Illegal as illegal:
            raise Refused(illegal.reason, illegal.rule) from illegal
        new = NewMatch(
            guild=guild,
            channel=channel,
            game=game,
            options=complete,
            holders=(
                Holder(0, challenger.user, challenger.name, Said.YES),
                *(Holder(seat, one.user, one.name) for seat, one in enumerate(opponents, start=1)),
            ),
            seed=seed,
            expires=now + EXPIRY,
            locale=locale,
        )
        for _ in range(TRIES):
            try:
                return await self._store.add(new, key=key, now=now)
            except AlreadyOpen as known:
                if not await self._withdraw_unseen(known.match, challenger.user, now):
                    names = ", ".join(one.name for one in opponents)
                    raise refused("refused-twice", match=str(known.match), name=names) from known
            except CommitUnknown as unknown:
                return await _found(self._store.match_by_key(key), unknown)
        raise refused("refused-engine")

    async def accept(self, match: int, user: int, *, key: str) -> Match:
        """One of those challenged accepts; when all have, seats are drawn and the match begins. Raises Refused."""

        async def attempt() -> Match:
            loaded = await self._answerable(match, lambda loaded: checks.undecided(loaded, user))
            agreed = loaded.saying(user, Said.YES)
            now = self._clock.now_ms()
            if agreed.undecided:
                return await self._store.change(
                    loaded, status=loaded.status, turn=None, posts=CARD, key=key, now=now, holders=agreed.holders
                )
            stepped = await self._engine.setup(Setup(loaded.game, len(loaded.holders), loaded.options, loaded.seed))
            turn = _turn(loaded, stepped, revision=0, seat=None, move=b"", key=key, made=now)
            return await self._store.change(
                loaded, status=Status.RUNNING, turn=turn, posts=BEGIN, key=key, now=now, holders=drawn_seats(agreed)
            )

        return await self._once(match, key, self._store.match_by_key, attempt)

    async def decline(self, match: int, user: int, *, key: str) -> Match:
        """One of those challenged declines, also after accepting: nobody plays. Raises Refused."""
        return await self._end_challenge(match, Status.DECLINED, key, lambda loaded: checks.invited(loaded, user), user)

    async def cancel(self, match: int, user: int, *, key: str) -> Match:
        """The challenger takes the challenge back. Raises Refused."""
        return await self._end_challenge(match, Status.CANCELLED, key, lambda loaded: checks.challenger(loaded, user))

    async def expire_due(self) -> int:
        """Close the challenges whose time is over; how many there were."""
        due = [match for match in await self._store.with_status(Status.CHALLENGE) if self._expired(match)]
        for match in due:
            await self._expire(match)
        return len(due)

    async def act(self, match: int, ask: str, user: int, answers: Any, *, key: str) -> Acted:
        """The user answers an open ask with an action, or with a list of them for this ask and its successors of the same kind.

        Stops at the first that raises another question or draws luck. All or nothing: if one is illegal none is played. A key that
        was used before answers with what it led to. Raises Refused, also for what the rules refuse.
        """
        actions = tuple(answers) if isinstance(answers, list | tuple) else (answers,)
        if not actions:
            raise refused("refused-action")

        async def attempt() -> Acted:
            loaded = await self._load(match)
            checks.seat(loaded, user)
            checks.running(loaded)
            found = checks.open_ask(loaded, self.asks(loaded), ask, user)
            return await self._keep(loaded, found.seat, await self._play(loaded, found, actions), key)

        return await self._once(match, key, self._acted_before, attempt)

    async def resign(self, match: int, user: int, *, key: str) -> Acted:
        """The user gives the match up. Raises Refused."""

        async def attempt() -> Acted:
            loaded = await self._load(match)
            seat = checks.seat(loaded, user)
            checks.running(loaded)
            move = dump(Left(seat))
            stepped = await self._apply(loaded, loaded.state, move, loaded.revision + 1)
            return await self._keep(loaded, seat, [(move, stepped)], key)

        return await self._once(match, key, self._acted_before, attempt)

    async def leaving_ends(self, match: Match, user: int) -> bool:
        """Whether the match ends if the user resigns now; nothing is changed. Raises Refused, also for what the rules refuse."""
        seat = checks.seat(match, user)
        checks.running(match)
        try:
            return (await self._apply(match, match.state, dump(Left(seat)), match.revision + 1)).over
        except Illegal as illegal:
            raise Refused(illegal.reason, illegal.rule) from illegal

    async def set_aside(self, match: int, why: BaseException) -> Match:
        """Stop a match whose code failed; the log says why under its incident code."""
        while True:
            loaded = await self._load(match)
            if loaded.status not in {Status.CHALLENGE, Status.RUNNING}:
                return loaded
            now = self._clock.now_ms()
            incident = _incident(loaded, now)
            key = f"set-aside.{match}.{incident}"
            try:
                changed = await self._store.change(
                    loaded, status=Status.SET_ASIDE, turn=None, posts=CARD, key=key, now=now, incident=incident
                )
            except LostRace:
                continue
            log.error("match %s set aside, incident %s", match, incident, exc_info=why)
            self._notify()
            return changed

    def asks(self, match: Match) -> tuple[Ask[Any], ...]:
        """What the match waits for; nothing unless it is being played. Raises GameFailed."""
        return self._positions.asks(match)

    def asks_for(self, match: Match, user: int) -> tuple[Ask[Any], ...]:
        """What the match waits for from this user. Raises GameFailed."""
        seat = match.seat_of(user)
        return tuple(ask for ask in self.asks(match) if ask.seat == seat)

    def my_asks(self, match: Match, user: int) -> tuple[Ask[Any], ...]:
        """What the match waits for from this user, at least one. Raises Refused saying why there is none."""
        seat = checks.seat(match, user)
        checks.running(match)
        mine = self.asks_for(match, user)
        if not mine:
            raise checks.gone(match, self.asks(match), seat)
        return mine

    def view(self, match: Match, viewer: int | None) -> Any:
        """The match as a user sees it; strangers and None see what spectators see. Raises GameFailed."""
        return self._positions.view(match, None if viewer is None else match.seat_of(viewer))

    def outcome(self, match: Match) -> Outcome | None:
        """How the match ended, or None. Raises GameFailed."""
        return self._positions.outcome(match)

    def events(self, match: Match, turn: Turn) -> tuple[Any, ...]:
        """What happened in a turn of the match."""
        return self._positions.events(match.game, turn)

    async def waiting_for(self, user: int) -> tuple[Waiting, ...]:
        """The running matches that wait for the user, longest first. One whose code fails is set aside and left out."""
        waiting = []
        for match in await self._store.of_user(user, statuses=(Status.RUNNING,)):
            try:
                if self.asks_for(match, user):
                    waiting.append(Waiting(match, match.updated))
            except GameFailed as failed:
                await self.set_aside(match.id, failed)
        return tuple(waiting)

    async def draft(self, match: Match, user: int, ask: str) -> bytes | None:
        """The user's half-made answer to an ask, or None."""
        seat = match.seat_of(user)
        found = None if seat is None else await self._store.draft(match.id, seat, ask)
        return None if found is None else found.data

    async def keep_draft(self, match: Match, user: int, ask: str, data: bytes) -> None:
        """Keep a half-made answer. Raises Refused unless the ask is open and the user's."""
        checks.seat(match, user)
        checks.running(match)
        found = checks.open_ask(match, self.asks(match), ask, user)
        await self._store.keep_draft(Draft(match.id, found.seat, ask, data))

    async def drop_draft(self, match: Match, user: int, ask: str) -> None:
        """Forget a half-made answer."""
        seat = match.seat_of(user)
        if seat is not None:
            await self._store.drop_draft(match.id, seat, ask)

    async def formation(self, match: Match, user: int, kind: str, pieces: int) -> bytes | None:
        """The formation of so many pieces that the user saved for this kind of ask of the match's game, or None."""
        return await self._store.formation(user, match.game, kind, pieces)

    async def keep_formation(self, match: Match, user: int, ask: str, pieces: int, data: bytes) -> None:
        """Keep the user's formation for every such ask of the game. Raises Refused unless the ask is open and the user's."""
        checks.seat(match, user)
        checks.running(match)
        found = checks.open_ask(match, self.asks(match), ask, user)
        await self._store.keep_formation(match.holder(found.seat), match.game, found.kind, pieces, data)

    @staticmethod
    def commitment(match: Match) -> str:
        """The hash of the match's seed, shown from the start."""
        return luck.commitment(match.seed)

    async def _load(self, match: int) -> Match:
        loaded = await self._store.get(match)
        if loaded is None:
            raise refused("refused-match-unknown", match=str(match))
        return loaded

    async def _answerable(self, match: int, may: Callable[[Match], None]) -> Match:
        loaded = await self._load(match)
        may(loaded)
        if self._expired(loaded):
            await self._expire(loaded)
        checks.challenge(loaded, self._clock.now_ms())
        return loaded

    async def _end_challenge(
        self, match: int, status: Status, key: str, may: Callable[[Match], None], decliner: int = 0
    ) -> Match:
        async def attempt() -> Match:
            loaded = await self._answerable(match, may)
            holders = loaded.saying(decliner, Said.NO).holders
            now = self._clock.now_ms()
            return await self._store.change(
                loaded, status=status, turn=None, posts=CARD, key=key, now=now, holders=holders
            )

        return await self._once(match, key, self._store.match_by_key, attempt)

    async def _withdraw_unseen(self, match: int, user: int, now: int) -> bool:
        """Take back the user's challenge if its card never came to be: the program died before it could answer."""
        loaded = await self._load(match)
        if loaded.message or loaded.challenger.user != user or now - loaded.created < UNSEEN:
            return False
        try:
            await self._store.change(
                loaded, status=Status.CANCELLED, turn=None, posts=(), key=f"unseen.{match}", now=now
            )
        except LostRace:
            return True  # somebody else saw to it: try again
        return True

    def _expired(self, match: Match) -> bool:
        return match.status is Status.CHALLENGE and self._clock.now_ms() >= match.expires

    async def _expire(self, match: Match) -> None:
        now = self._clock.now_ms()
        try:
            await self._store.change(
                match, status=Status.EXPIRED, turn=None, posts=CARD, key=f"expire.{match.id}", now=now
            )
        except LostRace:
            return  # it was answered at the last moment
        self._notify()

    async def _once(
        self, match: int, key: str, known: Callable[[str], Awaitable[T | None]], attempt: Callable[[], Awaitable[T]]
    ) -> T:
        """What `attempt` comes to, or what the same key came to before; tried again after a lost race."""
        async with self._locks.setdefault(match, asyncio.Lock()):
            for _ in range(TRIES):
                before = await known(key)
                if before is not None:
                    return before
                try:
                    result = await attempt()
                except LostRace:
                    continue
                except CommitUnknown as unknown:
                    result = await _found(known(key), unknown)
                except Illegal as illegal:
                    raise Refused(illegal.reason, illegal.rule) from illegal
                except GameFailed as failed:
                    stopped = await self.set_aside(match, failed)
                    raise refused("refused-set-aside", match=str(match), incident=stopped.incident) from failed
                self._notify()
                return result
        raise refused("refused-busy", match=str(match))

    async def _acted_before(self, key: str) -> Acted | None:
        turn = await self._store.turn_by_key(key)
        if turn is None:
            return None
        match = await self._load(turn.match)
        events: tuple[Any, ...] = ()
        step: Turn | None = turn
        while step is not None and step.key == key:
            events = self.events(match, step) + events
            step = await self._store.turn(step.match, step.revision - 1)
        return Acted(match, turn, events, again=True)

    async def _play(self, match: Match, ask: Ask[Any], actions: Sequence[Any]) -> list[_Played]:
        played: list[_Played] = []
        state = match.state
        for action in actions:
            if played:
                stepped = played[-1][1]
                state = stepped.state
                calm = not stepped.over and not stepped.lucky
                successor = self._positions.successor(match.game, state, ask) if calm else None
                if successor is None:
                    break
                ask = successor
            move = dump(Answer(ask.id, ask.seat, action))
            played.append((move, await self._apply(match, state, move, match.revision + len(played) + 1)))
        return played

    async def _apply(self, match: Match, state: bytes, move: bytes, revision: int) -> Stepped:
        return await self._engine.apply(Apply(match.game, state, move, match.seed, revision))

    async def _keep(self, match: Match, seat: Seat, played: Sequence[_Played], key: str) -> Acted:
        now = self._clock.now_ms()
        turns = [
            _turn(match, stepped, revision=match.revision + nth, seat=seat, move=move, key=key, made=now)
            for nth, (move, stepped) in enumerate(played, start=1)
        ]
        over = played[-1][1].over
        kept = await self._store.advance(
            match, turns, status=Status.FINISHED if over else Status.RUNNING, posts=END if over else STEP
        )
        return Acted(kept, turns[-1], tuple(event for turn in turns for event in self.events(match, turn)))


def _turn(
    match: Match, stepped: Stepped, *, revision: int, seat: Seat | None, move: bytes, key: str, made: int
) -> Turn:
    return Turn(
        match=match.id,
        revision=revision,
        seat=seat,
        move=move,
        events=stepped.events,
        trace=stepped.trace,
        state=stepped.state,
        key=key,
        made=made,
    )


def _incident(match: Match, now: int) -> str:
    """Six letters that join what users were told to what stands in the log."""
    digest = hashlib.sha256(f"{match.id}.{match.revision}.{now}".encode()).digest()
    return b32encode(digest).decode()[:6]


async def _found(before: Awaitable[T | None], unknown: CommitUnknown) -> T:
    """What a commit that failed half-way has kept after all. Raises what made it fail if it has kept nothing."""
    kept = await before
    if kept is None:
        raise unknown.__cause__ or unknown
    return kept
