"""What a caller is asked: the open ask as he is offered it, with his half-made answer."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog

from bot.app import GameBot
from bot.games import GAMES
from bot.games.base import Ask, Queued
from bot.games.vocabulary import Phrase
from bot.matches.models import Match
from bot.matches.preferences import Taste
from bot.words import Words
from cogs.drafts import Drafts
from cogs.formations import arranged, with_mine
from cogs.halves import Half
from cogs.shots import Eye

log = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True)
class Asked:
    """An open ask of the caller, with his half-made answer and what is to be said about that; `taste` is how he likes to be shown things.

    Where several flicks may be given together, `announcements` are those of `Eye`.
    """

    match: Match
    ask: Ask[Any]
    half: Half
    notes: tuple[Phrase, ...] = ()
    taste: Taste | None = None
    announcements: tuple[str, ...] | None = None

    @property
    def turn(self) -> float:
        """How the game's picture lies."""
        return GAMES[self.match.game].spec.turn

    @property
    def reach(self) -> float:
        """How far strength 100 slides, mm."""
        return GAMES[self.match.game].spec.reach

    def eye(self, words: Words) -> Eye:
        """How somebody who speaks the language sees it."""
        return Eye(words, self.turn, self.reach, self.announcements)


class Finder:
    """Finds what callers are asked, and how far they got with it."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.drafts = Drafts(bot)

    async def asked(self, match: Match, user: int, ask: Ask[Any], old: str = "") -> Asked:
        """An ask of the user as he is offered it, his own formation included, with his half-made answer, perhaps that of an `old` ask."""
        ask = await self.with_mine(match, user, ask)
        taste = self.bot.services.store.taste(user, match.guild)
        (half, notes), known = await asyncio.gather(self.drafts.find(match, user, ask, old), taste)
        game = GAMES[match.game]
        return Asked(match, ask, half, notes, known, game.announcements if isinstance(game, Queued) else None)

    async def with_mine(self, match: Match, user: int, ask: Ask[Any]) -> Ask[Any]:
        """An ask with the user's own formation among those it offers."""
        found = arranged(ask)
        if found is None:
            return ask
        kept = await self.bot.matches.formation(match, user, ask.kind, len(found[1].pieces))
        if kept is None:
            return ask
        try:
            return with_mine(ask, kept)
        except msgspec.DecodeError:
            log.warning("a formation cannot be read", match=match.id, ask=ask.id)
            return ask
