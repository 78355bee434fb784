"""`/data`: what is kept is told, handed over and deleted, and nothing is left of it."""

# ruff: noqa: ASYNC240 - nothing else waits for a test's event loop

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from bot.matches.core.models import KEPT_DAYS, NOBODY, Status
from bot.upkeep.backups import back_up
from bot.upkeep.integrity import check
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from tests.support.discord.scene import Scene, button
from tests.support.storage.traces import found
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio

DAY = 24 * 3600 * 1000
NAME = "Adélaïde Quillfeather"


@pytest.fixture
def ada(table: Scene) -> UserClient:
    table.ada.user.display_name = NAME
    return table.ada


async def whispered(person: UserClient, command: str, **options: str) -> ClientMessage:
    reply = await person.command("arena", command, dict(options))
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message


async def form(person: UserClient) -> InteractionResult:
    panel = await whispered(person, "data delete")
    return await person.press(panel, custom_id=button(panel, "erase"))


async def deleted(person: UserClient, word: str = "DELETE") -> str:
    reply = await person.submit(await form(person), {"word": word})
    shown = reply.updated or reply.message
    assert shown is not None
    return shown.text


async def lived(table: Scene, ada: UserClient) -> ClientMessage:
    """Ada has a match that goes on, wishes, an enemy, a past holiday, a formation, a place in a queue; Bruno has blocked her."""
    card = await table.challenge()
    await table.bruno.press(card, label="Accept")
    message = await table.turn(0)
    panel = await whispered(ada, "settings")
    await ada.select(panel, custom_id="setevery:0::", values=["6"])
    await ada.command("arena", "vacation", {"days": 2})
    await ada.command("arena", "vacation", {"end": True})
    await ada.command("arena", "block add", {"user": "chloe"})
    await table.dai.command("arena", "block add", {"user": "ada"})
    await ada.command("arena", "queue join", {"game": "offboard"})
    match = await table.match()
    holder = match.holder(match.seat_of(ada.id) or 0)
    await table.services.store.keep_formation(holder, "pitchout", "deploy", 5, b'{"mine":[1]}')
    return message


async def reply_about(table: Scene, about: str) -> ClientMessage:
    return await table.bruno.wait_for(lambda message: not message.ephemeral and about in message.text)


async def test_what_is_kept_is_told_in_both_languages(ada: UserClient):
    message = await whispered(ada, "data privacy")
    assert "Never stored" in message.text
    assert f"in backups for {KEPT_DAYS} more days" in message.text
    reply = await ada.command(ada.dm(), "data privacy")
    assert reply.message is not None
    assert "Never stored" in reply.message.text
    ada.user.locale = "fr"
    assert "Jamais gardé" in (await whispered(ada, "data privacy")).text
    assert says((await whispered(ada, "data export")).text, "refused-data-none", "fr")
    assert says((await whispered(ada, "data delete")).text, "refused-data-none", "fr")


async def test_everything_is_handed_over_while_a_match_runs(table: Scene, ada: UserClient):
    await lived(table, ada)
    panel = await whispered(ada, "data export")
    assert says(panel.text, "data-export", count=1)
    (attachment,) = table.local.world.message(panel.channel_id, panel.id).attachments
    assert attachment.filename == "pichenette.json"
    kept = json.loads(attachment.content)
    assert (kept["user"], kept["name"]) == (str(ada.id), NAME)
    assert kept["preferences"]["every"] == 6 * 3600 * 1000
    assert [one["user"] for one in kept["blocked"]] == [str(table.chloe.id)]
    assert [one["game"] for one in kept["queues"]] == ["offboard"]
    assert [one["places"] for one in kept["formations"]] == [{"mine": [1]}]
    assert len(kept["holidays"]) == 1
    assert [(one["match"], one["status"]) for one in kept["matches"]] == [(1, "running")]
    assert kept["messages"]
    assert str(table.bruno.id) not in attachment.content.decode()


async def test_nothing_is_left_and_the_others_keep_their_match(
    table: Scene,
    ada: UserClient,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
):
    caplog.set_level(logging.INFO)
    await lived(table, ada)
    database, backups = tmp_path / "matches.db", tmp_path / "backups"
    backups.mkdir()
    old = back_up(database, backups)
    files = [database, *(tmp_path / f"matches.db{tail}" for tail in ("-wal", "-shm", ".lock", ".backed-up"))]
    before = found(ada.id, NAME, files)
    assert {how for _, how in before} >= {"in digits", "in eight bytes", "by name"}
    assert {how for _, how in found(ada.id, NAME, [old])} >= {"in digits", "in eight bytes", "by name"}

    panel = await whispered(ada, "data delete")
    assert says(panel.text, "data-delete-resign", match="1")
    assert says(await deleted(ada), "data-deleted", count=1)
    result = await table.turn(1)

    assert found(ada.id, NAME, [*files, tmp_path / "matches.db.forgotten"]) == set()
    match = await table.match()
    assert match.status is Status.FINISHED
    assert sorted(match.names) == sorted((NOBODY, table.bruno.user.display_name))
    assert await table.services.store.blocked(table.dai.id) == ()
    assert check(database, GAMES).faults == ()
    reply = await table.bruno.press(result, custom_id=button(result, "rematch"))
    assert reply.message is not None
    assert says(reply.message.text, "refused-rematch-forgotten", "fr")
    output = caplog.text + capsys.readouterr().out
    assert "traces of what was deleted" not in output
    assert str(ada.id) not in output
    assert NAME not in output

    await table.services.store.tidy(table.services.clock.now_ms() + (KEPT_DAYS - 1) * DAY, days=KEPT_DAYS)
    assert old.exists()
    await table.services.store.tidy(table.services.clock.now_ms() + (KEPT_DAYS + 1) * DAY, days=KEPT_DAYS)
    assert found(ada.id, NAME, tmp_path.rglob("*")) == set()
    assert not old.exists()
    assert "there is no backup any more" in caplog.text


async def test_who_is_deleted_twice_at_once_hears_so_and_may_begin_again(table: Scene, ada: UserClient):
    await table.challenge()
    forms = [await form(ada) for _ in range(2)]
    replies = await asyncio.gather(*(ada.submit(one, {"word": "delete"}) for one in forms))
    lines = sorted(shown.text for one in replies if (shown := one.updated or one.message))
    assert "Everything I stored about you is deleted" in lines[1]
    assert "I store nothing about you" in lines[0]
    assert (await table.match()).status is Status.CANCELLED
    assert "I store nothing about you" in (await whispered(ada, "data delete")).text
    await table.challenge()
    assert (await table.match(2)).challenger.name == NAME
    assert (await table.match(1)).challenger.forgotten


async def test_what_he_pressed_before_is_kept_first_and_deleted_with_the_rest(
    table: Scene, ada: UserClient, tmp_path: Path
):
    await table.begin()
    panel, opened = await whispered(ada, "settings"), await form(ada)
    change, earlier = table.services.store.change_preferences, table.bot.earlier_answered
    begun, deletes = asyncio.Event(), asyncio.Event()

    async def slow(*given: Any, **named: Any) -> Any:
        begun.set()
        await deletes.wait()
        return await change(*given, **named)

    async def waiting(user: int) -> bool:
        deletes.set()
        return await earlier(user)

    table.services.store.change_preferences = slow  # type: ignore[method-assign]
    table.bot.earlier_answered = waiting  # type: ignore[method-assign]
    press = asyncio.create_task(ada.select(panel, custom_id="setevery:0::", values=["6"]))
    await begun.wait()
    await asyncio.gather(ada.submit(opened, {"word": "delete"}), press)
    assert found(ada.id, NAME, tmp_path.iterdir()) == set()


async def test_nothing_is_deleted_while_something_long_is_done_for_him(
    table: Scene, ada: UserClient, monkeypatch: pytest.MonkeyPatch
):
    await table.begin()
    opened = await form(ada)
    monkeypatch.setattr("bot.client.app.ANSWERED", 0.01)
    forever = asyncio.create_task(asyncio.Event().wait())
    table.bot.calls[forever] = ada.id
    assert says((await ada.submit(opened, {"word": "delete"})).shown.text, "refused-data-busy")
    del table.bot.calls[forever]
    forever.cancel()
    assert (await table.match()).status is Status.RUNNING


async def test_nothing_is_deleted_without_the_word(table: Scene, ada: UserClient):
    await table.begin()
    assert says(await deleted(ada, "yes"), "refused-data-word")
    assert (await table.match()).status is Status.RUNNING
    ada.user.locale = "fr"
    assert says(await deleted(ada, "« supprimer »"), "data-deleted", "fr", count=1)


async def test_among_several_the_others_play_on_and_nobody_is_mentioned_who_is_gone(table: Scene):
    card = await table.challenge(with2="chloe")
    for person in (table.bruno, table.chloe):
        await person.press(card, label="Accept")
    await table.turn(0)
    await table.services.matches.resign(1, table.chloe.id, key="before")
    await deleted(table.chloe)
    match = await table.match()
    assert match.status is Status.RUNNING
    assert match.seat_of(table.chloe.id) is None
    card = await table.bruno.wait_for(lambda message: message.id == match.message and NOBODY in message.text)
    assert "<@-" not in card.text
    calls = [call for call in table.local.log.requests if call.status >= 400]
    assert calls == []


async def test_a_rematch_that_was_offered_before_does_not_begin(table: Scene, ada: UserClient):
    await table.begin()
    await table.services.matches.resign(1, ada.id, key="end")
    await table.services.matches.rematches.ask(1, ada.id, key="again")
    offer = await reply_about(table, "rematch of match")
    await deleted(ada)
    reply = await table.bruno.press(offer, custom_id=button(offer, "agree"))
    assert reply.message is not None
    assert reply.message.ephemeral
    assert await table.services.store.get(2) is None


async def test_challenges_are_left_in_the_usual_ways(table: Scene, ada: UserClient):
    reply = await table.bruno.command("arena", "play", {"game": "pitchout", "with": "ada"})
    assert reply.message is not None
    await ada.command("arena", "play", {"game": "offboard"})
    panel = await whispered(ada, "data delete")
    assert panel.text.count("it hasn’t started; you leave it") == 2
    await deleted(ada)
    assert (await table.match(1)).status is Status.DECLINED
    assert (await table.match(2)).status is Status.CANCELLED
