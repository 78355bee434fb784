"""Aims from near, for the tests and benches of pictures."""

from __future__ import annotations

import math

from bot.games.contract.preview import Aim, Ghost, Line, Sketch
from bot.games.contract.vocabulary import Point
from bot.games.pitchout.rules.view import View
from tests.support.scenes.complete_scenes import stacked
from tests.support.scenes.pitchout_scenes import REACH, S1_SKETCH, S2, contact_sketch, late, met, rail_sketch, slipping
from tests.support.scenes.several_scenes import SCENES as SEVERAL


def meeting(view: View, one: str, other: str, strength: float = 40.0) -> Sketch:
    """A full hit of one puck on another, as the standard preview shows it, whatever is in between."""
    pucks = {puck.id: puck for puck in view.pucks}
    start, foe = (Point(pucks[name].x, pucks[name].y) for name in (one, other))
    way = math.dist((start.x, start.y), (foe.x, foe.y))
    along = (foe.x - start.x) / way, (foe.y - start.y) / way
    meets = Point(foe.x - 30 * along[0], foe.y - 30 * along[1])
    leave = Point(foe.x + 75 * along[0], foe.y + 75 * along[1])
    bearing = round(math.degrees(math.atan2(*along)) % 360, 2)
    return Sketch(
        Aim(one, start, bearing, strength, REACH),
        (Line("aim", (start, meets)), Line("leave", (foe, leave))),
        (Ghost("contact", one, meets.x, meets.y),),
        met=other,
    )


SCENES: dict[str, tuple[View, Sketch]] = {
    "near": (S2, contact_sketch()),
    "ahead": (S2, S1_SKETCH),
    "edge": (S2, rail_sketch()),
    "across": (S2, meeting(S2, "S.guard", "N.assassin")),
    "half": (S2, meeting(S2, "S.immortal", "N.guard")),
    "close": (S2, meeting(S2, "S.assassin", "S.immortal")),
    "late": (late(), meeting(late(), *[puck.id for puck in late().pucks if puck.status == "play"][:2])),
    "marked": (S2, met()),
    "slipping": (S2, slipping(met())),
    "straying": (S2, slipping(meeting(S2, "S.guard", "N.assassin", 60.0))),
    "stacked": (stacked(), meeting(stacked(), "S.captain", "N.captain")),
}


def closeups() -> list[tuple[View, Sketch, Aim]]:
    """Each with its aim; those of four sides too."""
    found = [(view, sketch, sketch.aim) for view, sketch in SCENES.values() if sketch.aim]
    view, sketch = SEVERAL["four_aim"]
    return [*found, (view, sketch, sketch.aim)] if sketch and sketch.aim else found
