"""Players for duels and leagues, by name: the levels of the house and the simple players that they are measured against.

A player is `house:LEVEL`, `random`, `simple` (the simple player of simulations), `offered` (the first choice of every ask), `advised`
(what the game advises), in Pitch Out `contact` (the foe that is nearest to falling on free first contact, as hard as it takes, without
a look at what comes of it), in For Honor `child` (does what a button on the turn's message offers, and plays any card), in Offboard
`child` (sees no more than pushes: it plays the one that scores most, else any, else anything), `depth:PLIES` (the house's search to that depth) and `uct:VISITS` a move.
`house:LEVEL@DEGREES` knows that its hand misses by so many degrees and twice as many percent; `advised:DEGREES`, `contact:DEGREES`
and `simple:DEGREES` have such a hand.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from bot.games import GAMES, PLAYERS
from bot.games.contract.base import Answer, AnyGame, Ask, Illegal
from bot.games.contract.dials import Bearing
from bot.games.contract.luck import Rng
from bot.games.contract.player import LEVELS, AnyPlayer, Level
from bot.games.contract.shot_noise import Hand
from bot.games.offboard.player import house_player as offboard
from bot.games.offboard.player.house_player import OffboardPlayer, position_of
from bot.games.offboard.rules import movegen
from bot.games.offboard.rules.board import NAMES
from bot.games.offboard.rules.values import Move
from bot.games.pitchbowl.player import house_player as pitchbowl
from bot.games.pitchbowl.player.house_player import PitchBowlPlayer
from bot.games.pitchout.player import house_player as pitchout
from bot.games.pitchout.player.house_player import PitchOutPlayer
from bot.games.pitchout.rules.advice import free_shots, strength_of
from bot.games.pitchout.rules.judgement import table_of
from pichenette.testing.answers import answered
from tools.players.uct import Uct
from tools.simulations.reports import REPORTS

Chooser = Callable[[Any, Ask[Any], Rng], Any]
"""(state, ask, rng): the action."""
WITH_A_HAND: dict[str, Callable[[Level, Hand], AnyPlayer]] = {
    "pitchout": lambda level, hand: PitchOutPlayer({level: pitchout.SKILLS[level]._replace(hand=hand)}),
    "pitchbowl": lambda level, hand: PitchBowlPlayer({level: pitchbowl.SKILLS[level]._replace(hand=hand)}),
}


def chooser(game: str, name: str) -> Chooser:
    """A player by name. Raises ValueError for an unknown one."""
    kind, _, detail = name.partition(":")
    if kind == "house" and game in PLAYERS and detail.partition("@")[0].isdecimal():
        return _house(game, *detail.partition("@")[::2])
    named: dict[str, Callable[[AnyGame, str], Chooser]] = {
        "random": _random,
        "offered": lambda _rules, _detail: lambda _state, ask, _rng: ask.choices[0].action,
        "advised": lambda rules, detail: _unsteady(rules, partial(_advised, rules), detail),
    }
    if game in REPORTS:
        named["simple"] = lambda rules, detail: _unsteady(rules, REPORTS[game].baseline, detail)
    if game == "pitchout":
        named["contact"] = lambda rules, detail: _unsteady(rules, _contact, detail)
    if game == "forhonor":
        named["child"] = _presser
    if game == "offboard":
        named |= {"child": lambda _rules, _detail: _child, "depth": _depth, "uct": _uct}
    if kind not in named:
        raise ValueError(f"{name!r} is no player of {game}")
    return named[kind](GAMES[game], detail)


def _random(rules: AnyGame, _detail: str) -> Chooser:
    return lambda state, ask, rng: answered(rules, state, ask, rng, Rng(b"unseen")).move.action


def _presser(rules: AnyGame, _detail: str) -> Chooser:
    """Any of the deeds that are offered at once, step by step, then the end of the activation; else anything."""
    steps = rules.spec.steps
    if steps is None:
        raise ValueError("nothing is planned in steps")
    planned: list[str] = []

    def choose(state: Any, ask: Ask[Any], rng: Rng) -> Any:
        offered = {choice.code: choice.action for choice in ask.choices}
        if not planned or planned[0] not in offered:
            deeds = [deed.steps for deed in steps.likely(state) if deed.steps and deed.steps[0] in offered]
            planned[:] = rng.pick(deeds) if deeds else [steps.end] if steps.end in offered else []
        return offered[planned.pop(0)] if planned else rng.pick(ask.choices).action

    return choose


def _child(state: Any, ask: Ask[Any], rng: Rng) -> Any:
    """The push that scores most, else any push, else anything."""
    position, seat = position_of(GAMES["offboard"].view(state, ask.seat)), ask.seat
    pushes = {
        Move(NAMES[move.cell], move.way): 1 + movegen.score(after, seat)
        for move, after in movegen.children(position, seat)
        if move.pushed
    }
    offered = [choice.action for choice in ask.choices]
    best = max(pushes.get(action, 0) for action in offered)
    return rng.pick([action for action in offered if pushes.get(action, 0) == best])


def _depth(rules: AnyGame, plies: str) -> Chooser:
    return _seeing(rules, OffboardPlayer({5: offboard.LevelSkill(sys.maxsize, int(plies), 0)}), 5)


def _uct(rules: AnyGame, visits: str) -> Chooser:
    uct = Uct(int(visits))
    return lambda state, ask, rng: uct.choose(rules.view(state, ask.seat), ask, rng)


def _house(game: str, level: str, unsteady: str) -> Chooser:
    strength = next(one for one in LEVELS if one == int(level))
    player = WITH_A_HAND[game](strength, Hand(float(unsteady), 2 * float(unsteady))) if unsteady else PLAYERS[game]
    return _seeing(GAMES[game], player, strength)


def _seeing(rules: AnyGame, player: AnyPlayer, level: Level) -> Chooser:
    return lambda state, ask, rng: player.choose(rules.view(state, ask.seat), ask, level, rng)


def _unsteady(rules: AnyGame, aims: Chooser, degrees: str) -> Chooser:
    """A player whose flicks stray by so many degrees and twice as many percent; as aimed where that is refused."""
    hand = Hand(float(degrees or 0.0), 2 * float(degrees or 0.0))

    def choose(state: Any, ask: Ask[Any], rng: Rng) -> Any:
        aimed = aims(state, ask, rng)
        if not hand.bearing or not (hasattr(aimed, "angle") and hasattr(aimed, "strength")):
            return aimed
        angle, strength = hand.slip(aimed.angle, aimed.strength, rng)
        slipped = msgspec.structs.replace(aimed, angle=angle, strength=strength)
        try:
            rules.apply(state, Answer(ask.id, ask.seat, slipped), Rng(b""))
        except Illegal:
            return aimed
        return slipped

    return choose


def _advised(rules: AnyGame, state: Any, ask: Ask[Any], rng: Rng) -> Any:
    """The flick that the game advises; else any choice."""
    best = max(rules.advice(state, ask, 0.0), key=lambda one: one.worth, default=None)
    if best is None:
        return rng.pick(ask.choices).action
    action = next(choice.action for choice in ask.choices if choice.code == best.choice)
    return msgspec.structs.replace(action, angle=best.angle, strength=best.strength)


def _contact(state: Any, ask: Ask[Any], rng: Rng) -> Any:
    """The flick at the foe that falls most easily of those that a puck meets first; any choice where there is none."""
    found: list[tuple[float, Any]] = []
    for choice in ask.choices:
        puck = getattr(choice.action, "puck", None) or (state.going.puck if state.going is not None else None)
        for dial in choice.dials:
            if isinstance(dial, Bearing) and puck:
                found += [
                    (
                        shot.whole,
                        msgspec.structs.replace(choice.action, angle=shot.angle, strength=strength_of(shot.whole)),
                    )
                    for shot in free_shots(state, table_of(state, puck), puck, dial)
                ]
    return min(found, key=lambda one: one[0])[1] if found else rng.pick(ask.choices).action
