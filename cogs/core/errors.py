"""Where everything ends that went otherwise than planned: refusals become sentences, surprises an incident code and a log entry."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Coroutine
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.app import GameBot
from bot.games.base import Illegal
from bot.matches.core.errors import EngineError, GameFailed, Refused, StoreError
from bot.matches.core.models import Status
from bot.screens.sheet import Row, Sheet
from bot.text import incident_code
from bot.worker import on_behalf_of
from cogs.core.interaction_context import PATIENCE, InteractionContext

log = structlog.stdlib.get_logger(__name__)

UNKNOWN, TAKEN = 10062, 40060  # an interaction that is over, one that has been answered: nobody is left to be answered
RIVAL = "another program answers with this bot's token: stop it, or make a new token (Bot > Reset Token)"


class NeverAnswered(Exception):
    """The work of a call ended without an answer: a mistake in the code that would leave the caller waiting for good."""


READING = frozenset(
    (
        *("replay", "showfilm", "verify", "verifyall", "export_match", "export", "whatif"),
        *("match replay", "match verify", "match export", "match import", "match whatif", "data export"),
        "Replay this turn",
    )
)
"""The verbs and commands that read a whole match or simulate, of which a user may have fewer."""


async def serve(call: InteractionContext, work: Coroutine[Any, Any, None]) -> None:
    """Do the work of a call, or say that it comes too soon; whatever happens, the caller is answered, within the time Discord allows.

    Only who goes on flooding the bot after having been told is left without an answer, for that costs as much as many a wish.
    """
    seconds = _too_soon(call)
    if seconds:
        work.close()
        if call.bot.warning.take(call.user):
            return
        work = call.plain("slow-down", seconds=math.ceil(seconds))
    task = asyncio.create_task(_guarded(call, _answered(call, work)))
    call.bot.calls[task] = call.user
    task.add_done_callback(call.bot.calls.pop)
    await asyncio.wait({task, call.bot.asked_to_end}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    if not task.done():
        await _guarded(call, call.acknowledge())
    await task


def _too_soon(call: InteractionContext) -> float:
    """How many seconds the caller has to wait for what he wants; 0.0: nothing."""
    command = call.interaction.command
    reads = (command.qualified_name if command is not None else call.id.verb) in READING
    return call.bot.calling.take(call.user) or (call.bot.reading.take(call.user) if reads else 0.0)


async def _answered(call: InteractionContext, work: Coroutine[Any, Any, None]) -> None:
    """Do the work of a call. Raises NeverAnswered if it ends without an answer."""
    await work
    if call.unanswered:
        raise NeverAnswered


async def _guarded(call: InteractionContext, work: Coroutine[Any, Any, None]) -> None:
    structlog.contextvars.bind_contextvars(interaction=call.interaction.id)  # of this task alone, like the next
    on_behalf_of.set(call.user)
    try:
        await work
    except Refused as refusal:
        await _refuse(call, refusal)
    except Illegal as refusal:
        await _refuse(call, Refused(refusal.reason, refusal.rule))
    except GameFailed as failed:
        await _tell(call, await _suspend(call, failed))
    except (StoreError, EngineError) as error:
        log.warning("could not be done", error=repr(error), verb=call.id.verb, match=call.id.match)
        await _tell(call, call.words.say(error.reason))
    except discord.HTTPException as error:
        if error.code in {UNKNOWN, TAKEN}:
            log.warning("answer came too late", code=error.code, verb=call.id.verb, match=call.id.match)
            if error.code == TAKEN and call.bot.services.rivals.took(call.interaction.id):
                log.error(RIVAL)  # noqa: TRY400  the message says it all
        else:
            await _tell(call, _surprise(call, error))
    except Exception as error:  # noqa: BLE001 - the one place that catches the unexpected
        await _tell(call, _surprise(call, error))


async def _suspend(call: InteractionContext, failed: GameFailed) -> str:
    """Stop the match whose code failed, and what its player is told; what is over already is a surprise like any other."""
    if not call.id.match:
        return _surprise(call, failed)
    try:
        stopped = await call.bot.matches.suspend(call.id.match, failed)
    except (StoreError, Refused) as error:
        log.warning("a match whose code fails could not be set aside", match=call.id.match, error=repr(error))
        return _surprise(call, failed)
    if stopped.status is not Status.SUSPENDED:
        return _surprise(call, failed)
    return call.words.text("refused-set-aside", match=str(stopped.id), incident=stopped.incident)


def _surprise(call: InteractionContext, error: Exception) -> str:
    code = incident_code(str(call.interaction.id))
    log.error("incident", incident=code, verb=call.id.verb, match=call.id.match, ask=call.id.ask, exc_info=error)
    return call.words.text("incident", code=code)


async def _refuse(call: InteractionContext, refusal: Refused) -> None:
    await _tell(call, call.refusal(refusal), call.why(refusal))


async def _tell(call: InteractionContext, said: str, controls: tuple[Row, ...] = ()) -> None:
    try:
        await call.whisper(Sheet((said,), controls))
    except (discord.HTTPException, OSError) as error:
        log.warning("a refusal could not be told", verb=call.id.verb, error=repr(error))


async def on_command_error(interaction: discord.Interaction[GameBot], error: app_commands.AppCommandError) -> None:
    """What a command let through; one that Discord still shows but the bot no longer has is no incident."""
    call = InteractionContext(interaction.client, interaction)
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        await _tell(call, call.words.text("command-outdated"))
        return
    await _tell(call, _surprise(call, error))


async def setup(bot: GameBot) -> None:
    """Let the errors of all commands end here."""
    bot.tree.error(on_command_error)
