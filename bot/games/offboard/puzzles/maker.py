"""Puzzles of Offboard: one move, judged by every answer to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng
from bot.games.contract.puzzle import FULL, REACHED, Idea, Puzzle, PuzzleMaker, PuzzleVerdict
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.offboard.player.evaluation import WON, Evaluation
from bot.games.offboard.player.house_player import OffboardPlayer, position_of
from bot.games.offboard.rules.board import GOAL, NAMES, other
from bot.games.offboard.rules.game import Offboard
from bot.games.offboard.rules.movegen import AIR, WIDTH, Position, Shove, children, free, score
from bot.games.offboard.rules.values import Action, Move, State

GAME, HOUSE = Offboard(), OffboardPlayer()
SPAN = 400  # by which an answer is worse than the best that gets no more points than the goal is worth
CLOSE = 50  # points of an answer that almost reaches the goal
HALF = 0.8  # of the goal: what is asked, but the opponent can score
_BALLS = (1 << 2 * WIDTH) - 1
LOOKED_AT = 5  # moves that the house thinks of first


class OffboardMaker(PuzzleMaker[State, Action]):
    """Makes puzzles of five themes: the most points (`most`), safe points, two balls at once (`pair`), a rescue, a fork."""

    game = "offboard"
    themes = ("most", "safe", "pair", "rescue", "fork")
    opening = (16, 120)
    patience = 120

    def fits(self, state: State, ask: Ask[Action]) -> bool:  # noqa: ARG002
        """Whether it is a move."""
        return ask.kind == "move"

    def cleared(self, state: State) -> State:
        """Without the latest move."""
        return msgspec.structs.replace(state, last=None)

    def idea(self, state: State, ask: Ask[Action], theme: str, rng: Rng) -> Idea | None:  # noqa: ARG002
        """The move that does most for the theme."""
        board = _Board(state, ask.seat)
        goal = board.goal(theme)
        if goal is None:
            return None
        found = [one for one in board.moves if board.done(theme, one) >= 1.0]
        if not found:
            return None
        value, best = max((board.worth(one), -nth) for nth, one in enumerate(found))
        return Idea(goal, (_action(found[-best]),), value)

    def verdict(self, puzzle: Puzzle, state: State, actions: Sequence[Action]) -> PuzzleVerdict:
        """The verdict by the share of the goal reached, then by the value of the position after the worst reply."""
        board = _Board(state, puzzle.seat)
        move = next((one for one in board.moves if _action(one) == actions[0]), None)
        if move is None:
            return PuzzleVerdict(0)
        done = board.done(puzzle.theme, move)
        if done < 1.0:
            return PuzzleVerdict(int(CLOSE * done))
        behind = (puzzle.value - board.worth(move)) / SPAN
        return PuzzleVerdict(REACHED + round((FULL - REACHED) * min(1.0, max(0.0, 1.0 - behind))))

    def guesses(self, state: State, ask: Ask[Action], rng: Rng) -> Iterator[tuple[Action, ...]]:  # noqa: ARG002
        """Any move."""
        while True:
            yield (rng.pick(ask.choices).action,)

    def sensible(self, state: State, ask: Ask[Action], theme: str, rng: Rng) -> Iterator[tuple[Action, ...]]:  # noqa: ARG002
        """The moves that the house thinks of, and every push."""
        ranked = HOUSE.rank(GAME.view(state, ask.seat), ask, 3, rng)
        yield from ((one.action,) for one in ranked[:LOOKED_AT])
        yield from ((_action(one),) for one in _Board(state, ask.seat).moves if one.pushed)


class _Board:
    """A position of a seat that is to move."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.position = position_of(GAME.view(state, seat))
        self.seat = seat
        self.moves: dict[Shove, Position] = dict(children(self.position, seat))
        self.before = score(self.position, seat)
        self._evaluation = Evaluation()

    def goal(self, theme: str) -> Phrase | None:
        """The goal of a theme, or None if the position does not offer it."""
        scoring = {move: self.scored(move) for move in self.moves if move.target >= 0}
        most = max(scoring.values(), default=0)
        asked = {
            "most": most > 1 and min(scoring.values()) < most,
            "safe": most > 0,
            "pair": not most and any(move.pushed > 1 for move in self.moves),
            "rescue": not most and gain(self.position, other(self.seat)) > 0,
            "fork": not most,
        }
        if not asked[theme]:
            return None
        return phrase("puzzle-offboard-most", count=most) if theme == "most" else phrase(f"puzzle-offboard-{theme}")

    def done(self, theme: str, move: Shove) -> float:
        """The share of a goal that a move reaches, from 0 to 1."""
        after = self.moves[move]
        match theme:
            case "most":
                most = max(map(self.scored, self.moves))
                return self.scored(move) / most
            case "safe":
                return (1.0 if self.is_safe(move) else HALF) if self.scored(move) else 0.0
            case "pair":
                return (1.0 if self.is_safe(move) else HALF) if move.pushed > 1 else 0.0
            case "rescue":
                feared = gain(self.position, other(self.seat))
                return 1.0 - min(1.0, gain(after, other(self.seat)) / feared)
            case _:
                threatens = not after & AIR and gain(after, self.seat) > 0
                return chances(after, self.seat) if threatens else 0.0

    def scored(self, move: Shove) -> int:
        """The points that a move scores."""
        return score(self.moves[move], self.seat) - self.before

    def is_safe(self, move: Shove) -> bool:
        """Whether the opponent cannot score after a move."""
        return gain(self.moves[move], other(self.seat)) == 0

    def worth(self, move: Shove) -> int:
        """The value of a move after the reply that is worst for its seat."""
        return worth(self._evaluation, self.moves[move], self.seat)


def _action(move: Shove) -> Move:
    return Move(NAMES[move.cell], move.way)


def replies(position: Position, seat: Seat) -> Iterator[Position]:
    """The position after every turn of a seat; a ball in the air is put on any free cell, or discarded before a move."""
    ground = position & ~AIR
    if position & AIR:
        yield from (ground | 1 << (cell + WIDTH * seat) for cell in free(ground & _BALLS))
    yield from (after for _, after in children(ground, seat))


def gain(position: Position, seat: Seat) -> int:
    """The most points that a seat can score with one move."""
    before = score(position, seat)
    ground = position & ~AIR
    return max((score(after, seat) - before for move, after in children(ground, seat) if move.target >= 0), default=0)


def chances(position: Position, seat: Seat) -> float:
    """The share of the other seat's replies after which a seat can score with its next move."""
    hits = [score(after, other(seat)) < GOAL and gain(after, seat) > 0 for after in replies(position, other(seat))]
    return sum(hits) / len(hits) if hits else 0.0


def worth(evaluation: Evaluation, position: Position, seat: Seat) -> int:
    """The value of a position for the seat that has moved, after the reply that is worst for it."""
    if score(position, seat) >= GOAL:
        return WON
    return min(
        (evaluation.of(after, seat) for after in replies(position, other(seat))),
        default=evaluation.of(position, seat),
    )
