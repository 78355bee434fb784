"""`/daily`: one position a day and game, the same for everyone; three tries count."""

import datetime as dt
from dataclasses import replace

import discord
from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id
from bot.answers.draft_codec import TryId, read_try_id
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.daily.rules.puzzle_id import read_puzzle
from bot.features.daily.rules.schedule import EVERY_DAY, daily, parsed
from bot.features.daily.service import Dailies
from bot.features.daily.sheets import share_line
from bot.features.daily.values import is_over
from bot.games.contract.puzzle import Puzzle
from bot.matches.core.errors import refused
from bot.screens.rule_links import NOWHERE
from bot.screens.sheet import MAIN, Button, Sheet
from bot.words import Words
from cogs.core.command_options import GAME_CHOICES, everywhere
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.daily.puzzle_panel import PRACTICE, PuzzleTable, guild_of, puzzle_mark
from cogs.panel.prompt import PromptLoader
from cogs.play.private_table import Guest, take_over

SHARED = 10_000  # lines that are remembered, so that a button pressed twice posts one


class Daily(commands.Cog):
    """Opens puzzles and handles their panels."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.dailies = bot.feature(Dailies)
        self.prompts = PromptLoader(bot)
        self._shared: LRUCache[tuple[int, str, int | None], bool] = LRUCache(SHARED)

    @app_commands.command(name="daily", description="Today’s puzzle: three tries, the same for everyone")
    @app_commands.describe(game="Which of today’s games; Pitch Out, if left out")
    @app_commands.choices(game=GAME_CHOICES)
    @everywhere
    async def daily(self, interaction: discord.Interaction, game: str = EVERY_DAY) -> None:
        """Open a puzzle of today."""
        await run(interaction, self.begin, game)

    async def begin(self, call: InteractionContext, game: str) -> None:
        """Answer with a puzzle of today, or with the result if all tries are made."""
        call.thoughtful = True
        await self.bot.matches.bans.check(guild_of(call), call.user)
        today = self.dailies.today
        games = self.dailies.games(today)
        known = game in games or not games
        await call.screen(await self._sheet(call, daily(today, game)) if known else self._another_day(game, call.words))

    async def open(self, call: InteractionContext) -> None:
        """Open the puzzle of a press: another of today, another try, or practice."""
        mark = read_try_id(call.id.ask)
        if mark is None:
            await self.bot.matches.bans.check(guild_of(call), call.user)
            await call.panel(await self._today(call, call.id.args or EVERY_DAY))
            return
        puzzle = await self._puzzle(call, mark.ask)
        if await self._uncounted(call.user, puzzle, mark):
            await call.panel(await self._drafts(puzzle, mark, call).opening(call))
        else:
            await self._next_try(call, puzzle, mark.short)

    async def result(self, call: InteractionContext) -> None:
        """Show how the caller's tries at a puzzle compare."""
        puzzle = await self._puzzle(call, call.id.ask)
        result = await self.dailies.result(puzzle.name, call.user, guild_of(call))
        if not result.tries:
            raise refused("refused-no-tries")
        await call.panel(await self._drafts(puzzle, puzzle_mark(puzzle.name), call).result(call, result))

    async def ghosts(self, call: InteractionContext) -> None:
        """Show the best tries of the server at a puzzle that the caller has no try left at."""
        puzzle = await self._puzzle(call, call.id.ask)
        ghosts = await self.dailies.ghosts(puzzle.name, call.user, guild_of(call))
        await call.panel(await self._drafts(puzzle, puzzle_mark(puzzle.name), call).ghosts(call, ghosts))

    async def before(self, call: InteractionContext) -> None:
        """Show the best answer to the puzzle of an earlier day."""
        puzzle = await self._puzzle(call, call.id.ask)
        if self.dailies.counts(puzzle.name):
            raise refused("refused-puzzle")
        name, mark = puzzle.name, puzzle_mark(puzzle.name, practice=True)
        result = await self.dailies.result(name, call.user, guild_of(call)) if parsed(name).kind == "daily" else None
        await call.panel(await self._drafts(puzzle, mark, call).solution(call, result))

    async def share(self, call: InteractionContext) -> None:
        """Post a line about the caller's tries that tells nothing about the answer."""
        puzzle = await self._puzzle(call, call.id.ask)
        result = await self.dailies.result(puzzle.name, call.user, guild_of(call))
        if not result.tries:
            raise refused("refused-no-tries")
        shared = (call.user, puzzle.name, call.interaction.channel_id)
        if shared in self._shared:
            raise refused("refused-shared")
        self._shared[shared] = True
        words = call.public_words
        play = Button(Id("daily", NOWHERE, str(puzzle_mark(puzzle.name))), words.text("daily-play"), MAIN)
        await call.say(Sheet((f"<@{call.user}> · {share_line(puzzle, result, words)}",), ((play,),)))

    async def pressed(self, call: InteractionContext, verb: str, mark: TryId) -> None:
        """Handle a press of a puzzle's panel."""
        puzzle = await self._puzzle(call, mark.ask)
        if await self._may_try(call.user, puzzle, mark):
            await self._drafts(puzzle, mark, call).pressed(call, verb)
        else:
            await self._next_try(call, puzzle)

    async def table(self, guest: Guest, at: Id, mark: TryId, guild: int) -> PuzzleTable:
        """The table of an id. Raises Refused, also if its day is over."""
        del at
        puzzle = await self._of_name(mark.ask, guest.user, guild)
        if not await self._may_try(guest.user, puzzle, mark):
            raise refused("refused-puzzle" if self.dailies.counts(puzzle.name) else "refused-day-over")
        return PuzzleTable(self.bot, self.prompts, puzzle, mark, guest.player, guild)

    async def _may_try(self, user: int, puzzle: Puzzle, mark: TryId) -> bool:
        """Whether a try counts, or needs not."""
        counted = mark.revision != PRACTICE and self.dailies.counts(puzzle.name)
        return counted or await self._uncounted(user, puzzle, mark)

    async def _uncounted(self, user: int, puzzle: Puzzle, mark: TryId) -> bool:
        """Whether it is not the day's, or practice by someone whose tries of the day are made."""
        if parsed(puzzle.name).kind != "daily":
            return True
        if mark.revision != PRACTICE or not self.dailies.counts(puzzle.name):
            return mark.revision == PRACTICE
        tries = await self.dailies.tries_of(puzzle.name, user)
        return is_over([one.points for one in tries])

    async def _next_try(self, call: InteractionContext, puzzle: Puzzle, short: str = "") -> None:
        """Show the caller's next try at a puzzle, with their last draft; if its day is over, say so and open today's."""
        if self.dailies.counts(puzzle.name):
            await call.panel(await self._sheet(call, puzzle.name, short))
        else:
            await call.panel(await self._today(call, puzzle.game, f"⚠ {call.words.text('refused-day-over')}"))

    async def _today(self, call: InteractionContext, game: str, note: str = "") -> Sheet:
        """Today's puzzle of a game, or of the game of every day."""
        today = self.dailies.today
        return await self._sheet(call, daily(today, game if game in self.dailies.games(today) else EVERY_DAY), "", note)

    async def _sheet(self, call: InteractionContext, name: str, short: str = "", note: str = "") -> Sheet:
        """The panel of the caller's next try at a daily puzzle, with their last draft, or the result if all are made."""
        puzzle = await self.dailies.puzzle(name)
        result = await self.dailies.result(name, call.user, guild_of(call))
        drafts = self._drafts(puzzle, puzzle_mark(name, nth=len(result.tries) + 1, short=short), call)
        if not is_over(result.points):
            return await drafts.opening(call, note)
        sheet = await drafts.result(call, result)
        return replace(sheet, parts=(*filter(None, (note,)), *sheet.parts))

    async def _puzzle(self, call: InteractionContext, text: str) -> Puzzle:
        """The puzzle of a custom id. Raises Refused, also for who is banned here."""
        return await self._of_name(text, call.user, guild_of(call))

    async def _of_name(self, text: str, user: int, guild: int) -> Puzzle:
        """The puzzle that an id names, in a server. Raises Refused, also for who is banned there."""
        await self.bot.matches.bans.check(guild, user)
        name = read_puzzle(text)
        if name is None:
            raise refused("refused-puzzle")
        await self.dailies.shared.check(name, guild)
        return await self.dailies.puzzle(name)

    def _drafts(self, puzzle: Puzzle, mark: TryId, call: InteractionContext) -> PuzzleTable:
        return PuzzleTable(self.bot, self.prompts, puzzle, mark, call.player, guild_of(call))

    def _another_day(self, game: str, words: Words) -> Sheet:
        """The games of today, for one that has its day later in the week. Raises Refused if it never has."""
        today = self.dailies.today
        days = (today + dt.timedelta(days=ahead) for ahead in range(1, 8))
        following = next((day for day in days if game in self.dailies.games(day)), None)
        if following is None:
            raise refused("refused-puzzle")
        presses = tuple(
            Button(Id("daily", NOWHERE, "", one), words.text(f"{one}-name"), MAIN) for one in self.dailies.games(today)
        )
        at = int(dt.datetime.combine(following, dt.time(), dt.UTC).timestamp())
        text = words.text("daily-another-day", game=words.text(f"{game}-name"), at=f"<t:{at}:R>")
        return Sheet((text,), (presses,))


def _mark_of(at: Id) -> TryId | None:
    """The mark of a puzzle's panel; None on any other."""
    mark = read_try_id(at.ask) if at.match == NOWHERE else None
    return None if mark is None or read_puzzle(mark.ask) is None else mark


async def setup(bot: GameBot) -> None:
    """Add the command and wrap the handlers it shares with other panels."""
    cog = Daily(bot)
    take_over(bot, "daily", _mark_of, cog.pressed, cog.table)
    bot.answer(Presser.ONESELF, daily=cog.open)
    bot.answer(Presser.ANYONE, dailyresult=cog.result, dailybefore=cog.before, dailyshare=cog.share)
    bot.answer(Presser.ANYONE, dailyghosts=cog.ghosts)
    await bot.add_cog(cog)
