"""The store agrees with an in-memory model under any sequence of operations: clocks, offers, redelivery, failures, restarts."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from bot.matches.core.errors import LostRace
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import PostKind
from bot.matches.timing.models import Alarm, Timer, TimerKind
from bot.matches.work.effects import Effects, Offer, OfferKind
from bot.storage.core.query import Query, Tx
from bot.storage.matches import changes
from bot.storage.stores.sqlite import SqliteStore
from tests.support.samples import sized
from tests.support.storage.stored import begun, turn

pytestmark = pytest.mark.torture

EXAMPLES, STEPS = sized(300), 50
CONTROL_EXAMPLES = 300
LEASE = 30  # ms
MINUTE = 60_000
KINDS = st.sampled_from(list(TimerKind))
APART = {TimerKind.THINK, TimerKind.REVIEW}  # work that is claimed by verbs of its own
PICK = st.integers(0, 7)
SEAT = st.integers(0, 1)
SOON = st.integers(1, 60)  # ms

Key = tuple[int, TimerKind, int]


class Crash(Exception):
    """A step fails in the middle."""


class TableMachine(RuleBasedStateMachine):
    """Two matches and their clocks."""

    spoil: ClassVar[Callable[[SqliteStore], None]] = staticmethod(lambda _: None)

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "m.db"
        self.now = 10 * MINUTE
        self.keys = 0
        self.matches: dict[int, Match] = {}
        self.timers: dict[Key, tuple[str, int, int, int, str]] = {}  # ask, since, due, lease, owner
        self.offers: dict[tuple[int, str], Offer] = {}  # by match and slot
        self.claimed: list[Timer] = []
        self.said: dict[str, Match] = {}
        self.posts = 0

    @initialize()
    def begin(self) -> None:
        self.open()
        for nth in range(2):
            match = self.runner.run(begun(self.store, 2 * nth, 2 * nth + 1, name=str(nth)))
            self.matches[match.id] = match
            self.posts += 2

    def open(self) -> None:
        self.store = self.runner.run(SqliteStore.open(self.path))
        type(self).spoil(self.store)

    @rule()
    def reopen(self) -> None:
        self.runner.run(self.store.close())
        self.open()

    @rule(later=st.integers(1, 100))
    def wait(self, later: int) -> None:
        self.now += later

    def key(self) -> str:
        self.keys += 1
        return f"key {self.keys}"

    def running(self, pick: int) -> Match | None:
        there = [match for match in self.matches.values() if match.status is Status.RUNNING]
        return self.loaded(there[pick % len(there)].id) if there else None

    def loaded(self, match: int) -> Match:
        """As it is now: an outage or a timer that fired has moved its clocks."""
        found = self.runner.run(self.store.get(match))
        assert found is not None
        return found

    def set(self, match: int, alarm: Alarm) -> None:
        self.timers[match, alarm.kind, alarm.seat] = (alarm.ask, alarm.since, alarm.due, 0, "")

    def stop(self, match: int, seat: int | None = None) -> None:
        self.timers = {key: of for key, of in self.timers.items() if key[0] != match or seat not in {None, key[2]}}

    def keep(self, match: Match) -> None:
        """The store's word for the match, but for its clocks, which the invariant checks."""
        self.matches[match.id] = match

    @rule(pick=PICK, seat=SEAT, kind=KINDS, due=SOON, over=st.integers(0, 9), twice=st.booleans(), quiet=SEAT)
    def answer(self, pick: int, seat: int, kind: TimerKind, due: int, over: int, twice: bool, quiet: int) -> None:  # noqa: FBT001
        match = self.running(pick)
        if match is None:
            return
        key, ends = self.key(), over == 0
        alarm = Alarm(kind, seat, f"ask {self.keys}", self.now - due, self.now + due)
        effects = Effects() if ends else Effects(alarms=(alarm,), silenced=(quiet,))
        step = turn(match, match.revision + 1, key, seat=seat, made=self.now)
        status = Status.FINISHED if ends else Status.RUNNING
        advancing = [
            self.store.advance(match, [step], status=status, posts=[PostKind.TURN], effects=effects)
            for _ in range(1 + twice)
        ]
        first, *again = self.runner.run(_all(advancing))
        assert isinstance(first, Match)
        assert all(isinstance(other, LostRace) for other in again)
        self.stop(match.id, None if ends else quiet)
        if not ends:
            self.set(match.id, alarm)
        self.keep(first)
        self.said[key] = first
        self.posts += 1

    @rule(pick=PICK, due=SOON)
    def crash(self, pick: int, due: int) -> None:
        """A step fails in the middle, among others that do not."""
        match = self.running(pick)
        if match is None:
            return
        alarm = Alarm(TimerKind.DEADLINE, 0, "never", self.now, self.now + due)

        def fails(tx: Tx) -> None:
            effects = Effects(alarms=(alarm,), silenced=(1,), settled=tuple(OfferKind))
            step = turn(match, match.revision + 1, "crash")
            changes.advance(tx, match, [step], Status.RUNNING, [PostKind.TURN], effects)
            raise Crash

        results = self.runner.run(
            _all([self.store.keep_setting("a", "b"), self.store._writer.write(fails), self.store.setting("a")])
        )
        assert isinstance(results[1], Crash)

    @rule(pick=PICK)
    def redeliver(self, pick: int) -> None:
        if not self.said:
            return
        key = sorted(self.said)[pick % len(self.said)]
        present = self.matches[self.said[key].id]
        changing = self.store.change(
            present, status=Status.VOID, turn=None, posts=[PostKind.CARD], key=key, now=self.now
        )
        assert self.runner.run(changing).revision == present.revision
        step = self.runner.run(self.store.turn_by_key(key))
        assert step is not None
        assert step.revision == self.said[key].revision

    @rule(pick=PICK, kind=st.sampled_from(list(OfferKind)), settles=st.booleans())
    def offer(self, pick: int, kind: OfferKind, settles: bool) -> None:  # noqa: FBT001
        match = self.running(pick)
        if match is None:
            return
        made = Offer(match.id, kind, 0, match.revision, "", (0,), self.now)
        effects = Effects(settled=(made.slot,)) if settles else Effects(offered=made)
        key = self.key()
        self.keep(
            self.runner.run(
                self.store.change(
                    match, status=match.status, turn=None, posts=[], key=key, now=self.now, effects=effects
                )
            )
        )
        if settles:
            self.offers.pop((match.id, made.slot), None)
        else:
            self.offers[match.id, made.slot] = made

    @rule(owner=st.sampled_from("AB"), most=st.integers(1, 3))
    def claim(self, owner: str, most: int) -> None:
        free = sorted(
            of[2]
            for (_, kind, _), of in self.timers.items()
            if of[2] <= self.now and of[3] <= self.now and kind not in APART
        )
        got = self.runner.run(self.store.claim_timers(self.now, owner=owner, lease=LEASE, most=most))
        assert [timer.due for timer in got] == free[:most]
        for timer in got:
            key = (timer.match, timer.kind, timer.seat)
            ask, since, due, lease, _ = self.timers[key]
            assert (timer.ask, timer.since, timer.due, timer.owner) == (ask, since, due, owner)
            assert lease <= self.now
            self.timers[key] = (ask, since, due, self.now + LEASE, owner)
        self.claimed += got

    @rule(pick=PICK, twice=st.booleans())
    def fire(self, pick: int, twice: bool) -> None:  # noqa: FBT001
        if not self.claimed:
            return
        timer = self.claimed[pick % len(self.claimed)]
        match = self.loaded(timer.match)
        now = self.timers.get((timer.match, timer.kind, timer.seat))
        lives = now is not None and (now[0], now[2], now[4]) == (timer.ask, timer.due, timer.owner)
        keys = [self.key() for _ in range(1 + twice)]
        firing = [
            self.store.advance(
                match,
                [turn(match, match.revision + 1, key, seat=timer.seat, made=self.now)],
                status=Status.RUNNING,
                posts=[PostKind.TURN],
                effects=Effects(fired=timer),
            )
            for key in keys
        ]
        first, *again = self.runner.run(_all(firing))
        assert isinstance(first, Match if lives else LostRace)
        assert all(isinstance(other, LostRace) for other in again)
        if isinstance(first, Match):
            del self.timers[timer.match, timer.kind, timer.seat]
            self.keep(first)
            self.said[keys[0]] = first
            self.posts += 1

    @rule(length=st.sampled_from([5, MINUTE, 2 * MINUTE]))
    def outage(self, length: int) -> None:
        self.now += length
        most_lost: Counter[int] = Counter()
        for key, (ask, since, due, _, _) in self.timers.items():
            if self.matches[key[0]].status is Status.RUNNING and since < self.now:
                lost = min(length, self.now - since) if due > self.now - length else 0
                self.timers[key] = (ask, since + lost, due + lost, 0, "")
                most_lost[key[0]] = max(most_lost[key[0]], lost)
        self.runner.run(self.store.give_back(length, now=self.now))
        for match, lost in most_lost.items():
            found = self.runner.run(self.store.get(match))
            assert found is not None
            assert found.given_back == self.matches[match].given_back + (lost if lost >= MINUTE else 0)
            self.keep(found)

    @invariant()
    def both_say_the_same(self) -> None:
        if not self.matches:
            return
        timers, posts, offers = self.runner.run(self.store._reader.read(_all_there))
        assert {(match, TimerKind(kind), seat): tuple(of) for match, kind, seat, *of in timers} == self.timers
        assert len(timers) == len(self.timers)
        assert posts == self.posts
        assert set(offers) == self.offers.keys()
        free = [of[2] for (_, kind, _), of in self.timers.items() if of[3] <= self.now and kind not in APART]
        assert self.runner.run(self.store.next_timer(self.now)) == min(free, default=None)
        for match in self.matches.values():
            found = self.runner.run(self.store.get(match.id))
            assert found is not None
            assert (found.revision, found.status, found.state) == (match.revision, match.status, match.state)
            turns = self.runner.run(self.store.turns(match.id))
            assert [one.revision for one in turns] == list(range(match.revision + 1))

    def teardown(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()


async def _all(works: list) -> list:
    return await asyncio.gather(*works, return_exceptions=True)


def _all_there(tx: Tx) -> tuple[list, int, list]:
    timers = tx.all(Query('SELECT "match", kind, seat, ask, since, due, lease, owner FROM timers', {}))
    (posts,) = tx.one(Query("SELECT count(*) FROM posts", {})) or (0,)
    return timers, posts, tx.all(Query('SELECT "match", kind FROM offers', {}))


def tried(machine: type[TableMachine], examples: int, *phases: Phase) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            print_blob=False,
            report_multiple_bugs=False,
            phases=phases,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_the_store_says_the_same_as_the_model(say: Callable[[str], None]):
    tried(TableMachine, EXAMPLES, Phase.generate)
    say(f"model: {EXAMPLES} stories of up to {STEPS} steps, the store and the model agree")


def forget_who_fired(store: SqliteStore) -> None:
    """Fire without asking whether the timer is still there."""
    plain = store.advance

    async def advance(match, turns, *, status, posts, effects=changes.NOTHING):
        return await plain(
            match, turns, status=status, posts=posts, effects=msgspec.structs.replace(effects, fired=None)
        )

    store.advance = advance  # type: ignore[method-assign]


def forget_the_leases(store: SqliteStore) -> None:
    """Claim for no time at all."""
    plain = store.claim_timers

    async def claim_timers(now, *, owner, lease, most):
        return await plain(now, owner=owner, lease=0 * lease, most=most)

    store.claim_timers = claim_timers  # type: ignore[method-assign]


def keep_each_statement(store: SqliteStore) -> None:
    """No transaction: a step that fails in the middle is half kept."""

    async def write(work, *_, **__):
        return await store._writer.call(lambda plain: work(Tx(plain)))

    store._writer.write = write  # type: ignore[method-assign]


@pytest.mark.parametrize("spoil", [forget_who_fired, forget_the_leases, keep_each_statement])
def test_the_model_would_notice(say: Callable[[str], None], spoil: Callable[[SqliteStore], None]):
    machine = type("Spoiled", (TableMachine,), {"spoil": staticmethod(spoil)})
    with pytest.raises(AssertionError):
        tried(machine, CONTROL_EXAMPLES, Phase.generate)
    say(f"model control, {spoil.__name__.replace('_', ' ')}: caught")
