"""What must hold in every run: each checker says what is wrong, a sentence each."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from bot.cli import Unusable
from bot.storage.stores.sqlite import SqliteStore
from tools.bottle.checks import company, stored
from tools.bottle.checks.clocks import Clocks
from tools.bottle.checks.ends import left_over
from tools.bottle.checks.erasure import Erased
from tools.bottle.checks.finals import Finals
from tools.bottle.checks.mentions import Mentions
from tools.bottle.checks.secrets import Secrets
from tools.bottle.checks.traffic import Answers, Requests, Sequences
from tools.bottle.injected import FaultKind
from tools.bottle.verdict import cards, kept_in, kept_wrongly, threaded

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle


class Watch(Protocol):
    """Looks on during a run."""

    def __init__(self, bottle: Bottle) -> None: ...

    async def found(self) -> list[str]:
        """Say what was wrong, once the bot is stopped and nothing is left to be done."""


@dataclass(frozen=True)
class Checker:
    """`at_end` looks once the bot is stopped and nothing is left to be done; a `watch` is made before the bot starts."""

    name: str
    at_end: Callable[[Bottle], Awaitable[list[str]]]
    watch: type[Watch] | None = None


def watching(name: str, watch: type[Watch]) -> Checker:
    """A checker of what a watch finds."""

    async def at_end(bottle: Bottle) -> list[str]:
        return await bottle.watches[watch].found()

    return Checker(name, at_end, watch)


async def _kept(bottle: Bottle) -> list[str]:
    matches, turns = await kept_in(await SqliteStore.open(bottle.database))
    elsewhere = bottle.people.elsewhere
    shown = [] if elsewhere is None else [one for one in matches if one.id not in elsewhere and threaded(one)]
    return [
        *kept_wrongly(bottle.discord, matches, turns, bottle.people.accepted),
        *bottle.posts.faults({match.id: turns[match.id] for match in shown}),
        *cards(bottle.discord, shown, worn(bottle)),
    ]


def worn(bottle: Bottle) -> set[int]:
    """Messages that can be edited no more; those of runs that nobody looks at in this way are not known."""
    requests = bottle.watches.get(Requests)
    return requests.worn if isinstance(requests, Requests) else set()


async def _quiet(bottle: Bottle) -> list[str]:
    return [f"logged: {entry}" for entry in bottle.logs.errors]


async def _useful(bottle: Bottle) -> list[str]:
    return bottle.people.useless


async def _stayed(bottle: Bottle) -> list[str]:
    """Those that ended by themselves, but for a bot that could not start as its disk refused to write: its host starts another."""
    refused = bottle.injected.explains({FaultKind.DISK}, 0.0, math.inf)
    return [one for one in bottle.lives.ended if not (refused and Unusable.__name__ in one)]


CHECKERS = (
    Checker("every accepted answer is kept once, every turn posted once and in order", _kept),
    Checker("no error was logged", _quiet),
    Checker("no bot ended by itself", _stayed),
    Checker("nobody was answered with an incident", _useful),
    watching("those who are asked are mentioned once, and reminded as often as they wish", Mentions),
    watching("clocks do not count what must not count", Clocks),
    Checker("counts, ratings and standings follow from the results", stored.follows),
    Checker("no match is suspended", stored.suspended),
    watching("secrets reach nobody else", Secrets),
    watching("every interaction is answered in time", Answers),
    watching("Discord takes every request", Requests),
    watching("the bot goes on where a session was broken off", Sequences),
    watching("cards and latest turns show what is stored", Finals),
    watching("nothing stored names those who are erased", Erased),
    watching("players meet nobody whom they have blocked", company.Blocks),
    Checker("answers are those of the seat's player, to what was asked where they pressed", company.answered),
    Checker("nobody is out by the clock too soon", company.out),
    Checker("nothing is left over", left_over),
)


def halting(checkers: tuple[Checker, ...]) -> tuple[Checker, ...]:
    """Checkers that stop in the debugger as soon as one of them has found something, with the run as `bottle`."""

    def stopping(checker: Checker) -> Checker:
        async def at_end(bottle: Bottle) -> list[str]:
            found = await checker.at_end(bottle)
            if found:
                breakpoint()  # noqa: T100  what the option --debugger is for
            return found

        return replace(checker, at_end=at_end)

    return tuple(map(stopping, checkers))
