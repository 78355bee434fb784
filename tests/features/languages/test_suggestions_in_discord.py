"""*Suggest better words* in the menu of a message: kept with the keys of the texts, a few a day, forgotten with their author."""

import pytest

from bot.content import catalogue
from bot.features.languages.finding import found_in
from bot.features.languages.rows import everything
from bot.features.languages.service import DAILY
from bot.features.languages.sheets import BETTER, LANGUAGE, SHOWN
from bot.features.languages.values import Suggestion
from localdiscord.records import Message
from tests.support.discord.scene import Scene
from tests.support.words.said import says

MENU = "Suggest better words"


async def kept(table: Scene) -> tuple[Suggestion, ...]:
    return await table.services.store._reader.read(everything)  # type: ignore[attr-defined]


async def suggested(table: Scene, message: Message, **fields: str) -> Message:
    form = await table.chloe.menu(MENU, message)
    assert form.modal is not None
    return (await table.chloe.submit(form, fields)).shown


@pytest.mark.asyncio
async def test_better_words_are_kept_with_the_texts_they_are_about(table: Scene):
    turn = await table.begin()
    form = await table.chloe.menu(MENU, turn)
    assert form.modal is not None
    assert form.modal.fields[LANGUAGE]["value"] == "English"
    assert form.modal.fields[SHOWN]["value"].strip()
    thanks = (
        await table.chloe.submit(form, {SHOWN: "There’s no match #12.", BETTER: "No match #12.", LANGUAGE: "en"})
    ).shown
    assert thanks.ephemeral
    assert says(thanks.text, "suggest-thanks", number="1", keys="`refused-match-unknown`")
    (one,) = await kept(table)
    assert (one.number, one.by.user, one.language, one.keys) == (1, table.chloe.id, "en", ("refused-match-unknown",))
    assert (one.shown, one.better) == ("There’s no match #12.", "No match #12.")


@pytest.mark.asyncio
async def test_a_text_that_is_not_found_is_kept_too(table: Scene):
    turn = await table.begin()
    answer = await suggested(table, turn, **{SHOWN: "Zyx", BETTER: "Xyz", LANGUAGE: "FRANÇAIS"})
    assert says(answer.text, "suggest-thanks-unknown", number="1")
    (one,) = await kept(table)
    assert (one.language, one.keys) == ("fr", ())


@pytest.mark.asyncio
async def test_what_cannot_be_used_is_refused(table: Scene):
    turn = await table.begin()
    answer = await suggested(table, turn, **{BETTER: "x", LANGUAGE: "klingon"})
    assert says(answer.text, "refused-suggest-language", known="English, español, français")
    answer = await suggested(table, turn, **{SHOWN: "same", BETTER: " same "})
    assert says(answer.text, "refused-suggest-empty")
    for number in range(1, DAILY + 1):
        answer = await suggested(table, turn, **{BETTER: f"better {number}"})
        assert f"**{number}**" in answer.text
    answer = await suggested(table, turn, **{BETTER: "once more"})
    assert says(answer.text, "refused-suggest-many", most=DAILY)
    assert len(await kept(table)) == DAILY


@pytest.mark.parametrize(
    ("language", "shown", "key"),
    [
        ("en", "-# There’s no match #7. Something else", "refused-match-unknown"),
        (
            "fr",
            "Merci ! C’est la proposition **3**, sur `why`. La personne qui gère ce bot peut la lire.",
            "suggest-thanks",
        ),
        ("es", "¡Gracias! Es la sugerencia 3, sobre why. Puede leerla quien administra este bot.", "suggest-thanks"),
    ],
)
def test_texts_are_found_by_their_words(language: str, shown: str, key: str):
    assert found_in(shown, catalogue().of(language).sources, language)[0] == key


def test_every_long_text_without_arguments_is_found():
    english = catalogue().of("en")
    fixed = {
        key: english.text(key)
        for key, source in english.sources.items()
        if "{" not in source and not key.startswith("command-")
    }
    long = {key: text for key, text in fixed.items() if len(text) > 60}
    assert len(long) > 250
    assert [key for key, text in long.items() if key not in found_in(text, english.sources, "en")] == []
