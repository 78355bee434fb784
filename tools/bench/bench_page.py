"""The page *By hand* in Chromium: its size, the wait for its first board on a slow phone, previews, and how smoothly it plays a film."""

from __future__ import annotations

import asyncio
import contextlib
import statistics
from collections.abc import AsyncIterator, Iterator
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from localdiscord.server import LocalDiscord
from tests.browser.driver import PHONE, SWITCHES, chromium
from tools.bench.by_hand import aiming, linked, paged
from tools.bench.quiet import quiet
from tools.bench.row import Row, sample, skipped

OPENED, PREVIEWS, FILMS = sample(1, 9, 40), sample(3, 60, 400), sample(1, 5, 20)
SIZE = 40.0  # kB
BOARD = 1500.0  # ms
PREVIEW = 0.1  # seconds
LONG, FEW = 20.0, 0.05  # ms of a frame, and the share that may take longer
LOOKED = 0.15  # s between a preview and the next draft; at most ten a second are made
PROCESSOR, RATE, LATENCY = 4, 400_000, 150  # a slow phone: times as slow, bytes a second, ms
PATIENCE = 60.0  # seconds
SETTLED = 0.6  # seconds after which a new label of Play takes a press
NAMES = ("page.first_board", "page.preview", "page.frames")

BOARD_SHOWN = """window.boardShown = new Promise(shown => addEventListener("DOMContentLoaded", () => {
    const table = document.getElementById("table");
    new MutationObserver((_, observer) => {
        if (table.hidden) return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => shown(performance.now())));
    }).observe(table, {attributes: true, attributeFilter: ["hidden"]});
}))"""
SIZES = """[...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .map(({name, encodedBodySize, decodedBodySize}) => [new URL(name).pathname, encodedBodySize, decodedBodySize])"""
FRAMES = """busy => {
    const picture = document.getElementById("picture"), asked = picture.src, frames = [];
    let ground = "", before = 0;
    window.filmed = new Promise(done => {
        const frame = now => {
            if (picture.src !== asked) ground ||= picture.src;
            const playing = ground && picture.src === ground;
            if (playing && before) frames.push(now - before);
            before = playing ? now : 0;
            if (ground && !playing) return done(frames);
            const begun = performance.now();
            while (performance.now() - begun < busy);
            requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
    });
}"""


def rows() -> Iterator[Row]:
    """The size; then what takes time, on a quiet machine."""
    if chromium() is None:
        yield from (skipped(name, "measured in Chromium", "there is none") for name in ("page.size", *NAMES))
        return
    yield asyncio.run(_size())
    yield from _times()


@quiet(*NAMES)
def _times() -> Iterator[Row]:
    yield from asyncio.run(_timed())


@contextlib.asynccontextmanager
async def _browsing() -> AsyncIterator[tuple[LocalDiscord, Browser]]:
    async with paged() as discord, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        yield discord, browser
        await browser.close()


@contextlib.asynccontextmanager
async def _page(browser: Browser, link: str, *, slow: bool = False) -> AsyncIterator[Page]:
    """The page of a link, which nothing is known of yet, its board shown."""
    context = await browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True
    )
    page = await context.new_page()
    await page.add_init_script(BOARD_SHOWN)
    if slow:
        tools = await context.new_cdp_session(page)
        await tools.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})
        line = {"offline": False, "latency": LATENCY, "downloadThroughput": RATE, "uploadThroughput": RATE}
        await tools.send("Network.enable")
        await tools.send("Network.emulateNetworkConditions", line)
    await page.goto(link)
    await _there(page, "boardShown")
    yield page
    await context.close()


async def _there(page: Page, promise: str) -> Any:
    """The value that the page has promised under a name."""
    async with asyncio.timeout(PATIENCE):
        return await page.evaluate(f"window.{promise}")


async def _size() -> Row:
    async with _browsing() as (discord, browser), _page(browser, await linked(discord)) as page:
        sizes: list[tuple[str, int, int]] = await page.evaluate(SIZES)
    files = [(packed, plain) for path, packed, plain in sizes if not path.startswith("/hand/")]
    packed, plain = (sum(kind) / 1000 for kind in zip(*files, strict=True))
    asked = sum(packed for path, packed, _ in sizes if path.startswith("/hand/")) / 1000
    text = f"{packed:.1f} kB in {len(files)} files ({plain:.1f} kB unpacked), and {asked:.1f} kB of the ask with its picture"
    return Row("page.size", text, f"all files of the page, as they are sent <= {SIZE:g} kB", packed <= SIZE)


async def _timed() -> list[Row]:
    async with _browsing() as (discord, browser):
        link = await linked(discord)
        return [await _first_board(browser, link), await _preview(link), await _frames(discord, browser)]


async def _first_board(browser: Browser, link: str) -> Row:
    """From the address to the board on the screen; a quick phone is beside."""
    waits: dict[bool, list[float]] = {False: [], True: []}
    for _ in range(OPENED):
        for throttled, found in waits.items():
            async with _page(browser, link, slow=throttled) as page:
                found.append(await _there(page, "boardShown"))
    quick, slow = (statistics.median(found) for found in waits.values())
    if slow < quick + 2 * LATENCY:
        raise AssertionError(f"{slow:.0f} ms where a quick phone takes {quick:.0f}: nothing is slowed down")
    goal = (
        f"p50 of {OPENED} with a {PROCESSOR} x slower processor, {RATE // 1000} kB/s and {LATENCY} ms <= {BOARD:g} ms"
    )
    return Row("page.first_board", f"{slow:.0f} ms (without these {quick:.0f} ms)", goal, slow <= BOARD)


async def _preview(link: str) -> Row:
    """From a draft to its preview; the control sends one as soon as the last is there, and has to wait for its turn."""
    looked: list[float] = []
    at_once: list[float] = []
    async with aiming(link) as aim:
        for found, pause in ((looked, LOOKED), (at_once, 0.0)):
            for _ in range(PREVIEWS):
                await aim.send()
                found.append(await aim.shown())
                await asyncio.sleep(pause)
    p95, waited = (statistics.quantiles(found, n=20, method="inclusive")[18] for found in (looked, at_once))
    if waited <= PREVIEW:
        raise AssertionError(f"more than ten previews a second: p95 {waited * 1000:.0f} ms")
    text = f"{p95 * 1000:.0f} ms, p50 {statistics.median(looked) * 1000:.0f} ms (without looking p95 {waited * 1000:.0f} ms)"
    return Row("page.preview", text, f"p95 of {PREVIEWS} <= {PREVIEW * 1000:g} ms", p95 <= PREVIEW)


async def _frames(discord: LocalDiscord, browser: Browser) -> Row:
    """The share of long frames in films; those of a page that is kept busy are beside."""
    smooth, jerky = await _filmed(discord, browser, FILMS, 0.0), await _filmed(discord, browser, 1, 2 * LONG)
    share, control = (sum(one > LONG for one in frames) / len(frames) for frames in (smooth, jerky))
    if control <= FEW:
        raise AssertionError(f"{control:.0%} long frames of a page that is kept busy: they are not seen")
    text = f"{share:.1%} of {len(smooth)} (kept busy {control:.0%} of {len(jerky)})"
    return Row("page.frames", text, f"frames over {LONG:g} ms in {FILMS} films <= {FEW:.0%}", share <= FEW)


async def _filmed(discord: LocalDiscord, browser: Browser, films: int, busy: float) -> list[float]:
    """The ms of all frames of films, each the first flick of a match, on a page kept busy for so many ms a frame."""
    found: list[float] = []
    for _ in range(films):
        async with _page(browser, await linked(discord)) as page:
            await page.evaluate(FRAMES, busy)
            await asyncio.sleep(SETTLED)
            await page.locator("#play").click()
            await page.locator("#said:not(:empty)").wait_for()
            if await page.locator("#form").is_visible():  # it is asked about once more
                await asyncio.sleep(SETTLED)
                await page.locator("#play").click()
            found += await _there(page, "filmed")
    return found
