"""Tournaments through the real client: opened by a command, entered by a press, played, and announced to the end."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.values import Stage, Tournament
from bot.matches.core.models import Player
from bot.pairing.standings import standings
from localdiscord.people import ClientMessage, InteractionResult, PersonError, UserClient
from tests.features.history.test_history_in_discord import hide_arena
from tests.support.discord.scene import Scene, all_said, button, scene
from tests.support.tournaments.ended import ended
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path) as made:
        yield made


async def opened(table: Scene, **options: Any) -> ClientMessage:
    """Ada opens a tournament; its card."""
    wanted = {"game": "pitchout", "format": "swiss", "places": 4, "name": "Club Cup", **options}
    await table.ada.command("arena", "tournament create", wanted)
    return await card(table, "Club Cup")


async def card(table: Scene, *words: str, after: int = 0) -> ClientMessage:
    """The next public message of a tournament with all of these words."""
    return await table.ada.wait_for(
        lambda one: not one.ephemeral and "tournament:" in str(one) and all(word in all_said(one) for word in words),
        after=after,
        timeout=30,
    )


async def present(table: Scene, number: int = 1) -> Tournament:
    found = await table.bot.feature(Tournaments).rows.get(number)
    assert found is not None
    return found


async def entered(shown: ClientMessage, *people: UserClient) -> ClientMessage:
    for person in people:
        reply = await person.press(shown, custom_id=button(shown, "tournament", "join"))
        assert any(says(reply.shown.text, "tournament-joined", language) for language in ("en", "fr"))
    return shown


async def follows(table: Scene, shown: ClientMessage, key: str, **args: object) -> ClientMessage:
    """A message once it has been edited to say this."""
    return await table.ada.wait_for(lambda one: one.id == shown.id and says(one.text, key, **args), timeout=30)


async def resigned(table: Scene, tournament: Tournament) -> None:
    """The second player of each match of the round gives up."""
    for board in tournament.rounds[-1]:
        match = await table.services.store.get(board.match) if board.match else None
        if match is not None and match.status.is_under_way:
            await table.services.matches.resign(match.id, match.holder(1).user, key=f"resign.{match.id}")


async def cancelled(table: Scene) -> InteractionResult:
    """Ada cancels the tournament, and says that she means it."""
    asked = (await table.ada.command("arena", "tournament cancel")).shown
    return await table.ada.press(asked, custom_id=button(asked, "tournament", "cancel"))


async def round_of(table: Scene, nth: int) -> Tournament:
    """The tournament once all matches of a round have begun."""
    for _ in range(600):
        now = await present(table)
        if now.round_ >= nth and all(board.match or board.pairing.is_over for board in now.rounds[nth - 1]):
            return now
        await asyncio.sleep(0.05)
    raise AssertionError(f"round {nth} does not begin")


async def test_a_tournament_is_played_to_the_end(table: Scene):
    shown = await opened(table)
    assert "Swiss" in all_said(shown)
    shown = await entered(shown, *table.people[:3])
    await follows(table, shown, "tournament-entered", count=3, places=4)
    await entered(shown, table.people[3])
    for nth in range(1, 4):
        now = await round_of(table, nth)
        said = await card(table, f"round {nth} of 3", after=shown.id)
        assert " – " in all_said(said)
        if nth == 1:  # who plays already is promised no first match
            again = (await table.ada.command("arena", "tournament join", {"tournament": 1})).shown
            assert says(again.text, "tournament-in", name="Club Cup")
        for board in now.rounds[nth - 1]:
            match = await table.services.store.get(board.match)
            assert match is not None
            await table.ada.wait_for(lambda one, match=match: f"text:{match.id:x}:" in str(one))
        await resigned(table, now)
    over = await card(table, "wins!", after=shown.id)
    assert (await present(table)).stage is Stage.FINISHED
    reply = await table.chloe.press(over, custom_id=button(over, "tournament", "table"))
    assert reply.message is not None
    assert reply.message.ephemeral


async def test_it_starts_by_itself_when_it_is_full(table: Scene):
    shown = await opened(table, places=3, format="round_robin")
    await entered(shown, table.ada, table.chloe, table.bruno)
    now = await round_of(table, 1)
    assert sum(board.pairing.is_bye for board in now.rounds[0]) == 1


async def test_only_those_who_may_run_it(table: Scene):
    with pytest.raises(PersonError):
        await table.chloe.command("arena", "tournament create", {"game": "pitchout"})
    reply = await table.chloe.command("arena", "tournament create", {"game": "pitchout", "format": "swiss"})
    assert "Manage Server" in all_said(reply.shown)
    shown = await entered(await opened(table), *table.people[:3])
    await follows(table, shown, "tournament-entered", count=3, places=4)
    shown = table.ada.message(shown)
    reply = await table.chloe.press(shown, custom_id=button(shown, "tournament", "start"))
    assert "Manage Server" in all_said(reply.shown)


async def test_those_without_a_name_are_told_apart(table: Scene):
    names = []
    for form in ("swiss", "knockout", "league"):
        reply = await table.ada.command("arena", "tournament create", {"game": "pitchout", "format": form})
        names.append(all_said(reply.shown))
    assert [name.partition("**")[2].partition("**")[0] for name in names] == [
        "Pitch Out Open",
        "Pitch Out Open 2",
        "Pitch Out League · season 1",
    ]


async def test_too_few_cannot_start(table: Scene):
    shown = await entered(await opened(table), table.ada, table.chloe)
    assert "Start now" not in [one["label"] for one in shown.buttons]
    reply = await table.ada.command("arena", "tournament start")
    assert "at least 3" in all_said(reply.shown)


async def test_who_leaves_is_gone_from_the_card(table: Scene):
    shown = await entered(await opened(table), table.ada, table.chloe)
    reply = await table.chloe.press(shown, custom_id=button(shown, "tournament", "leave"))
    assert says(reply.shown.text, "tournament-left", name="Club Cup")
    left = await follows(table, shown, "tournament-entered", count=1, places=4)
    assert "Chloe" not in left.text
    again = await table.chloe.press(shown, custom_id=button(shown, "tournament", "leave"))
    assert "not in this tournament" in all_said(again.shown)


async def test_who_drops_out_is_asked_first(table: Scene):
    shown = await entered(await opened(table, places=3, format="round_robin"), table.ada, table.chloe, table.bruno)
    posted = await card(table, "round 1 of 3", after=shown.id)
    asked = await table.chloe.press(posted, custom_id=button(posted, "tournament", "leave"))
    assert asked.shown.ephemeral
    assert says(asked.shown.text, "tournament-drop-question", name="Club Cup", kind="other")
    kept = await table.chloe.press(asked.shown, custom_id=button(asked.shown, "tournament", "stay"))
    assert says(kept.shown.text, "tournament-stayed", name="Club Cup")
    assert len((await present(table)).present) == 3
    asked = await table.chloe.command("arena", "tournament leave")
    gone = await table.chloe.press(asked.shown, custom_id=button(asked.shown, "tournament", "drop"))
    assert says(gone.shown.text, "tournament-dropped", name="Club Cup")
    assert [one.name for one in (await present(table)).present] == ["Ada", "Bruno"]
    again = await table.chloe.press(posted, custom_id=button(posted, "tournament", "leave"))
    assert says(again.shown.text, "refused-tournament-not-in")


async def test_only_what_makes_sense_is_suggested(table: Scene):
    """The first is under way without Chloe, the second is open, the third is full and waits for its start."""
    first = await entered(await opened(table, places=3, format="round_robin"), table.ada, table.bruno, table.dai)
    await round_of(table, 1)
    for name, starts in (("Open Cup", ""), ("Full Cup", "1d")):
        wanted = {"game": "pitchout", "format": "swiss", "places": 3, "name": name, "starts": starts}
        await table.ada.command("arena", "tournament create", wanted)
        shown = await card(table, name, after=first.id)
        await entered(shown, *(table.people[:3] if starts else table.people[:1]))
    offered = {
        (who, what): [
            one["value"]
            for one in await person.autocomplete(
                "arena", f"tournament {what}", {"tournament": ""}, focused="tournament"
            )
        ]
        for who, person in (("ada", table.ada), ("dai", table.dai))
        for what in ("join", "leave", "start", "cancel", "table")
    }
    assert offered["dai", "join"] == [2]
    assert offered["ada", "join"] == []
    assert offered["ada", "leave"] == [3, 2, 1]
    assert offered["ada", "start"] == [3, 2]
    assert offered["ada", "cancel"] == [3, 2, 1]
    assert offered["dai", "cancel"] == []
    assert offered["dai", "table"] == [3, 2, 1]


async def test_a_start_that_cannot_be_read_is_refused(table: Scene):
    wanted = {"game": "pitchout", "format": "swiss", "starts": "soonish"}
    reply = await table.ada.command("arena", "tournament create", wanted)
    assert "soonish" in all_said(reply.shown)


def _file(table: Scene, reply: InteractionResult) -> bytes:
    message = reply.shown
    (attached,) = table.local.world.state.messages[message.channel_id][message.id].attachments
    return attached.content


async def test_it_is_handed_over_as_a_file(table: Scene):
    shown = await opened(table, places=3, name=" Club\u2028Cup\n")
    await entered(shown, table.ada, table.chloe, table.bruno)
    await round_of(table, 1)
    reply = await table.chloe.command("arena", "tournament export", {"as": "json"})
    told = json.loads(_file(table, reply))
    assert [len(told["entrants"]), len(told["rounds"]), told["plan"]["name"]] == [3, 1, "Club Cup"]
    report = await table.chloe.command("arena", "tournament export", {"as": "trf"})
    assert b"012 Club Cup" in _file(table, report)


async def test_a_list_names_what_there_is(table: Scene):
    assert "no tournaments" in all_said((await table.chloe.command("arena", "tournament list")).shown)
    await opened(table)
    assert "Club Cup" in all_said((await table.chloe.command("arena", "tournament list")).shown)


async def test_a_cancelled_one_says_so(table: Scene):
    shown = await opened(table)
    reply = await cancelled(table)
    assert says(reply.shown.text, "tournament-cancelled-now", name="Club Cup")
    posted = await table.ada.wait_for(lambda one: says(one.text, "tournament-cancelled"), after=shown.id)
    assert posted.buttons == []
    gone = await table.chloe.press(shown, custom_id=button(shown, "tournament", "join"))
    assert "too late" in all_said(gone.shown)


async def test_who_cancels_is_asked_first(table: Scene):
    shown = await entered(await opened(table, places=3, format="round_robin"), table.ada, table.chloe, table.bruno)
    await round_of(table, 1)
    asked = (await table.ada.command("arena", "tournament cancel")).shown
    assert asked.ephemeral
    assert says(asked.text, "tournament-cancel-question", name="Club Cup", kind="other")
    assert says(asked.text, "tournament-matches-continue")
    kept = await table.ada.press(asked, custom_id=button(asked, "tournament", "keep"))
    assert says(kept.shown.text, "tournament-kept", name="Club Cup")
    assert (await present(table)).stage is Stage.RUNNING
    await cancelled(table)
    posted = await card(table, "was cancelled", after=shown.id)
    assert [one["label"] for one in posted.buttons] == ["Standings"]
    late = await table.ada.command("arena", "tournament cancel", {"tournament": 1})
    assert says(late.shown.text, "refused-tournament-over")


async def test_one_in_a_channel_that_cannot_be_read_is_unknown(table: Scene):
    await opened(table)
    await hide_arena(table)
    assert "no tournaments" in all_said((await table.chloe.command("general", "tournament list")).shown)
    reply = await table.chloe.command("general", "tournament table", {"tournament": 1})
    assert "no such tournament" in all_said(reply.shown)
    assert "Club Cup" in all_said((await table.ada.command("general", "tournament list")).shown)


async def test_a_title_is_shown_to_those_who_can_read_the_channel(table: Scene):
    await entered(await opened(table, format="knockout", places=3), *table.people[:3])
    for nth in (1, 2):
        await resigned(table, await round_of(table, nth))
    await card(table, "finished")
    (winner,) = [one.number for one in standings((await present(table)).event) if one.place == 1]
    (champion,) = (await present(table)).members(winner)
    person = next(one for one in table.people if one.id == champion.user)
    players, now = (
        [[Player(0, champion.user, champion.name)], [Player(0, 5000, "stranger")]],
        table.services.clock.now_ms(),
    )
    await ended(table.services.store, players, now, guild=table.local.world.guild.id, game="pitchout")
    named = {"user": person.user.username, "game": "pitchout"}

    async def told(reader: UserClient) -> bool:
        return "Club Cup" in all_said((await reader.command("general", "profile", named)).shown)

    assert await told(table.dai)
    await hide_arena(table)
    assert not await told(table.dai)
    mine = (await person.command("general", "profile", {"game": "pitchout"})).shown
    assert "Club Cup" in all_said(mine)
    shown = (await person.press(mine, custom_id=button(mine, "profileall"))).message
    assert shown is not None
    assert "Club Cup" not in all_said(shown)
    table.ada.delete_channel("arena")
    for _ in range(6000):
        if await told(table.dai):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("a title is lost with its channel")


async def test_a_name_with_formatting_is_read_as_it_is_written(table: Scene):
    wanted = {"game": "pitchout", "format": "swiss", "places": 4, "name": "**Cup**"}
    said = [(await table.ada.command("arena", "tournament create", wanted)).shown]
    shown = await card(table, "Cup")
    said.append((await table.chloe.press(shown, custom_id=button(shown, "tournament", "join"))).shown)
    said.append((await table.chloe.press(shown, custom_id=button(shown, "tournament", "leave"))).shown)
    said.append((await table.ada.command("general", "tournament move", {"tournament": 1})).shown)
    assert [one.text for one in said if r"\*\*Cup\*\*" not in one.text] == []
