"""The tree of commands, which answers autocomplete itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import discord
import structlog
from discord import InteractionType, app_commands

from bot.client.command_values import check
from bot.client.outages import REQUEST_FAILED
from bot.workers.worker import on_behalf_of

log = structlog.stdlib.get_logger(__name__)


class CommandTree(app_commands.CommandTree[Any]):
    """Handles autocomplete itself, since the library logs the user when it fails. The bot's `suggesting` limits it per user."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Leave everything but autocomplete to the library. Raises what `check` raises."""
        if interaction.type is not InteractionType.autocomplete:
            check(self, interaction.data or {})
            return True
        try:
            on_behalf_of.set(interaction.user.id)
            if not self.client.suggesting.take(interaction.user.id):
                await _suggest(interaction)
        except Exception as error:  # a suggestion that fails is none
            if self.client.is_closed():
                return False  # nobody can be answered any more
            log.warning("autocomplete failed", command=_command_of(interaction), exc_info=error)
        try:
            if not interaction.response.is_done() and not self.client.is_closed():
                await interaction.response.autocomplete([])
        except REQUEST_FAILED as error:
            log.info("autocomplete was too late", command=_command_of(interaction), error=error)
        return False


async def _suggest(interaction: discord.Interaction[Any]) -> None:
    """Send a command's suggestions for the focused option; nothing for an unknown command or option."""
    command = interaction.command
    data: Mapping[str, Any] = interaction.data or {}
    focused = _focused(data.get("options") or ())
    if not isinstance(command, app_commands.Command) or focused is None:
        return
    if any(one.display_name == focused and one.autocomplete for one in command.parameters):
        await command._invoke_autocomplete(interaction, focused, interaction.namespace)  # noqa: SLF001  the library has no other way


def _focused(options: Iterable[Mapping[str, Any]]) -> str | None:
    """The name of the focused option, at any depth of subcommands."""
    for option in options:
        if option.get("focused"):
            return str(option["name"])
        inner = _focused(option.get("options") or ())
        if inner is not None:
            return inner
    return None


def _command_of(interaction: discord.Interaction[Any]) -> str:
    return interaction.command.qualified_name if interaction.command is not None else ""
