"""A person who is being erased, and how to take them out of stored texts."""

from __future__ import annotations

import re
from typing import Any

from bot.matches.core.models import NOBODY, pseudonym


class ErasedPerson:
    """A person by the number of their row in `players`, their Discord id and their name."""

    def __init__(self, player: int, user: int, name: str) -> None:
        self.player = player
        self.user = user
        self.name = name
        self.pseudonym = pseudonym(player)
        self._digits = re.compile(rf"(?<!\d){user}(?!\d)")

    @property
    def parameters(self) -> dict[str, Any]:
        """The parameters of statements about them, see bot.storage.core.schema.privacy."""
        return {
            "of_player": self.player,
            "of_user": self.user,
            "naming": str(self.user),
            "pseudonym": self.pseudonym,
        }

    def text(self, said: str) -> str:
        """The text with the pseudonym in place of the id, and of the name if that is all of it."""
        return NOBODY if self.name and said == self.name else self._digits.sub(str(self.pseudonym), said)
