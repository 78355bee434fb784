"""Positions of three and four sides built by hand, for the tests and benches of pictures."""

from __future__ import annotations

from bot.games.contract.dials import Zone
from bot.games.contract.preview import Aim, Ghost, Line, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchout.rules.board import label, pitcher_of, seat_of
from bot.games.pitchout.rules.seating import FREE, PAIRS, Sides, partners, zones
from bot.games.pitchout.rules.view import BlockSeen, LastFlick, PuckSeen, Try, View
from tests.support.scenes.complete_scenes import COMPLETE
from tests.support.scenes.pitchout_scenes import REACH, ROSTER, trail, view

FOUR, THREE = FREE[4], FREE[3]
FORMATION = {
    "captain": (200, 60),
    "guard": (120, 110),
    "assassin": (280, 110),
    "runner": (60, 40),
    "immortal": (340, 40),
}
BLOCK = (200, 160)


def from_side(side: str, zone: Zone, right: float, ahead: float) -> tuple[float, float]:
    """A place as the owner of a zone sees it: mm to the right and ahead of its near left corner."""
    match side[0]:
        case "S":
            return zone.x0 + right, zone.y0 + ahead
        case "N":
            return zone.x1 - right, zone.y1 - ahead
        case "W":
            return zone.x0 + ahead, zone.y1 - right
        case _:
            return zone.x1 - ahead, zone.y0 + right


def piece(sides: Sides, name: str, x: float = 0.0, y: float = 0.0, status: str = "play") -> PuckSeen:
    seat = seat_of(name, sides)
    return PuckSeen(name, label(name, sides), seat, pitcher_of(name), x, y, 0.0, status)  # type: ignore[arg-type]  # a scene is written in words


def block(sides: Sides, name: str, x: float, y: float, angle: float = 0.0, holds: tuple[str, ...] = ()) -> BlockSeen:
    owner = None if name == "C" else sides.index(name[:-1])
    return BlockSeen(name, owner, x, y, angle, "play", holds)


def deployed(sides: Sides, **changes: object) -> View:
    """Everybody in standard formation, seat 0 to flick."""
    spots = {side: (side, zone) for side, zone in zip(sides, zones(sides), strict=True)}
    pucks = tuple(
        piece(sides, f"{side}.{p}", *from_side(*spots[side], *FORMATION[p])) for side in sides for p in ROSTER
    )
    blocks = tuple(block(sides, f"{side}1", *from_side(*spots[side], *BLOCK)) for side in sides)
    seats = len(sides)
    fields: dict[str, object] = {
        "pucks": pucks,
        "blocks": (*blocks, block(sides, "C", 400, 400)),
        "round": 1,
        "turn": 1,
        "wins": (0,) * seats,
        "passive": (0,) * seats,
        "copies": (None,) * seats,
        "teams": (None,) * seats,
        "lineups": ((),) * seats,
        "banned": ((),) * seats,
        "sides": sides,
        "zones": zones(sides),
        "partners": partners(sides),
        "last": None,
    }
    return view(**(fields | changes))


def deploying(sides: Sides, seat: int) -> View:
    """`seat` is asked to deploy; those before it have."""
    seen = deployed(sides, phase="deploy", active=(seat,), turn=0)
    waiting = [side for number, side in enumerate(sides) if number >= seat]
    pucks = tuple(p if p.seat < seat else piece(sides, p.id, status="hand") for p in seen.pucks)
    blocks = tuple(
        BlockSeen(b.id, b.owner, 0, 0, 0, "hand", ()) if b.id[:-1] in waiting else b for b in seen.blocks if b.id != "C"
    )
    return deployed(sides, phase="deploy", active=(seat,), turn=0, pucks=pucks, blocks=blocks)


def late(sides: Sides = FOUR, **changes: object) -> View:
    """Late in a round of four: azure is knocked out, others have lost pucks, one fell in the last flick."""
    a, b, c, d = sides
    spots = {
        f"{a}.captain": (380, 42),
        f"{a}.assassin": (512, 452),
        f"{a}.runner": (640, 600),
        f"{c}.captain": (428, 771),
        f"{c}.guard": (560, 520),
        f"{c}.immortal": (330, 250),
        f"{d}.captain": (40, 388),
        f"{d}.assassin": (286, 262),
        f"{d}.runner": (170, 610),
        f"{d}.guard": (225, 585),
    }
    names = [f"{side}.{pitcher}" for side in sides for pitcher in ROSTER]
    pucks = tuple(piece(sides, name, *spots.get(name, (0, 0)), "play" if name in spots else "out") for name in names)
    blocks = (
        block(sides, f"{a}1", 250, 150, 17.0, (f"{a}.guard", f"{a}.immortal")),
        block(sides, f"{b}1", 640, 330, 62.5, (f"{b}.captain", f"{b}.guard", f"{b}.assassin", f"{b}.runner")),
        block(sides, f"{c}1", 430, 640, 80.0, (f"{c}.assassin", f"{c}.runner")),
        block(sides, f"{d}1", 160, 470, 8.0, (f"{d}.immortal",)),
        block(sides, "C", 420, 380, 33.0, (f"{b}.immortal",)),
    )
    last = LastFlick(
        puck=f"{a}.runner",
        angle=52.0,
        strength=80.0,
        trails=(
            trail(f"{a}.runner", (420, 330), (622, 560), (640, 600)),
            trail(f"{b}.captain", (640, 575), (800, 620), fell=True),
            trail(f"{b}1", (620, 350), (640, 330)),
        ),
        hits=(Point(632, 568),),
    )
    fields: dict[str, object] = {
        "active": (2,),
        "round": 3,
        "turn": 14,
        "wins": (1, 1, 0, 0),
        "pucks": pucks,
        "blocks": blocks,
        "last": last,
        "out": (1,),
    }
    return deployed(sides, **(fields | changes))


def four_shots() -> View:
    """The shoot-out of four: jade came nearest, rose left the arena."""
    trails = (
        trail("S.captain", (400, 60), (380, 520), (430, 655)),
        trail("E.captain", (740, 400), (430, 330), (150, 300)),
        trail("N.captain", (470, 740), (520, 95)),
        trail("W.captain", (60, 470), (800, 560), fell=True),
    )
    scored = Try(trails, (145.0, 150.0, 95.0, None), 2)
    return deployed(
        FOUR, options=COMPLETE, phase="first_player", active=(2,), turn=0, pucks=(), blocks=(), tries=(scored,)
    )


def before(sides: Sides, phase: str, active: tuple[int, ...], **changes: object) -> View:
    """Nothing on the arena yet; who is `active` has not chosen."""
    fields: dict[str, object] = {"pucks": (), "blocks": (), "turn": 0, "options": COMPLETE}
    return deployed(sides, phase=phase, active=active, **(fields | changes))


def between_four() -> View:
    """Jade names the starter after a round."""
    wins, teams = (0, 1, 0, 0), ("citizens", "hoods", "hoods", "citizens")
    return deployed(FOUR, options=COMPLETE, phase="next_starter", active=(2,), viewer=2, turn=0, wins=wins, teams=teams)


def aimed() -> Sketch:
    """Jade aims its Captain at azure."""
    return Sketch(
        Aim("N.captain", Point(400, 740), 147.0, 68.0, REACH), (Line("aim", (Point(400, 740), Point(720, 247))),)
    )


def placing() -> Sketch:
    """The formation of the west, not given yet; its block is being moved."""
    west = "W", zones(THREE)[2]
    ghosts = tuple(Ghost("place", f"W.{name}", *from_side(*west, *spot)) for name, spot in FORMATION.items())
    return Sketch(ghosts=(*ghosts, Ghost("place", "W1", *from_side(*west, *BLOCK), 20.0)), marked="W1")


SCENES: dict[str, tuple[View, Sketch | None]] = {
    "pairs": (deployed(PAIRS), None),
    "pairs_late": (late(PAIRS, wins=(1, 0, 1, 0)), None),
    "pairs_won": (late(PAIRS, phase="over", active=(), winner=1, wins=(1, 2, 1, 2), out=(0, 2)), None),
    "four": (deployed(FOUR), None),
    "four_aim": (deployed(FOUR, active=(2,)), aimed()),
    "four_late": (late(), None),
    "four_team": (before(FOUR, "team", (1, 3), teams=("hoods", None, "hoods", None)), None),
    "three_lineup": (before(THREE, "lineup", (0, 2), teams=("citizens", "hoods", "hoods")), None),
    "four_between": (between_four(), None),
    "four_shots": (four_shots(), None),
    "three": (deployed(THREE), None),
    "three_deploy": (deploying(THREE, 1), None),
    "three_placing": (deploying(THREE, 2), placing()),
}
