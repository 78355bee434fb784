"""Routes every button, menu and form to its handler by the verb in its custom_id; every press gets an answer.

Views and modals are not registered with discord.py, which would lose them at a restart. One listener reads the
custom_id instead.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import InteractionType
from discord.ext import commands

from bot.answers.custom_id import Id, parse_id
from bot.client.app import GameBot
from bot.matches.core.models import Person
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext

UNKNOWN = Id("unknown")  # for a control that is not ours


class ComponentRouter(commands.Cog):
    """Calls the handler of each pressed control's verb."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press or a submitted form."""
        if interaction.type not in {InteractionType.component, InteractionType.modal_submit}:
            return
        data: Mapping[str, Any] = interaction.data or {}
        call = InteractionContext(self.bot, interaction)
        call.values = tuple(data.get("values", ()))
        call.people = tuple(_people(data.get("resolved", {})))
        call.fields = dict(_lines(data.get("components", ())))
        call.id = parse_id(str(data.get("custom_id", ""))) or UNKNOWN
        await serve(call, self._answer(call))
        if call.answered:  # before, its token edits nothing
            self.bot.pressed.note(interaction)

    async def _answer(self, call: InteractionContext) -> None:
        answerer = self.bot.answerers.get(call.id.verb)
        if answerer is None:
            await call.plain("control-unknown")
            return
        if call.id.match:
            call.concerns(call.id.match)
        await answerer(call)


def _lines(components: Any) -> Iterator[tuple[str, str]]:
    """The lines of a submitted form, name and value, however they are nested."""
    for component in components:
        if "components" in component:
            yield from _lines(component["components"])
        elif "component" in component:
            yield from _lines([component["component"]])
        elif "value" in component:
            yield component["custom_id"], component["value"]


def _people(resolved: Mapping[str, Any]) -> Iterator[Person]:
    """The people selected in a user menu, by their display names on this server."""
    members = resolved.get("members", {})
    for number, user in resolved.get("users", {}).items():
        nick = members.get(number, {}).get("nick")
        yield Person(int(number), nick or user.get("global_name") or user["username"], bool(user.get("bot")))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(ComponentRouter(bot))
