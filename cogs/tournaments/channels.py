"""Checks whether the bot can post in a tournament's channel, and words the warning for its organizer."""

import asyncio
from collections.abc import Sequence
from typing import Literal, TypeAlias

from cachetools import TTLCache

from bot.client.app import GameBot
from bot.client.outages import REQUEST_FAILED
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.sheets.messages import written_title
from bot.features.tournaments.values import Tournament
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.models import Match
from bot.matches.delivery.models import MatchPlace
from bot.matches.work.unit_of_work import TRIES
from bot.text import escape_markdown
from bot.words import Words
from cogs.delivery.channel_access import ChannelAccess
from cogs.delivery.permissions import granted_in

REMEMBERED = 30.0  # seconds: a tournament that waits for its channel asks every second
Reader: TypeAlias = Literal["runner", "checker", "player"]  # who runs it, who reads the check of the server, others
MOST = 1000  # channels
LISTED = 25  # tournaments of a server that are looked through
PATIENCE = 10.0  # seconds for Discord to answer


async def check_channels(bot: GameBot, guild: int, words: Words) -> Sequence[tuple[int, str]]:
    """The channels of a server's tournaments, with the warning for who checks the server."""
    channels = TournamentChannels(bot)
    live = [one for one in await bot.feature(Tournaments).rows.in_server(guild, LISTED) if one.stage.is_live]
    return [(one.channel, await channels.warning(one, words, "checker")) for one in live]


class TournamentChannels:
    """Looks up channels."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self._access = ChannelAccess(bot)
        self._shut: TTLCache[int, bool] = TTLCache(MOST, REMEMBERED)

    async def is_shut(self, guild: int, channel: int) -> bool:
        """Whether certainly nothing can be posted in the channel; False if unknown. Remembered for a while."""
        known = self._access.known(guild, channel)
        if known is not None and self._access.open_to_us(known):
            return False
        if channel not in self._shut:
            self._shut[channel] = await self._asked(channel)
        return self._shut[channel]

    async def warning(self, tournament: Tournament, words: Words, reader: Reader) -> str:
        """A warning if the channel of a running tournament is not writable, with what its `reader` can do; "" if all is well."""
        if not tournament.stage.is_live or not await self.is_shut(tournament.guild, tournament.channel):
            return ""
        channel = f"<#{tournament.channel}>"
        return words.text("tournament-shut", name=written_title(tournament, words), channel=channel, reader=reader)

    async def bring_matches(self, tournament: Tournament) -> None:
        """Move its matches that the bot can no longer post in to its present channel; the others stay."""
        words = phrase("tournament-match-moved", name=escape_markdown(tournament.plan.name))
        # Of all rounds: a league may play several at a time.
        boards = (board for boards in tournament.rounds for board in boards)
        numbers = [board.match for board in boards if board.match and not board.pairing.is_over]
        for number in numbers:
            await self._bring(number, tournament.channel, words)

    async def _bring(self, number: int, channel: int, words: Phrase) -> None:
        """Move a match to a channel unless it is reachable; retried if its thread is being opened."""
        for _ in range(TRIES):
            match = await self.bot.services.store.get(number)
            if match is None or not match.status.is_under_way or await self._is_reachable(match):
                return
            to = MatchPlace(match.id, match.guild, channel, 0)
            if await self.bot.matches.delivery.relocate(match.place, to, words, card=0):
                return

    async def _is_reachable(self, match: Match) -> bool:
        """Whether something can be posted where a match is played; True if unknown."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._access.reachable(match.place)
        except REQUEST_FAILED:
            return True

    async def _asked(self, channel: int) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                seen = await self._access.seen(channel)
        except REQUEST_FAILED:
            return False
        return seen is None or (granted_in(seen) is not None and not self._access.open_to_us(seen))
