"""Records the files and calls involved in one flick, played on the local Discord."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from bot.matches.core.job import Tools
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.support.discord import quick
from tests.support.discord.scene import scene
from tools.structure.source import PRODUCT

ROOT = Path(__file__).parents[2]


def delivering() -> bool:
    """Whether the outbox is at work: its tasks are named."""
    task = asyncio.current_task()
    return task is not None and task.get_name().partition("-")[0] in {"outbox", "post", "after", "film"}


class Watch:
    """The recording of a flick: files executed on the event loop, and calls of the store and the worker by name."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.calls: Counter[str] = Counter()
        self.to_the_answer: Counter[str] = Counter()  # without those of the outbox, for which no answer waits
        self.watching = False

    def profile(self, frame: FrameType, event: str, _argument: object) -> None:
        """Note the file of a call, for `sys.setprofile`."""
        if self.watching and event == "call":
            self.files.add(frame.f_code.co_filename)

    def rooms(self) -> list[str]:
        """The product's files that were executed, by their paths from the root."""
        paths = (Path(name) for name in self.files if name.startswith(str(ROOT)))
        names = (str(path.relative_to(ROOT)) for path in paths)
        return sorted(name for name in names if name.split("/")[0] in PRODUCT)

    @contextlib.contextmanager
    def elsewhere(self) -> Iterator[None]:
        """Pause the recording: the worker's inline work does not belong to the event loop."""
        before, self.watching = self.watching, False
        try:
            yield
        finally:
            self.watching = before

    def counted(self, owner: type, name: str) -> None:
        """Count the calls of a coroutine method of a class."""
        original = getattr(owner, name)

        async def call(*args: Any, **kwargs: Any) -> Any:
            if self.watching:
                called = name if owner is SqliteStore else f"worker.{type(args[1]).__name__}"
                self.calls[called] += 1
                if not delivering():
                    self.to_the_answer[called] += 1
            return await original(*args, **kwargs)

        setattr(owner, name, call)

    def install(self) -> None:
        """Count every verb of the store and job of the worker of this process from now on."""
        for name, _ in inspect.getmembers(SqliteStore, inspect.iscoroutinefunction):
            if not name.startswith("_") and name != "close":
                self.counted(SqliteStore, name)
        self.counted(InlineWorker, "run")
        do: Callable[..., Any] = Tools.do

        def inline(*args: Any) -> Any:
            with self.elsewhere():
                return do(*args)

        Tools.do = inline  # type: ignore[assignment, method-assign]


async def flick() -> tuple[list[str], Counter[str], Counter[str]]:
    """Play `/flick now:True` in Pitch Out: files executed, calls until the answer, calls until the turn is posted."""
    watch = Watch()
    watch.install()
    quick.LAST_SERVER = 60.0  # until then the loops that look every second, with or without a flick, do not begin
    with tempfile.TemporaryDirectory() as folder:
        async with scene(Path(folder)) as table:
            turn = await table.to_the_first_flick()
            person = table.next_of(turn)
            seat = "A" if (await table.match()).holder(0).user == person.id else "B"
            await asyncio.sleep(0.5)  # what the turn before left to do is done
            sys.setprofile(watch.profile)
            watch.watching = True
            await person.command("arena", "flick", {"shot": f"{seat}4>n s20", "now": True})
            answered = watch.to_the_answer.copy()
            await table.turn(4)
            await asyncio.sleep(0.5)  # cards, films and the pictures painted ahead
            watch.watching = False
            sys.setprofile(None)
            return watch.rooms(), answered, watch.calls
