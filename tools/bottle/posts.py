"""Every public message of a turn, as it was posted and edited: noted as it happens, for messages change later."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby, pairwise
from typing import NamedTuple

from bot.matches.core.models import Turn
from localdiscord.events import Event, MessageAdded, MessageChanged
from localdiscord.server import LocalDiscord
from tools.bottle.shown import first_told, turn_told


class Shown(NamedTuple):
    """A message as it came to show a turn, the `first` of those that it tells."""

    turn: int
    first: int
    message: int
    channel: int


class Posts:
    """What was shown of each match, in order."""

    def __init__(self, discord: LocalDiscord) -> None:
        self._shown: defaultdict[int, list[Shown]] = defaultdict(list)
        self._latest: dict[int, int] = {}  # by message: the turn it shows
        self._bot = discord.world.bot.id
        discord.world.feed.listen(self._heard)

    def _heard(self, event: Event) -> None:
        if not isinstance(event, MessageAdded | MessageChanged):
            return
        message = event.message
        if message.only_for is not None or message.author_id != self._bot:
            return
        told = turn_told(message)
        if told is not None and self._latest.get(message.id) != told[1]:
            match, self._latest[message.id] = told
            self._shown[match].append(Shown(told[1], first_told(message), message.id, message.channel_id))

    def faults(self, kept: Mapping[int, Iterable[Turn]]) -> Iterator[str]:
        """What differs from the turns of these matches, a sentence each.

        Every turn is shown once, in order and in one place; the last of a batch represents all of it. A message may also tell turns
        before the one it shows, and so may a new one that brings a notice.
        """
        for match, turns in kept.items():
            together = groupby(turns, key=lambda turn: turn.key)
            for fault in faults(self._shown[match], {max(turn.revision for turn in each) for _, each in together}):
                yield f"match {match}: {fault}"


def faults(shown: list[Shown], wanted: set[int]) -> Iterator[str]:
    """The faults of one match."""
    turns = [one.turn for one in shown]
    for turn, times in Counter(turns).items():
        if times > 1:
            yield f"turn {turn} was posted {times} times"
    for turn in sorted(wanted):
        if not any(one.first <= turn <= one.turn for one in shown):
            yield f"turn {turn} was never posted"
    for turn in sorted(set(turns) - wanted):
        yield f"turn {turn} was posted, but is not kept"
    if any(one > two for one, two in pairwise(turns)):
        yield f"its turns were posted in the order {turns}"
    if len({one.channel for one in shown}) > 1:
        yield "its turns stand in several places"
