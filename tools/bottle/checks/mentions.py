"""Looks at who is mentioned: those who are asked, once, in the message of the turn; and reminded no more often than they should be."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Pace
from bot.matches.house.members import is_person
from localdiscord.events import Event, MessageAdded, MessageChanged
from tools.bottle.checks.history import Played, played
from tools.bottle.shown import first_told, turn_told
from tools.bottle.verdict import threaded

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle

USUAL = 2  # reminders of an ask: at half the time, and at a tenth left
_DISCORD_EPOCH = 1_420_070_400_000  # ms


@dataclass(frozen=True)
class Shown:
    """A turn's message when it was posted or edited; `new`: posted, which alone notifies those it mentions."""

    new: bool
    message: int
    match: int
    first: int
    last: int
    mentions: frozenset[int]


class Mentions:
    """Keeps whom each public message of a turn mentions, when it is posted and whenever it is edited."""

    def __init__(self, bottle: Bottle) -> None:
        self._bottle = bottle
        self._shown: list[Shown] = []
        bottle.discord.world.feed.listen(self._heard)

    async def found(self) -> list[str]:
        """Who was not told, told twice, told without being asked, or reminded too often."""
        elsewhere = self._bottle.people.elsewhere
        if elsewhere is None:  # messages were lost, and posted once more
            return []
        matches = [one for one in await played(self._bottle) if judged(one) and one.match.id not in elsewhere]
        told = [
            fault
            for one in matches
            for fault in told_wrongly(one, [it for it in self._shown if it.match == one.match.id])
        ]
        return told + [fault for one in matches for fault in _reminded_too_often(self._bottle, one)]

    def _heard(self, event: Event) -> None:
        if not isinstance(event, MessageAdded | MessageChanged):
            return
        message = event.message
        if message.only_for is not None or message.author_id != self._bottle.discord.world.bot.id:
            return
        told = turn_told(message)
        if told is not None:
            new, users = isinstance(event, MessageAdded), frozenset(message.mentions)
            self._shown.append(Shown(new, message.id, told[0], first_told(message), told[1], users))


def judged(one: Played) -> bool:
    """Whether its messages are in a thread of its own, and its seats have been with the same people."""
    return threaded(one.match) and not one.handed_on


def told_wrongly(one: Played, shown: list[Shown]) -> Iterator[str]:
    """Faults of the mentions in a match's messages, given as shown, oldest first."""
    posted = Counter(it.last for it in shown if it.new)
    for last, times in sorted(posted.items()):
        if times > 1:
            yield f"match {one.match.id}: {times} messages of turn {last} mention those who are asked"
    for nth, change in enumerate(one.changes):
        asked = {ask.seat for ask in change.asks if is_person(one.match.holder(ask.seat).user)}
        users = {one.match.holder(seat).user for seat in asked}
        at = next((it for it in shown if it.last == change.revision), None)
        if at is not None and change.asks:
            for seat in sorted(asked):
                if one.match.holder(seat).user not in at.mentions:
                    yield f"match {one.match.id}: the message of turn {change.revision} does not mention {one.name(seat)}, who is asked"
            if at.mentions - users:
                yield f"match {one.match.id}: the message of turn {change.revision} mentions {sorted(at.mentions - users)}, who are not asked"
        before = one.changes[nth - 1].asks if nth else ()
        for seat in sorted(asked - {ask.seat for ask in before}):
            if not any(
                it.new and one.match.holder(seat).user in it.mentions for it in _while_asked(one, nth, seat, shown)
            ):
                yield f"match {one.match.id}: {one.name(seat)} is asked since turn {change.revision}, and no new message mentions them"


def _while_asked(one: Played, nth: int, seat: Seat, shown: list[Shown]) -> Iterator[Shown]:
    """What was shown from a change on, for as long as a seat was asked."""
    first = last = one.changes[nth].revision
    for change in one.changes[nth:]:
        if not change.open_to(seat):
            break
        last = change.revision
    return (it for it in shown if first <= it.last <= last)


def _reminded_too_often(bottle: Bottle, one: Played) -> Iterator[str]:
    """Reminders of one way between an ask and its answer, by the ids of their messages."""
    rows = bottle.rows(
        "SELECT kind, message, payload FROM posts WHERE match = ? AND message > 0 AND length(payload) > 0 ORDER BY id",
        one.match.id,
    )
    notices = [(kind, message, json.loads(payload)) for kind, message, payload in rows]
    sent = [
        (kind, ((message >> 22) + _DISCORD_EPOCH) / 1000, str(notice))
        for kind, message, notice in notices
        if notice["words"]["key"] == "reminder"
    ]
    for seat, ask, since, until in _asks(one):
        holder = one.match.holder(seat)
        most = USUAL + (one.match.terms.pace is Pace.FRIENDLY)
        most += one.match.terms.limit // holder.every if holder.every else 0
        ways = Counter(kind for kind, at, text in sent if since < at <= until and str(holder.user) in text)
        for kind, times in ways.items():
            if times > most:
                yield f"match {one.match.id}: {one.name(seat)} was reminded {times} times of {ask} ({kind}), {most} at most"


def _asks(one: Played) -> Iterator[tuple[Seat, str, float, float]]:
    """Each ask with when it was opened and when it was answered."""
    opened: dict[tuple[Seat, str], float] = {}
    for change in one.changes:
        now = {(ask.seat, ask.id) for ask in change.asks}
        for seat, ask in sorted(opened.keys() - now):
            yield seat, ask, opened.pop((seat, ask)), change.made
        for key in sorted(now - opened.keys()):
            opened[key] = change.made
    for (seat, ask), since in sorted(opened.items()):
        yield seat, ask, since, float("inf")
