"""Open tables: matches that anyone may join before they begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.games import PLAYERS
from bot.matches.core import checks
from bot.matches.core.errors import CommitUnknown, Refused, refused
from bot.matches.core.models import Match, MatchRequest, NewMatch, Person, Player, Response, Status
from bot.matches.house.members import NAMES, level_of, name_of, number_of, user_of
from bot.matches.matchmaking.challenges import EXPIRY, Challenges
from bot.matches.work.ban_checks import refuse_banned
from bot.matches.work.unit_of_work import CARD, UnitOfWork, found

LONELY = 10 * 60 * 1000  # ms after which the host of an empty table is offered the house


class OpenTables:
    """Opens tables, and lets players join and leave them."""

    def __init__(self, work: UnitOfWork, challenges: Challenges, seeds: Callable[[], bytes]) -> None:
        self.work = work
        self._challenges = challenges
        self._seeds = seeds

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
            borrowed=wanted.borrowed,
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

    async def _keep(self, loaded: Match, holders: Sequence[Player], status: Status, key: str) -> Match:
        return await self.work.change(loaded, key, status=status, posts=CARD, holders=holders)
