"""A preview's risk is the real cost: the turn, or the placement."""

import random
from collections import Counter

import msgspec
import pytest

from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.vocabulary import Phrase, Point
from bot.games.pitchbowl.rules.events import EffortMade, PlacementAnnulled, TurnEnded
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchbowl.rules.values import Action, Flick, Pass, Placement, State
from tests.support.scenes.pitchbowl_scenes import crowded, midst, play

GAME = PitchBowl()
TOLD = {
    "fall": "FALL",
    "out": "PLAYER_OUT",
    "clearance": "CLEARANCE",
    "ball_out": "BALL_OUT",
    "intercepted": "INTERCEPTION",
    "conceded": "TOUCHDOWN",
}


def risk(state: State, action: Action, assist: Assist = Assist.STANDARD) -> Phrase | None:
    (ask,) = GAME.asks(state)
    return GAME.sketch(GAME.view(state, ask.seat), ask, action, assist).risk


def reason(state: State, action: Action) -> str:
    found = risk(state, action)
    return str(dict(found.args)["reason"]) if found else ""


def lost(state: State, action: Action) -> tuple[str, ...] | None:
    """Why the turn ended, or the placement was annulled; None if neither did."""
    (ask,) = GAME.asks(state)
    step = GAME.apply(state, Answer(ask.id, ask.seat, action), Rng(b""))
    for event in step.events:
        if isinstance(event, TurnEnded):
            return event.reasons
        if isinstance(event, PlacementAnnulled):
            return ("ANNULLED",)
    return tuple(step.state.reasons) if step.state.phase == "fumble_spot" else None


def flicks() -> list[tuple[State, Flick | Pass | Placement]]:
    """Random flicks of all kinds, in crowds and open fields."""
    luck = random.Random(5)
    states = [crowded(seed, cluster=bool(seed % 3)) for seed in range(8)]
    states += [msgspec.structs.replace(crowded(seed, cluster=False), holder="red.t5", ball=None) for seed in range(6)]
    states += [midst(), midst(holder="blue.r1"), play(), msgspec.structs.replace(play(), holder="red.r1", ball=None)]
    states += [
        msgspec.structs.replace(state, options=play(defensive_placement="on").options, phase="placement")
        for state in states[:4]
    ]
    found: list[tuple[State, Flick | Pass | Placement]] = []
    for state in states:
        (ask,) = GAME.asks(state)
        choices = [one.action for one in ask.choices if isinstance(one.action, Flick | Pass | Placement)]
        throws = [one for one in choices if isinstance(one, Pass)] * 8
        for action in (*luck.sample(choices, min(30, len(choices))), *throws):
            turn, hard = (
                luck.choice((0.0, luck.uniform(-180, 180))),
                luck.choice((action.strength, luck.uniform(5, 100))),
            )
            found.append(
                (state, msgspec.structs.replace(action, angle=(action.angle + turn) % 360.0, strength=round(hard, 1)))
            )
    return found


def test_what_is_said_to_end_the_turn_does():
    counts: Counter[str] = Counter()
    for state, action in flicks():
        key = reason(state, action)
        if not key:
            continue
        why = lost(state, action)
        assert why is not None, (key, action)
        assert TOLD.get(key, "FUMBLE") in why or "ANNULLED" in why, (key, why)
        counts[key] += 1
    assert counts.keys() >= {"fall", "clearance", "steal", "pickup", "handoff", "pass", "intercepted", "touches"}, (
        counts
    )


def test_who_is_not_warned_goes_on():
    quiet = 0
    for state, action in flicks():
        (ask,) = GAME.asks(state)
        shown = GAME.sketch(GAME.view(state, ask.seat), ask, action, Assist.STANDARD)
        if shown.rule or shown.risk:
            continue
        quiet += 1
        why = lost(state, action)
        assert why in (None, ("ALL_PLAYED",)) or "TOUCHDOWN" in why, (why, action)
    assert quiet > 80


def test_an_expert_is_told_nothing():
    assert all(risk(state, action, Assist.EXPERT) is None for state, action in flicks()[::10])


@pytest.mark.parametrize(("y", "strength", "expected"), [(690.0, 30.0, ""), (520.0, 100.0, "fall")])
def test_a_touchdown_is_no_risk(y: float, strength: float, expected: str):
    state = msgspec.structs.replace(play(), holder="red.r1", ball=None)
    lies = Point(20.0 if expected else 225.0, y)
    players = tuple(
        msgspec.structs.replace(one, x=lies.x, y=lies.y) if one.id == "red.r1" else one for one in state.players
    )
    state = msgspec.structs.replace(state, players=players)
    assert reason(state, Flick("red.r1", 0.0, strength)) == expected


def test_an_extra_effort_is_announced_before_it_is_spent():
    met: Counter[tuple[bool, bool]] = Counter()
    for state, action in flicks():
        (ask,) = GAME.asks(state)
        drawn = _drawn(state, action, Assist.STANDARD)
        if not isinstance(action, Flick) or drawn.risk is not None or drawn.rule:
            continue
        warned = any(one.key == "pitchbowl-effort" for one in drawn.remarks)
        step = GAME.apply(state, Answer(ask.id, ask.seat, action), Rng(b""))
        met[warned, any(isinstance(event, EffortMade) for event in step.events)] += 1
    assert not met[False, True]
    assert not met[True, False]
    assert met[True, True]
    assert met[False, False]


def test_an_effort_that_is_spent_is_announced_no_more():
    state, action = next(
        (state, action)
        for state, action in flicks()
        if isinstance(action, Flick)
        and any(one.key == "pitchbowl-effort" for one in _drawn(state, action, Assist.STANDARD).remarks)
    )
    spent = msgspec.structs.replace(state, spent=msgspec.structs.replace(state.spent, effort=True))
    for case, assist in ((spent, Assist.STANDARD), (state, Assist.EXPERT)):
        assert not [one for one in _drawn(case, action, assist).remarks if one.key == "pitchbowl-effort"]


def _drawn(state: State, action: Action, assist: Assist) -> Sketch:
    (ask,) = GAME.asks(state)
    return GAME.sketch(GAME.view(state, ask.seat), ask, action, assist)


def test_a_block_that_is_advised_costs_nothing_and_takes_no_effort():
    blocks = 0
    for state in (midst(holder="blue.r1"), *(crowded(seed, cluster=bool(seed % 2)) for seed in range(8))):
        (ask,) = GAME.asks(state)
        flicks = {one.code: one.action for one in ask.choices if isinstance(one.action, Flick)}
        for best in GAME.advice(state, ask):
            flick = flicks.get(best.choice)
            if flick is not None and flick.announce == "none" and best.target.startswith("blue"):
                blocks += 1
                tried = msgspec.structs.replace(flick, angle=best.angle, strength=best.strength)
                events = GAME.apply(state, Answer(ask.id, ask.seat, tried), Rng(b"")).events
                assert not [one for one in events if isinstance(one, EffortMade | TurnEnded)]
    assert blocks > 3
