"""Scenes of PitchBowl: views with the preview shown on them, if any."""

from __future__ import annotations

import math
import random

import msgspec

from bot.games.contract.base import Answer, position
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Fan, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import BALL_RADIUS, LENGTH, PLAYERS, RADIUS, WIDTH
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchbowl.rules.setup import formation
from bot.games.pitchbowl.rules.values import (
    Action,
    BowlPlayer,
    Flick,
    Kick,
    LastFlick,
    Pass,
    Placement,
    PutBall,
    SetUp,
    Spent,
    State,
    Toss,
    Trail,
)
from bot.games.pitchbowl.rules.view import View

GAME = PitchBowl()
LUCK = Rng(b"scenes")


def after(state: State, *actions: Action) -> State:
    """The state after these answers, each by the seat asked."""
    for action in actions:
        (ask,) = GAME.asks(state)
        state = GAME.apply(state, Answer(ask.id, ask.seat, action), LUCK).state
    return state


def play(**options: str) -> State:
    """Amber's first turn after a kick-off of Azure."""
    return position(GAME, "play", 2, options, LUCK)


def kicking() -> State:
    """Both sides are set up, the ball is to be kicked."""
    state = position(GAME, "start", 2, {}, LUCK)
    while state.phase != "kick":
        state = after(state, GAME.asks(state)[0].choices[0].action)
    return state


def seen(state: State) -> View:
    """What everybody sees of it."""
    return GAME.view(state, None)


def preview(state: State, action: Action, assist: Assist = Assist.STANDARD) -> Sketch:
    """The sketch of an answer not yet given."""
    return GAME.sketch(seen(state), GAME.asks(state)[0], action, assist)


_MIDST: dict[str, tuple[float, float]] = {
    "red.t1": (182, 455), "red.t2": (236, 430), "red.t3": (291, 418), "red.t4": (120, 402), "red.t5": (342, 395),
    "red.t6": (48, 371), "red.t7": (402, 352), "red.t8": (205, 330), "red.t9": (262, 305), "red.r1": (212, 482),
    "red.r2": (322, 512), "blue.t1": (160, 492), "blue.t2": (236, 470), "blue.t3": (283, 462), "blue.t4": (372, 452),
    "blue.t5": (95, 466), "blue.t6": (405, 520), "blue.t7": (55, 505), "blue.t8": (265, 560), "blue.t9": (180, 575),
    "blue.r1": (330, 620), "blue.r2": (128, 640),
}  # fmt: skip
"""Where all lie in the middle of a match."""


def midst(**changes: object) -> State:
    """The middle of a match: Amber plays, A10 has the ball, some have acted, an opponent is out."""
    passive = {"red.t1", "red.t4", "red.t7", "red.t8", "blue.t3"}
    players = tuple(
        BowlPlayer(one, *map(float, _MIDST[one]), active=one not in passive, out=one == "blue.t7") for one in PLAYERS
    )
    state = State(
        options=play().options,
        phase="action",
        turn=0,
        kicker=1,
        score=(1, 2),
        players=players,
        holder="red.r1",
        spent=Spent(effort=True, pickup=True),
        turns=11,
        last_flick=LastFlick(
            "red.t1",
            12.0,
            40.0,
            (
                _trail("red.t1", (150, 330), (180, 440), (182, 455)),
                _trail("blue.t1", (188, 468), (160, 492)),
                Trail("blue.t7", (Point(40, 470), Point(-12, 500)), out=True),
            ),
            (Point(184, 454),),
        ),
    )
    return msgspec.structs.replace(state, **changes)


def _trail(piece: str, *points: tuple[float, float]) -> Trail:
    return Trail(piece, tuple(Point(float(x), float(y)) for x, y in points))


def crowded(seed: int, *, cluster: bool) -> State:
    """All 22 and the ball at random, anywhere or in a heap as dense as they get (standard deviation 75 mm and 0.3 mm a try)."""
    luck = random.Random(seed)
    spots: list[tuple[float, float, float]] = []
    tries = 0
    while len(spots) <= len(PLAYERS):
        tries += 1
        radius = RADIUS if len(spots) < len(PLAYERS) else BALL_RADIUS
        if cluster:
            spread = 75.0 + 0.3 * tries
            x, y = luck.gauss(WIDTH / 2, spread), luck.gauss(LENGTH / 2, spread)
        else:
            x, y = luck.uniform(0, WIDTH), luck.uniform(0, LENGTH)
        inside = radius <= x <= WIDTH - radius and radius <= y <= LENGTH - radius
        if inside and all(math.dist((x, y), other[:2]) >= radius + other[2] for other in spots):
            spots.append((round(x, 3), round(y, 3), radius))
    players = tuple(
        BowlPlayer(one, x, y, active=luck.random() < 0.6, out=False)
        for one, (x, y, _) in zip(PLAYERS, spots, strict=False)
    )
    return midst(players=players, holder=None, ball=Point(*spots[-1][:2]), last_flick=None)


def _loose(**changes: object) -> State:
    """The ball is loose among the players."""
    return midst(holder=None, ball=Point(250.0, 520.0), spent=Spent(), last_flick=None, **changes)


def _placing(*, wrong: bool) -> tuple[State, SetUp]:
    state = position(GAME, "start", 2, {}, LUCK)
    state = after(state, GAME.asks(state)[0].choices[0].action)
    places = list(formation("deep", GAME.asks(state)[0].seat))
    if wrong:
        near = places[4]
        places[3] = msgspec.structs.replace(places[3], x=near.x + 20.0, y=near.y + 5.0)
        places[9] = msgspec.structs.replace(places[9], x=places[9].x, y=404.0)
    return state, SetUp(tuple(places))


def _slipping(sketch: Sketch) -> Sketch:
    """The same with a hand that may slip."""
    aim = sketch.aim
    if aim is None:
        return sketch
    spread = Fan(aim.bearing - 4.0, aim.bearing + 4.0, aim.strength * 0.9, aim.strength * 1.1)
    return msgspec.structs.replace(sketch, aim=msgspec.structs.replace(aim, fan=spread))


def _previews() -> dict[str, tuple[View, Sketch | None]]:
    start, kick, middle, loose = play(), kicking(), midst(), _loose()
    straight = 0.0 if kick.kicker == 0 else 180.0
    block = Flick("red.t2", 2.0, 45.0)
    deep, formed = _placing(wrong=False)
    amiss, wrong = _placing(wrong=True)
    fumble = midst(phase="fumble_spot", clumsy="red.r1", holder=None)
    defend = midst(phase="placement", options=play(defensive_placement="on").options)
    return {
        "aim": (seen(start), preview(start, Flick("red.r1", 63.4, 40.0, "pickup"))),
        "block": (seen(loose), preview(loose, block)),
        "full": (seen(loose), preview(loose, block, Assist.FULL)),
        "expert": (seen(loose), preview(loose, block, Assist.EXPERT)),
        "slipping": (seen(loose), _slipping(preview(loose, Flick("red.r2", 20.0, 30.0)))),
        "spent": (seen(middle), preview(middle, Flick("red.r1", 335.0, 60.0))),
        "too_far": (seen(loose), preview(loose, Flick("red.t9", 195.0, 70.0))),
        "pass": (seen(middle), preview(middle, Pass(66.0, 40.0))),
        "kick": (seen(kick), preview(kick, Kick(straight + 10.0, 60.0))),
        "formation": (seen(deep), preview(deep, formed)),
        "faulty": (seen(amiss), preview(amiss, wrong)),
        "fumble": (seen(fumble), preview(fumble, PutBall(320.0))),
        "placement": (seen(defend), preview(defend, Placement("blue.t9", 200.0, 12.0))),
    }


def _positions() -> dict[str, tuple[View, Sketch | None]]:
    kick = kicking()
    landed = LastFlick("ball", 352.0, 70.0, (_trail("ball", (225, 0), (150, 640)),))
    kicked = msgspec.structs.replace(
        kick, phase="action", turn=1, kicker=0, ball=Point(150.0, 640.0), last_flick=landed
    )
    thrown = LastFlick("ball", 30.0, 44.0, (_trail("ball", (215, 460), (322, 500)),))
    touchdown = LastFlick("red.r1", 0.0, 80.0, (_trail("red.r1", (212, 482), (300, 690)),), (Point(236, 560),))
    lying = midst().players
    scorer = tuple(msgspec.structs.replace(one, x=300.0, y=690.0) if one.id == "red.r1" else one for one in lying)
    won = midst(phase="over", winner=0, ended="touchdowns", score=(3, 2), last_flick=touchdown, players=scorer)
    setting_up = after(position(GAME, "start", 2, {}, LUCK), Toss(kick=True))
    return {
        "play": (seen(play()), None),
        "midst": (seen(midst()), None),
        "kicked": (seen(kicked), None),
        "bonus": (seen(midst(phase="bonus", bonus="red.r1")), None),
        "caught": (seen(midst(holder="red.r2", last_flick=thrown, spent=Spent(passing=True))), None),
        "crowded": (seen(crowded(3, cluster=True)), None),
        "scattered": (seen(crowded(3, cluster=False)), None),
        "toss": (seen(position(GAME, "start", 2, {}, LUCK)), None),
        "touchdown": (seen(msgspec.structs.replace(setting_up, last_flick=touchdown, score=(2, 2))), None),
        "victory": (seen(won), None),
        "drawn": (seen(midst(phase="over", winner=None, ended="draw", score=(2, 2), last_flick=None)), None),
    }


SCENES = _positions() | _previews()
