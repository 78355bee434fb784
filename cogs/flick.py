"""`/flick`: a whole flick in one line, for those who would rather type."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.games.base import Ask, Bearing, Choice, Number, phrase
from bot.matches.errors import Refused, refused
from bot.matches.models import Match
from bot.words import Words
from cogs.aiming import STRENGTHS
from cogs.asks import Asked, Asks
from cogs.call import Call
from cogs.errors import serve
from cogs.halves import Half, bearing_of, choose
from cogs.layout import MENU_LIMIT
from cogs.table import Table, suggested_matches
from cogs.turning import Touch, typed

COMMON_STRENGTHS = (15, 30, 45, 60, 80, 100)


class Flick(commands.Cog):
    """Flicks by command."""

    def __init__(self, bot: GameBot, asks: Asks, table: Table) -> None:
        self.bot = bot
        self.asks = asks
        self.table = table

    @app_commands.command(name="flick", description="Flick a piece")
    @app_commands.describe(
        puck="The piece to flick, such as A3",
        aim="B2, B2 l30, 125, 7:30, nw",
        strength="1 to 100",
        now="Play at once, without a preview",
        match="Number of the match; needed only if you play several",
    )
    async def flick(
        self,
        interaction: discord.Interaction,
        puck: str,
        aim: str,
        strength: str,
        now: bool = False,  # noqa: FBT001, FBT002 - an option of the command; discord.py calls by name
        match: int | None = None,
    ) -> None:
        """Show what a flick comes to, or play it."""
        call = Call(self.bot, interaction)
        await serve(call, self._flick(call, puck, aim, strength, now=now, number=match))

    @flick.autocomplete("puck")
    async def _suggest_pucks(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await self._asked(interaction)
        if found is None:
            return []
        words = Call(self.bot, interaction).words
        said = [(words.say(choice.words), label_of(choice, words)) for choice in aimed_choices(found[1])]
        return _suggested(said, typed)

    @flick.autocomplete("aim")
    async def _suggest_aims(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await self._asked(interaction)
        if found is None:
            return []
        words = Call(self.bot, interaction).words
        choice = choice_named(found[1], str(interaction.namespace.puck or ""), words)
        dial = bearing_of(choice or aimed_choices(found[1])[0])
        said = [(words.say(target.words), target.label) for target in (dial.targets if dial else ())]
        free = [(typed, typed)] if typed.strip() else []
        return _suggested([*free, *said], typed)

    @flick.autocomplete("strength")
    async def _suggest_strengths(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = Call(self.bot, interaction).words
        said = [(strength_label(strength, words), str(strength)) for strength in COMMON_STRENGTHS]
        free = [(typed, typed)] if typed.strip() else []
        return _suggested([*free, *said], typed)

    @flick.autocomplete("match")
    async def _suggest_matches(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await suggested_matches(self.bot, interaction, typed)

    async def _flick(self, call: Call, puck: str, aim: str, strength: str, *, now: bool, number: int | None) -> None:
        match = await self.table.find(call, number)
        try:
            asks = self.bot.matches.my_asks(match, call.user)
        except Refused as refusal:
            await self.asks.positions.show(call, match, call.refusal(refusal))
            return
        ask = next((ask for ask in asks if aimed_choices(ask)), None)
        if ask is None:
            raise refused("flick-nothing", ask=asks[0].words)
        asked = Asked(match, ask, self._half(call, match, ask, puck, {"aim": aim, "strength": strength}))
        if now:
            await self.asks.give(call, asked)
        else:
            await self.asks.keep_and_show(call, asked, call.words.text("flick-unsure"))

    def _half(self, call: Call, match: Match, ask: Ask[Any], puck: str, lines: dict[str, str]) -> Half:
        choice = choice_named(ask, puck, call.words)
        if choice is None:
            known = ", ".join(label_of(one, call.words) for one in aimed_choices(ask))
            raise Refused(phrase("flick-unknown-piece", given=puck, known=known), ask.rule)
        fields = {dial.field: lines["aim"] for dial in choice.dials if isinstance(dial, Bearing)}
        fields |= {dial.field: lines["strength"] for dial in choice.dials if isinstance(dial, Number)}
        half = choose(ask, Half(), choice.code)
        return typed(ask, half, Touch(choice.code, fields=fields), Asked(match, ask, half).turn)

    async def _asked(self, interaction: discord.Interaction) -> tuple[Match, Ask[Any]] | None:
        """The match and the ask that a command being typed would answer, or None."""
        call = Call(self.bot, interaction)
        try:
            match = await self.table.find(call, getattr(interaction.namespace, "match", None))
        except Refused:
            return None
        ask = next((ask for ask in self.bot.matches.asks_for(match, call.user) if aimed_choices(ask)), None)
        return (match, ask) if ask else None


def aimed_choices(ask: Ask[Any]) -> list[Choice[Any]]:
    """The choices of an ask that are aimed."""
    return [choice for choice in ask.choices if bearing_of(choice) is not None]


def strength_label(strength: int, words: Words) -> str:
    """A strength with its name, if it has one."""
    if strength not in STRENGTHS.values():
        return str(strength)
    return f"{strength} · {words.text(f'strength-{strength}')}"


def label_of(choice: Choice[Any], words: Words) -> str:
    """What a choice is called in commands: the first word of its words, `A3` of `A3 Runner`."""
    return words.say(choice.words).partition(" ")[0]


def choice_named(ask: Ask[Any], given: str, words: Words) -> Choice[Any] | None:
    """The choice meant by a label, a code or the whole words; the only one if there is no other."""
    wanted = " ".join(given.split()).casefold()
    for choice in aimed_choices(ask):
        if wanted in {choice.code.casefold(), words.say(choice.words).casefold(), label_of(choice, words).casefold()}:
            return choice
    return None


def _suggested(said: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    wanted = typed.strip().casefold()
    fitting = [(name, value) for name, value in said if wanted in name.casefold() or wanted in value.casefold()]
    return [app_commands.Choice(name=name[:100], value=value[:100]) for name, value in fitting[:MENU_LIMIT]]


async def setup(bot: GameBot) -> None:
    """Add the command."""
    asks, table = bot.get_cog("Asks"), bot.get_cog("Table")
    if not isinstance(asks, Asks) or not isinstance(table, Table):
        raise TypeError("cogs.asks and cogs.table are opened before cogs.flick")
    await bot.add_cog(Flick(bot, asks, table))
