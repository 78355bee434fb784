"""A league through the real client: two seasons, the fixture list, who goes up, the card of the next season, and its end."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.features.tournaments.sheets.messages import title
from bot.features.tournaments.values import Stage, Tournament
from localdiscord.people import ClientMessage
from tests.cogs.match.test_punctuality_in_discord import reputed
from tests.features.tournaments.test_tournaments_in_discord import card, entered, follows, opened, present, resigned
from tests.support.discord.quick import usual_tools
from tests.support.discord.scene import WORDS, Scene, all_said, button, scene
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio

SIZE = 4
EN = usual_tools(WORDS).catalogue.of("en")


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path, {"people": 4}) as made:
        yield made


async def begun(table: Scene, **options: object) -> tuple[ClientMessage, Tournament]:
    """A league of two small divisions whose first round is posted; that post."""
    wanted = {"format": "league", "division": SIZE, "interval": "0", "places": 6, **options}
    shown = await opened(table, **wanted)
    assert "season 1" in all_said(shown)
    assert "divisions of about 4" in all_said(shown)
    guests = [table.local.person(f"guest-{nth}") for nth in (1, 2)]
    shown = await entered(shown, *table.people[:4], *guests)
    await table.ada.command("arena", "tournament start")
    posted = await card(table, "round 1 of 3", after=shown.id)
    return posted, await present(table)


async def over(table: Scene, number: int) -> Tournament:
    """A season once it is over."""
    for _ in range(900):
        now = await present(table, number)
        if now.stage is Stage.FINISHED:
            return now
        if now.rounds:
            await resigned(table, now)
        await asyncio.sleep(0.05)
    raise AssertionError("the season does not end")


async def test_a_season_follows_the_other(table: Scene):
    posted, now = await begun(table)
    assert "Division 1" in all_said(posted)
    assert "Division 2" in all_said(posted)
    assert [len(one) for one in now.event.divisions] == [3, 3]
    first = await over(table, 1)
    end = await card(table, "finished", after=posted.id)
    assert "Going up" in all_said(end)
    assert "Going down" in all_said(end)
    following = await card(table, "season 2", "of 6 players", after=end.id)
    assert says(following.text, "tournament-next-season")
    assert {one.user for one in (await present(table, 2)).present} == {one.user for one in first.entered}
    await table.ada.command("arena", "tournament start")
    await over(table, 2)
    reply = await table.ada.command("arena", "tournament table", {"tournament": 2})
    earlier = await table.ada.press(reply.shown, custom_id=button(reply.shown, "tournament", "table"))
    assert "season 1" in all_said(earlier.shown)
    assert "season 3" in all_said((await table.ada.command("arena", "tournament list")).shown)


async def test_newcomers_join_the_next_season_on_the_card_of_a_running_one(table: Scene):
    posted, now = await begun(table, places=8)
    shown = await table.ada.wait_for(
        lambda one: not one.ephemeral and one.id < posted.id and says(one.text, "tournament-waiting", count=0),
        timeout=30,
    )
    eve, fay = (table.local.person(f"guest-{nth}") for nth in (3, 4))  # the first reads French
    for who, key in (
        (eve, "tournament-listed"),
        (table.ada, "tournament-stays"),
        (fay, "tournament-listed"),
    ):  # then it is full
        said = (await who.press(shown, custom_id=button(shown, "tournament", "join"))).shown
        assert said.ephemeral
        assert any(says(said.text, key, language, name=now.plan.name) for language in ("en", "fr"))
    await follows(table, shown, "tournament-next-full", count=2)
    gone = (await fay.press(shown, custom_id=button(shown, "tournament", "leave"))).shown
    assert says(gone.text, "tournament-unlisted", name=title(now, EN))
    asked = (await table.ada.press(shown, custom_id=button(shown, "tournament", "leave"))).shown
    assert says(asked.text, "tournament-drop-question", name=title(now, EN), kind="league")
    await follows(table, shown, "tournament-waiting", count=1)
    back = (await fay.command("arena", "tournament join")).shown
    assert says(back.text, "tournament-listed", name=now.plan.name)
    assert says((await fay.command("arena", "tournament leave")).shown.text, "tournament-unlisted")
    await over(table, 1)
    following = await card(table, "season 2", "of 8 players", after=posted.id)
    assert says(following.text, "tournament-entered", count=7, places=8)
    assert [who.id in {one.user for one in (await present(table, 2)).present} for who in (eve, fay)] == [True, False]
    await table.ada.command("arena", "tournament start")
    begun_ = await over(table, 2)
    (newcomer,) = [one for one in begun_.entered if one.user == eve.id]
    assert newcomer.number in begun_.event.divisions[-1]


async def test_who_no_longer_qualifies_is_told_at_the_end_of_the_season(table: Scene):
    posted, _ = await begun(table, places=8, punctual=90)
    shown = await table.ada.wait_for(
        lambda one: not one.ephemeral and one.id < posted.id and says(one.text, "tournament-waiting", count=0),
        timeout=30,
    )
    eve = table.local.person("guest-3")
    await eve.press(shown, custom_id=button(shown, "tournament", "join"))
    await reputed(table, eve, 30, 10)
    await over(table, 1)
    end = await card(table, "finished", "Going up", after=posted.id)
    assert says(end.text, "tournament-turned-away", users=f"<@{eve.id}>")
    assert says(end.text, "card-punctual", least=90)
    following = await card(table, "season 2", after=end.id)
    assert says(following.text, "tournament-entered", count=6, places=8)
    told = (await eve.press(following, custom_id=button(following, "tournament", "join"))).shown
    assert says(told.text, "refused-tournament-punctual", "fr", least=90, share=75)


async def test_the_fixture_list_has_ones_own_matches_first(table: Scene):
    posted, _ = await begun(table, interval="3d")
    reply = await table.ada.press(posted, custom_id=button(posted, "tournament", "fixtures"))
    said = all_said(reply.shown)
    assert said.index("Your matches") < said.index("Division")
    own, _, division = said.partition("Division")
    assert own.count("Ada") == 3
    assert division.count(" – ") == 3
    assert "<t:" in division
    there = 1 if division.startswith(" 2") else 2
    other = await table.ada.press(reply.shown, custom_id=button(reply.shown, "tournament", f"fixtures.{there}"))
    assert f"Division {there}" in all_said(other.shown)


async def test_a_league_ends_when_it_is_cancelled(table: Scene):
    await begun(table)
    asked = (await table.ada.command("arena", "tournament cancel")).shown
    assert says(asked.text, "tournament-cancel-question", kind="league")
    reply = await table.ada.press(asked, custom_id=button(asked, "tournament", "cancel"))
    assert "there won’t be another round or season" in all_said(reply.shown)
    assert (await present(table)).stage is Stage.CANCELLED


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"format": "swiss", "division": 5}, "Only leagues have a `division` and an `interval`"),
        ({"format": "league", "interval": "5m"}, "an hour to 60 days"),
        ({"format": "league", "interval": "often"}, "often"),
        ({"game": "forhonor", "format": "league", "team": 2}, "one against one"),
    ],
)
async def test_what_is_no_league_is_refused(table: Scene, options: dict[str, object], said: str):
    reply = await table.ada.command("arena", "tournament create", {"game": "pitchout", **options})
    assert said in all_said(reply.shown)
