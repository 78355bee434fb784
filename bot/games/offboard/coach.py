"""Judges the moves of Offboard by search. Nothing is left to luck, so a better move is better each time."""

from __future__ import annotations

import math
from typing import NamedTuple

from bot.games.contract.base import Answer, Ask
from bot.games.contract.judge import Judge, Judgement
from bot.games.contract.luck import Rng
from bot.games.contract.replays import MATTERS
from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import Seat, phrase
from bot.games.offboard.player.evaluation import WON
from bot.games.offboard.player.house_player import SCALE, action_of, position_of, seen
from bot.games.offboard.player.search import Search
from bot.games.offboard.rules.board import other
from bot.games.offboard.rules.game import Offboard
from bot.games.offboard.rules.movegen import score
from bot.games.offboard.rules.values import Action, State

NODES, DEEPEST = 8_000, 3  # of a search after a move
GLANCE, SHALLOW = 800, 1  # of the search that says who is ahead
DECIDED = WON - 100  # from here on the match is won by force
GAME = Offboard()


class Found(NamedTuple):
    """The value of a position for a seat, and whether the reply scores against it."""

    value: int
    costs: bool = False


class OffboardJudge(Judge[State, Action]):
    """Judges who is ahead by a short search."""

    game = "offboard"

    def sides(self, state: State) -> tuple[tuple[Seat, ...], ...]:
        """Each seat alone."""
        return tuple((seat,) for seat in range(len(state.score)))

    def standing(self, state: State) -> tuple[float, ...]:
        """The result that each side may expect."""
        value = _expected(_found(state, 0, GLANCE, SHALLOW).value)
        return (value, 1.0 - value)

    def judges(self, ask: Ask[Action]) -> bool:
        """Every decision that is one."""
        return len(ask.choices) > 1

    def judgement(self, state: State, ask: Ask[Action], played: Action, hand: Hand, rng: Rng) -> Judgement | None:  # noqa: ARG002
        """The cost of a move against the best one that a search finds."""
        seat = ask.seat
        search = Search(seat, NODES, seen(GAME.view(state, seat)), (0, 0), lambda: False)
        best = action_of(search.best(position_of(GAME.view(state, seat)), DEEPEST + 1)[0][1])
        came = _after(state, ask, played)
        real = _found(came, seat, NODES, DEEPEST)
        if best == played:
            return Judgement(_expected(real.value), _expected(real.value))
        instead = _after(state, ask, best)
        ideal = _found(instead, seat, NODES, DEEPEST)
        gain, value = _expected(ideal.value), _expected(real.value)
        if gain - value < MATTERS:
            return Judgement(max(gain, value), value)
        won = instead.score[seat] - came.score[seat]
        return Judgement(gain, value, best, 1.0, phrase(f"coach-offboard-{_why(real, ideal, won)}"))


def _why(real: Found, ideal: Found, won: int) -> str:
    if ideal.value >= DECIDED:
        return "win"
    if real.value <= -DECIDED:
        return "lost"
    if won > 0:
        return "push"
    return "exposed" if real.costs and not ideal.costs else "place"


def _after(state: State, ask: Ask[Action], action: Action) -> State:
    return GAME.apply(state, Answer(ask.id, ask.seat, action), Rng(b"coach")).state


def _found(state: State, seat: Seat, nodes: int, deepest: int) -> Found:
    if state.phase == "over":
        won = 0 if state.winner is None else 1 if state.winner == seat else -1
        return Found(won * WON)
    view = GAME.view(state, state.turn)
    position = position_of(view)
    search = Search(state.turn, nodes, seen(view), (0, 0), lambda: False)
    found = search.best(position, deepest)
    if not found:
        return Found(0)
    value, line = found[0]
    foe = other(seat)
    costs = state.turn == foe and score(line.after, foe) > score(position, foe)
    return Found(value if state.turn == seat else -value, costs)


def _expected(value: int) -> float:
    return (1.0 + math.tanh(value / SCALE)) / 2.0
