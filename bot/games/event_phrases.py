"""How events are said in any game: a key by the event's tag, and arguments from its fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from bot.games.vocabulary import Phrase, phrase

Argument: TypeAlias = str | int | float | Phrase
"""What a phrase can be told."""

Fields: TypeAlias = Mapping[str, tuple[str, Callable[[Any], Argument]]]
"""What is said of the fields of any event: the phrase's argument, and the field's words."""


def sentence(game: str, event: msgspec.Struct, fields: Fields, besides: Mapping[str, Argument]) -> Phrase:
    """An event as the phrase `<game>-event-<tag>`; `besides` is what it tells of more than one field, or not in a field's words."""
    said: dict[str, Argument] = {
        fields[name][0]: fields[name][1](getattr(event, name)) for name in event.__struct_fields__ if name in fields
    }
    return phrase(f"{game}-event-{event.__struct_config__.tag}", **(said | dict(besides)))
