"""Ladders and profiles, as met in Discord."""

import pytest
from msgspec.structs import replace

from bot.features.ladders.rows import LadderRows
from bot.games.contract.base import Answer
from bot.games.contract.save import dump
from bot.games.pitchout.rules.values import Flick
from bot.matches.core.models import Player, Status
from bot.ratings.ladders import RANKED, RESTING
from localdiscord.people import ClientMessage, UserClient
from tests.support.discord.scene import Scene, button
from tests.support.tournaments.ended import ended
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
HOUR = 3600 * 1000
FLICK = dump(Answer("flick.0.1", 0, Flick("S.runner", 0.0, 50.0)))


def holder(person: UserClient) -> Player:
    return Player(0, person.id, person.user.username)


async def crowd(table: Scene, count: int = 13) -> None:
    """So many strangers with a place each, whom Ada has beaten and who have beaten Bruno."""
    now, guild = table.services.clock.now_ms(), table.local.world.guild.id
    for nth in range(count):
        stranger = Player(0, 5000 + nth, f"stranger *{nth}*")
        for game in range(3):
            at = now - (100 - 5 * nth - game) * HOUR
            await ended(table.services.store, [[holder(table.ada)], [stranger]], at, guild=guild, move=FLICK)
            await ended(table.services.store, [[stranger], [holder(table.bruno)]], at + 1, guild=guild)


async def asked(person: UserClient, command: str, **options: object) -> ClientMessage:
    reply = await person.command("arena", command, options)
    assert reply.message is not None
    return reply.message


async def shown_to_all(person: UserClient, ladder: ClientMessage) -> ClientMessage:
    """The public message of a private page."""
    assert ladder.ephemeral
    reply = await person.press(ladder, custom_id=button(ladder, "ladderall"))
    assert reply.message is not None
    assert not reply.message.ephemeral
    assert "ladderall" not in str(reply.message.buttons)
    return reply.message


async def test_an_empty_ladder_says_how_it_fills(table: Scene):
    shown = await asked(table.ada, "leaderboard", game="pitchbowl")
    assert shown.ephemeral
    assert "Pitch Bowl" in shown.text or says(shown.text, "pitchbowl-name")
    assert f"{RANKED} rated matches" in shown.text
    assert not shown.pictures
    assert [one["label"] for one in shown.buttons] == ["Refresh", "Show to everyone"]  # nobody to find
    nobody = await asked(table.ada, "profile")
    assert nobody.ephemeral
    assert says(nobody.text, "profile-none-own")
    listed = (await table.ada.press(nobody, label="All matches")).shown
    assert (listed.id, listed.ephemeral) == (nobody.id, True)


async def test_a_ladder_without_a_game_is_that_of_the_game_its_reader_plays_most(table: Scene):
    guild, now = table.local.world.guild.id, table.services.clock.now_ms()
    await ended(table.services.store, [[holder(table.ada)], [holder(table.dai)]], now, guild=guild, game="offboard")
    assert says((await asked(table.ada, "leaderboard")).text, "ladder-title", game="Offboard")
    assert says((await asked(table.chloe, "leaderboard")).text, "ladder-title", game="Pitch Out")
    await table.ada.command("arena", "server setup", {"game": "pitchout", "allowed": False})
    assert not says((await asked(table.chloe, "leaderboard")).text, "ladder-title", game="Pitch Out")


async def test_seasons_that_do_not_exist_are_refused(table: Scene):
    for season in ("2026-5", "9000-1", "'; DROP TABLE", "🎲", "x" * 90):
        assert says((await asked(table.ada, "leaderboard", game="pitchout", season=season)).text, "refused-season")
    offered = await table.ada.autocomplete("arena", "leaderboard", {"game": "pitchout", "season": ""}, focused="season")
    assert offered[0]["value"] == "all"
    for season, text in ((offered[0]["value"], "Nobody is ranked"), (offered[2]["value"], "Nobody was ranked")):
        assert text in (await asked(table.ada, "leaderboard", game="pitchout", season=season)).text


async def test_a_ladder_is_paged_and_everybody_is_found(table: Scene):
    await crowd(table)
    shown = await asked(table.chloe, "leaderboard", game="pitchout", scope="world")
    assert "🥇 **" in shown.text
    assert table.ada.user.username in shown.text
    assert "stranger \\*0" in shown.text  # no name is taken for markdown
    assert len(shown.pictures) == 1
    own = (await table.chloe.press(shown, label="Next")).updated
    assert own is not None
    on = await shown_to_all(table.chloe, own)
    assert "11 · **" in on.text
    assert not on.pictures
    first = (await table.bruno.press(on, label="Back")).updated
    assert first is not None
    assert len(first.pictures) == 1
    theirs = (await table.bruno.press(first, custom_id=button(first, "ladderme"))).shown
    assert theirs.ephemeral
    assert "#15 of 15" in theirs.text.replace("nº\u00a015 sur 15", "#15 of 15")
    assert "▶ 15 · **" in theirs.text
    table.services.clock.shift += RESTING + HOUR  # type: ignore[attr-defined]
    late = (await table.bruno.press(first, custom_id=button(first, "ladderme"))).shown
    assert "90" in late.text


async def test_a_rated_match_shows_in_the_profile_until_it_is_void(table: Scene):
    card = await table.challenge(game="offboard", rated=True, clock="day")
    for person in (table.ada, table.bruno):
        assert f"📈 <@{person.id}> 1150 (provisional) · win\u00a0+174 · loss\u00a0−142" in card.text
    await table.bruno.press(card, label="Accept")
    turn = await table.turn(0)
    for nth in range(2):
        await table.answer(turn)
        turn = await table.turn(nth + 1)
    reply = await table.bruno.command("arena", "match resign", {})
    sure = reply.shown
    await table.bruno.press(sure, custom_id=sure.buttons[0]["custom_id"])
    result = await table.turn(3)
    assert f"📈 <@{table.ada.id}> 1324 (+174) · <@{table.bruno.id}> 1008 (−142)" in result.text
    mine = await asked(table.ada, "profile")
    assert mine.ephemeral
    assert says(mine.text, "profile-games", count=1)
    assert "1\u00a0W · 0\u00a0D · 0\u00a0L" in mine.text
    assert says(mine.text, "profile-soon", missing=4)
    assert "bruno" in mine.text.casefold()
    assert says((await asked(table.ada, "profile", user="bruno")).text, "profile-score", wins=1, losses=0, draws=0)
    his = await asked(table.chloe, "profile", user="bruno", game="offboard")
    assert "0\u00a0W · 0\u00a0D · 1\u00a0L" in his.text
    everybody = (await table.chloe.press(his, custom_id=button(his, "profileall"))).message
    assert everybody is not None
    assert not everybody.ephemeral
    assert not everybody.mentions
    ladder = await asked(table.chloe, "leaderboard", game="offboard", scope="thread")
    assert "🥇 **1324?** Ada" in ladder.text
    assert says(ladder.text, "ladder-foot-provisional", needed=5)
    sure = await asked(table.ada, "server void", match=1)
    message = (await table.ada.press(sure, custom_id=button(sure, "voided"))).updated
    assert message is not None
    assert "match #1 is void" in message.text.casefold()
    looked = (await table.chloe.press(ladder, custom_id=button(ladder, "ladder"))).updated
    assert looked is not None
    assert says(looked.text, "ladder-empty-here")
    assert says((await asked(table.ada, "server void", match=1)).text, "refused-match-void")
    assert (await table.match()).status is Status.VOID
    gone = await asked(table.chloe, "profile", user="bruno", game="offboard")
    assert says(gone.text, "profile-none-game", game="Offboard")
    gone = await asked(table.ada, "profile", game="offboard")
    assert says(gone.text, "profile-none-game-own", game="Offboard")
    assert await table.services.store.area(LadderRows).stray_standings() == (0, 0)


async def test_a_profile_tells_form_rivals_and_the_way_of_the_points(table: Scene):
    await crowd(table, 4)
    now, guild = table.services.clock.now_ms(), table.local.world.guild.id
    await ended(
        table.services.store, [[holder(table.dai)], [holder(table.ada)]], now - HOUR, guild=guild, game="offboard"
    )
    shown = await asked(table.chloe, "profile", user="ada")
    assert "12\u00a0W · 0\u00a0D · 0\u00a0L" in shown.text
    assert "W W W W W W W W W W" in shown.text
    assert says(shown.text, "profile-place", place=1)
    assert says(shown.text, "profile-favourite", count=12, piece="Runner", share=100)
    assert "stranger" in shown.text
    assert len(shown.pictures) == 1
    other = (await table.chloe.select(shown, custom_id=button(shown, "profile"), values=["offboard"])).updated
    assert other is not None
    assert "0\u00a0W · 0\u00a0D · 1\u00a0L" in other.text
    table.chloe.user.locale = "fr"
    french = await asked(table.chloe, "profile", user="ada", game="pitchout")
    assert "12\u00a0V · 0\u00a0N · 0\u00a0D" in french.text
    assert says(french.text, "profile-games", "fr")
    assert says(french.text, "profile-world", "fr")


async def test_a_server_counts_in_the_world_once_it_wants_to(table: Scene):
    guild = table.local.world.guild.id
    now, ada, bruno = table.services.clock.now_ms(), holder(table.ada), holder(table.bruno)
    for nth in range(RANKED):
        await ended(table.services.store, [[ada], [bruno]], now - (9 - nth) * 25 * HOUR, guild=guild, world=nth > 3)
    await table.services.store.change_server_settings(guild, ada, lambda was: replace(was, seasonal=True), now=now)
    there = await asked(table.ada, "leaderboard", game="pitchout", scope="world", season="all")
    assert "One player" not in there.text
    assert says(there.text, "ladder-empty", waiting=2)
    assert says(there.text, "ladder-not-world")
    there = await shown_to_all(table.ada, there)
    here = await asked(table.ada, "leaderboard", game="pitchout")
    assert says(here.text, "season")  # as the server prefers
    assert not says(here.text, "ladder-not-world")
    stranger = (await table.chloe.press(there, custom_id=button(there, "ladderme"))).shown
    assert stranger.ephemeral
    assert says(stranger.text, "ladder-you-none")
    mine = (await table.bruno.press(there, custom_id=button(there, "ladderme"))).shown
    assert says(mine.text, "ladder-you-soon", "fr", count=1, days=90, missing=4, points=1007)
    shown = await asked(table.chloe, "profile", user="ada")
    assert f"on {table.local.world.guild.name} · #1 of 2" in shown.text
    assert "in the world · provisional, 4 more matches" in shown.text
    await table.services.store.change_server_settings(guild, ada, lambda was: replace(was, world=True), now=now)
    again = (await table.ada.press(there, custom_id=button(there, "ladder"))).updated
    assert again is not None
    assert not says(again.text, "ladder-not-world")


async def test_those_who_play_here_are_listed_ranked_or_not(table: Scene):
    await crowd(table, 6)
    now, guild = table.services.clock.now_ms(), table.local.world.guild.id
    await ended(table.services.store, [[holder(table.dai)], [holder(table.chloe)]], now, guild=guild, channel=9)
    nobody = await asked(table.ada, "leaderboard", game="pitchout", scope="thread")
    assert says(nobody.text, "ladder-empty-here")
    arena = nobody.channel_id
    for one, other in ((table.ada, table.dai), (table.bruno, table.chloe)):
        await ended(table.services.store, [[holder(one)], [holder(other)]], now, guild=guild, channel=arena)
    shown = await asked(table.ada, "leaderboard", game="pitchout", scope="thread")
    assert [name for name in ("ada", "bruno", "chloe", "dai", "stranger") if name in shown.text][3:] == ["dai"]
    assert says(shown.text, "ladder-foot-provisional", needed=5)
    assert not shown.pictures
    shown = await shown_to_all(table.ada, shown)
    mine = (await table.dai.press(shown, custom_id=button(shown, "ladderme"))).shown
    assert "of 4" in mine.text.replace("sur 4", "of 4")
    table.services.clock.shift += RESTING + HOUR  # type: ignore[attr-defined]
    later = (await table.ada.press(shown, custom_id=button(shown, "ladder"))).updated
    assert later is not None
    assert later.text.count("💤") == 5  # four, and what it means


async def test_a_profile_is_told_where_it_is_asked_for(table: Scene):
    now, ada, bruno = table.services.clock.now_ms(), holder(table.ada), holder(table.bruno)
    for nth in range(4):
        await ended(table.services.store, [[ada], [bruno]], now - nth, guild=77, move=FLICK, world=False)
    for nth in range(2):  # that no kind of piece is chosen in
        await ended(table.services.store, [[ada], [bruno]], now - 9 - nth, guild=77, game="offboard", world=False)
    assert says((await asked(table.chloe, "profile", user="ada")).text, "profile-none")
    own = (await table.ada.command(table.ada.dm(), "profile", {})).shown
    assert "on another server · provisional, one more" in own.text
    assert "Runner" not in own.text  # of four turns nothing follows
    await ended(table.services.store, [[ada], [bruno]], now + 1, guild=77, move=FLICK, world=False)
    own = (await table.ada.command(table.ada.dm(), "profile", {})).shown
    assert "on another server · #1 of 2" in own.text
    assert says(own.text, "profile-favourite", count=5, piece="Runner", share=100)
    await ended(table.services.store, [[ada], [bruno]], now, guild=table.local.world.guild.id, world=False)
    seen = (await table.bruno.menu("Profile", table.ada.user, "arena")).shown
    assert seen.ephemeral
    assert "1\u00a0V · 0\u00a0N · 0\u00a0D" in seen.text
    assert "Runner" not in seen.text  # what was done elsewhere is told nobody here
