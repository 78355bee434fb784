"""Matches with the house on the local Discord: begun at once, answered at once."""

import asyncio

import pytest

from bot.answers.draft import action_of, chosen, read_draft
from bot.games import GAMES
from bot.matches.core.errors import Refused
from bot.matches.core.models import Status
from bot.matches.house.members import is_house, level_of
from bot.matches.play.house_jobs import Choose
from localdiscord.records import ChannelType
from tests.cogs.delivery.forum.test_forum_in_discord import until
from tests.support.discord.practice import face, my_turn, practice, shown_name, when_the_house_has_answered
from tests.support.discord.quick import instead
from tests.support.discord.scene import Scene, button, turn_shown
from tests.support.samples import sample
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def test_practice_is_played_in_a_private_thread_without_a_card_for_everyone(table: Scene):
    card = await practice(table, level=3)
    match = await table.match()
    assert match.status is Status.RUNNING
    assert not match.terms.rated
    assert f"{face(match)}: bot, level 3" in card.text
    assert f"<@{table.ada.id}>" in card.text
    asked = await my_turn(table)
    assert asked.channel_id == (await table.match()).thread
    assert asked.pictures[0]["description"].endswith(f"{shown_name(match)} · level 3.")
    assert (await table.match()).message == card.id
    assert all(one.ephemeral for one in table.ada.messages("arena"))
    assert table.local.world.channels[asked.channel_id].type is ChannelType.PRIVATE_THREAD


async def test_a_practice_thread_is_archived_when_its_match_is_over(table: Scene):
    await practice(table)
    await my_turn(table)
    thread = table.local.world.channels[(await table.match()).thread].thread
    assert thread is not None
    assert not thread.archived
    await table.services.matches.resign(1, table.ada.id, key="resign")
    await until(lambda: thread.archived)


async def test_practice_that_is_refused_opens_no_thread(table: Scene):
    refused = (await table.ada.command("arena", "practice", {"game": "pitchout", "options": "mode=none"})).shown
    assert "mode" in refused.text.casefold()
    assert not [one for one in table.local.world.channels.values() if one.is_thread]


async def test_an_exchange_notifies_once(table: Scene):
    await practice(table, level=1)
    asked = await my_turn(table)
    for _ in range(3):
        before = asked
        await table.answer(before)
        asked = await my_turn(table, before.id)
        assert "answer:" in str(asked) or "open:" in str(asked)
    posted = table.local.log.calls("POST", f"channels/{(await table.match()).thread}/messages")
    notified = [call.request["allowed_mentions"].get("users", []) for call in posted]
    assert len(notified) in {7, 8}  # the house begins, or Ada does
    assert [users for users in notified if users] == [[table.ada.id]] * 4


async def test_the_bot_itself_can_be_challenged(table: Scene):
    bot = table.local.world.bot.display_name
    reply = await table.ada.command("arena", "play", {"game": "offboard", "with": bot, "level": 1})
    assert (await table.match()).status is Status.RUNNING
    await my_turn(table)
    assert str((await table.match()).message) in str(reply.shown.buttons)


async def test_the_bot_takes_the_seats_left_free(table: Scene):
    bot = table.local.world.bot.display_name
    options = {"game": "pitchout", "with": "bruno", "with2": bot, "seats": 4, "level": 2}
    card = (await table.ada.command("arena", "play", options)).shown
    assert card.text.count(": bot, level 2 · easy") == 2
    begun = await table.bruno.press(card, label="Accept")
    assert begun.shown.text.count(": bots, level 2 · easy") == 1
    match = await table.match()
    assert match.status is Status.RUNNING
    assert len({one.user for one in match.holders if is_house(one.user)}) == 2


async def test_a_rated_match_with_the_bot_is_refused(table: Scene):
    bot = table.local.world.bot.display_name
    reply = await table.ada.command("arena", "play", {"game": "offboard", "with": bot, "rated": True})
    assert says(reply.shown.text, "refused-rated-house")


async def test_a_flick_is_tried_again(table: Scene):
    await practice(table, "pitchout", level=1)
    asked = await my_turn(table)
    await table.answer(asked, "standard")
    flick = await table.ada.wait_for(lambda one: table.ada.id in one.mentions and "undo:1:" in str(one))
    before = await table.match()
    await table.answer(flick)
    after = await table.ada.wait_for(lambda one: table.ada.id in one.mentions and "undo:1:" in str(one), after=flick.id)
    await table.ada.press(after, label="Take back")
    asked = await my_turn(table, after.id)
    assert f"<@{table.ada.id}> took back their last move." in asked.text
    assert not any(says(one.text, "undo-done") for one in table.ada.messages(asked.channel_id))
    again = await table.match()
    assert again.revision > before.revision
    assert [ask.kind for ask in table.services.matches.asks(again)] == [
        ask.kind for ask in table.services.matches.asks(before)
    ]


async def test_what_is_taken_back_is_no_longer_told(table: Scene):
    await practice(table, "forhonor", level=1)
    matches, moves = table.services.matches, []
    while not moves:
        match = await when_the_house_has_answered(table)
        ask = matches.asks_for(match, table.ada.id)[0]
        moves = [one.code for one in ask.choices if one.code.startswith("move ")]
        if not moves:
            await matches.act(1, ask.id, table.ada.id, (ask.choices[0].action,), key=f"step{match.revision}")
    asked = await my_turn(table)
    move = moves[0]
    await table.ada.command(asked.channel_id, "move", {"move": move, "now": True})
    square = move.removeprefix("move ")
    moved = await table.ada.wait_for(lambda one: "undo:1:" in str(one) and f"moves to {square}" in one.text)
    await table.ada.press(moved, label="Take back")
    back = await table.ada.wait_for(lambda one: f"took back `{move}`" in one.text)
    assert f"moves to {square}" not in back.text


async def test_what_was_taken_back_stays_told_when_the_house_answers_at_once(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    worker = table.services.workers
    run, may_think = worker.run, asyncio.Event()

    async def later(job: Choose) -> bytes:
        await may_think.wait()
        return await run(job)

    monkeypatch.setattr(worker, "run", instead(run, Choose, later))
    await practice(table, "pitchout", level=1)  # both sides deploy
    await table.answer(await my_turn(table), "standard")
    await table.services.matches.takebacks.undo(1, table.ada.id, key="back")
    back = await table.ada.wait_for(lambda one: f"<@{table.ada.id}> took back" in one.text)
    taken_back = (await table.match()).revision
    may_think.set()
    await table.ada.wait_for(lambda one: one.id == back.id and turn_shown(one) == (1, taken_back + 1))
    (now,) = [one for one in table.ada.messages(back.channel_id) if one.id == back.id]
    assert f"<@{table.ada.id}> took back" in now.text


async def test_after_practice_comes_a_rematch_or_another_level(table: Scene):
    await practice(table, level=2)
    await my_turn(table)
    await table.services.matches.resign(1, table.ada.id, key="resign")
    over = await table.ada.wait_for(lambda one: "rematch:1:" in str(one) and "practice:0:" in str(one))
    labels = [one["label"] for one in over.buttons]
    assert {"Play level 1 · beginner", "Play level 3 · medium"} <= set(labels)
    reply = await table.ada.press(over, label="Play level 3 · medium")
    second = await table.match(2)
    assert second.status is Status.RUNNING
    assert f"{face(second)}: bot, level 3" in reply.shown.text
    rematch = await table.ada.press(over, label="Rematch")
    assert rematch.shown.ephemeral
    assert (await table.match(3)).rematch_of == 1


@pytest.mark.parametrize(("chosen", "language"), [("", "fr"), ("English", "en")])
async def test_practice_is_in_ones_own_language_unless_the_server_has_chosen_one(
    table: Scene, chosen: str, language: str
):
    if chosen:
        await table.ada.command("arena", "server setup", {"language": chosen})
    table.bruno.user.locale = "fr"
    await table.bruno.command("arena", "practice", {"game": "offboard", "level": 1})
    match = await table.match()
    assert match.locale.partition("-")[0] == language
    assert says(table.bruno.message(match.message).text, "seed-hash", language)
    challenge = (await table.bruno.command("arena", "play", {"game": "offboard", "with": "ada"})).shown
    assert (await table.match(2)).locale.partition("-")[0] == "en"
    assert says(challenge.text, "card-challenged", "en")


async def test_practice_by_command_asks_for_the_formation(table: Scene):
    await practice(table, "pitchout")
    kinds = {ask.kind for ask in table.services.matches.asks_for(await table.match(), table.ada.id)}
    assert kinds == {"deploy"}


async def test_the_level_is_remembered(table: Scene):
    assert "bot, level 2" in (await practice(table)).text
    assert "bot, level 4" in (await practice(table, level=4)).text
    assert "bot, level 4" in (await practice(table, "pitchout")).text


@pytest.mark.parametrize("silenced", [False, True])
async def test_the_house_greets_unless_it_is_silenced(table: Scene, *, silenced: bool):
    panel = (await table.ada.command("arena", "settings")).shown
    panel = (await table.ada.press(panel, custom_id=button(panel, "settings", "play"))).shown
    if silenced:
        await table.ada.press(panel, custom_id=button(panel, "settalk"))
    card = await practice(table, level=1)
    first = await my_turn(table)
    opening = next(one for one in table.ada.messages(first.channel_id) if one.id != card.id)
    assert (f"{face(await table.match())}: “" in opening.text) is not silenced


@pytest.mark.parametrize("game", sample(GAMES, 2))
async def test_a_hint_opens_the_panel_with_a_good_answer(table: Scene, game: str):
    await practice(table, game, level=1)
    asked = await my_turn(table)
    for _ in range(30):
        if any(one.get("custom_id", "").startswith("hint:") for one in asked.buttons):
            break
        await table.answer(asked)
        asked = await my_turn(table, asked.id)
    match = await when_the_house_has_answered(table)
    ask = table.services.matches.asks_for(match, table.ada.id)[0]
    hint = await table.services.matches.house.hint(match, ask)
    await table.ada.press(asked, label="Hint")
    panel = await table.ada.wait_for(lambda one: says(one.text, "house-hint", count=2))  # one more than the one above
    assert panel.ephemeral
    kept = await table.services.matches.draft(match, table.ada.id, ask.id)
    assert kept is not None
    draft = read_draft(kept)
    choice = chosen(ask, draft)
    assert choice is not None
    assert action_of(choice, draft) == hint.action
    await table.services.matches.resign(1, table.ada.id, key="resign")
    assert await table.ada.wait_for(lambda one: says(one.text, "result-hints", count=2))


async def test_a_hint_that_takes_long_comes_with_its_picture(table: Scene, monkeypatch: pytest.MonkeyPatch):
    await practice(table, "offboard", level=1)
    asked = await my_turn(table)
    monkeypatch.setattr("cogs.core.errors.PATIENCE", 0.001)
    reply = await table.ada.press(asked, label="Hint")
    assert reply.shown.ephemeral
    assert (await table.ada.wait_for(lambda one: says(one.text, "house-hint", count=1))).pictures


async def test_the_host_of_a_table_fills_it_with_the_bot(table: Scene):
    reply = await table.ada.command("arena", "play", {"game": "pitchout", "seats": 4})
    card = reply.shown
    refusal = await table.bruno.press(card, label="Add the bot")
    assert says(refusal.shown.text, "refused-not-host", "fr", name="Ada")
    await table.bruno.press(card, label="Join")
    await table.ada.press(card, label="Add the bot")
    await table.ada.press(card, label="Add the bot")
    match = await table.match()
    assert match.status is Status.RUNNING
    assert sum(is_house(one.user) for one in match.holders) == 2
    assert len({one.name for one in match.holders}) == 4
    assert not match.practice


async def test_the_level_is_changed_in_the_middle_of_a_match(table: Scene):
    card = await practice(table, level=2)
    asked = await my_turn(table)
    more = (await table.ada.press(asked, label="More")).shown
    labels = [one["label"] for one in more.buttons]
    assert {"Level 1 · beginner", "Level 3 · medium"} <= set(labels)
    assert "Offer a draw" not in labels
    before = await table.match()
    reply = await table.ada.press(more, label="Level 3 · medium")
    assert "Level 3 · medium from now on" in reply.shown.text
    match = await table.match()
    assert match.revision == before.revision
    assert [level_of(one.user) for one in match.holders if is_house(one.user)] == [3]
    assert match.names == before.names
    await table.ada.wait_for(lambda one: one.id == card.id and f"{face(match)}: bot, level 3" in one.text)
    await table.answer(asked)
    assert await my_turn(table, asked.id)


async def test_a_past_turn_no_longer_says_that_the_house_is_thinking(table: Scene):
    await practice(table, level=1)
    asked = await my_turn(table)
    await table.answer(asked)
    await table.answer(await my_turn(table, asked.id))
    thread = (await table.match()).thread
    later = await my_turn(table, (await my_turn(table, asked.id)).id)
    await table.ada.wait_for(
        lambda one: (
            one.channel_id == thread
            and asked.id < one.id < later.id
            and not one.mentions
            and "thinking" not in one.text
            and "more:" not in str(one)
        )
    )


async def test_the_level_is_the_players_own_matter(table: Scene):
    reply = await table.ada.command("arena", "play", {"game": "pitchout", "seats": 3})
    await table.bruno.press(reply.shown, label="Join")
    await table.ada.press(reply.shown, label="Add the bot")
    with pytest.raises(Refused) as refusal:
        await table.services.matches.house.set_level(1, table.ada.id, 5, key="level")
    assert refusal.value.reason.key == "refused-level"


async def test_a_seat_is_handed_to_the_bot(table: Scene):
    turn = await table.begin(game="offboard")
    asked = table.next_of(turn)
    reply = await asked.command(
        (await table.match()).thread, "match replace", {"user": table.local.world.bot.display_name}
    )
    match = await table.match()
    assert match.alone
    assert match.seat_of(asked.id) is None
    assert face(match) in reply.shown.text
    other = next(one for one in table.people if match.seat_of(one.id) is not None)
    await table.ada.wait_for(lambda one: f"{face(match)}" in one.text and "takes over" in one.text)
    assert await table.ada.wait_for(lambda one: "text:1:" in str(one) and one.mentions == [other.id], after=turn.id)
