"""`/match review` and the button Review: who was ahead, how well each player decided, and what was better."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.answers.custom_id import natural
from bot.answers.draft import answer_with
from bot.answers.draft_edits import picked
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.features.reviews.jobs import ExpectedResults, ShowTurn
from bot.features.reviews.rules.review import Decision, Review
from bot.features.reviews.service import Reviews, check
from bot.features.reviews.sheets import (
    MomentView,
    curve_words,
    moment_alt,
    moment_sheet,
    progress_sheet,
    review_sheet,
)
from bot.games import GAMES
from bot.games.contract.base import Ask
from bot.games.contract.save import load
from bot.matches.core.errors import EngineError, GameFailed, StoreError, refused
from bot.matches.core.models import Match, Status
from bot.matches.play.tries import TriedTurn
from bot.matches.settings.preferences import Look
from bot.panel.panel import summary
from bot.screens.sheet import Media, Sheet
from bot.words import Words
from bot.workers.films import Taken
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.match.board import BoardCommands
from cogs.match.group import MATCH, NUMBER, suggest_past
from cogs.panel.board_view import BoardView
from cogs.play.private_table import untouched

LOOKS_AGAIN = 2.0  # seconds between two looks at a review in progress
LONGEST = 12 * 60.0  # seconds after which an answer is edited no more; Discord allows 15 minutes
GIF = b"GIF8"

log = structlog.stdlib.get_logger(__name__)


class ReviewCommand:
    """Shows reviews, and keeps those in progress up to date."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.positions = BoardView(bot)
        self.reviews = bot.feature(Reviews)

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
        call.thoughtful = not call.pressed_in_private
        progress = await self.reviews.ask(match)
        if progress.complete is not None:
            await call.panel(await self._sheet(call, match, progress.complete))
            return
        await call.panel(progress_sheet(match, progress.done, call.words))
        self.bot.go_on(self._watch(call, match))

    async def _watch(self, call: InteractionContext, match: Match) -> None:
        """Edit the answer until the review is complete."""
        try:
            async with asyncio.timeout(LONGEST):
                await self._follow(call, match)
        except TimeoutError:
            log.info("a review is no longer watched", match=match.id)
        except (StoreError, *REQUEST_FAILED) as error:
            log.warning("a review in progress could not be shown", match=match.id, error=error)

    async def _follow(self, call: InteractionContext, match: Match) -> None:
        shown = -1
        while (progress := await self.reviews.progress(match)).complete is None:
            if progress.done != shown:
                shown = progress.done
                await _revised(call, progress_sheet(match, shown, call.words))
            await asyncio.sleep(LOOKS_AGAIN)
        sheet = await self._sheet(call, match, progress.complete)
        if await _revised(call, sheet):
            await call.whisper(Sheet((call.words.text("review-ready", match=match.number),)))  # an edit notifies nobody
        else:
            await call.screen(sheet)

    async def moment(self, call: InteractionContext) -> None:
        """Show a moment."""
        match, review = await self._reviewed(call)
        number, decision = _moment(call.id.args, review)
        tried = await self.bot.matches.tries.turn(match, decision.turn, call.user)
        settings = await self.bot.services.store.settings_for(call.user, match.guild)
        view = await self._view(
            tried, number, decision, call.words, look=settings.look, pictured=not settings.own.text_first
        )
        await call.screen(moment_sheet(match, view, call.words))

    async def publish(self, call: InteractionContext) -> None:
        """Show the review, or a moment of it, to everyone."""
        call.thoughtful = call.public = True
        match, review = await self._reviewed(call)
        words = call.public_words
        look = (await self.bot.services.store.server_settings(match.guild)).look
        if call.id.args:
            number, decision = _moment(call.id.args, review)
            tried = await self.bot.matches.tries.turn(match, decision.turn, call.user)
            view = await self._view(tried, number, decision, words, look=look)
            sheet = moment_sheet(match, view, words, public=True)
        else:
            sheet = review_sheet(match, review, await self._curve(match, review, words, look), words, public=True)
        await call.screen(Sheet((words.text("replay-shown", user=f"<@{call.user}>"), *sheet.parts)))

    async def _reviewed(self, call: InteractionContext) -> tuple[Match, Review]:
        match = await self.positions.looked_at(call)
        check(match)
        review = (await self.reviews.progress(match)).complete
        if review is None:
            raise refused("review-gone")
        return match, review

    async def _sheet(self, call: InteractionContext, match: Match, review: Review) -> Sheet:
        settings = await self.bot.services.store.settings_for(call.user, match.guild)
        curve = None if settings.own.text_first else await self._curve(match, review, call.words, settings.look)
        return review_sheet(match, review, curve, call.words)

    async def _curve(self, match: Match, review: Review, words: Words, look: Look) -> Media | None:
        """The picture of who was ahead; None if it cannot be drawn."""
        spec = GAMES[match.game].spec
        sides = tuple((tuple(seats), spec.side(seats[0])) for seats in review.sides)
        moments = tuple((one.turn, number) for number, one in enumerate(review.moments, start=1))
        shares = tuple(review.standings[turn - 1] for turn in review.moves)
        job = ExpectedResults(match.game, review.moves, shares, sides, match.names, moments, words.language, look)
        try:
            png = await self.bot.services.workers.run(job)
        except EngineError as error:
            log.warning("a curve could not be drawn", match=match.id, error=error)
            return None
        return Media(png, curve_words(match, review, words), "review.png")

    async def _view(
        self, tried: TriedTurn, number: int, decision: Decision, words: Words, *, look: Look, pictured: bool = True
    ) -> MomentView:
        """A moment with a picture of each of both turns. Raises Refused, EngineError."""
        spec = GAMES[tried.match.game].spec
        action = load(spec.action, decision.better)
        answers = (
            _answer_text(tried.ask, tried.answer, spec.turn, words),
            _answer_text(tried.ask, action, spec.turn, words),
        )
        view = MomentView(number, decision, *answers)
        if not pictured or tried.ask.secret:  # a secret choice shows nothing until all have chosen
            return view
        stepped = await self.bot.matches.tries.apply(tried, [action], 1)
        turn, game, films = tried.turn, tried.match.game, self.bot.services.films
        both = (
            Taken(tried.before, turn.state, turn.events, turn.trace),
            Taken(tried.before, stepped.state, stepped.events, stepped.trace),
        )
        try:
            images = [await films.shoot(ShowTurn(game, one, tried.ask.seat, words.language, look)) for one in both]
        except (EngineError, GameFailed) as error:
            log.warning("two turns could not be compared", match=tried.match.id, error=error)
            return view
        alts = (words.text("review-played", what=view.played), words.text("review-better", what=view.better))
        names = (f"{game}-{tried.match.number}-{turn.revision}-{which}" for which in ("played", "better"))
        pictures = (
            Media(image, moment_alt(view, alt, words), f"{name}.{'gif' if image.startswith(GIF) else 'png'}")
            for image, alt, name in zip(images, alts, names, strict=True)
        )
        return replace(view, pictures=tuple(pictures))


async def _revised(call: InteractionContext, sheet: Sheet) -> bool:
    """Edit the answer; False if it is gone, dismissed or replaced by another panel of the match."""
    try:
        await call.revise(sheet)
    except discord.NotFound:
        return False
    return True


def _moment(args: str, review: Review) -> tuple[int, Decision]:
    """The moment of a button. Raises Refused if the review has none of that number."""
    number = natural(args) or 0
    if not 0 < number <= len(review.moments):
        raise refused("review-gone")
    return number, review.moments[number - 1]


def _answer_text(ask: Ask[Any], action: Any, turn: int, words: Words) -> str:
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
    await serve(call, untouched(call, ReviewCommand(call.bot).command(call, match)))


async def setup(bot: GameBot) -> None:
    """Add the command and the buttons."""
    command = ReviewCommand(bot)
    bot.answer(Presser.ANYONE, review=command.pressed)
    bot.answer(Presser.ANYONE, moment=lambda call: untouched(call, command.moment(call)))
    bot.answer(Presser.ANYONE, reviewall=lambda call: untouched(call, command.publish(call)))
