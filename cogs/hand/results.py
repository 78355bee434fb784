"""Shows in the chat the results of tries that were made on the page."""

from collections.abc import Awaitable, Callable

from bot.client.app import GameBot


class ChatResults:
    """Edits one message of a user at a time; of the results that wait for it, only the newest is shown."""

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot
        self._newest: dict[int, Callable[[], Awaitable[None]] | None] = {}

    def show(self, user: int, edit: Callable[[], Awaitable[None]]) -> None:
        """Edit a user's message soon, unless a newer result comes before."""
        under_way = user in self._newest
        self._newest[user] = edit
        if not under_way:
            self._bot.go_on(self._show(user))

    async def _show(self, user: int) -> None:
        try:
            while (edit := self._newest[user]) is not None:
                self._newest[user] = None
                await edit()
        finally:
            del self._newest[user]
