"""Positions of the complete mode built by hand, for the tests and benches of pictures."""

from __future__ import annotations

from bot.games.contract.dials import Option
from bot.games.contract.preview import Aim, Ghost, Line, Sketch
from bot.games.contract.vocabulary import Point, phrase
from bot.games.pitchout.rules.board import label, pitcher_of, roster, seat_of
from bot.games.pitchout.rules.seating import DUEL
from bot.games.pitchout.rules.values import LastFlick, Try
from bot.games.pitchout.rules.view import PuckSeen, View
from tests.support.scenes.pitchout_scenes import M1, OPTIONS, REACH, block, trail, view

COMPLETE = (("edition", "fr2021"), ("mode", "complete"), *OPTIONS[2:])
AMBER = {
    "captain": (395, 48),
    "guard": (180, 160),
    "assassin": (560, 250),
    "runner": (300, 310),
    "major": (640, 120),
    "commando": (130, 560),
    "sapper": (480, 480),
}
AZURE = {
    "captain": (400, 752),
    "guard": (470, 640),
    "runner": (255, 640),
    "immortal": (690, 505),
    "infested": (640, 690),
    "shadow": (560, 330),
    "shaman": (120, 720),
}
ROSTERS = (roster("citizens"), roster("hoods"))
PICKED = ("captain", "guard", "assassin", "major", "sapper")


def piece(name: str, x: float = 0.0, y: float = 0.0, status: str = "play", mount: str = "") -> PuckSeen:
    """A puck by its id."""
    return PuckSeen(
        name,
        label(name, DUEL),
        seat_of(name, DUEL),
        pitcher_of(name),
        x,
        y,
        0.0,
        status,  # type: ignore[arg-type]  # a scene is written in words
        mount,
    )


def full(**changes: object) -> View:
    """Fourteen pucks in play, all kinds but the Golem among them."""
    pucks = tuple(piece(f"S.{name}", *spot) for name, spot in AMBER.items())
    pucks += tuple(piece(f"N.{name}", *spot) for name, spot in AZURE.items())
    fields: dict[str, object] = {"options": COMPLETE, "pucks": pucks, "last": None, "round": 1, "turn": 1}
    return view(**(fields | changes))


def stacked(phase: str = "flick", **changes: object) -> View:
    """The Shadow on the Assassin, two Golems, blocks full of pucks of both sides."""
    gone = {"S.guard", "S.runner", "S.commando", "S.major", "N.guard", "N.runner", "N.immortal"}
    riding = {"N.shadow": "S.assassin"}
    pucks = [
        piece(puck.id, status="out")
        if puck.id in gone
        else piece(puck.id, 560, 250, mount=riding[puck.id])
        if puck.id in riding
        else puck
        for puck in full().pucks
    ]
    pucks += [piece("N.golem1", 330, 690), piece("N.golem2", 235, 255)]
    held = {"S1": ("N.guard", "S.guard", "N.runner"), "C": ("S.commando", "N.immortal", "S.runner", "S.major")}
    turned = {"S1": 0.0, "C": 30.0, "N1": 12.0}
    blocks = tuple(block(name, *at, turned.get(name, 0.0), held.get(name, ())) for name, at in M1.items())
    fields: dict[str, object] = {"phase": phase, "active": (1,), "turn": 22, "pucks": tuple(pucks), "blocks": blocks}
    return full(**(fields | changes))


def riding_off() -> Sketch:
    """The Shadow is aimed from its mount."""
    start, end = Point(560, 250), Point(640, 120)
    return Sketch(Aim("N.shadow", start, 148.4, 55.0, REACH), (Line("aim", (start, end)),))


def golem_to_come() -> Sketch:
    """The second Golem, not given yet."""
    return Sketch(ghosts=(Ghost("place", "N.golem2", 470, 700),), marked="N.golem2")


def one_golem() -> View:
    """The Shaman's owner is asked where the next Golem goes."""
    pucks = tuple(puck for puck in stacked().pucks if puck.id != "N.golem2")
    return stacked("golem", pucks=pucks)


def sapping() -> tuple[View, Sketch]:
    """The amber Sapper would move the full block beside it."""
    last = LastFlick("S.sapper", 105.0, 30.0, (trail("S.sapper", (400, 480), (480, 480)),), (Point(448, 466),))
    seen = stacked("sapper", active=(0,), last=last, moving="C")
    return seen, Sketch(ghosts=(Ghost("place", "C", 522, 514, 20.0),))


def seven_in_hand() -> View:
    """Seven pitchers to deploy, the other lineup hidden."""
    pucks = tuple(piece(puck.id, status="hand") for puck in full().pucks if puck.seat == 0)
    blocks = tuple(block(name, 400, 400, status="hand") for name in M1)
    return full(phase="deploy", active=(0,), wins=(0, 0), turn=0, pucks=pucks, blocks=blocks)


def shot_out(*, decided: bool = True) -> View:
    """The shoot-out after a try: decided, or with the azure Captain off the arena and amber without a shot."""
    south = trail("S.captain", (250, 60), (392, 560), (430, 655))
    north = trail("N.captain", (610, 740), (560, 250), (540, 96))
    scored = Try((south, north), (145.0, 96.0), 1)
    fell = Try((trail("N.captain", (610, 740), (470, 0), fell=True),), (None, None), None)
    blocks = tuple(block(name, 400, 400, status="hand") for name in M1)
    return full(
        phase="first_player" if decided else "shootout",
        active=(1,) if decided else (0, 1),
        turn=0,
        wins=(0, 0),
        pucks=(),
        blocks=blocks,
        tries=(scored,) if decided else (fell,),
    )


def lining_up(picked: tuple[str, ...] = PICKED, seat: int = 0, edition: str = "fr2021") -> tuple[View, Sketch]:
    """A side's pitchers with what they do, some of them picked for the first round."""
    team = ROSTERS[seat % 2]
    offered = tuple(
        Option(one, phrase(f"pitchout-pitcher-{one}"), phrase(f"pitchout-power-{one}", edition=edition)) for one in team
    )
    seen = full(phase="lineup", active=(0, 1), turn=0, wins=(0, 0), pucks=(), blocks=(), teams=("citizens", "hoods"))
    return seen, Sketch(offered=offered, picked=picked, needed=len(PICKED), seat=seat)


def choosing_team(**changes: object) -> View:
    """Amber is asked for its team."""
    fields: dict[str, object] = {"phase": "team", "active": (0,), "turn": 0, "wins": (0, 0), "pucks": (), "blocks": ()}
    return full(**(fields | changes))


def one_picked() -> View:
    """Amber has picked its lineup, azure has not."""
    return choosing_team(phase="lineup", active=(1,), teams=("citizens", "hoods"))


def between(phase: str = "change", **changes: object) -> View:
    """Azure has won a round and lost its Shadow for good."""
    pucks = tuple(piece(one.id, status="out") if one.seat == 0 else one for one in stacked().pucks)
    fields: dict[str, object] = {
        "phase": phase,
        "active": (0,),
        "turn": 0,
        "wins": (0, 1),
        "pucks": pucks,
        "teams": ("citizens", "hoods"),
        "banned": ((), ("shadow",)),
    }
    return full(**(fields | changes))


SCENES: dict[str, tuple[View, Sketch | None]] = {
    "fourteen": (full(), None),
    "stacked": (stacked(), None),
    "riding_off": (stacked(), riding_off()),
    "golem": (one_golem(), golem_to_come()),
    "sapper": sapping(),
    "seven_in_hand": (seven_in_hand(), None),
    "lineup": lining_up(),
    "lineup_second": lining_up(("captain", "infested"), seat=1),
    "team": (choosing_team(), None),
    "lineup_turn": (one_picked(), None),
    "between": (between(), None),
    "shot_out": (shot_out(), None),
    "shot_again": (shot_out(decided=False), None),
}
