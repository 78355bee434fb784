"""Reviews: what a match costs, beside the same decisions made by the house."""

from __future__ import annotations

import time
from collections.abc import Iterator

from bot.features.reviews.rules.reviewer import Played, Reviewer
from bot.games import GAMES, JUDGES, PLAYERS
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from tests.support.matches.played_out import person_like
from tools.bench.row import Row, sample

WHOLE_MATCH = 40  # flicks
FLICKS = sample(1, 6, WHOLE_MATCH)  # that are measured
WHOLE = 60.0  # s of processor time for a whole match
HOUSE = 2.0  # times as many decisions of the house at level 5


def rows() -> Iterator[Row]:
    """The cost by game."""
    for game in ("pitchout", "pitchbowl"):
        cost, house, count = reviewed(game)
        whole = cost * WHOLE_MATCH / count
        yield Row(
            f"reviews.{game}.whole", whole, f"{WHOLE_MATCH} flicks <= {WHOLE:g} s of processor time", whole <= WHOLE
        )
        ratio = cost / house
        yield Row(f"reviews.{game}.house", ratio, f"<= {HOUSE:g} x the house's decisions, level 5", ratio <= HOUSE)


def reviewed(key: str) -> tuple[float, float, int]:
    """Seconds of processor time to review decisions, those of the house for the same ones, and how many there were."""
    game, judge, reviewer, luck = GAMES[key], JUDGES[key], Reviewer(GAMES, JUDGES), Rng(b"bench")
    state, turns = game.setup(2, game.spec.complete({}), luck).state, list[Played]()
    flicks, house = 0, 0.0
    while flicks < FLICKS and (asks := game.asks(state)):
        ask = asks[0]
        if judge.judges(ask):
            flicks += 1
            started = time.process_time()
            PLAYERS[key].choose(game.view(state, ask.seat), ask, 5, luck)
            house += time.process_time() - started
        move = Answer(ask.id, ask.seat, person_like(game, state, ask, len(turns)))
        came = game.apply(state, move, luck).state
        turns.append(Played(state, move, came))
        state = came
    started = time.process_time()
    review = reviewer.begun(key, 2, turns)
    for nth, turn in enumerate(turns, start=1):
        reviewer.turn(key, nth, turn, review.hands[turn.move.seat])
    return time.process_time() - started, house, flicks
