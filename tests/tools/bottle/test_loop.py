"""The loop of the bottle: time passes when nothing is ready, and what is dead does nothing."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tools.bottle.loop import START, Deadlock, VirtualLoop, run
from tools.bottle.process import Process


def on_loop(main: Callable[[VirtualLoop], Coroutine[Any, Any, Any]]) -> Any:
    """The result of running it on a loop of its own."""
    loop = VirtualLoop()
    return run(main(loop), loop)


def test_a_day_passes_at_once() -> None:
    async def main(loop: VirtualLoop) -> float:
        begun = loop.time()
        await asyncio.sleep(86_400)
        return loop.time() - begun

    assert on_loop(main) == 86_400


def test_a_deadlock_is_named() -> None:
    async def main(loop: VirtualLoop) -> None:
        await loop.create_future()

    with pytest.raises(Deadlock):
        on_loop(main)


def test_a_cancelled_timer_does_not_hold_time_up() -> None:
    async def main(loop: VirtualLoop) -> float:
        begun = loop.time()
        for _ in range(1000):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await asyncio.sleep(0.25)
        return loop.time() - begun

    assert on_loop(main) == 250


def test_work_of_threads_may_run_a_loop() -> None:
    async def inner() -> float:
        await asyncio.sleep(60)
        return asyncio.get_running_loop().time()

    async def main(_: VirtualLoop) -> float:
        return await asyncio.to_thread(lambda: run(inner(), VirtualLoop()))

    assert on_loop(main) == START + 60


def test_a_dead_process_does_nothing_more() -> None:
    done: list[str] = []

    async def life() -> None:
        try:
            done.append("begun")
            await asyncio.sleep(10)
            done.append("gone on")
        finally:
            done.append("cleaned up")

    async def main(_: VirtualLoop) -> list[str]:
        process = Process("one")
        process.holds(life, lambda: done.append("taken away"))
        task = process.context.run(asyncio.create_task, life())
        assert task in process.tasks
        await asyncio.sleep(5)
        process.die()
        await asyncio.sleep(10)
        seen = done[:]
        process.bury()
        return seen

    assert on_loop(main) == ["begun", "taken away"]


def test_bytes_arrive_in_order_and_then_the_end() -> None:
    heard: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            heard.append(data)
        heard.append(b"end")
        writer.close()

    async def main(_: VirtualLoop) -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        for nth in range(20):
            writer.write(f"{nth} ".encode())
        writer.close()
        await asyncio.sleep(1)

    on_loop(main)
    assert b"".join(heard) == b"".join(f"{nth} ".encode() for nth in range(20)) + b"end"


def test_nobody_listens() -> None:
    async def main(_: VirtualLoop) -> None:
        await asyncio.open_connection("127.0.0.1", 9)

    with pytest.raises(ConnectionRefusedError):
        on_loop(main)
