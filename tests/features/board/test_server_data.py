"""Rankings and tournaments of a server for anyone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.features.tournaments import open_data
from localdiscord.permissions import Permission
from tests.features.board.conftest import Site, reading, switch
from tests.features.board.test_rule import close
from tests.features.ladders.test_leaderboards_in_discord import crowd
from tests.features.tournaments.test_tournaments_in_discord import entered, opened, resigned, round_of
from tests.support.discord.scene import Scene, scene

pytestmark = pytest.mark.asyncio


async def test_a_ranking_is_read_in_parts(shown: Scene, site: Site):
    await crowd(shown, 3)
    path = f"/servers/{shown.local.world.guild.id}/ladders/pitchout"
    ladder = (await site.get(path)).body
    assert (ladder["count"], len(ladder["places"]), ladder["places"][0]["name"]) == (5, 5, "ada")
    rest = (await site.get(f"{path}?first=1")).body
    assert rest["places"] == ladder["places"][1:]
    assert (await site.get(f"{path}?season=0001-1")).status == 404
    assert (await site.get(path.replace("pitchout", "chess"))).status == 404
    await switch(shown, on=False)
    assert (await site.get(path)).status == 404


async def test_a_tournament_is_read_with_its_rounds(shown: Scene, site: Site):
    await entered(await opened(shown), *shown.people[:3])
    path = f"/servers/{shown.local.world.guild.id}/tournaments"
    before = (await site.get(f"{path}/1")).body
    assert [one["name"] for one in before["entrants"]] == ["Ada", "Bruno", "Chloe"]
    assert (before["rounds"], before["standings"]) == ([], [])
    await shown.ada.command("arena", "tournament start")
    played, bye = sorted((await round_of(shown, 1)).rounds[0], key=lambda one: one.pairing.is_bye)
    await site.until(f"/matches/{played.match}", 200)
    after = (await site.get(f"{path}/1")).body
    assert (after["summary"]["stage"], after["summary"]["round"]) == ("running", 1)
    assert (
        sorted(one["number"] for one in after["entrants"])
        == [1, 2, 3]
        == sorted(one["number"] for one in after["standings"])
    )
    pairings = [(one["first"], one["second"], one["match"]) for one in after["rounds"][0]]
    assert set(pairings) == {
        (played.pairing.first, played.pairing.second, played.match),
        (bye.pairing.first, 0, 0),
    }
    assert (await site.get(path)).body["tournaments"] == [after["summary"]]


async def test_each_group_of_a_tournament_has_standings_of_its_own(tmp_path: Path):
    async with scene(tmp_path, {"people": 2}) as table, reading(table) as site:
        await switch(table, on=True)
        people = (*table.people, *(table.local.person(f"guest-{nth}") for nth in (1, 2)))
        await entered(await opened(table, format="groups", places=6), *people)
        await resigned(table, await round_of(table, 1))
        await round_of(table, 2)
        read = (await site.until(f"/servers/{table.local.world.guild.id}/tournaments/1", 200)).body
    pairings, groups = read["rounds"][0], {one["stage"]: one["standings"] for one in read["groups"]}
    assert list(groups) == ["A", "B"]
    for stage, standings in groups.items():
        there = {number for one in pairings if one["stage"] == stage for number in (one["first"], one["second"])}
        assert {one["number"] for one in standings} == there - {0}
        assert {(one["wins"], one["losses"]) for one in standings} == {(1, 0), (0, 0), (0, 1)}
        assert standings[0]["place"] == 1  # in each


async def test_a_tournament_in_a_closed_channel_is_not_public(shown: Scene, site: Site):
    await opened(shown)
    path = f"/servers/{shown.local.world.guild.id}/tournaments"
    await site.until(f"{path}/1", 200)
    close(shown, Permission.VIEW_CHANNEL)
    await site.until(f"{path}/1", 404)
    assert (await site.get(path)).body == {"tournaments": []}


async def test_tournaments_in_closed_channels_keep_no_public_one_off_the_list(
    shown: Scene, site: Site, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(open_data, "MOST", 1)
    await opened(shown)
    plan = {"game": "pitchout", "format": "swiss", "places": 4, "name": "Hall Cup"}
    await shown.ada.command("general", "tournament create", plan)
    path = f"/servers/{shown.local.world.guild.id}/tournaments"
    await site.until(f"{path}/2", 200)
    close(shown, Permission.VIEW_CHANNEL, "general")
    await site.until(f"{path}/2", 404)
    assert [one["id"] for one in (await site.get(path)).body["tournaments"]] == [1]
