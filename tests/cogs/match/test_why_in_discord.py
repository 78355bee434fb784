"""Why?: the text of the rules behind a turn or a refusal, in the reader's language."""

from pathlib import Path

import pytest

from bot.rules.books import book, rule_of
from bot.words import Catalogue, Words
from cogs.match.why import PAGE, in_pages, reasons
from tests.support.discord.scene import Scene, button

WORDS = Catalogue(Path(__file__).parents[3] / "data" / "words")
EN, FR = WORDS.of("en"), WORDS.of("fr")


def test_each_rule_is_told_once_with_its_sentences_in_order():
    first, second = reasons((("B2 fell.", "PO-24"), ("so", ""), ("A1 stopped.", "PO-16"), ("B3 fell.", "PO-24")), EN)
    assert first.startswith("> B2 fell.\n> B3 fell.\n**PO-24: ")
    assert second.startswith("> A1 stopped.\n**PO-16: You flick one puck a turn**\n")


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_all_rules_together_fit_on_pages(words: Words):
    pages = in_pages(reasons(((number, number) for number in book(words.language)), words))
    assert len(pages) > 1
    assert max(map(len, pages)) < PAGE


def test_a_language_without_the_rule_gets_it_in_english():
    rule = rule_of("PO-16", "xx")
    assert rule is not None
    assert (rule.language, rule.title) == ("en", "You flick one puck a turn")
    assert rule.text
    assert rule_of("PO-999", "en") is None


def test_a_paragraph_is_one_line_and_a_list_keeps_its_items():
    assert all("\n" not in rule.text for number, rule in book("fr").items() if number != "PO-35")
    assert [line[:2] for line in book("fr")["PO-35"].text.splitlines()] == ["- "] * 4


@pytest.mark.asyncio
async def test_a_turn_tells_why_in_each_readers_language_and_later_too(table: Scene):
    person, panel = await table.panel(await table.to_the_first_flick())
    await person.press(panel, custom_id=button(panel, "do"))
    turn = await table.turn(4)
    old = await table.turn(2)
    for who, locale in ((table.ada, "en-US"), (table.chloe, "fr")):
        who.user.locale = locale
        reply = await who.press(turn, custom_id=button(turn, "why"))
        assert reply.message is not None
        assert reply.message.ephemeral
        rule = rule_of("PO-70", locale[:2])
        assert rule is not None
        assert rule.title in reply.message.text
        assert rule.language == locale[:2]
        assert WORDS.of(locale[:2]).text("why-in-english") not in reply.message.text
        past = await who.press(old, custom_id=button(old, "why"))
        assert past.message is not None
        assert "PO-42" in past.message.text or "PO-7" in past.message.text
    message = await table.ada.command("arena", "board", {"match": 1, "as": "why"})
    assert message.message is not None
    assert "PO-70" in message.message.text
    (menu,) = message.message.selects
    read = await table.ada.select(message.message, custom_id=menu["custom_id"], values=["PO-70"])
    assert read.updated is not None
    assert "### PO-70: " in read.updated.text


@pytest.mark.asyncio
async def test_a_resignation_is_explained_and_not_the_usual_end(table: Scene):
    await table.begin(game="forhonor", options="")
    await table.services.matches.resign(1, table.ada.id, key="resign")
    over = await table.turn(1)
    assert "decide" not in over.text  # nobody of their camp is left
    for who, words in ((table.ada, EN), (table.bruno, FR)):
        who.user.locale = words.language
        why = (await who.press(over, custom_id=button(over, "why"))).shown
        assert words.text("why-resigned") in why.text
        assert "FH-83" not in why.text
        assert not why.selects
