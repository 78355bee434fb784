"""Which languages players and servers have chosen or speak, known without a look into the store: an answer must not wait for one."""

from __future__ import annotations

from bot.matches.core.unit_of_work import UnitOfWork
from bot.matches.settings.preferences import UserLanguage


class Locales:
    """The choices; whoever has made none is answered as Discord says he speaks, and written to as it last said so."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
        self._players: dict[int, UserLanguage] = {}
        self._servers: dict[int, str] = {}

    async def learn(self) -> None:
        """Take them from the store, once, at the start."""
        players, servers = await self._work.store.languages()
        self._players, self._servers = dict(players), dict(servers)

    def of_player(self, user: int) -> str:
        """What a player has chosen, or ""."""
        return self._spoken(user).chosen

    def to_write_in(self, user: int) -> str:
        """What a player has chosen, else the locale that Discord gave when he was last heard of, or ""."""
        spoken = self._spoken(user)
        return spoken.chosen or spoken.heard

    def of_server(self, guild: int) -> str:
        """What a server's moderators have chosen, or ""."""
        return self._servers.get(guild, "")

    def player_chose(self, user: int, language: str) -> None:
        """A player has chosen; "" is none."""
        self._players[user] = UserLanguage(language, self._spoken(user).heard)

    def heard(self, user: int, locale: str) -> None:
        """Discord has told what a player speaks."""
        self._players[user] = UserLanguage(self._spoken(user).chosen, locale)

    def server_chose(self, guild: int, language: str) -> None:
        """A server's moderators have chosen; "" is none."""
        self._servers[guild] = language

    def forget(self, user: int) -> None:
        """A player is to be forgotten."""
        self._players.pop(user, None)

    def _spoken(self, user: int) -> UserLanguage:
        return self._players.get(user, UserLanguage())
