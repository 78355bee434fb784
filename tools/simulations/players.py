"""Players for any game beside those who answer at random: the simple player that some games have, who goes straight for what wins, and the players of the house."""

from __future__ import annotations

from typing import Any

from bot.games import PLAYERS
from bot.games.contract.base import Answer, AnyGame, Ask, Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.player import Level
from pichenette.testing.answers import Answered, Broken
from tools.simulations.reports import REPORTS


def greedily(game: AnyGame, state: Any, ask: Ask[Any], rng: Rng, luck: Rng) -> Answered:
    """An open ask answered by the game's own simple player. Raises Broken if the answer is refused, or if there is no such player."""
    report = REPORTS.get(game.spec.key)
    if report is None:
        raise Broken(f"{game.spec.key} has no greedy player")
    move = Answer(ask.id, ask.seat, report.baseline(state, ask, rng))
    try:
        return Answered(move, game.apply(state, move, luck))
    except Illegal as refusal:
        raise Broken(f"the greedy player is refused: {refusal} {ask.id} {move.action}") from None


def by_the_house(game: AnyGame, state: Any, ask: Ask[Any], level: Level, rng: Rng, luck: Rng) -> Answered:
    """An open ask answered by the game's house player at a level. Raises Broken if the answer is refused."""
    action = PLAYERS[game.spec.key].choose(game.view(state, ask.seat), ask, level, rng)
    move = Answer(ask.id, ask.seat, action)
    try:
        return Answered(move, game.apply(state, move, luck))
    except Illegal as refusal:
        raise Broken(f"the house player is refused: {refusal} {ask.id} {action}") from None
