"""An ask as the page has it, whether of a match or of a private table."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import structlog

from bot.features.hand.values import Played
from bot.games.contract.base import Choice
from bot.matches.core.errors import EngineError
from bot.matches.settings.preferences import Look
from bot.workers.paint import Painted
from bot.workers.stages import Shooting
from cogs.panel.prompt import Prompt

log = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True)
class ShownAsk:
    """An ask as its player may see it: its question, the lines below, the picture as PNG and in words, and what can be answered.

    The picture is the still of `pictured`: of the player's own `view`, unless that leaves out a place of a choice.
    """

    look: Look
    question: str
    headline: str
    clock: str
    picture: bytes
    alt: str
    view: Any
    pictured: Any
    choices: Sequence[Choice[Any]]


class HandAsk(Protocol):
    """The ask that a link opens, for one request of the page."""

    async def prompt(self) -> Prompt:
        """The open ask with its draft. Raises Refused if it is answered, or not to be answered any more."""

    def after_steps(self, asked: Prompt, codes: Sequence[str]) -> Prompt:
        """The prompt after these steps from the beginning of the plan. Raises Refused if one is not possible."""

    async def shown(self, asked: Prompt) -> ShownAsk:
        """The ask as its player may see it."""

    async def preview(self, asked: Prompt) -> Painted:
        """The preview of the draft, without a picture."""

    async def doubt(self, asked: Prompt) -> str:
        """The reason to ask again, in words; "" for none."""

    async def played(self) -> Played | None:
        """The answer that was given, if the ask can have only one."""

    async def play(self, asked: Prompt) -> Played:
        """Play the draft. Raises Refused."""

    async def following(self) -> Played:
        """The next ask of its player, once it is there. Raises Refused for others."""


async def staged(work: Awaitable[Shooting | None]) -> Shooting | None:
    """A turn for the page to play; None if that fails, for the answer was given."""
    try:
        return await work
    except EngineError as error:
        log.warning("a turn is not played on its page", error=error)
        return None
