"""Presses that a match costs its players. A menu choice counts as two, a command as one, opening the match's thread as one."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from bot.games.contract.save import load_state
from bot.matches.core.seeding import foretold
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from tests.support.discord.from_position import match_from
from tests.support.discord.scene import Scene, answers_of, button, scene
from tests.support.games.forhonor_matches import CLASH, begun

pytestmark = pytest.mark.asyncio


class Counted:
    """A person whose presses are counted."""

    def __init__(self, person: UserClient, channel: int) -> None:
        self.person = person
        self.presses = 0
        self._channel = channel

    async def command(self, name: str, options: dict[str, str]) -> InteractionResult:
        """Send a command in the channel that is open."""
        self.presses += 1
        return await self.person.command(str(self._channel), name, options)

    async def press(self, message: ClientMessage, verb: str, args: str = "") -> InteractionResult:
        """Press a button, in the channel of its message."""
        self.presses += 1 + (message.channel_id != self._channel)
        self._channel = message.channel_id
        return await self.person.press(message, custom_id=button(message, verb, args))

    async def choose(self, message: ClientMessage, custom_id: str, value: str) -> ClientMessage:
        """Open a menu and choose from it."""
        self.presses += 2
        return (await self.person.select(message, custom_id=custom_id, values=[value])).shown


def flicks(message: ClientMessage) -> bool:
    """Whether a message has the button that plays a flick."""
    return any(part.get("custom_id", "").startswith("do:") for part in message.buttons)


PRESSES_TO_A_FLICK = {("ada", "bruno"): 6, ("bruno", "bruno"): 6, ("bruno", "ada"): 6, ("ada", "ada"): 7}
"""From `/play` to the first flick, of both: by who starts and who deploys first. Who deploys first from the thread comes back to it."""


class Opening:
    """Ada challenges Bruno, both deploy, the starter flicks."""

    def __init__(self, table: Scene) -> None:
        arena = next(one.id for one in table.local.world.channels.values() if one.name == "arena")
        self.table = table
        self.counted = {one.id: Counted(one, arena) for one in (table.ada, table.bruno)}
        self.shown: dict[int, ClientMessage] = {}

    async def begun(self) -> None:
        """The challenge is accepted; Bruno reads the first question where they accepted."""
        ada, bruno = self.counted.values()
        card = (await ada.command("play", {"game": "pitchout", "with": "bruno"})).shown
        self.shown[bruno.person.id] = await bruno.person.follow_up(await bruno.press(card, "accept"))

    async def deploys(self, name: str) -> None:
        """A player takes the first formation, privately if they have been asked so."""
        one, revision = self.counted[self.table.local.person(name).id], await self.table.revision()
        message = self.shown.get(one.person.id) or await self.table.turn(revision)
        reply = await one.press(message, "answer", answers_of(message)[0])
        await self.table.turn(revision + 1)
        private = reply.message or reply.updated
        if private is not None and private.ephemeral:
            self.shown[one.person.id] = private

    async def flicks(self, name: str) -> None:
        """The starter plays the flick that is proposed: in the private message they have, which becomes its panel, else in the one they open."""
        one = self.counted[self.table.local.person(name).id]
        shown = self.shown.get(one.person.id)
        if shown is None:
            panel = (await one.press(await self.table.turn(2), "open")).shown
        else:
            panel = await one.person.wait_for(lambda message: message.id == shown.id and flicks(message), 30.0)
        await one.press(panel, "do")
        if await self.table.revision() == 2:  # what it costs is asked about once more
            await one.person.press(panel, custom_id=button(one.person.message(panel), "sure"))
        assert await self.table.revision() == 3


@pytest.mark.parametrize(("starter", "first"), PRESSES_TO_A_FLICK)
async def test_from_play_to_the_first_flick_of_pitch_out(tmp_path: Path, starter: str, first: str):
    for nth in range(20):
        async with scene(tmp_path, database=f"{nth}.db", seeds=foretold(f"presses {nth}")) as table:
            opening = Opening(table)
            await opening.begun()
            match = await table.match()
            state = load_state(GAMES["pitchout"].spec, match.state)
            if match.holder(state.turn).name.casefold() != starter:
                continue
            for name in (first, *({"ada", "bruno"} - {first})):
                await opening.deploys(name)
            await opening.flicks(starter)
            assert sum(one.presses for one in opening.counted.values()) <= PRESSES_TO_A_FLICK[starter, first]
            return
    pytest.fail(f"{starter} never starts")


async def aimed(table: Scene, turn: ClientMessage, pick: Sequence[str]) -> int:
    """The presses of a flick whose piece and target are chosen, without those that confirm its cost."""
    one = Counted(table.next_of(turn), turn.channel_id)
    panel = (await one.press(turn, "open")).shown
    panel = await one.choose(panel, button(panel, "pick"), pick[0])
    targets = next(menu for menu in panel.selects if menu["custom_id"].startswith("target:"))
    panel = await one.choose(panel, targets["custom_id"], pick[1])
    shown = (await one.press(panel, "do")).shown
    if not await table.revision():
        await one.person.press(shown, custom_id=button(shown, "sure"))
    assert await table.revision() == 1
    return one.presses


@pytest.mark.parametrize(("game", "pick"), [("pitchout", ("S.guard", "N.guard")), ("pitchbowl", ("red.t4", "blue.t3"))])
async def test_a_flick_aimed_with_menus(tmp_path: Path, game: str, pick: Sequence[str]):
    state = position(GAMES[game], "play", 2, GAMES[game].spec.complete({}), Rng(b"presses"))
    async with match_from(tmp_path, game, state) as (table, turn):
        assert await aimed(table, turn, pick) <= 6


async def test_a_move_of_another_ball_in_offboard(tmp_path: Path):
    async with scene(tmp_path) as table:
        turn = await table.begin(game="offboard")
        one = Counted(table.next_of(turn), turn.channel_id)
        (balls,) = turn.selects
        panel = await one.choose(turn, balls["custom_id"], balls["options"][-1]["value"])
        ways = answers_of(panel)
        assert ways
        assert all(way.startswith(balls["options"][-1]["label"]) for way in ways)
        await one.press(panel, "answer", ways[-1])
        assert await table.revision() == 1
        assert one.presses <= 3


@pytest.mark.parametrize(
    ("picks", "most"),
    [
        ([("deed", "")], 4),
        ([("@move", "H9"), ("@act", "attack")], 6),  # a menu says what each act costs, which a button could not
    ],
)
async def test_a_plan_of_for_honor(tmp_path: Path, picks: Sequence[tuple[str, str]], most: int):
    async with begun(tmp_path, CLASH) as table:
        turn = await table.begin(game="forhonor")
        one = Counted(table.next_of(turn), turn.channel_id)
        panel = (await one.press(turn, "open")).shown
        for name, wanted in picks:
            menu = next(menu for menu in panel.selects if name in menu["custom_id"])
            value = next(option["value"] for option in menu["options"] if wanted in option["value"])
            panel = await one.choose(panel, menu["custom_id"], value)
        await one.press(panel, "do")
        assert {ask.kind for ask in table.bot.matches.asks(await table.match())} == {"card"}
        assert one.presses <= most
