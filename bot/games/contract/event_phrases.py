"""Phrases of events in any game: the key from the event's tag, the arguments from its fields."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias

import msgspec

from bot.games.contract.vocabulary import Phrase, Sentence, phrase

Argument: TypeAlias = str | int | float | Phrase
"""The types of a phrase's arguments."""

Fields: TypeAlias = Mapping[str, tuple[str, Callable[[Any], Argument]]]
"""By field name: the argument's name, and the function from the field's value to the argument."""


def sentence(game: str, event: msgspec.Struct, fields: Fields, extra: Mapping[str, Argument]) -> Phrase:
    """An event as the phrase `<game>-event-<tag>`; `extra` are arguments made of several fields or of other words."""
    arguments: dict[str, Argument] = {
        fields[name][0]: fields[name][1](getattr(event, name)) for name in event.__struct_fields__ if name in fields
    }
    return phrase(f"{game}-event-{event.__struct_config__.tag}", **(arguments | dict(extra)))


def joined(phrases: Sequence[Phrase]) -> Phrase:
    """Several phrases in a list; at least one."""
    *before, last = phrases
    if not before:
        return last
    first, *others = before
    for other in others:
        first = phrase("listed", before=first, last=other)
    return phrase("together", before=first, last=last)


def without_choice(sentences: Iterable[Sentence], key: str) -> tuple[Sentence, ...]:
    """The sentences, but one for all in a row who had no choice (`key`), by the words `<key>_several`."""
    merged: list[Sentence] = []
    for (same, _), group in groupby(sentences, key=lambda one: (one.words.key == key, one.rule)):
        alike = list(group)
        names = list(dict.fromkeys(value for one in alike for _, value in one.words.args)) if same else []
        if len(names) > 1:
            ((name, _),) = alike[0].words.args
            several = phrase(f"{key}_several", **{name: joined([one for one in names if isinstance(one, Phrase)])})
            merged.append(msgspec.structs.replace(alike[0], words=several))
        else:
            merged += alike[:1] if same else alike
    return tuple(merged)
