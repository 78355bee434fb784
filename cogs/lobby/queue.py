"""`/queue`: waits for an opponent at a game and clock, and shows who waits."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

import discord
import msgspec
from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import PAGES, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.lobby.service import Lobby
from bot.features.lobby.sheets import FOR_TWO, begun_sheet, others_sheet, queues_sheet, read_waiting, waiting_sheet
from bot.games import GAMES
from bot.matches.core.errors import refused
from bot.matches.core.models import Match, MatchRequest, Terms
from bot.matches.matchmaking.match_defaults import RequestedTerms, agreed
from bot.matches.settings.preferences import EffectiveSettings
from bot.screens.cards import mentions
from bot.screens.option_labels import clock_meant
from bot.screens.sheet import LinkButton, Sheet
from bot.text import discord_url
from cogs.core.background_loop import BackgroundLoop
from cogs.core.command_options import GAME_CHOICES, suggest_clock
from cogs.core.components import build
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.core.server_policy import check_house_rules
from cogs.delivery.message_sender import UNKNOWN_MESSAGE
from cogs.delivery.permissions import check_rights

GLANCES, GLANCE = 20, 0.1  # how often, and every how many seconds, one looks whether a match has its thread
SHOWN = 256  # messages of waiting players that are remembered
ANYONE, CLOSE = "anyone", "close"
RATINGS = [
    app_commands.Choice(name=app_commands.locale_str(one, key=f"queue-rating-{one}"), value=one)
    for one in (ANYONE, CLOSE)
]
CHOICES_FOR_TWO = [choice for choice in GAME_CHOICES if choice.value in FOR_TWO]


@dataclass
class WaitingMessage:
    """The message of a waiting player, None if it has none, once Discord is done with it: `sent`."""

    message: discord.PartialMessage | None = None
    sent: asyncio.Event = field(default_factory=asyncio.Event)


class Queue(commands.GroupCog, group_name="queue", group_description="Find an opponent"):
    """Pairs players who wait for the same."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.shown: LRUCache[tuple[int, int, str], WaitingMessage] = LRUCache(SHOWN)

    @app_commands.command(name="join", description="Join the queue; the match starts with the first opponent who fits")
    @app_commands.describe(
        game="Which game to play",
        clock="Time per move",
        rated="Does it count in the rankings? If left out, the server’s default",
        rating="Who may play you; the rating gap allowed grows with every hour you wait",
        weekdays="Stop the clocks on Saturdays and Sundays (UTC)? No, if left out",
    )
    @app_commands.choices(game=CHOICES_FOR_TWO, rating=RATINGS)
    @app_commands.autocomplete(clock=suggest_clock)
    async def join(
        self,
        interaction: discord.Interaction,
        game: str,
        clock: str = "",
        rated: bool | None = None,  # noqa: FBT001  an option of a command
        rating: str = ANYONE,
        weekdays: bool = False,  # noqa: FBT001, FBT002  likewise
    ) -> None:
        """Look for an opponent."""
        await run(interaction, self._join, game, RequestedTerms(clock, rated, weekdays=weekdays), near=rating == CLOSE)

    @app_commands.command(name="leave", description="Leave the queue")
    @app_commands.describe(game="For which game; all, if left out")
    @app_commands.choices(game=CHOICES_FOR_TWO)
    async def leave(self, interaction: discord.Interaction, game: str = "") -> None:
        """Stop waiting."""
        await run(interaction, self._leave, game)

    @app_commands.command(name="status", description="See who’s waiting, and play against them")
    async def status(self, interaction: discord.Interaction) -> None:
        """List everybody who waits in this server."""
        await run(interaction, self.show)

    async def _join(self, call: InteractionContext, game: str, asked: RequestedTerms, *, near: bool) -> None:
        settings = await self.bot.services.store.server_settings(call.guild)
        server = EffectiveSettings(server=settings)  # players' own defaults would keep them apart
        terms = agreed(
            msgspec.structs.replace(asked, clock=clock_meant(asked.clock, self.bot.catalogue)),
            server,
            flicked=bool(GAMES[game].spec.reach),
            camps=False,
        )
        match = await self._enqueue(call, game, terms, near=near)
        if match is None:
            former = self.shown.pop(self._key(call, call.user, game), None)  # who joins again waits once
            try:
                await self._let_wait(call, game, terms, call.say, near=near)
            finally:
                await self._delete(former)
            await self._tell_of_others(call, game, terms)
            return
        match = await self.placed(match)
        await self.tidy(match)
        await call.whisper(paired_sheet(call, match))

    async def follow(self, call: InteractionContext) -> None:
        """Join by the button of a waiting player: play with them, or wait in their place if they no longer do.

        Who presses their own sees who waits, and waits on as before.
        """
        game, terms, other = read_waiting(call.id.args)
        if other == call.user and await self._waits(call, game):
            await self.show(call)
            return
        match = await self._meet(call, game, terms, other) or await self._enqueue(call, game, terms)
        pressed = call.interaction.message
        if pressed:
            self._forget(pressed.id)  # or the match of who waited there would overwrite what is shown now
        if match is None:
            await self._let_wait(call, game, terms, partial(self._show, call))
            await self._tell_of_others(call, game, terms)
            return
        match = await self.placed(match)
        if pressed and pressed.id in self._remembered():  # another player waits in it by now
            await self.tidy(match)
            await call.whisper(paired_sheet(call, match))
            return
        await self.tidy(match, but=await self._show(call, begun_sheet(match, call.public_words)))

    async def play(self, call: InteractionContext) -> None:
        """Play with a player on the list; if they no longer wait, show who does."""
        game, terms, other = read_waiting(call.id.args)
        match = await self._meet(call, game, terms, other)
        if match is None:
            await self.show(call, call.words.text("queue-gone"))
            return
        match = await self.placed(match)
        await self.tidy(match)
        await call.panel(paired_sheet(call, match))

    async def show(self, call: InteractionContext, note: str = "") -> None:
        """Everybody who waits in this server."""
        page, _, _ = call.id.args.partition(".")  # the rest only makes ids unique
        await self._list(call, natural(page, PAGES) or 0, note)

    async def _list(self, call: InteractionContext, page: int, note: str) -> None:
        waiting = await self.bot.feature(Lobby).in_queues(call.guild, call.user)
        await call.panel(queues_sheet(waiting, call.user, page, call.words, note))

    async def _waits(self, call: InteractionContext, game: str) -> bool:
        """Whether the caller waits for a game in this server."""
        waiting = await self.bot.feature(Lobby).in_queues(call.guild, call.user)
        return any((one.entry.user, one.entry.game) == (call.user, game) for one in waiting)

    async def _tell_of_others(self, call: InteractionContext, game: str, terms: Terms) -> None:
        """Suggest players to the caller, who has just joined a queue: those who wait for the same game on other terms."""
        waiting = await self.bot.feature(Lobby).in_queues(call.guild, call.user)
        others = [one for one in waiting if one.entry.game == game and one.entry.terms != terms and one.open]
        if others:
            await call.whisper(others_sheet(others, call.user, game, call.words))

    async def _waiting(self, call: InteractionContext, game: str, terms: Terms, *, near: bool = False) -> Sheet:
        """The message of the caller, who has just joined a queue."""
        band = await self.bot.feature(Lobby).band(call.user, game, call.guild)
        return waiting_sheet(call.user, game, terms, band, call.public_words, near=near)

    @staticmethod
    async def _show(call: InteractionContext, sheet: Sheet) -> int:
        """Show it in the pressed message, in a new one if the player who waited has just left the queue; the message's id."""
        pressed = call.interaction.message
        try:
            await call.update(sheet)
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
            return await call.say(sheet)
        return pressed.id if pressed else 0

    async def _enqueue(self, call: InteractionContext, game: str, terms: Terms, *, near: bool = False) -> Match | None:
        """Pair the caller with a waiting player for the same, or let them wait."""
        wanted = await self._wanted(call, game, terms)
        return await self.bot.feature(Lobby).enqueue(call.caller, wanted, key=call.key, near=near)

    async def _meet(self, call: InteractionContext, game: str, terms: Terms, other: int) -> Match | None:
        """Begin a match with that waiting player, or return None if they no longer wait for this."""
        wanted = await self._wanted(call, game, terms)
        return await self.bot.feature(Lobby).meet(call.caller, other, wanted, key=call.key)

    @staticmethod
    async def _wanted(call: InteractionContext, game: str, terms: Terms) -> MatchRequest:
        """A match here. Raises Refused if none can be played."""
        check_rights(call.interaction)
        await check_house_rules(call, game)
        return MatchRequest(game, call.guild, call.interaction.channel_id or 0, call.public_locale, terms=terms)

    async def _leave(self, call: InteractionContext, game: str) -> None:
        left = await self.bot.feature(Lobby).dequeue(call.user, call.guild, game)
        await call.plain("queue-left", count=left)
        await self._delete_messages(call.guild, call.user, game)

    async def leave_listed(self, call: InteractionContext) -> None:
        """Leave the queue by the button in the list, which stays."""
        game = call.id.args
        if game not in FOR_TWO:
            raise refused("control-unknown")
        left = await self.bot.feature(Lobby).dequeue(call.user, call.guild, game)
        await self._list(call, 0, call.words.text("queue-left", count=left))
        await self._delete_messages(call.guild, call.user, game)

    @commands.Cog.listener()
    async def on_player_banned(self, guild: int, user: int) -> None:
        """Delete the messages of a user who waits no longer."""
        await self._delete_messages(guild, user, "")

    async def _delete_messages(self, guild: int, user: int, game: str) -> None:
        """Delete a user's messages of waiting for a game; for all, if ""."""
        for one in (game,) if game else tuple(GAMES):
            await self._delete(self.shown.pop((guild, user, one), None))

    @staticmethod
    async def _delete(shown: WaitingMessage | None) -> None:
        """Delete a message of waiting, once it is there."""
        if shown is not None:
            await shown.sent.wait()
        if shown is not None and shown.message is not None:
            with contextlib.suppress(discord.HTTPException):  # deleted, or no longer to be seen
                await shown.message.delete()

    async def _let_wait(
        self,
        call: InteractionContext,
        game: str,
        terms: Terms,
        show: Callable[[Sheet], Awaitable[int]],
        *,
        near: bool = False,
    ) -> None:
        """Show that the caller waits, and remember the message, to update it when they no longer do; after a restart only its button does.

        It is remembered from the beginning: while Discord takes it the player may be paired, or leave.
        """
        shown = self.shown[self._key(call, call.user, game)] = WaitingMessage()
        try:
            message = await show(await self._waiting(call, game, terms, near=near))
            if message and isinstance(call.interaction.channel, discord.abc.Messageable):
                place = self.bot.get_partial_messageable(
                    call.interaction.channel_id or 0, guild_id=call.interaction.guild_id
                )
                shown.message = place.get_partial_message(message)
        finally:
            shown.sent.set()

    def _remembered(self) -> dict[int, tuple[int, int, str]]:
        """The messages of waiting players, each with the key under which it is remembered."""
        return {shown.message.id: key for key, shown in self.shown.items() if shown.message is not None}

    def _forget(self, message: int) -> None:
        """Forget a message whose button the player has just pressed."""
        if (key := self._remembered().get(message)) is not None:
            del self.shown[key]

    async def placed(self, match: Match) -> Match:
        """The match once its thread or post exists, for messages that link to it; unchanged if that takes long."""
        for _ in range(GLANCES):
            if match.thread:
                break
            await asyncio.sleep(GLANCE)
            match = await self.bot.services.store.get(match.id) or match
        return match

    async def tidy(self, match: Match, *, but: int = 0) -> None:
        """Update the messages of paired players, except the one that was just pressed."""
        for holder in match.holders:
            shown = self.shown.pop((match.guild, holder.user, match.game), None)
            if shown is not None:
                await shown.sent.wait()
            if shown is not None and (message := shown.message) is not None and message.id != but:
                view, _ = build(begun_sheet(match, self.bot.catalogue.of(match.locale)))
                with contextlib.suppress(discord.HTTPException):  # deleted, or no longer to be seen
                    await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())

    @staticmethod
    def _key(call: InteractionContext, user: int, game: str) -> tuple[int, int, str]:
        return call.guild, user, game


class QueueLoop(BackgroundLoop):
    """Pairs waiting players, whose limits on rating differences widen with time."""

    name = "queues"
    period = 60.0

    def __init__(self, bot: GameBot, queue: Queue) -> None:
        super().__init__(bot)
        self.queue = queue

    async def step(self) -> float:
        """Pair waiting players and update their messages."""
        for match in await self.bot.feature(Lobby).widen():
            await self.queue.tidy(await self.queue.placed(match))
        return self.period


def paired_sheet(call: InteractionContext, match: Match) -> Sheet:
    """The message for a player who has found an opponent, with a link to the match."""
    words, others = call.words, [holder for holder in match.holders if holder.user != call.user]
    name = words.text(f"{match.game}-name")
    place = LinkButton(discord_url(match.guild, match.thread or match.channel), words.text("open"))
    text = words.text("queue-paired", game=name, match=str(match.id), other=mentions(others, words))
    return Sheet((text,), ((place,),))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = Queue(bot)
    bot.answer(Presser.ONESELF, queue=cog.follow, queueplay=cog.play, queueleave=cog.leave_listed)
    bot.answer(Presser.ANYONE, queuelist=cog.show)
    await bot.add_cog(cog)
    await bot.add_cog(QueueLoop(bot, cog))
