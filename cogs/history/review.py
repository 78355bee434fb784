"""`/match review` and the button Review: who was ahead, how well each player decided, and what was better."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import natural
from bot.answers.draft import answer_with
from bot.answers.draft_edits import picked
from bot.app import GameBot
from bot.coach.review import Decision, Review
from bot.games import GAMES
from bot.games.base import Ask
from bot.games.save import load
from bot.jobs import Compare, ExpectedResults, Taken
from bot.matches.core.errors import EngineError, GameFailed, StoreError, refused
from bot.matches.core.models import Match, Status
from bot.matches.history.reviews import check
from bot.matches.history.whatif import WhatIfTurn
from bot.matches.settings.preferences import Look
from bot.screens.panel import summary
from bot.screens.review import (
    MomentView,
    curve_words,
    moment_alt,
    moment_sheet,
    progress_sheet,
    review_sheet,
    side_names,
)
from bot.screens.sheet import Media, Sheet
from bot.words import Words
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.history.whatif import untouched
from cogs.match.board import BoardCommands
from cogs.match.board_view import BoardView
from cogs.match.group import MATCH, NUMBER, suggest_past

LOOKS_AGAIN = 2.0  # seconds between two looks at a review in progress
LONGEST = 12 * 60.0  # seconds after which an answer is edited no more; Discord allows 15 minutes
GIF = b"GIF8"

log = structlog.stdlib.get_logger(__name__)


class ReviewCommand(commands.Cog):
    """Shows reviews, and keeps those in progress up to date."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.positions = BoardView(bot)
        self._watching: set[asyncio.Task[None]] = set()

    async def cog_unload(self) -> None:
        """Stop editing."""
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)

    async def command(self, call: InteractionContext, number: int | None) -> None:
        """Show the review of a match, by default of the latest that is over."""
        match = await BoardCommands(self.bot).look_for(call, number)
        if number is None and match.status.is_under_way:
            past = await self.bot.matches.player_history.of(call.user)
            over = next((one.match.id for one in past if one.match.status is Status.FINISHED), None)
            match = match if over is None else await self.positions.match(over)
        await self._show(call, match)

    async def pressed(self, call: InteractionContext) -> None:
        """Show the review of the pressed match."""
        await self._show(call, await self.positions.looked_at(call))

    async def _show(self, call: InteractionContext, match: Match) -> None:
        progress = await self.bot.matches.reviews.ask(match)
        if progress.complete is not None:
            await call.panel(await self._sheet(call, match, progress.complete))
            return
        await call.panel(progress_sheet(match, progress.done, call.words))
        task = asyncio.create_task(self._watch(call, match))
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)

    async def _watch(self, call: InteractionContext, match: Match) -> None:
        """Edit the answer until the review is complete; who has dismissed it needs no more."""
        try:
            async with asyncio.timeout(LONGEST):
                await self._follow(call, match)
        except TimeoutError:
            log.info("a review is no longer watched", match=match.id)
        except discord.NotFound:
            log.info("a review was dismissed", match=match.id)
        except (StoreError, discord.HTTPException) as error:
            log.warning("a review in progress could not be shown", match=match.id, error=repr(error))

    async def _follow(self, call: InteractionContext, match: Match) -> None:
        shown = -1
        while True:
            progress = await self.bot.matches.reviews.progress(match)
            if progress.complete is not None:
                await call.revise(await self._sheet(call, match, progress.complete))
                return
            if progress.done != shown:
                shown = progress.done
                await call.revise(progress_sheet(match, shown, call.words))
            await asyncio.sleep(LOOKS_AGAIN)

    async def moment(self, call: InteractionContext) -> None:
        """Show a moment."""
        match, review = await self._reviewed(call)
        number, decision = _moment(call.id.args, review)
        tried = await self.bot.matches.whatif.turn(match, decision.turn, call.user)
        taste = await self.bot.services.store.settings_for(call.user, match.guild)
        view = await self._view(tried, number, decision, call.words, look=taste.look, pictured=not taste.own.text_first)
        await call.screen(moment_sheet(match, view, call.words))

    async def publish(self, call: InteractionContext) -> None:
        """Show the review, or a moment of it, to everyone."""
        call.thoughtful = call.public = True
        match, review = await self._reviewed(call)
        words = call.public_words
        look = (await self.bot.services.store.server_settings(match.guild)).look
        if call.id.args:
            number, decision = _moment(call.id.args, review)
            tried = await self.bot.matches.whatif.turn(match, decision.turn, call.user)
            view = await self._view(tried, number, decision, words, look=look)
            sheet = moment_sheet(match, view, words, public=True)
        else:
            sheet = review_sheet(match, review, await self._curve(match, review, words, look), words, public=True)
        await call.screen(Sheet((words.text("replay-shown", user=f"<@{call.user}>"), *sheet.parts)))

    async def _reviewed(self, call: InteractionContext) -> tuple[Match, Review]:
        match = await self.positions.looked_at(call)
        check(match)
        review = (await self.bot.matches.reviews.progress(match)).complete
        if review is None:
            raise refused("review-gone")
        return match, review

    async def _sheet(self, call: InteractionContext, match: Match, review: Review) -> Sheet:
        taste = await self.bot.services.store.settings_for(call.user, match.guild)
        curve = None if taste.own.text_first else await self._curve(match, review, call.words, taste.look)
        return review_sheet(match, review, curve, call.words)

    async def _curve(self, match: Match, review: Review, words: Words, look: Look) -> Media | None:
        """The picture of who was ahead; None if it cannot be drawn."""
        spec = GAMES[match.game].spec
        sides = tuple(
            (name, spec.side(seats[0]))
            for name, seats in zip(side_names(match, review, words), review.sides, strict=True)
        )
        moments = tuple((one.turn, number) for number, one in enumerate(review.moments, start=1))
        job = ExpectedResults(match.game, review.standings, sides, moments, look)
        try:
            png = await self.bot.services.worker.draw(job)
        except EngineError as error:
            log.warning("a curve could not be drawn", match=match.id, error=repr(error))
            return None
        return Media(png, curve_words(match, review, words), "review.png")

    async def _view(
        self, tried: WhatIfTurn, number: int, decision: Decision, words: Words, *, look: Look, pictured: bool = True
    ) -> MomentView:
        """A moment with both turns side by side. Raises Refused, EngineError."""
        spec = GAMES[tried.match.game].spec
        action = load(spec.action, decision.better)
        view = MomentView(
            number,
            decision,
            _said(tried.ask, tried.answer, spec.turn, words),
            _said(tried.ask, action, spec.turn, words),
            None,
        )
        if not pictured or tried.ask.secret:  # a secret choice shows nothing until all have chosen
            return view
        stepped = await self.bot.matches.whatif.apply(tried, [action], 1)
        turn = tried.turn
        both = (
            Taken(tried.before, turn.state, turn.events, turn.trace),
            Taken(tried.before, stepped.state, stepped.events, stepped.trace),
        )
        captions = (words.text("review-caption-played"), words.text("review-caption-better"))
        job = Compare(tried.match.game, both, captions, tried.ask.seat, words.language, look)
        try:
            image = await self.bot.services.films.shoot(job)
        except (EngineError, GameFailed) as error:
            log.warning("two turns could not be compared", match=tried.match.id, error=repr(error))
            return view
        name = f"{tried.match.game}-{tried.match.number}-{turn.revision}.{'gif' if image.startswith(GIF) else 'png'}"
        return MomentView(number, decision, view.played, view.better, Media(image, moment_alt(view, words), name))


def _moment(args: str, review: Review) -> tuple[int, Decision]:
    """The moment of a button. Raises Refused if the review has none of that number."""
    number = natural(args) or 0
    if not 0 < number <= len(review.moments):
        raise refused("review-gone")
    return number, review.moments[number - 1]


def _said(ask: Ask[Any], action: Any, turn: int, words: Words) -> str:
    """An answer in one line."""
    drafts = (answer_with(choice, action) for choice in ask.choices)
    draft = next((one for one in drafts if one is not None), None)
    if draft is None:
        return words.say(next((one.words for one in ask.choices if one.action == action), ask.words))
    return summary(picked(ask, draft), draft, turn, words)


@MATCH.command(name="review", description="See who was ahead in a finished match, and which moves were better")
@app_commands.describe(match=NUMBER)
@app_commands.autocomplete(match=suggest_past)
async def review(interaction: discord.Interaction, match: int | None = None) -> None:
    """Show the review of a match."""
    call = context_of(interaction)
    cog = call.bot.get_cog("ReviewCommand")
    if isinstance(cog, ReviewCommand):
        await serve(call, untouched(call, cog.command(call, match)))


async def setup(bot: GameBot) -> None:
    """Add the command and the buttons."""
    cog = ReviewCommand(bot)
    bot.answerers["review"] = cog.pressed
    bot.answerers["moment"] = lambda call: untouched(call, cog.moment(call))
    bot.answerers["reviewall"] = lambda call: untouched(call, cog.publish(call))
    await bot.add_cog(cog)
