"""Looks at people who have all their data deleted: as soon as they are told that it is done, nothing that is stored names them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.answers.custom_id import parse_id
from localdiscord.events import Event, InteractionChanged
from localdiscord.interaction import InteractionState

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle

ERASED = "erased"  # the verb of the form in which the word is typed
COLUMNS = (
    "SELECT tables.name, columns.name FROM sqlite_schema tables, pragma_table_info(tables.name) columns "
    "WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' ORDER BY 1, 2"
)


class Erased:
    """Looks through the database whenever someone is erased."""

    def __init__(self, bottle: Bottle) -> None:
        self._bottle = bottle
        self._found: list[str] = []
        bottle.discord.world.feed.listen(self._heard)

    async def found(self) -> list[str]:
        """Columns in which someone was named."""
        return self._found

    def _heard(self, event: Event) -> None:
        if not isinstance(event, InteractionChanged) or event.interaction.state is not InteractionState.ANSWERED:
            return
        one = event.interaction
        control = parse_id(str(one.payload["data"].get("custom_id", "")))
        if control is None or control.verb != ERASED or self._known(one.user_id):
            return
        name = self._bottle.discord.world.users[one.user_id].username
        self._found += [f"{name} is erased ({one.id}), and {where} names them" for where in self._naming(one.user_id)]

    def _known(self, user: int) -> bool:
        """Whether a user is (or is once more) a player."""
        return bool(self._bottle.rows("SELECT 1 FROM players WHERE discord_id = ?", user))

    def _naming(self, user: int) -> Iterator[str]:
        """The columns that contain the id of a user."""
        whole = re.compile(rf"(?<!\d){user}(?!\d)")
        for table, column in self._bottle.rows(COLUMNS):
            values = self._bottle.rows(f'SELECT "{column}" FROM "{table}" WHERE instr("{column}", ?) > 0', str(user))  # noqa: S608
            if any(whole.search(_text(value)) for (value,) in values):
                yield f"{table}.{column}"


def _text(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
