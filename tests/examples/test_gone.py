"""A game by others is uninstalled while it is played: its matches wait until it is there again, and all that shows matches goes on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.ops.play import corner
from localdiscord.options import PersonError
from localdiscord.people import ClientMessage, UserClient
from localdiscord.server import LocalDiscord
from tests.support.discord.running import running
from tests.support.discord.scene import QUICK, button, turn_shown
from tests.support.games.installing import with_example
from tests.support.words.said import says

pytestmark = [pytest.mark.thorough, pytest.mark.asyncio]

GAME = {"game": "Crokinole"}
SHOTS = ("P3>hole s27.3", "P3>hole s60")


async def turn(person: UserClient, revision: int, match: int = 1) -> ClientMessage:
    return await person.wait_for(lambda message: turn_shown(message) == (match, revision), 60.0)


async def flicked(people: dict[int, UserClient], last: ClientMessage, revision: int, match: int = 1) -> ClientMessage:
    """The message of the next turn, played by whom the last one asks."""
    person = people[last.mentions[0]]
    await person.command(last.channel_id, "flick", {"shot": SHOTS[revision % 2], "now": True})
    return await turn(person, revision, match)


async def begun(ada: UserClient, bruno: UserClient, match: int) -> ClientMessage:
    wanted = {"game": "crokinole", "with": "bruno", "options": "discs=4"}
    card = (await ada.command("arena", "play", wanted)).shown
    await bruno.press(card, label="Accept")
    return await turn(ada, 0, match)


async def test_its_matches_wait_for_it_and_all_that_shows_matches_goes_on(tmp_path: Path):
    site = tmp_path / "site"
    there = {"PYTHONPATH": with_example(site)["PYTHONPATH"]}
    async with LocalDiscord(corner(**QUICK)) as local:
        ada, bruno = local.person("ada"), local.person("bruno")
        people = {ada.id: ada, bruno.id: bruno}
        async with running(local, tmp_path, there):
            last = await begun(ada, bruno, 1)
            for revision in range(1, 9):
                last = await flicked(people, last, revision)
            over = last
            last = await begun(ada, bruno, 2)
            last = await flicked(people, last, 1, 2)
            log = (tmp_path / "bot.log").read_text()
            assert "a game by others is installed" in log
            assert "pichenette-crokinole 1.0.0" in log
        async with running(local, tmp_path):
            gone = await ada.wait_for(lambda one: says(one.text, "care-game-gone", **GAME))
            assert sorted(gone.mentions) == sorted(people)
            card = await ada.wait_for(lambda one: says(one.text, "card-game-gone", **GAME))
            assert says(card.text, "card-title", match="2")
            await shows_what_it_can(ada, bruno, over, last)
        async with running(local, tmp_path, there):
            again = await ada.wait_for(lambda one: says(one.text, "care-revived"), 60.0)
            last = again if turn_shown(again) == (2, 1) else await turn(ada, 1, 2)
            for revision in range(2, 9):
                last = await flicked(people, last, revision, 2)
    assert "Traceback" not in (tmp_path / "bot.log").read_text()
    with sqlite3.connect(tmp_path / "bot.db") as database:
        kept = database.execute("SELECT status, incident, api FROM matches ORDER BY id").fetchall()
    assert kept == [("finished", "", 1), ("finished", "", 1)]


async def shows_what_it_can(ada: UserClient, bruno: UserClient, over: ClientMessage, last: ClientMessage) -> None:
    """Commands and old buttons: what needs the game says that it is not there, and all else goes on."""

    async def asked(name: str, **options: object) -> ClientMessage:
        return (await ada.command("arena", name, options)).shown

    for number in (1, 2):
        board = await asked("board", match=number)
        assert says(board.text, "game-absent", **GAME)
        assert board.pictures
        assert says((await asked("board", match=number, **{"as": "text"})).text, "game-absent", **GAME)
        for command in ("match verify", "match export"):
            assert says((await asked(command, match=number)).text, "refused-game-absent", **GAME)
    history = await asked("history")
    assert says(history.text, "history-line", match="1", **GAME)
    assert says(history.text, "fate-set-aside")
    opened = await ada.select(history, custom_id=button(history, "historyopen"), values=["1"])
    assert says(opened.shown.text, "card-title", match="1", **GAME)
    for command in ("profile", "leaderboard", "turns", "settings"):
        assert (await asked(command)).text
    assert says((await asked("resign", match=2)).text, "game-absent", **GAME)
    unknown = {"game": "crokinole", "with": "bruno"}
    with pytest.raises(PersonError, match="Your input for game is not valid"):  # it is no choice any more
        await ada.command("arena", "play", unknown)
    again = await bruno.press(over, custom_id=button(over, "rematch"))
    assert says(again.shown.text, "refused-game-absent", "fr", **GAME)
    for verb in ("open", "more"):
        told = (await bruno.press(last, custom_id=button(last, verb))).shown
        assert says(told.text, "refused-game-gone", "fr", match="2", **GAME)
    for verb in ("text", "replay", "why"):
        assert (await bruno.press(last, custom_id=button(last, verb))).shown.text
