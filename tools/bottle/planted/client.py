"""Faults planted where the bot meets Discord and its players: the gateway, answers, panels, words."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.matches.core.errors import Refused
from tools.bottle.planted.fault import Strike, fault

SKIPPED = 2  # events
SLOW = 4.0  # s; Discord waits for three


@fault("resume skips events", "discord.gateway:DiscordWebSocket.resume", area="sessions")
def skips_events(was: Any, strike: Strike) -> Any:
    """A resumed session goes on behind what it has missed."""

    async def resume(socket: Any) -> None:
        if socket.sequence is not None and strike():
            socket.sequence += SKIPPED
        await was(socket)

    return resume


@fault("slow answer not acknowledged", "cogs.core.errors:serve")
def unacknowledged(was: Any, strike: Strike) -> Any:
    """Something slow is waited for before a handler begins, and with it what acknowledges; in one of thirty interactions."""

    async def serve(call: Any, work: Any) -> None:
        if call.interaction.id % 30 == 0 and strike():
            await asyncio.sleep(SLOW)
        await was(call, work)

    return serve


@fault("refusal swallowed", "cogs.core.errors:_refuse")
def refusal_lost(was: Any, strike: Strike) -> Any:
    """A refusal leaves the press or the command without any answer."""

    async def refuse(call: Any, refusal: Refused) -> None:
        if not strike():
            await was(call, refusal)

    return refuse


@fault("answer to a command shown to all", "cogs.core.interaction_context:InteractionContext._respond")
def shown_to_all(was: Any, strike: Strike) -> Any:
    """The private answer to a command is shown to everyone."""

    async def respond(call: Any, sheet: Any, *, private: bool) -> Any:
        return await was(call, sheet, private=private and (call._has_message or not strike()))

    return respond


@fault("secret move in an export", "bot.features.history.records:_hidden", area="exports")
def not_hidden(was: Any, strike: Strike) -> Any:
    """The file of a match that goes on has what others have chosen in secret."""

    def hidden(*given: Any) -> bool:
        return bool(was(*given)) and not strike()

    return hidden


@fault("panel of the other seat", "bot.matches.matches:Matches.asks_for")
def seen_by_another(was: Any, strike: Strike) -> Any:
    """A player who is not asked is shown what the others are asked."""

    def asks_for(matches: Any, match: Any, user: int) -> Any:
        asks = was(matches, match, user)
        if asks or match.seat_of(user) is None:
            return asks
        others = matches.asks(match)
        return others if others and strike() else asks

    return asks_for


@fault("stale press accepted", "cogs.play.match_drafts:MatchDrafts.current")
def stale_press(was: Any, strike: Strike) -> Any:
    """A press of an old panel answers what its player is asked by now."""

    async def current(drafts: Any, call: Any) -> Any:
        match = await drafts.view.match(call.id.match)
        asks = drafts.bot.matches.asks_for(match, call.user)
        if asks and all(ask.id != call.id.ask for ask in asks) and strike():
            return await drafts.prompts.load(match, call.user, asks[0])
        return await was(drafts, call)

    return current


@fault("cut text still too long", "cogs.core.components:cut", area="languages")
def too_long(was: Any, strike: Strike) -> Any:
    """A text that is cut to Discord's limit gets an ellipsis behind it."""

    def cut(text: str, most: int) -> str:
        return f"{text[:most]}…" if len(text) > most and strike() else str(was(text, most))

    return cut
