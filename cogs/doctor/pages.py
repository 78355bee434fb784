"""Checks of the bot's pages: whether people reach them at BOT_WEB_URL, encrypted, with their previews."""

from __future__ import annotations

import aiohttp
import yarl

from bot.settings import Settings
from cogs.doctor.host import Finding, State

PATIENCE = 10.0  # seconds that a page has to answer
HELP = "See docs/pages.md."
UNANSWERED = (aiohttp.ClientError, TimeoutError, OSError)
HERE = frozenset({"localhost", "127.0.0.1", "::1"})


async def check_pages(settings: Settings) -> list[Finding]:
    """The findings about the pages; none if there are none."""
    if settings.web_url is None:
        return []
    if not settings.web_port:
        return [_found("warning", "BOT_WEB_URL is set, but BOT_WEB_PORT is not: the bot serves no pages.")]
    url = yarl.URL(settings.web_url)
    if url.scheme != "https" and url.host not in HERE:
        return [_found("fault", f"{url} is not encrypted: others could play with the links of players. {HELP}")]
    timeout = aiohttp.ClientTimeout(PATIENCE)
    async with aiohttp.ClientSession(timeout=timeout) as session:
        port = yarl.URL.build(scheme="http", host=settings.web_host, port=settings.web_port)
        try:
            served = await _page(session, port)
        except UNANSWERED:
            return [_found("ok", f"{url} is checked while the bot runs.")]
        return [await _from_outside(session, url, served)]


async def _from_outside(session: aiohttp.ClientSession, url: yarl.URL, served: str) -> Finding:
    """Compare the page that people find with the one that is `served` by the bot."""
    try:
        found = await _page(session, url)
    except aiohttp.ClientConnectorCertificateError as error:
        return _found("fault", f"Browsers will refuse the certificate of {url}: {error.certificate_error}.")
    except UNANSWERED as error:
        why = str(error) or type(error).__name__
        return _found("warning", f"{url} does not answer from here: {why}. {HELP}")
    if found != served:
        return _found("fault", f"{url} does not lead to BOT_WEB_PORT: another page is there. {HELP}")
    try:
        async with session.ws_connect(url / "hand" / "live") as socket:
            await socket.send_str("")
            ended = await socket.receive(PATIENCE)
    except UNANSWERED as error:
        return _found("warning", f"{url} does not hand on WebSockets, so players see no preview: {error}. {HELP}")
    if ended.data != aiohttp.WSCloseCode.POLICY_VIOLATION:
        return _found("warning", f"{url} breaks off WebSockets, so players see no preview. {HELP}")
    return _found("ok", f"{url} answers, with previews.")


async def _page(session: aiohttp.ClientSession, url: yarl.URL) -> str:
    """The version of the page at an address; "" if another one is there. Raises what UNANSWERED names."""
    async with session.get(url / "hand") as answer:
        return answer.headers.get("ETag", "") if answer.status == 200 else ""


def _found(state: State, says: str) -> Finding:
    return Finding("pages", state, says)
