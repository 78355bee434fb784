"""Every command is answered, whatever is chosen in it: nobody is left with a bot that is thinking for good."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from localdiscord.media import Upload
from localdiscord.people import InteractionResult, PersonError, UserClient
from localdiscord.records import Json
from tests.support.discord.commands import answered, commands
from tests.support.discord.from_position import match_from
from tests.support.samples import sample
from tests.support.scenes.pitchbowl_scenes import play

pytestmark = pytest.mark.asyncio

INTEGER, BOOLEAN, CHANNEL, ROLE, ATTACHMENT = 4, 5, 7, 8, 11
TYPICAL = {3: "1", 6: "chloe", ROLE: "Player", ATTACHMENT: Upload("match.json", b"{}")}
FORUM = 15  # a type of channel
BY_NAME = {"move": "A1>n", "shot": "A1>n s30", "puck": "A1", "aim": "goal", "strength": "40", "announce": "last"}
IMPATIENT = {"patience_seconds": 5.0}


def values(option: Json) -> list[Any]:
    """All that can be chosen in an option, else something typical."""
    if option.get("choices"):
        return [one["value"] for one in option["choices"]]
    if option["type"] == BOOLEAN:
        return [True, False]
    if option["type"] == INTEGER:
        return [option.get("min_value", 1)]
    if option["type"] == CHANNEL:
        return ["matches" if FORUM in option["channel_types"] else "arena"]
    return [BY_NAME.get(option["name"], TYPICAL[option["type"]])]


def sendings(options: list[Json]) -> Iterator[dict[str, Any]]:
    """The required options with each of their choices, alone and with each choice of every other option."""
    needed = [one for one in options if one.get("required")]
    bare = {one["name"]: values(one)[0] for one in needed}
    yield bare
    for one in options:
        yield from (bare | {one["name"]: value} for value in values(one) if bare.get(one["name"]) != value)


async def sent(person: UserClient, place: str, name: str, given: dict[str, Any]) -> InteractionResult | str:
    """The answer to a command, or how Discord says that there was none."""
    try:
        return await person.command(place, name, given)
    except PersonError as failure:
        return str(failure)


def said(reply: InteractionResult | str) -> bool:
    """Whether a command was answered in time, with words or a form."""
    return not isinstance(reply, str) and answered(reply)


@pytest.mark.parametrize("every", sample((5, 1), 2))
async def test_every_choice_of_every_command_is_answered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], every: int
):
    """All of them, or one in `every`."""
    async with match_from(tmp_path, "pitchbowl", play(), IMPATIENT) as (table, turn):
        tried = [(name, given) for name, options in commands(table.local) for given in sendings(options)]
        place, answers = str(turn.channel_id), []
        for name, given in tried[::every]:
            person = table.ada if name.startswith(("server ", "watch ")) else table.next_of(turn)
            answers.append((name, given, await sent(person, place, name, given)))
    assert [(name, given, answer) for name, given, answer in answers if not said(answer)] == []
    assert len(tried) > 100
    assert "incident" not in capsys.readouterr().out


@pytest.mark.parametrize("options", [{"name": "move", "move": "end"}, {"name": "flick", "shot": "end"}])
async def test_a_choice_without_dials_played_by_command_is_answered(tmp_path: Path, options: dict[str, Any]):
    async with match_from(tmp_path, "pitchbowl", play(), IMPATIENT) as (table, turn):
        name = options.pop("name")
        assert said(await sent(table.next_of(turn), str(turn.channel_id), name, options | {"now": True}))
        assert await table.revision() == 1
