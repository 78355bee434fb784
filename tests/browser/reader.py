"""Two people who use the chat without a mouse: one with a screen reader, who has the accessibility tree alone, and one with the keys alone."""

from __future__ import annotations

import asyncio
import re
from typing import Self

from playwright.async_api import Browser, Locator, expect

from tests.browser.driver import Tab

__all__ = ["Keys", "Reader"]

LISTEN = """() => {
    window.heard = [];
    const says = (node) => [node.textContent, ...[...(node.querySelectorAll?.("img") ?? [])].map(({alt}) => alt)].join(" ");
    const region = '[role="log"], [role="status"], [role="alert"], [aria-live]';
    const live = (node) => {
        const found = (node.nodeType === 1 ? node : node.parentElement)?.closest(region);
        return found && found.getAttribute("aria-live") !== "off";
    };
    new MutationObserver((changes) => {
        for (const {addedNodes} of changes) for (const node of addedNodes) if (live(node)) heard.push(says(node));
    }).observe(document.body, {childList: true, subtree: true});
}"""  # what is announced: what is added to a live region
FOCUSED = "() => document.activeElement !== document.body"
WAY = """(one) => {
    const at = document.activeElement;
    return one === at ? "" : one.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING ? "Shift+Tab" : "Tab";
}"""  # the key that leads from the focus towards a control
FAR = 200  # presses of Tab after which a control is not reached
WAIT = 60  # seconds for the other player's turn
CONTROL = re.compile(r"- '?(button|combobox|link) \"(.+?)\"(?=$|:| \[)", re.MULTILINE)  # in a snapshot of the tree

OPTION = re.compile(r"- option \"?'?(.+?)\"(?=$|:| \[)", re.MULTILINE)


class Reader:
    """Someone with a screen reader: they find what they press by role and name, and read and hear what the tree says."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.page = tab.page

    @classmethod
    async def open(cls, browser: Browser, url: str, user: str) -> Self:
        """A new tab, which they listen to."""
        one = cls(await Tab.open(browser, url, user))
        await one.listen()
        return one

    async def listen(self) -> None:
        """Hear what is announced from now on."""
        await self.page.evaluate(LISTEN)

    async def heard(self) -> str:
        """Everything that was announced."""
        return "\n".join(await self.page.evaluate("heard"))

    async def go(self, place: str) -> None:
        """Open a channel or a conversation by its name in the list."""
        await self.activate(self.page.get_by_role("navigation").get_by_role("button", name=place).last)
        await expect(self.page.get_by_role("heading", level=1)).to_contain_text(place)

    async def read(self, nth: int = -1) -> str:
        """The tree of a message, the newest by default."""
        return await self._messages.nth(nth).aria_snapshot()

    @property
    def public(self) -> Locator:
        """The messages that everyone sees."""
        return self._messages.filter(has_not_text="Only you can see this")

    async def newest(self, role: str, name: str | re.Pattern[str]) -> Locator | None:
        """The control in the newest message that has it, which must be the only one of its role and name there; None if none has."""
        count = await self._messages.count()
        for nth in range(count - 1, max(-1, count - 6), -1):
            which = await self._messages.nth(nth).get_attribute("data-id")  # others may go meanwhile
            message = self.page.locator(f'article[data-id="{which}"]')
            found = message.get_by_role(role, name=name, exact=isinstance(name, str))  # type: ignore[arg-type]  # any role
            if await found.count():
                named = CONTROL.findall(await message.aria_snapshot())
                assert len(named) == len(set(named)), named
                assert all(re.search(r"\w", label) for _, label in named), named
                return found
        return None

    async def wait(self, role: str, name: str | re.Pattern[str]) -> Locator:
        """That control, once it is there."""
        async with asyncio.timeout(WAIT):
            while True:
                if (found := await self.newest(role, name)) is not None:
                    return found
                await asyncio.sleep(0.1)

    async def press(self, name: str | re.Pattern[str], role: str = "button") -> None:
        """Press the newest control of this name, and keep the focus somewhere."""
        await self.activate(await self.wait(role, name))

    async def activate(self, control: Locator) -> None:
        """Press a control."""
        await self.reach(control)
        await self.page.keyboard.press("Enter")
        await self.tab.settled()
        await self.page.wait_for_function(FOCUSED)  # another channel is read first

    async def reach(self, control: Locator) -> None:
        """Bring the focus to a control, as a screen reader does with what its cursor is at."""
        await control.focus()

    async def options(self, name: re.Pattern[str]) -> list[str]:
        """Open the newest menu of this name: what it offers."""
        await self.reach(await self.wait("combobox", name))
        await self.page.keyboard.press("Enter")
        return OPTION.findall(await self.page.get_by_role("listbox").aria_snapshot())

    async def choose(self, name: re.Pattern[str], option: str) -> None:
        """Choose in the newest menu of this name."""
        offered = await self.options(name)
        await self.page.keyboard.press("Home")
        for _ in range(next(nth for nth, one in enumerate(offered) if one.startswith(option))):
            await self.page.keyboard.press("ArrowDown")
        await self.page.keyboard.press("Enter")
        if await self.page.get_by_role("listbox").count():  # one of several
            await self.page.keyboard.press("Escape")
        await self.tab.settled()

    @property
    def _messages(self) -> Locator:
        return self.page.get_by_role("log").get_by_role("article")


class Keys(Reader):
    """Someone who sees the page, but has the keys alone, and a chat input that knows no commands."""

    async def reach(self, control: Locator) -> None:
        """Press Tab until a control has the focus, forwards or backwards: they see where both are."""
        for _ in range(FAR):
            way = await control.evaluate(WAY)
            if not way:
                return
            await self.page.keyboard.press(way)
        raise AssertionError(f"not reached: {control}")
