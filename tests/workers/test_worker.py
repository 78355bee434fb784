"""The worker in its own process: what it answers, and what becomes of jobs when it dies."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.features.history.record_jobs import Audit
from bot.features.tournaments.jobs import PaintTournament
from bot.games import GAMES
from bot.games.contract.base import Answer, Illegal
from bot.games.contract.preview import Assist
from bot.games.contract.save import dump
from bot.matches.core.engine import Apply, Setup, StepBytes
from bot.matches.core.errors import EngineDown, GameFailed
from bot.matches.core.job import Process
from bot.matches.house.members import user_of
from bot.pairing.event import Entrant, Event, Form
from bot.physics.trace import Trace
from bot.storage.stores.sqlite import SqliteStore
from bot.workers import starting
from bot.workers.figures import Podium
from bot.workers.films import MakeFilm, Taken
from bot.workers.inline_worker import InlineWorker
from bot.workers.paint import LastTurn, Paint, SketchOf
from bot.workers.record_process import COMMAND as RECORDS
from bot.workers.serving import YIELDING
from bot.workers.worker import Worker, on_behalf_of
from bot.workers.workers import command
from render.podium import Celebration, PodiumStep
from render.tournaments.chart import Chart
from tests.support.games.counter import Action, Add, Misbehave, Roll, counter_tools
from tests.support.matches.played import Evening
from tests.support.pictures.filming import filming, frames_of
from tests.support.samples import sample

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMAND = (sys.executable, "-m", "tests.support.games.counter")
SETUP = Setup("counter", 2, (("target", "10"), ("run", "1"), ("turns", "together")), b"seed")

SETUP_OF_PITCHOUT = Setup("pitchout", 2, tuple(GAMES["pitchout"].spec.complete({}).items()), b"seed")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def worker() -> AsyncIterator[Worker]:
    worker = Worker(COMMAND, limit=1.0)
    await worker.start()
    yield worker
    await worker.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def camera(waits: list[float]) -> AsyncIterator[Worker]:
    camera = Worker(command(Process.FILMS), stills=False, timed={MakeFilm: waits.append})
    await camera.start()
    yield camera
    await camera.close()


@pytest.fixture(scope="module")
def waits() -> list[float]:
    """The time that each film had to wait."""
    return []


def answer(before: StepBytes, action: Action, seat: int = 0) -> Apply:
    return Apply("counter", before.state, dump(Answer(f"add.{seat}.0", seat, action)), b"seed", 1)


def pid_of(worker: Worker) -> int:
    assert worker._process is not None
    return worker._process.pid


async def test_a_worker_is_warm_once_it_has_painted():
    painter = Worker(command(Process.PICTURES))
    await painter.start()
    try:
        await painter.warm()
        assert painter.idle
    finally:
        await painter.close()


async def test_a_worker_that_cannot_be_started_is_not_waited_for():
    broken = Worker((sys.executable, "-c", "raise SystemExit(1)"))
    await broken.start()
    await asyncio.wait_for(broken.warm(), 60)
    await broken.close()


async def test_both_workers_answer_alike(worker: Worker):
    inline = InlineWorker(counter_tools())
    await inline.start()
    begun = await worker.run(SETUP)
    assert begun == await inline.run(SETUP)
    assert (begun.over, begun.lucky, begun.trace) == (False, True, b"")
    for action in (Add(2), Roll()):
        job = answer(begun, action)
        assert await worker.run(job) == await inline.run(job)
    assert not (await worker.run(answer(begun, Add(1)))).lucky
    assert (await worker.run(answer(begun, Roll()))).lucky
    paint = Paint("counter", begun.state, "fr", viewer=1, theme="light", turn=LastTurn(events=begun.events))
    painted = await worker.run(paint)
    assert painted == await inline.run(paint)
    assert painted.png == b"(0.0, 0.0) for 1 in light"
    assert painted.alt == "fr"
    assert painted.hints == ()
    assert len(painted.story) == 1
    table = PaintTournament(Chart("Cup", Event(Form.SWISS, (Entrant(1, 1200.0), Entrant(2, 1100.0))), ()), "fr")
    assert await worker.run(table) == await inline.run(table)
    podium = Podium(Celebration((PodiumStep(1, "Ada", "3"),), "Cup"), "en")
    assert await worker.run(podium) == await inline.run(podium)
    await inline.close()


async def test_a_preview_is_of_an_open_ask_and_a_real_action(worker: Worker):
    begun = await worker.run(SETUP)

    def preview(ask: str, action: object, assist: Assist = Assist.STANDARD) -> Paint:
        return Paint("counter", begun.state, "en", viewer=0, sketch=SketchOf(ask, dump(action), assist))

    with pytest.raises(GameFailed, match="no words for 'counter-would'"):
        await worker.run(preview("add.0.0", Add(1)))
    assert (await worker.run(preview("add.0.0", Add(1), Assist.EXPERT))).hints == ()
    with pytest.raises(Illegal) as gone:
        await worker.run(preview("add.0.1", Add(1)))
    assert gone.value.reason.key == "refused-stale"
    with pytest.raises(Illegal) as nonsense:
        await worker.run(preview("add.0.0", {"type": "fly"}))
    assert nonsense.value.reason.key == "refused-action"


async def test_refusals_and_failures_come_back_as_such(worker: Worker):
    begun = await worker.run(SETUP)
    with pytest.raises(Illegal) as illegal:
        await worker.run(answer(begun, Add(7)))
    assert (illegal.value.rule, illegal.value.reason.key) == ("C-3", "counter-refused-number")
    with pytest.raises(GameFailed, match="ZeroDivisionError: this game fails"):
        await worker.run(answer(begun, Misbehave("crash")))
    with pytest.raises(GameFailed, match="KeyError"):
        await worker.run(msgspec.structs.replace(SETUP, game="go"))
    assert await worker.run(answer(begun, Add(1)))


async def test_nobody_waits_for_all_that_another_has_wished_for(worker: Worker):
    done: list[int] = []

    async def wish(user: int) -> None:
        on_behalf_of.set(user)
        await worker.run(SETUP)
        done.append(user)

    await asyncio.gather(*(wish(user) for user in (1,) * 20 + (2,) * 3))
    assert done[:7].count(2) == 3  # one or two of the first user's are with the process before the second's come


async def test_jobs_of_a_killed_worker_are_done_by_the_next(worker: Worker):
    begun = await worker.run(SETUP)
    first = pid_of(worker)
    jobs = [asyncio.create_task(worker.run(answer(begun, Add(1)))) for _ in range(20)]
    await asyncio.sleep(0)
    os.kill(first, signal.SIGKILL)
    assert len(set(map(dump, await asyncio.gather(*jobs)))) == 1
    assert pid_of(worker) != first


async def test_a_job_that_kills_its_worker_fails_alone(worker: Worker):
    begun = await worker.run(SETUP)
    deadly = asyncio.create_task(worker.run(answer(begun, Misbehave("die"))))
    fine = [asyncio.create_task(worker.run(answer(begun, Add(1)))) for _ in range(3)]
    with pytest.raises(GameFailed, match="died of this job twice"):
        await deadly
    assert len(await asyncio.gather(*fine)) == 3


async def test_a_job_without_end_fails_alone(worker: Worker):
    begun = await worker.run(SETUP)
    endless = asyncio.create_task(worker.run(answer(begun, Misbehave("hang"))))
    fine = asyncio.create_task(worker.run(answer(begun, Add(1))))
    with pytest.raises(GameFailed, match="would not have come to an end"):
        await endless
    assert await fine


async def test_a_cancelled_caller_does_not_shift_the_answers(worker: Worker):
    begun = await worker.run(SETUP)
    impatient = asyncio.create_task(worker.run(answer(begun, Add(3))))
    await asyncio.sleep(0)
    impatient.cancel()
    inline = InlineWorker(counter_tools())
    assert await worker.run(answer(begun, Add(1))) == await inline.run(answer(begun, Add(1)))


async def test_a_closed_worker_says_so():
    worker = Worker(COMMAND)
    with pytest.raises(EngineDown):
        await worker.run(SETUP)
    await worker.start()
    begun = await worker.run(SETUP)
    pid = pid_of(worker)
    hanging = asyncio.create_task(worker.run(answer(begun, Misbehave("hang"))))
    await asyncio.sleep(0)
    await worker.close()
    with pytest.raises(EngineDown):
        await hanging
    with pytest.raises(EngineDown):
        await worker.run(SETUP)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    await worker.close()


@pytest.mark.parametrize("yields", sample(range(6), 3))
async def test_a_worker_closed_while_it_starts_leaves_nothing_behind(yields: int):
    worker, before = Worker(COMMAND), asyncio.all_tasks()
    with capture_logs() as told:
        await worker.start()
        for _ in range(yields):
            await asyncio.sleep(0)
        await asyncio.wait_for(worker.close(), 60)
        await asyncio.sleep(0)
    assert told == []
    assert asyncio.all_tasks() <= before  # a task of the test before may have ended


async def test_a_worker_that_ends_as_its_time_is_up_is_no_error(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(starting, "LEAVE", 0)
    process = await starting.spawned((sys.executable, "-c", "pass"))
    await process.wait()
    await starting.leave(process)
    assert process.returncode == 0


@pytest.mark.parametrize("command", [(sys.executable, "-c", "raise SystemExit(1)"), ("/nowhere/python",)])
async def test_a_worker_that_cannot_start_says_so_and_tries_again_when_asked(command: tuple[str, ...]):
    worker = Worker(command)
    await worker.start()
    for _ in range(2):
        with pytest.raises(EngineDown, match="cannot be started"):
            await worker.run(SETUP)
    worker._command = COMMAND
    assert await worker.run(SETUP)
    await worker.close()


PARENT = """
import asyncio, sys
from bot.workers.worker import Worker
from tests.workers.test_worker import COMMAND, SETUP, answer
from bot.physics.trace import Trace
from tests.support.pictures.filming import filming, frames_of
from tests.support.games.counter import Misbehave

async def main():
    worker = Worker(COMMAND)
    await worker.start()
    begun = await worker.run(SETUP)
    print(worker._process.pid, flush=True)
    await worker.run(answer(begun, Misbehave("hang")))

asyncio.run(main())
"""


@pytest.mark.thorough
async def test_the_worker_leaves_when_its_parent_is_killed_even_in_the_middle_of_a_job():
    parent = await asyncio.create_subprocess_exec(sys.executable, "-c", PARENT, stdout=subprocess.PIPE)
    assert parent.stdout is not None
    pid = int(await parent.stdout.readline())
    os.kill(pid, 0)
    parent.kill()
    await parent.wait()
    for _ in range(100):
        if not alive(pid):
            return
        await asyncio.sleep(0.05)
    pytest.fail("the worker outlived its parent")


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").split()[2] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.thorough
async def test_the_real_games_can_be_painted():
    worker = Worker(command(Process.PICTURES))
    await worker.start()
    begun = await worker.run(SETUP_OF_PITCHOUT)
    painted = await worker.run(Paint("pitchout", begun.state, "fr", turn=LastTurn(events=begun.events)))
    assert painted.png.startswith(b"\x89PNG")
    assert painted.headline
    assert painted.story
    await worker.close()


async def test_films_are_made_in_a_process_that_yields_to_others(camera: Worker, waits: list[float]):
    begun = await camera.run(SETUP_OF_PITCHOUT)
    assert os.getpriority(os.PRIO_PROCESS, pid_of(camera)) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + YIELDING)
    nothing = MakeFilm("pitchout", (Taken(begun.state, begun.state, b"[]", b""),), "en")
    assert await camera.run(nothing) == b""
    assert len(waits) == 1
    with pytest.raises(GameFailed):
        await camera.run(MakeFilm("pitchout", (Taken(begun.state, begun.state, b"{", b"{"),), "en"))
    assert len(waits) == 1  # nobody got that film


async def test_a_film_shows_the_best_first_and_no_more_than_wanted():
    begun = await InlineWorker(filming()).run(SETUP_OF_PITCHOUT)
    trace = dump(Trace((), (), ()))

    def film(**wanted: Any) -> int:
        turns = tuple(Taken(begun.state, begun.state, events, trace) for events in (b"[]", begun.events, b"[]"))
        return frames_of(MakeFilm("pitchout", turns, "en", **wanted).run(filming()))

    assert film() == 3
    assert film(best=1) == 4
    assert film(best=3) == 3
    assert film(most=2) == 2
    assert film(best=1, most=2) == 3
    assert film(house=((1, user_of(0, 3)),)) == 3  # with a nameplate below


async def test_the_worker_leaves_quietly_when_nobody_is_left_to_read():
    worker = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert worker.stdout is not None
    worker.stdout._transport.close()  # type: ignore[attr-defined]
    assert worker.stderr is not None
    assert await worker.stderr.read() == b""
    assert await worker.wait() == 0


async def test_a_match_is_played_again_in_another_process(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "m.db")
    evening = Evening(store)
    match = await evening.play(await evening.begin("pitchbowl"), 12)
    turns = await store.turns(match.id)
    await store.close()
    reader = Worker(RECORDS, stills=False)
    await reader.start()
    found = await reader.run(Audit(match, turns))
    other = await reader.run(Audit(match, (*turns[:-1], msgspec.structs.replace(turns[-1], events=b"[]"))))
    await reader.close()
    assert found == await InlineWorker().run(Audit(match, turns))
    assert (found.flaws, found.turns, found.ends) == ((), 13, True)
    assert [(flaw.turn, flaw.kind) for flaw in other.flaws] == [(12, "events")]
