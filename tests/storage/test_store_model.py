"""The store against an in-memory model: any operations in any order give the same results."""

import asyncio
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.matches.core.errors import AlreadyOpen, LostRace
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import PostKind
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import new_match, turn

USERS = st.integers(1, 4)
PICK = st.integers(0, 7)


class StoreMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "matches.db"
        self.matches: dict[int, Match] = {}
        self.former: list[Match] = []
        self.keys: dict[str, int] = {}
        self.open_posts: list[tuple[int, PostKind, int]] = []  # match, kind, revision
        self.now = 0

    @initialize()
    def open(self) -> None:
        self.store = self.runner.run(SqliteStore.open(self.path))

    @rule()
    def reopen(self) -> None:
        self.runner.run(self.store.close())
        self.open()

    def fresh(self) -> str:
        self.now += 1
        return f"key {self.now}"

    def some(self, pick: int, status: Status) -> Match | None:
        there = [match for match in self.matches.values() if match.status is status]
        return there[pick % len(there)] if there else None

    def keep(self, match: Match, key: str, *kinds: PostKind) -> None:
        if match.id in self.matches:
            self.former.append(self.matches[match.id])
        self.matches[match.id] = match
        self.keys[key] = match.id
        waiting = {one for one, kind, _ in self.open_posts if kind is PostKind.CARD}
        self.open_posts += [
            (match.id, kind, match.revision)
            for kind in kinds
            if kind is not PostKind.CARD or match.id not in waiting  # one that waits shows what comes meanwhile
        ]

    @rule(one=USERS, two=USERS)
    def challenge(self, one: int, two: int) -> None:
        if one == two:
            return
        key = self.fresh()
        known = [
            match.id
            for match in self.matches.values()
            if match.status is Status.CHALLENGE and {holder.user for holder in match.holders} == {one, two}
        ]
        adding = self.store.add(new_match(one, two), key=key, now=self.now)
        if known:
            with pytest.raises(AlreadyOpen):
                self.runner.run(adding)
        else:
            self.keep(self.runner.run(adding), key)

    @rule(pick=PICK, accepted=st.booleans())
    def answer_challenge(self, pick: int, accepted: bool) -> None:  # noqa: FBT001  hypothesis draws it
        match = self.some(pick, Status.CHALLENGE)
        if match is None:
            return
        key = self.fresh()
        status = Status.RUNNING if accepted else Status.DECLINED
        first = turn(match, 0, key, seat=None) if accepted else None
        post = PostKind.THREAD if accepted else PostKind.CARD
        changing = self.store.change(match, status=status, turn=first, posts=[post], key=key, now=self.now)
        self.keep(self.runner.run(changing), key, post)

    @rule(pick=PICK, steps=st.integers(1, 3), last=st.booleans())
    def advance(self, pick: int, steps: int, last: bool) -> None:  # noqa: FBT001  hypothesis draws it
        match = self.some(pick, Status.RUNNING)
        if match is None:
            return
        key = self.fresh()
        turns = [turn(match, match.revision + nth, key, made=self.now) for nth in range(1, steps + 1)]
        status = Status.FINISHED if last else Status.RUNNING
        advancing = self.store.advance(match, turns, status=status, posts=[PostKind.TURN])
        self.keep(self.runner.run(advancing), key, PostKind.TURN)

    @rule(pick=PICK)
    def change_what_is_no_longer_so(self, pick: int) -> None:
        if not self.former:
            return
        match = self.former[pick % len(self.former)]
        step = turn(match, match.revision + 1, self.fresh())
        with pytest.raises(LostRace):
            self.runner.run(self.store.advance(match, [step], status=match.status, posts=[PostKind.TURN]))
        with pytest.raises(LostRace):
            self.runner.run(
                self.store.change(
                    match, status=Status.CANCELLED, turn=None, posts=[PostKind.CARD], key=self.fresh(), now=self.now
                )
            )

    @rule(pick=PICK)
    def redeliver(self, pick: int) -> None:
        if not self.keys:
            return
        key = sorted(self.keys)[pick % len(self.keys)]
        present = self.matches[self.keys[key]]
        changing = self.store.change(
            present, status=Status.CANCELLED, turn=None, posts=[PostKind.CARD], key=key, now=self.now
        )
        assert self.runner.run(changing) == present
        assert self.runner.run(self.store.add(new_match(), key=key, now=self.now)) == present

    @rule(pick=PICK, dead=st.booleans())
    def post(self, pick: int, dead: bool) -> None:  # noqa: FBT001  hypothesis draws it
        due = self.runner.run(self.store.posts_due(0))
        if not due:
            return
        post = due[pick % len(due)]
        self.runner.run(self.store.post_attempted(post.id, self.now))
        if dead:
            self.runner.run(self.store.post_failed(post.id, error="403", not_before=None))
        else:
            self.runner.run(self.store.post_done(post, 900 + post.id))
        self.open_posts.remove((post.match, post.kind, post.revision))

    @invariant()
    def both_say_the_same(self) -> None:
        for match in self.matches.values():
            assert self.runner.run(self.store.get(match.id)) == match
            turns = self.runner.run(self.store.turns(match.id))
            assert len(turns) == (match.revision + 1 if match.state else 0)
            assert (turns[-1].state if turns else b"") == match.state
        due = self.runner.run(self.store.posts_due(0))
        assert [(post.match, post.kind, post.revision) for post in due] == self.heads()

    def heads(self) -> list[tuple[int, PostKind, int]]:
        """Due posts: the first of each match, and one card, since there is one channel; a card waits for its thread."""
        said: dict[int, tuple[int, PostKind, int]] = {}
        cards = []
        threadless = {match for match, kind, _ in self.open_posts if kind is PostKind.THREAD}
        for one in self.open_posts:
            if one[1] is not PostKind.CARD:
                said.setdefault(one[0], one)
            elif one[0] not in threadless:
                cards.append(one)
        first = {*said.values(), *cards[:1]}
        return [one for one in self.open_posts if one in first]

    def teardown(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()


StoreMachine.TestCase.settings = settings(
    max_examples=settings().max_examples // 4,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestStore = StoreMachine.TestCase
