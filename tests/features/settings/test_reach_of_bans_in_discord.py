"""The reach of `/server ban`: all that it ends on the server, and its words for everybody, the moderator and the opponents."""

import asyncio

import pytest

from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.values import Board, Stage
from bot.matches.core.models import Status
from bot.pairing.standings import standings
from tests.features.settings.test_bans_in_discord import ban, shown
from tests.features.tournaments.test_tournaments_in_discord import entered, opened, present, round_of
from tests.support.discord.scene import Scene, all_said
from tests.support.words.fluent_files import LANGUAGES
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_a_ban_closes_is_closed_in_nobodys_name(table: Scene, language: str):
    await table.ada.command("general", "server setup", {"language": language})
    hosted = await shown(table.dai, "play", game="pitchout", seats=4)
    made = await shown(table.dai, "play", game="offboard", **{"with": "bruno"})
    received = await shown(table.ada, "play", game="pitchbowl", **{"with": "dai"})
    await ban(table, table.dai, reason="loud")
    for card, key in ((hosted, "card-open-cancelled"), (made, "card-cancelled"), (received, "card-cancelled")):
        closed = await table.ada.wait_for(
            lambda one, card=card, key=key: one.id == card.id and says(one.text, key, language)
        )
        last = closed.text.splitlines()
        assert not any(f"<@{table.dai.id}>" in line for line in last if says(line, key, language))
        assert "loud" not in closed.text
        assert not closed.buttons
    assert [(await table.match(number)).status for number in (1, 2, 3)] == [Status.CANCELLED] * 3


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_is_banned_during_a_pairing_forfeits_it_and_the_opponent_goes_on(table: Scene, language: str):
    host = table.ada
    card_ = await entered(await opened(table, format="knockout"), *table.people[:4])
    own, other = await pairings(table)
    (opponent,) = set(await players(table, own.match)) - {table.dai.id}
    table.local.world.guild.owner_id = host.id
    host.user.locale = language
    reply = await shown(host, "server ban", player="dai")
    assert says(reply.text, "ban-left", language, tournaments="**Club Cup**")
    assert says(
        reply.text,
        "ban-forfeited",
        language,
        count=1,
    )
    assert not says(reply.text, "ban-under-way", language)
    assert (await table.match(own.match)).status is Status.ABORTED
    await table.ada.wait_for(
        lambda one: says(one.text, "match-expelled", user=f"<@{table.dai.id}>", match=str(own.match)), timeout=30
    )
    await table.services.matches.resign(other.match, (await players(table, other.match))[1], key="semi")
    final = (await round_of(table, 2)).rounds[1]
    played = next(one for one in final if not one.pairing.stage)
    assert set(await players(table, played.match)) == {opponent, (await players(table, other.match))[0]}
    third = next(one for one in final if one.pairing.stage)
    assert third.pairing.is_over
    assert not third.match
    forfeit = await table.ada.wait_for(
        lambda one: says(all_said(one), "tournament-forfeit", names="Dai", count=1), after=card_.id
    )
    assert "dropped out" not in all_said(forfeit)
    await table.services.matches.resign(played.match, opponent, key="final")
    await ended_tournament(table)
    placings = {one.number: one.place for one in standings((await present(table)).event)}
    numbers = {one.user: one.number for one in (await present(table)).entered}
    assert placings[numbers[opponent]] == 2
    assert placings[numbers[table.dai.id]] == 4


async def test_who_dropped_out_and_is_banned_forfeits_what_they_play(table: Scene):
    await entered(await opened(table, format="knockout"), *table.people[:4])
    own, _ = await pairings(table)
    await table.bot.feature(Tournaments).leave(1, table.local.world.guild.id, table.dai.id)
    reply = await ban(table, table.dai)
    assert says(reply.text, "ban-forfeited", matches=f"#{own.match}", count=1)
    assert not says(reply.text, "ban-left")
    again = await ban(table, table.dai)
    assert not says(again.text, "ban-forfeited")


async def players(table: Scene, number: int) -> list[int]:
    return [one.user for one in sorted((await table.match(number)).holders, key=lambda one: one.seat)]


async def ended_tournament(table: Scene) -> None:
    async with asyncio.timeout(30):
        while (await present(table)).stage is not Stage.FINISHED:  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.05)


async def pairings(table: Scene) -> tuple[Board, Board]:
    """The semi-finals, that of Dai first."""
    first, second = (await round_of(table, 1)).rounds[0]
    return (first, second) if table.dai.id in await players(table, first.match) else (second, first)


async def test_who_could_lift_their_ban_is_not_banned(table: Scene):
    for role in table.local.world.guild.roles.values():
        role.permissions |= 0x20  # manage guild
    reply = await ban(table, table.bruno)
    assert says(reply.text, "refused-ban-manager", user=f"<@{table.bruno.id}>")
