"""The Captain in danger: the shots that the opponent has at it, and the flicks that may save it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from bot.games.contract.aim import bearing_to
from bot.games.contract.base import Answer, Ask
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Seat
from bot.games.pitchout.puzzles.shots import FreeShot, allowed, result_of, shots, value_of
from bot.games.pitchout.rules.advice import strength_of
from bot.games.pitchout.rules.game import PitchOut
from bot.games.pitchout.rules.step_builder import captain_of, foes_of, guard_of, puck_of
from bot.games.pitchout.rules.values import Action, Flick, State

GAME = PitchOut()
SPAN = 2.0  # pucks; an answer so much worse than the best gets no more points than the goal is worth
WAYS = range(0, 360, 30)  # degrees in which the Captain may flee
FLIGHTS = (120.0, 260.0, 450.0)  # mm
BETWEEN = (0.3, 0.5, 0.7)  # of the way from the foe to the Captain: where another puck may stop


@lru_cache(maxsize=1)  # a position is looked at for one theme after another
def in_danger(state: State, seat: Seat) -> int:
    """The number of opposing shots that knock off the Captain of a seat, if one of them is dead centre; else 0.

    A Guard would save it (PO-65), so with one in play it is in no danger.
    """
    if puck_of(state, guard_of(state, seat)).in_play:
        return 0
    found = threats(_passed(state, seat), seat)
    captain = captain_of(state, seat)
    return len(found) if any(one.straight and one.target == captain for one in found) else 0


def rescues(state: State, ask: Ask[Action]) -> Iterator[Flick]:
    """The flicks that a player would try: at foes, the Captain away, another puck in between."""
    yield from dict.fromkeys(shot.flick for shot in shots(state, ask))
    captain = captain_of(state, ask.seat)
    home = puck_of(state, captain)
    shooters = {one.flick.puck for one in threats(_passed(state, ask.seat), ask.seat)}
    for choice in ask.choices:
        if not isinstance(choice.action, Flick):
            continue
        if choice.action.puck == captain:
            aims = [(float(way), flight) for way in WAYS for flight in FLIGHTS]
        else:
            start = puck_of(state, choice.action.puck)
            ways = [
                (foe.x + (home.x - foe.x) * share - start.x, foe.y + (home.y - foe.y) * share - start.y)
                for foe in (puck_of(state, one) for one in sorted(shooters))
                for share in BETWEEN
            ]
            aims = [(bearing_to(dx, dy), (dx * dx + dy * dy) ** 0.5) for dx, dy in ways if dx or dy]
        for angle, slide in aims:
            for (flick,) in allowed(state, choice, angle, strength_of(slide)):
                yield flick


def best_rescue(state: State, ask: Ask[Action]) -> tuple[Flick, float] | None:
    """The flick that saves the Captain and gains most, with its value; None if none does, or one wins the round."""
    best: tuple[Flick, float] | None = None
    for flick in rescues(state, ask):
        after = outcomes(state, ask.seat, flick)
        if not after and not result_of(state, flick).own:
            return None
        if after and not any(threats(one, ask.seat, enough=1) for one in after):
            value = value_of(state, ask.seat, flick)
            if best is None or value > best[1]:
                best = flick, value
    return best


def outcomes(state: State, seat: Seat, flick: Flick) -> list[State]:
    """The positions that a flick may leave to the opponent, who can save pucks by a Guard; none if it ends the round."""
    (ask,) = GAME.asks(state)
    coming, found = [GAME.apply(state, Answer(ask.id, seat, flick), Rng(b"rescue")).state], []
    while coming:
        came = coming.pop()
        if came.round != state.round or came.phase == "over":
            return []
        if came.phase == "flick":
            found.append(came)
            continue
        ask = GAME.asks(came)[0]
        choices = ask.choices if ask.seat != seat else ask.choices[:1]
        coming += [
            GAME.apply(came, Answer(ask.id, ask.seat, choice.action), Rng(b"rescue")).state for choice in choices
        ]
    return found


def threats(state: State, seat: Seat, *, enough: int = 0) -> list[FreeShot]:
    """The shots of the player to flick that knock off the Captain of a seat and not their own; no more than `enough` are looked for."""
    captain = captain_of(state, seat)
    (ask,) = GAME.asks(state)
    found: list[FreeShot] = []
    for shot in sorted(shots(state, ask), key=lambda one: one.target != captain):
        result = result_of(state, shot.flick)
        if captain in result.foes and captain_of(state, ask.seat) not in result.own:
            found.append(shot)
            if len(found) == enough:
                break
    return found


def _passed(state: State, seat: Seat) -> State:
    """The position with the opponent to flick, as if the player had not."""
    return msgspec.structs.replace(state, turn=foes_of(state, seat)[0], asked=state.asked + 1)
