"""The example of a game by others on the local Discord, from the challenge to the result; `test_crokinole.py` runs it where the game is installed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.features.lessons.courses import course
from bot.games import GAMES
from bot.games.contract.save import load_state
from bot.matches.core.models import Status
from localdiscord.people import ClientMessage, InteractionResult
from pichenette_crokinole.rules.values import State
from tests.support.discord.scene import Scene, button, flick, scene
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio

SHOTS = ("P3>hole s27.3", "P2>hole s30", "P4>B1 s60", "P1>A2 s45", "P5>hole s20", "P3>A1 s70")


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    """A local Discord and the bot, which has the fifth game."""
    async with scene(tmp_path, seeds=lambda: bytes(32)) as at:
        yield at


async def state_of(table: Scene) -> State:
    """The position that is kept."""
    state: State = load_state(GAMES["crokinole"].spec, (await table.match()).state)
    return state


def answered(reply: InteractionResult) -> ClientMessage:
    """The message that an answer made or changed."""
    message = reply.updated or reply.message
    assert message is not None, reply
    return message


async def test_a_match_is_played_to_its_end_by_commands(table: Scene):
    turn = await table.begin(game="crokinole")
    texts = []
    for revision in range(1, 25):
        person = table.next_of(turn)
        (line,) = (await person.autocomplete("arena", "flick", {"shot": "P3>hole s27.3"}, focused="shot"))[:1]
        assert line["value"].startswith("P3>hole")
        shot = SHOTS[revision % len(SHOTS)]
        await person.command("arena", "flick", {"shot": shot, "now": True})
        if await table.revision() < revision:  # what was to be aimed at has gone
            await person.command("arena", "flick", {"shot": "P3>hole s27.3", "now": True})
        turn = await table.turn(revision)
        texts.append(turn.text)
    assert (await table.match()).status is Status.FINISHED
    state = await state_of(table)
    assert state.left == (0, 0)
    assert sum(state.score) > 0
    assert says(turn.text, "crokinole-outcome-played")
    labels = [str(one.get("label")) for one in turn.buttons]
    assert "Rematch" in labels
    assert "Review" not in labels  # it has no coach
    story = "\n".join(texts)
    for event in ("flicked", "foul", "twenty", "ditched", "round"):
        assert says(story, f"crokinole-event-{event}"), event
    checked = await table.ada.command(turn.channel_id, "match verify")
    assert says(checked.shown.text, "verify-all")


async def test_a_disc_is_flicked_by_taps_and_its_turn_is_seen_again(table: Scene):
    turn = await table.begin(game="crokinole", options="discs=4 rounds=2 hand=human")
    person, panel = await table.panel(turn)
    assert panel.pictures
    panel = answered(await person.select(panel, custom_id=button(panel, "pick"), values=["P5"]))
    panel = answered(await person.press(panel, custom_id=button(panel, "step", "20")))
    await flick(person, panel)
    turn = await table.turn(1)
    assert says(turn.text, "crokinole-event-flicked", spot="P5")
    words = answered(await table.bruno.press(turn, custom_id=button(turn, "text")))
    assert says(words.text, "crokinole-board-hole", "fr")
    film = await table.ada.press(turn, custom_id=button(turn, "replay"))
    film_of_turn = film.message or await table.ada.follow_up(film)
    assert film_of_turn.pictures[0]["url"].endswith("crokinole-1-1.gif")


async def test_the_lesson_is_learned_and_its_rule_read(table: Scene):
    (step,) = course("crokinole")
    panel = answered(await table.ada.command("arena", "learn", {"game": "crokinole"}))
    missed = answered(await table.ada.press(panel, custom_id=button(panel, "do")))
    assert says(missed.text, f"{step.words}-foul")
    shown = answered(await table.ada.press(missed, custom_id=button(missed, "learnshow")))
    assert says(shown.text, f"{step.words}-done")
    rule = answered(await table.ada.press(shown, custom_id=button(shown, "whyrule")))
    assert "CR-4" in rule.text


@pytest.mark.parametrize("topic", ["cr 6", "disc over the hole", "palet au-dessus du trou"])
async def test_its_rules_are_found(table: Scene, topic: str):
    page = answered(await table.ada.command("arena", "rules", {"topic": topic}))
    assert "CR-6" in page.text
