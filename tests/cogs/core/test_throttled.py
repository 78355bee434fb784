"""A user over the limit is asked to wait and nothing is done; others are not affected."""

from pathlib import Path

import pytest

from bot.answers.custom_id import base36
from bot.client.throttle import Allowance, Rates
from bot.matches.core.caps import CAPS
from bot.matches.core.models import Status
from tests.support.discord.unplugged import ADA, BRUNO, Unplugged, unplugged

pytestmark = pytest.mark.asyncio
FREE = Allowance(0, 0)


def too_soon(bot: Unplugged, said: str) -> bool:
    return bot.bot.catalogue.of("en").text("slow-down", seconds="\0").partition("\0")[0] in said


async def test_presses_beyond_the_allowance_are_answered_and_not_done(tmp_path: Path):
    async with unplugged(tmp_path, Rates(calls=Allowance(0.001, 3), reads=FREE)) as bot:
        match = await bot.match()
        replies = [await bot.press(f"resigned:{match.id}::", BRUNO) for _ in range(4)]
        assert [too_soon(bot, reply.said) for reply in replies] == [False, False, False, True]
        assert not too_soon(bot, (await bot.press(f"text:{match.id}::0", ADA)).said)


async def test_who_goes_on_is_told_only_now_and_then(tmp_path: Path):
    few = Allowance(0.001, 1)
    async with unplugged(tmp_path, Rates(calls=few, warnings=Allowance(0.001, 2))) as bot:
        replies = [await bot.command("turns") for _ in range(5)]
    assert [len(reply.bodies) for reply in replies] == [1, 1, 1, 0, 0]
    assert [too_soon(bot, reply.said) for reply in replies] == [False, True, True, False, False]


async def test_a_command_and_a_form_take_from_the_same_allowance(tmp_path: Path):
    async with unplugged(tmp_path, Rates(calls=Allowance(0.001, 1), reads=FREE)) as bot:
        assert not too_soon(bot, (await bot.command("turns")).said)
        assert too_soon(bot, (await bot.command("play", options={"game": "pitchout"})).said)
        assert too_soon(bot, (await bot.submit("quieted:0::", fields={"begin": "1"})).said)
        assert await bot.services.store.of_user(ADA, statuses=tuple(Status)) == ()


@pytest.mark.parametrize("wish", ["press", "command"])
async def test_what_reads_a_whole_match_has_a_smaller_allowance(tmp_path: Path, wish: str):
    async with unplugged(tmp_path, Rates(calls=FREE, reads=Allowance(0.001, 2))) as bot:
        match = await bot.match()
        for expected in (False, False, True):
            if wish == "press":
                reply = await bot.press(f"export_match:{match.id}::json")
            else:
                reply = await bot.command("match export", options={"match": match.id})
            assert too_soon(bot, reply.said) is expected
        assert not too_soon(bot, (await bot.press(f"text:{match.id}::0")).said)


async def test_suggestions_beyond_the_allowance_are_empty(tmp_path: Path):
    async with unplugged(tmp_path, Rates(suggestions=Allowance(0.001, 1))) as bot:
        await bot.match()
        first, second = [await bot.suggested("board", "match") for _ in range(2)]
        assert len(first.bodies[0]["data"]["choices"]) == 1
        assert second.bodies[0]["data"]["choices"] == []


async def test_of_too_many_open_tables_each_may_be_cancelled(tmp_path: Path):
    async with unplugged(tmp_path) as bot:
        for _ in range(CAPS.open.first):
            await bot.command("play", options={"game": "pitchout"})
        refused = await bot.command("play", options={"game": "offboard"})
        assert refused.custom_ids == [f"clear:{base36(match)}::" for match in range(1, CAPS.open.first + 1)]
        await bot.press(refused.custom_ids[0])
        assert (await bot.command("play", options={"game": "pitchout"})).custom_ids != refused.custom_ids
        kept = await bot.services.store.of_user(ADA, statuses=(Status.OPEN, Status.CHALLENGE))
        assert len(kept) == CAPS.open.first
