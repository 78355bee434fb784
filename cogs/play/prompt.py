"""What a caller is asked: the open ask as he is offered it, with his draft."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import msgspec
import structlog

from bot.answers.draft import Draft, chosen
from bot.answers.saved_formations import arranged, with_mine
from bot.answers.shot_notation import ViewContext
from bot.answers.step_parser import ParsedSteps, StepParser
from bot.answers.step_plan import at_rest, picked_end
from bot.app import GameBot
from bot.games import GAMES
from bot.games.base import Ask
from bot.games.capabilities import Announcements
from bot.games.vocabulary import Phrase
from bot.matches.core.models import Match
from bot.matches.core.positions import PlannedPosition
from bot.matches.settings.preferences import EffectiveSettings
from bot.words import Words
from cogs.play.draft_store import Drafts

log = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True)
class Prompt:
    """An open ask of the caller, with his draft and what is to be said about that; `taste` is how he likes to be shown things.

    Where several flicks may be given together, `announcements` are those of `ViewContext`. Where steps are laid out, `laid` is where they lead,
    and `ask` what is asked there.
    """

    match: Match
    ask: Ask[Any]
    draft: Draft
    notes: tuple[Phrase, ...] = ()
    taste: EffectiveSettings | None = None
    announcements: Announcements | None = None
    laid: PlannedPosition | None = None

    @property
    def state(self) -> bytes:
        """The position that the draft is about, as it is saved."""
        return self.match.state if self.laid is None else self.laid.state

    def after(self, laid: PlannedPosition, draft: Draft) -> Prompt:
        """The same after other steps."""
        return replace(self, ask=laid.ask, laid=laid, draft=at_rest(laid, draft), notes=())

    def written(self, typed: ParsedSteps, *, settle: bool = True) -> Prompt:
        """The same after the steps of a line; where the line does not say what ends them that is settled as ever, unless it is not to be."""
        draft = msgspec.structs.replace(self.draft, choice=typed.end, values={}, form="", lines={}, page=0)
        there = self.after(typed.laid, draft)
        if settle or typed.end:
            return there
        return replace(there, draft=msgspec.structs.replace(there.draft, choice=""))

    def back(self) -> Prompt:
        """The same without what was picked last."""
        if self.laid is None:
            return self
        undone = self.laid.before if picked_end(self.laid, self.draft) is None else None
        return self.after(undone or self.laid, msgspec.structs.replace(self.draft, choice="", values={}, page=0))

    @property
    def turn(self) -> float:
        """How the game's picture lies."""
        return GAMES[self.match.game].spec.turn

    @property
    def reach(self) -> float:
        """How far strength 100 slides, mm."""
        return GAMES[self.match.game].spec.reach

    def eye(self, words: Words) -> ViewContext:
        """How somebody who speaks the language sees it."""
        return ViewContext(words, self.turn, self.reach, self.announcements)


class PromptLoader:
    """Finds what callers are asked, and how far they got with it."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.drafts = Drafts(bot)

    async def load(self, match: Match, user: int, ask: Ask[Any], old: str = "") -> Prompt:
        """An ask of the user as he is offered it, his own formation included, with his draft, perhaps that of an `old` ask."""
        ask = await self.with_mine(match, user, ask)
        taste = self.bot.services.store.settings_for(user, match.guild)
        found, known = await asyncio.gather(self.drafts.find(match, user, ask, old), taste)
        batches = GAMES[match.game].spec.batches
        announcements = batches.announcements if batches else None
        ask = found.laid.ask if found.laid is not None else ask
        return Prompt(match, ask, found.draft, found.notes, known, announcements, found.laid)

    def further(self, asked: Prompt) -> Prompt:
        """What is asked after the step just picked, if it is one that is laid out. Raises Refused if the rules refuse it."""
        choice = chosen(asked.ask, asked.draft)
        if asked.laid is None or choice is None:
            return asked
        laid = self.bot.matches.further(asked.match, asked.laid, choice)
        return asked if laid is None else asked.after(laid, msgspec.structs.replace(asked.draft, choice="", page=0))

    def reader(self, match: Match, words: Words) -> StepParser:
        """Who reads steps of a match that are written in a line."""
        matches, steps = self.bot.matches, GAMES[match.game].spec.steps
        verbs = steps.verbs if steps else ()
        return StepParser(match.game, verbs, words, partial(matches.further, match), partial(matches.spelled, match))

    async def text_first(self, asked: Prompt, user: int) -> bool:
        """Whether the user wants words first."""
        settings = asked.taste or await self.bot.services.store.settings_for(user, asked.match.guild)
        return settings.own.text_first

    async def pictured(self, asked: Prompt, user: int) -> bool:
        """Whether the panel comes with a picture: as was pressed, else as the user likes it."""
        shown = asked.draft.shown
        return shown == "picture" if shown else not await self.text_first(asked, user)

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
