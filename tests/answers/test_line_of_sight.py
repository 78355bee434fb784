"""The menu of targets, the default aim and the warnings agree with physics on the first piece a flick meets, and the distance."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.answers.aim_parser import aim_at
from bot.answers.draft import action_of, aim_of, bearing_of, begin, chosen, is_flick
from bot.answers.line_of_sight import blockers, gap, hits
from bot.games import GAMES
from bot.games.contract.base import Ask, Choice, position
from bot.games.contract.dials import Bearing, Target
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import Point, phrase
from bot.games.pitchbowl.rules.values import Spent
from bot.games.pitchout.rules.values import Flick
from bot.panel.aim_controls import way_words
from bot.words import Catalogue
from pichenette.testing.playing import match
from tests.support.discord.scene import WORDS
from tests.support.scenes.pitchbowl_scenes import crowded, midst

EN = Catalogue(WORDS).of("en")
PITCHOUT, PITCHBOWL = GAMES["pitchout"], GAMES["pitchbowl"]
NAME = phrase("confirm")
SPEC = msgspec.structs.replace(PITCHOUT.spec, seats=(2,))


def positions(game: str) -> Iterator[tuple[Any, Ask[Any]]]:
    """Positions in which something is flicked, as random matches and crowds have them."""
    if game == "pitchbowl":
        states = [crowded(seed, cluster=bool(seed % 2)) for seed in range(4)]
        states += [midst(holder="red.r1"), midst(holder="blue.r1")]
        yield from ((state, PITCHBOWL.asks(state)[0]) for state in states)
        return
    played = (one for seed in (b"1", b"2", b"3") for one in match(PITCHOUT, seed, spec=SPEC))
    flicks = [one for one in played if any(is_flick(choice) for ask in one.asks for choice in ask.choices)]
    yield from ((one.step.state, one.asks[0]) for one in flicks[::7] if one.asks[0].kind == "flick")


def aims(ask: Ask[Any]) -> Iterator[tuple[Choice[Any], Bearing]]:
    """The choices that flick something, each piece once."""
    seen = set()
    for choice in ask.choices:
        dial = bearing_of(choice)
        if dial is not None and dial.flicks and (dial.origin, dial.radius) not in seen:
            seen.add((dial.origin, dial.radius))
            yield choice, dial


def met(game: str, state: Any, ask: Ask[Any], choice: Choice[Any], bearing: float) -> str | None:
    """The first piece that a hard flick meets by physics, "" for none; None if the flick is not allowed."""
    action = msgspec.structs.replace(choice.action, angle=bearing, strength=100.0)
    rules = GAMES[game]
    sketch = rules.sketch(rules.view(state, ask.seat), ask, action, Assist.STANDARD)
    return None if sketch.rule else sketch.met


@pytest.mark.parametrize("game", ["pitchout", "pitchbowl"])
def test_the_menu_the_warning_and_physics_agree_on_what_is_met_first(game: str):
    looked, blocked = 0, 0
    for state, ask in positions(game):
        for choice, dial in aims(ask):
            for target in (one for one in dial.targets if one.r):
                aim = aim_at(dial, target)
                first = met(game, state, ask, choice, aim.bearing)
                if not first:
                    continue
                behind = blockers(dial, target)
                assert first == (behind[0] if behind else target).code, (choice.code, target.code)
                assert bool(way_words(aim, dial, first, EN)) == (target.code != first)
                looked, blocked = looked + 1, blocked + bool(behind)
    assert looked > 300
    assert looked > blocked > 50


@pytest.mark.parametrize("game", ["pitchout", "pitchbowl"])
def test_the_first_aim_meets_what_it_is_aimed_at(game: str):
    for state, ask in positions(game):
        draft = begin(ask)
        choice = chosen(ask, draft)
        dial = bearing_of(choice) if choice is not None else None
        assert choice is not None
        assert dial is not None
        aim = aim_of(choice, draft, dial)
        first = met(game, state, ask, choice, action_of(choice, draft).angle)
        free = [1 for one, other in aims(ask) for target in other.targets if target.foe and not blockers(other, target)]
        if free and first:
            assert way_words(aim, dial, first, EN) == ""


def test_what_falls_short_is_said_to():
    near, far = (Target(f"B{n}", f"B{n}", NAME, 0.0, y, 15.0, foe=True) for n, y in ((1, 200.0), (2, 400.0)))
    dial = Bearing("angle", Point(0.0, 0.0), 15.0, (near, far))
    assert blockers(dial, far) == (near,)
    assert way_words(aim_at(dial, far), dial, "", EN) == EN.text("aim-short", what="B2")


def test_a_square_is_met_where_its_corner_is():
    foe = Target("B2", "B2", NAME, 0.0, 400.0, 15.0, foe=True)
    for turned, met in ((45.0, True), (0.0, False)):
        block = Target("C", "C", NAME, 55.0, 200.0, 35.0, foe=False, turned=turned)
        dial = Bearing("angle", Point(0.0, 0.0), 15.0, (foe, block))
        assert blockers(dial, foe) == ((block,) if met else ())


def test_where_no_foe_is_free_in_full_one_is_aimed_at_beside_its_middle():
    foe = Target("B1", "B1", NAME, 0.0, 400.0, 15.0, foe=True)
    own = Target("A2", "A2", NAME, 20.0, 200.0, 15.0, foe=False, yours=True)
    choice = Choice("A1", NAME, Flick("A1", 0.0, 50.0), (Bearing("angle", Point(0.0, 0.0), 15.0, (foe, own)),))
    draft = begin(Ask("flick.0.1", "flick", 0, NAME, "X-1", (choice,)))
    assert draft.target == "B1"
    assert draft.offset < 0.0
    assert hits(choice.dials[0], foe, draft.values["angle"])


def test_a_throw_is_measured_from_the_ball():
    state = position(PITCHBOWL, "play", 2, PITCHBOWL.spec.complete({}), Rng(b"throw"))
    state = msgspec.structs.replace(state, holder="red.r1", ball=None)
    (ask,) = PITCHBOWL.asks(state)
    throw = next(choice for choice in ask.choices if choice.code.endswith("!pass"))
    dial = bearing_of(throw)
    assert dial is not None
    mate = next(one for one in dial.targets if one.yours and not blockers(dial, one))
    sketch = PITCHBOWL.sketch(
        PITCHBOWL.view(state, ask.seat),
        ask,
        msgspec.structs.replace(throw.action, angle=aim_at(dial, mate).bearing, strength=100.0),
        Assist.STANDARD,
    )
    assert sketch.aim is not None
    line = next(one for one in sketch.lines if one.kind == "aim")
    thrown = ((line.points[-1].x - line.points[0].x) ** 2 + (line.points[-1].y - line.points[0].y) ** 2) ** 0.5
    assert thrown == pytest.approx(gap(dial, mate), abs=1.0)


def test_a_throw_that_starts_on_another_side_goes_where_it_is_aimed():
    moved = 0
    for seed in range(16):
        state = msgspec.structs.replace(crowded(seed, cluster=True), ball=None, spent=Spent())
        for holder in [one.id for one in state.players if one.active and one.id.startswith("red")][:3]:
            held = msgspec.structs.replace(state, holder=holder)
            (ask,) = PITCHBOWL.asks(held)
            for choice in (one for one in ask.choices if one.code.endswith("!pass")):
                dial = bearing_of(choice)
                assert dial is not None
                for target in (one for one in dial.targets if one.start is not None):
                    first = met("pitchbowl", held, ask, choice, aim_at(dial, target).bearing)
                    assert first == (*blockers(dial, target), target)[0].code
                    moved += 1
    assert moved > 40


@pytest.mark.parametrize("game", ["pitchout", "pitchbowl"])
def test_only_ones_own_pieces_are_called_so(game: str):
    for _, ask in positions(game):
        for choice, dial in aims(ask):
            own = choice.code.split()[0].partition(".")[0]
            for target in dial.targets:
                assert target.yours == (target.code.rstrip("12").partition(".")[0] == own), (choice.code, target.code)
