"""Tables at which the house plays itself: switched on for a channel, and played match after match.

A decision there is a timer like any other of the house, but due after a pause. The end of a match leaves such a timer too: the process
that claims it begins the next match.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.games import PLAYERS
from bot.games.contract.luck import Rng
from bot.games.contract.player import LEVELS, Level
from bot.games.contract.vocabulary import Seat, phrase
from bot.matches.core.errors import CommitUnknown, refused
from bot.matches.core.models import Match, NewMatch, Pace, Player, Response, Status, Terms
from bot.matches.delivery.models import Notice
from bot.matches.house.members import NAMES, name_of, user_of
from bot.matches.matchmaking.challenges import EXPIRY, Challenges
from bot.matches.settings.preferences import ServerSettings, Watch
from bot.matches.work import timer_policy
from bot.matches.work.effects import Effects
from bot.matches.work.unit_of_work import CARD, UnitOfWork, found

MOST = 10  # tables of a server


class Watches:
    """Opens and closes these tables, and begins their matches."""

    def __init__(self, work: UnitOfWork, challenges: Challenges, seeds: Callable[[], bytes]) -> None:
        self._work = work
        self._challenges = challenges
        self._seeds = seeds

    async def switch_on(self, guild: int, watch: Watch, locale: str, by: Player) -> Match:
        """Open the channel's table, in the place of one that is open there; returns its match. Raises Refused, GameFailed."""

        def change(settings: ServerSettings) -> ServerSettings:
            others = tuple(one for one in settings.watches if one.channel != watch.channel)
            if len(others) >= MOST:
                raise refused("refused-watch-many", count=MOST)
            return msgspec.structs.replace(settings, watches=(*others, watch))

        _, settings = await self._settings(guild, by, change)
        former = await self._work.store.watched(guild, watch.channel)
        if former is not None and former.status.is_under_way:
            await self._call_off(former, next_one=True)
        return await self._begin(guild, settings, watch, former, locale)

    async def switch_off(self, guild: int, channel: int, by: Player) -> None:
        """Close the channel's table and call its match off. Raises Refused if there is none."""
        before, _ = await self._settings(guild, by, _without(channel))
        match = await self._work.store.watched(guild, channel)
        under_way = match is not None and match.status.is_under_way
        if match is not None and under_way:
            await self._call_off(match)
        if before.watch(channel) is None and not under_way:
            raise refused("refused-watch-off")

    async def stop(self, match: Match) -> None:
        """Close the table of a match that can no longer be shown, in the name of one of its players."""
        await self._settings(match.guild, match.holders[0], _without(match.channel))
        await self._call_off(match, shown=False)

    async def go_on(self, match: Match) -> None:
        """Begin the match after one that is over, if its table is still open. Raises Refused, GameFailed."""
        settings = await self._work.store.server_settings(match.guild)
        watch = settings.watch(match.channel)
        newest = await self._work.store.watched(match.guild, match.channel)
        if watch is not None and newest is not None and newest.id == match.id:
            await self._begin(match.guild, settings, watch, match, settings.language_in(match.channel) or match.locale)

    async def _settings(
        self, guild: int, by: Player, change: Callable[[ServerSettings], ServerSettings]
    ) -> tuple[ServerSettings, ServerSettings]:
        return await self._work.store.change_server_settings(guild, by, change, now=self._work.clock.now_ms())

    async def _call_off(self, match: Match, *, next_one: bool = False, shown: bool = True) -> None:
        """Abort a match, with a notice unless it cannot be `shown`; with `next_one`, even a crash leaves a timer that begins another."""
        key = f"watched.{match.id}"

        async def attempt(loaded: Match) -> Match:
            if not loaded.status.is_under_way:
                return loaded
            alarms = timer_policy.after_the_end(loaded, self._work.clock.now_ms()) if next_one else ()
            notices = (Notice(phrase("watch-called-off"), silent=True),) if shown else ()
            effects = Effects(alarms=alarms, notices=notices)
            return await self._work.change(loaded, key, status=Status.ABORTED, posts=CARD, effects=effects)

        await self._work.changed(match.id, key, attempt)

    async def _begin(
        self, guild: int, settings: ServerSettings, watch: Watch, former: Match | None, locale: str
    ) -> Match:
        """Begin the match after `former`, once, however often and by however many it is begun."""
        seed, now = self._seeds(), self._work.clock.now_ms()
        luck = Rng(seed + b"watch")
        game = watch.game or _next_game(former, settings, watch.channel)
        count = min(self._work.positions.seats(game))
        options, stepped = await self._challenges.set_up(game, {}, count, seed)
        first = luck.below(len(NAMES))
        new = NewMatch(
            guild=guild,
            channel=watch.channel,
            game=game,
            options=options,
            holders=tuple(_member(seat, first + seat, watch, luck) for seat in range(count)),
            seed=seed,
            expires=now + EXPIRY,
            locale=locale,
            terms=Terms(Pace.CUSTOM, watch.every),
        )
        key = f"watch.{guild}.{watch.channel}.{former.id if former else 0}"
        try:
            return await self._challenges.begin_new(new, stepped, key)
        except CommitUnknown as unknown:
            return await found(self._work.store.match_by_key(key), unknown)


def _without(channel: int) -> Callable[[ServerSettings], ServerSettings]:
    def change(settings: ServerSettings) -> ServerSettings:
        others = tuple(one for one in settings.watches if one.channel != channel)
        return msgspec.structs.replace(settings, watches=others)

    return change


def _member(seat: Seat, nth: int, watch: Watch, luck: Rng) -> Player:
    drawn: Level = luck.pick(LEVELS)
    level = watch.levels[seat % len(watch.levels)] if watch.levels else drawn
    user = user_of(nth % len(NAMES), level)
    return Player(seat, user, name_of(user), Response.YES)


def _next_game(former: Match | None, settings: ServerSettings, channel: int) -> str:
    """The next game after that of the former match, among the games played in the channel."""
    games = [game for game in PLAYERS if settings.plays(game, channel)]
    if former is None or former.game not in games:
        return games[0]
    return games[(games.index(former.game) + 1) % len(games)]
