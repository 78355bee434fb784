"""The bot is killed again and again while a crowd plays: nothing is lost, nothing happens twice, no button is dead."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from tests.support.samples import sized
from tests.torture.ordeal import SEED, figures, ordeal

pytestmark = [pytest.mark.asyncio, pytest.mark.torture]

KILLS = 200
TABLES = 50
FEW, ROUNDS, ROUND = (
    8,
    6,
    8,
)  # tables, and rounds of so many kills in which a careless bot must be caught; usually the first does it


async def test_nothing_is_lost_or_doubled_by_kills(tmp_path: Path):
    luck = random.Random(SEED)
    async with ordeal(tmp_path, TABLES) as scene:
        begun = time.perf_counter()
        for _ in range(sized(KILLS)):
            await scene.kill(luck)
        took = time.perf_counter() - begun
        await scene.settle()
        found = await scene.found()
        figures(scene, took)
        assert found == []
        assert len(scene.crowd.accepted) >= sized(KILLS) // 20
        assert scene.crowd.sure >= sized(KILLS) // 50


@pytest.mark.parametrize(
    ("promise", "clue"),
    [
        ("without_nonce", "was posted 2 times"),
        ("marked_first", "was never posted"),
        ("told_first", "was accepted, but is not kept"),
        ("only_young", "pressed by"),
    ],
)
async def test_a_bot_that_breaks_a_promise_is_caught(tmp_path: Path, promise: str, clue: str):
    luck = random.Random(SEED)
    async with ordeal(tmp_path, FEW, ("-m", "tests.torture.careless", promise)) as scene:
        for _ in range(ROUNDS):
            for _ in range(ROUND):
                await scene.kill(luck)
            await scene.settle()
            found = [fault for fault in await scene.found() if clue in fault]
            if found:
                print(f"\n{promise}: {len(found)} faults after {len(scene.starts)} starts, such as: {found[0]}")
                return
    pytest.fail("nobody noticed")
