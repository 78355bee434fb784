"""Matches written down on the local Discord: shown, handed over as files, read in again and looked at."""

from __future__ import annotations

import pytest

from bot.features.history.records import read_record
from bot.features.history.service import RecordImports
from bot.features.history.transcripts import read_text
from bot.matches.core.models import Status
from localdiscord.media import Upload
from localdiscord.people import InteractionResult
from tests.support.discord.scene import Scene, button, flick
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


def file(table: Scene, reply: InteractionResult) -> bytes:
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
    raw = file(table, await table.ada.command("arena", "match export", {"match": 1, "as": "json"}))
    parsed = read_record(raw)
    assert [player.name for player in parsed.players] == list(match.names)
    assert (parsed.seed, parsed.position, parsed.ended) == ("", "", "")
    assert not any(str(one.user).encode() in raw for one in match.holders)
    await table.services.matches.resign(1, table.ada.id, key="enough")
    ended = read_record(file(table, await table.chloe.command("arena", "match export", {"match": 1, "as": "json"})))
    assert (ended.status, ended.seed) == (Status.FINISHED.value, match.seed.hex())
    assert ended.result


async def test_a_rated_match_under_way_is_written_down_without_its_present_position(table: Scene):
    await table.bruno.press(await table.challenge(game="offboard", rated=True), label="Accept")
    for revision in range(3):
        await table.answer(await table.turn(revision))
    await table.turn(3)
    reply = await table.ada.command("arena", "match export", {"match": 1})
    assert [one.turn for one in read_text(file(table, reply).decode()).turns] == [1, 2]
    assert says(reply.shown.text, "export-told", turns=2)
    assert says(reply.shown.text, "export-rated")
    await table.services.matches.resign(1, table.ada.id, key="enough")
    ended = await table.ada.command("arena", "match export", {"match": 1})
    assert [one.turn for one in read_text(file(table, ended).decode()).turns] == [1, 2, 3, 4]
    assert not says(ended.shown.text, "export-rated")


async def test_a_record_is_shown_page_by_page_with_the_way_to_its_files(table: Scene):
    await flicked(table)
    shown = (await table.ada.command("arena", "board", {"match": 1, "as": "record"})).shown
    assert "Pichenette match 2\nGame: pitchout" in shown.text
    assert "\n4 " in shown.text
    reply = await table.ada.press(shown, custom_id=button(shown, "export_match", "json"))
    assert read_record(file(table, reply)).match == 1


async def test_a_challenge_has_no_record(table: Scene):
    await table.challenge()
    for form in ("text", "json"):
        reply = await table.ada.command("arena", "match export", {"match": 1, "as": form})
        assert "Bruno" in reply.shown.text or "bruno" in reply.shown.text


async def exported(table: Scene, form: str) -> Upload:
    reply = await table.ada.command("arena", "match export", {"match": 1, "as": form})
    return Upload(f"match.{form}", file(table, reply))


@pytest.mark.parametrize("form", ["json", "text"])
async def test_a_record_is_read_in_looked_at_and_tried_otherwise_by_its_reader_alone(table: Scene, form: str):
    await flicked(table)
    await table.services.matches.resign(1, table.ada.id, key="enough")
    upload = await exported(table, form)
    reply = await table.chloe.command("arena", "match import", {"file": upload})
    shown = reply.shown
    assert shown.ephemeral
    assert "record R1 ends" in shown.text
    assert "after move 5 of 5" in shown.text
    assert "⚠" not in shown.text
    assert (await table.services.store.turns(-1))[-1].state == (await table.match()).state
    kept = await table.services.store.study(table.chloe.id, 1)
    assert kept is not None
    assert kept.names == ("A", "B")
    back = (await table.chloe.press(shown, custom_id=button(shown, "watch", "4"))).shown
    assert "Match #R1, after move 4 of 5" in back.text
    assert "watchall" not in str(back)
    film = await table.chloe.press(back, custom_id=button(back, "replay", "4"))
    assert "showfilm" not in str(film.shown)
    assert "Match #R1, move 4" in film.shown.text
    words = await table.chloe.press(back, custom_id=button(back, "text", "4"))
    assert words.shown.text
    panel = (await table.chloe.press(back, custom_id=button(back, "whatif", "4"))).shown
    assert "What if? Move 4 again" in panel.text
    assert "<@" not in panel.text
    tried = await flick(table.chloe, panel)
    assert "just a try" in tried.shown.text
    played = await table.chloe.press(tried.shown, custom_id=button(tried.shown, "asplayed", "4"))
    assert "as played" in played.shown.text
    other = await table.ada.command("arena", "match import")
    assert "haven’t imported" in other.shown.text
    for options in ({"match": -1}, {"match": -1, "as": "pictures"}):
        assert "no match" in (await table.chloe.command("arena", "match replay", options)).shown.text.lower()


async def test_records_are_listed_opened_and_dropped(table: Scene):
    moves = Upload("moves.txt", b"C4 NE\nG6 SW # a comment\n\nC3 NE\n")
    for _ in range(2):
        await table.ada.command("arena", "match import", {"file": moves})
    listed = (await table.ada.command("arena", "match import")).shown
    assert "**R1** · Offboard · 3 moves" in listed.text
    opened = (await table.ada.select(listed, custom_id="study:0::", values=["2"])).shown
    assert says(opened.text, "replay-step", last=3, match="R2", turn=0)
    again = (await table.ada.command("arena", "match import")).shown
    left = (await table.ada.select(again, custom_id="dropstudy:0::", values=["2"])).shown
    assert "R2" not in left.text
    stale = await table.ada.press(opened, custom_id=button(opened, "watch", "1"))
    assert says(stale.shown.text, "study-gone")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"hello", "can’t read this file"),
        (b"\x89PNG\r\n", "can’t read this file"),
        (b'{"format": "pichenette-match", "version": 1', "line 1"),
        (b"Pichenette match 1\nGame: chess 1\n", "the game `chess`"),
        (b"Pichenette match 1\nGame: offboard 1\nPlayer A: a\nPlayer B: b\n1 A Z9 NE\n", "Line 5, move 1"),
        (b"C4 NE\nC4 SW\n", "Line 2, move 2"),
    ],
)
async def test_a_file_that_cannot_be_read_is_refused_and_nothing_is_kept(table: Scene, content: bytes, expected: str):
    reply = await table.ada.command("arena", "match import", {"file": Upload("file", content)})
    assert expected in reply.shown.text
    assert "code" not in reply.shown.text
    assert await table.bot.feature(RecordImports).of(table.ada.id) == ()


async def test_a_rated_match_cannot_be_tried_out_by_way_of_a_record(table: Scene):
    card = await table.challenge(game="offboard", rated=True)
    await table.bruno.press(card, label="Accept")
    await table.turn(0)
    for person, text in ((table.ada, "is rated and at this very position"), (table.chloe, "What if? Move 1 again")):
        record = (await person.command("arena", "match import", {"file": Upload("moves", b"C4 NE\n")})).shown
        assert text in (await person.press(record, custom_id=button(record, "whatif"))).shown.text


async def test_one_record_after_the_other_is_read(table: Scene):
    reading = table.bot.feature(RecordImports)._reading
    for busy, text in (({table.ada.id}, "still reading"), ({1, 2}, "Too many records"), (set(), "ends. Only you")):
        reading.clear()
        reading.update(busy)
        reply = await table.ada.command("arena", "match import", {"file": Upload("moves", b"C4 NE\n")})
        assert text in reply.shown.text
    assert reading == set()
