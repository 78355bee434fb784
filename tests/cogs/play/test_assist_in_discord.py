"""Assist levels of previews: agreed with the challenge, shown on the cards, the same for all until the match is over."""

import pytest

from bot.answers.draft import Draft, choose
from bot.games.contract.preview import Assist
from bot.panel.panel import panel
from bot.panel.panel_view import PanelView
from cogs.panel.board_view import BoardView
from tests.support.discord.scene import Scene
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
MET = {Assist.FULL: True, Assist.STANDARD: True, Assist.EXPERT: False}


@pytest.mark.parametrize("assist", list(Assist))
async def test_the_preview_shows_what_was_agreed(table: Scene, assist: Assist):
    card = await table.challenge(assist=assist.value)
    assert says(card.text, "terms-assist") == (assist is not Assist.STANDARD)
    await table.bruno.press(card, label="Accept")
    await table.answer(await table.turn(0), "self")
    for revision in (1, 2):
        await table.answer(await table.turn(revision))
    match = await table.match()
    assert match.terms.assist is assist
    user = table.next_of(await table.turn(3)).id
    (ask,) = table.bot.matches.my_asks(match, user)
    words = table.bot.catalogue.of("en")
    warned, met = set(), set()
    for choice in ask.choices:
        draft = choose(ask, Draft(), choice.code)
        painted = await BoardView(table.bot).preview(match, user, ask, draft, words)
        sheet = panel(PanelView(1, ask, draft, turn=0.0, picture=None, met=painted.met, assist=assist), words)
        met.add(bool(painted.met))
        warned.add(any("⚠ Hits" in str(part) for part in sheet.parts))
    assert (True in met) == (True in warned) == MET[assist]


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"assist": "full", "rated": True}, "can’t show the full path"),
        ({"assist": "expert", "game": "offboard"}, "no flicks to aim in Offboard"),
    ],
)
async def test_what_cannot_be_agreed_is_refused_in_a_sentence(table: Scene, wanted: dict[str, object], said: str):
    reply = await table.ada.command("arena", "play", {"game": "pitchout", "with": "bruno", **wanted})
    assert reply.message is not None
    assert reply.message.ephemeral
    assert said in reply.message.text


async def test_an_open_table_says_it_too(table: Scene):
    reply = await table.ada.command("arena", "play", {"game": "pitchout", "assist": "full"})
    assert reply.message is not None
    assert says(reply.message.text, "terms-assist", assist="full (the whole path)")
    assert (await table.match()).terms.assist is Assist.FULL


async def test_whoever_waits_in_a_queue_plays_with_the_usual_help(table: Scene):
    for person in (table.ada, table.bruno):
        await person.command("arena", "queue join", {"game": "pitchout", "rated": True})
    assert (await table.match()).terms.assist is Assist.STANDARD
