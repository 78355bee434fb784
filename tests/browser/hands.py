"""A person who plays on the page, with counts of taps, menus and typed lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from playwright.async_api import Browser, Locator

from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tests.browser.driver import PHONE, Tab

__all__ = ["Cost", "Hands"]


@dataclass
class Cost:
    """The cost of playing so far."""

    taps: int = 0  # presses, openings of menus, and choices in them
    typed: int = 0  # lines typed: a command with its options, or a line of a form


class Hands:
    """One person's tab with a count of what they do. Controls are found by the verbs of their custom ids, not by their labels."""

    def __init__(self, tab: Tab, local: LocalDiscord) -> None:
        self.tab = tab
        self.person = local.person(tab.user)
        self.cost = Cost()

    @classmethod
    async def open(cls, browser: Browser, local: LocalDiscord, user: str, size: tuple[int, int] = PHONE) -> Self:
        """A new tab in the size of a phone."""
        return cls(await Tab.open(browser, local.url, user, size=size), local)

    def newest(self, thread: int, *, public: bool = True) -> ClientMessage:
        """The newest message in a thread: one that everyone sees, or a reply to this person."""
        return next(one for one in reversed(self.person.messages(thread)) if one.ephemeral is not public)

    def offered(self, message: ClientMessage, *verbs: str) -> str | None:
        """The custom id of the first button that has one of the verbs; the verbs in order of preference."""
        ids = [one.get("custom_id", "") for one in message.buttons if not one.get("disabled")]
        return next((one for verb in verbs for one in ids if one.split(":")[0] == verb), None)

    async def tap(self, custom_id: str) -> None:
        """Press the newest button with this custom id, and wait for the answer."""
        self.cost.taps += 1
        await self._newest("button", custom_id).click()
        await self.tab.settled()

    async def choose(self, custom_id: str, value: str) -> None:
        """Open a menu and choose: two taps."""
        self.cost.taps += 2
        await self._newest("select", custom_id).click()
        panel = self.tab.page.locator(".select-panel:popover-open")
        await panel.locator(f'[data-testid="select-option"][data-value="{value}"]').click()
        await self.tab.settled()

    async def send(self, command: str, /, **options: str) -> None:
        """Type a command and send it: a line and a tap."""
        self.cost.typed += 1
        self.cost.taps += 1
        await self.tab.command(command, **options)

    def _newest(self, kind: str, custom_id: str) -> Locator:
        return self.tab.part("messages").locator(f'[data-testid="{kind}"][data-custom-id="{custom_id}"]').last
