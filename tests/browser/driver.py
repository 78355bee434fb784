"""Drives the page of the local Discord as a person does."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from playwright.async_api import Browser, BrowserContext, Locator, Page, expect

__all__ = ["DESKTOP", "PHONE", "SWITCHES", "Tab", "chromium"]

DESKTOP = (1280, 800)  # CSS px
PHONE = (390, 844)  # CSS px
PATIENCE = 8000  # ms until a step counts as failed
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SWITCHES = [
    "--no-sandbox",  # containers run as root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--force-color-profile=srgb",
]


def chromium() -> str | None:
    """The path of Chromium; None if it is not installed."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Tab:
    """One open tab of one person. Everything is found by what it says or by its `data-testid`; errors of the page are kept."""

    def __init__(self, page: Page, context: BrowserContext, user: str) -> None:
        self.page = page
        self.user = user
        self.errors: list[str] = []
        self._context = context
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    @classmethod
    async def open(
        cls, browser: Browser, url: str, user: str, *, size: tuple[int, int] = DESKTOP, theme: str = "dark"
    ) -> Self:
        """A new tab (with a memory of its own) of this person; `size` in CSS px, `theme` as the system prefers it."""
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
        )
        tab = cls(await context.new_page(), context, user)
        await tab.page.goto(f"{url}/?user={user}")
        await tab.ready(user)
        return tab

    async def close(self) -> None:
        """Close the tab."""
        await self._context.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def part(self, testid: str) -> Locator:
        """A part of the page by its `data-testid`."""
        return self.page.get_by_test_id(testid)

    async def ready(self, user: str | None = None) -> None:
        """Wait until the page has said who it plays."""
        await self.page.wait_for_selector(f'body[data-ready="{user or self.user}"]')

    async def settled(self) -> None:
        """Wait until nothing this person set off is unanswered."""
        await expect(self.page.locator("body")).to_have_attribute("data-running", "0", timeout=PATIENCE)

    async def go(self, channel: str) -> None:
        """Open a channel or thread by its name."""
        entry = self.part(f"channel-{channel}").first
        if not await entry.is_visible():
            await self.part("drawer").click()
        await entry.click()
        identity = await entry.get_attribute("data-channel")
        await self.page.wait_for_selector(f'body[data-channel="{identity}"]')

    async def become(self, user: str) -> None:
        """Switch this tab to another person."""
        if not await self.part("user-switch").is_visible():
            await self.part("drawer").click()
        await self.part("user-switch").click()
        await self.part(f"user-{user}").click()
        self.user = user
        await self.ready(user)

    async def install(self) -> None:
        """Add the app to this person's account."""
        if not await self.part("user-switch").is_visible():
            await self.part("drawer").click()
        await self.part("user-switch").click()
        await self.part("install").click()

    async def converse(self, *others: str, name: str = "") -> None:
        """Open the conversation with a person, or a new group with several, by their usernames."""
        if not await self.part("new-conversation").is_visible():
            await self.part("drawer").click()
        before = await self.page.locator("body").get_attribute("data-channel")
        await self.part("new-conversation").click()
        for other in others:
            await self.part(f"with-{other}").click()
        if name:
            await self.part("group-name").fill(name)
        await self.part("start").click()
        await self.page.wait_for_selector(f'body:not([data-channel="{before}"])')

    async def say(self, text: str) -> None:
        """Write a plain message."""
        await self.part("composer").fill(text)
        await self.part("composer").press("Enter")

    async def begin(self, command: str) -> None:
        """Type a command's name as far as its options; subcommands as "group sub"."""
        await self.part("composer").fill(f"/{command} ")
        await self.part("command-form").wait_for()

    async def fill_option(self, name: str, value: Any) -> Locator:
        """Give a begun command's option its text: choices by their label, people by name."""
        field = self.part(f"option-{name}")
        if not await field.count():
            await self.part("option-tail").fill(f"{name}:")
        await field.fill(str(value))
        return field

    async def command(self, name: str, /, **options: Any) -> None:
        """Run a slash command and wait for its answer or failure."""
        await self.begin(name)
        for option, value in options.items():
            await self.fill_option(option, value)
        await self.send()

    async def send(self) -> None:
        """Send the command that was begun, and wait for its answer or failure."""
        await self.part("send").click()
        await self.part("command-form").wait_for(state="detached")
        await self.settled()

    async def suggestions(self, option: str, typed: str = "") -> list[str]:
        """The suggestions for an option of a command being typed."""
        await self.fill_option(option, typed)
        fresh = self.page.locator(f'[data-testid="suggestions"][data-for="option-{option}"][data-stale="false"]')
        await fresh.get_by_test_id("suggestion").first.wait_for()
        return await fresh.locator(".suggestion-label").all_inner_texts()

    def button(self, label: str, *, within: Locator | None = None) -> Locator:
        """The newest button of this label, in the whole conversation or in one message."""
        place = within or self.part("messages")
        return place.locator(f'[data-testid="button"][data-label="{label}"]').last

    async def press(self, label: str, *, within: Locator | None = None) -> None:
        """Press a button and wait for the answer or failure."""
        await self.button(label, within=within).click()
        await self.settled()

    async def select(self, custom_id: str, *labels: str, within: Locator | None = None) -> None:
        """Choose in the newest select of this custom id, by the options' labels, and wait for the answer."""
        place = within or self.part("messages")
        control = place.locator(f'[data-testid="select"][data-custom-id="{custom_id}"]').last
        await self._choose(control, labels)
        await self.settled()

    async def fill_form(self, values: dict[str, Any], *, submit: bool = True) -> None:
        """Fill the open form by custom ids: texts, labels of select options, values of radio and check boxes, booleans."""
        form = self.part("modal")
        await form.wait_for()
        for custom_id, value in values.items():
            await self._fill_field(form.locator(f'.field [data-custom-id="{custom_id}"]'), value)
        if submit:
            await self.part("submit").click()
            await form.wait_for(state="detached")

    def message(self, text: str | None = None) -> Locator:
        """The newest message, or the newest that contains this text."""
        messages = self.part("message")
        return (messages if text is None else messages.filter(has_text=text)).last

    async def wait_message(self, text: str) -> Locator:
        """The newest message with this text, once it is there."""
        found = self.message(text)
        await found.wait_for()
        return found

    async def texts(self) -> list[str]:
        """The text of every message shown, without headers and marks, oldest first."""
        return [text.strip() for text in await self.part("message").locator(".message-body").all_inner_texts()]

    async def picture_size(self, within: Locator | None = None) -> tuple[float, float]:
        """Width and height, in CSS px, at which the newest picture is shown."""
        place = within or self.part("messages")
        box = await place.get_by_test_id("picture").last.bounding_box()
        assert box is not None
        return box["width"], box["height"]

    async def screenshot(self, path: Path) -> None:
        """Keep what is seen, once pictures and fonts have come."""
        await self.page.evaluate(
            "Promise.allSettled([document.fonts.ready, ...[...document.images].map((i) => i.decode())])"
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=path)

    async def _choose(self, control: Locator, labels: tuple[str, ...]) -> None:
        await control.click()
        panel = self.page.locator(".select-panel:popover-open")
        for label in labels:
            await panel.get_by_test_id("select-option").filter(has_text=label).first.click()
        if await panel.count():
            await self.page.keyboard.press("Escape")
            await panel.wait_for(state="detached")

    async def _fill_field(self, field: Locator, value: Any) -> None:
        match await field.evaluate("field => field.type ?? field.getAttribute('role')"):
            case "checkbox":
                await field.set_checked(bool(value))
            case "radiogroup":
                await field.locator(f'[data-value="{value}"] input').check()
            case "group":
                for box in await field.locator("[data-value]").all():
                    await box.locator("input").set_checked(await box.get_attribute("data-value") in value)
            case "button":
                await self._choose(field, (value,) if isinstance(value, str) else tuple(value))
            case _:
                await field.fill(str(value))
