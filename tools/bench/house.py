"""Practice against the house on a local Discord, one match after the other."""

import time
from collections.abc import AsyncIterator
from typing import Any, cast

from localdiscord.people import ClientMessage, UserClient
from localdiscord.server import LocalDiscord
from tests.support.discord.scene import Scene


async def exchanges(discord: LocalDiscord) -> AsyncIterator[float]:
    """The seconds from opening the panel to the answer of the house at level 3, turn by turn."""
    table: Any = Scene(discord, cast("Any", None), cast("Any", None))  # answering needs neither services nor bot
    asked: ClientMessage | None = None
    while True:
        if asked is None:  # the last match is over
            begun = await table.ada.command("arena", "practice", {"game": "offboard", "level": 3})
            asked = await _asked(table.ada, begun.shown.id)
        started = time.perf_counter()
        await table.answer(asked)
        after = await _asked(table.ada, asked.id)
        yield time.perf_counter() - started
        asked = None if "rematch:" in str(after) else after


async def _asked(person: UserClient, after: int) -> ClientMessage:
    """The next message that asks the person, or says that the match is over."""
    return await person.wait_for(
        lambda one: (person.id in one.mentions and "text:" in str(one)) or "rematch:" in str(one),
        after=after,
        timeout=60,
    )
