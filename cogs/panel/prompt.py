"""Prompts: open asks as offered to players, with their drafts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

import msgspec
import structlog
from cachetools import LRUCache

from bot.answers import step_plan
from bot.answers.advised import advised
from bot.answers.batch import answers
from bot.answers.draft import Draft, choose, chosen, is_flick, layout_of
from bot.answers.draft_edits import picked
from bot.answers.placement import MINE
from bot.answers.saved_formations import formation_choice, with_saved
from bot.answers.shot_notation import ViewContext, shot_code
from bot.answers.step_parser import ParsedSteps, StepParser
from bot.answers.step_plan import at_rest, picked_end
from bot.client.app import GameBot
from bot.games import GAMES
from bot.games.contract.advice import Advice
from bot.games.contract.base import Ask, Choice
from bot.games.contract.capabilities import Announcements
from bot.games.contract.dials import Option
from bot.games.contract.preview import Assist
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Phrase, Seat
from bot.matches.core.engine import Advise
from bot.matches.core.errors import refused
from bot.matches.core.models import Match
from bot.matches.core.positions import PlannedPosition
from bot.matches.play.tries import TriedTurn
from bot.matches.settings.preferences import EffectiveSettings
from bot.panel.panel import aimed_at, summary
from bot.panel.panel_view import PanelView
from bot.screens.sheet import Media
from bot.words import Words
from bot.workers.paint import Painted
from cogs.panel.draft_loader import DraftLoader
from render import PAINTERS
from render.presenter import Presenter, entry

log = structlog.stdlib.get_logger(__name__)


ADVISED = 64  # positions whose advice is remembered, so that it is asked for once and not at every press


@dataclass(frozen=True)
class Prompt:
    """An open ask of a player, with their draft and notes; `settings` has the player's display settings.

    `typed`: the draft comes from a command, so the reply names the button that plays it. `announcements` is set where
    several flicks can be given together; see `ViewContext`. With planned steps, `planned` is the position they lead to,
    and `ask` the ask there.
    """

    match: Match
    ask: Ask[Any]
    draft: Draft
    notes: tuple[Phrase, ...] = ()
    settings: EffectiveSettings | None = None
    announcements: Announcements | None = None
    planned: PlannedPosition | None = None
    typed: bool = False

    @property
    def state(self) -> bytes:
        """The position that the draft is about, as it is saved."""
        return self.match.state if self.planned is None else self.planned.state

    def after(self, planned: PlannedPosition, draft: Draft) -> Prompt:
        """The prompt after other planned steps."""
        return replace(self, ask=planned.ask, planned=planned, draft=at_rest(planned, draft), notes=())

    def from_start(self, ask: Ask[Any], planned: PlannedPosition | None, codes: Sequence[str]) -> Prompt:
        """The prompt after these steps from the start of `ask`, which lead to `planned`; None before its answer opens the plan.

        Raises Refused if one of the steps is no longer possible.
        """
        draft = Draft(shown=self.draft.shown)
        if planned is None and not codes:
            return replace(self, ask=ask, planned=None, draft=draft, notes=())
        if planned is None or len(planned.steps) != len(codes):
            raise refused("choice-gone")
        return self.after(planned, draft)

    def written(self, typed: ParsedSteps, *, settle: bool = True) -> Prompt:
        """The prompt after the steps of a line; an ending that the line leaves out is chosen by default, if it may be."""
        draft = msgspec.structs.replace(self.draft, choice=typed.end, values={}, form="", lines={}, page=0)
        there = self.after(typed.planned, draft)
        if settle or typed.end:
            return there
        return replace(there, draft=msgspec.structs.replace(there.draft, choice=""))

    def back(self) -> Prompt:
        """The prompt without the step picked last."""
        if self.planned is None:
            return self
        undone = self.planned.before if picked_end(self.planned, self.draft) is None else None
        return self.after(undone or self.planned, msgspec.structs.replace(self.draft, choice="", values={}, page=0))

    @property
    def turn(self) -> float:
        """The orientation of the game's picture."""
        return GAMES[self.match.game].spec.turn

    @property
    def presenter(self) -> Presenter:
        """The presenter of the game's choices."""
        return PAINTERS[self.match.game].presenter

    def menu(self, choice: Choice[Any]) -> tuple[Option, ...]:
        """The menu entries that lead to a choice. A player's own formation is an entry in every game."""
        return (entry(choice),) if choice.code == MINE else self.presenter.menu(self.view, choice)

    @cached_property
    def view(self) -> Any:
        """The position that the draft is about, as its player sees it."""
        return self.seen_by(self.ask.seat)

    def seen_by(self, seat: Seat | None) -> Any:
        """The position that the draft is about, as a seat sees it; None for a spectator."""
        rules = GAMES[self.match.game]
        return rules.view(load_state(rules.spec, self.state), seat)

    @property
    def reach(self) -> float:
        """The distance a piece slides at strength 100, in mm."""
        return GAMES[self.match.game].spec.reach

    def context(self, words: Words) -> ViewContext:
        """The context in which answers are written and parsed in a language."""
        return ViewContext(words, self.turn, self.reach, self.announcements)


class PromptLoader:
    """Loads prompts."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.drafts = DraftLoader(bot)
        self._advice: LRUCache[tuple[int, bytes, int, str], tuple[Advice, ...]] = LRUCache(ADVISED)

    async def load(self, match: Match, user: int, ask: Ask[Any], old: str = "") -> Prompt:
        """An ask as the user is offered it, with their own formation and their draft, or that of an `old` ask."""
        ask = await self.advised(match, user, await self.with_saved(match, user, ask))
        settings = self.bot.services.store.settings_for(user, match.guild)
        found, known = await asyncio.gather(self.drafts.find(match, user, ask, old), settings)
        batches = GAMES[match.game].spec.batches
        announcements = batches.announcements if batches else None
        ask = found.planned.ask if found.planned is not None else ask
        return Prompt(match, ask, found.draft, found.notes, known, announcements, found.planned)

    async def advised(self, match: Match, user: int, ask: Ask[Any]) -> Ask[Any]:
        """An ask with the flicks that its game advises; experts are given no advice (decision 0024)."""
        if match.terms.assist is Assist.EXPERT or not any(map(is_flick, ask.choices)):
            return ask
        key = (match.id, match.state, user, ask.id)
        if key not in self._advice:
            before = await self.drafts.flicks(match, user, ask, 1)
            self._advice[key] = await self._judged(match.game, match.state, ask, before)
        return advised(ask, self._advice[key])

    async def advised_then(self, tried: TriedTurn) -> Ask[Any]:
        """The ask of a past turn with the flicks that its game advised there; experts are given no advice."""
        match, ask = tried.match, tried.ask
        if tried.assist is Assist.EXPERT or not any(map(is_flick, ask.choices)):
            return ask
        key = (match.id, tried.before, 0, ask.id)
        if key not in self._advice:
            self._advice[key] = await self._judged(match.game, tried.before, ask, (tried.answer,))
        return advised(ask, self._advice[key])

    async def _judged(self, game: str, state: bytes, ask: Ask[Any], usual: Sequence[Any]) -> tuple[Advice, ...]:
        """The advice on an ask; the strength of the latest flick is kept where it will do."""
        strength = float(getattr(usual[0], "strength", 0.0)) if usual else 0.0
        return await self.bot.services.workers.run(Advise(game, state, ask.id, strength))

    def further(self, asked: Prompt) -> Prompt:
        """The prompt after the step just picked, in an ask with steps; otherwise unchanged. Raises Refused if the rules refuse it."""
        choice = chosen(asked.ask, asked.draft)
        if asked.planned is None or choice is None:
            return asked
        planned = self.bot.matches.further(asked.match, asked.planned, choice)
        return (
            asked if planned is None else asked.after(planned, msgspec.structs.replace(asked.draft, choice="", page=0))
        )

    def after_steps(self, asked: Prompt, codes: Sequence[str]) -> Prompt:
        """The prompt after these steps from the beginning of the plan. Raises Refused if one is no longer possible."""
        ask = next((one for one in self.bot.matches.asks(asked.match) if one.id == asked.ask.id), None)
        if ask is None:
            raise refused("choice-gone")
        return asked.from_start(ask, self.bot.matches.planned_position(asked.match, ask, codes), codes)

    def after_deed(self, asked: Prompt, code: str) -> Prompt:
        """The prompt after all steps of a deed. Raises Refused if it is no longer offered."""
        deed = next((one for one in asked.planned.deeds if one.code == code), None) if asked.planned else None
        if deed is None:
            raise refused("choice-gone")
        for step in deed.steps:
            asked = self.further(replace(asked, draft=choose(asked.ask, asked.draft, step)))
        return asked

    def with_deed(self, asked: Prompt, code: str) -> Prompt:
        """The prompt answered by one of the likeliest deeds, with its steps alone. Raises Refused if it is no longer offered."""
        match = asked.match
        ask = next((one for one in self.bot.matches.asks(match) if one.id == asked.ask.id), None)
        deed = next((one for one in ask.deeds if one.code == code), None) if ask is not None else None
        planned = (
            self.bot.matches.planned_position(match, ask, deed.steps) if ask is not None and deed is not None else None
        )
        if deed is None or planned is None:
            raise refused("choice-gone")
        taken = tuple(step.code for step in planned.steps)
        draft = Draft(steps=taken, choice="" if taken == deed.steps else deed.steps[-1])
        return replace(asked, ask=planned.ask, planned=planned, draft=draft, notes=())

    def reader(self, match: Match, words: Words) -> StepParser:
        """A parser for the steps of a match in one line."""
        matches, steps = self.bot.matches, GAMES[match.game].spec.steps
        verbs = steps.verbs if steps else ()
        return StepParser(match.game, verbs, words, partial(matches.further, match), partial(matches.spelled, match))

    async def text_first(self, asked: Prompt, user: int) -> bool:
        """Whether the user prefers text to pictures."""
        settings = asked.settings or await self.bot.services.store.settings_for(user, asked.match.guild)
        return settings.own.text_first

    async def pictured(self, asked: Prompt, user: int) -> bool:
        """Whether the panel has a picture: as pressed, else by the user's setting."""
        shown = asked.draft.shown
        return shown == "picture" if shown else not await self.text_first(asked, user)

    async def view(
        self, asked: Prompt, painted: Painted, user: int, *, assist: Assist, note: str, clock: str, pictured: bool
    ) -> PanelView:
        """The view model of a prompt's panel; `painted` is the preview of its draft."""
        return PanelView(
            asked.match.id,
            asked.ask,
            asked.draft,
            turn=asked.turn,
            picture=Media(painted.png, painted.alt) if pictured else None,
            foretold=tuple(filter(None, (*painted.foretold, painted.board))),
            hints=painted.hints,
            risk=painted.risk,
            remarks=painted.remarks,
            met=painted.met,
            assist=assist,
            note=note,
            game=asked.match.game,
            reach=asked.reach,
            rule=painted.rule,
            clock=clock,
            spoken=await self.text_first(asked, user),
            planned=asked.planned,
            presenter=asked.presenter,
            menu=asked.menu,
        )

    async def with_saved(self, match: Match, user: int, ask: Ask[Any]) -> Ask[Any]:
        """An ask with the user's own formation among those it offers."""
        found = formation_choice(ask)
        if found is None:
            return ask
        kept = await self.bot.matches.formation(match, user, ask.kind, len(found[1].pieces))
        if kept is None:
            return ask
        try:
            return with_saved(ask, kept)
        except msgspec.DecodeError:
            log.warning("a formation cannot be read", match=match.id, ask=ask.id)
            return ask


def given(asked: Prompt, words: Words) -> list[Any]:
    """The answers of a draft. Raises Refused."""
    if asked.planned is not None:
        return step_plan.given(asked.planned, asked.draft)
    return answers(asked.ask, asked.draft, asked.context(words))


def answered(asked: Prompt, words: Words) -> str:
    """The answer in words; a flick is shortened unless the player prefers text: angle, strength and code are in its text."""
    if asked.planned is not None:
        return words.text("played", what=step_plan.answer_line(asked.planned, asked.draft, words))
    choice = picked(asked.ask, asked.draft)
    layout = layout_of(choice)
    placed = layout is not None and len(layout.pieces) > 1
    key = "played" if choice.dials and not placed else "chosen"
    spoken = asked.settings is not None and asked.settings.own.text_first
    if is_flick(choice) and not spoken:
        return words.text(key, what=f"**{aimed_at(choice, asked.draft, words) or words.say(choice.words)}**")
    text = words.text(key, what=summary(choice, asked.draft, asked.turn, words))
    code = shot_code(asked.ask, asked.draft, asked.context(words))
    return f"{text} · `{code}`" if code else text
