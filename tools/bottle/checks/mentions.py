"""Looks at who is mentioned: those who are asked, once, in the message of the turn; and reminded no more often than they should be."""

from __future__ import annotations

import json
import math
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
    """A turn's message when it was posted or edited, `at` seconds since 1970; `new`: posted, which alone notifies those it mentions."""

    at: float
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
            at = self._bottle.discord.world.clock.now()
            self._shown.append(Shown(at, new, message.id, told[0], first_told(message), told[1], users))


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
        at = next((it for it in shown if it.last == change.revision), None)
        if at is not None and change.asks:
            yield from _mentioned_wrongly(one, nth, asked, at)
        before = one.changes[nth - 1].asks if nth else ()
        yield from _never_told(one, nth, sorted(asked - {ask.seat for ask in before}), shown)


def _mentioned_wrongly(one: Played, nth: int, asked: set[Seat], at: Shown) -> Iterator[str]:
    """Who of those asked is not mentioned in the message of a change, and who is that is not asked.

    Made once the match had moved on, it need mention nobody: a newer message does, and who has been mentioned is not notified again.
    """
    turn = f"match {one.match.id}: the message of turn {one.changes[nth].revision}"
    moved_on = one.changes[nth + 1].made if nth + 1 < len(one.changes) else math.inf
    for seat in sorted(asked):
        if one.match.holder(seat).user not in at.mentions and at.at < moved_on:
            yield f"{turn} does not mention {one.name(seat)}, who is asked"
    users = {one.match.holder(seat).user for seat in asked}
    if at.mentions - users:
        yield f"{turn} mentions {sorted(at.mentions - users)}, who are not asked"


def _never_told(one: Played, nth: int, seats: list[Seat], shown: list[Shown]) -> Iterator[str]:
    """Which of the seats that are asked since a change no new message mentions, unless all was posted when they had answered."""
    for seat in seats:
        about, until = list(_while_asked(one, nth, seat, shown)), _answered(one, nth, seat)
        late = until < math.inf and all(it.at >= until for it in about)
        if not late and not any(it.new and one.match.holder(seat).user in it.mentions for it in about):
            turn = one.changes[nth].revision
            yield f"match {one.match.id}: {one.name(seat)} is asked since turn {turn}, and no new message mentions them"


def _answered(one: Played, nth: int, seat: Seat) -> float:
    """When a seat that is asked since a change was no longer, in seconds since 1970."""
    return next((change.made for change in one.changes[nth:] if not change.open_to(seat)), math.inf)


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
