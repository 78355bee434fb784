"""One judgement: in random positions, the default aim, the menu of targets, the warnings and what is played say the same."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from bot.answers.advised import advised
from bot.answers.draft import Draft, action_of, aim_of, bearing_of, begin, chosen, is_flick
from bot.answers.draft_edits import PanelInput, target
from bot.content import catalogue
from bot.games import GAMES
from bot.games.contract.advice import BESIDE
from bot.games.contract.aim import bearing_at
from bot.games.contract.base import Answer, Ask, Choice, position
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.shot_noise import slips
from bot.games.pitchbowl.rules.board import PLAYERS, is_runner, seat_of
from bot.games.pitchbowl.rules.events import KnockedOut, Overshot, TurnEnded
from bot.games.pitchbowl.rules.judgement import cost_of, verdict_of
from bot.games.pitchbowl.rules.simulation import field as playing_field
from bot.games.pitchbowl.rules.step_builder import player_of
from bot.games.pitchbowl.rules.values import Flick as Run
from bot.games.pitchbowl.rules.values import Pass, Placement, Spent
from bot.games.pitchout.rules.board import opposing
from bot.games.pitchout.rules.events import Eliminated
from bot.games.pitchout.rules.judgement import judged, losses, table_of
from bot.games.pitchout.rules.launches import banned_by, launch
from bot.games.pitchout.rules.step_builder import owner, sides_of
from bot.panel.aim_controls import only_runs, way_words
from bot.physics.preview import first_contact
from bot.physics.table import Launch
from bot.physics.trace import Trace
from render.pitchbowl.board.line_of_sight import hidden_by as hidden_on_field
from render.pitchbowl.board.line_of_sight import limited
from render.pitchbowl.board.line_of_sight import targets as sights
from render.pitchout.board.line_of_sight import hidden_by as hidden_in_arena
from tests.support.samples import sized
from tests.support.scenes.pitchbowl_scenes import crowded, play

QUICK, MANY = 20, sized(1000, usual=0.25)  # positions of each game
AIMS = 6  # flicks of each position that are compared with what is played
# Asked before a passive turn is counted.
BETWEEN = {"flick_again", "place_restored", "guard", "sapper", "remove_obstacle"}
EN = catalogue().of("en")
PITCHOUT, PITCHBOWL = GAMES["pitchout"], GAMES["pitchbowl"]


class Place(NamedTuple):
    """A position, its ask, and the same with advice."""

    game: str
    state: Any
    ask: Ask[Any]
    advised: Ask[Any]


def place(game: str, seed: int) -> Place:
    """A random position in which something is flicked."""
    luck = random.Random(f"{game} {seed}")
    state = arena(luck) if game == "pitchout" else field(luck)
    (ask,) = GAMES[game].asks(state)
    return Place(game, state, ask, advised(ask, GAMES[game].advice(state, ask)))


def arena(luck: random.Random) -> Any:
    """Pitch Out: all pieces anywhere, some of them out; a third with the powers of the complete mode."""
    complete = luck.random() < 0.34
    options = {"mode": "complete"} if complete else {"antipassive": luck.choice(("off", "on"))}
    state = position(PITCHOUT, "play", 2, PITCHOUT.spec.complete(options), Rng(b"%d" % luck.randrange(99)))
    spots: list[tuple[float, float, float]] = []

    def spot(radius: float) -> tuple[float, float]:
        while True:
            x, y = luck.uniform(radius, 800 - radius), luck.uniform(radius, 800 - radius)
            if all(math.dist((x, y), one[:2]) > radius + one[2] for one in spots):
                spots.append((x, y, radius))
                return round(x, 3), round(y, 3)

    blocks = []
    for block in state.blocks:
        x, y = spot(50.0)
        blocks.append(msgspec.structs.replace(block, x=x, y=y, angle=round(luck.uniform(0, 89), 3)))
    pucks = []
    for puck in state.pucks:
        x, y = spot(15.01)
        stays = puck.id.endswith(("captain", "guard")) or luck.random() < 0.75
        pucks.append(msgspec.structs.replace(puck, x=x, y=y, in_play=stays))
    passive = (luck.randrange(3), luck.randrange(3)) if not complete else (0, 0)
    return msgspec.structs.replace(state, blocks=tuple(blocks), pucks=tuple(pucks), passive=passive)


def field(luck: random.Random) -> Any:
    """PitchBowl: all players anywhere or in a heap; the ball loose, or held by either side."""
    state = crowded(luck.randrange(10**6), cluster=luck.random() < 0.5)
    spent = Spent(*(luck.random() < 0.3 for _ in range(4)))
    state = msgspec.structs.replace(state, spent=spent, turn=luck.randrange(2))
    holder = luck.choice((None, "red.r1", "blue.r2", luck.choice(PLAYERS)))
    if holder is not None:
        state = msgspec.structs.replace(state, holder=holder, ball=None)
    if luck.random() < 0.1:
        options = play(defensive_placement="on").options
        state = msgspec.structs.replace(state, options=options, phase="placement")
    if not any(one.active and seat_of(one.id) == seat for one in state.players for seat in (0, 1)):
        return field(luck)
    return state


def sketched(at: Place, action: Any) -> Sketch:
    game = GAMES[at.game]
    return game.sketch(game.view(at.state, at.ask.seat), at.ask, action, Assist.STANDARD)


def aims(at: Place, luck: random.Random) -> Iterator[tuple[Choice[Any], Draft]]:
    """The default; targets picked in menus; anything."""
    first = begin(at.advised)
    choice = chosen(at.advised, first)
    assert choice is not None
    if not is_flick(choice):
        return
    yield choice, first
    flicks = [one for one in at.advised.choices if is_flick(one)]
    for nth in range(AIMS):
        choice = luck.choice(flicks)
        dial = bearing_of(choice)
        assert dial is not None
        draft = Draft(choice=choice.code)
        there = [one.code for one in dial.targets if one.r]
        if there and nth % 2:
            press = PanelInput(dial.field, (luck.choice(there),))
            yield choice, target(at.advised, draft, press, 0.0)
        else:
            turn = (getattr(choice.action, dial.field) + luck.uniform(-60, 60)) % 360.0
            values = {dial.field: round(turn, 2) % 360.0, "strength": round(luck.uniform(5, 100), 1)}
            yield choice, msgspec.structs.replace(draft, values=values)


def struck_first(trace: Trace, piece: str) -> set[str]:
    """The first piece touched in the flick as played; several if at the same instant."""
    touches = [(one.t, one.other(piece)) for one in trace.touches(piece)]
    touches += [(one.t, one.by if one.piece == piece else one.piece) for one in trace.passages if one.by]
    earliest = min((t for t, _ in touches), default=math.inf)
    return {other for t, other in touches if t - earliest <= 1e-5}


def mover(at: Place, action: Any) -> str:
    if at.game == "pitchout":
        return str(action.puck)
    return "ball" if isinstance(action, Pass) else str(action.player)


def lost(at: Place, step: Any) -> bool:
    """Whether a flick that was played ended the turn, or lost something of one's own."""
    state, seat = at.state, at.ask.seat
    if at.game == "pitchout":
        own = [one for one in step.events if isinstance(one, Eliminated) and one.cause != "penalty"]
        return step.state.phase == "penalty" or any(owner(state, one.puck) == seat for one in own)
    if at.ask.kind == "placement":
        return any(type(one).__name__ == "PlacementAnnulled" for one in step.events)
    for event in step.events:
        if isinstance(event, TurnEnded):
            scored = step.state.score[seat] > state.score[seat]
            return not scored and event.reasons != ("ALL_PLAYED",)
        stunned = isinstance(event, KnockedOut) and player_of(state, event.player).active
        if stunned and seat_of(event.player) == seat and event.player != step.events[0].player:
            return True
    return bool(step.state.phase == "fumble_spot")


def compare(at: Place, luck: random.Random, seen: Counter[str]) -> None:
    """The default, the menu, the warning and the outcome of some flicks."""
    game = GAMES[at.game]
    for choice, draft in aims(at, luck):
        action, dial = action_of(choice, draft), bearing_of(choice)
        assert dial is not None
        sketch = sketched(at, action)
        if sketch.rule:
            seen["refused"] += 1
            continue
        where = (at.game, choice.code, action)
        step = game.apply(at.state, Answer(at.ask.id, at.ask.seat, action), Rng(b"judged"))
        assert step.trace is not None
        first = struck_first(step.trace, mover(at, action))
        assert sketch.met in first or (not sketch.met and not first), (*where, sketch.met, first)
        aim = aim_of(choice, draft, dial)
        aimed = next((one for one in dial.targets if one.code == aim.target), None)
        if aimed is not None and aimed.r:
            quiet = sketch.met == aimed.code or (only_runs(dial) and not sketch.met)
            assert (way_words(aim, dial, sketch.met, EN) == "") == quiet, where
        if (
            aimed is not None
            and aimed.r
            and draft.target
            and not draft.offset
            and draft.values.get("strength") == aimed.strength
        ):
            assert aimed.met == sketch.met, (*where, aimed)
            seen["menu"] += 1
        if sketch.risk is None or sketch.risk.key != "pitchout-risk-passive" or step.state.phase not in BETWEEN:
            assert (sketch.risk is not None) == lost(at, step), (*where, sketch.risk, step.events)
        seen["warned" if sketch.risk else "quiet"] += 1
        if isinstance(action, Run) and not sketch.met:
            view, way = game.view(at.state, at.ask.seat), next(one for one in sketch.lines if one.kind == "aim")
            fell = any(isinstance(one, Overshot) for one in step.events)
            scored = step.state.score != at.state.score
            assert sketch.aim is not None
            assert (limited(view, sketch.aim, way) is not None) == fell or scored, (*where, sketch.lines)


def a_free_aim(at: Place) -> bool:
    """Pitch Out: whether any puck may be aimed at any foe so that it meets it first, and just arriving costs nothing."""
    for choice in at.ask.choices:
        dial, puck = bearing_of(choice), choice.action.puck
        table = table_of(at.state, puck)
        for foe in (one for one in dial.targets if one.foe) if dial is not None else ():
            for offset in BESIDE:
                angle = bearing_at(dial.origin, foe, dial.radius, offset)
                met = None if banned_by(at.state, puck, angle) else first_contact(table, launch(puck, angle, 100.0))
                if met is not None and met.struck == foe.code:
                    way = math.dist((dial.origin.x, dial.origin.y), (met.x, met.y))
                    strength = float(min(100, math.ceil((way + 40.0) / 12.0)))
                    verdict = judged(PITCHOUT.simulate, at.state, puck, angle, strength).verdict
                    if not losses(at.state, puck, verdict):
                        return True
                    break
    return False


def a_pick_up(at: Place) -> bool:
    """PitchBowl: whether a runner can pick the ball up who is flicked straight at it."""
    for choice in at.ask.choices:
        action, dial = choice.action, bearing_of(choice)
        if not isinstance(action, Run) or action.announce != "pickup" or not is_runner(action.player) or dial is None:
            continue
        ball = next(one for one in dial.targets if one.code == dial.meant)
        way = math.dist((dial.origin.x, dial.origin.y), (ball.x, ball.y)) - dial.radius - ball.r
        strength = float(math.ceil(100.0 * (way + 15.0) / 450.0))
        tried = msgspec.structs.replace(action, angle=bearing_at(dial.origin, ball, dial.radius), strength=strength)
        verdict = verdict_of(PITCHBOWL.simulate, at.state, tried) if strength <= 100.0 else None
        if verdict is not None and verdict.success and cost_of(at.state, tried, verdict) is None:
            return True
    return False


def default_is_good(at: Place, seen: Counter[str]) -> None:
    """The default costs nothing and is free, where there is such a flick."""
    draft = begin(at.advised)
    choice = chosen(at.advised, draft)
    assert choice is not None
    if not is_flick(choice):
        return
    action = action_of(choice, draft)
    sketch = sketched(at, action)
    assert not sketch.rule, (at.game, action, sketch.words)
    if at.game == "pitchout":
        sides = sides_of(at.state)
        met = sketch.met in {one.id for one in at.state.pucks} and opposing(sketch.met, action.puck, sides)
        assert sketch.risk is None or not a_free_aim(at), (action, sketch.risk)
        assert met or not a_free_aim(at), (action, sketch.met)
        seen["free" if met else "not free"] += 1
        return
    if any(one.worth > 0 for one in at.advised.choices if is_flick(one)):
        assert sketch.risk is None, (action, sketch.risk)
    if isinstance(action, Placement) or not a_pick_up(at):
        return
    assert isinstance(action, Run), action
    assert action.announce == "pickup", action
    seen["picked up"] += 1


def the_text_agrees(at: Place, luck: random.Random, seen: Counter[str]) -> None:
    """The text board's hidden pieces are exactly those that a hard straight flick does not meet first."""
    view = GAMES[at.game].view(at.state, at.ask.seat)
    flicks = [one for one in at.ask.choices if is_flick(one) and not isinstance(one.action, Pass)]
    choice = luck.choice(flicks)
    dial, piece = bearing_of(choice), mover(at, choice.action)
    assert dial is not None
    for one in dial.targets:
        if not one.r or one.turned is not None or "golem" in one.code:
            continue
        angle = math.degrees(math.atan2(one.x - dial.origin.x, one.y - dial.origin.y))
        if at.game == "pitchout":
            table = table_of(at.state, piece)
            ones = {seen.id: seen for seen in view.pucks}
            hidden = hidden_in_arena(view, ones[piece], ones[one.code])
        else:
            table = playing_field(at.state)
            player = next(seen for seen in view.players if seen.id == piece)
            hidden = hidden_on_field(view, player, sights(view)[one.code])
        met = first_contact(table, Launch(piece, angle, 2000.0))
        assert met is not None
        assert (hidden is None) == (met.struck == one.code), (at.game, piece, one.code, hidden, met)
        seen["sights"] += 1


def judge(game: str, seeds: range) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        at = place(game, seed)
        default_is_good(at, seen)
        compare(at, random.Random(seed), seen)
        the_text_agrees(at, random.Random(seed), seen)
    return seen


@pytest.mark.parametrize("game", ["pitchout", "pitchbowl"])
def test_what_is_offered_and_said_is_what_happens(game: str):
    seen = judge(game, range(QUICK))
    assert seen["warned"] > QUICK // 4
    assert seen["quiet"] > QUICK // 4
    assert seen["menu"] > QUICK // 4


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", ["pitchout", "pitchbowl"])
def test_what_is_offered_and_said_is_what_happens_everywhere(game: str, part: int):
    seen = judge(game, range(part * MANY // 4, (part + 1) * MANY // 4))
    assert seen["warned"] > MANY // 16
    assert seen["free" if game == "pitchout" else "picked up"] > MANY // 1000


def test_what_a_slip_of_the_hand_may_cost_is_remarked():
    found: Counter[tuple[bool, bool]] = Counter()
    for seed in range(QUICK):
        at = place("pitchout", seed)
        options = tuple((name, "human" if name == "hand" else value) for name, value in at.state.options)
        state = msgspec.structs.replace(at.state, options=options)
        for choice in at.ask.choices:
            action = msgspec.structs.replace(choice.action, strength=60.0)
            shaky = sketched(at._replace(state=state), action)
            if shaky.rule or shaky.risk is not None:
                continue
            near = [msgspec.structs.replace(action, angle=a, strength=s) for a, s in slips(options, action.angle, 60.0)]
            costly = any(sketched(at, one).risk is not None for one in near)
            found[any(one.key == "slip-risk" for one in shaky.remarks), costly] += 1
    assert found[True, True]
    assert found[False, False]
    assert not found[False, True]
    assert not found[True, False]
