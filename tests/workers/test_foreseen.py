"""Pictures painted ahead of time: there when they are wanted, in nobody's way, and no more than there is room for."""

import asyncio
from typing import Any

import pytest

from bot.games.contract.base import Illegal
from bot.games.contract.vocabulary import phrase
from bot.matches.core.job import Job
from bot.workers.paint import Paint, Painted
from bot.workers.picture_cache import PreviewCache

pytestmark = pytest.mark.asyncio


class Easel:
    """Paints when it is told to; `asked` are the names of what it was given."""

    def __init__(self) -> None:
        self.idle = True
        self.asked: list[str] = []
        self.free = asyncio.Event()
        self.free.set()

    async def run(self, job: Job[Any]) -> Any:
        assert isinstance(job, Paint)
        self.asked.append(job.locale)
        await self.free.wait()
        if job.locale == "refused":
            raise Illegal("1", phrase("refused-action"))
        return Painted(job.locale.encode() * 100, "", (), "", "")


def job(name: str) -> Paint:
    return Paint("pitchout", b"state", name)


async def settled() -> None:
    """Whatever can go on has gone on."""
    for _ in range(30):
        await asyncio.sleep(0)


async def test_what_was_foreseen_is_there_when_it_is_wanted():
    easel = Easel()
    foreseen = PreviewCache(easel)
    foreseen.note_seen(1)
    foreseen.foresee(1, (job("a"), job("b")))
    await settled()
    assert easel.asked == ["a", "b"]
    assert (await foreseen.paint(job("b"))).png == b"b" * 100
    assert easel.asked == ["a", "b"]
    assert (await foreseen.paint(job("c"))).png == b"c" * 100
    assert easel.asked == ["a", "b", "c"]


async def test_what_nobody_has_looked_at_since_is_not_painted_ahead():
    easel = Easel()
    foreseen = PreviewCache(easel)
    for panel, name in ((1, "a"), (2, "b"), (1, "c")):
        if name != "c":
            foreseen.note_seen(panel)
        foreseen.foresee(panel, (job(name),))
        await settled()
    assert easel.asked == ["a", "b"]
    foreseen.note_seen(1)
    foreseen.foresee(1, (job("d"),))
    foreseen.foresee(3, (job("e"),))
    await settled()
    assert easel.asked == ["a", "b", "d"]


async def test_what_is_left_for_a_panel_goes_if_nobody_looks_at_it():
    easel = Easel()
    foreseen = PreviewCache(easel)
    foreseen.note_seen(1)
    assert not foreseen.drop_unseen(1)
    easel.free.clear()
    foreseen.foresee(1, (job("a"), job("b")))
    await settled()
    assert foreseen.drop_unseen(1)
    easel.free.set()
    await settled()
    assert easel.asked == ["a"]


async def test_what_is_being_painted_is_not_painted_twice():
    easel = Easel()
    foreseen = PreviewCache(easel)
    foreseen.note_seen(1)
    easel.free.clear()
    foreseen.foresee(1, (job("a"),))
    await settled()
    wanted = asyncio.create_task(foreseen.paint(job("a")))
    await settled()
    easel.free.set()
    assert (await wanted).png == b"a" * 100
    assert easel.asked == ["a"]


async def test_a_later_press_takes_the_place_of_an_earlier_ones_wishes():
    easel = Easel()
    foreseen = PreviewCache(easel)
    foreseen.note_seen(1)
    easel.free.clear()
    foreseen.foresee(1, (job("a"), job("b"), job("c")))
    await settled()
    foreseen.note_seen(1)
    foreseen.foresee(1, (job("d"),))
    easel.free.set()
    await settled()
    assert easel.asked == ["a", "d"]


async def test_nothing_is_painted_ahead_while_there_is_something_to_do():
    easel = Easel()
    foreseen = PreviewCache(easel)
    foreseen.note_seen(1)
    easel.idle = False
    foreseen.foresee(1, (job("a"),))
    await settled()
    assert easel.asked == []
    easel.idle = True
    easel.free.clear()
    foreseen.note_seen(1)
    foreseen.foresee(1, (job("a"), job("b")))
    await settled()
    easel.idle = False  # a player wants to move
    easel.free.set()
    await settled()
    assert easel.asked == ["a"]
    easel.idle = True
    await settled()
    assert easel.asked == ["a"]  # and what was wished for before is forgotten


async def test_a_preview_that_is_refused_is_refused_only_when_it_is_wanted():
    easel = Easel()
    foreseen = PreviewCache(easel)
    foreseen.note_seen(1)
    foreseen.foresee(1, (job("refused"), job("a")))
    await settled()
    assert easel.asked == ["refused", "a"]
    with pytest.raises(Illegal):
        await foreseen.paint(job("refused"))


async def test_the_picture_asked_for_longest_ago_makes_room():
    easel = Easel()
    foreseen = PreviewCache(easel, room=250)
    for name in ("a", "b", "a", "c", "a", "b"):
        await foreseen.paint(job(name))
    assert easel.asked == ["a", "b", "c", "b"]


async def test_closing_gives_up_what_is_wished_for():
    easel = Easel()
    foreseen = PreviewCache(easel)
    foreseen.note_seen(1)
    easel.free.clear()
    foreseen.foresee(1, (job("a"), job("b")))
    await settled()
    await foreseen.close()
    easel.free.set()
    await settled()
    assert easel.asked == ["a"]
