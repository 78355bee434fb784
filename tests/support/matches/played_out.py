"""Matches played to the end in the place of people, quickly: with a steady hand, as the game advises, but for every third flick."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games import GAMES, PLAYERS
from bot.games.contract.base import AnyGame, Ask
from bot.games.contract.luck import Rng
from bot.games.contract.save import load_state
from bot.matches.core.models import Match, Status
from bot.matches.matches import Matches


async def played_out(matches: Matches, number: int, most: int = 12) -> Match:
    """The match once it is over; after `most` answers, the player who is asked resigns."""
    for nth in range(most):
        match = await matches.work.load(number)
        if match.status is not Status.RUNNING:
            return match
        ask, game = matches.asks(match)[0], GAMES[match.game]
        action = person_like(game, load_state(game.spec, match.state), ask, nth)
        await matches.act(number, ask.id, match.holder(ask.seat).user, action, key=f"played out {number} {nth}")
    match = await matches.work.load(number)
    resigning = match.holder(matches.asks(match)[0].seat).user
    return (await matches.resign(number, resigning, key=f"played out {number}")).match


def person_like(game: AnyGame, state: Any, ask: Ask[Any], nth: int) -> Any:
    """The answer of a player who aims well, and badly every third time."""
    advised = max(game.advice(state, ask), key=lambda one: one.worth, default=None)
    if advised is None:
        return PLAYERS[game.spec.key].choose(game.view(state, ask.seat), ask, 1, Rng(b"played out", nth))
    choice = next(one for one in ask.choices if one.code == advised.choice)
    if nth % 3 == 0:
        return msgspec.structs.replace(choice.action, strength=1.0)
    return msgspec.structs.replace(choice.action, angle=advised.angle, strength=advised.strength)
