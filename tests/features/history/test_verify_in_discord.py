"""Fair play shown in Discord: the hash with the first turn, the seed with the last, and `/match verify` in between and after."""

import asyncio
import contextlib
import re
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.features.history.record_jobs import Audit
from bot.games.contract.luck import commitment, spelled
from bot.matches.core.errors import GameFailed
from bot.matches.core.job import Job
from bot.matches.core.models import Status
from bot.screens.cards import SHOWN_DIGITS
from bot.workers.inline_worker import InlineWorker
from cogs.history.record_pages import RecordFiles
from cogs.history.verify import Verifier
from localdiscord.people import ClientMessage
from tests.support.discord.scene import Scene, button, scene, turn_shown
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def to_the_end(table: Scene, game: str = "offboard", answers: int = 2) -> tuple[ClientMessage, ClientMessage]:
    """A match of so many answers that Bruno gives up: its first message and its last."""
    first = turn = await table.begin(game=game)
    for nth in range(answers):
        await table.answer(turn)
        turn = await table.turn(nth + 1)
    sure = (await table.bruno.command(turn.channel_id, "match resign", {})).shown
    await table.bruno.press(sure, custom_id=sure.buttons[0]["custom_id"])
    return first, await table.turn(answers + 1)


async def test_the_hash_is_shown_at_the_start_and_the_seed_at_the_end(table: Scene):
    first, last = await to_the_end(table)
    seed = (await table.match()).seed
    assert button(first, "verify").endswith(f":{commitment(seed)}")
    assert spelled(seed) not in str(first)
    kept = await table.ada.wait_for(lambda one: one.id == first.id and "answer" not in str(one.buttons))
    assert button(kept, "verify").endswith(f":{commitment(seed)}")  # it stays when the turn is past
    assert says(last.text, "seed-shown", seed=spelled(seed)[:8])
    assert spelled(seed) not in last.text
    assert commitment(seed) not in last.text


async def test_a_match_that_has_moved_is_verified_by_its_first_message(table: Scene):
    turn = await table.begin(game="offboard")
    await table.answer(turn)
    await table.turn(1)
    await table.ada.command("general", "match here", {"match": 1})
    await table.ada.wait_for(lambda one: turn_shown(one) == (1, 1), after=turn.id)
    shown = (await table.ada.command("general", "match verify", {"match": 1})).shown
    assert "⚠️" not in shown.text
    assert f"{turn.channel_id}/{turn.id}" in str(shown.parts)


async def test_a_match_is_verified_while_it_runs_and_afterwards(table: Scene):
    turn = await table.begin(game="pitchout")
    match = await table.match()
    await table.answer(turn, "self")
    await table.turn(1)
    running = (await table.chloe.command(turn.channel_id, "match verify")).shown
    assert running.ephemeral
    assert running.text.count("✅") == 5
    assert says(running.text, "verify-so-far")
    assert commitment(match.seed) in running.text
    assert spelled(match.seed) not in running.text
    sure = (await table.bruno.command(turn.channel_id, "match resign", {})).shown
    await table.bruno.press(sure, custom_id=sure.buttons[0]["custom_id"])
    await table.turn(2)
    card = await table.ada.wait_for(lambda one: one.id == match.message and "Verify" in str(one.buttons))
    ended = (await table.ada.press(card, label="Verify")).shown
    assert says(ended.text, "verify-all")
    assert f"printf %s '{spelled(match.seed)}' | sha256sum" in ended.text
    assert any(str(turn.id) in one.get("url", "") for one in ended.buttons)
    shown = (await table.ada.press(ended, custom_id=button(ended, "verifyall"))).shown
    assert not shown.ephemeral
    assert says(shown.text, "verify-all") or says(shown.text, "verify-all", "fr")
    assert not shown.mentions


async def test_a_seed_changed_in_the_file_is_told_by_the_first_message(tmp_path: Path):
    async with scene(tmp_path) as table:
        await to_the_end(table)
        with contextlib.closing(sqlite3.connect(tmp_path / "matches.db")) as plain, plain:
            plain.execute("UPDATE matches SET seed = ?", (b"another seed of thirty-two bytes",))
        text = (await table.ada.command("arena", "match verify", {"match": 1})).shown.text
        assert says(text, "verify-hash-not")
        assert says(text, "verify-wrong")


async def test_a_first_message_that_is_gone_is_not_called_right(table: Scene):
    first, _ = await to_the_end(table)
    messages = table.local.world.state.messages[first.channel_id]
    del messages[first.id]
    text = (await table.ada.command("arena", "match verify", {"match": 1})).shown.text
    assert says(text, "verify-hash-unread")
    assert not says(text, "verify-all")
    assert says(text, "verify-most")


class Forgetful(InlineWorker):
    """Dies of every match that it is to play again."""

    async def run(self, job: Job[Any]) -> Any:
        assert isinstance(job, Audit)
        raise GameFailed(f"died of {job.match.id}")


class Counting(InlineWorker):
    """Notes what it does, when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()
        self.done: list[str] = []

    async def run(self, job: Job[Any]) -> Any:
        self.done.append(type(job).__name__)
        await self.let.wait()
        return await super().run(job)


async def test_a_match_is_replayed_and_written_once_for_all_who_ask_at_the_same_time(tmp_path: Path):
    records = Counting()
    async with scene(tmp_path, records=records) as table:
        await table.begin(game="offboard")
        match = await table.match()
        proofs = [asyncio.create_task(Verifier(table.bot)._proof(match)) for _ in range(3)]
        texts = [asyncio.create_task(RecordFiles(table.bot).text(match, table.chloe.id)) for _ in range(3)]
        own = asyncio.create_task(RecordFiles(table.bot).text(match, table.ada.id))
        later = asyncio.create_task(Verifier(table.bot)._proof(msgspec.structs.replace(match, revision=9)))
        await asyncio.sleep(0)
        records.let.set()
        assert len({id(proof.audited) for proof, _ in await asyncio.gather(*proofs)}) == 1
        assert len({id(text) for text in await asyncio.gather(*texts)}) == 1
        assert await own
        await later
        assert sorted(records.done) == ["Audit", "Audit", "WriteRecord", "WriteRecord"]


async def test_a_match_that_cannot_be_played_again_goes_on(tmp_path: Path):
    async with scene(tmp_path, records=Forgetful()) as table:
        turn = await table.begin(game="offboard")
        text = (await table.chloe.command(turn.channel_id, "match verify")).shown.text
        assert says(text, "refused-verify-failed")
        assert (await table.match()).status is Status.RUNNING


async def test_before_a_match_begins_anyone_can_read_the_whole_hash(table: Scene):
    card = await table.challenge(game="offboard")
    seed = (await table.match()).seed
    assert card.text.count(commitment(seed)[:SHOWN_DIGITS]) == 1
    reply = (await table.chloe.press(card, label="Fair?")).shown
    assert reply.ephemeral
    assert commitment(seed) in reply.text
    assert says(reply.text, "verify-later")
    assert spelled(seed) not in str(reply)


async def test_what_has_not_begun_cannot_be_verified(table: Scene):
    await table.challenge(game="offboard")
    text = (await table.ada.command("arena", "match verify", {"match": 1})).shown.text
    assert not re.search("[0-9a-f]{64}", text)
    assert "✅" not in text
    unknown = (await table.ada.command("arena", "match verify", {"match": 99})).shown.text
    assert says(unknown, "refused-match-unknown", match=99)


async def test_in_french_every_line_is_french(table: Scene):
    await to_the_end(table)
    table.ada.user.locale = "fr"
    text = (await table.ada.command("arena", "match verify", {"match": 1})).shown.text
    assert says(text, "verify-all", "fr")
    assert "`printf %s '" in text  # no space in it is one that a shell does not know
