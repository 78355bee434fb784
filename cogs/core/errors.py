"""Error handling of interactions: refusals become sentences, unexpected errors an incident code and a log entry."""

import asyncio
import math
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any, Concatenate, ParamSpec

import discord
import structlog
from discord import app_commands

from bot.client.app import GameBot
from bot.client.outages import NETWORK, REQUEST_FAILED
from bot.games.contract.base import Illegal
from bot.matches.core.deadline import WITHIN, answer_by
from bot.matches.core.errors import EngineError, GameFailed, Refused, StoreError
from bot.screens.sheet import Row, Sheet
from bot.text import incident_code
from bot.workers.worker import on_behalf_of
from cogs.core.conversations import press_of
from cogs.core.failures import suspended
from cogs.core.interaction_context import PATIENCE, InteractionContext, context_of
from cogs.core.refusal_buttons import refusal_buttons

P = ParamSpec("P")
log = structlog.stdlib.get_logger(__name__)

UNKNOWN, TAKEN, EXPIRED = 10062, 40060, 50027  # too old, answered already, too old for more: there is nobody to answer
NOWHERE = 10003  # Discord's code for a channel that is deleted
INVALID = 50035  # Discord's code for a body that it does not take
RIVAL = "another program answers with this bot's token: stop it, or make a new token (Bot > Reset Token)"


class NeverAnswered(Exception):
    """A handler ended without an answer; a bug that would leave the user waiting forever."""


READING = frozenset(
    (
        *("replay", "showfilm", "verify", "verifyall", "export_match", "export", "whatif"),
        *("match replay", "match verify", "match export", "match import", "match whatif", "data export"),
        "Replay this move",
    )
)
"""Verbs and commands that read a whole match or simulate; a user may start fewer of them."""


async def serve(call: InteractionContext, work: Coroutine[Any, Any, None]) -> None:
    """Run a handler, or ask the user to slow down; either way they are answered within Discord's time limit.

    Users who keep flooding the bot after that reply get no answer, because each one costs as much as a request.
    """
    seconds = _too_soon(call)
    if seconds:
        work.close()
        if call.bot.warning.take(call.user):
            return
        work = call.plain("slow-down", seconds=math.ceil(seconds))
    task = _begun(call, _answered(call, work))
    await asyncio.wait({task, call.bot.asked_to_end}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    if not task.done():
        await _begun(call, call.acknowledge())
    await task
    if call.borrowed:
        await _keep_press(call)


def _begun(call: InteractionContext, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Work on an interaction, which the bot waits for when it is to end, and cancels when it closes."""
    task = asyncio.create_task(_guarded(call, work))
    call.bot.calls[task] = call.user
    task.add_done_callback(call.bot.calls.pop)
    return task


async def _keep_press(call: InteractionContext) -> None:
    """Keep the interaction, which messages in its conversation may follow; one that is lost leaves them to the next."""
    press = press_of(call.interaction, call.bot.services.clock.now_ms())
    if press is not None:
        try:
            await call.bot.matches.delivery.note_press(press)
        except StoreError as error:
            log.warning("a press is not kept", error=error, channel=press.channel)


async def run(
    interaction: discord.Interaction,
    handler: Callable[Concatenate[InteractionContext, P], Coroutine[Any, Any, None]],
    *args: P.args,
    **options: P.kwargs,
) -> None:
    """Serve a command: run its handler with the interaction's context and the command's options."""
    call = context_of(interaction)
    await serve(call, handler(call, *args, **options))


def _too_soon(call: InteractionContext) -> float:
    """Seconds the caller has to wait for the rate limit; 0.0 if none."""
    command = call.interaction.command
    reads = (command.qualified_name if command is not None else call.id.verb) in READING
    return call.bot.calling.take(call.user) or (call.bot.reading.take(call.user) if reads else 0.0)


async def _answered(call: InteractionContext, work: Coroutine[Any, Any, None]) -> None:
    """Run a handler. Raises NeverAnswered if it ends without an answer."""
    await work
    if call.unanswered and not await call.withdraw():
        raise NeverAnswered


async def _guarded(call: InteractionContext, work: Coroutine[Any, Any, None]) -> None:
    structlog.contextvars.bind_contextvars(interaction=call.interaction.id)  # bound for this task only, like the next
    on_behalf_of.set(call.user)
    answer_by.set(asyncio.get_running_loop().time() + WITHIN)
    try:
        await work
    except Refused as refusal:
        await _refuse(call, refusal)
    except Illegal as refusal:
        await _refuse(call, Refused(refusal.reason, refusal.rule))
    except GameFailed as failed:
        await _tell(call, await _suspend(call, failed))
    except (StoreError, EngineError) as error:
        log.warning("could not be done", error=error, verb=call.id.verb, match=call.id.match)
        await _tell(call, call.words.say(error.reason))
    except NETWORK as error:
        await _lost(call, error)
    except discord.HTTPException as error:
        await _not_taken(call, error)
    except Exception as error:  # noqa: BLE001 - the one place that catches the unexpected
        await _tell(call, _surprise(call, error))


async def _lost(call: InteractionContext, error: Exception) -> None:
    """Tell the caller that an answer may be lost, as far as that reaches them."""
    log.warning("an answer may be lost", error=error, verb=call.id.verb, match=call.id.match)
    await _tell(call, call.words.text("refused-store-unknown"))


async def _not_taken(call: InteractionContext, error: discord.HTTPException) -> None:
    """Handle an answer that Discord refused."""
    if error.code == TAKEN and call.bot.services.rivals.welcome:
        log.info("another copy has answered", verb=call.id.verb, match=call.id.match)
    elif _emoji_gone(call, error):
        await _tell(call, call.words.text("refused-engine"))
    elif error.code in {UNKNOWN, TAKEN, EXPIRED}:
        log.warning("answer came too late", code=error.code, error=error, verb=call.id.verb, match=call.id.match)
        if error.code == TAKEN and call.bot.services.rivals.took(call.interaction.id):
            log.error(RIVAL)
    elif error.code == NOWHERE:
        log.warning("the channel of an answer was deleted", error=error, verb=call.id.verb, match=call.id.match)
    elif error.status == HTTPStatus.TOO_MANY_REQUESTS:  # again and again: the library has given up
        await _lost(call, error)
    else:
        await _tell(call, _surprise(call, error))


def _emoji_gone(call: InteractionContext, error: discord.HTTPException) -> bool:
    """Whether an answer was refused because an emoji has been deleted; then none is shown until the next look at them."""
    gone = error.code == INVALID and "emoji" in error.text.casefold() and bool(call.bot.catalogue.icons)
    if gone:
        log.warning("an emoji of the bot was deleted; within an hour it is uploaded again", error=error.text)
        call.bot.catalogue.icons.clear()
    return gone


async def _suspend(call: InteractionContext, failed: GameFailed) -> str:
    """Suspend the match whose code failed and return what its player reads; a match that is over is an ordinary incident."""
    text = await suspended(call.bot, call.id.match, failed, call.words) if call.id.match else ""
    return text or _surprise(call, failed)


def _surprise(call: InteractionContext, error: Exception) -> str:
    code = incident_code(str(call.interaction.id))
    log.error("incident", incident=code, verb=call.id.verb, match=call.id.match, ask=call.id.ask, exc_info=error)
    return call.words.text("incident", code=code)


async def _refuse(call: InteractionContext, refusal: Refused) -> None:
    await _tell(call, call.refusal(refusal), refusal_buttons(call, refusal))


async def _tell(call: InteractionContext, text: str, controls: tuple[Row, ...] = ()) -> None:
    try:
        await call.whisper(Sheet((text,), controls))
    except REQUEST_FAILED as error:
        log.warning("a refusal could not be shown", verb=call.id.verb, error=error)


async def on_command_error(interaction: discord.Interaction[GameBot], error: app_commands.AppCommandError) -> None:
    """Handle an error of a command; a command that Discord still shows but the bot no longer has is no incident."""
    call = InteractionContext(interaction.client, interaction)
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        await _tell(call, call.words.text("command-outdated"))
        return
    await _tell(call, _surprise(call, error))


async def setup(bot: GameBot) -> None:
    """Handle the errors of all commands."""
    bot.tree.error(on_command_error)
