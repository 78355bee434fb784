"""A planted fault: one thing of the product, by name, and a slightly wrong one that stands in its place while a run is played."""

from __future__ import annotations

import contextlib
import pkgutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

Strike: TypeAlias = Callable[[], bool]
"""Asked whenever the wrong thing is about to do what the right one would not: whether it may. Every time is counted."""
Instead: TypeAlias = Callable[[Any, Strike], Any]
"""Makes the wrong thing of the right one."""


@dataclass(frozen=True)
class Fault:
    """`at` is the name of what is replaced ("module:attribute"), `what` says in a sentence what is wrong with what replaces it.

    `area` names the plans in which it acts, see tools.bottle.planted.areas; "": those of the swarm.
    """

    name: str
    at: str
    what: str
    instead: Instead
    area: str = ""

    @property
    def where(self) -> str:
        """The name of what is replaced, without the folders of its module."""
        module, _, attribute = self.at.partition(":")
        return f"{module.rpartition('.')[2]}:{attribute}"


def fault(name: str, at: str, area: str = "") -> Callable[[Instead], Fault]:
    """The fault whose `instead` is decorated; its docstring is the sentence."""

    def made(instead: Instead) -> Fault:
        return Fault(name, at, " ".join((instead.__doc__ or "").split()), instead, area)

    return made


@contextlib.contextmanager
def planted(faults: Iterable[Fault], *, dormant: bool = False) -> Iterator[Counter[str]]:
    """The faults are there meanwhile; counts by name how often they were about to do anything. `dormant` ones never do."""
    strikes: Counter[str] = Counter()

    def strike(name: str) -> bool:
        strikes[name] += 1
        return not dormant

    with contextlib.ExitStack() as stack:
        for one in faults:
            was = pkgutil.resolve_name(one.at)
            stack.callback(_put, one.at, was)
            _put(one.at, one.instead(was, partial(strike, one.name)))
        yield strikes


def _put(name: str, value: Any) -> None:
    module, _, path = name.partition(":")
    holder, _, attribute = path.rpartition(".")
    setattr(pkgutil.resolve_name(f"{module}:{holder}" if holder else module), attribute, value)
