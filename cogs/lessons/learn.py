"""`/learn`: interactive lessons on a private table.

Lessons are stateless: their ids hold the step, the number of the try and the draft, in the format of What if?:
`<game>.<step>~0~0~...`. So they outlive restarts.
"""

from dataclasses import replace

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id
from bot.answers.draft_codec import TryId, read_try_id
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.lessons.courses import LessonStep, course, taught
from bot.games import GAMES
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import refused
from bot.matches.play.tries import TriedTurn, first_turn, private_match
from bot.screens.rule_links import NOWHERE, exercise_presses, rules_presses
from bot.screens.sheet import GOOD, MAIN, PART_LIMIT, PLAIN, Button, Row, Sheet, Style
from bot.words import Words
from cogs.core.command_options import GAME_CHOICES, everywhere
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.panel.prompt import Prompt, PromptLoader
from cogs.play.exercise_sheet import DONE, MISSED, picture_first, pruned
from cogs.play.private_table import Guest, Outcome, PrivateTable, answer_text, answers_of, take_over, untouched
from cogs.play.turn_view import TurnView

MENDING = 8  # components that a refusal adds to a panel: the suggestions and the reason


class LessonTable(PrivateTable):
    """The draft source of one interaction with a step of a lesson."""

    tells_board = True  # which the learner has not seen

    def __init__(self, bot: GameBot, prompts: PromptLoader, step: LessonStep, mark: TryId, user: int) -> None:
        match = private_match(step.game, (), step.state, step.ask.seat, user)
        super().__init__(bot, prompts, TriedTurn(match, first_turn(match), step.state, step.ask, step.begin), mark)
        self.step = step

    async def sheet(self, call: InteractionContext, asked: Prompt, note: str) -> Sheet:
        """The panel of the step, below its explanation and the buttons to other steps; the task replaces the question.

        The buttons are on top so that board, task and controls are visible together; a panel with a refusal has none if
        they do not fit.
        """
        words = call.words
        sheet = await self._panel(call, self.shown(asked), note, "")
        text = self.about(words)
        ways = (*self._back(words), self._show_me(words), self._rule(words), self._on(words, PLAIN))
        sheet = replace(sheet, parts=(text, *picture_first(sheet.parts)), controls=pruned(sheet.controls))
        more = replace(sheet, parts=(text, ways, *sheet.parts[1:]))
        return more if more.components <= PART_LIMIT - (MENDING if note else 0) else sheet

    def shown(self, asked: Prompt) -> Prompt:
        """The prompt with the task for its question."""
        return replace(asked, ask=msgspec.structs.replace(asked.ask, words=phrase(f"{self.step.words}-task")))

    def about(self, words: Words) -> str:
        """The lesson and step, and what it explains."""
        return f"-# {title(self.step, words)}\n{words.text(f'{self.step.words}-about')}"

    async def first(self, call: InteractionContext) -> None:
        """Answer a command with the panel and its picture, however long that takes."""
        await call.screen(await self.sheet(call, await self.now(), ""))

    async def solve(self, call: InteractionContext) -> None:
        """Show a solution and its result."""
        asked = self._answered(self.step.solution)
        stepped = await self.bot.matches.tries.apply(self.tried, answers_of(asked), self.mark.nth)
        shown = call.words.text("lesson-shown", what=answer_text(asked, call.words))
        story = await self.retold(call, stepped, asked)
        mine = Button(Id("learn", NOWHERE, self._restarted()), call.words.text("lesson-mine"), GOOD)
        film = (Button(Id("learnshow", NOWHERE, str(self.mark)), call.words.text("replay")),) if story.late else ()
        ways = (mine, *film, self._rule(call.words), self._on(call.words, PLAIN))
        parts = (heading(self.step, call.words), shown, *story.parts, call.words.text(f"{self.step.words}-done"))
        await call.panel(Sheet(parts, (ways,)))

    async def came_of_it(self, guest: Guest, outcome: Outcome, story: TurnView) -> Sheet:
        """The result of an answer, and whether the goal was reached."""
        words, step, asked = guest.words, self.step, outcome.asked
        missed = step.missed(outcome.step)
        following = self._marked(asked, self.mark.nth + 1).id
        again = Button(Id("learn", NOWHERE, following), words.text("lesson-retry"), GOOD if missed else PLAIN)
        helped = (self._show_me(words),) if missed else ()
        ways: Row = (
            again,
            *self._replay(asked, story, words),
            *helped,
            self._rule(words),
            self._on(words, PLAIN if missed else GOOD),
        )
        if missed:
            verdict = words.text("lesson-missed", hint=words.text(f"{step.words}-{missed}"))
        else:
            verdict = words.text("lesson-done", learned=words.text(f"{step.words}-done"))
        parts = (heading(step, words), answer_text(asked, words), *story.parts, verdict)
        return Sheet(parts, (ways,), MISSED if missed else DONE)

    def _restarted(self) -> str:
        """The id that restarts the step, with the luck of the next try."""
        return str(replace(self.mark, nth=self.mark.nth + 1, short=""))

    def _show_me(self, words: Words) -> Button:
        return Button(Id("learnshow", NOWHERE, str(self.mark)), words.text("lesson-show"))

    def _rule(self, words: Words) -> Button:
        return Button(Id("whyrule", NOWHERE, "", self.step.rule), words.text("lesson-rule"))

    def _back(self, words: Words) -> tuple[Button, ...]:
        if not self.step.nth:
            return exercise_presses(self.step.game, words)
        before = course(self.step.game)[self.step.nth - 1]
        return (Button(Id("learn", NOWHERE, str(first_mark(before))), words.text("lesson-back")),)

    def _on(self, words: Words, style: Style) -> Button:
        steps = course(self.step.game)
        if self.step.nth + 1 == len(steps):
            return Button(Id("learnt", NOWHERE, "", self.step.game), words.text("lesson-end"), style)
        following = first_mark(steps[self.step.nth + 1])
        return Button(Id("learn", NOWHERE, str(following)), words.text("lesson-next"), style)


class Learn(commands.Cog):
    """Opens lessons and handles their panels."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.prompts = PromptLoader(bot)

    async def cog_load(self) -> None:
        """Read the lessons ahead of their first use."""
        for game in taught():
            course(game)

    @app_commands.command(name="learn", description="Learn a game in five steps, at your own table")
    @app_commands.describe(game="Which game to learn")
    @app_commands.choices(game=[choice for choice in GAME_CHOICES if choice.value in taught()])
    @everywhere
    async def learn(self, interaction: discord.Interaction, game: str) -> None:
        """Show the first step."""
        call = context_of(interaction)
        await serve(call, untouched(call, self._learning(call, TryId(game, 0)).first(call)))

    async def open(self, call: InteractionContext) -> None:
        """Show the panel of a step with its draft."""
        await self._learning(call, read_try_id(call.id.ask)).begin(call)

    async def solve(self, call: InteractionContext) -> None:
        """Show the solution."""
        await self._learning(call, read_try_id(call.id.ask)).solve(call)

    async def end(self, call: InteractionContext) -> None:
        """Show what to do after a lesson."""
        await call.panel(lesson_end(call.id.args, call.words))

    async def pressed(self, call: InteractionContext, verb: str, mark: TryId) -> None:
        """Handle a press of a lesson's panel."""
        learning = self._learning(call, mark)
        if learning.mark != mark:  # the step no longer exists
            await learning.begin(call)
            return
        await learning.pressed(call, verb)

    async def table(self, guest: Guest, at: Id, mark: TryId, guild: int) -> LessonTable:
        """The table of an id. Raises Refused for an unknown game."""
        del at, guild
        return self._learning(guest, mark)

    def _learning(self, guest: Guest, mark: TryId | None) -> LessonTable:
        """The step of an id, or the game's first if it no longer exists. Raises Refused for an unknown game."""
        game, _, name = (mark.ask if mark is not None else "").partition(".")
        if game not in taught():
            raise refused("refused-game", game=game)
        step = next((one for one in course(game) if one.table.id == name), None)
        if step is None or mark is None:
            first = course(game)[0]
            return LessonTable(self.bot, self.prompts, first, first_mark(first), guest.user)
        return LessonTable(self.bot, self.prompts, step, mark, guest.user)


def first_mark(step: LessonStep) -> TryId:
    """The id of a step's beginning."""
    return TryId(f"{step.game}.{step.table.id}", 0)


def title(step: LessonStep, words: Words) -> str:
    """The lesson and step."""
    game, named = words.text(f"{step.game}-name"), words.text(f"{step.words}-title")
    return words.text("lesson-heading", game=game, nth=step.nth + 1, of=len(course(step.game)), title=named)


def heading(step: LessonStep, words: Words) -> str:
    """The lesson and step as a heading."""
    return f"### {title(step, words)}"


def lesson_end(game: str, words: Words) -> Sheet:
    """The message at the end of a course: exercises, rules, repeat, and other games. Raises Refused for an unknown game."""
    if game not in taught():
        raise refused("refused-game", game=game)
    again = Button(Id("learn", NOWHERE, str(first_mark(course(game)[0]))), words.text("lesson-again"))
    others = tuple(
        Button(
            Id("learn", NOWHERE, str(first_mark(course(one)[0]))),
            words.text(f"{one}-name"),
            MAIN,
            icon=words.icon(f"{one}-name"),
        )
        for one in taught()
        if one != game
    )
    text = words.text("lesson-over", game=words.text(f"{game}-name"))
    ways = (*exercise_presses(game, words), *rules_presses(game, words), again)
    return Sheet((text,), (ways, *filter(None, (others,))), DONE)


def _mark_of(at: Id) -> TryId | None:
    """The mark of a lesson's panel; None on any other."""
    mark = read_try_id(at.ask) if at.match == NOWHERE else None
    return mark if mark is not None and mark.ask.partition(".")[0] in GAMES else None


async def setup(bot: GameBot) -> None:
    """Add the command and wrap the handlers it shares with match panels."""
    cog = Learn(bot)
    take_over(bot, "learn", _mark_of, cog.pressed, cog.table)
    bot.answer(Presser.ONESELF, learn=lambda call: untouched(call, cog.open(call)), learnt=cog.end)
    bot.answer(Presser.ANYONE, learnshow=lambda call: untouched(call, cog.solve(call)))
    await bot.add_cog(cog)
