"""For Honor as its channel shows it: an activation in one message, duels prompted at once, secrets kept and then checked, who decides."""

import contextlib
import hashlib
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.content import WORDS
from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.values import Acting, State
from bot.matches.timing.paces import HOUR
from bot.words import Catalogue
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from tests.cogs.match.test_clocks_in_discord import later
from tests.support.discord.scene import PEOPLE, Scene, answers_of, button, scene
from tests.support.games.forhonor_matches import beginning
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio

RULES = ForHonor()
CARDS = ["sword", "charge", "shield"]


@contextlib.asynccontextmanager
async def begun(folder: Path, state: State, **options: Any) -> AsyncIterator[tuple[Scene, ClientMessage]]:
    """A match from a position on, and its first message."""
    games, tools = beginning(state)
    async with scene(folder, games=games, tools=tools) as table:
        yield table, await seated(table, state.seats, **options)


async def seated(table: Scene, seats: int, **options: Any) -> ClientMessage:
    """Ada challenges as many as are missing, who accept; the first message."""
    others = {f"with{number if number > 1 else ''}": name for number, name in enumerate(PEOPLE[1:seats], start=1)}
    card = await table.challenge(game="forhonor", **others, **options)
    for person in table.people[1:seats]:
        await person.press(card, custom_id=button(card, "accept"))
    return await table.turn(0)


def face_to_face(seats: int = 2) -> State:
    """The first hero of Attack acts, next to the first of Defence; both are on the board."""
    state = position(RULES, "play", seats, {}, Rng(b"face"))
    spots = {state.heroes[0].id: "B9", state.heroes[4].id: "B11"}
    heroes = tuple(
        msgspec.structs.replace(one, spot="board", square=spots[one.id]) if one.id in spots else one
        for one in state.heroes
    )
    return msgspec.structs.replace(state, heroes=heroes, phase="step", acting=Acting(state.heroes[0].id))


def public(table: Scene, turn: ClientMessage) -> list[ClientMessage]:
    """The messages that everybody sees where a match is played."""
    return [one for one in table.ada.messages(turn.channel_id) if not one.ephemeral]


async def given(table: Scene, *codes: str) -> ClientMessage:
    """The first player asked gives choices one after the other; returns the message about the last."""
    for code in codes:
        match = await table.match()
        ask = table.bot.matches.asks(match)[0]
        action = next(one.action for one in ask.choices if one.code == code)
        await table.bot.matches.act(match.id, ask.id, match.holder(ask.seat).user, action, key=f"k{match.revision}")
    return await table.turn(await table.revision())


async def played_card(table: Scene, person: UserClient, turn: ClientMessage, card: str) -> InteractionResult:
    """The answer to a fighter who presses a card on the turn's message."""
    assert [one["custom_id"].rpartition(":")[2] for one in turn.buttons][:3] == CARDS
    return (await table.answer(turn, card, person))[1]


async def test_who_presses_a_card_that_only_the_other_fighter_has_left_is_shown_their_own(tmp_path):
    async with begun(tmp_path, face_to_face()) as (table, first):
        owner = table.next_of(first)
        await given(table, "move A10", f"attack {face_to_face().heroes[4].id}", "charge")
        second = await given(table, "sword")
        assert sorted(answers_of(second)) == sorted(CARDS)
        shown = (await owner.press(second, custom_id=button(second, "answer", "charge"))).shown
        assert shown.ephemeral
        assert any(says(shown.text, "choice-gone", language) for language in ("en", "fr"))
        assert answers_of(shown) == ["sword", "shield"]
        await owner.press(shown, custom_id=button(shown, "answer", "shield"))
        assert len(table.bot.matches.asks(await table.match())) == 1


async def test_an_activation_is_one_message_and_each_round_of_a_duel_another(tmp_path):
    async with begun(tmp_path, face_to_face()) as (table, first):
        owner = table.next_of(first)
        gone = await given(table, "move A10")
        assert gone.id == first.id
        assert gone.mentions == [owner.id]

        state = face_to_face()
        duel = await given(table, f"attack {state.heroes[4].id}")
        assert duel.id != first.id
        assert sorted(duel.mentions) == sorted(one.id for one in (table.ada, table.bruno))
        foe = table.bruno if owner is table.ada else table.ada

        told = await played_card(table, foe, duel, "sword")
        assert told.shown.ephemeral
        assert any(says(told.shown.text, "sealed-until", language) for language in ("en", "fr"))
        draft = await table.turn(await table.revision())
        assert draft.id == duel.id
        assert draft.mentions == [owner.id]
        assert f"✓ <@{foe.id}> (Defence) has chosen" in draft.text
        assert re.search(r"🔒\u00a0`[0-9a-f]{8}`", draft.text)
        again = (await foe.press(draft, custom_id=button(draft, "answer", "charge"))).shown
        assert any(says(again.text, "sealed-yours", language) for language in ("en", "fr"))
        assert not again.pictures

        last = await played_card(table, owner, draft, "charge")
        assert last.message is None
        second = await table.turn(await table.revision())
        assert second.id != duel.id
        assert sorted(second.mentions) == sorted((owner.id, foe.id))
        assert not says(second.text, "forhonor-picture-card-chosen")
        assert len(public(table, first)) == 3

        told = await table.chloe.press(second, custom_id=button(second, "why"))
        assert told.message is not None
        hashes = re.findall(r"`([0-9a-f]{64})`\n↳ revealed: `([^`]+)`", told.message.text)
        assert {text.partition(":")[0] for _, text in hashes} == {"sword", "charge"}
        assert all(hashlib.sha256(text.encode()).hexdigest() == digest for digest, text in hashes)
        short = re.search(r"🔒\u00a0`([0-9a-f]{8})`", draft.text)
        assert short is not None
        assert short[1] in {digest[:8] for digest, _ in hashes}


async def test_steps_given_with_an_attack_notify_the_one_attacked(tmp_path):
    async with begun(tmp_path, face_to_face()) as (table, first):
        match = await table.match()
        ask = table.bot.matches.asks(match)[0]
        foe = face_to_face().heroes[4].id
        await given(table, "move A9")
        match = await table.match()
        ask = table.bot.matches.asks(match)[0]
        choice = next(one for one in ask.choices if one.code == "move A10")
        attack = msgspec.convert({"type": "attack", "hero": foe}, RULES.spec.action)
        both = [choice.action, attack]
        await table.bot.matches.act(match.id, ask.id, match.holder(ask.seat).user, both, key="both")
        duel = await table.turn(await table.revision())
        assert duel.id != first.id
        assert len(duel.mentions) == 2


async def test_all_who_draft_are_asked_in_one_line_and_picks_stay_secret(table: Scene):
    turn = await seated(table, 4)
    assert len(turn.mentions) == 4
    assert turn.text.count("Pick a hero") == 1
    assert turn.text.count(": Attack, entering") == 1
    match = await table.match()
    picked = await table.answer(turn, person=table.chloe)
    draft = await table.turn(1)
    assert draft.id == turn.id
    assert sorted(draft.mentions) == sorted(holder.user for holder in match.holders if holder.user != picked[0].id)
    assert f"✓ <@{picked[0].id}>" in draft.text
    for person in (table.ada, table.bruno, table.dai):
        draft = await table.turn(await table.revision())
        await table.answer(draft, person=person)
    told = await table.turn(4)
    assert all(f"{person.user.display_name} picks " in told.text for person in table.people)


async def test_those_play_together_who_were_named_in_turn(table: Scene):
    four = {"with": "bruno", "with2": "chloe", "with3": "dai"}
    card = await table.challenge(game="forhonor", **four)
    ids = [person.id for person in table.people]
    assert f"Teams: <@{ids[0]}> and <@{ids[2]}> – <@{ids[1]}> and <@{ids[3]}>" in card.text
    for person in table.people[1:]:
        await person.press(card, custom_id=button(card, "accept"))
    await table.turn(0)
    match = await table.match()
    sides = [{match.holder(seat).user for seat in (side, side + 2)} for side in (0, 1)]
    assert {ids[0], ids[2]} in sides
    assert {ids[1], ids[3]} in sides


async def test_both_fighters_have_a_clock_and_nobody_is_told_whose_cards_the_rules_chose(tmp_path):
    async with begun(tmp_path, face_to_face(), clock="12h") as (table, _):
        foe = face_to_face().heroes[4].id
        await given(table, "move A10", f"attack {foe}")
        match = await table.match()
        assert all(0 < holder.due - table.services.clock.now_ms() <= 12 * HOUR for holder in match.holders)
        await later(table, 13 * HOUR)
        second = await table.turn(await table.revision())
        assert await table.revision() == 4
        assert len(second.mentions) == 2
        draft = await table.turn(3)
        for message in (draft, second):
            assert not says(message.text, "forhonor-event-unanswered")
            assert not says(message.text, "clock-ran-out")  # whose cards the rules chose would tell which they are
        assert says(second.text, "forhonor-event-cards_shown", round=1)


async def test_for_a_player_who_left_his_camp_decides(tmp_path):
    async with begun(tmp_path, face_to_face(4)) as (table, first):
        match = await table.match()
        owner, mate = table.next_of(first), table.person(match.holder(2).user)
        reply = await owner.command(match.thread, "resign", {})
        assert reply.message is not None
        await owner.press(reply.message, custom_id=button(reply.message, "resigned"))
        turn = await table.turn(1)
        assert turn.mentions == [mate.id]
        assert says(turn.text, "forhonor-ask-instead")
        wrong = await owner.press(turn, custom_id=button(turn, "open"))
        assert wrong.message is not None
        assert mate.user.display_name in wrong.message.text
        await given(table, "move A10")
        assert await table.revision() == 2


async def test_nobody_else_learns_what_is_in_a_packet_and_what_was_picked(
    table: Scene, capsys: pytest.CaptureFixture[str]
):
    turn = await seated(table, 2)
    match = await table.match()
    mine = match.seat_of(table.ada.id)
    ask = next(one for one in table.bot.matches.asks(match) if one.seat == mine)
    await table.panel(turn, table.ada)
    await table.bot.matches.act(1, ask.id, table.ada.id, ask.choices[2].action, key="picked")
    draft = await table.turn(1)
    names = {name for choice in ask.choices for name in called(f"forhonor-hero-{choice.code}")}
    assert names & set(re.findall(r"\w+", await looked_at(table.ada, draft)))
    for person in (table.bruno, table.chloe):
        assert {name for name in names if name in await looked_at(person, draft)} == set()
    logged = "".join(capsys.readouterr())
    assert {choice.code for choice in ask.choices if choice.code in logged} == set()


async def looked_at(person: UserClient, turn: ClientMessage) -> str:
    """Everything a person sees and asks for."""
    place = str(turn.channel_id)
    replies = [
        await person.press(turn, custom_id=button(turn, "text")),
        await person.press(turn, custom_id=button(turn, "why")) if "why:" in str(turn) else None,
        await person.command(place, "board", {"as": "text"}),
        await person.command("general", "turns"),
    ]
    answers = [one for reply in replies if reply for one in (reply.message, reply.updated)]
    messages = [message for channel in person.channels() for message in person.messages(int(channel["id"]))]
    return json.dumps([answers, messages], default=str, ensure_ascii=False)


def called(key: str) -> tuple[str, ...]:
    """The name of something in every language."""
    return tuple(Catalogue(WORDS).of(language).text(key) for language in ("en", "fr"))
