"""What spectators can call, and what calls are worth.

A right call earns 100 minus the chance of its answer in percent, a wrong one costs that chance. By chance alone everybody
comes to 0, whatever they press and however often: only who knows better than chance gains.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias

import msgspec

from bot.features.crowd.values import NOBODY, WINNER, CrowdEffects, Settled
from bot.games.contract.base import AnyGame, Ask, Left, Outcome
from bot.games.contract.losses import losers_in
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match, Status, Turn
from bot.matches.core.positions import Positions
from bot.matches.history.history import AgreedDraw, Takeback, move_of, read_move

CERTAIN = 100  # percent
EARLY = 2  # answers a seat, up to which the winner can be called in games where nothing is lost

Result: TypeAlias = tuple[int, int, bool]  # a question, an answer, whether it was right
Step: TypeAlias = tuple[bytes, bytes, bytes]  # a move, its events, the state after it
AsksIn: TypeAlias = Callable[[bytes], Sequence[Ask[Any]]]  # finds the asks that are open in a saved state


def question_of(game: AnyGame, asks: Iterable[Ask[Any]]) -> int | None:
    """The number of the question about the present move: that of the ask it is about. None if the move cannot cost anything."""
    losses = game.spec.losses
    if losses is None:
        return None
    about = (ask for ask in asks if ask.kind in losses.kinds and (losses.possible is None or losses.possible(ask)))
    return next((int(ask.id.rpartition(".")[2]) for ask in about), None)


def sides_of(game: AnyGame, seats: Iterable[Seat]) -> tuple[int, ...]:
    """The sides of a match."""
    return tuple(sorted({game.spec.side(seat) for seat in seats}))


def asked_of(game: AnyGame, sides: Sequence[int], asks: Sequence[Ask[Any]]) -> dict[int, int]:
    """The answers to the question about the present move, with their chances in percent; what never happens is no answer."""
    losses = game.spec.losses
    if losses is None:
        return {}
    own = {game.spec.side(ask.seat) for ask in asks if ask.kind in losses.kinds}
    other = losses.other // max(1, len(sides) - 1)
    found = {side: losses.own if side in own else other for side in sides} | {NOBODY: losses.nobody}
    return {answer: chance for answer, chance in found.items() if chance}


def points(answers: dict[int, int], right: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """What each answer is worth, by its chance in percent."""
    true = set(right)
    return tuple((answer, CERTAIN - chance if answer in true else -chance) for answer, chance in answers.items())


def settle(
    game: AnyGame, match: Match, asks_in: AsksIn, steps: Sequence[Step], outcome: Outcome | None
) -> CrowdEffects:
    """What steps mean for the calls of a match; `outcome` is the result if they end it."""
    asks = asks_in(match.state)
    sides = sides_of(game, (holder.seat for holder in match.holders))
    settled: list[Settled] = []
    lost, still_open = False, None
    question = question_of(game, asks)
    if question is not None:
        losers, decided, still_open = _moved(game, asks_in, match.state, question, steps)
        lost = bool(losers)
        if decided:
            right = {game.spec.side(seat) for seat in losers} or {NOBODY}
            settled.append(Settled(question, points(asked_of(game, sides, asks), right)))
    if outcome is not None and len(outcome.ranks) > 1:
        won = {game.spec.side(seat) for seat in outcome.ranks[0]}
        settled.append(Settled(WINNER, points(dict.fromkeys(sides, CERTAIN // len(sides)), won)))
    late = game.spec.losses is None and match.revision + len(steps) >= EARLY * len(match.holders)
    return CrowdEffects(tuple(settled), still_open, closes=lost or late or outcome is not None)


def _moved(
    game: AnyGame, asks_in: AsksIn, state: bytes, question: int, steps: Sequence[Step]
) -> tuple[tuple[Seat, ...], bool, int | None]:
    """Who lost something in the move that a question is about; whether that is decided; the question if it is still open."""
    losers: list[Seat] = []
    for move, events, after in steps:
        if isinstance(read_move(game, move), Left):
            return tuple(losers), bool(losers), None
        losers += losers_in(game, state, events)
        state = after
        if question_of(game, asks_in(state)) != question:
            return tuple(losers), True, None
    return tuple(losers), bool(losers), None if losers else question


def results(game: AnyGame, match: Match, turns: Sequence[Turn], outcome: Outcome | None) -> frozenset[Result]:
    """Which answers to the questions of a match were right, found out again from its turns; `outcome` is None until its end."""
    found: dict[int, tuple[int, tuple[tuple[int, int], ...]]] = {}

    def asks_in(state: bytes) -> Sequence[Ask[Any]]:
        return game.asks(load_state(game.spec, state))

    before, *rest = turns
    for _, group in groupby(rest, key=lambda turn: turn.key):  # the turns of one answer share its key
        answer = tuple(group)
        move = move_of(game, answer[0])
        if isinstance(move, Takeback):
            back_to = move.revision
            found = {question: one for question, one in found.items() if one[0] <= back_to}
        elif not isinstance(move, AgreedDraw):
            there = msgspec.structs.replace(match, state=before.state, revision=before.revision)
            steps = [(turn.move, turn.events, turn.state) for turn in answer]
            ended = outcome if answer[-1] is turns[-1] else None
            for one in settle(game, there, asks_in, steps, ended).settled:
                found[one.question] = (answer[-1].revision, one.points)
        before = answer[-1]
    answers = ((question, *one) for question, (_, worth) in found.items() for one in worth)
    return frozenset((question, answer, gained > 0) for question, answer, gained in answers)


def miscounted(
    games: Mapping[str, AnyGame], match: Match, turns: Sequence[Turn], kept: frozenset[Result]
) -> Iterator[str]:
    """A sentence if some of the settled calls of a match do not follow from its turns."""
    outcome = Positions(games).outcome(match) if match.status is Status.FINISHED else None
    wrong = kept - results(games[match.game], match, turns, outcome) if kept else kept
    if wrong:
        yield f"{len(wrong)} answers of spectators are counted otherwise than its turns say"
