"""Flicks of random matches, as films are made of."""

from __future__ import annotations

from functools import lru_cache

from bot.games import GAMES
from bot.games.contract.luck import Rng
from pichenette.testing.answers import answered
from render.painter import Moment


@lru_cache(maxsize=8)
def flicks(seed: str, seats: int = 2, answers: int = 400, key: str = "pitchout", **options: str) -> tuple[Moment, ...]:
    """All turns of a match of the game `key` played at random in which something moved; `answers` bounds how long it is played."""
    game, luck = GAMES[key], Rng(seed.encode())
    state = game.setup(seats, options, Rng(b"match " + seed.encode())).state
    moments = []
    for revision in range(answers):
        asks = game.asks(state)
        if not asks:
            break
        step = answered(game, state, luck.pick(asks), luck, Rng(seed.encode(), revision)).step
        if step.trace is not None:
            moments.append(Moment(game.view(state, None), game.view(step.state, None), step.events, step.trace))
        state = step.state
    return tuple(moments)
