"""`/server ban` refuses banned users every way to begin or join something on the server, and nobody else."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

import pytest

from bot.features.daily.service import Dailies
from bot.features.lobby.service import Lobby
from bot.features.tournaments.service import Tournaments
from bot.matches.core.errors import StoreBusy
from bot.matches.core.models import NOBODY, Player, Status
from bot.matches.settings.bans import Ban
from localdiscord.faults import InteractionDelivery
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from tests.features.crowd.test_calls_in_discord import called
from tests.features.lobby.test_lobby_message_in_discord import chosen
from tests.features.settings.test_moderation_log_in_discord import choose_log, logged
from tests.features.tournaments.test_tournaments_in_discord import card as card_of
from tests.places import ARENA
from tests.support.discord.scene import Scene, button
from tests.support.pictures.dailies import keep_days
from tests.support.words.fluent_files import LANGUAGES
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio

REASON = "Leaves *every* match"
SPOKEN = {"chloe": "en", "dai": "fr"}


class Stage(NamedTuple):
    """The cards that Ada has set up for two people, and buttons that anyone could press."""

    turn: ClientMessage
    challenges: Mapping[str, ClientMessage]
    results: Mapping[str, ClientMessage]
    rematches: Mapping[str, ClientMessage]
    hosted: Mapping[str, ClientMessage]
    table: ClientMessage
    queue: ClientMessage
    cup: ClientMessage
    help: Mapping[str, ClientMessage]
    lobby: ClientMessage
    panels: Mapping[str, ClientMessage]


def guild(table: Scene) -> int:
    return table.local.world.guild.id


async def shown(person: UserClient, command: str, /, **options: object) -> ClientMessage:
    return (await person.command("arena", command, options)).shown


async def banned(table: Scene, person: UserClient, **given: object) -> None:
    """A ban as stored, without its effects on matches, so that each way in is tested alone."""
    now = table.services.clock.now_ms()
    ban = Ban(person.id, str(given.get("reason", REASON)), now, int(str(given.get("until", 0))))
    await table.services.matches.work.store.bans.put(guild(table), Player(0, table.ada.id, "Ada"), ban, now, key="kept")


async def finished(table: Scene, person: UserClient) -> ClientMessage:
    """The result of a match of Ada with them."""
    card = await shown(table.ada, "play", game="offboard", **{"with": person.user.username})
    number = int(button(card, "accept").split(":")[1], 36)
    await person.press(card, custom_id=button(card, "accept"))
    await table.services.matches.resign(number, table.ada.id, key=f"over {number}")
    rematch = f"rematch:{button(card, 'accept').split(':')[1]}:"
    return await table.ada.wait_for(lambda one: rematch in str(one.parts) and one.id != card.id, timeout=30)


async def offered(table: Scene, person: UserClient) -> ClientMessage:
    """The latest offer to them."""
    return await table.ada.wait_for(lambda one: "agree:" in str(one.parts) and person.id in one.mentions, timeout=30)


async def staged(table: Scene) -> Stage:
    turn = await table.to_the_first_flick()
    people = [table.local.person(name) for name in SPOKEN]
    lobby = await chosen(table, ARENA)
    panels = {one.user.username: (await one.press(lobby, custom_id=button(lobby, "playopen"))).shown for one in people}
    challenges, results, rematches, hosted, help_ = ({} for _ in range(5))
    for one in people:
        name = one.user.username
        results[name] = await finished(table, one)
        again = await finished(table, one)
        await table.ada.press(again, custom_id=button(again, "rematch"))
        rematches[name] = await offered(table, one)
        hosted[name] = await shown(one, "play", game="pitchout", seats=4)
        await table.bruno.press(hosted[name], custom_id=button(hosted[name], "join"))
        help_[name] = await shown(one, "help")
        challenges[name] = await shown(table.ada, "play", game="pitchbowl", **{"with": name})
    await table.ada.command("arena", "server setup", {"tournaments": True})
    await table.ada.command(
        "arena", "tournament create", {"game": "pitchout", "format": "swiss", "places": 8, "name": "Club Cup"}
    )
    cup = await card_of(table, "Club Cup")
    await keep_days(table.services.matches.work.store, table.services.features.service(Dailies).today)
    return Stage(
        turn, challenges, results, rematches, hosted,
        await shown(table.ada, "play", game="forhonor", seats=4),
        await shown(table.ada, "queue join", game="offboard", rated=False),
        cup, help_, lobby, panels,
    )  # fmt: skip


Way = Callable[[Scene, Stage, UserClient], Awaitable[InteractionResult]]


def command(name: str, /, **options: object) -> Way:
    async def give(_table: Scene, _stage: Stage, person: UserClient) -> InteractionResult:
        return await person.command("arena", name, options)

    return give


def press(on: Callable[[Stage, str], ClientMessage], verb: str, args: str = "") -> Way:
    async def give(_table: Scene, stage: Stage, person: UserClient) -> InteractionResult:
        message = on(stage, person.user.username)
        return await person.press(message, custom_id=button(message, verb, args))

    return give


async def challenge_in_the_menu(table: Scene, _stage: Stage, person: UserClient) -> InteractionResult:
    return await person.menu("Challenge", table.ada.user, "arena")


async def call(_table: Scene, stage: Stage, person: UserClient) -> InteractionResult:
    return await called(person, stage.turn, "1")


WAYS: Mapping[str, Way] = {
    "open table": command("play", game="pitchout"),
    "challenge": command("play", game="pitchout", **{"with": "bruno"}),
    "challenge to the bot": command("play", game="pitchout", **{"with": "pichenette"}),
    "practice": command("practice", game="pitchout"),
    "practice by a button": press(lambda stage, name: stage.help[name], "practice"),
    "challenge in the menu": challenge_in_the_menu,
    "play in a lobby": press(lambda stage, _: stage.lobby, "playopen"),
    "practice in a lobby": press(lambda stage, _: stage.lobby, "lobbypractice"),
    "table in the panel of a lobby": press(lambda stage, name: stage.panels[name], "playgo"),
    "accept": press(lambda stage, name: stage.challenges[name], "accept"),
    "join a table": press(lambda stage, _: stage.table, "join"),
    "seat the house": press(lambda stage, name: stage.hosted[name], "seathouse"),
    "start": press(lambda stage, name: stage.hosted[name], "start"),
    "queue": command("queue join", game="forhonor"),
    "queue by a button": press(lambda stage, _: stage.queue, "queue"),
    "rematch": press(lambda stage, name: stage.results[name], "rematch"),
    "agree to a rematch": press(lambda stage, name: stage.rematches[name], "agree"),
    "join a tournament": command("tournament join"),
    "join on the card": press(lambda stage, _: stage.cup, "tournament", "join"),
    "open a tournament": command("tournament create", game="pitchout", format="knockout", name="Mine"),
    "daily": command("daily"),
    "call": call,
}


@pytest.mark.parametrize(("out", "other"), [("chloe", "dai"), ("dai", "chloe")])
async def test_whoever_is_banned_gets_in_nowhere_and_nobody_else_is_kept_out(table: Scene, out: str, other: str):
    stage = await staged(table)
    person, control, language = table.local.person(out), table.local.person(other), SPOKEN[out]
    await banned(table, person)
    reason = "Leaves \\*every\\* match"
    before = await everything(table)
    for name, way in WAYS.items():
        reply = (await way(table, stage, person)).shown
        assert reply.ephemeral, name
        assert says(reply.text, "refused-banned-ever-why", language, reason=reason), (name, reply.text)
    assert await everything(table) == before
    refused = {}
    for name, way in WAYS.items():
        reply = (await way(table, stage, control)).shown
        if any(says(reply.text, f"refused-banned-{kind}", SPOKEN[other]) for kind in ("ever", "other")):
            refused[name] = reply.text
    assert refused == {}
    assert len(await everything(table)) > len(before)


async def everything(table: Scene) -> list[object]:
    """The matches and who sits there, the tournaments, and who waits."""
    store = table.services.store
    matches = await store.of_guild(guild(table), statuses=tuple(Status))
    waiting = [
        one
        for game in ("offboard", "forhonor")
        for one in await table.bot.feature(Lobby).rows.waiting(guild(table), game)
    ]
    return [*matches, *await table.bot.feature(Tournaments).rows.in_server(guild(table), 20), *waiting]


async def ban(table: Scene, person: UserClient, **options: object) -> ClientMessage:
    return await shown(table.ada, "server ban", player=person.user.username, **options)


async def until_gone(table: Scene, message: ClientMessage) -> None:
    async with asyncio.timeout(30):
        while any(one.id == message.id for one in table.ada.messages("arena")):  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)


async def test_a_ban_says_what_it_ended_and_is_on_record(table: Scene):
    await choose_log(table, language="fr")
    card = await shown(table.ada, "play", game="offboard", **{"with": "dai"})
    await table.dai.press(card, custom_id=button(card, "accept"))
    await shown(table.dai, "play", game="pitchout")
    waits = await shown(table.dai, "queue join", game="offboard")
    await table.ada.command("arena", "tournament create", {"game": "pitchout", "format": "swiss", "name": "Club Cup"})
    await shown(table.dai, "tournament join")
    reply = await ban(table, table.dai, reason=REASON, **{"for": "7d"})
    end = (table.services.clock.now_ms() + 7 * 24 * 3600 * 1000) // 1000
    assert reply.ephemeral
    who = f"<@{table.dai.id}>"
    when = re.search(r"<t:(\d+):f>", reply.text)
    assert when is not None
    assert abs(int(when[1]) - end) < 60
    assert says(reply.text, "ban-done-until", user=who, when=when[0])
    assert says(reply.text, "block-parted", matches="#2")
    assert says(reply.text, "ban-left", tournaments="**Club Cup**")
    there = f"https://discord.com/channels/{guild(table)}/{(await table.match()).thread}"
    assert says(reply.text, "ban-under-way", matches=f"[#1]({there})")
    assert says(reply.text, "ban-why-hint")
    assert (await table.match(2)).status is Status.CANCELLED
    assert (await table.match()).status is Status.RUNNING
    assert await table.bot.feature(Lobby).rows.queued(table.dai.id) == ()
    await until_gone(table, waits)
    escaped = "Leaves \\*every\\* match"
    posted = await logged(table.ada, who, escaped)
    assert says(posted.text, "audit-ban-until", "fr", user=who)
    audit = await shown(table.ada, "server audit")
    assert says(audit.text, "audit-ban-until", user=who)
    refused = await shown(table.dai, "play", game="pitchout")
    assert says(refused.text, "refused-banned-until-why", "fr", when=when[0], reason=escaped)
    table.services.clock.shift += 7 * 24 * 3600 * 1000  # type: ignore[attr-defined]
    assert not (await shown(table.dai, "play", game="pitchout")).ephemeral
    assert says((await shown(table.ada, "server ban")).text, "bans-empty")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_ban_that_was_cut_short_is_said_to_hold(table: Scene, monkeypatch: pytest.MonkeyPatch, language: str):
    host = table.ada
    host.user.locale = language
    table.local.world.guild.owner_id = host.id
    waits = await shown(table.dai, "queue join", game="offboard")

    async def fails(*_: object, **__: object) -> None:
        raise StoreBusy("gone")

    with monkeypatch.context() as broken:
        broken.setattr(table.bot.feature(Tournaments).rows, "in_server", fails)
        reply = await shown(host, "server ban", player="dai")
    for key in ("ban-done-ever", "ban-cut-short", "ban-hint"):
        assert says(reply.text, key, language), key
    await until_gone(table, waits)
    again = await shown(host, "server ban", player="dai")
    assert not says(again.text, "ban-cut-short", language)


async def test_a_command_delivered_twice_bans_once(table: Scene):
    await choose_log(table)
    table.local.faults.deliver_next(InteractionDelivery(copies=2))
    await ban(table, table.dai, reason="loud", **{"for": "1 year"})
    await ban(table, table.chloe)
    await logged(table.ada, f"<@{table.chloe.id}>")
    about = [one for one in table.ada.messages("general") if f"<@{table.dai.id}>" in one.text]
    assert len(about) == 1
    _, lines = await table.services.store.audits(guild(table), skip=0, most=9)
    assert len([one for one in lines if str(table.dai.id) in one.act.after]) == 1
    _, ((_, _), (kept, _)) = await table.services.store.bans.page(guild(table), 0, skip=0, most=2)
    assert kept.until - kept.made == 365 * 24 * 3600 * 1000


@pytest.mark.parametrize(
    ("player", "options", "key", "args"),
    [
        ("ada", {}, "refused-ban-self", {}),
        ("pichenette", {}, "refused-ban-bot", {}),
        ("chloe", {"for": "soon"}, "refused-ban-length-unreadable", {"given": "soon"}),
        ("chloe", {"for": "5m"}, "refused-ban-length", {}),
        *(("chloe", {"for": zero}, "refused-ban-length", {}) for zero in ("0d", "0 h", "0.00 years", "0h00")),
        ("chloe", {"for": "11 years"}, "refused-ban-length", {}),
        ("chloe", {"for": "0"}, "refused-ban-length-unreadable", {"given": "0"}),
    ],
)
async def test_what_cannot_be_banned_is_said(
    table: Scene, player: str, options: dict[str, str], key: str, args: dict[str, str]
):
    reply = await shown(table.ada, "server ban", player=player, **options)
    assert reply.ephemeral
    assert says(reply.text, key, **args)
    assert (await table.services.store.bans.page(guild(table), 0, skip=0, most=1))[0] == 0


async def test_others_read_that_someone_cannot_play(table: Scene):
    await table.begin()
    await banned(table, table.dai)
    for person, language in ((table.chloe, "en"), (table.bruno, "fr")):
        reply = await shown(person, "play", game="offboard", **{"with": "dai"})
        assert reply.ephemeral
        assert says(reply.text, "refused-banned-other", language, user=f"<@{table.dai.id}>")
        assert re.search("Leaves|bann|exclu", reply.text) is None
    reply = await shown(table.ada, "match replace", user="dai")
    assert says(reply.text, "refused-banned-other-why", user=f"<@{table.dai.id}>", reason="Leaves \\*every\\* match")


async def test_a_ban_ends_at_the_border_of_its_server(table: Scene):
    await keep_days(table.services.matches.work.store, table.services.features.service(Dailies).today)
    await banned(table, table.chloe)
    here = table.chloe.dm()
    card, daily = [
        (await table.chloe.command(here, name, {"game": "pitchout"})).shown for name in ("practice", "daily")
    ]
    (match,) = await table.services.store.of_user(table.chloe.id, statuses=(Status.RUNNING,))
    assert (match.guild, match.channel, match.message) == (0, here, card.id)
    assert says(daily.text, "daily-title", game="Pitch Out")
    assert says(daily.text, "daily-about", nth=1, of=3)
    assert button(daily, "do")
    for name in ("practice", "daily"):
        assert says((await shown(table.chloe, name, game="pitchout")).text, "refused-banned-ever-why"), name


async def test_a_match_that_goes_on_can_be_played_to_its_end(table: Scene):
    turn = await table.to_the_first_flick()
    await banned(table, table.bruno)
    revision = await table.revision()
    person = table.next_of(turn)
    if person is table.ada:
        await table.answer(turn)
        turn = await table.turn(revision + 1)
    assert table.next_of(turn) is table.bruno
    await table.answer(turn)
    assert await table.revision() > revision
    await table.bruno.command("arena", "match resign", {"match": 1})


async def test_the_file_of_settings_has_the_bans(table: Scene):
    await ban(table, table.chloe, reason="loud")
    reply = await table.ada.command("general", "server export")
    (file,) = table.local.world.message(reply.shown.channel_id, reply.shown.id).attachments
    (exported,) = json.loads(file.content)["bans"]
    assert (exported["user"], exported["reason"], exported["until"]) == (str(table.chloe.id), "loud", 0)


async def test_deleting_ones_data_says_that_the_ban_stays(table: Scene):
    await ban(table, table.chloe, reason="loud")
    export = await table.chloe.command("general", "data export")
    (file,) = table.local.world.message(export.shown.channel_id, export.shown.id).attachments
    assert [one["reason"] for one in json.loads(file.content)["bans"]] == ["loud"]
    question = await shown(table.chloe, "data delete")
    assert says(question.text, "data-delete-bans")
    form = await table.chloe.press(question, custom_id=button(question, "erase"))
    done = (await table.chloe.submit(form, {"word": "delete"})).shown
    assert says(done.text, "data-deleted", count=0)
    assert says((await shown(table.chloe, "play", game="pitchout")).text, "refused-banned-ever")
    assert says((await shown(table.ada, "server ban")).text, "bans-line-ever", user=f"<@{table.chloe.id}>")
    assert "loud" not in (await shown(table.ada, "server audit")).text
    assert not says((await shown(table.dai, "data delete")).text, "data-delete-bans")
    lifted = await shown(table.ada, "server unban", player="chloe")
    assert says(lifted.text, "unban-done", user=f"<@{table.chloe.id}>")
    audit = await shown(table.ada, "server audit")
    assert says(audit.text, "audit-ban-lifted", user=NOBODY)
    assert str(table.chloe.id) not in audit.text
