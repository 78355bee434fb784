"""Faults planted in the store."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.sql import ClauseElement

from bot.matches.core.errors import StoreError
from bot.matches.delivery.models import PostKind, PostState
from bot.storage.core import group_commit
from bot.storage.core.query import Query, Tx
from bot.storage.core.schema.delivery import posts
from bot.storage.core.schema.matches import matches, timers
from bot.storage.timing.timers import claiming
from tools.bottle.planted.fault import Strike, fault


class Wrong(Query):
    """A wrong statement in place of a right one; each time that it is run is a strike."""

    def __init__(self, was: Query, statement: ClauseElement | None, strike: Strike) -> None:
        super().__init__("", {}, statement)
        self._was = was
        self._strike = strike
        self._strikes = False

    @property
    def sql(self) -> str:
        """See Query; it is asked for before `given`."""
        self._strikes = self._strike()
        return super().sql if self._strikes else self._was.sql

    @property
    def given(self) -> dict[str, Any]:
        """See Query."""
        return super().given if self._strikes else self._was.given


@fault("acknowledged before the commit", "bot.storage.core.group_commit:Writer._keep", area="failing disk")
def acknowledged_early(was: Any, strike: Strike) -> Any:
    """Callers get their results when their writes are made, before they are committed."""

    def begun(works: Sequence[group_commit.Work], connection: sqlite3.Connection) -> list[Any]:
        connection.execute("BEGIN IMMEDIATE")
        tx = Tx(connection)
        return [group_commit._among_others(work, tx, connection) for work in works]

    async def keep(writer: group_commit.Writer, batch: Sequence[group_commit._Piece]) -> None:
        if not strike():
            await was(writer, batch)
            return
        outcomes: Sequence[group_commit._Done | group_commit._Failed]
        try:
            outcomes = await writer.call(partial(begun, [piece.work for piece in batch]))
        except StoreError as error:
            outcomes = [group_commit._Failed(error) for _ in batch]
        for piece, outcome in zip(batch, outcomes, strict=True):
            if piece.promise.done():
                continue
            if isinstance(outcome, group_commit._Failed):
                piece.promise.set_exception(outcome.error)
            else:
                piece.promise.set_result(outcome.result)
        with contextlib.suppress(StoreError):
            await writer.call(group_commit._commit)

    return keep


@fault("last of a group lost", "bot.storage.core.group_commit:_transact", area="slow disk")
def last_lost(was: Any, strike: Strike) -> Any:
    """Of several writes in one transaction, the last is undone and acknowledged all the same."""

    def transact(works: Sequence[group_commit.Work], connection: sqlite3.Connection) -> Any:
        def undone(tx: Tx) -> Any:
            connection.execute("SAVEPOINT one_more")
            try:
                return works[-1](tx)
            finally:
                connection.execute("ROLLBACK TO one_more")
                connection.execute("RELEASE one_more")

        return was([*works[:-1], undone] if len(works) > 1 and strike() else works, connection)

    return transact


@fault("failed commit swallowed", "bot.storage.core.group_commit:_commit", area="failing disk")
def commit_swallowed(was: Any, strike: Strike) -> Any:
    """A commit that fails is undone, and nobody hears of it."""

    def commit(connection: sqlite3.Connection) -> None:
        try:
            was(connection)
        except StoreError:
            if not strike():
                raise

    return commit


@fault("stale position accepted", "bot.storage.core.statements:CHANGE_MATCH", area="slow disk")
def stale_accepted(was: Any, strike: Strike) -> Any:
    """A change is not guarded by the revision that was loaded."""
    changed = ("status", "revision", "updated", "finished", "incident")
    statement = (
        update(matches)
        .where(matches.c.id == bindparam("match"), matches.c.status == bindparam("was_status"))
        .values({name: bindparam(name) for name in changed})
    )
    return Wrong(was, statement, strike)


@fault("newest post first", "bot.storage.core.statements:POSTS_DUE", area="errors")
def newest_first(was: Any, strike: Strike) -> Any:
    """Of the posts of a match that are due, the newest is made first."""
    card = posts.c.kind == PostKind.CARD.value
    pending = (posts.c.state == PostState.PENDING.value) & (posts.c.not_before <= bindparam("now"))
    heads = select(func.max(posts.c.id)).where(pending).group_by(posts.c.match, card)
    return Wrong(was, select(posts).where(posts.c.id.in_(heads)).order_by(posts.c.id), strike)


@fault("clocks claim the house's timers", "bot.storage.timing.timers:CLAIM_TIMERS", area="house")
def claims_all(was: Any, strike: Strike) -> Any:
    """The loop of the clocks claims timers of every kind, also those that other workers claim."""
    return Wrong(was, claiming(timers.c.id > 0).statement, strike)


@fault("first try not noted", "bot.storage.core.statements:POST_ATTEMPTED", area="long outages")
def try_not_noted(was: Any, strike: Strike) -> Any:
    """A post keeps the time of its latest attempt instead of that of the first."""
    statement = (
        update(posts)
        .where(posts.c.id == bindparam("post"))
        .values(attempts=posts.c.attempts + 1, attempted=bindparam("now"))
    )
    return Wrong(was, statement, strike)


@fault("queue forgets after a reconnect", "bot.storage.core.statements:POSTS_HURRIED", area="errors")
def forgets(was: Any, strike: Strike) -> Any:
    """Posts that have failed are given up when Discord is back, instead of being hurried."""
    failed = (posts.c.state == PostState.PENDING.value) & (posts.c.attempts > 0)
    return Wrong(was, update(posts).where(failed).values(state=PostState.DEAD.value), strike)


@fault("deadline counts an outage", "bot.storage.timing.timers:give_back", area="outages")
def not_given_back(was: Any, strike: Strike) -> Any:
    """The time in which players could not act is not given back."""

    def give_back(*given: Any) -> None:
        if not strike():
            was(*given)

    return give_back


@fault("missed decision counted twice", "bot.storage.timing.punctuality:count", area="ends")
def missed_twice(was: Any, strike: Strike) -> Any:
    """A decision that is left to the clock counts as two missed ones."""

    def count(tx: Any, match: Any, turns: Any, effects: Any, now: int) -> None:
        was(tx, match, turns, effects, now)
        late = effects.fired is not None and any(times for _, times in effects.lapses)
        if late and not match.alone and strike():
            was(tx, match, (), effects, now)

    return count


@fault("erased person still named", "bot.storage.core.erased_person:ErasedPerson.text", area="data")
def still_named(was: Any, strike: Strike) -> Any:
    """Stored texts keep the id and the name of a person who is erased."""

    def text(person: Any, stored: str) -> str:
        right: str = was(person, stored)
        return stored if right != stored and strike() else right

    return text
