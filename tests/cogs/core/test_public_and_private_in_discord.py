"""Public texts use the server's language, private ones the reader's: checked with a language that shares no letter with English."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from bot.matches.core.models import Player
from bot.matches.settings.preferences import By, Preferences
from bot.matches.timing.paces import DAY
from tests.cogs.match.test_clocks_in_discord import later
from tests.support.discord.scene import Scene, scene
from tests.support.presses.overheard import Overheard
from tests.support.presses.wandering import Wanderer, every_command
from tests.support.words.pseudo import CLOSING, LANGUAGE, OPENING
from tests.support.words.untranslated import known_to, plain

pytestmark = pytest.mark.asyncio
STRANGE = re.compile(f"[{OPENING}{CLOSING}ÁÉÍÓÚáéíóúŕšťñ]")
ITSELF = ("⟦Éñğļííšĥ⟧", "français")  # languages are called as they call themselves


def words_of(texts: Iterable[tuple[str, str]], language: str, table: Scene) -> list[tuple[str, str]]:
    """The texts that are not all in the language."""
    fields = {(key, text) for key, text in texts if text not in ITSELF}
    assert len(fields) > 20
    if language == LANGUAGE:
        return sorted((key, text) for key, text in fields if plain(text, known_to(table)))
    return sorted((key, text) for key, text in fields if STRANGE.search(text))


@pytest.mark.thorough
@pytest.mark.parametrize(("server", "reader"), [(LANGUAGE, "en-GB"), ("en-US", LANGUAGE)])
async def test_public_texts_are_in_the_servers_language_and_private_ones_in_the_readers(
    third_language: Path, tmp_path: Path, server: str, reader: str
):
    async with scene(tmp_path, words=third_language / "words", seeds=lambda: bytes(32)) as table:
        overheard, wanderer = Overheard(table.local), Wanderer(table)
        table.local.world.guild.locale = server
        for person in table.people:
            person.user.locale = reader
            await table.services.matches.reminders.change(Player(0, person.id, "x"), lambda _: Preferences(By.DIRECT))
        await table.challenge(clock="day")
        await wanderer.wander(1)
        await later(table, DAY // 2 + 1)
        asked = table.person(next(one.user for one in (await table.match()).holders if one.due))
        reminder = await asked.wait_for(lambda one: one.channel_id == asked.dm())
        assert bool(STRANGE.search(reminder.text)) == (reader == LANGUAGE)
        # Where the server has chosen none, practice is in the language of its player.
        guild, ada = table.local.world.guild.id, Player(0, table.ada.id, "Ada")
        await table.services.matches.change_server(
            guild, ada, lambda one: msgspec.structs.replace(one, language=server)
        )
        await every_command(table, table.bruno, "arena")
        assert words_of(overheard.public, server, table) == []
        assert words_of(overheard.private, reader, table) == []
