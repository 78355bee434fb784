"""Finding opponents: open tables, queues, and blocked players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.games import PLAYERS
from bot.matches.core import checks
from bot.matches.core.ban_checks import refuse_banned
from bot.matches.core.errors import CommitUnknown, LostRace, Refused, refused
from bot.matches.core.models import (
    Match,
    MatchRequest,
    NewMatch,
    Person,
    Player,
    QueueEntry,
    Response,
    Status,
    Waiting,
)
from bot.matches.core.unit_of_work import CARD, TRIES, UnitOfWork, found
from bot.matches.house.members import NAMES, level_of, name_of, number_of, user_of
from bot.matches.matchmaking.challenges import EXPIRY, Challenges
from bot.matches.timing.paces import HOUR
from bot.ratings.ladders import Ladder, Standing
from bot.ratings.seasons import ALL_TIME
from bot.ratings.skills import ZERO
from bot.text import escape_markdown

LONELY = 10 * 60 * 1000  # ms after which the host of an empty table is offered the house
QUEUED = 24 * 3600 * 1000  # ms; who waits longer is no longer there
CLOSE, EACH_HOUR = 150, 150  # points apart of close opponents at first; added with each hour of waiting


class Lobby:
    """Open tables and queues."""

    def __init__(self, work: UnitOfWork, challenges: Challenges, seeds: Callable[[], bytes]) -> None:
        self.work = work
        self._challenges = challenges
        self._seeds = seeds
        self.unblock = work.store.unblock

    async def open_table(
        self, host: Person, wanted: MatchRequest, *, key: str, places: int = 0, punctual: int = 0
    ) -> Match:
        """Open a table for at most `places` (0: the game's maximum); a repeated key returns the former one. Raises Refused.

        Who joins needs that `punctual` percentage of decisions made in time, unless they are new.
        """
        await self._challenges.admit(wanted.guild, host.user)
        seats = self.work.positions.seats(wanted.game)
        if places:
            checks.enough(places, seats)
        seed, now = self._seeds(), self.work.clock.now_ms()
        most = places or max(seats)
        complete, _ = await self._challenges.set_up(wanted.game, wanted.options, most, seed)
        holders = (Player(0, host.user, host.name, Response.YES),)
        reminded = now + LONELY if wanted.game in PLAYERS and not wanted.terms.rated else 0
        new = NewMatch(
            wanted.guild,
            wanted.channel,
            wanted.game,
            complete,
            holders,
            seed,
            now + EXPIRY,
            wanted.locale,
            wanted.terms,
            places=most,
            punctual=punctual,
            reminded=reminded,
        )
        try:
            return await self._challenges.add(new, key)
        except CommitUnknown as unknown:
            return await found(self.work.store.match_by_key(key), unknown)

    async def join(self, match: int, person: Person, *, key: str) -> Match:
        """Join a table; the last place begins the match. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            checks.open_table(loaded, self.work.clock.now_ms())
            checks.may_join(loaded, person)
            await self._challenges.admit(loaded.guild, person.user)
            await self._challenges.refuse_busy(person.user)
            await self._refuse_unpunctual(loaded, person.user)
            await self._challenges.refuse_at_odds((person.user, holder.user) for holder in loaded.holders)
            newcomer = await self._challenges.newcomer(person, len(loaded.holders))
            joined = msgspec.structs.replace(loaded, holders=(*loaded.holders, newcomer))
            if len(joined.holders) == loaded.places:
                return await self._challenges.begin(joined, loaded, key)
            return await self._keep(loaded, joined.holders, Status.OPEN, key)

        return await self.work.changed(match, key, attempt)

    async def _refuse_unpunctual(self, match: Match, user: int) -> None:
        """Raise Refused if the table demands more of a player."""
        if match.punctual:
            known = (await self.work.store.punctuality((user,), self.work.clock.now_ms()))[user]
            if not known.enough(match.punctual):
                raise refused("refused-punctual", least=match.punctual, share=known.share or 0)

    async def seat_house(self, match: int, user: int, member: int, *, key: str) -> Match:
        """The host gives a place to the house: its `member` or, if that one sits there already, the next. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            checks.open_table(loaded, self.work.clock.now_ms())
            checks.host(loaded, user)
            await refuse_banned(self.work, loaded.guild, user)
            if loaded.terms.rated:
                raise refused("refused-rated-house")
            level = level_of(member)
            others = (user_of((number_of(member) + nth) % len(NAMES), level) for nth in range(len(NAMES)))
            free = next(one for one in others if name_of(one) not in {holder.name for holder in loaded.holders})
            newcomer = Player(len(loaded.holders), free, name_of(free), Response.YES)
            joined = msgspec.structs.replace(loaded, holders=(*loaded.holders, newcomer))
            if len(joined.holders) == loaded.places:
                return await self._challenges.begin(joined, loaded, key)
            return await self._keep(loaded, joined.holders, Status.OPEN, key)

        return await self.work.changed(match, key, attempt)

    async def leave(self, match: int, user: int, *, key: str) -> Match:
        """Leave a table; the next player becomes the host, an empty table is cancelled. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            checks.open_table(loaded, self.work.clock.now_ms())
            checks.sits(loaded, user)
            rest = [holder for holder in loaded.holders if holder.user != user]
            if not rest:
                return await self._keep(loaded, (), Status.CANCELLED, key)
            moved_up = (msgspec.structs.replace(holder, seat=seat) for seat, holder in enumerate(rest))
            return await self._keep(loaded, tuple(moved_up), Status.OPEN, key)

        return await self.work.changed(match, key, attempt)

    async def start(self, match: int, user: int, *, key: str) -> Match:
        """The host begins with the players present. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            checks.open_table(loaded, self.work.clock.now_ms())
            checks.host(loaded, user)
            checks.enough(len(loaded.holders), self.work.positions.seats(loaded.game))
            await self._challenges.admit(loaded.guild, user)
            return await self._challenges.begin(loaded, loaded, key)

        return await self.work.changed(match, key, attempt)

    async def clear(self, match: int, user: int, *, key: str) -> Match:
        """The host cancels the table. Raises Refused."""

        async def attempt(loaded: Match) -> Match:
            checks.open_table(loaded, self.work.clock.now_ms())
            checks.host(loaded, user)
            return await self._keep(loaded, (), Status.CANCELLED, key)

        return await self.work.changed(match, key, attempt)

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
                if await self.work.store.enqueue(entry, passed=passed, since=entry.since - QUEUED):
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
        found = await self.work.store.in_queues(guild, user, now - QUEUED)
        own = await self.work.store.standings_of(user) if any(entry.near for entry, _ in found) else {}

        def suits(entry: QueueEntry, standing: Standing) -> bool:
            mine = own.get(Ladder(entry.game, guild, ALL_TIME), Standing())
            return not entry.near or _apart(standing, mine, now) <= _reach(now - entry.since)

        return tuple(Waiting(entry, standing.band(now), suits(entry, standing)) for entry, standing in found)

    async def widen(self) -> list[Match]:
        """Pair waiting players who have become close enough; returns their matches. Raises StoreError, EngineError."""
        waiting = list(await self.work.store.near_queues(self.work.clock.now_ms() - QUEUED))
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
        return await self.work.store.dequeue(user, guild, game)

    def forgotten(self, entry: QueueEntry) -> bool:
        """Whether an entry is too old to be paired."""
        return self.work.clock.now_ms() - entry.since >= QUEUED

    async def block(self, user: Person, other: Person, *, key: str) -> list[int]:
        """Block another player, which parts the two in challenges and at open tables; returns the numbers of these. Raises Refused."""
        if user.user == other.user:
            raise refused("refused-block-self")
        await self.work.store.block(Player(0, user.user, user.name), Player(0, other.user, other.name))
        parted = []
        for match in await self.work.store.of_user(user.user, statuses=(Status.OPEN, Status.CHALLENGE)):
            if match.seat_of(other.user) is None:
                continue
            hosts = match.status is Status.OPEN and match.challenger.user == user.user
            try:
                await self.withdraw(match, other.user if hosts else user.user, key=f"{key}.{match.id}")
            except Refused:
                continue  # it has begun or is over; one that is merely busy can no longer begin
            parted.append(match.id)
        return parted

    async def leave_all(self, guild: int, user: int, *, key: str) -> tuple[int, ...]:
        """Take a user out of the challenges and open tables of a server; returns those."""
        left = []
        for match in await self.work.store.of_user(user, statuses=(Status.OPEN, Status.CHALLENGE)):
            if match.guild != guild:
                continue
            wanted = f"{key}.{match.id}"
            try:
                if match.status is Status.OPEN:
                    await self.leave(match.id, user, key=wanted)
                else:
                    await self._challenges.close(match.id, key=wanted)
            except Refused:
                continue  # it has begun or is over
            left.append(match.id)
        return tuple(left)

    async def withdraw(self, match: Match, user: int, *, key: str) -> Match:
        """Leave an open table, cancel one's own challenge or decline another's. Raises Refused."""
        if match.status is Status.OPEN:
            return await self.leave(match.id, user, key=key)
        if match.challenger.user == user:
            return await self._challenges.cancel(match.id, user, key=key)
        return await self._challenges.decline(match.id, user, key=key)

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
        waiting = await self.work.store.waiting(entry.guild, entry.game)
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
        return await self._challenges.begin_new(new, stepped, key, entries=[one.id for one in taken])

    async def _keep(self, loaded: Match, holders: Sequence[Player], status: Status, key: str) -> Match:
        return await self.work.change(loaded, key, status=status, posts=CARD, holders=holders)


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
