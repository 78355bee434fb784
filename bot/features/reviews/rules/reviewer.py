"""Reviews matches turn by turn, with the judge of their game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.features.reviews.rules.review import Decision, Review, TurnReview
from bot.games.contract.base import Answer, AnyGame, Ask, Outcome
from bot.games.contract.judge import AnyJudge, Slip, hand_from
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump
from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import Seat

LUCK = b"coach"  # of replays, which must tell nothing of a match's seed


class Played(NamedTuple):
    """A turn: the state before it, the move of the rules (None: one of the table, such as a takeback), and the state after it."""

    before: Any
    move: Any
    after: Any


class Reviewer:
    """Reviews matches."""

    def __init__(self, games: Mapping[str, AnyGame], judges: Mapping[str, AnyJudge]) -> None:
        self._games = games
        self._judges = judges

    def begun(self, game: str, seats: int, turns: Sequence[Played]) -> Review:
        """The review of a match with all its turns, before the first: the usual errors of its players are known."""
        judge = self._judges[game]
        slips: list[list[Slip]] = [[] for _ in range(seats)]
        for turn in turns:
            ask = self._asked(game, turn)
            slip = judge.slip(turn.before, ask, turn.move.action) if ask else None
            if ask and slip:
                slips[ask.seat].append(slip)
        return Review(len(turns), judge.sides(turns[-1].after), tuple(map(hand_from, slips)))

    def turn(self, game: str, number: int, turn: Played, hand: Hand) -> TurnReview:
        """The review of the turn with a number, made by a player with this hand."""
        judge, ask = self._judges[game], self._asked(game, turn)
        decision = None
        if ask is not None and judge.judges(ask):
            judged = judge.judgement(turn.before, ask, turn.move.action, hand, Rng(LUCK, number))
            if judged is not None:
                better = b"" if judged.better is None else dump(judged.better)
                rounded = (round(judged.best, 4), round(judged.played, 4))
                decision = Decision(number, ask.seat, *rounded, better, judged.share, judged.why)
        standing = tuple(round(one, 4) for one in self._standing(game, turn.after))
        return TurnReview(standing, decision, move=ask is not None and ask.kind not in judge.before_play)

    def _asked(self, game: str, turn: Played) -> Ask[Any] | None:
        """The ask that a player answered in a turn, if there was a choice."""
        if not isinstance(turn.move, Answer) or turn.move.forced:
            return None
        return next((ask for ask in self._games[game].asks(turn.before) if ask.id == turn.move.ask), None)

    def _standing(self, game: str, state: Any) -> tuple[float, ...]:
        outcome = self._games[game].outcome(state)
        judge = self._judges[game]
        return judge.standing(state) if outcome is None else _shared(outcome, judge.sides(state))


def _shared(outcome: Outcome, sides: Sequence[Sequence[Seat]]) -> tuple[float, ...]:
    """The result of each side: 1 for the one that has won, equal parts of a draw."""
    first = [bool(set(side) & set(outcome.ranks[0])) for side in sides]
    return tuple(one / sum(first) for one in first)
