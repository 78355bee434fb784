"""`apply` accepts any input or refuses it with a rule and words; it raises nothing else."""

import functools
import itertools
import math
from typing import get_args

import pytest

from bot.games.contract.base import Answer, Illegal, Left, TimedOut
from bot.games.contract.dials import Place
from bot.games.contract.preview import Assist
from bot.games.pitchout.rules.game import PitchOut
from bot.games.pitchout.rules.values import (
    Ban,
    Change,
    ChooseTeam,
    Deploy,
    FirstPlayer,
    Flick,
    FlickAgain,
    Golem,
    Guard,
    LeaveBlock,
    Lineup,
    Mount,
    MoveBlock,
    NextStarter,
    Penalty,
    Phase,
    PlaceRestored,
    PutBlock,
    RemoveBlock,
    ReplaceBanned,
    Shoot,
    State,
    Stop,
)
from pichenette.testing.playing import for_seats, for_two, match
from tests.support.games.pitchout_complete import played, with_elite
from tests.support.games.pitchout_matches import LUCK, flick, push, without
from tests.support.samples import THOROUGH

NAMES = (
    "",
    "X",
    "NW.captain",
    "E.guard",
    "NW1",
    "SW",
    "S",
    "S.",
    "S.captain",
    "N.guard",
    "S.major",
    "Q.captain",
    "C",
    "S1",
    "N2",
    "none",
    "A1",
)
NUMBERS = (0.0, -1.0, 50.0, 1e300, -1e6, math.nan, math.inf)
PLACES = tuple(Place(name, x, 100.0, x) for name in NAMES for x in NUMBERS)
ODD = (
    *(FirstPlayer(seat) for seat in (-1, 2, 7)),
    *(NextStarter(seat) for seat in (-1, 2, 7)),
    *(Deploy((place,)) for place in PLACES),
    Deploy(()),
    Deploy(PLACES[:7]),
    *(PlaceRestored((place,)) for place in PLACES),
    PlaceRestored(()),
    *(Flick(puck, angle, strength) for puck in NAMES for angle, strength in itertools.product(NUMBERS, NUMBERS)),
    *(Flick("S.captain", 0.0, 50.0, copy) for copy in NAMES),
    *(FlickAgain(angle, strength) for angle, strength in itertools.product(NUMBERS, NUMBERS)),
    Stop(),
    *(Guard(puck) for puck in (None, *NAMES)),
    *(RemoveBlock(block) for block in NAMES),
    *(Penalty(puck) for puck in NAMES),
    *(ChooseTeam(name) for name in NAMES),
    *(Lineup(names) for names in ((), NAMES, ("captain",) * 7, ("captain", "guard"))),
    *(Shoot((place,), 0.0, 50.0) for place in PLACES),
    *(Shoot((Place("S.captain", 400.0, 100.0),), *aim) for aim in itertools.product(NUMBERS, NUMBERS)),
    *(Mount(puck) for puck in (None, *NAMES)),
    *(MoveBlock(*turns) for turns in itertools.product(NUMBERS, NUMBERS)),
    *(PutBlock((place,)) for place in PLACES),
    PutBlock(()),
    LeaveBlock(),
    *(Golem((place,)) for place in (*PLACES, Place("S.golem1", math.nan, 1.0))),
    Golem(()),
    *(Ban(name) for name in NAMES),
    *(Change(one, two) for one, two in itertools.product((None, *NAMES), repeat=2)),
    *(ReplaceBanned(name) for name in NAMES),
)


FOR_TWO = {"remove_obstacle", "penalty", "ban", "change", "replace_banned"}  # asked of two seats alone
SELDOM = {2: {"mount"}, 3: FOR_TWO | {"mount"}, 4: FOR_TWO}
"""What so many seats are never asked, or so seldom that no random match comes to it."""
TELLING = {2: (0, 1, 11), 3: (0, 2, 34), 4: (0, 6, 11, 37)}
"""Matches that come to all the rest; should the rules change, others are looked for."""


@pytest.fixture(params=[2, *(pytest.param(seats, marks=THOROUGH) for seats in (3, 4))])
def positions(request):
    return positions_of(request.param)


@functools.cache
def positions_of(seats: int) -> dict[Phase, State]:
    """One position of every phase for a number of seats."""
    game, found = PitchOut(), {}
    spec = for_two(game.spec) if seats == 2 else for_seats(game.spec, seats)
    wanted = {*get_args(Phase)} - SELDOM[seats]
    seeds = itertools.chain(TELLING[seats], range(60))
    met = (one.step.state for seed in seeds for one in match(game, b"odd%d" % seed, spec=spec))
    for state in met:
        found.setdefault(state.phase, state)
        if wanted <= found.keys():
            break
    if seats > 2:
        return found
    hoods = without(
        played(with_elite("infested", "shadow", "shaman"), with_elite("major", "commando", "sapper")), "N.guard"
    )
    two = (push(0.1, "S.shadow", "N.sapper"), push(0.2, "S.shadow", "N.runner"))
    return {**found, "mount": flick(hoods, "S.shadow", *two).state}


def test_every_phase_is_tried(positions):
    missing = {*get_args(Phase)} - {*positions}
    assert missing <= (FOR_TWO | {"mount"} if len(positions["flick"].wins) > 2 else set())


def test_odd_answers_are_accepted_or_refused_by_a_rule(positions):
    game = PitchOut()
    for state in positions.values():
        asks = game.asks(state)
        moves = [Answer(ask.id, ask.seat, action) for ask in asks for action in ODD]
        moves += [Answer("", 0, Stop()), TimedOut(""), TimedOut("flick"), Answer("flick.0.x", 5, Stop())]
        for move in moves:
            try:
                step = game.apply(state, move, LUCK)
            except Illegal as refusal:
                assert refusal.rule.startswith(("PO-", "V-"))  # noqa: PT017  # most of these are refused, some are not
            else:
                assert (step.state.asked, step.state.waiting) != (
                    state.asked,
                    state.waiting,
                ) or step.state.phase == "over"


def test_an_aim_or_place_that_is_no_number_is_sketched_as_words_alone(positions):
    game = PitchOut()
    for phase in ("flick", "deploy"):
        ask = game.asks(positions[phase])[0]
        view, action = game.view(positions[phase], ask.seat), ask.choices[0].action
        for bad, assist in itertools.product((math.nan, math.inf, -math.inf), Assist):
            if isinstance(action, Flick):
                answers = (Flick(action.puck, bad, 50.0), Flick(action.puck, 0.0, bad))
            else:
                first, *others = action.places
                answers = (
                    Deploy((Place(first.id, bad, 1.0), *others)),
                    Deploy((Place(first.id, 1.0, 1.0, bad), *others)),
                )
            for wrong in answers:
                seen = game.sketch(view, ask, wrong, assist)
                assert (seen.aim, seen.lines, len(seen.words)) == (None, (), 1)
                assert all(math.isfinite(ghost.x + ghost.y + ghost.angle) for ghost in seen.ghosts)


def test_a_seat_that_is_not_there_cannot_leave(positions):
    for seat in (-1, len(positions["flick"].wins), 7):
        with pytest.raises(Illegal):
            PitchOut().apply(positions["flick"], Left(seat), LUCK)
