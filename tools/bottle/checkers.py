"""What must hold in every run: each checker says what is wrong, a sentence each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.bottle.verdict import differences

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle


@dataclass(frozen=True)
class Checker:
    """`at_end` looks once the bot is stopped and nothing is left to be done."""

    name: str
    at_end: Callable[[Bottle], Awaitable[list[str]]]


async def _kept(bottle: Bottle) -> list[str]:
    return await differences(bottle.discord, bottle.database, bottle.people.accepted, bottle.people.elsewhere)


async def _quiet(bottle: Bottle) -> list[str]:
    return [f"logged: {entry}" for entry in bottle.logs.errors]


async def _useful(bottle: Bottle) -> list[str]:
    return bottle.people.useless


CHECKERS = (
    Checker("every accepted answer is kept once, every turn posted once and in order", _kept),
    Checker("no error was logged", _quiet),
    Checker("nobody was answered with an incident", _useful),
)


def halting(checkers: tuple[Checker, ...]) -> tuple[Checker, ...]:
    """Checkers that stop in the debugger as soon as one of them has found something, with the run as `bottle`."""

    def stopping(checker: Checker) -> Checker:
        async def at_end(bottle: Bottle) -> list[str]:
            found = await checker.at_end(bottle)
            if found:
                breakpoint()  # noqa: T100  what the option --debugger is for
            return found

        return Checker(checker.name, at_end)

    return tuple(map(stopping, checkers))
