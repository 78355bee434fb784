"""Files that Discord, or a proxy before it, finds too large: what is to be said arrives without them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from bot.features.ladders.jobs import Curve
from bot.matches.posting.bulletins import MORNING
from bot.screens.sheet import Media, Sheet
from bot.workers.studio import standard_tools
from cogs.delivery.message_sender import REMEMBERED, MessageSender
from cogs.delivery.post_delivery import PostDelivery
from localdiscord.faults import ResponseMode, RestFault
from localdiscord.people import ClientMessage
from tests.cogs.delivery.forum.test_forum_in_discord import MESSAGE, POSTS, choose
from tests.cogs.delivery.test_outbox import MESSAGES, settled
from tests.features.daily.test_morning_in_discord import fresh, posted, ready
from tests.places import FORUM
from tests.support.discord.scene import Scene, button, scene
from tests.support.pictures.filming import WIDE as FILMED
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
CALLBACK = "/interactions/{interaction.id}/{interaction.token}/callback"
FOLLOWUP = "/webhooks/{application.id}/{interaction.token}"
REFUSALS: list[dict[str, Any]] = [{"code": 40005}, {"code": 40005, "status": 400}, {"status": 413}]
WIDE = 1000  # px of a picture


async def turn_after(table: Scene, turn: ClientMessage) -> ClientMessage:
    """The message after a turn's, in its thread, once all posts are made."""
    await settled(table)
    return table.ada.messages(turn.channel_id)[-1]


def shown(message: ClientMessage) -> list[tuple[str, int]]:
    """The kinds of the pictures of a message, and their widths."""
    return [(str(one["url"]).rpartition(".")[2], one["width"]) for one in message.pictures]


@pytest.mark.parametrize("refusal", REFUSALS)
@pytest.mark.parametrize(
    ("times", "pictures", "how"),
    [
        (1, [("png", FILMED)], ["without its film"]),
        (2, [("png", FILMED // 2)], ["without its film", "with smaller pictures"]),
        (3, [], ["without its film", "with smaller pictures", "in words"]),
    ],
)
async def test_a_turn_comes_without_its_film_then_smaller_then_in_words(
    table: Scene, times: int, pictures: list[tuple[str, int]], how: list[str], refusal: dict[str, Any]
):
    turn = await table.to_the_first_flick()
    table.local.faults.fail_next("POST", MESSAGES, times=times, **refusal)
    with capture_logs() as logged:
        await table.answer(turn)
        answered = await turn_after(table, turn)
    assert shown(answered) == pictures
    assert table.next_of(answered) in table.people
    assert button(answered, "answer")
    assert [line["how"] for line in logged if line["event"] == "files are too large; sent again"] == how
    if not pictures:
        assert len(answered.text) > len(turn.text)  # what the picture shows


async def test_behind_a_proxy_that_takes_no_pictures_a_match_is_played_in_words(tmp_path: Path):
    async with scene(tmp_path, tools=standard_tools()) as table:  # with pictures of their real size
        table.local.faults.plan(RestFault(status=413, above=8000, manner=ResponseMode.PAGE))
        await table.bruno.press(await table.challenge(), label="Accept")
        await settled(table)
        match = await table.match()
        (turn,) = table.ada.messages(match.thread)
        assert not turn.pictures
        await table.answer(turn)
        await settled(table)
        *_, following = table.ada.messages(match.thread)
        assert button(following, "open")
        board = (await table.ada.command("arena", "board", {"match": 1})).shown
        assert not board.pictures
        assert board.text


async def test_a_picture_is_halved(table: Scene):
    table.local.faults.fail_next("POST", MESSAGES, code=40005)
    turn = await table.begin()
    assert shown(turn) == [("png", WIDE // 2)]


async def test_the_post_of_a_forum_is_opened_without_its_picture(table: Scene):
    await choose(table)
    table.local.faults.fail_next("POST", POSTS, times=2, status=413)
    await table.bruno.press(await table.challenge(), label="Accept")
    await settled(table)
    match = await table.match()
    assert match.home == FORUM
    (turn,) = table.ada.messages(match.thread)
    assert not turn.pictures
    assert turn.buttons


async def test_a_message_is_edited_without_its_picture(table: Scene):
    turn = await table.begin()
    await settled(table)
    painted = await table.services.workers.run(Curve([1500, 1520], 0))
    sheet = Sheet(("It goes on.", Media(painted, "a curve", "pitchout-1-0.png")))
    table.local.faults.fail_next("PATCH", MESSAGE, times=2, status=413)
    assert await MessageSender(table.bot).rewrite(turn.channel_id, turn.id, sheet)
    edited = table.ada.message(turn.id)
    assert not edited.pictures
    assert "a curve" in edited.text


async def test_a_morning_without_its_picture(table: Scene):
    await ready(table)
    table.services.clock.shift += MORNING
    table.local.faults.fail_next("POST", MESSAGES, times=2, status=413)
    await fresh(table).look()
    (found,) = posted(table)
    assert not found.pictures
    assert says(found.text, "puzzle-pitchout-foes", count=2)


@pytest.mark.parametrize("command", [("board", {"match": 1}), ("match replay", {"match": 1})])
@pytest.mark.parametrize("route", [CALLBACK, FOLLOWUP])
async def test_a_reply_comes_in_words(table: Scene, command: tuple[str, dict[str, Any]], route: str):
    await table.answer(await table.to_the_first_flick())
    await table.turn(4)
    table.local.faults.fail_next("POST", route, status=413)
    reply = await table.ada.command("arena", *command)
    assert reply.shown.text
    assert not says(reply.shown.text, "incident", code="")


async def test_a_file_that_is_too_large_is_answered_with_a_sentence(table: Scene):
    await table.answer(await table.to_the_first_flick())
    await table.turn(4)
    table.local.faults.fail_next("POST", CALLBACK, status=413)
    table.local.faults.fail_next("POST", FOLLOWUP, status=413)
    reply = await table.ada.command("arena", "match export", {"match": 1})
    assert "it’s too large to send here" in reply.shown.text


async def test_a_panel_is_opened_in_words(table: Scene):
    turn = await table.to_the_first_flick()
    table.local.faults.fail_next("POST", CALLBACK, status=413)
    _, panel = await table.panel(turn)
    assert not panel.pictures
    assert panel.buttons


async def test_a_turn_in_words_is_not_posted_twice_once_its_nonce_is_forgotten(table: Scene):
    turn = await table.to_the_first_flick()
    table.local.faults.fail_next("POST", MESSAGES, times=3, status=413)
    await table.answer(turn)
    answered = await turn_after(table, turn)
    post, match = await table.post(5), await table.match()
    context = await table.services.store.delivery_context(post)
    assert context is not None
    sender, delivery = MessageSender(table.bot), PostDelivery(table.bot)
    _, sheet = await delivery._turn(post, context)
    tried = msgspec.structs.replace(post, attempted=post.attempted or table.services.clock.now_ms())
    table.services.clock.shift += 2 * REMEMBERED
    assert await sender.send(tried, match, answered.channel_id, sheet) == (answered.id, answered.channel_id)
