"""Plays a position out: the rest of the turn and the rival's turn, by simple coaches with unsteady hands."""

import math
from itertools import islice

import msgspec

from bot.games.contract.base import Answer, Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import Point, Seat
from bot.games.pitchbowl.player.playbook import Playbook
from bot.games.pitchbowl.rules.asks import ask_id, fallback, waiting
from bot.games.pitchbowl.rules.board import LENGTH, PlayerId, rival, seat_of, turned
from bot.games.pitchbowl.rules.game import ACTING, PitchBowl
from bot.games.pitchbowl.rules.step_builder import fresh, in_play, player_of
from bot.games.pitchbowl.rules.values import Action, EndTurn, Flick, Kick, Pass, State
from bot.physics.flick import flick

RIVAL = Hand(2.0, 5.0)  # how unsteady the rival is taken to be
FURTHEST = 30  # answers of a look ahead
TRIED = 3  # plans tried in a position before its turn is ended
TOUCHDOWN = 4.0
BALL = 1.0  # of having the ball, and of having it at the enemy's goal
OUT = 0.15  # of a player off the field
GOES_ON = 0.3  # of a turn that goes on; less with every player spent


GAME = PitchBowl(flick)


def after(state: State, seat: Seat, action: Action, luck: Rng | None = None) -> State | None:
    """The position after an action; None if the rules refuse it."""
    try:
        return GAME.apply(state, Answer(ask_id(state, seat), seat, action), luck or Rng(b"house")).state
    except Illegal:
        return None


def slipped(action: Action, hand: Hand, rng: Rng) -> Action:
    """The action with the error of an unsteady hand, if it flicks or throws."""
    if not isinstance(action, Flick | Pass | Kick):
        return action
    angle, strength = hand.slip(action.angle, action.strength, rng)
    return msgspec.structs.replace(action, angle=angle, strength=strength)


def played_out(state: State, seat: Seat, hand: Hand, rng: Rng) -> State:
    """The position once the turn of the rival of `seat` has ended after this one, or once someone has scored."""
    last = state.turns + (2 if state.turn == seat else 1)
    for _ in range(FURTHEST):
        if state.turns >= last or state.phase not in {*ACTING, "fumble_spot", "placement"}:
            break
        following = _answered(state, hand if state.turn == seat else RIVAL, rng)
        if following is None:
            break
        state = following
    return state


def _answered(state: State, hand: Hand, rng: Rng) -> State | None:
    """The position after the next answer of a simple coach; None if no plan is legal."""
    who = waiting(state)[0]
    if state.phase not in ACTING:
        usual = fallback(state, who)
        return None if usual is None else after(state, who, usual, rng)
    for plan in (*islice(Playbook(state, rng).plans(), TRIED), EndTurn()):
        for action in (slipped(plan, hand, rng), plan):
            following = after(state, who, action, rng)
            if following is not None:
                return following
    return None


def worth(state: State, seat: Seat) -> float:
    """The value of a position for a seat, without looking ahead."""
    foe = rival(seat)
    value = TOUCHDOWN * (state.score[seat] - state.score[foe])
    value += OUT * (len(in_play(state, seat)) - len(in_play(state, foe)))
    if state.phase in {"setup", "kick", "toss", "over"}:
        return value
    if state.holder is not None:
        side = seat_of(state.holder)
        value += (1.0 if side == seat else -1.0) * BALL * (1.0 + _way_made(state, state.holder))
    elif state.ball is not None:
        near = [min(_distance(state, side), LENGTH) / LENGTH for side in (foe, seat)]
        value += BALL * (near[0] - near[1])
    if state.turn == seat:
        value += GOES_ON * len(fresh(state, seat)) / max(1, len(in_play(state, seat)))
    return value


def _distance(state: State, seat: Seat) -> float:
    """The distance of a seat's nearest player from the ball, mm."""
    ball = state.ball or Point(0.0, 0.0)
    return min((math.dist((one.x, one.y), (ball.x, ball.y)) for one in in_play(state, seat)), default=LENGTH)


def _way_made(state: State, player: PlayerId) -> float:
    """The progress of a player towards the enemy's goal, from 0 to 1."""
    one = player_of(state, player)
    return turned((one.x, one.y), seat_of(player))[1] / LENGTH
