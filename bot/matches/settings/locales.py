"""The languages of players and servers, cached so that an answer need not wait for the store."""

from __future__ import annotations

from bot.matches.core.unit_of_work import UnitOfWork
from bot.matches.settings.preferences import UserLanguage


class Locales:
    """Chosen languages. A player without one is answered in the locale Discord gives, and written to in the last one it gave."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self._players: dict[int, UserLanguage] = {}
        self._servers: dict[int, str] = {}

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

    def of_server(self, guild: int) -> str:
        """The language of a server, or ""."""
        return self._servers.get(guild, "")

    def player_chose(self, user: int, language: str) -> None:
        """Record a player's choice; "" is none."""
        self._players[user] = UserLanguage(language, self._spoken(user).heard)

    def heard(self, user: int, locale: str) -> None:
        """Record the locale Discord gave for a player."""
        self._players[user] = UserLanguage(self._spoken(user).chosen, locale)

    def server_chose(self, guild: int, language: str) -> None:
        """Record a server's language; "" is none."""
        self._servers[guild] = language

    def forget(self, user: int) -> None:
        """Forget a player."""
        self._players.pop(user, None)

    def _spoken(self, user: int) -> UserLanguage:
        return self._players.get(user, UserLanguage())
