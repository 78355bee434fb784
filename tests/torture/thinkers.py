"""The tortured process with the house: people play random moves, the house answers; and a faulty version for the control."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bot.features.house.service import Watches
from bot.features.registry import FEATURES, ON_CHANGE
from bot.features.running import RunningFeatures
from bot.games import GAMES
from bot.games.contract.luck import Rng
from bot.matches.core.models import Match, MatchRequest, Person, Player, Status
from bot.matches.house.members import NAMES, is_house, user_of
from bot.matches.matches import Matches
from bot.matches.play import house_turns
from bot.matches.settings.preferences import Watch
from bot.matches.work.clock import SystemClock
from bot.matches.work.effects import Effects
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.torture.writers import END, acknowledge

Job = dict[str, Any]
SEATED = 6  # matches at a time
ANN = Person(101, "Ann")
GUILD, CHANNEL = 7, 8
EVERY = 100  # ms between two turns: longer than a turn takes, or the house would go on in one breath
PAUSE = 0.02  # seconds


async def think(job: Job) -> None:
    """Play matches with the house until killed; with `drain` only let the house answer what it is asked."""
    store = await SqliteStore.open(Path(job["path"]), busy_ms=2000)
    matches = Matches(GAMES, store, InlineWorker(), SystemClock(), notify=lambda: None, on_change=ON_CHANGE)
    if job.get("careless"):
        house_turns.HouseTurns._see_to = _carelessly  # type: ignore[method-assign]
    features = RunningFeatures(FEATURES, matches, store)
    await matches.clocks.wake()
    owner = f"house.{matches.clocks.instance}"
    await matches.house.settle(owner)
    rng = Rng(job["seed"].encode())
    if job.get("watch"):
        await _watch(job, matches, features.service(Watches), owner)
    while not job.get("drain"):
        playing = await store.of_user(ANN.user, statuses=(Status.RUNNING,))
        for nth in range(SEATED - len(playing)):
            member = Person(user_of(nth, 2), NAMES[nth])
            key = f"begin.{job['seed']}.{nth}"
            await matches.challenges.challenge(ANN, (member,), MatchRequest("offboard", 7, 8, "en"), key=key)
        await matches.house.settle(owner)
        for match in playing:
            if (present := await store.get(match.id)) is not None:
                await _answer(job, matches, present, rng)
    await store.close()


async def _watch(job: Job, matches: Matches, watches: Watches, owner: str) -> None:
    """Let the house play itself until killed, or for some rounds. Pauses are short."""
    store = matches.work.store
    if await store.watched(GUILD, CHANNEL) is None:
        game = "offboard" if job.get("careless") else "pitchout"  # the control cannot answer for two seats at a time
        table = Watch(CHANNEL, EVERY, game, (1,))
        await watches.switch_on(GUILD, table, "en", Player(0, ANN.user, ANN.name))
    for _ in range(job.get("rounds", 10_000)):
        await asyncio.sleep(PAUSE)
        await matches.house.settle(owner)
        if (match := await store.watched(GUILD, CHANNEL)) is not None:
            acknowledge(job, match)


async def _answer(job: Job, matches: Matches, match: Match, rng: Rng) -> None:
    asks = matches.asks_for(match, ANN.user)
    if asks:
        action = rng.pick(asks[0].choices).action
        acted = await matches.act(match.id, asks[0].id, ANN.user, action, key=f"{match.id}.{match.revision + 1}")
        acknowledge(job, acted.match)


async def _carelessly(house: Any, timer: Any) -> None:
    """Use up the decision first, then make it, in two transactions."""
    match = await house._work.load(timer.match)
    ask = next((one for one in house._work.positions.asks(match) if one.id == timer.ask), None)
    await house._work.store._writer.write(lambda tx: tx.run(END, timer=timer.id))
    if ask is not None and is_house(match.holder(ask.seat).user):
        steps = await house._thought(match, ask)
        await house._work.keep(match, steps, f"t{timer.id}", effects=Effects())
