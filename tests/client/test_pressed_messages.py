"""Which messages can be edited with the token of a press."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import structlog
from discord import InteractionResponseType

from bot.client.pressed_messages import MANY, REST, PressedMessages

QUARTER = 15 * 60.0  # seconds for which Discord takes the token


def press(message: int, webhook: Any, *, private: bool = False, form: bool = False, age: float = 0.0) -> Any:
    shown = SimpleNamespace(id=message, flags=SimpleNamespace(ephemeral=private))
    answer = InteractionResponseType.modal if form else InteractionResponseType.message_update
    pressed = discord.utils.utcnow() - timedelta(seconds=age)
    return SimpleNamespace(message=shown, followup=webhook, response=SimpleNamespace(type=answer), created_at=pressed)


def test_the_latest_press_of_a_public_message_may_edit_it():
    presses = PressedMessages()
    presses.note(press(1, "first"))
    presses.note(press(1, "second"))
    presses.note(press(2, "private", private=True))
    presses.note(SimpleNamespace(message=None, followup="command"))  # type: ignore[arg-type]
    assert [presses.webhook(message) for message in (1, 2)] == ["second", None]
    presses.note(press(1, "answered by a form", form=True))
    assert presses.webhook(1) == "second"


def test_a_press_is_used_only_while_discord_takes_its_token():
    now = [0.0]
    presses = PressedMessages(lambda: now[0])
    presses.note(press(1, "first"))
    now[0] = QUARTER - 60
    assert presses.webhook(1) == "first"
    now[0] = QUARTER - 10
    assert presses.webhook(1) is None


def test_the_time_from_the_press_to_its_answer_counts():
    now = [0.0]
    presses = PressedMessages(lambda: now[0])
    presses.note(press(1, "answered late", age=60.0))
    now[0] = QUARTER - 90
    assert presses.webhook(1) == "answered late"
    now[0] = QUARTER - 60
    assert presses.webhook(1) is None


class Webhook:
    """A webhook whose next edits have a status."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses)

    async def edit_message(self, _message: int, **_: Any) -> None:
        status = self.statuses.pop(0)
        if status != 200:
            response = SimpleNamespace(status=status, reason="no")
            raise discord.HTTPException(response, {"code": 0, "message": "no"})  # type: ignore[arg-type]


async def edited(presses: PressedMessages, *statuses: int) -> None:
    """Press a message as often and edit it by each press."""
    webhook = Webhook(*statuses)
    for status in statuses:
        presses.note(press(1, webhook))
        if status == 200:
            await presses.edit(webhook, 1)  # type: ignore[arg-type]
        else:
            with pytest.raises(discord.HTTPException):
                await presses.edit(webhook, 1)  # type: ignore[arg-type]


@pytest.mark.asyncio
@pytest.mark.parametrize(("status", "forgotten"), [(401, True), (403, True), (404, True), (400, False), (429, False)])
async def test_a_token_is_forgotten_only_if_it_was_refused(status: int, *, forgotten: bool):
    presses = PressedMessages()
    await edited(presses, status)
    assert (presses.webhook(1) is None) == forgotten


@pytest.mark.asyncio
async def test_after_many_refusals_in_a_row_no_press_is_used_for_an_hour():
    now = [0.0]
    presses = PressedMessages(lambda: now[0])
    with structlog.testing.capture_logs() as logged:
        await edited(presses, *[404] * (MANY - 1), 200, *[404] * (MANY - 1))
        presses.note(press(2, "other"))
        assert presses.webhook(2) == "other"
        await edited(presses, 404)
        assert presses.webhook(2) is None
        for _ in ("refused again", "refused once more"):
            now[0] += REST
            presses.note(press(2, "later"))
            assert presses.webhook(2) == "later"
            await edited(presses, 404)
            assert presses.webhook(2) is None
        now[0] += REST
        await edited(presses, 200, 404)
        presses.note(press(2, "taken"))
        assert presses.webhook(2) == "taken"
    assert [one["log_level"] for one in logged] == ["warning"]
