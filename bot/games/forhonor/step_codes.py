"""Parses the codes of steps: `move F6`, `kill 2`, `shove orochi 1`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.forhonor.values import Action, Attack, Banner, End, Enter, Kill, Move, Shoot, Shove

_READ: Mapping[tuple[str, int], Callable[..., Action]] = {
    ("enter", 1): lambda square: Enter(square.upper()),
    ("move", 1): lambda square: Move(square.upper()),
    ("kill", 1): lambda count: Kill(int(count)),
    ("attack", 1): Attack,
    ("shoot", 1): lambda square: Shoot(square.upper()),
    ("banner", 0): Banner,
    ("shove", 2): lambda hero, squares: Shove(hero, int(squares)),
    ("end", 0): End,
}
VERBS = tuple(verb for verb, _ in _READ)
"""The first words of all codes."""


def spelled(code: str) -> Action | None:
    """The step that a code names, whether or not it can be taken; None if it names none."""
    verb, *rest = code.split() or [""]
    read = _READ.get((verb, len(rest)))
    try:
        return read(*rest) if read is not None else None
    except ValueError:  # no number where one belongs
        return None
