"""The store's connections, and the wrappers that turn functions on a transaction into its methods."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.storage.core.query import Tx
from bot.storage.core.scope import ANYTHING, Scope

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound="Connections")
LONG = 120.0  # seconds for what touches much: exports, erasures, ratings that are recomputed


class Reading(Protocol):
    """Runs functions on a snapshot of the database."""

    async def read(self, work: Callable[[Tx], T]) -> T:
        """Run `work` on one snapshot. Raises StoreError."""


class Writing(Protocol):
    """Runs functions that change the database."""

    async def write(self, work: Callable[[Tx], T], scope: Scope = ANYTHING, *, patience: float = 0) -> T:
        """Run `work`, which changes things in `scope` alone, and return its result once committed.

        A server is given `patience` seconds for it, 0: as many as usual. If it raises, nothing is changed. Raises StoreError, CommitUnknown.
        """


class Connections:
    """The connections that write and those that read."""

    def __init__(self, writer: Writing, reader: Reading) -> None:
        self._writer = writer
        self._reader = reader

    def area(self, kind: type[R]) -> R:
        """The verbs of an area, on the same connections."""
        return kind(self._writer, self._reader)


Verb: TypeAlias = Callable[Concatenate[Connections, P], Coroutine[Any, Any, T]]


def reads(work: Callable[Concatenate[Tx, P], T]) -> Verb[P, T]:
    """Turn a function on a transaction into a method that runs it on the reading connection."""

    @wraps(work)
    async def verb(self: Connections, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._reader.read(lambda tx: work(tx, *args, **kwargs))

    return verb


def writes(
    work: Callable[Concatenate[Tx, P], T], scope: Callable[..., Scope] | None = None, *, long: bool = False
) -> Verb[P, T]:
    """Turn a function on a transaction into a method that runs it on the writing connection and commits.

    `scope` takes the method's arguments; without it, the function may change anything. A `long` one touches much.
    """

    @wraps(work)
    async def verb(self: Connections, /, *args: P.args, **kwargs: P.kwargs) -> T:
        within = ANYTHING if scope is None else scope(*args, **kwargs)
        patience = LONG if long else 0
        return await self._writer.write(lambda tx: work(tx, *args, **kwargs), within, patience=patience)

    return verb
