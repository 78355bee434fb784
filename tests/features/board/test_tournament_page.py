"""The page of a public tournament over real HTTP, and the matches its data lead to."""

from __future__ import annotations

import asyncio
import json
import re

import msgspec
import pytest

from bot.features.board.service import OpenBoard
from bot.games.contract.vocabulary import phrase
from bot.matches.delivery.models import Notice
from localdiscord.permissions import Permission
from tests.features.board.conftest import Site, switch
from tests.features.board.test_page import card, page
from tests.features.board.test_rule import close
from tests.features.tournaments.test_tournaments_in_discord import entered, opened, resigned, round_of
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio
UNKNOWN = "This page isn’t public, or it doesn’t exist."


def path_of(table: Scene, number: int = 1) -> str:
    """The path of the page of a tournament."""
    return f"/server/{table.local.world.guild.id}/tournaments/{number}"


def texts(page: str) -> dict[str, object]:
    """The words that the script of the page has."""
    found = re.search(r'data-texts="([^"]*)"', page)
    assert found is not None
    return dict(json.loads(found[1].replace("&quot;", '"').replace("&#x27;", "'")))


async def test_a_link_unfolds_with_the_name_and_the_round(shown: Scene, site: Site):
    shown.bot.feature(OpenBoard).url = "https://play.example.org"
    await entered(await opened(shown, format="knockout", name="Club Cup <b>"), *shown.people)
    await round_of(shown, 1)
    status, text = await page(site, path_of(shown))
    seen = card(text)
    assert (status, seen["og:title"]) == (200, "Club Cup <b>")
    assert seen["og:description"].startswith("Pitch Out · knockout · ")
    assert seen["og:description"].endswith("\nsemi-finals")
    assert seen["og:url"] == f"https://play.example.org{path_of(shown)}"
    assert "<b>" not in text
    assert texts(text)["rounds"] == ["semi-finals"]
    french = await page(site, path_of(shown), **{"Accept-Language": "fr"})
    assert texts(french[1])["rounds"] == ["demi-finales"]
    assert '<html lang="fr">' in french[1]


async def test_the_result_is_in_its_card(shown: Scene, site: Site):
    await entered(await opened(shown, format="knockout"), *shown.people)
    for nth in (1, 2):
        await resigned(shown, await round_of(shown, nth))
    async with asyncio.timeout(30):
        while True:
            told = card((await page(site, path_of(shown)))[1])["og:description"]
            if told.endswith(" wins!"):
                break
            await asyncio.sleep(0.05)
    assert told.rpartition("\n")[2].removesuffix(" wins!") in {"Ada", "Bruno", "Chloe", "Dai"}


async def test_a_tournament_that_is_not_public_has_a_neutral_page(shown: Scene, site: Site):
    await opened(shown)
    assert (await page(site, path_of(shown)))[0] == 200
    unknown = await page(site, path_of(shown, 77))
    assert (unknown[0], UNKNOWN in unknown[1], card(unknown[1])) == (404, True, {})
    close(shown, Permission.VIEW_CHANNEL)
    await site.until(f"/servers/{shown.local.world.guild.id}/tournaments/1", 404)
    assert await page(site, path_of(shown)) == unknown
    assert await page(site, "/server/1/tournaments/1") == unknown


@pytest.mark.parametrize("path", ["/server/x/tournaments/1", "/server/1/tournaments/0", "/server/1/tournaments/x"])
async def test_what_cannot_be_a_tournament_is_not_found(table: Scene, site: Site, path: str):
    await switch(table, on=True)
    status, text = await page(site, path)
    assert (status, UNKNOWN in text) == (404, True)


async def test_pairings_lead_to_public_matches_alone(shown: Scene, site: Site):
    await entered(await opened(shown, format="knockout"), *shown.people)
    first, second = (one.match for one in (await round_of(shown, 1)).rounds[0])
    data, store = f"/servers/{shown.local.world.guild.id}/tournaments/1", shown.services.store
    for number in (first, second):
        await site.until(f"/matches/{number}", 200)
    assert [one["match"] for one in (await site.get(data)).body["rounds"][0]] == [first, second]
    await shown.ada.wait_for(lambda one: f"text:{second:x}:" in str(one))  # its thread is open
    match = await shown.match(second)
    to = msgspec.structs.replace(match.place, thread=shown.local.world.new_id())  # which nobody may read
    assert await store.relocate(match.place, to, message=None, notice=Notice(phrase("thread-lost")))
    assert [one["match"] for one in (await site.get(data)).body["rounds"][0]] == [first, 0]
