"""A simple player of PitchBowl for simulations: the first plan of the house's coach, by a slightly unsteady hand."""

import msgspec

from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng
from bot.games.pitchbowl.player.playbook import Playbook
from bot.games.pitchbowl.rules.asks import fallback
from bot.games.pitchbowl.rules.board import AGAINST, FORMATIONS, ahead
from bot.games.pitchbowl.rules.resolution import beside, is_free
from bot.games.pitchbowl.rules.setup import formation
from bot.games.pitchbowl.rules.values import Action, EndTurn, Flick, Kick, Pass, SetUp, State

SURE = 2.0  # degrees; standard deviation of a bearing
EVEN = 0.05  # of the strength; its standard deviation
KICKS = (50.0, 70.0)  # strengths
WIDE = 15.0  # degrees of a kick-off to either side


def baseline(state: State, ask: Ask[Action], rng: Rng) -> Action:
    """The legal answer of a simple coach."""
    seat = ask.seat
    match state.phase:
        case "setup":
            return SetUp(formation(rng.pick(tuple(FORMATIONS)), seat))
        case "kick":
            return Kick((ahead(seat) + rng.uniform(-WIDE, WIDE)) % 360.0, round(rng.uniform(*KICKS), 1))
        case "action" | "bonus":
            return _slipped(state, next(Playbook(state, rng).plans()), rng)
        case _:
            return fallback(state, seat) or EndTurn()


def _slipped(state: State, action: Action, rng: Rng) -> Action:
    """The action with the noise of an unsteady hand."""
    if not isinstance(action, Flick | Pass):
        return action
    angle = round((action.angle + SURE * rng.gauss()) % 360.0, 2) % 360.0
    strength = round(min(max(action.strength * (1.0 + EVEN * rng.gauss()), 1.0), 100.0), 1)
    slipped = msgspec.structs.replace(action, angle=angle, strength=strength)
    if isinstance(action, Pass) and not is_free(state, beside(state, state.holder or "", angle, AGAINST)):
        return action
    return slipped
