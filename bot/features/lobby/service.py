"""Queues of players who wait for an opponent, and the lobby messages of servers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from bot.features.lobby.message_rows import LobbyRows
from bot.features.lobby.rows import take
from bot.features.lobby.values import QueueEntry, Waiting
from bot.matches.core.errors import CommitUnknown, LostRace, Refused, refused
from bot.matches.core.match_change import Effect
from bot.matches.core.models import (
    Match,
    MatchRequest,
    NewMatch,
    Person,
    Player,
    Response,
)
from bot.matches.matches import Matches
from bot.matches.matchmaking.challenges import EXPIRY
from bot.matches.settings.preferences import ServerSettings
from bot.matches.timing.paces import HOUR
from bot.matches.work.unit_of_work import TRIES, found
from bot.ratings.ladders import Ladder, Standing
from bot.ratings.seasons import ALL_TIME
from bot.ratings.skills import ZERO
from bot.text import escape_markdown

QUEUED = 24 * 3600 * 1000  # ms; who waits longer is no longer there
CLOSE, EACH_HOUR = 150, 150  # points apart of close opponents at first; added with each hour of waiting


class Lobby:
    """Pairs players who wait, and keeps lobby messages."""

    def __init__(self, matches: Matches, rows: LobbyRows) -> None:
        self.rows = rows
        self.work = matches.work
        self._challenges = matches.challenges
        self._seeds = matches.seeds
        self._bulletins = matches.bulletins

    async def follow_settings(self, guild: int, before: ServerSettings, after: ServerSettings) -> None:
        """Post, edit or delete the lobby message of a server whose settings have changed."""
        if before.lobby or after.lobby:
            await self.keep_message(guild, after.lobby)

    async def keep_message(self, guild: int, channel: int) -> None:
        """Have a server's lobby message in a channel (0: in none) posted, or edited or posted again if need be, and former ones deleted."""
        await self.rows.keep_message(guild, channel, self.work.clock.now_ms())
        self._bulletins.woken.set()

    async def look_at_messages(self, now: int) -> int:
        """Have all lobby messages posted again that were deleted, and edited that would say something else; adds none."""
        del now
        await self.rows.look_at_messages()
        return 0

    async def enqueue(self, person: Person, wanted: MatchRequest, *, key: str, near: bool = False) -> Match | None:
        """Begin a match with the longest-waiting suitable player, or queue the person and return None. Raises Refused.

        It replaces their entry for the same game in the same server. With `near`, they want an opponent of about their rating.
        """
        if 2 not in self.work.positions.seats(wanted.game):
            raise refused("refused-queue-seats", game=wanted.game)
        await self._challenges.admit(wanted.guild, person.user)
        entry = self._entry(person, wanted, near=near)
        for _ in range(TRIES):
            known = await self.work.store.match_by_key(key)
            if known is not None:
                return known
            await self._challenges.refuse_busy(person.user)
            partner, passed = await self._partner(entry)
            if partner is None:
                if await self.rows.enqueue(entry, passed=passed, since=entry.since - QUEUED):
                    return None
                continue  # another player joined at the same moment: look again
            try:
                return await self._pair(partner, entry, key, partner)
            except LostRace:
                continue
            except CommitUnknown as unknown:
                return await found(self.work.store.match_by_key(key), unknown)
        raise refused("refused-engine")

    async def meet(self, person: Person, other: int, wanted: MatchRequest, *, key: str) -> Match | None:
        """Begin a match with that waiting user; None if they no longer wait for these terms. Raises Refused."""
        await self._challenges.admit(wanted.guild, person.user)
        entry = self._entry(person, wanted)
        for _ in range(TRIES):
            known = await self.work.store.match_by_key(key)
            if known is not None:
                return known
            await self._challenges.refuse_busy(person.user)
            partner = next((one for one in await self._fitting(entry) if one.user == other), None)
            if partner is None:
                return None
            await self._challenges.refuse_at_odds([(person.user, other)])
            if not await self._close(partner, entry):
                raise refused("refused-not-close", name=escape_markdown(partner.name))
            try:
                return await self._pair(partner, entry, key, partner)
            except LostRace:
                continue  # they have just left, or wait for something else
            except CommitUnknown as unknown:
                return await found(self.work.store.match_by_key(key), unknown)
        raise refused("refused-engine")

    def _entry(self, person: Person, wanted: MatchRequest, *, near: bool = False) -> QueueEntry:
        """An entry of the queue that begins now."""
        return QueueEntry(
            0,
            person.user,
            person.name,
            wanted.guild,
            wanted.channel,
            wanted.game,
            wanted.terms,
            wanted.locale,
            self.work.clock.now_ms(),
            near,
        )

    async def in_queues(self, guild: int, user: int) -> tuple[Waiting, ...]:
        """The queue entries of a server that a user may see, oldest first."""
        now = self.work.clock.now_ms()
        found = await self.rows.in_queues(guild, user, now - QUEUED)
        own = await self.work.store.standings_of(user) if any(entry.near for entry, _ in found) else {}

        def suits(entry: QueueEntry, standing: Standing) -> bool:
            mine = own.get(Ladder(entry.game, guild, ALL_TIME), Standing())
            return not entry.near or _apart(standing, mine, now) <= _reach(now - entry.since)

        return tuple(Waiting(entry, standing.band(now), suits(entry, standing)) for entry, standing in found)

    async def widen(self) -> list[Match]:
        """Pair waiting players who have become close enough; returns their matches. Raises StoreError, EngineError."""
        waiting = list(await self.rows.near_queues(self.work.clock.now_ms() - QUEUED))
        begun = []
        while waiting:
            one = waiting.pop(0)
            for other in waiting:
                match = await self._widened(one, other)
                if match is not None:
                    begun.append(match)
                    waiting = [rest for rest in waiting if rest.user not in {one.user, other.user}]
                    break
        return begun

    async def _widened(self, one: QueueEntry, other: QueueEntry) -> Match | None:
        """Pair two entries if they suit each other, unless one is gone or its owner plays enough."""
        alike = (one.guild, one.game, one.terms) == (other.guild, other.game, other.terms) and one.user != other.user
        if not alike or not (one.near or other.near):
            return None  # two who take anyone were paired when the second came
        if await self.work.store.at_odds(((one.user, other.user),)) or not await self._close(one, other):
            return None
        try:
            for user in (one.user, other.user):
                await self._challenges.refuse_busy(user)
            return await self._pair(
                one,
                msgspec.structs.replace(other, channel=one.channel, locale=one.locale),
                _key(one, other),
                one,
                other,
            )
        except (Refused, LostRace):
            return None

    async def _close(self, one: QueueEntry, other: QueueEntry) -> bool:
        """Whether the ratings of two suit what either of them wants."""
        if not (one.near or other.near):
            return True
        ladder, now = Ladder(one.game, one.guild, ALL_TIME), self.work.clock.now_ms()
        first, second = [
            (await self.work.store.standings_of(user)).get(ladder, Standing()) for user in (one.user, other.user)
        ]
        apart = _apart(first, second, now)
        return all(apart <= _reach(now - entry.since) for entry in (one, other) if entry.near)

    async def band(self, user: int, game: str, guild: int) -> int | None:
        """A user's rating band at a game in a server, as Standing.band has it."""
        known = await self.work.store.standings_of(user)
        return known.get(Ladder(game, guild, ALL_TIME), Standing()).band(self.work.clock.now_ms())

    async def dequeue(self, user: int, guild: int, game: str = "") -> int:
        """Leave the queue for a game of a server, or all of them there; returns how many there were."""
        return await self.rows.dequeue(user, guild, game)

    def forgotten(self, entry: QueueEntry) -> bool:
        """Whether an entry is too old to be paired."""
        return self.work.clock.now_ms() - entry.since >= QUEUED

    async def _partner(self, entry: QueueEntry) -> tuple[QueueEntry | None, tuple[int, ...]]:
        """The longest-waiting suitable entry, and the entries passed over."""
        passed: list[int] = []
        for one in await self._fitting(entry):
            if not await self.work.store.at_odds(((entry.user, one.user),)) and await self._close(one, entry):
                return one, ()
            passed.append(one.id)
        return None, tuple(passed)

    async def _fitting(self, entry: QueueEntry) -> list[QueueEntry]:
        """The entries of others who want the same, oldest first."""
        waiting = await self.rows.waiting(entry.guild, entry.game)
        return [
            one for one in waiting if one.user != entry.user and one.terms == entry.terms and not self.forgotten(one)
        ]

    async def _pair(self, partner: QueueEntry, entry: QueueEntry, key: str, *taken: QueueEntry) -> Match:
        """Begin a match of two, whose entries in the queue are taken out. Raises LostRace, CommitUnknown."""
        seed, now = self._seeds(), self.work.clock.now_ms()
        options, stepped = await self._challenges.set_up(entry.game, {}, 2, seed)
        holders = (
            Player(0, partner.user, partner.name, Response.YES),
            Player(1, entry.user, entry.name, Response.YES),
        )
        new = NewMatch(
            guild=entry.guild,
            channel=entry.channel,
            game=entry.game,
            options=options,
            holders=holders,
            seed=seed,
            expires=now + EXPIRY,
            locale=entry.locale,
            terms=entry.terms,
        )
        entries = [one.id for one in taken]
        return await self._challenges.begin_new(new, stepped, key, added=partial(_taken, entries))


def _taken(entries: Sequence[int], match: Match) -> Effect:
    """Takes the players of a match out of the queue."""
    return Effect(lambda tx: take(tx, entries, match))


def _apart(one: Standing, other: Standing, now: int) -> int:
    return abs(_strength(one, now) - _strength(other, now))


def _key(one: QueueEntry, other: QueueEntry) -> str:
    """The key of the match of two entries, whose numbers are never used again."""
    return f"queue.{one.id}.{other.id}"


def _reach(waited: int) -> int:
    """The difference in points that suits a player who wants a close opponent, after waiting for that many ms."""
    return CLOSE + EACH_HOUR * (max(0, waited) // HOUR)


def _strength(standing: Standing, now: int) -> int:
    """The points that a player is compared by: those shown, or a newcomer's average while they are provisional."""
    return standing.points(now) if standing.ranked else ZERO
