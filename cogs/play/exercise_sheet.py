"""Panels of lessons and puzzles: the parts of a match's panel that they keep, in their order."""

from collections.abc import Sequence

from bot.screens.sheet import LinkButton, Media, Part, Row, SelectMenu

NEEDLESS = frozenset({"close", "text"})  # verbs of buttons that only match panels have
DONE, MISSED = 0x009E73, 0xE69F00  # green and orange that are distinct with colour blindness, too


def pruned(controls: tuple[SelectMenu | Row, ...]) -> tuple[SelectMenu | Row, ...]:
    """The controls without those that only match panels need."""
    kept = (
        tuple(one for one in row if isinstance(one, LinkButton) or one.id.verb not in NEEDLESS)
        if isinstance(row, tuple)
        else row
        for row in controls
    )
    return tuple(row for row in kept if row != ())


def picture_first(parts: Sequence[Part]) -> tuple[Part, ...]:
    """The parts of a panel with the task between the picture and the controls, since clients scroll to the end of a message."""
    if not any(isinstance(part, Media) for part in parts):
        return tuple(parts)
    texts = [part for part in parts if isinstance(part, str)]
    return (*(part for part in parts if not isinstance(part, str)), "\n".join(texts))
