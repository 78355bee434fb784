"""Webhooks are set in `/settings`, and a server's in `/server setup`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.webhooks.service import Webhooks
from bot.features.webhooks.sheets import FIELD, QUESTIONS, own_form, question_sheet, server_form, webhook_sheet
from bot.matches.core.errors import Refused
from cogs.core.interaction_context import InteractionContext
from cogs.server.group import check_manager


async def _own(call: InteractionContext) -> None:
    await _press(call, 0)


async def _server(call: InteractionContext) -> None:
    check_manager(call)
    await _press(call, call.guild)


async def _press(call: InteractionContext, guild: int) -> None:
    act, _, typed = call.id.args.partition(".")
    if act == FIELD:
        hook = await call.bot.feature(Webhooks).one(call.user, guild)
        known = typed or (hook.url if hook else "")
        await call.ask(server_form(known, call.words) if guild else own_form(known, call.words))
    elif act in QUESTIONS:
        await call.update(question_sheet(act, guild, call.words))
    else:
        await _act(call, guild)


async def _test(call: InteractionContext, guild: int) -> str:
    await call.bot.feature(Webhooks).test(call.player, guild)
    return ""


async def _renew(call: InteractionContext, guild: int) -> str:
    return await call.bot.feature(Webhooks).renew(call.player, guild)


async def _drop(call: InteractionContext, guild: int) -> str:
    await call.bot.feature(Webhooks).drop(call.player, guild)
    return ""


ACTS: dict[str, tuple[Callable[[InteractionContext, int], Awaitable[str]], str]] = {
    "test": (_test, "webhook-testing"),
    "renew": (_renew, "webhook-renewed"),
    "remove": (_drop, "webhook-dropped"),
}
"""The acts of buttons, by their arguments: each returns a secret to be shown, or "", and is followed by a note."""


async def _act(call: InteractionContext, guild: int) -> None:
    act, key = ACTS.get(call.id.args, (None, ""))
    secret = await act(call, guild) if act else ""
    await _show(call, guild, call.words.text(key) if key else "", secret)


async def _keep_own(call: InteractionContext) -> None:
    await _keep(call, 0)


async def _keep_server(call: InteractionContext) -> None:
    check_manager(call)
    await _keep(call, call.guild)


async def _keep(call: InteractionContext, guild: int) -> None:
    typed = call.fields.get(FIELD, "").strip()
    try:
        secret = await call.bot.feature(Webhooks).put(call.player, guild, typed)
    except Refused as refusal:
        await _show(call, guild, f"⚠ {call.refusal(refusal)}", typed=typed)
    else:
        await _show(call, guild, call.words.text("webhook-kept"), secret)


async def _show(call: InteractionContext, guild: int, note: str = "", secret: str = "", typed: str = "") -> None:
    hook = await call.bot.feature(Webhooks).one(call.user, guild)
    await call.update(webhook_sheet(hook, guild, call.words, note, secret, typed))


async def setup(bot: GameBot) -> None:
    """Answer the buttons and forms."""
    webhooks = bot.feature(Webhooks)
    webhooks.allowed, webhooks.origin = bot.services.webhooks, bot.services.discord_url
    bot.answer(Presser.ONESELF, hook=_own, hooked=_keep_own)
    bot.answer(Presser.MANAGERS, serverhook=_server, serverhooked=_keep_server)
