"""The languages that players and servers have chosen."""

from __future__ import annotations

from collections.abc import Mapping

from bot.matches.settings.preferences import UserLanguage
from bot.matches.work.unit_of_work import UnitOfWork


class Locales:
    """Chosen languages. A player without one is answered in the locale Discord gives, and written to in the last one it gave."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self._players: dict[int, UserLanguage] = {}
        self._servers: dict[int, Mapping[int, str]] = {}

    async def learn(self) -> None:
        """Read them from the store, once, at the start."""
        players, servers = await self._work.store.languages()
        self._players, self._servers = dict(players), dict(servers)

    def of_player(self, user: int) -> str:
        """The language a player has chosen, or ""."""
        return self._spoken(user).chosen

    def to_write_in(self, user: int) -> str:
        """The language a player has chosen, else their last known locale, or ""."""
        spoken = self._spoken(user)
        return spoken.chosen or spoken.heard

    def of_channel(self, guild: int, channel: int) -> str:
        """The language of a server's channel, else of the server, or ""; of a thread, that of its parent is meant."""
        chosen = self._servers.get(guild, {})
        return chosen.get(channel) or chosen.get(0, "")

    def player_chose(self, user: int, language: str) -> None:
        """Record a player's choice; "" is none."""
        self._players[user] = UserLanguage(language, self._spoken(user).heard)

    def heard(self, user: int, locale: str) -> None:
        """Record the locale Discord gave for a player."""
        self._players[user] = UserLanguage(self._spoken(user).chosen, locale)

    def server_chose(self, guild: int, languages: Mapping[int, str]) -> None:
        """Record a server's languages by channel; that under 0 is its own."""
        self._servers[guild] = languages

    def forget(self, user: int) -> None:
        """Forget a player."""
        self._players.pop(user, None)

    def _spoken(self, user: int) -> UserLanguage:
        return self._players.get(user, UserLanguage())
