"""Pitch Out positions built by hand, for the tests and benches of pictures."""

from __future__ import annotations

import math
import random

import msgspec

from bot.games.contract.preview import Aim, Fan, Ghost, Line, Mark, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchout.rules.values import LastFlick, Pitcher, Trail
from bot.games.pitchout.rules.view import BlockSeen, PuckSeen, View

ROSTER: tuple[Pitcher, ...] = ("captain", "guard", "assassin", "runner", "immortal")
REACH = 1200.0  # mm; slide at strength 100
OPTIONS = (("edition", "fr2021"), ("mode", "initiation"), ("antipassive", "off"), ("heavy_obstacles", "off"))

AMBER = {
    "captain": (400, 60),
    "guard": (118, 250),
    "runner": (300, 300),
    "immortal": (640, 120),
    "assassin": (560, 250),
}
AZURE = {
    "captain": (400, 745),
    "guard": (470, 560),
    "runner": (255, 620),
    "immortal": (620, 650),
    "assassin": (690, 505),
}
M1 = {"S1": (215, 400), "S2": (585, 400), "N1": (400, 250), "N2": (400, 550), "C": (400, 400)}
OWNERS = {"S1": 0, "S2": 0, "N1": 1, "N2": 1, "C": None}


def puck(seat: int, pitcher: Pitcher, x: float, y: float, status: str = "play") -> PuckSeen:
    number = ROSTER.index(pitcher) + 1
    return PuckSeen(
        id=f"{'SN'[seat]}.{pitcher}",
        label=f"{'AB'[seat]}{number}",
        seat=seat,
        pitcher=pitcher,
        x=x,
        y=y,
        angle=0.0,
        status=status,  # type: ignore[arg-type]  # a scene is written in words
    )


def block(
    name: str, x: float, y: float, angle: float = 0.0, holds: tuple[str, ...] = (), status: str = "play"
) -> BlockSeen:
    return BlockSeen(
        id=name,
        owner=OWNERS[name],
        x=x,
        y=y,
        angle=angle,
        status=status,  # type: ignore[arg-type]  # a scene is written in words
        holds=holds,
    )


def trail(piece: str, *points: tuple[float, float], fell: bool = False) -> Trail:
    return Trail(id=piece, points=tuple(Point(x, y) for x, y in points), fell=fell)


S1_LAST = LastFlick(
    puck="N.assassin",
    angle=172.0,
    strength=44.0,
    trails=(
        trail("N.assassin", (720, 720), (735, 610), (760, 480), (690, 505)),
        trail("S.assassin", (690, 330), (560, 250)),
    ),
    hits=(Point(760, 480),),
)


def view(**changes: object) -> View:
    """The scene S2, or a variation of it."""
    pucks = tuple(puck(0, p, *AMBER[p]) for p in ROSTER) + tuple(puck(1, p, *AZURE[p]) for p in ROSTER)
    fields: dict[str, object] = {
        "options": OPTIONS,
        "phase": "flick",
        "active": (0,),
        "round": 2,
        "turn": 7,
        "wins": (1, 0),
        "starter": 1,
        "pucks": pucks,
        "blocks": tuple(block(name, *place) for name, place in M1.items()),
        "tray": (),
        "passive": (0, 0),
        "last": S1_LAST,
        "winner": None,
    }
    return View(**(fields | changes))  # type: ignore[arg-type]  # the fields of View by name


S2 = view()


def before(seen: View) -> View:
    """A position two turns earlier: one more puck lies elsewhere than in `seen`, and its last flick is another."""
    moved = tuple(
        msgspec.structs.replace(puck, y=puck.y - 90.0) if puck.id == "N.guard" else puck for puck in seen.pucks
    )
    return msgspec.structs.replace(seen, turn=seen.turn - 2, pucks=moved, last=None)


S1_SKETCH = Sketch(
    aim=Aim("S.runner", Point(300, 300), 37.0, 68.0, REACH),
    lines=(Line("aim", (Point(300, 300), Point(676.7, 800.0))),),
)


def turned(aside: float, strength: float) -> Sketch:
    """The aim of S1 turned `aside` degrees clockwise, of another strength."""
    start, bearing = Point(300, 300), 37.0 + aside
    along = math.sin(math.radians(bearing)), math.cos(math.radians(bearing))
    end = Point(start.x + 600 * along[0], start.y + 600 * along[1])
    return Sketch(Aim("S.runner", start, bearing, strength, REACH), (Line("aim", (start, end)),))


def contact_sketch() -> Sketch:
    """A full preview: the runner meets the azure guard, who leaves up left."""
    start, foe = Point(300, 300), Point(470, 560)
    bearing = math.degrees(math.atan2(foe.x + 14 - start.x, foe.y - start.y)) % 360
    ghost = Point(471.5, 530.2)
    return Sketch(
        aim=Aim("S.runner", start, round(bearing, 2), 42.5, REACH),
        lines=(Line("aim", (start, ghost)), Line("leave", (foe, Point(464.0, 640.0)))),
        ghosts=(Ghost("contact", "S.runner", ghost.x, ghost.y),),
        met="N.guard",
    )


def along(start: Point, bearing: float, way: float) -> Point:
    return Point(start.x + way * math.sin(math.radians(bearing)), start.y + way * math.cos(math.radians(bearing)))


def rolling(bearing: float, strength: float) -> Sketch:
    """The guard sent where nobody is, with the marks of a standard preview."""
    start = Point(118, 250)
    marks = (
        Mark(mark, place.x, place.y)
        for mark in sorted({25.0, 50.0, 75.0, 100.0, strength})
        for place in (along(start, bearing, REACH * mark / 100),)
    )
    line = Line("aim", (start, along(start, bearing, REACH * strength / 100)))
    return Sketch(Aim("S.guard", start, bearing, strength, REACH), (line,), marks=tuple(marks))


def met() -> Sketch:
    """A standard preview: the assassin meets the azure guard off centre."""
    start, foe, ghost = Point(560, 250), Point(470, 560), Point(489.4, 537.2)
    bearing = round(math.degrees(math.atan2(ghost.x - start.x, ghost.y - start.y)) % 360, 2)
    marks = (
        Mark(mark, place.x, place.y)
        for mark in (25.0, 35.0, 50.0, 75.0, 100.0)
        for place in (along(start, bearing, REACH * mark / 100),)
    )
    leave = math.degrees(math.atan2(foe.x - ghost.x, foe.y - ghost.y))
    return Sketch(
        aim=Aim("S.assassin", start, bearing, 35.0, REACH),
        lines=(Line("aim", (start, ghost)), Line("leave", (foe, along(foe, leave, 75.0)))),
        ghosts=(Ghost("contact", "S.assassin", ghost.x, ghost.y),),
        marks=tuple(marks),
        met="N.guard",
    )


def ending() -> Sketch:
    """A full preview: the runner stops at the azure guard, who pushes a block and falls; the assassin is grazed."""
    start, foe, ghost, block = Point(300, 300), Point(470, 560), Point(453.6, 534.9), Point(400, 550)
    bearing = round(math.degrees(math.atan2(foe.x - start.x, foe.y - start.y)) % 360, 2)
    return Sketch(
        aim=Aim("S.runner", start, bearing, 60.0, REACH),
        lines=(
            Line("aim", (start, ghost, Point(475, 548))),
            Line("leave", (foe, Point(560, 690), Point(520, 800))),
            Line("leave", (block, Point(385, 560))),
        ),
        met="N.guard",
        ghosts=(
            Ghost("contact", "S.runner", ghost.x, ghost.y),
            Ghost("rest", "S.runner", 475, 548),
            Ghost("fall", "N.guard", 520, 800),
            Ghost("rest", "N2", 385, 560, 12.0),
        ),
    )


def ray() -> Sketch:
    """All that experts are shown."""
    sketch = rolling(4.0, 38.0)
    start = Point(118, 250)
    return msgspec.structs.replace(sketch, lines=(Line("ray", (start, along(start, 4.0, 75.0))),), marks=())


def slipping(sketch: Sketch, length: float | None = None) -> Sketch:
    """The aim with a human hand."""
    aim = sketch.aim
    assert aim is not None
    fan = Fan(
        (aim.bearing - 2) % 360, (aim.bearing + 2) % 360, aim.strength * 0.92, min(100.0, aim.strength * 1.08), length
    )
    return msgspec.structs.replace(sketch, aim=msgspec.structs.replace(aim, fan=fan))


def rail_sketch() -> Sketch:
    """A hard flick of the captain towards the nearby south rail."""
    start = Point(400, 60)
    return Sketch(
        aim=Aim("S.captain", start, 197.0, 90.0, REACH),
        lines=(Line("aim", (start, Point(start.x - 300, start.y - 981))),),
    )


def given_up() -> View:
    """Amber resigned before a round was won."""
    return late("over", active=(), wins=(0, 0), winner=1, round=1)


def deploying(seat: int = 0) -> View:
    """Round 1: the starter is asked to deploy, the arena is empty."""
    pucks = tuple(puck(side, p, 0, 0, "hand") for side in (0, 1) for p in ROSTER)
    blocks = tuple(block(name, 400, 400, status="play" if name == "C" else "hand") for name in M1)
    return view(phase="deploy", active=(seat,), round=1, turn=0, wins=(0, 0), pucks=pucks, blocks=blocks, last=None)


FORMATION = (
    ("captain", 300, 60),
    ("guard", 500, 60),
    ("assassin", 200, 150),
    ("runner", 600, 150),
    ("immortal", 400, 150),
)


def placing() -> Sketch:
    """The standard formation of the south, not given yet."""
    ghosts = tuple(Ghost("place", f"S.{p}", x, y) for p, x, y in FORMATION)
    return Sketch(
        ghosts=(*ghosts, Ghost("place", "S1", 300, 150, 0.0), Ghost("place", "S2", 500, 150, 30.0)), marked="S2"
    )


def second_deploying() -> View:
    """The south has deployed, the north is asked."""
    pucks = tuple(puck(0, p, x, y) for p, x, y in FORMATION) + tuple(puck(1, p, 0, 0, "hand") for p in ROSTER)
    blocks = (
        block("S1", 300, 150),
        block("S2", 500, 150, 30.0),
        block("N1", 0, 0, status="hand"),
        block("N2", 0, 0, status="hand"),
        block("C", 400, 400),
    )
    return view(phase="deploy", active=(1,), round=1, turn=0, wins=(0, 0), pucks=pucks, blocks=blocks, last=None)


def late(phase: str = "flick", **changes: object) -> View:
    """Late in a round: turned blocks, three pucks out and kept in blocks, one fell in the last flick."""
    pucks = (
        puck(0, "captain", 380, 42),
        puck(0, "guard", 0, 0, "out"),
        puck(0, "assassin", 512, 402),
        puck(0, "runner", 760, 690),
        puck(0, "immortal", 60, 520),
        puck(1, "captain", 428, 771),
        puck(1, "guard", 540, 428),
        puck(1, "assassin", 0, 0, "out"),
        puck(1, "runner", 0, 0, "out"),
        puck(1, "immortal", 572, 441),
    )
    blocks = (
        block("S1", 232, 371, 17.0, ("S.guard",)),
        block("S2", 640, 300, 62.5),
        block("N1", 303, 640, 80.0, ("N.assassin",)),
        block("N2", 520, 620, 8.0, ("N.runner",)),
        block("C", 420, 380, 33.0),
    )
    last = LastFlick(
        puck="S.runner",
        angle=24.0,
        strength=80.0,
        trails=(
            trail("S.runner", (600, 330), (745, 655), (760, 690)),
            trail("N.runner", (760, 680), (800, 775), fell=True),
            trail("N2", (540, 640), (520, 620)),
        ),
        hits=(Point(752, 672),),
    )
    fields: dict[str, object] = {
        "phase": phase,
        "active": (1,),
        "turn": 14,
        "pucks": pucks,
        "blocks": blocks,
        "last": last,
    }
    return view(**(fields | changes))


def returning() -> View:
    """A block knocked the amber runner off: it returns."""
    scene = late("place_restored", active=(0,))
    pucks = tuple(puck(0, "runner", 0, 0, "return") if seen.id == "S.runner" else seen for seen in scene.pucks)
    last = LastFlick(
        puck="N.immortal",
        angle=120.0,
        strength=90.0,
        trails=(trail("S2", (600, 320), (640, 300)), trail("S.runner", (700, 280), (800, 230), fell=True)),
        hits=(Point(660, 296),),
    )
    return late("place_restored", active=(0,), pucks=pucks, last=last)


def guarding() -> View:
    """The azure captain fell: use the Guard?"""
    scene = late("guard")
    pucks = tuple(puck(1, "captain", 0, 0, "out") if seen.id == "N.captain" else seen for seen in scene.pucks)
    last = LastFlick(
        puck="S.runner",
        angle=290.0,
        strength=80.0,
        trails=(
            trail("S.runner", (780, 560), (450, 760)),
            trail("N.captain", (428, 771), (400, 800), fell=True),
        ),
        hits=(Point(440, 765),),
    )
    return late("guard", pucks=pucks, last=last)


def won() -> View:
    """Amber has won the match 2-1."""
    scene = late()
    pucks = tuple(
        puck(1, seen.pitcher, 0, 0, "out") if seen.seat and seen.pitcher != "guard" else seen for seen in scene.pucks
    )
    return late("over", active=(), wins=(2, 1), winner=0, round=3, pucks=pucks)


def english() -> View:
    """The English edition keeps eliminated pucks in a tray."""
    scene = late()
    blocks = tuple(block(b.id, b.x, b.y, b.angle) for b in scene.blocks)
    options = (("edition", "en"), *OPTIONS[1:])
    return late(options=options, blocks=blocks, tray=("S.guard", "N.assassin", "N.runner"))


def scattered(seed: int, *, cluster: bool) -> View:
    """Ten pucks at random: all over the arena, or in one crowd."""
    luck = random.Random(seed)
    spots: list[tuple[float, float]] = []
    tries = 0
    while len(spots) < 10:
        if cluster:
            sigma = 60 + 0.2 * tries
            spot = (luck.gauss(400, sigma), luck.gauss(400, sigma))
        else:
            spot = (luck.uniform(15, 785), luck.uniform(15, 785))
        tries += 1
        inside = all(15 <= value <= 785 for value in spot)
        if inside and all(math.dist(spot, other) >= 30 for other in spots):
            spots.append(spot)
    pucks = tuple(puck(n // 5, ROSTER[n % 5], *spot) for n, spot in enumerate(spots))
    return view(pucks=pucks, last=None, blocks=())


SCENES: dict[str, tuple[View, Sketch | None]] = {
    "aim": (S2, S1_SKETCH),
    "plain": (S2, None),
    "contact": (S2, contact_sketch()),
    "rail": (S2, rail_sketch()),
    "rolling": (S2, rolling(4.0, 38.0)),
    "met": (S2, met()),
    "ending": (S2, ending()),
    "ray": (S2, ray()),
    "slipping": (S2, slipping(rolling(4.0, 38.0))),
    "slipping_met": (S2, slipping(met())),
    "slipping_ray": (S2, slipping(ray(), 75.0)),
    "deploy": (deploying(), None),
    "formation": (deploying(), placing()),
    "deploy_second": (second_deploying(), None),
    "late": (late(), None),
    "return": (returning(), None),
    "guard": (guarding(), None),
    "victory": (won(), None),
    "round_won": (late("next_starter", active=(1,), wins=(1, 1)), None),
    "given_up": (given_up(), None),
    "english": (english(), None),
    "crowd": (scattered(7, cluster=True), None),
}
