"""The tortured process with spectators: they call every move, change their minds, and press while the move is made; and a faulty version."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import msgspec

from bot.features.crowd.feature import CROWD
from bot.features.crowd.service import Calls
from bot.features.crowd.settlement import asked_of, question_of
from bot.features.crowd.values import WINNER, Call, Called, CallOutcome
from bot.features.registry import ON_CHANGE
from bot.features.running import RunningFeatures
from bot.games import GAMES
from bot.games.contract.luck import Rng
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, MatchRequest, Person, Player, Status
from bot.matches.matches import Matches
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker

Job = dict[str, Any]
GAME = GAMES["offboard"]  # its moves are played soonest
PEOPLE = (Person(101, "Ann"), Person(102, "Bob"))
SPECTATORS = tuple(Player(0, 201 + nth, f"Spectator {nth}") for nth in range(12))
MOVES = 60  # of a match
GUILD = 7


class Pressed(msgspec.Struct, frozen=True):
    """A press: whether its presser was told that it counts, and what it said."""

    told: bool
    match: int
    question: int
    user: int
    press: int
    answer: int


class StillClock:
    def now_ms(self) -> int:
        return 1_000_000


def pressed(notes: Path) -> list[Pressed]:
    """All presses so far; each that was told is there twice."""
    lines = notes.read_bytes().splitlines() if notes.exists() else []
    return [msgspec.json.decode(line, type=Pressed) for line in lines]


async def call(job: Job) -> None:
    """Play one match after the other, with calls, until killed; with `drain` only finish the one under way."""
    store = await SqliteStore.open(Path(job["path"]), busy_ms=2000)
    matches = Matches({"offboard": GAME}, store, InlineWorker(), StillClock(), notify=lambda: None, on_change=ON_CHANGE)
    calls = RunningFeatures([CROWD], matches, store).service(Calls)
    if job.get("careless"):
        _be_careless(calls)
    rng = Rng(job["seed"].encode())
    while True:
        running = await store.with_status(Status.RUNNING)
        match = running[0] if running else await _begun(matches, job)
        while match.status is Status.RUNNING:
            match = await _turn(job, matches, calls, match, rng)
        if job.get("drain"):
            break
    await store.close()


async def _begun(matches: Matches, job: Job) -> Match:
    ann, bob = PEOPLE
    key = f"{job['seed']}.{os.getpid()}"
    made, *_ = await matches.work.store.with_status(Status.CHALLENGE) or (  # of a process that was killed then
        await matches.challenges.challenge(ann, (bob,), MatchRequest("offboard", GUILD, 8, "en"), key=f"{key}.made"),
    )
    return await matches.challenges.accept(made.id, bob.user, key=f"{key}.begun")


async def _turn(job: Job, matches: Matches, calls: Calls, match: Match, rng: Rng) -> Match:
    """Everybody calls twice, the second time while the move is made."""
    first, *_ = asks = matches.asks(match)
    question = question_of(GAME, asks)
    last = match.revision >= MOVES  # then a player resigns, which settles no move
    answers = tuple(asked_of(GAME, (0, 1), asks))
    about = [] if question is None or last else [(match.revision, question, answers)]
    about += [] if await calls.is_closed(match.id) else [(match.revision, WINNER, (0, 1))]
    presses = [(user, *one) for user in SPECTATORS for one in about]
    await asyncio.gather(*(_press(job, calls, match, *one, rng) for one in presses))
    again = [_press(job, calls, match, *one, rng) for one in presses]
    user = match.holder(first.seat).user
    if last:
        moved = matches.resign(match.id, user, key=f"over {match.id}")
    else:
        best = max(first.choices, key=lambda one: one.worth)  # so that something is pushed off
        moved = _played(matches, match, first.id, user, rng.pick((best.action, rng.pick(first.choices).action)))
    await asyncio.gather(moved, *again)
    found = await matches.work.store.get(match.id)
    assert found is not None
    return found


async def _played(matches: Matches, match: Match, ask: str, user: int, action: Any) -> None:
    await matches.act(match.id, ask, user, action, key=f"move {match.id}.{match.revision}")


async def _press(
    job: Job,
    calls: Calls,
    match: Match,
    user: Player,
    revision: int,
    question: int,
    answers: tuple[int, ...],
    rng: Rng,
) -> None:
    answer = rng.pick(answers)
    one = Pressed(False, match.id, question, user.user, _number(job), answer)
    _note(job, one)
    try:
        await calls.call(Call(match.id, question, revision, answer, one.press), user)
    except Refused as refusal:
        if refusal.reason.key != "refused-call-closed":
            raise
    else:
        _note(job, msgspec.structs.replace(one, told=True))


def _number(job: Job) -> int:
    """A number higher than all before, also those of killed processes."""
    job["last"] = job.get("last") or max((one.press for one in pressed(Path(job["notes"]))), default=0)
    job["last"] += 1
    return int(job["last"])


def _note(job: Job, one: Pressed) -> None:
    descriptor = os.open(job["notes"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.write(descriptor, msgspec.json.encode(one) + b"\n")
    os.close(descriptor)


def _be_careless(calls: Calls) -> None:
    """Tell that a call counts, then keep it."""
    rows: Any = calls._rows
    keep = rows.keep
    later: set[asyncio.Task[Any]] = set()

    async def keep_calls(match: int, made: list[tuple[Call, Player]], now: int, side: Any) -> tuple[Called, ...]:
        task = asyncio.create_task(keep(match, made, now, side))
        later.add(task)
        return tuple(Called(CallOutcome.KEPT, "offboard") for _ in made)

    rows.keep = keep_calls
