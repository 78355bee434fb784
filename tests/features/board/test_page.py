"""The page of a public match over real HTTP: its card for other sites, its live events, and nothing of what is not public."""

from __future__ import annotations

import asyncio
import contextlib
import html
import io
import json
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from PIL import Image
from structlog.testing import capture_logs

from bot.features.board import watching
from bot.features.board.feature import card_rows
from bot.features.board.rows import BoardRows
from bot.features.board.service import OpenBoard
from bot.matches.core.models import Match
from bot.matches.settings.preferences import ServerSettings
from bot.web import server
from bot.web.server import WebServer
from localdiscord.people import ClientMessage
from tests.features.board.conftest import Site, switch
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio
SOON = 1.0  # seconds from the commit of a turn until a watcher has it
EVIL = '"><script>alert("1")</script>&amp;'


async def page(site: Site, path: str, **headers: str) -> tuple[int, str]:
    """The status and text of a page."""
    async with aiohttp.ClientSession() as session, session.get(f"{site.url}{path}", headers=headers) as answer:
        assert answer.headers["X-Robots-Tag"] == "noindex"
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        return answer.status, await answer.text()


def card(text: str) -> dict[str, str]:
    """The card in a page, for other sites."""
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', text)
    return {name: html.unescape(content) for name, content in found}


class Live:
    """The events of a match."""

    def __init__(self, answer: aiohttp.ClientResponse) -> None:
        self.answer = answer

    async def next(self) -> tuple[str, str, Any]:
        """The type, id and data of the next event."""
        while True:
            lines = (await asyncio.wait_for(self.answer.content.readuntil(b"\n\n"), 30)).decode().splitlines()
            fields = dict(line.split(": ", 1) for line in lines if line and not line.startswith(":"))
            if "data" in fields:
                return fields["event"], fields["id"], json.loads(fields["data"])


@contextlib.asynccontextmanager
async def live(site: Site, **headers: str) -> AsyncIterator[Live]:
    """The stream of a match, on a connection of its own."""
    url = f"{site.url}/api/matches/1/live?language=en"
    async with (
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=False)) as session,
        session.get(url, headers=headers) as answer,
    ):
        assert (answer.status, answer.headers["Access-Control-Allow-Origin"]) == (200, "*")
        yield Live(answer)


class Faulty:
    """What is kept of the open board, with a fault in the next look."""

    def __init__(self, rows: BoardRows) -> None:
        self._rows = rows
        self.failed = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rows, name)

    async def public(self, numbers: Sequence[int], now: int) -> tuple[Match, ...]:
        self._fail_once()
        return await self._rows.public(numbers, now)

    async def public_numbers(self, numbers: Sequence[int], now: int) -> tuple[int, ...]:
        self._fail_once()
        return await self._rows.public_numbers(numbers, now)

    def _fail_once(self) -> None:
        if not self.failed:
            self.failed = True
            raise ZeroDivisionError


async def test_a_link_unfolds_with_the_position_and_its_story(shown: Scene, site: Site):
    status, text = await page(site, "/match/1", **{"Accept-Language": "fr-FR,fr;q=0.9"})
    shown_card, match = card(text), await shown.match()
    assert (status, '<html lang="fr">' in text) == (200, True)
    assert shown_card["og:title"] == f"Pitch Out · {' – '.join(match.names)}"
    assert shown_card["og:description"].startswith((await site.get("/matches/1?language=fr")).body["headline"])
    assert (shown_card["og:locale"], shown_card["twitter:card"]) == ("fr_FR", "summary_large_image")
    assert card((await page(site, "/match/1"))[1])["og:locale"] == "en_GB"
    picture = await site.get(shown_card["og:image"].partition("/api")[2])
    assert (picture.status, picture.headers["Content-Type"]) == (200, "image/png")
    with Image.open(io.BytesIO(picture.body)) as image:
        assert image.size == (int(shown_card["og:image:width"]), int(shown_card["og:image:height"]))


async def test_addresses_are_those_that_people_reach(shown: Scene, site: Site):
    shown.bot.feature(OpenBoard).url = "https://play.example.org/games"
    shown_card = card((await page(site, "/match/1/2"))[1])
    assert shown_card["og:url"] == "https://play.example.org/games/match/1/2"
    assert shown_card["og:image"].startswith("https://play.example.org/games/api/matches/1/picture.png?revision=2&")


async def test_names_are_escaped(table: Scene, site: Site):
    await switch(table, on=True)
    table.local.world.users[table.bruno.id].display_name = EVIL[:32]
    await table.to_the_first_flick()
    await site.until("/matches/1", 200)
    assert EVIL[:32] in (await table.match()).names
    status, text = await page(site, "/match/1")
    assert (status, "<script>" in text) == (200, False)
    assert EVIL[:32] in card(text)["og:title"]


@pytest.mark.parametrize("path", ["/match/1", "/match/1/0", "/match/2", "/match/999999999999999"])
async def test_a_match_that_is_not_public_has_a_neutral_page(table: Scene, site: Site, path: str):
    await table.to_the_first_flick()
    status, text = await page(site, path)
    assert (status, card(text)) == (404, {})
    assert "This match isn’t public" in text
    assert not any(word in text for word in ("Ada", "ada", "Bruno", "bruno", "Pitch Out", "match/1"))
    again = await page(site, "/match/77" if path.count("/") == 2 else "/match/77/0")
    assert again == (404, text)


@pytest.mark.parametrize("path", ["/match/1/4", "/match/0", "/match/x", "/match/1/x", "/match/01"])
async def test_what_there_is_not_is_not_found(shown: Scene, site: Site, path: str):
    assert (await page(site, path))[0] == 404
    assert await shown.revision() == 3


@pytest.mark.parametrize(
    ("url", "public", "links"),
    [
        ("https://play.example.org", True, ["https://play.example.org/match/2"]),
        ("", True, []),
        ("https://x.org", False, []),
    ],
)
async def test_a_card_has_a_link_if_its_match_is_public(shown: Scene, url: str, links: list[str], *, public: bool):
    shown.bot.feature(OpenBoard).url = url
    await switch(shown, on=public)
    card = await shown.challenge(game="offboard")
    await shown.bruno.press(card, label="Accept")
    begun = await shown.ada.wait_for(lambda one: one.id == card.id and any("url" in button for button in one.buttons))
    assert [one["url"] for one in begun.buttons if one["label"] == "Watch"] == links


async def test_cards_lose_their_links_once_these_are_switched_off(shown: Scene, site: Site):
    shown.bot.feature(OpenBoard).url = "https://play.example.org"
    cards = []
    for _ in range(2):
        cards.append(await shown.challenge(game="offboard"))
        await shown.bruno.press(cards[-1], label="Accept")
        await _card_with(shown, cards[-1], watched=True)
    await switch(shown, on=False)
    for one in cards:
        await _card_with(shown, one, watched=False)
    assert [(await page(site, f"/match/{number}"))[0] for number in (2, 3)] == [404, 404]


async def _card_with(shown: Scene, card: ClientMessage, *, watched: bool) -> None:
    """Wait until the card of a match that has begun has a link to watch it, or has none."""

    def is_so(one: ClientMessage) -> bool:
        links = [button["label"] for button in one.buttons if "url" in button]
        return one.id == card.id and bool(links) and ("Watch" in links) == watched

    await shown.ada.wait_for(is_so, timeout=60)


async def test_the_link_of_a_match_that_is_over_leads_nowhere_once_links_are_switched_off(shown: Scene, site: Site):
    await shown.services.matches.resign(1, shown.bruno.id, key="resigned")
    assert (await page(site, "/match/1"))[0] == 200
    await switch(shown, on=False)
    status, text = await page(site, "/match/1")
    assert (status, "This match isn’t public" in text) == (404, True)


async def test_cards_of_servers_without_links_are_made_without_the_database(
    shown: Scene, monkeypatch: pytest.MonkeyPatch
):
    board, match = shown.bot.feature(OpenBoard), await shown.match()
    monkeypatch.setattr(board, "url", "https://play.example.org")
    monkeypatch.setattr(board, "rows", faulty := Faulty(board.rows))
    words = shown.bot.catalogue.of("en")
    assert await card_rows(board, match, ServerSettings(), words) == ()
    assert not faulty.failed
    with pytest.raises(ZeroDivisionError):
        await card_rows(board, match, await shown.services.store.server_settings(match.guild), words)


async def test_watchers_see_a_turn_soon_after_its_commit(shown: Scene, site: Site):
    async with live(site) as one, live(site) as other:
        for stream in (one, other):
            name, _, first = await stream.next()
            assert (name, first["revision"]) == ("shown", 3)
        committed = asyncio.Event()
        shown.services.matches.work.store.watch(lambda *_: committed.set())
        answering = asyncio.create_task(shown.answer(await shown.turn(3)))
        await asyncio.wait_for(committed.wait(), 30)
        begun = time.perf_counter()
        for stream in (one, other):
            name, _, then = await stream.next()
            assert (name, then["revision"]) == ("shown", 4)
            assert (then["recent"][0]["moved"], then["recent"][0]["story"] != []) == (True, True)
        assert time.perf_counter() - begun < SOON
        await answering


@pytest.mark.usefixtures("shown")
async def test_what_another_process_commits_is_seen(site: Site, tmp_path: Path):
    async with live(site) as stream:
        _, known, _ = await stream.next()
        with contextlib.closing(sqlite3.connect(tmp_path / "matches.db")) as other, other:
            other.execute("UPDATE matches SET updated = updated + 1000 WHERE id = 1")
        name, fresh, match = await stream.next()
        assert (name, match["revision"], fresh != known) == ("shown", 3, True)


async def test_a_watcher_who_comes_back_gets_only_what_is_new(shown: Scene, site: Site):
    async with live(site) as stream:
        _, known, _ = await stream.next()
    async with live(site, **{"Last-Event-ID": known}) as stream:
        await shown.answer(await shown.turn(3))
        _, other, fresh = await stream.next()
        assert (fresh["revision"], other != known) == (4, True)
    async with live(site, **{"Last-Event-ID": known}) as stream:
        assert (await stream.next())[1:] == (other, fresh)


async def test_a_match_that_is_closed_ends_its_streams(shown: Scene, site: Site):
    async with live(site) as stream:
        await stream.next()
        await switch(shown, on=False)
        assert (await stream.next())[0] == "gone"
        assert await stream.answer.content.read() == b""
    async with aiohttp.ClientSession() as session, session.get(f"{site.url}/api/matches/1/live") as answer:
        assert answer.status == 404


async def test_a_match_that_is_over_ends_its_streams_as_soon_as_it_is_closed(
    shown: Scene, site: Site, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(watching, "ALL", 10**9)  # or the stream ends in the end, whatever is closed
    await shown.services.matches.resign(1, shown.bruno.id, key="resigned")
    async with live(site) as stream:
        assert (await stream.next())[2]["status"] == "finished"
        await switch(shown, on=False)
        assert (await stream.next())[0] == "gone"


async def test_a_fault_ends_streams_but_no_match(shown: Scene, site: Site, monkeypatch: pytest.MonkeyPatch):
    board = shown.bot.feature(OpenBoard)
    with capture_logs() as lines:
        async with live(site) as stream:
            await stream.next()
            monkeypatch.setattr(board, "rows", Faulty(board.rows))
            assert await stream.answer.content.read() == b""
    assert [line["exc_info"] for line in lines if line["event"] == "watched matches are not followed"] == [True]
    async with live(site) as stream:
        await stream.next()
        await shown.answer(await shown.turn(3))
        assert (await stream.next())[2]["revision"] == 4


async def test_streams_end_at_once_with_the_bot(shown: Scene):
    pages = WebServer("", "127.0.0.1", 0, lambda _: 0.0)
    await pages.serve(shown.bot.routes)
    async with aiohttp.ClientSession() as session:
        site = Site(f"http://127.0.0.1:{pages.bound}", session)
        async with live(site) as stream:
            await stream.next()
            begun = time.perf_counter()
            _, rest = await asyncio.gather(pages.close(), stream.answer.content.read())
            assert (rest, time.perf_counter() - begun < server.ENDING) == (b"", True)


async def test_a_server_lists_its_public_matches(shown: Scene, site: Site):
    path = f"/server/{(await shown.match()).guild}"
    status, text = await page(site, path)
    assert (status, "Public matches" in text, "Pitch Out" in text) == (200, True, True)
    assert f'href="../server/{path.rpartition("/")[2]}"' in (await page(site, "/match/1"))[1]
    await switch(shown, on=False)
    assert (await page(site, path))[0] == 404
    assert (await page(site, "/server/99999999999999999999"))[0] == 404


async def test_a_stream_is_only_read(shown: Scene, site: Site):
    for method in ("HEAD", "POST"):
        assert (await site.get("/matches/1/live", method)).status == 405
    assert await shown.revision() == 3


async def test_a_turn_can_be_played_again_as_a_spectator_saw_it(shown: Scene, site: Site):
    await shown.answer(await shown.turn(3))
    listed = (await site.get("/matches/1/turns?before=4")).body["turns"]
    assert [(one["revision"], one["moved"]) for one in listed] == [(3, False), (2, False), (1, False), (0, False)]
    flick = (await site.get("/matches/1/turns/4/stage?look=light")).body
    assert flick["table"]["size"]
    assert {one["id"] for one in flick["shooting"]["flights"]} <= {
        one["piece"] for one in flick["shooting"]["stage"]["actors"]
    }
    still = (await site.get("/matches/1/turns/2/stage")).body
    assert still["shooting"] is None
    assert (await site.get("/matches/1/turns/5/stage")).status == 404
