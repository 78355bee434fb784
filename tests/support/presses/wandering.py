"""A user who wanders through everything the bot shows: gives every command, presses everything not yet pressed."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

from localdiscord.people import PersonError, UserClient
from tests.support.discord.scene import Scene
from tests.support.presses.pressing import Presses, Sent

ENDS = frozenset(
    {"resigned", "aborted", "voided", "abort", "cancel", "decline", "close", "erase"}
)  # what leads no further
LATE = frozenset({"answer", "do", "sure"})  # pressed after everything beside them
LOOKS = 100  # at the posts that are still to be made, before nothing more is expected of them
JUNK = "_xyzzy* 77"  # with signs that format unless they are escaped
SLASH, GROUPS = 1, (1, 2)
STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 3, 4, 5, 6, 7, 10
FILLED = {STRING: JUNK, INTEGER: 77, NUMBER: 7.5, BOOLEAN: True, USER: "bruno", CHANNEL: "general"}


class Wanderer:
    """Follows all controls; of similar ones (verb, kind of ask, user) only a few."""

    def __init__(self, table: Scene) -> None:
        self.presses = Presses(table.local)
        self._table = table
        self._alike: Counter[tuple[object, ...]] = Counter()
        self._seen: set[tuple[str, int]] = set()

    async def wander(self, like: int, most: int = 1000) -> None:
        """Press on until nothing new comes, `like` of the same kind, at most so many in all."""
        while most > 0:
            new = self._new(like)
            if not new and not await self._more():
                return
            for sent in new[:most]:
                if self.presses.still_there(sent):
                    with contextlib.suppress(PersonError):
                        await self.presses.press(sent)
            most -= len(new)

    def _new(self, like: int) -> list[Sent]:
        new = []
        for sent in self.presses.sent():
            mark, sort = (sent.custom_id, sent.user), (*sent.sort, sent.user)
            if mark not in self._seen and self._alike[sort] < like and sent.sort[0] not in ENDS:
                self._seen.add(mark)
                self._alike[sort] += 1
                new.append(sent)
        return sorted(new, key=lambda sent: sent.sort[0] in LATE)

    async def _more(self) -> bool:
        """Whether something comes that was not there."""
        known = len(self.presses.sent())
        await self._table.all_answered()
        for _ in range(LOOKS):
            if len(self.presses.sent()) > known or await self._table.services.store.next_due() is None:
                break
            await asyncio.sleep(0.01)
        return len(self.presses.sent()) > known


async def every_command(table: Scene, person: UserClient, channel: str | int) -> None:
    """Give every command in several ways, sensible and not, and have everything suggested that can be."""
    for name, every in commands(await table.bot._payload()):
        options = [one for one in every if one["type"] in FILLED]
        for given in _given(options):
            with contextlib.suppress(PersonError):
                await person.command(channel, name, given)
        needed = _filled([one for one in options if one.get("required")])
        for one in options:
            for typed in ("", "a", JUNK) if one.get("autocomplete") else ():
                with contextlib.suppress(PersonError):
                    await person.autocomplete(channel, name, needed | {one["name"]: typed}, focused=one["name"])


def commands(payload: list[dict[str, Any]], before: str = "") -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The slash commands with their options, those of groups by both names."""
    for one in payload:
        inner = one.get("options", [])
        if one.get("type", SLASH) not in GROUPS:
            continue
        if any(option["type"] in GROUPS for option in inner):
            yield from commands(inner, f"{one['name']} ")
        else:
            yield before + one["name"], inner


def _given(options: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    needed = _filled([one for one in options if one.get("required")])
    yield needed
    for one in options:
        if "choices" in one:
            yield from (needed | {one["name"]: choice["value"]} for choice in one["choices"])
        else:
            yield needed | _filled([one])


def _filled(options: list[dict[str, Any]]) -> dict[str, Any]:
    return {one["name"]: _value(one) for one in options}


def _value(option: dict[str, Any]) -> Any:
    if "choices" in option:
        return option["choices"][0]["value"]
    return FILLED[option["type"]]
