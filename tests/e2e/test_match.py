import contextlib
import re
import sqlite3
from pathlib import Path

import pytest

from localdiscord.bot_process import BotProcess
from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tests.e2e.conftest import unheard
from tools.demo.demo import scenes
from tools.demo.players import Table, find

pytestmark = pytest.mark.asyncio


def revision_of(message: ClientMessage) -> int:
    button = find(message, "text")
    assert button is not None
    return int(
        button["custom_id"].split(":")[3].rstrip("-")
    )  # "5-" of a message that shows what happened from move 5 on


@pytest.mark.thorough
@pytest.mark.usefixtures("bot")
async def test_two_people_play_a_whole_match(discord: LocalDiscord, tmp_path: Path):
    table = Table(discord, (discord.person("ada"), discord.person("bruno")), unheard, scenes())
    await table.challenge("arena", "pitchout", "starter=chosen")
    last = await table.play()

    posts = [m for m in discord.person("ada").messages(table.thread) if m.pictures and not m.ephemeral]
    revisions = [revision_of(post) for post in posts]
    assert revisions == sorted(set(revisions))
    assert revisions[-1] == revision_of(last)
    last_but_one = posts[-2].id
    await discord.person("ada").wait_for(lambda m: m.id == last_but_one and find(m, "open") is None)
    for post in (discord.person("ada").message(post) for post in posts[:-1]):
        verbs = [button["custom_id"].partition(":")[0] for button in post.buttons]
        assert verbs[0] == "text"
        assert set(verbs) <= {"text", "replay", "why"} | ({"verify"} if post.id == posts[0].id else set())
        # If the next turn was quicker than its delivery, nobody is called.
        assert "<@" in post.text or re.search(r"^\*\*.+\s·\sround\s\d", post.text, re.MULTILINE)
        assert post.pictures[0]["description"]
    told = "\n".join(post.text for post in posts)
    assert "is knocked off by block" in told
    assert "wins the match" not in told
    assert re.search(r": 2–[01] in rounds", told)
    assert " beats " in last.text
    assert last.mentions == []

    card = await discord.person("ada").wait_for(lambda m: m.id == table.thread and " beats " in m.text)
    assert "Pitch Out #1" in card.text
    with contextlib.closing(sqlite3.connect(f"file:{tmp_path / 'bot.db'}?mode=ro", uri=True)) as db, db:
        turns = db.execute("SELECT count(*), max(revision) FROM turns").fetchone()
        dead = db.execute("SELECT count(*) FROM posts WHERE state = 'dead'").fetchone()
    assert turns == (revision_of(last) + 1, revision_of(last))
    assert dead == (0,)


@pytest.mark.thorough
@pytest.mark.usefixtures("bot")
async def test_a_match_begins_and_its_first_answer_is_taken(discord: LocalDiscord):
    table = Table(discord, (discord.person("ada"), discord.person("bruno")), unheard, {})
    await table.challenge("arena", "pitchout")
    begun = await table.next_turn()
    await table.answer(begun)
    answered = await table.next_turn(after=begun.id)
    assert [revision_of(one) for one in (begun, answered)] == [0, 2]  # both have deployed
    assert answered.pictures[0]["description"]


@pytest.mark.thorough
async def test_a_challenge_survives_a_restart(discord: LocalDiscord, bot: BotProcess):
    ada, bruno = discord.person("ada"), discord.person("bruno")
    card = (await ada.command("arena", "play", {"game": "pitchout", "with": "bruno"})).shown
    await bot.stop()
    await bot.start()
    await bot.ready()
    accepted = await bruno.press(card, label="Accept")
    assert "Pitch Out" in accepted.shown.text
