"""Turns seen again on the local Discord: posted with their film, replayed by button, command and menu, shown to everybody."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.core.errors import EngineDown, GameFailed
from bot.matches.core.models import Person, Status
from bot.ops.play import corner
from bot.workers import picture_cache
from bot.workers.films import MakeFilm
from bot.workers.worker import Worker
from cogs.delivery import turn_film
from localdiscord.people import ClientMessage, InteractionResult
from localdiscord.records import Attachment
from localdiscord.server import LocalDiscord
from tests.support.discord.scene import QUICK, Scene, bot_on, button, scene
from tests.support.pictures.filming import Projectionist, frames_of
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
MISSING = 'pichenette_films_missing_total{reason="late"} 1.0'


@pytest.fixture
def camera() -> Projectionist:
    return Projectionist()


@pytest_asyncio.fixture
async def stage(tmp_path: Path, camera: Projectionist) -> AsyncIterator[Scene]:
    """A table whose films can be held up."""
    async with scene(tmp_path, camera=camera) as opened:
        yield opened


def verbs(message: ClientMessage) -> list[str]:
    return [one.get("custom_id", "").partition(":")[0] for one in message.buttons]


def files(table: Scene, message: ClientMessage) -> list[Attachment]:
    """The files of a message."""
    return table.local.world.state.messages[message.channel_id][message.id].attachments


def gifs(table: Scene, message: ClientMessage) -> list[bytes]:
    """The films a message shows."""
    return [one.content for one in files(table, message) if one.filename.endswith(".gif")]


def kinds(table: Scene, message: ClientMessage) -> list[str]:
    return [one.filename.rpartition(".")[2] for one in files(table, message)]


async def next_flick(table: Scene, message: ClientMessage, revision: int) -> tuple[ClientMessage, int]:
    """The message of the flick after the turn of a message, and its number."""
    while True:
        await table.answer(message)
        revision += 1
        message = await table.turn(revision)
        if "replay" in verbs(message):
            return message, revision


async def flicked(table: Scene, **options: str) -> ClientMessage:
    """The message of the first flick."""
    await table.answer(await table.to_the_first_flick(**options))
    return await table.turn(4)


async def filmed(table: Scene, message: ClientMessage) -> ClientMessage:
    """The message once it has its film, which may come after it."""
    return await table.ada.wait_for(lambda one: one.id == message.id and kinds(table, one) == ["gif"])


async def pressed(
    table: Scene, message: ClientMessage, verb: str, person: str = "chloe", args: str = ""
) -> InteractionResult:
    return await table.local.person(person).press(message, custom_id=button(message, verb, args))


async def test_a_flick_is_posted_with_its_film_and_its_picture(table: Scene):
    before = await table.to_the_first_flick()
    assert "replay" not in verbs(before)
    assert kinds(table, before) == ["png"]
    await table.answer(before)
    message = await filmed(table, await table.turn(4))
    (film,) = message.pictures
    assert film["url"].endswith("pitchout-1-4.gif")
    assert "Last flick" in film["description"]  # the position that it ends on, in words
    assert [verb for verb in verbs(message) if verb != "answer"][:2] == ["text", "replay"]


async def test_the_turn_before_keeps_its_film_its_words_and_its_replay(table: Scene):
    message = await flicked(table)
    await table.answer(message)
    await table.turn(5)
    tidied = await table.ada.wait_for(lambda one: one.id == message.id and "more" not in verbs(one))
    tidied = await filmed(table, tidied)
    assert set(verbs(tidied)) <= {"text", "replay", "why"}
    assert {"text", "replay"} <= set(verbs(tidied))
    assert [one["url"].rpartition("/")[2] for one in tidied.pictures] == ["pitchout-1-4.gif"]
    assert kinds(table, tidied) == ["gif"]


async def test_a_film_that_is_late_does_not_hold_up_the_turn(
    stage: Scene, camera: Projectionist, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(turn_film, "MISSED", 0.0)
    before = await stage.to_the_first_flick()
    camera.let.clear()
    await stage.answer(before)
    message = await stage.turn(4)
    assert kinds(stage, message) == ["png"]
    assert "replay" in verbs(message)
    async with asyncio.timeout(60):
        while MISSING not in stage.services.metrics.exposition().decode():  # noqa: ASYNC110 - a counter tells nobody
            await asyncio.sleep(0.01)
    camera.let.set()
    await filmed(stage, message)  # added later
    reply = await pressed(stage, message, "replay")
    assert frames_of(*gifs(stage, reply.shown)) == 1
    assert len(camera.jobs) == 1


async def test_a_film_that_comes_after_its_match_was_declared_void_is_added(stage: Scene, camera: Projectionist):
    before = await stage.to_the_first_flick()
    camera.let.clear()
    await stage.answer(before)
    message = await stage.turn(4)
    match = await stage.match()
    await stage.services.matches.endings.void(1, match.guild, by=Person(stage.ada.id, "ada"), key="void")
    await stage.ada.wait_for(lambda one: says(one.text, "match-voided", match="1"))
    camera.let.set()
    await filmed(stage, message)


async def test_a_film_that_comes_after_the_next_turn_is_added_without_the_buttons_that_answer(
    stage: Scene, camera: Projectionist
):
    before = await stage.to_the_first_flick()
    camera.let.clear()
    await stage.answer(before)
    message = await stage.turn(4)
    await stage.answer(message)
    await stage.post(6)
    camera.let.set()
    shown = await filmed(stage, message)
    assert {"text", "replay"} <= set(verbs(shown)) <= {"text", "replay", "why"}  # at once, with the same edit


async def test_a_film_dropped_in_a_crowd_is_made_when_there_is_room(
    stage: Scene, camera: Projectionist, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(picture_cache, "CROWD", 0)
    message = await flicked(stage)
    assert kinds(stage, message) == ["png"]
    assert camera.jobs == []
    monkeypatch.setattr(picture_cache, "CROWD", 4)
    await filmed(stage, message)


@pytest.mark.parametrize("error", [GameFailed("torn"), EngineDown("the film worker cannot be started")])
async def test_a_film_that_fails_costs_the_turn_nothing(stage: Scene, camera: Projectionist, error: Exception):
    camera.fails = error
    message = await flicked(stage)
    assert kinds(stage, message) == ["png"]
    reply = await pressed(stage, message, "replay")
    assert reply.shown.ephemeral
    assert not gifs(stage, reply.shown)
    assert (await stage.match()).status is Status.RUNNING
    camera.fails = None
    again = await pressed(stage, message, "replay")
    assert gifs(stage, again.shown)
    metrics = stage.services.metrics.exposition().decode()  # more than once if the message had to be posted again
    assert re.search(r'pichenette_films_missing_total{reason="failed"} [1-9]', metrics)


@pytest.mark.thorough
async def test_turns_are_posted_though_the_film_worker_is_killed_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(turn_film, "LATE", 15.0)  # a busy machine restarts it within this time
    camera = Worker((sys.executable, "-m", "tests.support.pictures.filming"))
    await camera.start()
    async with scene(tmp_path, camera=camera) as table:
        message, revision = await table.to_the_first_flick(), 3
        for _ in range(2):
            assert await camera.run(MakeFilm("pitchout", (), "en")) == b""  # it is there
            assert camera._process is not None
            os.kill(camera._process.pid, signal.SIGKILL)
            message, revision = await next_flick(table, message, revision)
            message = await filmed(table, message)
        assert (await table.match()).status is Status.RUNNING
    await camera.close()


async def test_a_replay_is_private_and_shown_to_everybody_on_request(table: Scene):
    message = await flicked(table)
    reply = await pressed(table, message, "replay")
    private = reply.shown
    assert private.ephemeral
    assert says(private.text, "replay-title-turn", match="1", turn=4)
    assert private.pictures[0]["description"].startswith("Match #1, move 4")
    assert frames_of(*gifs(table, private)) == 1
    assert verbs(private) == ["showfilm", "replay", "replay", "watch", "whatif"]
    shown = (await pressed(table, private, "showfilm")).shown
    assert not shown.ephemeral
    assert f"<@{table.chloe.id}>" in shown.text
    assert shown.mentions == []
    assert gifs(table, shown) == gifs(table, private)


async def test_a_round_and_a_match_are_films_of_all_their_flicks(table: Scene):
    message = await flicked(table)
    message, latest = await next_flick(table, message, 4)
    private = (await pressed(table, message, "replay")).shown
    for custom_id in ("replay:1::r1", "replay:1::"):
        film = (await table.chloe.press(private, custom_id=custom_id)).shown
        assert frames_of(*gifs(table, film)) == 2
    assert "**Move 4** · " in film.text
    assert f"**Move {latest}** · " in film.text


async def test_a_film_that_takes_long_follows_its_acknowledgement(
    stage: Scene, camera: Projectionist, monkeypatch: pytest.MonkeyPatch
):
    message = await flicked(stage)
    monkeypatch.setattr("cogs.core.errors.PATIENCE", 0.05)
    camera.let.clear()
    pressing = asyncio.create_task(stage.ada.command(message.channel_id, "match replay"))
    await asyncio.sleep(0.15)  # longer than the bot waits before it says that the answer follows
    camera.let.set()
    reply = await pressing
    film = await stage.ada.wait_for(lambda one: one.ephemeral and bool(gifs(stage, one)))
    assert says(film.text, "replay-title-match", match="1")
    assert reply.message is None or reply.message.id == film.id


async def test_the_film_of_a_match_that_is_over(table: Scene):
    message = await flicked(table)
    match = await table.match()
    await table.services.matches.resign(match.id, table.ada.id, key="resigned")
    last = await table.turn(5)
    assert "replay:1::" in [one.get("custom_id") for one in last.buttons]
    card = await table.ada.wait_for(
        lambda one: one.id == match.message and any(part.get("custom_id") == "replay:1::" for part in one.buttons)
    )
    reply = await table.bruno.press(card, custom_id="replay:1::")
    assert frames_of(*gifs(table, reply.shown)) == 1
    again = await pressed(table, message, "replay", "bruno")
    assert gifs(table, again.shown)


async def test_the_command_shows_turns_rounds_and_pictures(table: Scene):
    message = await flicked(table)
    where = message.channel_id
    whole = await table.ada.command(where, "match replay")
    assert says(whole.shown.text, "replay-title-match", match="1")
    one = await table.ada.command(where, "match replay", {"move": 4})
    assert says(one.shown.text, "replay-title-turn", match="1", turn=4)
    several = await table.ada.command(where, "match replay", {"move": 4, "last": 1})
    assert says(several.shown.text, "replay-title-turns", first=1, last=4, match="1")
    first = await table.ada.command(where, "match replay", {"round": 1})
    assert says(first.shown.text, "replay-title-round", match="1", round=1)
    assert says((await table.ada.command(where, "match replay", {"move": 2})).shown.text, "refused-replay-nothing")
    assert says((await table.ada.command(where, "match replay", {"move": 9})).shown.text, "refused-replay-turn", last=4)
    assert says((await table.ada.command(where, "match replay", {"round": 7})).shown.text, "refused-replay-nothing")
    offered = await table.ada.autocomplete(where, "match replay", {"move": ""}, focused="move")
    assert [choice["value"] for choice in offered] == [4]


async def test_a_match_is_looked_at_picture_by_picture(table: Scene):
    message = await flicked(table)
    reply = await table.ada.command(message.channel_id, "match replay", {"move": 3, "as": "pictures"})
    at = reply.shown
    assert says(at.text, "replay-step", last=4, turn=3)
    on = (await table.ada.press(at, label="▶")).shown
    assert says(on.text, "replay-step", last=4, turn=4)
    assert next(one for one in on.buttons if one["label"] == "▶")["disabled"]
    assert "replay" in verbs(on)
    back = (await table.ada.press(on, label="◀")).shown
    assert says(back.text, "replay-step", last=4, turn=3)
    rounds = await table.ada.command(message.channel_id, "match replay", {"round": 1, "as": "pictures"})
    assert says(rounds.shown.text, "replay-step", last=4, turn=3)
    none = await table.ada.command(message.channel_id, "match replay", {"move": 9, "as": "pictures"})
    assert says(none.shown.text, "refused-replay-turn", last=4)


async def test_the_menu_of_a_message_replays_its_turn(table: Scene):
    message = await flicked(table)
    assert says(
        (await table.chloe.menu("Replay this move", message)).shown.text, "replay-title-turn", match="1", turn=4
    )
    card = table.ada.message((await table.match()).message)
    assert says((await table.chloe.menu("Replay this move", card)).shown.text, "replay-title-match", match="1")
    reply = table.ada.send("general", "replay:1::4")
    assert says((await table.chloe.menu("Replay this move", reply)).shown.text, "refused-replay-message")


async def test_replays_outlive_a_restart_in_the_middle_of_a_film(tmp_path: Path, camera: Projectionist):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db", camera=camera) as (services, bot):
            table = Scene(local, services, bot)
            message = await flicked(table)
            private = (await pressed(table, message, "replay")).shown
            camera.let.clear()
            filmed = asyncio.create_task(services.films.shoot(MakeFilm("pitchout", (), "en")))
            await asyncio.sleep(0)
        await asyncio.gather(filmed, return_exceptions=True)
        assert filmed.cancelled()
        camera.let.set()
        async with bot_on(local, tmp_path / "matches.db", camera=camera) as (services, bot):
            table = Scene(local, services, bot)
            assert gifs(table, (await pressed(table, message, "replay", "bruno")).shown)
            assert gifs(table, (await pressed(table, private, "showfilm")).shown)


async def test_a_game_without_flicks_is_shown_in_pictures(table: Scene):
    card = await table.challenge(game="offboard")
    await table.bruno.press(card, label="Accept")
    turn = await table.turn(0)
    assert "replay" not in verbs(turn)
    reply = await table.ada.command(turn.channel_id, "match replay")
    assert says(reply.shown.text, "replay-unfilmed")
    assert says(reply.shown.text, "replay-step", last=0, turn=0)
    assert len(reply.shown.pictures) > 0
