"""Parts of asks that no game asks, for tests of what turns any ask into controls."""

from __future__ import annotations

import msgspec

from bot.games.contract.dials import Place
from bot.games.contract.vocabulary import Phrase, phrase


class Put(msgspec.Struct, frozen=True, tag="put"):
    places: tuple[Place, ...]


def words(label: str) -> Phrase:
    """A phrase that the catalogue knows, with a label of one's own."""
    return phrase("pitchout-block", label=label)
