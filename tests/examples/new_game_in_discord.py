"""A game that `pichenette new-game` wrote on the local Discord: a flick, its picture and its film; `test_new_game.py` runs it where the game is installed."""

from pathlib import Path

import pytest

from bot.games import GAMES
from tests.support.discord.scene import button, scene
from tests.support.words.said import says

(KEY,) = (key for key, game in GAMES.items() if game.spec.package)

pytestmark = pytest.mark.asyncio


async def test_its_first_flick_is_shown_and_filmed(tmp_path: Path):
    async with scene(tmp_path, seeds=lambda: bytes(32)) as table:
        turn = await table.begin(game=KEY)
        (line, *_) = await table.next_of(turn).autocomplete("arena", "flick", {"shot": "A1>middle s27"}, focused="shot")
        await table.next_of(turn).command("arena", "flick", {"shot": line["value"], "now": True})
        turn = await table.turn(1)
        assert says(turn.text, f"{KEY}-event-flicked", strength="27")
        assert turn.pictures
        film = await table.ada.press(turn, custom_id=button(turn, "replay"))
        shown = film.message or await table.ada.follow_up(film)
        assert shown.pictures[0]["url"].endswith(f"{KEY}-1-1.gif")


async def test_its_lesson_is_learned(tmp_path: Path):
    async with scene(tmp_path) as table:
        reply = await table.ada.command("arena", "learn", {"game": KEY})
        reply = await table.ada.press(reply.shown, custom_id=button(reply.shown, "do"))
        assert says((reply.updated or reply.shown).text, f"lesson-{KEY}-middle-soft")
