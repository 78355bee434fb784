"""Draws, takebacks, rematches, matches called off or void, seats handed on and replies given beforehand, as met in Discord."""

from typing import Any

import pytest

from bot.client.members import Members
from bot.games import GAMES
from bot.matches.core.models import Person, Status
from localdiscord.people import ClientMessage, UserClient
from tests.cogs.delivery.test_outbox import settled
from tests.features.feeds.test_in_discord import feed
from tests.places import GENERAL
from tests.support.discord.quick import usual_tools
from tests.support.discord.scene import WORDS, Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def begun(table: Scene, game: str = "offboard") -> tuple[UserClient, UserClient, ClientMessage]:
    """A match: who is asked first, the other, and the first turn's message."""
    card = await table.challenge(game=game)
    await table.bruno.press(card, label="Accept")
    turn = await table.turn(0)
    one = table.next_of(turn)
    return one, table.bruno if one is table.ada else table.ada, turn


async def whispered(person: UserClient, command: str, **options: object) -> str:
    reply = await person.command("arena", command, options)
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message.text


async def move(person: UserClient, text: str) -> None:
    await person.command("arena", "move", {"move": text, "now": True})


async def note(table: Scene, *words: str) -> ClientMessage:
    """The message of the table that says all of that."""
    return await table.chloe.wait_for(lambda one: not one.ephemeral and all(word in one.text for word in words))


async def test_a_draw_is_offered_from_more_and_agreed(table: Scene):
    one, other, turn = await begun(table)
    one.user.locale = "en-US"
    more = (await one.press(turn, custom_id=button(turn, "more"))).shown
    message = (await one.press(more, custom_id=button(more, "draw"))).shown
    assert says(message.text, "offered")
    offer = await note(table, "offers a draw")
    assert offer.mentions == [other.id]
    reply = await other.press(offer, custom_id=button(offer, "agree"))
    assert reply.updated is not None
    assert not reply.updated.buttons
    result = await table.turn(1)
    assert says(result.text, "card-draw", way="yes", reason="by agreement")
    assert (await table.match()).status is Status.FINISHED
    card = await note(table, "Offboard", "Draw")
    assert card.text


async def test_a_draw_is_declined_in_french_too(table: Scene):
    one, other, _ = await begun(table)
    await whispered(one, "match draw")
    offer = await note(table, "offers a draw")
    await other.press(offer, custom_id=button(offer, "refuse"))
    assert (await note(table, "declines the draw")).id == offer.id
    await table.chloe.wait_for(lambda one: one.id == offer.id and not one.buttons)
    assert "partie" in (await whispered(table.bruno, "match replies", match=1))


async def test_where_there_are_no_draws_the_rule_says_so(table: Scene):
    await begun(table, "pitchout")
    reply = await whispered(table.ada, "match draw")
    assert says(reply, "refused-no-draws", game="Pitch Out")
    assert "PO-1" in reply
    assert says(await whispered(table.ada, "match undo"), "refused-no-takebacks", flicked="yes", game="Pitch Out")
    assert says(await whispered(table.ada, "match if", move="A", then="B"), "refused-replies-game")


async def test_a_move_is_taken_back_at_once(table: Scene):
    one, _, _ = await begun(table)
    one.user.locale = "en-US"
    await move(one, "C4 NE")
    await table.turn(1)
    assert await whispered(one, "match undo") == "Your move is taken back."
    again = await table.turn(2)
    assert f"<@{one.id}> took back `C4 NE`" in again.text
    assert table.next_of(again) is one
    await move(one, "C4 NW")
    assert "C4" in (await table.turn(3)).text


async def test_a_move_that_was_answered_is_asked_for(table: Scene):
    one, other, _ = await begun(table)
    await move(one, "C4 NE")
    await table.turn(1)
    await move(other, "G6 SW")
    await table.turn(2)
    await whispered(one, "match undo")
    offer = await note(table, "wants to take back `C4 NE`")
    await other.press(offer, custom_id=button(offer, "agree"))
    assert table.next_of(await table.turn(3)) is one


async def test_a_reply_given_beforehand_is_seen_by_its_owner_alone(table: Scene):
    one, other, turn = await begun(table)
    other.user.locale = "en-US"
    reply = await whispered(other, "match if", move="c4 ne", then="g6 sw")
    assert says(reply, "replies-line", path="C4 NE", reply="G6 SW")
    assert "If C4 NE" in await whispered(other, "match replies")
    for person in (one, table.chloe):
        seen = [message.text for message in person.messages("arena")]
        seen += [await whispered(person, "board", match=1, **{"as": form}) for form in ("picture", "text", "record")]
        seen.append((await person.press(turn, custom_id=button(turn, "text"))).shown.text)
        assert not any("G6 SW" in text for text in seen)
    assert "G6 SW" not in await whispered(one, "match replies", match=1)
    await move(one, "C4 NE")
    both = await table.turn(2)
    assert "C4" in both.text
    assert "G6" in both.text
    assert table.next_of(both) is one


async def test_replies_are_forgotten_by_a_button(table: Scene):
    _, other, _ = await begun(table)
    reply = await other.command("arena", "match if", {"move": "C4 NE", "then": "G6 SW"})
    assert reply.message is not None
    await other.press(reply.message, custom_id=button(reply.message, "forget"))
    assert await table.services.store.replies(1) == ()


async def test_the_answers_that_can_be_expected_are_suggested(table: Scene):
    one, other, _ = await begun(table)
    known = await other.autocomplete("arena", "match if", {"move": "c4"}, focused="move")
    assert known
    assert all(choice["value"].startswith("C4 ") for choice in known)
    assert not await one.autocomplete("arena", "match if", {"move": "c4"}, focused="move")


async def test_a_rematch_by_the_button_of_the_result(table: Scene):
    await table.ada.command("arena", "server setup", {"results": str(GENERAL)})
    one, other, _ = await begun(table)
    one.user.locale = other.user.locale = "en-US"
    await table.services.matches.resign(1, one.id, key="resign")
    result = await table.turn(1)
    pressed = (await one.press(result, custom_id=button(result, "rematch"))).shown
    assert "asked the others" in pressed.text
    offer = await note(table, "wants a rematch of match #1")
    assert offer.mentions == [other.id]
    begins = (await other.press(result, custom_id=button(result, "rematch"))).shown
    assert "match #2" in begins.text
    turn = await table.turn(0, match=2)
    assert table.next_of(turn) is other
    address = f"https://discord.com/channels/{(await table.match(2)).guild}/{turn.channel_id}"
    await table.chloe.wait_for(
        lambda one: one.id == offer.id and [press.get("url") for press in one.buttons] == [address]
    )
    again = (await one.press(result, custom_id=button(result, "rematch"))).shown
    assert [one["url"] for one in again.buttons] == [address]
    await table.local.world.feed.until(lambda: feed(table) or None, 60)
    assert len(feed(table)) == 1


async def test_the_card_keeps_what_one_wants_after_the_end(table: Scene):
    one, other, _ = await begun(table, "pitchout")
    match = await table.match()
    await table.services.matches.resign(1, one.id, key="resign")
    result = await table.turn(1)
    card = await table.chloe.wait_for(lambda message: message.id == match.message and "rematch:1:" in str(message))
    assert {"verify", "rematch"} <= {one["custom_id"].partition(":")[0] for one in card.buttons if "custom_id" in one}
    named = [f"<@{person.id}>" for person in (one, other)]
    assert [card.text.count(name) for name in named] == [1, 1]
    thread = table.local.world.channels[result.channel_id].thread
    assert thread is not None
    await table.local.world.feed.until(lambda: thread.archived or None, 60)
    await one.press(card, custom_id=button(card, "rematch"))
    offer = await note(table, "wants a rematch")
    assert offer.channel_id == result.channel_id
    assert offer.mentions == [other.id]


async def test_a_match_is_called_off_after_a_question(table: Scene):
    one, _, turn = await begun(table, "pitchout")
    more = (await one.press(turn, custom_id=button(turn, "more"))).shown
    sure = (await one.press(more, custom_id=button(more, "abort"))).shown
    assert (await table.match()).status is Status.RUNNING
    await one.press(sure, custom_id=button(sure, "aborted"))
    await note(table, "called off match #1")
    assert (await table.match()).status is Status.ABORTED
    one.user.locale = "en-US"
    assert says(await whispered(one, "match abort", match=1), "refused-match-aborted")


async def test_a_moderator_declares_a_match_void(table: Scene):
    await begun(table, "pitchout")
    asked = (await table.ada.command("arena", "server void", {"match": 1})).shown  # the server is hers
    assert asked.ephemeral
    assert "**Pitch Out #1**" in asked.text
    assert (await table.match()).status is Status.RUNNING
    await table.ada.press(asked, custom_id=button(asked, "voided"))
    await note(table, "declared match #1 void")
    assert (await table.match()).status is Status.VOID


async def test_a_seat_is_handed_on(table: Scene):
    one, other, turn = await begun(table)
    one.user.locale = "en-US"
    reply = await whispered(one, "match replace", user="chloe")
    assert f"asked <@{table.chloe.id}>" in reply
    offer = await note(table, "to take over for")
    assert offer.mentions == [table.chloe.id]
    refused = (await other.press(offer, custom_id=button(offer, "agree"))).shown
    assert "Chloe" in refused.text
    await table.chloe.press(offer, custom_id=button(offer, "agree"))
    given = await note(table, "takes over for")
    assert given.mentions == [table.chloe.id]
    panel = (await table.chloe.press(given, custom_id=button(given, "open"))).shown
    assert panel.ephemeral
    stranger = (await one.press(turn, custom_id=button(turn, "open"))).shown
    assert says(stranger.text, "refused-stranger", match="1")


async def test_nobody_hands_on_the_seat_of_somebody_who_is_there(table: Scene):
    await begun(table)
    table.bruno.user.locale = "en-US"
    assert says(await whispered(table.bruno, "match replace", user="chloe", player="ada"), "refused-replace-other")
    assert says(await whispered(table.ada, "match replace", user="chloe", player="bruno"), "refused-replace-there")
    del table.local.world.guild.members[table.bruno.id]
    assert says(await whispered(table.ada, "match replace", user="chloe", player="bruno"), "replace-asked")
    seat = next(one.seat for one in (await table.match()).holders if one.user == table.bruno.id)
    audit = await whispered(table.ada, "server audit")
    assert says(audit, "audit-seat", seat=seat + 1)
    assert f"<@{table.ada.id}>\n[Match #1](" in audit
    offer = await note(table, f"to take over for <@{table.bruno.id}>")
    await table.chloe.press(offer, custom_id=button(offer, "agree"))
    await note(table, "takes over for")


async def test_who_has_left_the_server_loses_the_seat_with_the_next_deadline(table: Scene):
    one, _, _ = await begun(table)
    del table.local.world.guild.members[one.id]
    clock: Any = table.bot.get_cog("ClockLoop")
    clock._task.cancel()
    length = (await table.match()).terms.limit
    table.services.clock.shift += length
    table.services.matches.clocks._seen += length
    await table.services.matches.clocks.settle()
    await note(table, "left the server and ran out of time")
    assert (await table.match()).status is Status.FINISHED


async def test_with_its_server_a_match_ends_without_a_word(table: Scene):
    await begun(table, "pitchout")
    await table.all_answered()
    await settled(table)
    before = len(table.local.log.requests)
    guild = table.bot.guilds[0]
    table.bot._connection._remove_guild(guild)  # as the library does before anybody is told
    await table.bot.get_cog("GuildRemovalListener").on_guild_remove(guild)  # type: ignore[union-attr]
    assert (await table.match()).status is Status.ABORTED
    assert not [call for call in table.local.log.requests[before:] if call.method == "POST"]


async def test_a_rematch_that_is_agreed_to_twice_begins_once(table: Scene):
    one, other, _ = await begun(table, "pitchout")
    await table.services.matches.resign(1, one.id, key="resign")
    result = await table.turn(1)
    await one.press(result, custom_id=button(result, "rematch"))
    offer = await note(table, "wants a rematch")
    await other.press(offer, custom_id=button(offer, "agree"), twice=True)
    await table.turn(0, match=2)
    assert (await table.match(2)).rematch_of == 1
    assert await table.services.store.get(3) is None


async def test_all_is_said_in_french_too(table: Scene):
    one, other, _ = await begun(table)
    for person in (one, other):
        person.user.locale = "fr"
    assert says(await whispered(one, "match draw"), "offered", "fr")
    assert says(await whispered(one, "match abort"), "abort-question", "fr", match="1")
    assert says(
        await whispered(other, "match if", move="C4 NE", then="G6 SW"),
        "replies-line",
        "fr",
        path="C4 NE",
        reply="G6 SW",
    )
    assert says(await whispered(one, "match if", move="C4 NE", then="G6 SW"), "refused-replies-turn", "fr")
    assert says(await whispered(one, "match undo"), "refused-undo-nothing", "fr")
    assert says(await whispered(one, "match replace", user="chloe"), "replace-asked", "fr")


async def test_where_discord_does_not_answer_a_player_counts_as_there(table: Scene):
    members = Members(table.bot)
    guild = table.bot.guilds[0].id
    assert not await members.gone(guild, table.ada.id)
    assert not await members.gone(1, table.ada.id)
    del table.local.world.guild.members[table.ada.id]
    assert await members.gone(guild, table.ada.id)
    table.local.faults.fail_next("GET", "/guilds/{guild.id}/members/{user.id}", status=403)
    assert not await members.gone(guild, table.ada.id)


@pytest.mark.parametrize("end", ["void", "aborted", "finished"])
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_match_that_was_stopped_is_shown_as_over(table: Scene, game: str, end: str):
    one, other, _ = await begun(table, game)
    one.user.locale = "en-US"
    assert not says((await one.command("arena", "board", {"match": 1})).shown.text, f"picture-stopped-{end}")
    match end:
        case "void":
            by = Person(table.ada.id, "ada")
            await table.services.matches.endings.void(1, table.local.world.guild.id, by=by, key="end")
        case "aborted":
            await table.services.matches.endings.abort(1, one.id, key="end")
        case _ if not GAMES[game].spec.draws:
            return
        case _:
            await whispered(one, "match draw")
            await other.press(await note(table, "offers a draw"), label="Agree")
    text = usual_tools(WORDS).catalogue.languages["en"].text(f"picture-stopped-{end}")
    shown = (await one.command("arena", "board", {"match": 1})).shown
    assert f"**{text}" in shown.text
    (picture,) = shown.pictures
    assert picture["description"].startswith(text)
    assert text in (await one.command("arena", "board", {"match": 1, "as": "text"})).shown.text.splitlines()[0]
    last = {"move": revision} if (revision := await table.revision()) else {}
    step = (await one.command("arena", "match replay", {"match": 1, "as": "pictures"} | last)).shown
    assert says(step.text, "card-draw", way="yes") if end == "finished" else says(step.text, f"card-{end}")


@pytest.mark.parametrize("way", ["move", "undo"])
async def test_a_draw_offer_that_has_lapsed_says_so(table: Scene, way: str):
    one, other, _ = await begun(table)
    await move(one, "C4 NE")
    await whispered(one, "match draw")
    offer = await note(table, "offers a draw")
    if way == "move":
        await move(other, "G6 SW")
    else:
        await whispered(one, "match undo")  # nothing has been answered yet: at once
    assert await table.revision() == 2
    lapsed = await table.chloe.wait_for(lambda one: one.id == offer.id and not one.buttons)
    assert "offers a draw" in lapsed.text
    assert "This offer has lapsed" in lapsed.text
