"""Interactions lost, late, repeated and out of order; a gateway that breaks off; REST that fails before and after the effect.

Whatever the lines do while a crowd plays: nothing is lost, nothing happens twice, and once they are good again everything is there.
"""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from localdiscord.faults import InteractionDelivery, ResponseMode, RestFault
from localdiscord.gateway import GatewayFault
from tests.support.samples import sized
from tests.torture.ordeal import SEED, Ordeal, figures, ordeal

pytestmark = [pytest.mark.asyncio, pytest.mark.torture]

ANSWERS = 400  # that people see given; about every second is one that was accepted
TABLES, FEW = 25, 8
CAUGHT = 150  # answers within which a careless bot is caught
LONGEST = 120.0  # seconds for a share of them
MESSAGES = "/channels/{channel.id}/messages"
CALLBACK = "/interactions/{interaction.id}/{interaction.token}/callback"
TROUBLES = (
    RestFault("POST", MESSAGES, share=0.05, status=500),
    RestFault("POST", MESSAGES, share=0.08, status=503, after_effect=True),
    RestFault("POST", MESSAGES, share=0.05, manner=ResponseMode.CUT, after_effect=True),
    RestFault("POST", MESSAGES, share=0.05, status=429, retry_after=0.3),
    RestFault("POST", MESSAGES, share=0.02, delay=2.0),
    RestFault("PATCH", f"{MESSAGES}/{{message.id}}", share=0.1, status=503),
    RestFault("POST", CALLBACK, share=0.03, status=500, after_effect=True),
    RestFault("POST", CALLBACK, share=0.03, manner=ResponseMode.CUT),
    RestFault("POST", CALLBACK, share=0.03, delay=1.0),
)
DELIVERIES = (
    InteractionDelivery(dropped=True, share=0.05),
    InteractionDelivery(copies=3, share=0.15),
    InteractionDelivery(delay=0.5, share=0.1),
    InteractionDelivery(behind=2, share=0.1),
)


async def suffered(scene: Ordeal, answers: int, luck: random.Random) -> None:
    """Let the crowd play over bad lines until so many answers were given; then the lines are good again, and all is finished.

    Everything that may befall the gateway does so once: the library waits longer and longer before it connects again.
    """
    faults = scene.discord.faults
    faults.reseed(SEED)
    since = await scene.start()
    faults.plan(*TROUBLES)
    faults.deliver_always(*DELIVERIES)
    scene.crowd.wake()
    mishaps = luck.sample(list(GatewayFault), len(GatewayFault))
    for mishap in mishaps:
        await scene.answered(answers // (len(mishaps) + 1), LONGEST)
        await scene.discord.gateway.inject(mishap)
    await scene.answered(answers // (len(mishaps) + 1), LONGEST)
    await scene.crowd.sleep()
    faults.clear()
    scene.crowd.wrong.clear()  # what was said over bad lines; from now on there is no excuse
    await scene.bot.ready()
    await scene.finish(since)


async def test_nothing_is_lost_or_doubled_over_bad_lines(tmp_path: Path):
    async with ordeal(tmp_path, TABLES) as scene:
        begun = time.perf_counter()
        await suffered(scene, sized(ANSWERS), random.Random(SEED))
        figures(scene, time.perf_counter() - begun)
        assert await scene.kept_wrongly() == []
        assert scene.crowd.wrong == []
        assert len(scene.crowd.accepted) >= sized(ANSWERS) // 40


@pytest.mark.parametrize(("promise", "clue"), [("without_nonce", "times"), ("marked_first", "was never posted")])
async def test_a_bot_that_breaks_a_promise_is_caught(tmp_path: Path, promise: str, clue: str):
    async with ordeal(tmp_path, FEW, ("-m", "tests.torture.careless", promise)) as scene:
        await suffered(scene, CAUGHT, random.Random(SEED))
        found = [fault for fault in await scene.kept_wrongly() if clue in fault]
    assert found
    print(f"\n{promise}: {len(found)} faults, such as: {found[0]}")
