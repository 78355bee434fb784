"""Results on profiles, as met in Discord: unrated matches, practice, and the score between the reader and the player."""

import pytest

from bot.features.ladders.counting import RECOMPUTED, SETTING
from bot.features.ladders.rows import LadderRows
from bot.matches.core.models import Player
from bot.matches.house.members import user_of
from bot.ratings.ladders import Ladder
from bot.ratings.skills import DAY
from localdiscord.people import ClientMessage, UserClient
from tests.features.history.test_history_in_discord import hide_arena
from tests.support.discord.scene import Scene, button
from tests.support.tournaments.ended import ended, ended_unrated
from tests.support.tournaments.rating_models import summed
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
PIP = Player(0, user_of(0, 2), "Pip")


def holder(person: UserClient) -> Player:
    return Player(0, person.id, person.user.username)


async def profile(person: UserClient, **options: object) -> ClientMessage:
    return (await person.command("arena", "profile", options)).shown


class Results:
    """Adds matches that are over, each an hour after the one before."""

    def __init__(self, table: Scene) -> None:
        self._table = table
        self._at = table.services.clock.now_ms() - 10**9
        self._here = (table.local.world.guild.id, table.local.world.find_channel("arena").id)

    async def add(self, *sides: Player, game: str = "offboard", level: bool = False, there: bool = True) -> None:
        guild, channel = self._here if there else (77, 8)
        self._at += 3600 * 1000
        store, places = self._table.services.store, [[one] for one in sides]
        await ended_unrated(store, places, self._at, guild=guild, game=game, channel=channel, level=level)


async def test_unrated_results_are_told_game_by_game(table: Scene):
    ada, bruno, dai = map(holder, (table.ada, table.bruno, table.dai))
    over = Results(table)
    for sides in ((bruno, dai), (bruno, dai), (ada, bruno)):
        await over.add(*sides)
    await over.add(bruno, dai, level=True)
    await over.add(dai, bruno, game="pitchout")
    shown = await profile(table.chloe, user="bruno")
    assert says(shown.text, "profile-none-game", game="Offboard")
    assert says(shown.text, "profile-unrated", count=4, balance="2\u00a0W · 1\u00a0D · 1\u00a0L")
    assert not says(shown.text, "profile-score")
    other = (await table.chloe.select(shown, custom_id=button(shown, "profile"), values=["pitchout"])).updated
    assert other is not None
    assert says(other.text, "profile-unrated", count=1, balance="0\u00a0W · 0\u00a0D · 1\u00a0L")
    sure = (await table.ada.command("arena", "server void", {"match": 4})).shown
    await table.ada.press(sure, custom_id=button(sure, "voided"))
    assert says(
        (await profile(table.chloe, user="bruno")).text, "profile-unrated", balance="2\u00a0W · 0\u00a0D · 1\u00a0L"
    )


async def test_the_reader_sees_the_score_against_the_player_wherever_they_played(table: Scene):
    ada, bruno, dai = map(holder, (table.ada, table.bruno, table.dai))
    over = Results(table)
    for sides, there in (((ada, bruno), True), ((ada, bruno), False), ((dai, bruno, ada), True), ((ada, bruno), True)):
        await over.add(*sides, there=there)
    shown = (await table.ada.menu("Profile", table.bruno.user, "arena")).shown
    assert f"You and <@{bruno.user}>: 3–1\n" in f"{shown.text}\n"
    await over.add(ada, bruno, level=True)
    assert f"You and <@{bruno.user}>: 3–1, 1 draw" in (await profile(table.ada, user="bruno")).text
    assert f"Vous et <@{ada.user}>\u00a0: 1–3, 1 nulle" in (await profile(table.bruno, user="ada")).text
    await ended(table.services.store, [[ada], [bruno]], 9, guild=table.local.world.guild.id, game="offboard")
    ranked = await profile(table.ada, user="bruno")
    assert says(ranked.text, "profile-games", count=1)
    assert f"You and <@{bruno.user}>: 3–1, 1 draw" in ranked.text  # nothing of the position of the last can be read
    assert not says((await profile(table.ada)).text, "profile-score")
    everybody = (await table.ada.press(ranked, custom_id=button(ranked, "profileall"))).message
    assert everybody is not None
    assert says(everybody.text, "profile-unrated", count=4)
    assert not says(everybody.text, "profile-score")


async def test_matches_with_the_bot_are_told_to_the_player_alone_and_apart(table: Scene):
    ada, dai = holder(table.ada), holder(table.dai)
    over = Results(table)
    await over.add(ada, PIP)
    await over.add(PIP, ada, game="pitchout")
    await over.add(ada, PIP)
    own = await profile(table.ada)
    assert says(own.text, "profile-none-game-own", game="Offboard")
    assert says(own.text, "profile-practised", count=2, balance="2\u00a0W · 0\u00a0D · 0\u00a0L")
    assert not says(own.text, "profile-unrated")
    hers = await profile(table.chloe, user="ada")
    assert says(hers.text, "profile-none")
    assert not says(hers.text, "profile-practised")
    await ended(table.services.store, [[ada], [dai]], 9, guild=table.local.world.guild.id, game="offboard")
    own = await profile(table.ada)
    assert says(own.text, "profile-practised", count=2)
    everybody = (await table.ada.press(own, custom_id=button(own, "profileall"))).message
    assert everybody is not None
    assert says(everybody.text, "profile-games", count=1)
    assert not says(everybody.text, "profile-practised")


async def test_what_was_played_elsewhere_or_in_a_hidden_channel_is_told_nobody_else(table: Scene):
    bruno, dai = holder(table.bruno), holder(table.dai)
    over = Results(table)
    await over.add(bruno, dai, there=False)
    assert says((await profile(table.chloe, user="bruno")).text, "profile-none")
    assert says((await profile(table.bruno)).text, "profile-unrated", "fr", count=1)
    await over.add(bruno, dai)
    assert says((await profile(table.chloe, user="bruno")).text, "profile-unrated", count=1)
    await hide_arena(table)
    hidden = (await table.chloe.command("general", "profile", {"user": "bruno"})).shown
    assert says(hidden.text, "profile-none")


async def test_players_read_once_what_their_points_were_before_an_update(table: Scene, monkeypatch: pytest.MonkeyPatch):
    """For thirty days and by themselves, if sides of different sizes made a clear difference to them."""
    ada, bruno, chloe, dai = map(holder, (table.ada, table.bruno, table.chloe, table.dai))
    services, guild = table.services, table.local.world.guild.id
    start = services.clock.now_ms()
    with monkeypatch.context() as earlier:
        summed(earlier)
        for nth in range(5):
            await ended(services.store, [[ada], [bruno, chloe]], start + nth, guild=guild, game="forhonor")
        await ended(services.store, [[dai], [PIP]], start, guild=guild, game="forhonor")
    before = (await services.store.standings_of(ada.user))[Ladder("forhonor", guild, 0)].points(start)
    await services.store.keep_setting(SETTING, "")
    assert await services.store.area(LadderRows).recompute_uneven(start) > 0
    assert says((await profile(table.ada)).text, "profile-recalculated", points=before)
    assert not says((await profile(table.bruno, user="ada")).text, "profile-recalculated")
    assert not says((await profile(table.dai)).text, "profile-recalculated")
    await services.store.keep_setting(RECOMPUTED, str(start - 31 * DAY))
    assert not says((await profile(table.ada)).text, "profile-recalculated")
