"""The API of the open board over real HTTP: what it answers, to whom, and how it describes itself."""

from __future__ import annotations

import aiohttp
import pytest

from bot.web import api
from bot.web.server import WebServer
from tests.features.board.conftest import Site
from tests.support.discord.scene import Scene

PNG = b"\x89PNG\r\n\x1a\n"
pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("shown")]


async def test_a_match_is_told_as_a_spectator_sees_it(shown: Scene, site: Site):
    match = (await site.get("/matches/1?language=fr")).body
    kept = await shown.match()
    assert (match["id"], match["server"], match["game"], match["revision"]) == (1, str(kept.guild), "pitchout", 3)
    assert (match["status"], match["language"], match["finished"]) == ("running", "fr", None)
    assert [one["name"] for one in match["players"]] == list(kept.names)
    assert [one["asked"] for one in match["players"]] == [
        holder.due > 0 for holder in sorted(kept.holders, key=lambda one: one.seat)
    ]
    assert [turn["revision"] for turn in match["recent"]] == [3, 2, 1, 0]
    assert match["headline"]


async def test_an_answer_has_a_tag_until_the_match_goes_on(shown: Scene, site: Site):
    first = await site.get("/matches/1")
    assert first.headers["Access-Control-Allow-Origin"] == "*"
    again = await site.get("/matches/1", **{"If-None-Match": first.headers["ETag"]})
    assert (again.status, again.body, again.headers["ETag"]) == (304, b"", first.headers["ETag"])
    assert again.headers["ETag"].startswith('W/"')  # it is the same whether gzipped or not
    assert again.headers["Vary"] == first.headers["Vary"] == "Accept-Encoding"
    await shown.answer(await shown.turn(3))
    after = await site.get("/matches/1", **{"If-None-Match": first.headers["ETag"]})
    assert (after.status, after.body["revision"]) == (200, 4)


@pytest.mark.parametrize("path", ["", "/turns", "/turns/3", "/turns/3/stage", "/picture.png"])
async def test_no_cache_answers_for_a_match_that_may_be_closed(site: Site, path: str):
    first = await site.get(f"/matches/1{path}")
    again = await site.get(f"/matches/1{path}", **{"If-None-Match": first.headers["ETag"]})
    assert [(one.status, one.headers["Cache-Control"]) for one in (first, again)] == [
        (200, "no-cache"),
        (304, "no-cache"),
    ]


async def test_the_matches_of_a_server_come_in_pages(shown: Scene, site: Site):
    for _ in range(2):
        await shown.bruno.press(await shown.challenge(game="offboard"), label="Accept")
    path = f"/servers/{(await shown.match()).guild}/matches"
    first = (await site.get(f"{path}?limit=2")).body
    last = (await site.get(f"{path}?limit=2&cursor={first['cursor']}")).body
    assert [[one["id"] for one in page["matches"]] for page in (first, last)] == [[3, 2], [1]]
    assert (first["cursor"], last["cursor"]) == ("2", "")


@pytest.mark.parametrize(
    "path",
    [
        *("/matches/x", "/matches/0", "/matches/1?language=FR", "/matches/1?seat=0", "/matches/1?match=2"),
        *(
            "/servers/x/matches",
            "/servers/1/matches?limit=0",
            "/servers/1/matches?limit=2&limit=3",
            f"/matches/{2**60}",
        ),
    ],
)
async def test_what_is_not_described_is_refused(site: Site, path: str):
    seen = await site.get(path)
    assert (seen.status, seen.body["status"]) == (400, 400)
    assert seen.headers["Access-Control-Allow-Origin"] == "*"


@pytest.mark.parametrize(
    "path", ["/matches/2", "/matches/9007199254740991", f"/servers/{'9' * 20}/matches", "/x", "/servers/1/matches"]
)
async def test_what_there_is_not_is_not_found(site: Site, path: str):
    seen = await site.get(path)
    assert (seen.status, seen.body["status"]) == (404, 404)


async def test_a_turn_is_told_from_beginning_to_end(shown: Scene, site: Site):
    await shown.answer(await shown.turn(3))
    turn = (await site.get("/matches/1/turns/4?language=en")).body
    recent = (await site.get("/matches/1?language=en")).body["recent"]
    assert (turn["revision"], turn["story"]) == (4, recent[0]["story"])
    assert turn["account"]
    assert (await site.get("/matches/1/turns/5")).status == 404


async def test_a_picture_has_its_look_and_a_tag(site: Site):
    looks = [await site.get(f"/matches/1/picture.png?look={look}") for look in ("", "dark", "light")]
    assert [(one.status, one.headers["Content-Type"], one.body[:8]) for one in looks] == [(200, "image/png", PNG)] * 3
    assert looks[0].body == looks[1].body != looks[2].body
    again = await site.get("/matches/1/picture.png?look=light", **{"If-None-Match": looks[2].headers["ETag"]})
    assert (again.status, again.body) == (304, b"")
    assert (await site.get("/matches/1/picture.png?look=pink")).status == 400


async def test_few_answers_are_made_at_a_time(site: Site, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(api, "AT_ONCE", 0)
    seen = await site.get("/matches/1/picture.png")
    assert (seen.status, seen.body["status"], seen.headers["Retry-After"]) == (503, 503, "1")
    async with aiohttp.ClientSession() as session, session.get(f"{site.url}/match/1") as page:
        assert (page.status, page.headers["Retry-After"]) == (503, "1")


@pytest.mark.parametrize("path", ["/matches/1", "/matches/1/turns", "/openapi.json", "/matches/1/live"])
async def test_sites_may_ask_whether_something_has_happened(site: Site, path: str):
    seen = await site.get(path, "OPTIONS", Origin="https://example.org", **{"Access-Control-Request-Method": "GET"})
    assert (seen.status, seen.headers["Access-Control-Allow-Origin"]) == (204, "*")
    assert seen.headers["Access-Control-Allow-Methods"] == "GET, HEAD"
    assert "If-None-Match" in seen.headers["Access-Control-Allow-Headers"]


async def test_what_is_answered_alike_is_made_once(site: Site):
    seen = [await site.get(f"/matches/1?language={one}") for one in ("en", "xx", "zz")]
    assert [(one.status, one.headers["ETag"]) for one in seen] == [(200, seen[0].headers["ETag"])] * 3
    turns = [await site.get(f"/matches/1/turns?before={before}") for before in (4, 5, 6, 3)]
    assert [one.headers["ETag"] == turns[0].headers["ETag"] for one in turns] == [True, True, True, False]
    assert (await site.get("/matches/1?language=fr%0A")).status == 400


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
async def test_it_is_read_only(site: Site, method: str):
    seen = await site.get("/matches/1", method)
    assert (seen.status, seen.body["status"]) == (405, 405)


async def test_it_describes_itself(site: Site):
    described = (await site.get("/openapi.json")).body
    match = described["paths"]["/api/matches/{match}"]["get"]
    assert match["responses"]["200"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/ShownMatch"
    }
    assert set(match["responses"]) == {"200", "304", "400", "404", "405", "429", "503"}
    fields = described["components"]["schemas"]["ShownMatch"]["properties"]
    assert set((await site.get("/matches/1")).body) == set(fields)


async def test_each_address_is_limited(table: Scene):
    pages = WebServer("", "127.0.0.1", 0, lambda _: 1.0)
    await pages.serve(table.bot.routes)
    try:
        async with aiohttp.ClientSession() as session:
            seen = await Site(f"http://127.0.0.1:{pages.bound}", session).get("/matches/1")
    finally:
        await pages.close()
    assert (seen.status, seen.body["status"], seen.headers["Retry-After"]) == (429, 429, "1")
