"""A channel that is hidden from the bot is unknown to it: nothing is called off, given away or taken for lost because of that."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.matches.work.effects import OfferKind
from bot.ops.play import corner
from cogs.delivery.channel_access import readers_see
from localdiscord.permissions import Permission
from localdiscord.records import EventStatus, Overwrite
from localdiscord.server import LocalDiscord
from tests.cogs.delivery.channels.test_channel_access_in_discord import deny, until_known
from tests.cogs.delivery.forum.test_forum_in_discord import choose, posts, until
from tests.cogs.delivery.test_outbox import settled, verbs
from tests.features.history.test_history_in_discord import asked, hide_arena
from tests.features.tournaments.test_tournament_events_in_discord import event
from tests.features.tournaments.test_tournament_posts_in_discord import at_rest
from tests.features.tournaments.test_tournaments_in_discord import (
    cancelled,
    card,
    entered,
    follows,
    opened,
    present,
    round_of,
)
from tests.places import FORUM
from tests.support.discord.scene import QUICK, Scene, bot_on, button, turn_shown
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
VIEW = int(Permission.VIEW_CHANNEL)


def allow(local: LocalDiscord, channel: str, *, to_bot: bool, to_all: bool = True) -> int:
    """Show a channel to the bot and to the members, or hide it from them; its id."""
    world = local.world
    place = world.find_channel(channel)
    role = next(role for role in world.guild.roles.values() if role.bot_id == world.bot.id)
    place.overwrites = [
        Overwrite(role.id, 0, **{"allow" if to_bot else "deny": VIEW}),
        Overwrite(world.guild.id, 0, **{"allow" if to_all else "deny": VIEW}),
    ]
    world.change_channel(place)
    return place.id


async def show(table: Scene, channel: str, *, to_bot: bool, to_all: bool = True) -> None:
    """The same, waiting until the bot has heard of it."""
    place = allow(table.local, channel, to_bot=to_bot, to_all=to_all)
    guild = table.bot.guilds[0]
    for _ in range(6000):
        known: Any = guild.get_channel(place)
        everyone = known.permissions_for(guild.default_role).view_channel
        if (known.permissions_for(guild.me).view_channel, everyone) == (to_bot, to_all and to_bot):
            return
        await asyncio.sleep(0.01)
    raise TimeoutError(channel)


async def test_the_event_of_a_tournament_stays_while_its_channel_is_hidden(table: Scene):
    shown = await opened(table, starts="2h")
    await event(table)
    await at_rest(table)
    await show(table, "arena", to_bot=False)
    await at_rest(table)
    assert (await event(table)).status is EventStatus.SCHEDULED
    await show(table, "arena", to_bot=True)
    await entered(shown, *table.people[:3])
    await table.ada.command("arena", "tournament start")
    await event(table, EventStatus.ACTIVE)


async def test_the_event_is_called_off_once_a_channel_proves_to_be_private(table: Scene):
    await opened(table, starts="2h")
    await event(table)
    await at_rest(table)
    await show(table, "arena", to_bot=False, to_all=False)
    await at_rest(table)
    assert (await event(table)).status is EventStatus.SCHEDULED
    await show(table, "arena", to_bot=True, to_all=False)
    await event(table, EventStatus.CANCELED)


async def test_the_event_of_a_tournament_that_is_cancelled_in_a_hidden_channel_is_called_off(table: Scene):
    await opened(table, starts="2h")
    await event(table)
    await at_rest(table)
    await show(table, "arena", to_bot=False)
    await cancelled(table)
    await event(table, EventStatus.CANCELED)


async def test_those_who_press_in_a_hidden_channel_can_read_it(table: Scene):
    shown = await opened(table)
    await at_rest(table)
    await show(table, "arena", to_bot=False)
    reply = await table.chloe.press(shown, custom_id=button(shown, "tournament", "join"))
    assert says(reply.shown.text, "tournament-joined")
    listed = await table.dai.command("general", "tournament table", {"tournament": 1})
    assert says(listed.shown.text, "refused-tournament-unknown", "fr")


async def test_a_match_of_a_hidden_channel_is_shown_to_those_who_are_there_and_to_nobody_else(table: Scene):
    turn = await table.begin(game="offboard")
    await table.answer(turn)
    await table.turn(1)
    await settled(table)
    await show(table, "arena", to_bot=False)
    for command, options in (("board", {"match": 1}), ("match replay", {"match": 1}), ("match verify", {"match": 1})):
        for place in ("arena", turn.channel_id):
            there = (await table.chloe.command(place, command, options)).shown
            assert not says(there.text, "refused-match-unknown", match="1"), command
        elsewhere = (await table.chloe.command("general", command, options)).shown
        assert says(elsewhere.text, "refused-match-unknown", match="1")
        own = (await table.ada.command("general", command, options)).shown
        assert not says(own.text, "refused-match-unknown", match="1")


async def test_a_tournaments_card_is_brought_up_to_date_once_it_can_be(table: Scene):
    shown = await opened(table)
    await at_rest(table)
    await show(table, "arena", to_bot=False)
    await entered(shown, table.chloe)
    await at_rest(table)
    assert "Chloe" not in table.ada.message(shown).text
    await show(table, "arena", to_bot=True)
    await follows(table, shown, "tournament-entered", count=1, places=4)


async def test_a_running_tournament_that_moves_back_takes_its_card_with_it(table: Scene):
    arena, general = (table.local.world.find_channel(name).id for name in ("arena", "general"))
    first = await entered(await opened(table), *table.people[:3])
    await table.ada.command("general", "tournament move")
    second = await card(table, "3** of 4 players", after=first.id)
    assert second.channel_id == general
    await table.ada.press(second, custom_id=button(second, "tournament", "start"))
    await round_of(table, 1)
    posted = await card(table, "round 1", after=second.id)
    await at_rest(table)
    await show(table, "general", to_bot=False)
    await table.ada.command("arena", "tournament move")
    third = await table.ada.wait_for(lambda one: one.id > posted.id and says(one.text, "tournament-late", nth=2))
    assert third.channel_id == arena
    assert button(third, "tournament", "join")
    assert (await card(table, "round 1", after=third.id)).channel_id == arena
    await follows(table, first, "tournament-moved-on", name="Club Cup")
    await show(table, "general", to_bot=True)
    for one in (second, posted):
        left = await follows(table, one, "tournament-moved-to", name="Club Cup", channel=f"<#{arena}>")
        assert [way["url"] for way in left.buttons] == [table.ada.message(first).buttons[0]["url"]]
        assert left.buttons[0]["url"].endswith(f"/{arena}/{third.id}")
    await table.dai.press(third, custom_id=button(third, "tournament", "join"))
    assert len((await present(table)).present) == 4


async def test_a_challenges_card_is_brought_up_to_date_once_it_can_be(table: Scene):
    shown = await table.challenge()
    await settled(table)
    await show(table, "arena", to_bot=False)
    await table.services.matches.challenges.decline(1, table.bruno.id, key="no")
    await settled(table)
    assert "accept:" in str(table.ada.message(shown).buttons)
    await show(table, "arena", to_bot=True)
    await table.ada.wait_for(lambda one: one.id == shown.id and "accept:" not in str(one.buttons))


async def test_a_match_accepted_in_a_hidden_channel_gets_its_thread_once_it_can_be_opened(table: Scene):
    card = await table.challenge()
    await settled(table)
    await show(table, "arena", to_bot=False)
    await table.bruno.press(card, label="Accept")
    await settled(table)
    assert (await table.match()).thread == 0
    await show(table, "arena", to_bot=True)
    turn = await table.turn(0)
    match = await table.match()
    assert turn.channel_id == match.thread == match.message == card.id


async def test_where_a_match_was_all_is_edited_once_it_can_be(table: Scene):
    turn = await table.begin(game="offboard")
    more = (await table.ada.press(turn, custom_id=button(turn, "more"))).shown
    await table.ada.press(more, custom_id=button(more, "draw"))
    offer = await table.bruno.wait_for(lambda one: "agree:" in str(one.buttons))
    await settled(table)
    former = await table.match()
    await show(table, "arena", to_bot=False)
    await table.ada.command("general", "match here", {"match": 1})
    moved = await table.ada.wait_for(lambda one: turn_shown(one) == (1, 0), after=turn.id)
    await table.services.matches.offers.refuse(1, table.bruno.id, OfferKind.DRAW, key="no draw")
    await table.answer(moved)
    await table.turn(1)
    await settled(table)
    assert verbs(table.ada.message(turn)) != ["text", "verify"]
    await show(table, "arena", to_bot=True)
    await table.ada.wait_for(lambda one: one.id == turn.id and verbs(one) == ["text", "verify"])
    await table.ada.wait_for(lambda one: one.id == offer.id and not one.buttons)
    place = str((await table.match()).thread)
    await table.ada.wait_for(
        lambda one: one.id == former.message and says(one.text, "moved-away", match="1", place=place)
    )
    for _ in range(6000):
        if not await table.services.store.unedited(former.guild):
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def test_what_could_not_be_edited_before_a_restart_is_edited_after_it(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            turn = await table.begin()
            await settled(table)
            await show(table, "arena", to_bot=False)
            await table.ada.command("general", "match here", {"match": 1})
            await table.ada.wait_for(lambda one: turn_shown(one) == (1, 0), after=turn.id)
            await settled(table)
        allow(local, "arena", to_bot=True)
        async with bot_on(local, tmp_path / "matches.db"):
            await table.ada.wait_for(lambda one: one.id == turn.id and verbs(one) == ["text", "verify"])


async def test_a_forums_post_is_closed_once_it_can_be(table: Scene):
    await choose(table)
    turn = await table.begin()
    await settled(table)
    (post,) = posts(table)
    await show(table, table.local.world.channels[FORUM].name, to_bot=False)
    await table.ada.command("general", "match here", {"match": 1})
    await table.ada.wait_for(lambda one: turn_shown(one) == (1, 0), after=turn.id)
    await settled(table)
    assert post.thread is not None
    assert not post.thread.archived
    await show(table, table.local.world.channels[FORUM].name, to_bot=True)
    place = str((await table.match()).thread)
    await until(lambda: says(table.ada.message(post.id).text, "moved-away", match="1", place=place))
    assert "open:" not in str(table.ada.message(post.id).buttons)
    await until(lambda: post.thread is not None and post.thread.archived)


async def test_what_is_said_of_a_hidden_place_is_true(table: Scene):
    turn = await table.begin(game="offboard")
    await settled(table)
    mover, spot = table.next_of(turn), str(turn.channel_id)
    language = "fr" if mover is table.bruno else "en"
    await show(table, "arena", to_bot=False)
    opened_there = (await mover.press(turn, custom_id=button(turn, "open"))).shown
    assert says(opened_there.text, "note-unseen", language, place=spot)
    moved = (await mover.command("arena", "move", {"match": 1, "move": "C4 NE", "now": True})).shown
    assert says(moved.text, "note-permissions", language, place=spot)


async def test_a_move_in_a_hidden_post_is_said_to_go_on_where_it_does(table: Scene):
    await choose(table)
    turn = await table.begin(game="offboard")
    await settled(table)
    mover, forum = table.next_of(turn), table.local.world.channels[FORUM].name
    await show(table, forum, to_bot=False)
    moved = (await mover.command(turn.channel_id, "move", {"match": 1, "move": "C4 NE", "now": True})).shown
    arena = table.local.world.find_channel("arena").id
    language = "fr" if mover is table.bruno else "en"
    assert says(moved.text, "note-goes-on", language, place=str(turn.channel_id), channel=str(arena))
    assert (await table.turn(1)).channel_id == arena


async def test_a_turn_loses_its_buttons_once_a_role_gives_the_right_back(table: Scene):
    turn = await table.begin(game="offboard")
    await settled(table)
    courier: Any = table.bot.get_cog("Outbox")
    courier.post_delivery.sender.shown.forget(turn.id)  # as after a restart: it must be read
    given = {role.id: int(role.permissions) for role in table.local.world.guild.roles.values()}
    for role, rights in given.items():
        table.local.membership.allow(role, rights & ~Permission.READ_MESSAGE_HISTORY)
    await until_known(table, "arena", "read_message_history", granted=False)
    await table.answer(turn)
    await table.turn(1)
    await settled(table)
    assert verbs(table.ada.message(turn)) != ["text", "verify"]
    for role, rights in given.items():
        table.local.membership.allow(role, rights)
    await table.ada.wait_for(lambda one: one.id == turn.id and verbs(one) == ["text", "verify"])


async def test_a_post_that_was_archived_with_edits_to_be_made_is_edited_and_archived_again(table: Scene):
    await choose(table)
    turn = await table.begin()
    await settled(table)
    (post,) = posts(table)
    forum = table.local.world.channels[FORUM].name
    deny(table, forum, Permission.READ_MESSAGE_HISTORY)
    await until_known(table, forum, "read_message_history", granted=False)
    await table.ada.command("general", "match here", {"match": 1})
    await until(lambda: post.thread is not None and post.thread.archived)
    assert verbs(table.ada.message(turn)) != ["text", "verify"]
    deny(table, forum)
    await table.ada.wait_for(lambda one: one.id == turn.id and verbs(one) == ["text", "verify"])
    await until(lambda: post.thread is not None and post.thread.archived)


async def test_the_history_of_a_hidden_channel_is_each_players_own(table: Scene):
    await table.begin()
    await settled(table)
    await show(table, "arena", to_bot=False)
    mine = await asked(table.ada)
    assert "Pitch Out #1" in mine.text
    here = (await table.chloe.command("arena", "history", {"user": "ada"})).shown
    assert "Pitch Out #1" in here.text
    there = (await table.chloe.command("general", "history", {"user": "ada"})).shown
    assert "Pitch Out #1" not in there.text
    published = (await table.ada.press(mine, custom_id=button(mine, "historyall"))).shown
    assert "Pitch Out #1" in published.text  # in the channel itself everyone may see it


async def test_a_hidden_channel_is_open_to_no_other_channels_readers(table: Scene):
    guild = table.bot.guilds[0]
    await show(table, "arena", to_bot=False)
    await show(table, "no-entry", to_bot=False)
    arena, closed, general = (
        guild.get_channel(table.local.world.find_channel(one).id) for one in ("arena", "no-entry", "general")
    )
    assert arena is not None
    assert closed is not None
    assert general is not None
    assert readers_see(general, general)
    assert readers_see(arena, arena)
    for place, there in ((arena, closed), (arena, general), (general, arena)):
        assert not readers_see(place, there)


async def test_whom_a_channel_lets_in_by_name_sees_no_other_private_one(table: Scene):
    guild, world = table.bot.guilds[0], table.local.world
    for name in ("arena", "general"):
        await show(table, name, to_bot=True, to_all=False)
    places = [guild.get_channel(world.find_channel(name).id) for name in ("arena", "general")]
    for name, is_open in (("general", False), ("arena", True)):
        place = world.find_channel(name)
        place.overwrites = [*place.overwrites, Overwrite(table.people[2].id, 1, allow=VIEW)]
        world.change_channel(place)
        await until(lambda name=name: len(guild.get_channel(world.find_channel(name).id).overwrites) == 3)
        assert readers_see(*places) is is_open


async def test_a_private_match_stays_unknown_outside_its_channel(table: Scene):
    await table.begin()
    await settled(table)
    await hide_arena(table)
    seen = (await table.chloe.command("general", "board", {"match": 1})).shown
    assert says(seen.text, "refused-match-unknown", match="1")
