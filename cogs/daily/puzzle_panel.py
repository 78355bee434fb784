"""The panel of a puzzle: that of a match, on a table that only the caller sees, with its goal on top.

It is stateless as that of What if?: the ask in its ids holds the puzzle, whether the try counts, its number and the draft:
`d25.<game>~0~1~h~0~...`. So panels outlive restarts, and a press that comes twice counts once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from bot.answers.advised import unadvised, undecided
from bot.answers.custom_id import Id
from bot.answers.draft import Draft
from bot.answers.draft_codec import TryId, read_short
from bot.client.app import GameBot
from bot.features.daily.jobs import PaintTries, TryMade
from bot.features.daily.rules.puzzle_id import write_puzzle
from bot.features.daily.rules.schedule import parsed
from bot.features.daily.service import Dailies
from bot.features.daily.sheets import (
    day_end,
    day_table,
    ghost_lines,
    heading,
    signs,
    streak_line,
    title,
    tries_left,
    verdict,
)
from bot.features.daily.values import COUNTED, BestTry, DayResult, PuzzleTry, is_over
from bot.games import GAMES
from bot.games.contract.preview import Assist
from bot.games.contract.puzzle import REACHED, Puzzle, best_of, position_of
from bot.games.contract.save import dump, load
from bot.matches.core.models import Player
from bot.matches.core.positions import PlannedPosition
from bot.matches.play.tries import TriedTurn, first_turn, private_match
from bot.panel.next_links import flick_doubt
from bot.screens.rule_links import NOWHERE
from bot.screens.sheet import GOOD, MAIN, PLAIN, Button, Media, Part, Row, Sheet
from bot.words import Words
from bot.workers.paint import Paint
from cogs.core.interaction_context import InteractionContext
from cogs.panel.prompt import Prompt, PromptLoader
from cogs.play.exercise_sheet import DONE, MISSED, picture_first, pruned
from cogs.play.private_table import Guest, Outcome, PrivateTable, answer_text, answers_of
from cogs.play.turn_view import TurnView

PRACTICE = 1  # in place of a turn's number: the try does not count
CLOSE = 0xF0E442  # yellow


@dataclass(frozen=True)
class PuzzleTurn(TriedTurn):
    """A puzzle as a turn to be tried; previews show what they show in a match."""

    @property
    def assist(self) -> Assist:
        """The usual assistance."""
        return Assist.STANDARD


def puzzle_mark(name: str, *, practice: bool = False, nth: int = 0, short: str = "") -> TryId:
    """The id of a try at a puzzle."""
    return TryId(write_puzzle(name), PRACTICE if practice else 0, nth, short)


class PuzzleTable(PrivateTable):
    """The draft source of one interaction with a puzzle."""

    tells_board = True  # which the caller has not seen

    def __init__(
        self, bot: GameBot, prompts: PromptLoader, puzzle: Puzzle, mark: TryId, player: Player, guild: int
    ) -> None:
        _, ask = position_of(GAMES[puzzle.game], puzzle)
        match = private_match(puzzle.game, puzzle.options, puzzle.state, puzzle.seat, player.user, guild, player.name)
        super().__init__(bot, prompts, PuzzleTurn(match, first_turn(match), puzzle.state, ask), mark)
        self.dailies = bot.feature(Dailies)
        self.puzzle = puzzle
        self.daily = parsed(puzzle.name).kind == "daily"
        self.counted = self.daily and mark.revision != PRACTICE

    async def opening(self, call: InteractionContext, note: str = "") -> Sheet:
        """The panel, with a note about what was pressed before."""
        return await self.sheet(call, await self.now(), note)

    async def sheet(self, call: InteractionContext, asked: Prompt, note: str) -> Sheet:
        """The panel, with the goal for the question, below the picture."""
        sheet = await self._panel(call, self.shown(asked), note, "")
        parts = (self.about(call.words), *picture_first(sheet.parts))
        return replace(sheet, parts=parts, controls=pruned(sheet.controls))

    def shown(self, asked: Prompt) -> Prompt:
        """The prompt with the goal for its question, and nothing that gives the answer away."""
        return replace(
            asked,
            ask=msgspec.structs.replace(asked.ask, words=self.puzzle.goal),
            planned=unranked(asked.planned) if asked.planned else None,
        )

    async def doubt(self, guest: Guest, asked: Prompt) -> str:
        """The cost of a try that counts, as in a match; "" for one that does not count, or is made and only shown again."""
        if not self.counted or await self._kept(guest) is not None:
            return ""
        tried, language = self.tried, guest.words.language
        sketch = self.sketch(asked)
        job = Paint(tried.match.game, tried.before, language, viewer=tried.viewer, sketch=sketch, picture=False)
        return flick_doubt(await self.bot.services.workers.run(job), asked.ask, asked.draft, guest.words)

    async def play(self, guest: Guest, asked: Prompt) -> Outcome | None:
        """Play the answer, which may count; None if another one counts in its place. Raises Refused."""
        dailies, guild, actions = self.dailies, self.tried.match.guild, answers_of(asked)
        if not self.counted:
            tried = await dailies.practise(self.puzzle, guest.player, actions, guild=guild, key=guest.key)
            return Outcome(asked, tried.step, tried.verdict)
        kept = await dailies.play(self.puzzle, guest.player, self.mark.nth, actions, guild=guild, key=guest.key)
        if kept is None or kept.answer != dump(actions):
            return None
        return await self._outcome(asked, kept, actions)

    async def made(self, guest: Guest) -> Outcome | None:
        """The answer that counts as this try, once there is one."""
        kept = await self._kept(guest) if self.counted else None
        if kept is None:
            return None
        actions = load(list[GAMES[self.puzzle.game].spec.action], kept.answer)  # type: ignore[misc]  # the game's own type
        return await self._outcome(self._answered(actions), kept, actions)

    async def _kept(self, guest: Guest) -> PuzzleTry | None:
        """The guest's try of this number."""
        tries = await self.dailies.tries_of(self.puzzle.name, guest.user)
        return next(iter(tries[self.mark.nth - 1 : self.mark.nth]), None)

    async def _outcome(self, asked: Prompt, kept: PuzzleTry, actions: Sequence[Any]) -> Outcome | None:
        """The outcome of a try that counts, with why it missed the goal."""
        if kept.step is None:
            return None
        return Outcome(asked, kept.step, (await self.dailies.attempt(self.puzzle, actions)).verdict)

    async def elsewhere(self, call: InteractionContext, asked: Prompt) -> None:
        """Show the next try, with the draft, or the result if all are made."""
        player, guild = call.player, self.tried.match.guild
        result = await self.dailies.result(self.puzzle.name, call.user, guild)
        if is_over(result.points):
            await call.panel(await self.result(call, result))
            return
        following = replace(self.mark, nth=len(result.tries) + 1)
        moved = PuzzleTable(self.bot, self.prompts, self.puzzle, following, player, guild)
        await moved.panel.show(call, asked, f"⚠ {call.words.text('daily-elsewhere')}")

    async def came_of_it(self, guest: Guest, outcome: Outcome, story: TurnView) -> Sheet:
        """The result of an answer with its points."""
        if outcome.verdict is None:
            raise ValueError("a puzzle has a verdict")
        words, asked, points = guest.words, outcome.asked, outcome.verdict.points
        films = self._replay(asked, story, words)
        parts = (answer_text(asked, words), *story.parts, verdict(points, words, outcome.verdict.note))
        if not self.counted:
            return self._practised(words, asked, parts, points, films)
        result = await self.dailies.result(self.puzzle.name, guest.user, self.tried.match.guild)
        return self._counted(guest, result, parts, points, films, asked)

    async def result(self, call: InteractionContext, result: DayResult) -> Sheet:
        """The caller's best try of the day, and how it compares."""
        best = max(result.tries, key=lambda one: one.points)
        parts: tuple[Part, ...] = (verdict(best.points, call.words),)
        if best.step is not None:
            parts = (*(await self.retold(call, best.step)).parts, *parts)
        return self._counted(call, result, parts, best.points, (), None)

    async def ghosts(self, call: InteractionContext, ghosts: Sequence[BestTry]) -> Sheet:
        """The ways of the best tries on the board, with their players."""
        puzzle, words = self.puzzle, call.words
        settings = await self.bot.services.store.settings_for(call.user, self.tried.match.guild)
        tries = tuple(TryMade(one.step.state, nth, one.user == call.user) for nth, one in enumerate(ghosts, start=1))
        drawn = await self.bot.services.workers.run(
            PaintTries(puzzle.game, puzzle.state, tries, words.language, settings.look)
        )
        shown = drawn.alt if settings.own.text_first else Media(drawn.png, drawn.alt)
        legend = ghost_lines(ghosts, call.user, words)
        return Sheet(
            (heading(puzzle, words), shown, legend), ((self._press("dailyresult", words, "daily-table-button"),),)
        )

    async def solution(self, call: InteractionContext, result: DayResult | None) -> Sheet:
        """The best answer known with its points, and how the day ended."""
        words, best = call.words, best_of(GAMES[self.puzzle.game], self.puzzle)
        attempted = await self.dailies.attempt(self.puzzle, best)
        lines = await self.retold(call, attempted.step)
        answer = words.text("daily-solution", what=answer_text(self._answered(best), words))
        ended = day_end(result, call.user, words) if result is not None else ""
        points = verdict(attempted.verdict.points, words)
        parts = (heading(self.puzzle, words), answer, *lines.parts, points, *filter(None, (ended,)))
        again = Button(Id("daily", NOWHERE, str(self.mark)), words.text("lesson-mine"), GOOD)
        film = (self._press("dailybefore", words, "replay"),) if lines.late else ()
        exercised = parsed(self.puzzle.name).kind == "exercise"
        today = () if exercised else (Button(Id("daily", NOWHERE), words.text("daily-today"), MAIN),)
        return Sheet(parts, ((*today, *film, again),))

    def about(self, words: Words) -> str:
        """The title of the puzzle and the number of the try."""
        text = f"-# {title(self.puzzle, words)}"
        if self.counted:
            return f"{text} · {words.text('daily-about', nth=self.mark.nth, of=COUNTED)}"
        return f"{text} · {words.text('daily-practice-about')}" if self.daily else text

    def _counted(
        self,
        guest: Guest,
        result: DayResult,
        parts: tuple[Part, ...],
        points: int,
        film: Row,
        asked: Prompt | None,
    ) -> Sheet:
        """A counted try, with what can be done next; without `asked` with the table even while tries are left."""
        words, over = guest.words, is_over(result.points)
        shown = (*parts, *(() if over else (tries_left(result.points, words),)))
        if over or asked is None:
            shown = (*shown, self._compared(guest, result, over=over))
        ways = self._ways_after(guest, result, film) if over else self._ways_between(result, film, asked, words)
        return Sheet((heading(self.puzzle, words), *shown), ways, colour_of(points))

    def _compared(self, guest: Guest, result: DayResult, *, over: bool) -> str:
        """The streak, the table, and when the next puzzle comes."""
        words, closes = guest.words, self.dailies.closes(self.puzzle.name) // 1000
        streak = streak_line(result.streak, words)
        listed = any(line.user == guest.user for line in result.table)  # with the same signs
        own = f"{signs(result.points)} · {streak}" if over and not listed else streak
        following = words.text("daily-next", at=f"<t:{closes}:R>")
        return "\n".join(filter(None, (own, day_table(result, guest.user, words), following)))

    def _ways_between(self, result: DayResult, film: Row, asked: Prompt | None, words: Words) -> tuple[Row, ...]:
        """Buttons while tries are left; the next one begins with the draft of the last."""
        nth = len(result.tries) + 1
        following = self._marked(asked, nth).id if asked else str(puzzle_mark(self.puzzle.name, nth=nth))
        again = Button(Id("daily", NOWHERE, following), words.text("daily-again"), GOOD)
        table = (self._press("dailyresult", words, "daily-table-button"),) if asked else ()
        return ((again, *film, *table),)

    def _ways_after(self, guest: Guest, result: DayResult, film: Row) -> tuple[Row, ...]:
        """Buttons after the last try."""
        words, others = guest.words, any(line.user != guest.user for line in result.table)
        ghosts = (self._press("dailyghosts", words, "daily-ghosts"),) if others else ()
        row: Row = (self._press("dailyshare", words, "daily-share", GOOD), *ghosts, *film, self._practice(words))
        if result.former:
            row += (Button(Id("dailybefore", NOWHERE, write_puzzle(result.former)), words.text("daily-before")),)
        return (row, *self._others(words, result.here))

    def _others(self, words: Words, here: str) -> tuple[Row, ...]:
        """The day's other games, and a puzzle from a match on the server."""
        dailies = self.dailies
        others = [game for game in dailies.games(dailies.today) if game != self.puzzle.game]
        row = tuple(
            Button(Id("daily", NOWHERE, "", game), words.text("daily-other", game=words.text(f"{game}-name")), MAIN)
            for game in others
        )
        row += (Button(Id("daily", NOWHERE, str(puzzle_mark(here))), words.text("daily-here"), MAIN),) if here else ()
        return (row,) if row else ()

    def _practised(self, words: Words, asked: Prompt, parts: tuple[Part, ...], points: int, film: Row) -> Sheet:
        """A try that does not count."""
        marked = self._marked(asked, self.mark.nth).id
        again = Button(Id("daily", NOWHERE, marked), words.text("lesson-retry"), PLAIN if points >= REACHED else GOOD)
        ways = (again, *film, *self._ways_on(words, points))
        return Sheet((heading(self.puzzle, words), *parts), (ways,), colour_of(points))

    def _ways_on(self, words: Words, points: int) -> Row:
        """The buttons after a try that does not count."""
        if self.daily:
            return (self._press("dailyresult", words, "daily-table-button"),)
        kind, number, game = parsed(self.puzzle.name)
        every = Button(Id("exercises", NOWHERE, "", game), words.text("exercises-all"))
        following = Button(Id("exercise", NOWHERE, "", f"{game}:{number}"), words.text("exercises-next"), GOOD)
        shown = self._press("dailybefore", words, "lesson-show")
        if kind == "match":
            today = Button(Id("daily", NOWHERE), words.text("daily-today"), MAIN)
            return (today,) if points >= REACHED else (shown, today)
        return (following, every) if points >= REACHED else (shown, every)

    def _practice(self, words: Words) -> Button:
        mark = puzzle_mark(self.puzzle.name, practice=True)
        return Button(Id("daily", NOWHERE, str(mark)), words.text("daily-practice"))

    def _press(self, verb: str, words: Words, key: str, style: Any = PLAIN) -> Button:
        return Button(Id(verb, NOWHERE, write_puzzle(self.puzzle.name)), words.text(key), style)

    async def _half_made(self) -> Prompt:
        """The ask as it is, with nothing chosen and nothing that gives the answer away."""
        ask, short = unadvised(self.tried.ask, self._presenter), self.mark.short
        asked = Prompt(self.tried.match, ask, Draft())
        return replace(asked, draft=read_short(ask, short, self._presenter) if short else undecided(ask, asked.menu))


def unranked(planned: PlannedPosition) -> PlannedPosition:
    """A planned position that offers its steps by name, not the likely ones first, and no deeds."""
    ask = unadvised(planned.ask)
    by_name = tuple(sorted(ask.choices, key=lambda one: (len(one.code), one.code)))
    return replace(planned, ask=msgspec.structs.replace(ask, choices=by_name), deeds=())


def colour_of(points: int) -> int:
    """The colour of a try's message."""
    if points >= REACHED:
        return DONE
    return CLOSE if points else MISSED


def guild_of(call: InteractionContext) -> int:
    """The server that the bot is a member of where the caller is; 0 elsewhere."""
    interaction = call.interaction
    return (interaction.guild_id or 0) if interaction.is_guild_integration() else 0
