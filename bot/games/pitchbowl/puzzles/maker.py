"""Puzzles of PitchBowl: one flick or one throw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng
from bot.games.contract.puzzle import FULL, HUMAN, REACHED, Idea, Puzzle, PuzzleMaker, PuzzleVerdict
from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.pitchbowl.player.lookahead import after, slipped, worth
from bot.games.pitchbowl.puzzles.shots import allowed, referee, shots
from bot.games.pitchbowl.rules.board import BALL, LENGTH, label, rival, seat_of, turned
from bot.games.pitchbowl.rules.referee import Verdict
from bot.games.pitchbowl.rules.step_builder import place_of
from bot.games.pitchbowl.rules.values import Action, Flick, Pass, State

SPAN = 1.0  # as a position is worth; an answer so much worse than the best gets no more points than the goal is worth
CLOSE = 50  # points of an answer that almost reaches the goal
GENTLEST = 20.0  # strength of a random flick, at least
FORWARD = 60.0  # mm that a pass gains, at least
NEARLY = 0.8  # of a goal: all but one thing


class PitchBowlMaker(PuzzleMaker[State, Action]):
    """Makes puzzles of five themes: a touchdown, the ball, a pass to a named player, opponents knocked out, one pushed off the field."""

    game = "pitchbowl"
    themes = ("touchdown", "ball", "pass", "knockout", "out")
    opening = (10, 120)
    patience = 120
    indifferent = frozenset({"touchdowns", "max_turns", "toss"})

    def fits(self, state: State, ask: Ask[Action]) -> bool:  # noqa: ARG002
        """Whether a player is to be flicked."""
        return ask.kind in {"action", "bonus"}

    def cleared(self, state: State) -> State:
        """Without the latest flick."""
        return msgspec.structs.replace(state, last_flick=None)

    def idea(self, state: State, ask: Ask[Action], theme: str, rng: Rng) -> Idea | None:  # noqa: ARG002
        """The aim that does most for the theme."""
        found: dict[Phrase, list[Flick | Pass]] = {}
        for shot in shots(state, ask, theme):
            for goal in _goals(state, theme, shot, referee(state, shot)):
                found.setdefault(goal, []).append(shot)
        if not found:
            return None
        goal = min(found, key=lambda one: len(found[one]))
        values = [value_of(state, shot) for shot in found[goal]]
        return Idea(goal, (found[goal][values.index(max(values))],), max(values))

    def verdict(self, puzzle: Puzzle, state: State, actions: Sequence[Action]) -> PuzzleVerdict:
        """The verdict by the share of the goal reached, then by the value of the position."""
        action = actions[0]
        if not isinstance(action, Flick | Pass):
            return PuzzleVerdict(0)
        done = _done(state, puzzle.goal, action, referee(state, action))
        if done < 1.0:
            return PuzzleVerdict(int(CLOSE * done))
        behind = (puzzle.value - value_of(state, action)) / SPAN
        return PuzzleVerdict(REACHED + round((FULL - REACHED) * min(1.0, max(0.0, 1.0 - behind))))

    def guesses(self, state: State, ask: Ask[Action], rng: Rng) -> Iterator[tuple[Action, ...]]:
        """Any flick or throw, any way, any strength."""
        choices = [one.action for one in ask.choices if isinstance(one.action, Flick | Pass)]
        while True:
            action = rng.pick(choices)
            for aimed in allowed(state, action, rng.uniform(0.0, 360.0), rng.uniform(GENTLEST, 100.0)):
                yield (aimed,)

    def sensible(self, state: State, ask: Ask[Action], theme: str, rng: Rng) -> Iterator[tuple[Action, ...]]:  # noqa: ARG002
        """Every aim that comes into question."""
        return ((shot,) for shot in shots(state, ask, theme))

    def slips(self, actions: tuple[Action, ...], rng: Rng, hand: Hand = HUMAN) -> tuple[Action, ...]:
        """The flick a little off its aim."""
        return tuple(slipped(action, hand, rng) for action in actions)


def value_of(state: State, action: Flick | Pass) -> float:
    """The value of the position after a flick or a throw by a steady hand; that of the present position if the rules refuse it."""
    came = after(state, state.turn, action)
    return worth(state if came is None else came, state.turn)


def _goals(state: State, theme: str, shot: Flick | Pass, ruling: Verdict) -> Iterator[Phrase]:
    """The goals of a theme that an aim reaches."""
    lost = [one for one in ruling.reasons if one != "TOUCHDOWN"]
    match theme:
        case "touchdown":
            goals = [phrase("puzzle-pitchbowl-touchdown")]
        case "ball" if state.ball is not None:
            goals = [phrase("puzzle-pitchbowl-pickup")]
        case "ball":
            goals = [phrase("puzzle-pitchbowl-steal", name=label(state.holder or BALL))]
        case "pass" if ruling.holder is not None and _gained(state, ruling.holder) >= FORWARD:
            goals = [phrase("puzzle-pitchbowl-pass", player=ruling.holder, name=label(ruling.holder))]
        case "knockout" if not lost:
            count = len(_stunned(state, ruling))
            goals = [phrase("puzzle-pitchbowl-knockout", count=one) for one in range(1, count + 1)]
        case "out":
            goals = [phrase("puzzle-pitchbowl-out")]
        case _:
            goals = []
    yield from (goal for goal in goals if _done(state, goal, shot, ruling) >= 1.0)


def _done(state: State, goal: Phrase, action: Flick | Pass, ruling: Verdict) -> float:
    """The share of a goal that is reached, from 0 to 1."""
    args, seat = dict(goal.args), state.turn
    lost = [one for one in ruling.reasons if one != "TOUCHDOWN"]
    mine = ruling.holder is not None and seat_of(ruling.holder) == seat
    touched = ruling.first is not None and ruling.first != BALL and seat_of(ruling.first) != seat
    match goal.key.removeprefix("puzzle-pitchbowl-"):
        case "touchdown":
            scored = ruling.scorer is not None and seat_of(ruling.scorer) == seat
            return 1.0 if scored else NEARLY * _ahead(state, ruling) if mine else 0.0
        case "pickup" | "steal":
            return (NEARLY if lost else 1.0) if mine else NEARLY / 2 if ruling.first in (BALL, state.holder) else 0.0
        case "pass":
            caught = isinstance(action, Pass) and mine
            return 1.0 if caught and ruling.holder == args["player"] else NEARLY if caught else 0.0
        case "knockout":
            done = min(1.0, len(_stunned(state, ruling)) / int(str(args["count"])))
            return max(NEARLY * done if lost else done, NEARLY / 2 * touched)
        case _:
            out = [seat_of(one) for one in ruling.out]
            return 1.0 if rival(seat) in out and seat not in out else NEARLY / 2 * touched


def _stunned(state: State, ruling: Verdict) -> list[str]:
    """The opponents that are knocked out."""
    return [one for one in ruling.passive if seat_of(one) != state.turn]


def _gained(state: State, player: str) -> float:
    """The distance by which a player is further ahead than the carrier, mm."""
    here, there = place_of(state, state.holder or player), place_of(state, player)
    return turned((there.x, there.y), state.turn)[1] - turned((here.x, here.y), state.turn)[1]


def _ahead(state: State, ruling: Verdict) -> float:
    """The progress up the field, from 0 to 1, of the ball's new holder at its place before the action."""
    there = place_of(state, ruling.holder or "")
    return turned((there.x, there.y), state.turn)[1] / LENGTH
