"""A value that a command's option does not allow is refused in a sentence, whatever it is; nothing happens and nothing is an incident."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from discord import AppCommandOptionType as Kind
from discord import AppCommandType, ChannelType, app_commands
from structlog.testing import capture_logs

from tests.support.discord.unplugged import ADA, BRUNO, CHANNEL, COMMAND, MANAGER, Reply, Unplugged, member, unplugged

pytestmark = pytest.mark.asyncio

FORUM, CATEGORY, ROLE = CHANNEL + 1, CHANNEL + 2, CHANNEL + 3
ROLE_GIVEN = {
    "id": str(ROLE),
    "name": "Watchful",
    "permissions": "0",
    "position": 1,
    "color": 0,
    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    "hoist": False,
    "managed": False,
    "mentionable": True,
    "flags": 0,
}
OUTDATED = "This command has changed. Restart Discord and try again."
USUAL: dict[Kind, Any] = {
    Kind.string: "1",
    Kind.integer: 1,
    Kind.boolean: True,
    Kind.user: str(BRUNO),
    Kind.channel: str(CHANNEL),
    Kind.role: str(ROLE),
    Kind.attachment: "1",
}
RESOLVED = {
    "users": {str(BRUNO): member(BRUNO)["user"]},
    "members": {str(BRUNO): member(BRUNO)},
    "channels": {
        str(CHANNEL): {"id": str(CHANNEL), "type": 0, "name": "arena", "permissions": str(MANAGER)},
        str(FORUM): {"id": str(FORUM), "type": 15, "name": "matches", "permissions": str(MANAGER)},
        str(CATEGORY): {"id": str(CATEGORY), "type": 4, "name": "Games", "permissions": str(MANAGER)},
    },
    "roles": {str(ROLE): ROLE_GIVEN},
    "attachments": {
        "1": {
            "id": "1",
            "filename": "match.json",
            "size": 2,
            "url": "http://127.0.0.1/x",
            "proxy_url": "http://127.0.0.1/x",
        }
    },
}
OF_NO_TYPE = (None, [], {}, [1], {"a": 1})
FOREIGN: dict[Kind, tuple[Any, ...]] = {
    Kind.string: (7, 1.5, True),
    Kind.integer: ("7", "", True, 0.5),
    Kind.boolean: ("true", 0, 1),
    Kind.user: ("1", "garbage", 1, True),
    Kind.channel: ("1", "garbage", 1, str(CATEGORY)),
    Kind.role: ("1", "garbage", 1, str(BRUNO)),
    Kind.attachment: ("2", "garbage", 1),
}


def usual(parameter: app_commands.Parameter) -> Any:
    if ChannelType.forum in parameter.channel_types:
        return str(FORUM)
    return parameter.choices[0].value if parameter.choices else USUAL[parameter.type]


def foreign(parameter: app_commands.Parameter) -> Iterator[Any]:
    """Values that the option does not allow."""
    yield from (*OF_NO_TYPE, *FOREIGN[parameter.type])
    if parameter.choices and parameter.type is Kind.integer:
        yield from (-1, 0, 7, 10**9, -(2**53), 2**53)
    if parameter.choices and parameter.type is Kind.string:
        yield from ("", "garbage", "é" * 6000, "\u0000", f"{parameter.choices[0].value} ")
    unit = (lambda size: "x" * size) if parameter.type is Kind.string else int
    if parameter.min_value is not None:
        yield unit(int(parameter.min_value) - 1)
    if parameter.max_value is not None:
        yield unit(int(parameter.max_value) + 1)


async def given(bot: Unplugged, name: str, options: list[dict[str, Any]]) -> Reply:
    """The answer to a command with these options, as they come."""
    data: dict[str, Any] = {"name": name.rpartition(" ")[2], "options": options, "type": 1}
    for part in reversed(name.split(" ")[:-1]):
        data = {"name": part, "options": [data], "type": 1}
    return await bot._hand_over(COMMAND, data | {"id": "1", "resolved": RESOLVED}, ADA, {"permissions": MANAGER})


def said(parameter: app_commands.Parameter, value: Any) -> dict[str, Any]:
    return {"name": parameter.display_name, "type": parameter.type.value, "value": value}


@pytest_asyncio.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Unplugged]:
    async with unplugged(tmp_path) as opened:
        await opened.match()
        yield opened


def commands(bot: Unplugged) -> Iterator[app_commands.Command[Any, ..., Any]]:
    for command in bot.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


async def test_a_value_that_an_option_does_not_allow_is_refused(bot: Unplugged):
    tried, wrong = 0, []
    for command in commands(bot):
        needed = [one for one in command.parameters if one.required]
        for parameter in command.parameters:
            others = [said(one, usual(one)) for one in needed if one is not parameter]
            for value in foreign(parameter):
                tried += 1
                with capture_logs() as log:
                    reply = await given(bot, command.qualified_name, [*others, said(parameter, value)])
                if reply.said != OUTDATED or log:
                    wrong.append((command.qualified_name, parameter.display_name, value, reply.said, log))
    assert wrong == []
    assert tried > 1000


async def test_options_that_a_command_does_not_have_or_lacks_are_refused(bot: Unplugged):
    for command in commands(bot):
        needed = [said(one, usual(one)) for one in command.parameters if one.required]
        for options in ([*needed, {"name": "garbage", "type": 3, "value": "x"}], *([needed[1:]] if needed else [])):
            assert (await given(bot, command.qualified_name, options)).said == OUTDATED, command.qualified_name


@pytest.mark.parametrize("target", [{}, {"target_id": "7"}, {"target_id": None}, {"target_id": "x", "resolved": {}}])
@pytest.mark.parametrize("kind", [2, 3, 4, 99])
async def test_menus_of_nothing_are_refused(bot: Unplugged, kind: int, target: dict[str, Any]):
    menus = [one.name for one in bot.bot.tree.get_commands(type=AppCommandType(kind))] if kind in (2, 3) else ["Launch"]
    for name in menus:
        data = {"name": name, "type": kind, "id": "1"} | target
        with capture_logs() as log:
            assert (await bot._hand_over(COMMAND, data, ADA, {})).said == OUTDATED
        assert log == []


async def test_what_options_allow_is_let_through(bot: Unplugged):
    """The control: every choice, and both ends of every range, are no reason to refuse."""
    for command in commands(bot):
        needed = [one for one in command.parameters if one.required]
        for parameter in command.parameters:
            others = [said(one, usual(one)) for one in needed if one is not parameter]
            for value in allowed(parameter):
                reply = await given(bot, command.qualified_name, [*others, said(parameter, value)])
                assert reply.bodies
                assert reply.said != OUTDATED, (command.qualified_name, parameter.display_name, value)


def allowed(parameter: app_commands.Parameter) -> Iterator[Any]:
    if parameter.choices:
        yield from (choice.value for choice in parameter.choices)
        return
    ends = [int(end) for end in (parameter.min_value, parameter.max_value) if end is not None]
    yield from ("x" * end if parameter.type is Kind.string else end for end in ends)
    if not ends:
        yield usual(parameter)
