"""Matches written down on the local Discord: shown, handed over as files, read in again and looked at."""

from __future__ import annotations

import pytest

from bot.local.people import Reply
from bot.matches.models import Status
from bot.matches.records import read_record
from cogs.transcripts import read_text
from tests.support.scene import Scene, button

pytestmark = pytest.mark.asyncio


def file(table: Scene, reply: Reply) -> bytes:
    """The file that a private answer hands over."""
    message = reply.shown
    assert message.ephemeral
    (attachment,) = table.local.world.state.messages[message.channel_id][message.id].attachments
    return attachment.content


async def flicked(table: Scene) -> None:
    """A match with its first flick."""
    await table.answer(await table.to_the_first_flick())
    await table.turn(4)


async def test_a_match_is_handed_over_in_both_forms_for_the_caller_alone(table: Scene):
    await flicked(table)
    text = file(table, await table.ada.command("arena", "match export", {"match": 1}))
    record = read_text(text.decode())
    assert (record.game, record.options["mode"], len(record.turns)) == ("pitchout", "initiation", 4)
    match = await table.match()
    assert match.seed.hex() not in text.decode()
    raw = file(table, await table.ada.command("arena", "match export", {"match": 1, "form": "json"}))
    told = read_record(raw)
    assert [player.name for player in told.players] == list(match.names)
    assert (told.seed, told.position, told.ended) == ("", "", "")
    assert not any(str(one.user).encode() in raw for one in match.holders)
    await table.services.matches.resign(1, table.ada.id, key="enough")
    ended = read_record(file(table, await table.chloe.command("arena", "match export", {"match": 1, "form": "json"})))
    assert (ended.status, ended.seed) == (Status.FINISHED.value, match.seed.hex())
    assert ended.result


async def test_a_record_is_shown_page_by_page_with_the_way_to_its_files(table: Scene):
    await flicked(table)
    shown = (await table.ada.command("arena", "board", {"match": 1, "as": "record"})).shown
    assert "Pichenette match 1\nGame: pitchout" in shown.text
    assert "\n4 " in shown.text
    reply = await table.ada.press(shown, custom_id=button(shown, "export_match", "json"))
    assert read_record(file(table, reply)).match == 1


async def test_a_challenge_has_no_record(table: Scene):
    await table.challenge()
    for form in ("text", "json"):
        reply = await table.ada.command("arena", "match export", {"match": 1, "form": form})
        assert "Bruno" in reply.shown.text or "bruno" in reply.shown.text
