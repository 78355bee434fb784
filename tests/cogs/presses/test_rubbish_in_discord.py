"""Whatever is written into the options of commands is answered in clear words: nothing anybody types is an incident."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from localdiscord.media import Upload
from localdiscord.people import UserClient
from localdiscord.records import Json
from tests.support.discord.commands import answered, commands
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, ATTACHMENT = 3, 4, 5, 6, 7, 8, 11
FORUM = 15  # a type of channel
TEXTS = (
    "\"'`''\"\"",
    "NEAR(a OR b* AND NOT -c:d ^e) {f}",
    "x' UNION SELECT * FROM players; --",
    "🏳️‍🌈 👩‍👩‍👧‍👦 \u202eabc\u200b\u0000",
    "é" * 6000,
    "@everyone <@1> <#2> <t:9999999999999:R> </play:0>",
    "-1",
    "9" * 400,
    "NaN",
    "٣",
    "A3>B2 l1e309 s-5; ; ;!steal",
    "PO-9999",
    " ",
    "{0} {user} %s $match \\1",
)
NUMBERS = (0, -1, 1, 99, 2**53 - 1, -(2**53) + 1)
FILES = (b"", b"{", b"\x1f\x8b\x08garbage", b"[" * 5000, "é".encode("utf-16"))


class Rubbish:
    """Values for options, one after the other."""

    def __init__(self, users: list[int]) -> None:
        self._texts, self._numbers, self._files = map(itertools.cycle, (TEXTS, NUMBERS, FILES))
        self._users = itertools.cycle(users)

    def of(self, option: Json) -> Any:
        """Something that Discord lets through, however little sense it makes."""
        if option.get("choices"):
            return option["choices"][-1]["value"]
        low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
        makers: dict[int, Callable[[], Any]] = {
            STRING: lambda: next(self._texts)[: option.get("max_length", 6000)],
            INTEGER: lambda: max(low, min(high, next(self._numbers))),
            BOOLEAN: lambda: True,
            USER: lambda: next(self._users),
            CHANNEL: lambda: "matches" if FORUM in option["channel_types"] else "arena",
            ROLE: lambda: "Referee",
            ATTACHMENT: lambda: Upload("match.json", next(self._files)),
        }
        return makers[option["type"]]()


async def sent(person: UserClient, name: str, options: list[Json], rubbish: Rubbish) -> None:
    """Type the command, and have suggested what can be."""
    given = {one["name"]: rubbish.of(one) for one in options}
    for one in options:
        if one.get("autocomplete"):
            choices = await person.autocomplete("arena", name, given, focused=one["name"])
            assert len(choices) <= 25
    assert answered(await person.command("arena", name, given)), name


async def test_rubbish_in_any_option_is_answered_in_words(table: Scene, capsys: pytest.CaptureFixture[str]):
    await table.to_the_first_flick()
    table.local.membership.leave(table.dai.id)
    bot = table.local.world.bot.id
    rubbish = Rubbish([table.dai.id, bot, table.bruno.id, table.ada.id, table.chloe.id])
    for language, (name, options) in itertools.product(("en-US", "fr"), commands(table.local)):
        table.ada.user.locale = language
        if options:
            await sent(table.ada, name, options, rubbish)
    assert "incident" not in capsys.readouterr().out
