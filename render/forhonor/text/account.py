"""A turn of For Honor told from beginning to end: every way square by square, every blow, and what it all brought."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.forhonor.event_text import told
from bot.games.forhonor.events import Event, Moved
from bot.words import Words
from render.forhonor.text.describe import name
from render.painter import Moment


def account(moment: Moment, words: Words) -> tuple[str, ...]:
    """The sentences, numbered in the order of time."""
    return tuple(f"{number}. {line}" for number, line in enumerate(_lines(moment.events, words), start=1))


def _lines(events: Sequence[Event], words: Words) -> list[str]:
    lines = []
    for event in events:
        if isinstance(event, Moved) and len(event.way) > 1:
            way = ", ".join(event.way)
            lines.append(
                words.text("forhonor-account-moved", hero=name(event.hero, words), start=event.start, way=way)
            )  # fmt: skip
        else:
            lines += [words.say(one.words) for one in told((event,))]
    return lines
