"""Advice on flicks: what a good player would try first, and what each target of a menu comes to, as the game judges it."""

import msgspec

BESIDE = (0.0, -25.0, 25.0, -50.0, 50.0, -75.0, 75.0)  # percent off a target's centre, tried for a free aim


class AdvisedFlick(msgspec.Struct, frozen=True):
    """A flick at the centre of a target, as a menu offers it: how strong, and what it meets first ("": nothing)."""

    target: str
    strength: float
    met: str


class Advice(msgspec.Struct, frozen=True):
    """The flick offered for a choice, what it is aimed at, and its worth among all choices; then every target judged."""

    choice: str
    angle: float
    strength: float
    worth: int
    target: str = ""
    offset: float = 0.0
    targets: tuple[AdvisedFlick, ...] = ()
