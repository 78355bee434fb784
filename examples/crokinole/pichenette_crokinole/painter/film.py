"""Films of Crokinole."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from pichenette.api.pictures import DiscTable, Moment, disc_films
from pichenette_crokinole.painter.board import DISC, TABLE, draw_disc, paint
from pichenette_crokinole.rules.values import Foul, State, Twenty


def _without(view: State, discs: Collection[str]) -> State:
    lying = tuple(one for one in view.discs if one.id not in discs)
    return msgspec.structs.replace(view, discs=lying, last_flick=None)


def _worth(moment: Moment) -> float:
    """From 0 (nothing moved) upwards; a disc in the hole outweighs all else, a foul is worth least."""
    if moment.trace is None:
        return 0.0
    twenties = sum(isinstance(event, Twenty) for event in moment.events)
    foul = any(isinstance(event, Foul) for event in moment.events)
    return 1.0 + 5.0 * twenties + len(moment.trace.contacts) / 4 - foul / 2


FILMS = disc_films(
    DiscTable(
        game="crokinole",
        paint=lambda view, words, theme: paint(view, words, None, theme),
        without=_without,
        draw=draw_disc,
        radius=DISC,
        projection=TABLE,
    ),
    _worth,
)
