"""`/rules` at the local Discord: found in the reader's language, turned from one to the next, shown to everybody on request."""

import asyncio

import pytest

from bot.answers.custom_id import Id
from bot.features.rulebook.search import searcher
from bot.rules.books import rule_of
from bot.screens.sheet import Button, Sheet
from bot.workers.inline_worker import InlineWorker
from cogs.core.components import build
from cogs.rulebook import rules
from cogs.rulebook.rules import position, scenes
from localdiscord.people import ClientMessage, InteractionResult
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


def shown(reply: InteractionResult) -> ClientMessage:
    message = reply.updated or reply.message
    assert message is not None
    return message


def title(number: str, language: str) -> str:
    rule = rule_of(number, language)
    assert rule is not None
    return rule.title


async def test_a_question_is_answered_in_private_and_read_on_from_there(table: Scene):
    table.bruno.user.locale = "fr"
    page = shown(
        await table.bruno.command("arena", "rules", {"game": "pitchout", "topic": "who starts the first round"})
    )
    assert page.ephemeral
    assert f"PO-7\u00a0: {title('PO-7', 'fr')}" in page.text
    page = shown(await table.bruno.press(page, custom_id=button(page, "rule", "PO-8")))
    assert title("PO-8", "fr") in page.text
    near = next(menu for menu in page.selects if menu["custom_id"].startswith("rulenear:"))
    assert "PO-8" not in [option["value"] for option in near["options"]]
    page = shown(await table.bruno.select(page, custom_id=near["custom_id"], values=["PO-9"]))
    assert title("PO-9", "fr") in page.text
    everybody = shown(await table.bruno.press(page, custom_id=button(page, "showrule")))
    assert not everybody.ephemeral
    assert everybody.text.startswith(f"<@{table.bruno.id}> shows a rule:")
    assert title("PO-9", "en") in everybody.text
    assert everybody.mentions == []
    assert title("PO-9", "en") in shown(await table.ada.press(everybody, custom_id=button(everybody, "rule"))).text


async def test_in_the_thread_of_a_match_its_game_comes_first(table: Scene):
    await table.begin(game="offboard")
    thread = (await table.match()).thread
    page = shown(await table.ada.command(thread, "rules", {"topic": "can I push three"}))
    assert title("OB-8", "en") in page.text
    choices = await table.ada.autocomplete(thread, "rules", {"topic": "who starts"}, focused="topic")
    assert choices[0]["value"] == "OB-2"
    choices = await table.ada.autocomplete(thread, "rules", {"topic": ""}, focused="topic")
    assert choices[0]["value"] == "OB-game"


async def test_while_the_search_is_being_built_sections_are_suggested_by_title(
    table: Scene, monkeypatch: pytest.MonkeyPatch
):
    built = asyncio.Event()

    async def building(*_: object) -> None:
        await built.wait()

    monkeypatch.setattr(searcher, "prepare", building)
    monkeypatch.setattr(rules, "PATIENCE", 0.05)
    given = {"game": "pitchout", "topic": "Captàin"}
    choices = await table.ada.autocomplete("arena", "rules", given, focused="topic")
    assert choices
    assert all("captain" in str(choice["name"]).casefold() for choice in choices)
    built.set()
    found = await table.ada.autocomplete("arena", "rules", given, focused="topic")
    assert len(found) > len(choices)  # the search looks into the texts as well


async def test_a_rule_is_shown_to_somebody(table: Scene):
    said = shown(await table.ada.command("arena", "rules", {"topic": "FH-82", "to": "bruno"}))
    assert not said.ephemeral
    assert said.mentions == [table.bruno.id]
    await table.bruno.command("arena", "block add", {"user": "ada"})
    said = shown(await table.ada.command("arena", "rules", {"topic": "FH-82", "to": "bruno"}))
    assert said.mentions == []


async def test_both_editions_of_a_rule_are_told(table: Scene):
    page = shown(await table.ada.command("arena", "rules", {"topic": "PO-57"}))
    assert "In the French edition they act on the first" in page.text
    assert "In the English edition they act on every one" in page.text
    assert says(page.text, "rules-editions")


async def test_suggestions_are_numbers_with_titles(table: Scene):
    async def suggested(typed: str, **given: str) -> list[str]:
        choices = await table.ada.autocomplete("arena", "rules", given | {"topic": typed}, focused="topic")
        return [one["value"] for one in choices]

    assert (await suggested("immor", game="pitchout"))[0] in {"PO-75", "PO-76"}
    assert (await suggested("capitian", game="pitchout"))[0].startswith("PO-")
    assert (await suggested("ob 15"))[0] == "OB-15"
    assert (await suggested("", game="offboard"))[0] == "OB-game"
    assert len(await suggested("")) == 25
    assert await suggested("zzzzzzzzz") == []


@pytest.mark.parametrize("topic", ['"NEAR(', "😀", "x" * 6000, "PO-999", "* OR :"])
async def test_whatever_is_asked_is_answered(table: Scene, topic: str):
    page = shown(await table.ada.command("arena", "rules", {"topic": topic, "game": "offboard"}))
    assert page.ephemeral
    assert says(page.text, "rules-nothing") or "OB-" in page.text


async def test_without_a_question_there_are_the_books(table: Scene):
    books = shown(await table.ada.command("arena", "rules"))
    page = shown(await table.ada.press(books, label="PitchBowl"))
    assert "### PitchBowl" in page.text
    chapters = next(menu for menu in page.selects if menu["custom_id"].startswith("rulenear:"))
    assert "PB-40" in [option["value"] for option in chapters["options"]]


async def test_a_button_of_a_rule_that_is_no_longer_there_says_so(table: Scene):
    old = Sheet(("An old message",), ((Button(Id("rule", 0, "", "PO-999"), "PO-999"),),))
    arena = next(one for one in table.bot.guilds[0].text_channels if one.name == "arena")
    message = await arena.send(view=build(old)[0])
    said = shown(await table.ada.press(message.id, custom_id="rule:0::PO-999"))
    assert said.ephemeral
    assert says(said.text, "rules-unknown")


async def test_the_card_of_a_challenge_opens_the_book(table: Scene):
    card = await table.challenge()
    page = shown(await table.bruno.press(card, label="Rules"))
    assert page.ephemeral
    assert "### Pitch Out" in page.text


async def test_a_rule_that_needs_one_has_its_picture(table: Scene):
    def pictures(message: ClientMessage) -> int:
        return len(table.local.world.state.messages[message.channel_id][message.id].attachments)

    page = shown(await table.ada.command("arena", "rules", {"topic": "PO-33"}))
    assert says(page.text, "pitchout-event-spared", block="N1", puck="B4 Runner")
    assert pictures(page) == 1
    page = shown(await table.ada.press(page, custom_id=button(page, "rule", "PO-34")))
    assert pictures(page) == 0


async def test_every_picture_is_of_a_legal_position():
    worker = InlineWorker()
    for number in scenes():
        assert rule_of(number, "en") is not None
        job = position(number, "fr", "light")
        assert job is not None
        assert (await worker.run(job)).png.startswith(b"\x89PNG")
