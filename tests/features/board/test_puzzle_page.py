"""The page of a puzzle of the day over real HTTP: its best answer is nowhere before no try counts any more."""

from __future__ import annotations

import datetime as dt
import io
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from PIL import Image

from bot.features.board.service import OpenBoard
from bot.features.daily.service import GRACE, Dailies
from bot.games.contract.puzzle import Puzzle
from tests.features.board.conftest import Site, switch
from tests.features.board.test_page import card, page
from tests.support.discord.scene import Scene
from tests.support.pictures.dailies import keep_days

pytestmark = pytest.mark.asyncio
MINUTE = 60_000  # ms
BEST = "169.41"  # the bearing of the best answer


@pytest_asyncio.fixture
async def puzzle(shown: Scene) -> Puzzle:
    """Today's puzzle at noon, on a server whose open board is on; there is one of yesterday and of tomorrow, too."""
    clock, day = shown.services.clock, dt.timedelta(days=1)
    clock.shift += 12 * 60 * MINUTE - clock.now_ms() % (24 * 60 * MINUTE)  # type: ignore[attr-defined]
    today = shown.bot.feature(Dailies).today
    await keep_days(shown.services.store, today - day, today + day)
    return await keep_days(shown.services.store, today)


def path_of(table: Scene, puzzle: Puzzle, back: int = 0) -> str:
    """The path of the page of a puzzle, or of one so many days before."""
    _, day, game = puzzle.name.split(".")
    return f"/{table.local.world.guild.id}/puzzles/{dt.date.fromisoformat(day) - dt.timedelta(days=back)}/{game}"


async def to(table: Scene, site: Site, puzzle: Puzzle, after: int) -> None:
    """Move the clock to so many ms after a try no longer counts, and wait until the server is open again."""
    clock = table.services.clock
    clock.shift += table.bot.feature(Dailies).closes(puzzle.name) + GRACE + after - clock.now_ms()  # type: ignore[attr-defined]
    await site.until(f"/servers{path_of(table, puzzle)}", 200)


async def read(site: Site, path: str) -> list[Any]:
    """All that can be read about a puzzle, with the ETags, in every language and look."""
    found: list[Any] = [await page(site, f"/server{path}", **{"Accept-Language": one}) for one in ("en", "fr")]
    pictures = [f"{path}/picture.png?language={one}&look={look}" for one in ("en", "fr") for look in ("dark", "light")]
    for one in (path, *pictures, path.rpartition("/puzzles")[0] + "/puzzles"):
        seen = await site.get(f"/servers{one}")
        found.append((seen.status, seen.body, seen.headers.get("ETag")))
    return found


async def test_a_link_unfolds_with_the_position_and_its_goal(shown: Scene, site: Site, puzzle: Puzzle):
    shown.bot.feature(OpenBoard).url = "https://play.example.org"
    path = path_of(shown, puzzle)
    await site.until(f"/servers{path}", 200)
    status, text = await page(site, f"/server{path}")
    seen, words = card(text), shown.bot.catalogue.of("en")
    assert (status, seen["og:description"]) == (200, words.say(puzzle.goal))
    assert seen["og:url"] == f"https://play.example.org/server{path}"
    picture = await site.get(seen["og:image"].partition("/api")[2])
    assert (picture.status, picture.headers["Content-Type"]) == (200, "image/png")
    with Image.open(io.BytesIO(picture.body)) as image:
        assert image.width > 0
    listed = (await site.get(f"/servers{path.rpartition('/puzzles')[0]}/puzzles")).body["puzzles"]
    assert (listed[0]["game"], listed[0]["solved"]) == ("pitchout", False)


@pytest.mark.long
async def test_the_best_answer_changes_nothing_before_no_try_counts(
    shown: Scene, site: Site, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
):
    """The same puzzle with another best answer is the same in every byte that is sent, until a minute before."""
    path = path_of(shown, puzzle)
    await to(shown, site, puzzle, -MINUTE)
    before = await read(site, path)
    known = shown.bot.feature(Dailies).made

    async def made(name: str) -> Puzzle:
        found = await known(name)
        secret = {"best": (), "value": -1.0, "share": 1.0, "grade": 1, "theme": ""}
        return msgspec.structs.replace(found, **secret)

    with monkeypatch.context() as patched:
        patched.setattr(shown.bot.feature(Dailies), "made", made)
        assert (await read(site, path)) == before
    assert BEST not in str(before)
    assert (await site.get(f"/servers{path}/solution.png")).status == 404
    await to(shown, site, puzzle, MINUTE)
    assert BEST in (await page(site, f"/server{path}"))[1]


async def test_the_best_answer_is_there_once_no_try_counts(shown: Scene, site: Site, puzzle: Puzzle):
    path = path_of(shown, puzzle)
    await site.until(f"/servers{path}", 200)
    _, before = await page(site, f"/server{path}")
    assert "solution.png" not in before
    await to(shown, site, puzzle, MINUTE)
    status, after = await page(site, f"/server{path}")
    assert (status, "solution.png" in after) == (200, True)
    assert "solution" not in str(card(after))
    solution = await site.get(f"/servers{path}/solution.png")
    position = await site.get(f"/servers{path}/picture.png")
    assert (solution.status, solution.body != position.body) == (200, True)
    assert (await site.get(f"/servers{path}")).body["solved"] is True


async def test_a_day_to_come_has_no_page(shown: Scene, site: Site, puzzle: Puzzle):
    path = path_of(shown, puzzle, -1)
    assert (await page(site, f"/server{path}"))[0] == 404
    for part in ("", "/picture.png", "/solution.png"):
        assert (await site.get(f"/servers{path}{part}")).status == 404
    await site.until(f"/servers{path_of(shown, puzzle, 1)}", 200)


@pytest.mark.parametrize("day", ["20261101", "2026-13-45", "2026-11-1", "x", "2026-11-25%0A", "1"])
async def test_what_is_no_day_has_no_page(shown: Scene, site: Site, day: str):
    path = f"/{shown.local.world.guild.id}/puzzles/{day}/pitchout"
    assert (await page(site, f"/server{path}"))[0] == 404
    assert (await site.get(f"/servers{path}/solution.png")).status in {400, 404}


async def test_a_server_without_an_open_board_has_no_puzzles(shown: Scene, site: Site, puzzle: Puzzle):
    path = path_of(shown, puzzle)
    await site.until(f"/servers{path}", 200)
    await switch(shown, on=False)
    unknown = await page(site, f"/server{path}")
    assert (unknown[0], card(unknown[1])) == (404, {})
    assert "puzzle" not in unknown[1].lower().replace("puzzles/", "")
    for part in ("", "/picture.png", "/solution.png"):
        assert (await site.get(f"/servers{path}{part}")).status == 404
    assert await page(site, f"/server/1/puzzles/{path.partition('/puzzles/')[2]}") == unknown
