"""Scenes of Offboard: views with the preview shown on them, if any."""

from __future__ import annotations

import msgspec

from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.offboard.rules.game import Offboard
from bot.games.offboard.rules.values import Action, Move, Reenter, State, View

GAME = Offboard()
LUCK = Rng(b"scenes")
# A game in which balls are pushed off on both sides.
OPENING = "C4 NE, G6 SW, C3 NE, G5 SW, D5 NE, H6 SW, C5 NE, I7 SW"


def after(*moves: str) -> State:
    """The state after these moves from the start."""
    return GAME.spec.notation.replay("\n".join(moves))


def crowded(**changes: object) -> State:
    """A middle game written by hand: balls in targets on both sides, lines that push."""
    cells = (
        ".R..."  # A
        ".RR..."  # B
        "..RR..."  # C
        "...R.R.."  # D
        "...YRR.Y."  # E
        "..Y.YR.."  # F
        "..Y.YY."  # G
        ".Y.Y.."  # H
        "..YY."  # I
    )
    targets = "..YRR......."
    state = msgspec.structs.replace(
        GAME.setup(2, {}, LUCK).state, cells=cells, targets=targets, keys=(), quiet=7, turns=41
    )
    return msgspec.structs.replace(state, score=(3, 3), **changes)  # type: ignore[arg-type]  # fields of a state


def seen(state: State) -> View:
    """What everybody sees of it."""
    return GAME.view(state, None)


def preview(state: State, action: Action) -> Sketch:
    """The sketch of an answer not yet given."""
    return GAME.sketch(seen(state), GAME.asks(state)[0], action, Assist.FULL)


def in_the_air() -> State:
    """Yellow has a ball in the air."""
    state = crowded(phase="air", air=1, turn=1)
    return msgspec.structs.replace(state, cells=f"{state.cells[:-2]}..")


def pushed_off() -> State:
    """Two red balls have just pushed a yellow one off the board."""
    cells = crowded().cells.replace("...YRR.Y.", "...Y..RRY")
    before = crowded(cells=cells)
    (ask,) = GAME.asks(before)
    return GAME.apply(before, Answer(ask.id, ask.seat, Move("E7", "E")), LUCK).state


SCENES: dict[str, tuple[View, Sketch | None]] = {
    "start": (seen(after()), None),
    "opening": (seen(after(*OPENING.split(", "))), None),
    "crowded": (seen(crowded()), None),
    "push": (seen(crowded()), preview(crowded(), Move("E6", "W"))),
    "air": (seen(in_the_air()), None),
    "reenter": (seen(in_the_air()), preview(in_the_air(), Reenter("E1"))),
    "refused": (seen(crowded()), preview(crowded(), Move("E5", "NE"))),
    "pushed_off": (seen(pushed_off()), None),
    "won": (seen(crowded(phase="over", winner=0, ended="goal", turn=1)), None),
}
