"""`/queue`: waits for an opponent at a game and clock."""

import contextlib

import discord
from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id
from bot.app import GameBot
from bot.games import GAMES
from bot.games.preview import Assist
from bot.matches.core.errors import refused
from bot.matches.core.models import Match, Person, QueueEntry, Status, Terms
from bot.matches.matchmaking.match_defaults import RequestedTerms, agreed
from bot.matches.settings.preferences import EffectiveSettings
from bot.matches.timing.paces import clock_code, read_terms, terms_said
from bot.screens.cards import COLOURS, SECOND, mentions
from bot.screens.option_labels import clock_meant
from bot.screens.sheet import GOOD, Button, Sheet
from bot.words import Words
from cogs.core.components import build
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.permissions import check_rights
from cogs.delivery.team_threads import UNKNOWN_MESSAGE
from cogs.matchmaking.challenges import GAME_CHOICES
from cogs.matchmaking.clock_options import suggest_clock
from cogs.matchmaking.server_policy import check_house_rules

RATED = "rated"  # in the arguments of a button
SHOWN = 256  # messages of waiting players that are remembered
FOR_TWO = [choice for choice in GAME_CHOICES if 2 in GAMES[choice.value].spec.seats]


class Queue(commands.GroupCog, group_name="queue", group_description="Find an opponent"):
    """Pairs players who wait for the same."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.shown: LRUCache[tuple[int, int, str], discord.PartialMessage] = LRUCache(SHOWN)

    @app_commands.command(name="join", description="Join the queue; the match starts with the first opponent who fits")
    @app_commands.describe(
        game="Which game to play",
        clock="Time per move",
        rated="Does it count in the rankings? If left out, the server’s default",
    )
    @app_commands.choices(game=FOR_TWO)
    @app_commands.autocomplete(clock=suggest_clock)
    async def join(
        self,
        interaction: discord.Interaction,
        game: str,
        clock: str = "",
        rated: bool | None = None,  # noqa: FBT001  an option of a command
    ) -> None:
        """Look for an opponent."""
        await run(interaction, self._join, game, clock, rated=rated)

    @app_commands.command(name="leave", description="Leave the queue")
    @app_commands.describe(game="For which game; all, if left out")
    @app_commands.choices(game=FOR_TWO)
    async def leave(self, interaction: discord.Interaction, game: str = "") -> None:
        """Stop waiting."""
        await run(interaction, self._leave, game)

    @app_commands.command(name="status", description="See the queues you’re in")
    async def status(self, interaction: discord.Interaction) -> None:
        """Say what the caller waits for."""
        await run(interaction, self._status)

    async def _join(self, call: InteractionContext, game: str, clock: str, *, rated: bool | None) -> None:
        interaction = call.interaction
        wishes = await self.bot.services.store.server_settings(interaction.guild_id or 0)
        server = EffectiveSettings(server=wishes)  # players' own defaults would keep them apart
        terms = agreed(
            RequestedTerms(clock_meant(clock, self.bot.catalogue), rated),
            server,
            flicked=bool(GAMES[game].spec.reach),
            camps=False,
        )
        match = await self._enqueue(call, game, terms)
        if match is None:
            message = await call.say(waiting_sheet(call.user, game, terms, call.public_words))
            self._note(call, game, message)
            return
        await self._over(call, match)
        words = call.words
        others = [holder for holder in match.holders if holder.user != call.user]
        name = words.text(f"{game}-name")
        await call.plain("queue-paired", game=name, match=str(match.id), other=mentions(others, words))

    async def follow(self, call: InteractionContext) -> None:
        """Join by the button of a waiting player: be paired, or wait in their place if they no longer do."""
        game, terms = read_waiting(call.id.args)
        match, words = await self._enqueue(call, game, terms), call.public_words
        if match is None:
            self._note(call, game, await self._show(call, waiting_sheet(call.user, game, terms, words)))
            return
        await self._over(call, match, but=await self._show(call, begun_sheet(match, words)))

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

    async def _enqueue(self, call: InteractionContext, game: str, terms: Terms) -> Match | None:
        """Pair the caller with a waiting player for the same, or let them wait."""
        interaction = call.interaction
        check_rights(interaction)
        await check_house_rules(call, game)
        return await self.bot.matches.lobby.enqueue(
            Person(call.user, interaction.user.display_name),
            game=game,
            guild=interaction.guild_id or 0,
            channel=interaction.channel_id or 0,
            locale=call.public_locale,
            terms=terms,
            key=call.key,
        )

    async def _leave(self, call: InteractionContext, game: str) -> None:
        left = await self.bot.matches.lobby.dequeue(call.user, call.interaction.guild_id or 0, game)
        await call.plain("queue-left", count=left)
        for one in (game,) if game else tuple(GAMES):
            message = self.shown.pop(self._key(call, call.user, one), None)
            if message is not None:
                with contextlib.suppress(discord.HTTPException):  # deleted, or no longer to be seen
                    await message.delete()

    def _note(self, call: InteractionContext, game: str, message: int) -> None:
        """Remember the message of a waiting player, to tidy it when they wait no longer; after a restart its button tells."""
        channel = call.interaction.channel
        if message and isinstance(channel, discord.abc.Messageable):
            place = self.bot.get_partial_messageable(
                call.interaction.channel_id or 0, guild_id=call.interaction.guild_id
            )
            self.shown[self._key(call, call.user, game)] = place.get_partial_message(message)

    async def _over(self, call: InteractionContext, match: Match, *, but: int = 0) -> None:
        """Say in the messages of those who were paired that they play now, but in the one that was just pressed."""
        for holder in match.holders:
            message = self.shown.pop(self._key(call, holder.user, match.game), None)
            if message is not None and message.id != but:
                view, _ = build(begun_sheet(match, self.bot.catalogue.of(match.locale)))
                with contextlib.suppress(discord.HTTPException):  # deleted, or no longer to be seen
                    await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())

    @staticmethod
    def _key(call: InteractionContext, user: int, game: str) -> tuple[int, int, str]:
        return call.interaction.guild_id or 0, user, game

    async def _status(self, call: InteractionContext) -> None:
        entries = await self.bot.services.store.queued(call.user)
        if not entries:
            await call.plain("queue-empty")
            return
        await call.whisper(Sheet(("\n".join(self._line(call, entry) for entry in entries),)))

    def _line(self, call: InteractionContext, entry: QueueEntry) -> str:
        words = call.words
        forgotten = self.bot.matches.lobby.forgotten(entry)
        return words.text(
            "queue-line-forgotten" if forgotten else "queue-line",
            game=words.text(f"{entry.game}-name"),
            terms=words.say(terms_said(entry.terms)),
            channel=f"<#{entry.channel}>",
            since=f"<t:{entry.since // SECOND}:R>",
        )


def begun_sheet(match: Match, words: Words) -> Sheet:
    """What the message of a waiting player says once they play."""
    name, players = words.text(f"{match.game}-name"), mentions(match.holders, words)
    return Sheet((words.text("queue-begun", game=name, match=str(match.id), players=players),))


def waiting_sheet(user: int, game: str, terms: Terms, words: Words) -> Sheet:
    """The public message of a waiting player, with the button to play with them."""
    args = ".".join((game, clock_code(terms), RATED if terms.rated else "", terms.assist.value))
    said = words.text(
        "queue-waits", user=f"<@{user}>", game=words.text(f"{game}-name"), terms=words.say(terms_said(terms))
    )
    return Sheet((said,), ((Button(Id("queue", args=args), words.text("join"), GOOD),),), COLOURS[Status.OPEN])


def read_waiting(args: str) -> tuple[str, Terms]:
    """The game and terms of such a button. Raises Refused if they are not of one."""
    game, clock, rated, assist, *_ = (*args.split("."), "", "", "", "")
    if game not in {one.value for one in FOR_TWO} or assist not in list(Assist):
        raise refused("control-unknown")
    return game, read_terms(clock, rated=rated == RATED, assist=Assist(assist))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    cog = Queue(bot)
    bot.answerers.update(queue=cog.follow)
    await bot.add_cog(cog)
