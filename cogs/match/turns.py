"""`/turns`: everything that waits for the caller, most urgent first, with its actions; then matches that wait for others."""

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import PAGES, Id, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.matches.core.models import Match
from bot.matches.matchmaking.inbox import Challenged, Item, OpenQuestion, Proposed
from bot.matches.play.offers import buttons
from bot.matches.work.effects import OfferKind
from bot.screens.cards import mentions
from bot.screens.deadlines import until, when
from bot.screens.sheet import BAD, GOOD, MAIN, Button, LinkButton, Part, Row, Sheet
from bot.text import discord_url
from bot.words import Words
from cogs.core.command_options import everywhere
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.turn_message import STYLES

SHOWN = 6  # entries per page: each takes up to five of the forty components of a message
LISTED = 10  # matches that wait for others


class TurnList(commands.Cog):
    """Lists what waits for a player."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(name="turns", description="List everything that’s waiting for you")
    @everywhere
    async def turns(self, interaction: discord.Interaction) -> None:
        """List what waits for the caller."""
        await run(interaction, self._list, 0)

    async def show_page(self, call: InteractionContext) -> None:
        """Show another page of the list, or refresh it."""
        digits = call.id.args.partition(".")[0]
        await self._list(call, natural(digits, PAGES) or 0)

    async def _list(self, call: InteractionContext, page: int) -> None:
        items = await self.bot.matches.inbox.of(call.user)
        others = await self.bot.matches.inbox.on_others(call.user)
        now = self.bot.services.clock.now_ms()
        sheet = waiting_sheet(items, page, call.user, call.words, now)
        await call.panel(replace(sheet, parts=(*sheet.parts, *others_lines(others, call.words, now))))


def others_lines(matches: Sequence[Match], words: Words, now: int) -> tuple[str, ...]:
    """The matches that are paused at `now` (ms since 1970) or wait for others, each with a link and until when or for whom; "" for none."""
    if not matches:
        return ()
    lines = [_others_line(match, words, now) for match in matches[:LISTED]]
    more = len(matches) - len(lines)
    rest = [words.text("turns-others-more", count=more)] if more else []
    return ("\n".join((words.text("turns-others"), *lines, *rest)),)


def _others_line(match: Match, words: Words, now: int) -> str:
    named = {"game": words.text(f"{match.game}-name"), "match": str(match.id), "address": address(match)}
    if match.paused_at(now):
        return words.text("turns-paused-line", **named, when=when(match.paused, "f"))
    return words.text(
        "turns-others-line", **named, others=mentions([holder for holder in match.holders if holder.due], words)
    )


def waiting_sheet(items: tuple[Item, ...], page: int, user: int, words: Words, now: int) -> Sheet:
    """A page of what waits for a user at `now` (ms since 1970); a page that no longer exists leads to the last."""
    if not items:
        return Sheet((words.text("turns-none"),))
    pages = -(-len(items) // SHOWN)
    page = min(page, pages - 1)
    parts: list[Part] = [words.text("turns-title", count=len(items))]
    for item in items[page * SHOWN : (page + 1) * SHOWN]:
        parts += [
            item_line(item, user, words, now),
            (*_presses(item, words), LinkButton(address(item.match), words.text("turns-jump"))),
        ]
    return Sheet(tuple(parts), (_pages(page, pages, words),) if pages > 1 else ())


def _pages(page: int, pages: int, words: Words) -> Row:
    """The page buttons; what follows the point only makes their ids unique."""
    return (
        Button(Id("turns", args=f"{(page - 1) % pages}.back"), words.text("page-back"), disabled=page == 0),
        Button(Id("turns", args=f"{page}.here"), words.text("page", page=page + 1, pages=pages), disabled=True),
        Button(Id("turns", args=f"{(page + 1) % pages}.on"), words.text("page-on"), disabled=page == pages - 1),
    )


def item_line(item: Item, user: int, words: Words, now: int) -> str:
    """The line of an item: its kind, the other players and its deadline."""
    match = item.match
    named = {"game": words.text(f"{match.game}-name"), "match": str(match.id)}
    match item:
        case OpenQuestion(asks=asks, since=since):
            others = [holder for holder in match.holders if holder.user != user]
            asked = " ".join(dict.fromkeys(words.say(ask.words) for ask in asks))
            text = words.text("turns-line", **named, others=mentions(others, words), count=len(others), ask=asked)
            ends = until(match, asks[0].seat, words, now)
            return f"{text}\n-# {ends or words.text('turns-since', when=when(since))}"
        case Challenged(due=due):
            text = words.text("turns-challenge", **named, challenger=f"<@{match.challenger.user}>")
            return f"{text}\n-# {words.text('card-expires', when=when(due))}"
        case Proposed():
            return _proposal(item, named, words)


def _proposal(item: Proposed, named: dict[str, str], words: Words) -> str:
    """The proposal: days of a pause, or the player who would leave a seat."""
    offer, proposer = item.offer, f"<@{item.match.holder(item.offer.seat).user}>"
    days = int(offer.detail) if offer.kind is OfferKind.PAUSE else 0
    return words.text(f"turns-offer-{offer.kind.value}", **named, user=proposer, count=days)


def _presses(item: Item, words: Words) -> Row:
    """The actions available at once."""
    match item:
        case OpenQuestion():
            return (Button(Id("open", item.match.id), words.text("remind-play"), MAIN),)
        case Challenged():
            return (
                Button(Id("accept", item.match.id), words.text("accept"), GOOD),
                Button(Id("decline", item.match.id), words.text("decline"), BAD),
            )
        case Proposed(offer=offer):
            return tuple(
                Button(Id(one.verb, item.match.id, "", one.args), words.text(one.label), STYLES[one.style])
                for one in buttons(offer)
            )


def address(match: Match) -> str:
    """The address of a match: its thread, else its card."""
    if match.thread:
        return discord_url(match.guild, match.thread)
    return discord_url(match.guild, match.channel, match.message)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = TurnList(bot)
    bot.answer(Presser.ANYONE, turns=cog.show_page)
    await bot.add_cog(cog)
