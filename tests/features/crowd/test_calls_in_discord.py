"""Spectators call the next loss and the winner with one press, and nobody learns anything of it before the move."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from bot.features.crowd.rows import CallRows
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from tests.cogs.delivery.test_outbox import settled
from tests.support.discord.scene import Scene, all_said, button, scene
from tests.support.discord.unplugged import CHLOE, unplugged
from tests.support.samples import sample
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio

ANSWER = 4  # the kind of an answer that is a message
EPHEMERAL, SUGGESTIONS = 64, 8  # a flag, a kind of answer that one person sees
ANSWERS = ("0", "1", "x")
CALLBACK = "/interactions/{interaction.id}/{interaction.token}/callback"


def calls_of(message: ClientMessage) -> list[str]:
    return [one["custom_id"] for one in message.buttons if str(one.get("custom_id", "")).startswith("call:")]


def the_call(message: ClientMessage, answer: str) -> str:
    return next(one for one in calls_of(message) if one.endswith(f".{answer}"))


async def called(person: UserClient, message: ClientMessage, answer: str) -> InteractionResult:
    return await person.press(message, custom_id=the_call(message, answer))


async def play(table: Scene, code: str = "") -> ClientMessage:
    """Answer the open ask with its first choice or the one named; the next turn's message."""
    match = await table.match()
    ask, *_ = table.services.matches.asks(match)
    choice = next((one for one in ask.choices if one.code == code), ask.choices[0])
    user = match.holder(ask.seat).user
    await table.services.matches.act(match.id, ask.id, user, choice.action, key=f"turn {match.revision}")
    return await table.turn(match.revision + 1)


async def card_of(table: Scene) -> ClientMessage:
    """The card as it shows the match now, once nothing else is edited."""
    await settled(table)
    match = await table.match()
    return await table.chloe.wait_for(lambda message: message.id == match.message)


async def test_one_press_calls_and_the_turn_says_how_many_saw_it_coming(table: Scene):
    turn = await table.to_the_first_flick()
    assert len(calls_of(turn)) == 3
    reply = await called(table.chloe, turn, "1")
    assert reply.message is not None
    assert reply.message.ephemeral
    name = (await table.match()).holder(1).name
    assert says(reply.message.text, "called-move", name=name)
    again = await called(table.chloe, turn, "x")  # the last press counts
    assert again.message is not None
    assert says(again.message.text, "called-move", name="Nobody")
    assert (await called(table.dai, turn, "1")).message is not None
    after = await play(table)
    (crowd,) = re.findall(r"Crowd: (\d) of 2 saw it coming", after.text)
    page = await table.services.store.area(CallRows).oracles(
        table.local.world.guild.id, 0, 1 << 62, 0, first=0, most=10
    )
    assert {line.user for line in page.lines} == {table.chloe.id, table.dai.id}
    assert sum(line.right for line in page.lines) == int(crowd)


async def test_the_private_answer_says_how_it_turned_out(table: Scene):
    turn = await table.to_the_first_flick()
    first, latest = (await called(table.chloe, turn, "1")).shown, (await called(table.chloe, turn, "x")).shown
    winner = (await called(table.dai, await card_of(table), "0")).shown
    since = len(table.local.log.requests)
    await play(table)
    page = await table.services.store.area(CallRows).oracles(
        table.local.world.guild.id, 0, 1 << 62, 0, first=0, most=10
    )
    sign = "✅ Right! +" if page.lines[0].points > 0 else "❌ Wrong. −"
    told = await table.chloe.wait_for(lambda one: one.id == latest.id and sign in one.text)
    assert told.text.endswith(f"{abs(page.lines[0].points)} points")
    match = await table.match()
    await table.services.matches.resign(match.id, match.holder(1).user, key="resign")
    await table.turn(match.revision + 1)
    await table.dai.wait_for(
        lambda one: one.id == winner.id and "✅ Bien vu ! +50 points" in one.text.replace("\xa0", " ")
    )
    assert "Secret" in table.chloe.message(first.id).text
    new = [one for one in table.local.log.requests[since:] if one.method == "POST" and "/webhooks/" in one.path]
    assert new == []


async def test_a_call_that_is_settled_while_its_answer_is_on_its_way_is_told_all_the_same(table: Scene):
    turn = await table.to_the_first_flick()
    table.local.faults.fail_next("POST", CALLBACK, delay=1.0, after_effect=True)
    latest = (await called(table.chloe, turn, "1")).shown
    await play(table)
    await table.chloe.wait_for(lambda one: one.id == latest.id and re.search("Right|Wrong", one.text) is not None)


async def test_a_press_on_an_old_message_is_too_late_and_a_made_up_one_is_nothing(tmp_path: Path):
    async with unplugged(tmp_path) as at:
        match = await at.match("offboard")
        mine = f"call:{match.id}::{match.revision}"
        asked = await at.press(f"{mine}.1.1", CHLOE)
        assert says(asked.said, "called-move", name=match.holder(1).name)
        for args in ("", "0", "0.1", "0.1.", "0.w.x", "a.b.c", "0.1.-1", "0.1.9", f"{2**40}.1.0"):
            refused = await at.press(f"call:{match.id}::{args}", CHLOE)
            assert says(refused.said, "control-unknown"), args
        ask, *_ = at.services.matches.asks(match)
        user = match.holder(ask.seat).user
        await at.services.matches.act(match.id, ask.id, user, ask.choices[0].action, key="move")
        late = await at.press(f"{mine}.1.0", CHLOE)
        assert says(late.said, "refused-call-closed")
        for args in ("", "1.2", "1.20267.0", "x.0.0", f"1.0.{10**7}"):
            refused = await at.press(f"oracles:0::{args}", CHLOE)
            assert says(refused.said, "control-unknown"), args


async def test_who_plays_cannot_call(table: Scene):
    turn = await table.to_the_first_flick()
    for person in (table.ada, table.bruno):
        reply = await called(person, turn, "0")
        assert reply.message is not None
        assert any(says(reply.message.text, "refused-call-plays", language) for language in ("en", "fr"))
    assert "Crowd" not in (await play(table)).text


async def test_the_winner_is_called_on_the_card_until_the_first_loss(table: Scene):
    await table.to_the_first_flick()
    card = await card_of(table)
    assert [one.rpartition(".")[2] for one in calls_of(card)] == ["0", "1"]
    reply = await called(table.chloe, card, "0")
    assert reply.message is not None
    assert says(reply.message.text, "called-winner", name=(await table.match()).holder(0).name)
    player = await called(table.bruno, card, "1")
    assert player.message is not None
    assert says(player.message.text, "refused-call-plays", "fr")
    match = await table.match()
    await table.services.matches.resign(match.id, match.holder(1).user, key="resign")
    over = await table.turn(match.revision + 1)
    assert "1 of 1 called the winner" in over.text
    assert "saw it coming" not in over.text


async def test_a_first_loss_takes_the_winners_buttons_off_the_card(table: Scene):
    await table.to_the_first_flick()
    for _ in range(40):
        await play(table)
        if await table.services.store.area(CallRows).is_closed(1):
            break
    assert await table.services.store.area(CallRows).is_closed(1)
    match = await table.match()
    await table.chloe.wait_for(lambda message: message.id == match.message and not calls_of(message))


async def test_nothing_is_asked_where_nobody_could_call(table: Scene):
    await table.ada.command("arena", "practice", {"game": "offboard", "level": 1})
    turn = await table.turn(0)
    assert calls_of(turn) == []
    assert calls_of(await card_of(table)) == []


async def test_a_server_can_turn_it_off(table: Scene):
    reply = await table.ada.command("arena", "server setup", {"calls": False})
    assert says(all_said(reply.shown), "house-said-calls-off") or "🔮" in all_said(reply.shown)
    turn = await table.to_the_first_flick()
    assert calls_of(turn) == []
    assert calls_of(await card_of(table)) == []


async def test_the_oracles_table_has_the_callers_own_line(table: Scene):
    empty = await table.chloe.command("arena", "leaderboard", {"game": "oracles"})
    assert says(all_said(empty.shown), "oracles-empty")
    turn = await table.to_the_first_flick()
    await called(table.chloe, turn, "x")
    await play(table)
    shown = (await table.chloe.command("arena", "leaderboard", {"game": "oracles"})).shown
    assert re.search(r"(🥇|1 ·) \*\*\u2212?\d+\*\* Chloe · [01] of 1 right", all_said(shown))
    assert shown.ephemeral
    published = (await table.chloe.press(shown, custom_id=button(shown, "oraclesall"))).message
    assert published is not None
    assert not published.ephemeral
    assert "oraclesall" not in str(published.buttons)
    again = await table.dai.press(published, custom_id=button(published, "oracles"))
    assert again.updated is not None
    assert says(all_said(again.updated), "oracles-none")
    past = (await table.chloe.command("arena", "leaderboard", {"game": "oracles", "season": "2020-1"})).shown
    assert says(all_said(past), "oracles-empty")
    ever = (await table.chloe.command("arena", "leaderboard", {"game": "oracles", "season": "all"})).shown
    assert "Chloe" in all_said(ever)
    reply = await table.chloe.press(ever, custom_id=button(ever, "oracles"))
    assert reply.updated is not None


def spoken(table: Scene, since: int) -> list[tuple[str, str, Any]]:
    """The requests of the bot since then that someone other than the presser may see; reads are left out."""
    found = []
    for call in table.local.log.requests[since:]:
        body = call.request or {}
        answer = "/callback" in call.path
        private = answer and (body["type"] == SUGGESTIONS or body.get("data", {}).get("flags", 0) & EPHEMERAL)
        if call.method != "GET" and not private:
            found.append((call.method, call.path, body))
    return found


def _texts(part: Any) -> list[str]:
    """The texts in the body of a request."""
    if isinstance(part, list):
        return [text for one in part for text in _texts(one)]
    if not isinstance(part, dict):
        return []
    own = [part["content"]] if isinstance(part.get("content"), str) and part["content"] else []
    return own + [text for one in part.values() for text in _texts(one)]


async def test_nothing_of_an_open_question_is_in_any_request_before_the_move(table: Scene):
    """Every request of the bot is looked at while calls come in, and what players look up is what it was before."""
    turn = await table.to_the_first_flick()
    card = await card_of(table)
    await table.all_answered()

    async def looked_up() -> list[str]:
        boards = [(await person.command("arena", "board")).shown for person in (table.ada, table.bruno)]
        table_of = (await table.ada.command("arena", "leaderboard", {"game": "oracles"})).shown
        return [*map(all_said, boards), all_said(table_of)]

    before, since = await looked_up(), len(table.local.log.requests)
    for person, answer in ((table.chloe, "1"), (table.dai, "0"), (table.dai, "1")):
        await called(person, turn, answer)
        await called(person, card, "0")
    await table.all_answered()
    assert spoken(table, since) == []
    callbacks = [call.request for call in table.local.log.requests[since:] if "/callback" in call.path]
    said = ["\n".join(_texts(one)) for one in callbacks if one["type"] == ANSWER]
    assert len(said) == 6
    for one in said:  # what the presser has just pressed, and no number of any kind
        assert one.startswith("🔮")
        assert not re.search(r"\d", one)
    assert await looked_up() == before
    after = await play(table)
    assert "of 2 saw it coming" in after.text
    assert "called the winner" not in after.text  # that question is still open, or not over


@pytest.mark.parametrize("crowd_size", sample((125, 500), 2))
async def test_hundreds_press_over_http_and_every_accepted_press_counts(tmp_path: Path, crowd_size: int):
    """Over the gateway and REST: they change their minds, players press as well, and some press while the move is made."""
    async with scene(tmp_path, {"people": crowd_size, "log_kept": 4000}) as table:
        turn = await table.to_the_first_flick()
        guests = [table.local.person(f"guest-{n}") for n in range(1, crowd_size + 1)]

        async def press(person: UserClient, answer: str) -> str:
            reply = await called(person, turn, answer)
            if reply.message is None:  # the machine is busy: it was acknowledged first
                return (await person.wait_for(lambda one: one.ephemeral, 30.0, after=reply.interaction.id)).text
            return reply.message.text

        early = guests[: crowd_size * 4 // 5]
        said = await asyncio.gather(*(press(one, ANSWERS[nth % 3]) for nth, one in enumerate(early)))
        changed = await asyncio.gather(*(press(one, "x") for one in early[:100]))
        refused = await asyncio.gather(press(table.ada, "0"), press(table.bruno, "1"))
        move = asyncio.create_task(play(table))
        racing = await asyncio.gather(*(press(one, "1") for one in guests[crowd_size * 4 // 5 :]))
        after = await move
        assert all("*" in one for one in (*said, *changed))
        assert not any("*" in one for one in refused)
        accepted = len(early) + sum("*" in one for one in racing)
        crowd = await table.services.store.area(CallRows).of_turn(1, 4)
        assert crowd.count == accepted
        assert f"{crowd.right} of {accepted} saw it coming" in after.text
        page = await table.services.store.area(CallRows).oracles(
            table.local.world.guild.id, 0, 1 << 62, 0, first=0, most=crowd_size
        )
        assert page.count == accepted
        assert {line.count for line in page.lines} == {1}
        assert sum(line.right for line in page.lines) == crowd.right
