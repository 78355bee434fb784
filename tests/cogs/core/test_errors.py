"""Failures in lower layers: a sentence for the player, an incident code for the owner, and nothing half done."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.matches.core.errors import CommitUnknown, EngineDown, StoreBusy, StoreError, StoreFull
from bot.workers.paint import Paint
from cogs.core.interaction_context import InteractionContext
from tests.cogs.delivery.test_outbox import CALLBACK
from tests.localdiscord.by_hand import failure
from tests.support.discord.quick import instead
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


def failing(error: Exception) -> Callable[..., Awaitable[None]]:
    """A coroutine function that always raises this error."""

    async def fail(*_: Any, **__: Any) -> None:
        raise error

    return fail


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (StoreBusy("locked"), "busy"),
        (StoreFull("full"), "disk"),
        (StoreError("broken"), "couldn’t save that"),
    ],
)
async def test_a_store_that_fails_is_told_and_changes_nothing(
    table: Scene, monkeypatch: pytest.MonkeyPatch, error: StoreError, said: str
):
    card = await table.challenge()

    with monkeypatch.context() as broken:
        broken.setattr(table.services.store, "change", failing(error))
        reply = await table.ada.press(card, label="Cancel (Ada only)")
    assert reply.message is not None
    assert reply.message.ephemeral
    assert said in reply.message.text
    mended = await table.ada.press(card, label="Cancel (Ada only)")
    assert mended.updated is not None


async def test_a_full_disk_keeps_the_aim(table: Scene, monkeypatch: pytest.MonkeyPatch):
    turn = await table.to_the_first_flick()
    person, panel = await table.panel(turn)

    with monkeypatch.context() as broken:
        broken.setattr(table.services.store, "advance", failing(StoreFull("full")))
        reply = await person.press(panel, custom_id=button(panel, "do"))
    assert reply.message is not None
    assert await table.revision() == 3
    await person.press(panel, custom_id=button(panel, "do"))
    await table.turn(4)


async def test_an_uncertain_commit_says_so(table: Scene, monkeypatch: pytest.MonkeyPatch):
    person, panel = await table.panel(await table.to_the_first_flick())

    with monkeypatch.context() as broken:
        broken.setattr(table.services.store, "advance", failing(CommitUnknown("?")))
        reply = await person.press(panel, custom_id=button(panel, "do"))
    assert reply.message is not None
    assert await table.revision() == 3


async def test_a_painter_that_is_gone_is_told_and_the_post_waits(table: Scene, monkeypatch: pytest.MonkeyPatch):
    turn, workers = await table.to_the_first_flick(), table.services.workers

    with monkeypatch.context() as broken:
        broken.setattr(workers, "run", instead(workers.run, Paint, failing(EngineDown("gone"))))
        person = table.next_of(turn)
        reply = await person.press(turn, custom_id=button(turn, "open"))
    assert reply.message is not None
    await table.answer(turn)
    await table.turn(4)


async def test_a_surprise_has_a_code_that_is_in_the_log(
    table: Scene, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    turn, workers = await table.to_the_first_flick(), table.services.workers

    with monkeypatch.context() as broken:
        broken.setattr(workers, "run", instead(workers.run, Paint, failing(ZeroDivisionError())))
        reply = await table.chloe.press(turn, label="Text")
        command = await table.chloe.command(str(turn.channel_id), "board")
    logged = "".join(capsys.readouterr())
    for answer in (reply, command):
        assert answer.message is not None
        assert answer.message.ephemeral
        code = re.search(r"\*\*([A-Z2-9]{6})\*\*", answer.message.text)
        assert code is not None
        assert code[1] in logged


async def test_an_answer_that_takes_a_quarter_of_an_hour_is_no_incident(
    table: Scene, capsys: pytest.CaptureFixture[str]
):
    table.local.faults.fail_next("POST", CALLBACK, code=50027)
    assert "did not respond" in await failure(table.local, table.chloe.command("arena", "block list"))
    logged = "".join(capsys.readouterr())
    assert "answer came too late" in logged
    assert "incident" not in logged


async def test_a_control_nobody_knows_is_answered(table: Scene):
    turn = await table.to_the_first_flick()
    del table.bot.answerers["more"]
    reply = await table.ada.press(turn, label="More")
    assert reply.message is not None
    assert says(reply.message.text, "control-unknown")


async def test_a_match_nobody_knows_is_answered(table: Scene):
    reply = await table.ada.command("arena", "board", {"match": 77})
    assert reply.message is not None
    assert says(reply.message.text, "refused-match-unknown", match=77)


async def test_who_plays_nothing_is_told_how_to_begin(table: Scene):
    for command in ("board", "resign"):
        reply = await table.chloe.command("general", command)
        assert reply.message is not None
        assert "/play" in reply.message.text


async def test_work_that_ends_without_an_answer_is_an_incident_that_is_told(
    table: Scene, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """Whether nothing was sent at all, or only that an answer is coming."""

    async def silent(self: InteractionContext, *_: Any) -> None:
        del self

    for forgotten in (silent, InteractionContext.acknowledge):
        monkeypatch.setattr(InteractionContext, "plain", forgotten)
        answer = await table.chloe.command("arena", "block list")
        assert answer.message is not None
        code = re.search(r"\*\*([A-Z2-9]{6})\*\*", answer.message.text)
        assert code is not None
        assert code[1] in "".join(capsys.readouterr())
