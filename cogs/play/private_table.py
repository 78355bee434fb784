"""Private tables: the panel of a match for turns that are only tried, such as What if?, lessons and puzzles.

They are stateless: the ask in their ids holds the turn, the number of the try and the draft, after the ask's own id:
`flick.0.12~h~0~...`. So panels outlive restarts.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

import msgspec

from bot.answers.custom_id import Id
from bot.answers.draft import Draft, action_of, answer_with, as_aimed, begin, choose, mark
from bot.answers.draft_codec import TryId, read_short, read_steps, write_short, write_steps
from bot.answers.draft_edits import picked
from bot.answers.step_plan import answer_line, at_rest, given
from bot.client.app import GameBot
from bot.client.private_panels import TablePanel
from bot.games.contract.base import Ask
from bot.games.contract.puzzle import PuzzleVerdict
from bot.matches.core.engine import StepBytes
from bot.matches.core.errors import GameFailed, Refused, refused
from bot.matches.core.models import Player
from bot.matches.core.positions import PlannedPosition
from bot.matches.play.tries import TriedTurn
from bot.panel.panel import panel, summary
from bot.screens.sheet import Button, Sheet
from bot.words import Words
from bot.workers.films import Taken
from bot.workers.paint import Paint, Painted, SketchOf, Texts
from cogs.core.interaction_context import InteractionContext
from cogs.core.refusal_buttons import refusal_buttons
from cogs.panel.board_view import sketch_of
from cogs.panel.prompt import Prompt, PromptLoader
from cogs.play.answer_panel import AnswerPanel
from cogs.play.panel_presses import PRESSES
from cogs.play.turn_view import TurnView, view_turn
from render import PAINTERS
from render.presenter import Presenter


class Guest(Protocol):
    """The person at a private table: the caller of an interaction, or the reader of a page."""

    @property
    def user(self) -> int:
        """Their id."""

    @property
    def player(self) -> Player:
        """They as the store keeps players, without a seat."""

    @property
    def words(self) -> Words:
        """Their language."""

    @property
    def key(self) -> str:
        """Idempotency key: a repeated answer has the same one."""


@dataclass(frozen=True)
class Outcome:
    """The result of an answer, with its points at a puzzle."""

    asked: Prompt
    step: StepBytes
    verdict: PuzzleVerdict | None = None


class PrivateTable:
    """The draft source of a try. The match is only read."""

    keeps = False
    tells_board = False  # whether a preview in words includes the whole board

    def __init__(self, bot: GameBot, prompts: PromptLoader, tried: TriedTurn, mark: TryId) -> None:
        self.bot = bot
        self.prompts = prompts
        self.panel = AnswerPanel(bot, self)
        self.tried = tried
        self.mark = mark
        self.then = msgspec.structs.replace(tried.match, state=tried.before)
        """The match as it was before the turn."""

    async def begin(self, call: InteractionContext) -> None:
        """Show the panel."""
        await self.panel.show(call, await self.now())

    async def pressed(self, call: InteractionContext, verb: str) -> None:
        """Handle a press of the panel."""
        await (self.text(call) if verb == "text" else PRESSES[verb](self.panel, call))

    async def text(self, call: InteractionContext) -> None:
        """Show the position before the turn in words."""
        painted = await self.painted(call, board=True, pictured=False)
        await call.whisper(Sheet((painted.board,)))

    async def give(self, call: InteractionContext, asked: Prompt) -> None:
        """Show the result of the answer; a refusal is shown in the panel."""
        try:
            outcome = await self.play(call, asked)
        except Refused as refusal:
            sheet = await self.sheet(call, asked, f"⚠ {call.refusal(refusal)}")
            await call.panel(replace(sheet, controls=(*sheet.controls, *refusal_buttons(call, refusal))))
            return
        if outcome is None:
            await self.elsewhere(call, asked)
        else:
            await call.panel(await self.came_of_it(call, outcome, await self.retold(call, outcome.step, asked)))

    async def play(self, guest: Guest, asked: Prompt) -> Outcome | None:
        """Play the answer; None if another one counts in its place. Raises Refused."""
        del guest
        return Outcome(asked, await self.bot.matches.tries.apply(self.tried, answers_of(asked), self.mark.nth))

    async def made(self, guest: Guest) -> Outcome | None:
        """The answer that counts as this try, once there is one; None where all may be tried again."""
        del guest
        return None

    async def elsewhere(self, call: InteractionContext, asked: Prompt) -> None:
        """Show what follows a try that another answer counts as."""
        raise NotImplementedError

    async def keep(self, call: InteractionContext, asked: Prompt) -> None:
        """Store nothing: the panel's ids hold the draft."""

    async def doubt(self, guest: Guest, asked: Prompt) -> str:
        """No doubts: nothing is at stake."""
        del guest, asked
        return ""

    async def current(self, call: InteractionContext) -> Prompt:
        """The prompt of the turn."""
        del call
        return await self.now()

    async def now(self) -> Prompt:
        """The prompt with the draft of the mark."""
        planned = self.bot.matches.tries.planned_position(self.tried)
        asked = await self._half_made() if planned is None else self._planned_prompt(planned)
        return replace(asked, ask=self._marked(asked, self.mark.nth))

    def after_steps(self, asked: Prompt, codes: Sequence[str]) -> Prompt:
        """The prompt after these steps from the beginning of the plan. Raises Refused if one is not possible."""
        tried = self.tried
        return asked.from_start(tried.ask, self.bot.matches.tries.planned_position(tried, codes), codes)

    @property
    def _presenter(self) -> Presenter:
        return PAINTERS[self.tried.match.game].presenter

    async def _half_made(self) -> Prompt:
        ask, short = await self.prompts.advised_then(self.tried), self.mark.short
        return Prompt(self.then, ask, read_short(ask, short, self._presenter) if short else self._as_played(ask))

    def _planned_prompt(self, planned: PlannedPosition) -> Prompt:
        """The steps laid out; initially those that were played."""
        match, short = self.then, self.mark.short
        planned, rest = read_steps(planned, short, partial(self.bot.matches.further, match))
        draft = read_short(planned.ask, rest, self._presenter) if short else self._as_played(planned.ask)
        asked = Prompt(match, planned.ask, at_rest(planned, draft), planned=planned)
        return asked if short else self.prompts.further(asked)

    def _as_played(self, ask: Ask[Any]) -> Draft:
        """The draft of the answer that was given; a new one if there is none."""
        answer = self.tried.answer
        drafts = (answer_with(choice, answer) for choice in ask.choices if answer is not None)
        return next((draft for draft in drafts if draft is not None), None) or begin(ask, (), self._presenter)

    def _answered(self, actions: Sequence[Any]) -> Prompt:
        """The prompt with an answer given as actions."""
        match, ask = self.then, self.tried.ask
        planned = self.bot.matches.tries.planned_position(self.tried)
        if planned is None:
            (action,) = actions
            drafts = ((choice, answer_with(choice, action)) for choice in ask.choices)
            return Prompt(match, ask, next(as_aimed(choice, draft) for choice, draft in drafts if draft is not None))
        draft = Draft()
        for action in actions:
            choice = next(choice for choice in planned.ask.choices if choice.action == action)
            further = self.bot.matches.further(match, planned, choice)
            if further is None:
                draft = choose(planned.ask, draft, choice.code)
                break
            planned = further
        return Prompt(match, planned.ask, at_rest(planned, draft), planned=planned)

    def _marked(self, asked: Prompt, nth: int) -> Ask[Any]:
        """The ask as it is in the panel's ids."""
        short = write_short(asked.ask, asked.draft)
        if asked.planned is not None:
            short = write_steps(asked.planned) + short
        mark = replace(self.mark, nth=nth, short=short)
        return msgspec.structs.replace(asked.ask, id=str(mark))

    async def sheet(self, call: InteractionContext, asked: Prompt, note: str) -> Sheet:
        """The panel of the try."""
        raise NotImplementedError

    def shown(self, asked: Prompt) -> Prompt:
        """The prompt with the question that the table asks, and no more than it tells."""
        return asked

    def about(self, words: Words) -> str:
        """The title of the table."""
        raise NotImplementedError

    async def came_of_it(self, guest: Guest, outcome: Outcome, story: TurnView) -> Sheet:
        """The result of an answer."""
        raise NotImplementedError

    def _replay(self, asked: Prompt, story: TurnView, words: Words) -> tuple[Button, ...]:
        """The button that shows an answer again once its film is there, where that comes late."""
        if not story.late:
            return ()
        now = self._marked(asked, self.mark.nth).id
        return (Button(Id("do", self.tried.match.id, now, mark(asked.draft)), words.text("replay")),)

    async def _panel(self, call: InteractionContext, asked: Prompt, note: str, about: str) -> Sheet:
        """The panel, as it would be in the match."""
        tried, words = self.tried, call.words
        pictured = await self.prompts.pictured(asked, call.user)
        in_words = not pictured and (self.tells_board or asked.planned is not None)
        painted = await self.painted(call, self.sketch(asked), board=in_words, pictured=pictured, planned=asked.planned)
        marked = replace(asked, ask=self._marked(asked, self.mark.nth))
        view = await self.prompts.view(
            marked, painted, call.user, assist=tried.assist, note=note, clock=about, pictured=pictured
        )
        linked = msgspec.structs.replace(tried.ask, id=marked.ask.id)
        beside = await self.bot.services.features.panel_links(self.then, linked, call.user, words)
        tables = frozenset({table_key(self.tried.match.id, self.mark)})
        self.bot.panels.tried(call.user, TablePanel(tables, call.revise, call.until))
        return panel(replace(view, beside=beside), words)

    def sketch(self, asked: Prompt) -> SketchOf | None:
        """The preview of the draft."""
        return sketch_of(msgspec.structs.replace(asked.ask, id=self.tried.ask.id), asked.draft, self.tried.assist)

    async def painted(
        self,
        guest: Guest,
        sketch: SketchOf | None = None,
        *,
        board: bool = False,
        pictured: bool = True,
        planned: PlannedPosition | None = None,
        spectator: bool = False,
    ) -> Painted:
        """The position, after planned steps if there are any, with the preview of a draft; with `board` that in words too.

        It is as its player sees it, or a `spectator`.
        """
        tried = self.tried
        job = Paint(
            tried.match.game,
            tried.before if planned is None else planned.state,
            guest.words.language,
            viewer=None if spectator else tried.viewer,
            sketch=sketch,
            picture=pictured,
            texts=Texts(board=board),
        )
        if pictured:
            settings = await self.bot.services.store.settings_for(guest.user, tried.match.guild)
            job = msgspec.structs.replace(job, theme=settings.look)
        return await self.bot.services.workers.run(job)

    async def retold(self, guest: Guest, stepped: StepBytes, asked: Prompt | None = None) -> TurnView:
        """The result of an answer in the form of the panel of `asked`, else in the guest's preferred one."""
        settings = await self.bot.services.store.settings_for(guest.user, self.tried.match.guild)
        pictured = not settings.own.text_first if asked is None else await self.prompts.pictured(asked, guest.user)
        return await view_turn(
            self.bot.services,
            self.tried.match.game,
            self.taken(stepped),
            self.tried.viewer,
            guest.words,
            look=settings.look,
            pictured=pictured,
        )

    def taken(self, stepped: StepBytes) -> Taken:
        """A step as a turn."""
        return Taken(self.tried.before, stepped.state, stepped.events, stepped.trace)


def answers_of(asked: Prompt) -> list[Any]:
    """The answers to try. Raises Refused."""
    if asked.planned is not None:
        return given(asked.planned, asked.draft)
    return [action_of(picked(asked.ask, asked.draft), asked.draft)]


def answer_text(asked: Prompt, words: Words) -> str:
    """The tried answer in one line."""
    if asked.planned is not None:
        return answer_line(asked.planned, asked.draft, words)
    return summary(picked(asked.ask, asked.draft), asked.draft, asked.turn, words)


def table_key(match: int, mark: TryId) -> str:
    """The key of a table, the same at each try."""
    return f"{match}:{mark.ask}"


def take_over(
    bot: GameBot,
    opens: str,
    mark_of: Callable[[Id], TryId | None],
    pressed: Callable[[InteractionContext, str, TryId], Awaitable[None]],
    table: Callable[[Guest, Id, TryId, int], Awaitable[PrivateTable]],
) -> None:
    """Route presses and forms of panels with a mark to `pressed`; all others are handled as before.

    `table` is that of a guest with an id and its mark, in a server (0: in none), which raises Refused; buttons with the verb `opens` open one.
    """

    def handler(verb: str) -> Callable[[InteractionContext], Awaitable[None]]:
        usual = bot.answerers[verb]

        async def answer(call: InteractionContext) -> None:
            mark = mark_of(call.id)
            await (usual(call) if mark is None else untouched(call, pressed(call, verb, mark)))

        return answer

    def opened(at: Id, guest: Guest, guild: int) -> Awaitable[PrivateTable] | None:
        mark = mark_of(at)
        return None if mark is None else table(guest, at, mark, guild)

    bot.answerers.update({verb: handler(verb) for verb in (*PRESSES, "text")})
    bot.private_tables[opens] = opened


async def table_of(bot: GameBot, at: Id, guest: Guest, guild: int) -> PrivateTable:
    """The private table of an id in a server (0: in none), for a guest. Raises Refused."""
    for opened in bot.private_tables.values():
        table = opened(at, guest, guild)
        if table is not None:
            found: PrivateTable = await table
            return found
    raise refused("control-unknown")


async def untouched(call: InteractionContext, work: Awaitable[None]) -> None:
    """Run the work of a try; an error of the game's code is an incident, but does not suspend the match."""
    try:
        await work
    except GameFailed:
        call.concerns(0)
        raise
