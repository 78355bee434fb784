"""PitchBowl played by taps at the local Discord: one message a turn, set-up, kick-off, a touchdown; what is refused, lost, asked twice."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from bot.games.contract.base import Step
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Options
from bot.games.pitchbowl.rules.events import Event
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchbowl.rules.values import State
from bot.matches.core.models import Player, Status
from bot.matches.settings.preferences import Preferences
from localdiscord.people import ClientMessage, UserClient
from tests.cogs.delivery.test_outbox import settled
from tests.support.discord.scene import Scene, button, flick, scene, tools_for
from tests.support.scenes.pitchbowl_scenes import play
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio

EDIT = "/channels/{channel.id}/messages/{message.id}"


class Begun(PitchBowl):
    """PitchBowl from a position on."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State, Event]:
        """The position."""
        del seats, options, rng
        return Step(self._state, ())


@contextlib.asynccontextmanager
async def begun(folder: Path, state: State) -> AsyncIterator[tuple[Scene, ClientMessage]]:
    """A match from a position on, and its first message."""
    games = {**GAMES, "pitchbowl": Begun(state)}
    tools = tools_for(games)
    async with scene(folder, games=games, tools=tools) as table:
        yield table, await table.begin(game="pitchbowl")


def close_to_the_goal() -> State:
    """Amber's first runner has the ball on the fifteenth row's edge; a touchdown wins."""
    state = play(touchdowns="1")
    players = tuple(
        msgspec.structs.replace(one, x=225.0, y=670.0) if one.id == "red.r1" else one for one in state.players
    )
    return msgspec.structs.replace(state, players=players, ball=None, holder="red.r1")


async def shown(person: UserClient, message: ClientMessage, verb: str, args: str = "") -> ClientMessage:
    """The panel after a press."""
    reply = await person.press(message, custom_id=button(message, verb, args))
    assert reply.updated is not None, reply
    return reply.updated


def public(table: Scene, turn: ClientMessage) -> list[ClientMessage]:
    """The messages that everybody sees where a match is played."""
    return [one for one in table.ada.messages(turn.channel_id) if not one.ephemeral]


def verbs(message: ClientMessage) -> list[str]:
    """The verbs of a message's buttons."""
    return [one["custom_id"].partition(":")[0] for one in message.buttons]


async def test_from_the_toss_to_the_first_flicks_by_taps(tmp_path: Path):
    async with scene(tmp_path, seeds=lambda: bytes(32)) as table:
        turn = await table.begin(game="pitchbowl")
        await table.answer(turn, "receive")
        kicker, panel = await table.panel(await table.turn(1))
        panel = await shown(kicker, panel, "pick", "deep")
        await flick(kicker, panel)
        await table.answer(await table.turn(2))
        kicker, panel = await table.panel(await table.turn(3))
        assert len(panel.selects[0]["options"]) == 7
        panel = (await kicker.select(panel, custom_id=button(panel, "pick"), values=["kick +12"])).shown
        await flick(kicker, panel)
        turn = await table.turn(4)
        coach, panel = await table.panel(turn)
        assert coach is not kicker
        first = panel.selects[0]["options"][0]["value"]
        panel = (await coach.select(panel, custom_id=button(panel, "pick"), values=[first])).shown
        panel = await shown(coach, panel, "step", "-20")
        played = (await flick(coach, panel)).updated
        assert played is not None
        going_on = await table.turn(5)
        assert going_on.id == turn.id, going_on.text
        assert verbs(played) == ["open", "answer"]
        assert not await table.services.store.barred(1)


async def test_a_turn_is_told_in_one_message_and_ended_by_one_tap(tmp_path: Path):
    async with begun(tmp_path, play()) as (table, turn):
        coach, panel = await table.panel(turn)
        for revision in (1, 2):
            picked = await coach.select(panel, custom_id=button(panel, "pick"), values=[f"red.t{revision + 3}"])
            played = (await flick(coach, picked.shown)).updated
            assert played is not None
            now = await table.turn(revision)
            assert now.id == turn.id
            panel = await shown(coach, played, "open")
        assert "A4 runs." in now.text
        assert "A5 runs." in now.text
        assert "still available: extra effort, pick-up" in now.text
        assert verbs(now) == ["open", "answer", "text", "replay", "why", "more", "verify", *["call"] * 3]
        assert now.mentions == [coach.id]
        assert "Next flick" in [one["label"] for one in now.buttons]
        film = await coach.press(now, custom_id=button(now, "replay", "0-"))
        assert (film.message or await coach.follow_up(film)).ephemeral
        await coach.press(now, custom_id=button(now, "answer", "end"))
        after = await table.turn(3)
        assert after.id != turn.id
        assert after.mentions == [one.id for one in (table.ada, table.bruno) if one is not coach]
        await table.ada.wait_for(lambda one: one.id == turn.id and verbs(one) == ["text", "replay", "why", "verify"])
        assert "do" not in verbs(await shown(coach, panel, "do"))
        assert await table.revision() == 3


async def test_an_old_next_flick_goes_on_from_where_the_turn_is_now(tmp_path: Path):
    async with begun(tmp_path, play()) as (table, turn):
        coach, panel = await table.panel(turn)
        played = (await flick(coach, panel)).shown
        await table.all_answered()
        table.forget_panels()
        _, other = await table.panel(await table.turn(1))
        await flick(coach, other)
        again = (await shown(coach, played, "open")).text
        assert any(said in again for said in ("The match has moved on", "La partie a avancé"))


async def test_a_message_that_was_lost_is_made_again_and_none_is_made_twice(tmp_path: Path):
    async with begun(tmp_path, play()) as (table, turn):
        coach, panel = await table.panel(turn)
        table.local.faults.fail_next("PATCH", EDIT, status=500, after_effect=True, times=2)
        panel = await shown(coach, (await flick(coach, panel)).shown, "open")
        await table.turn(1)
        await settled(table)
        before = public(table, turn)
        table.ada.delete_message(turn)
        panel = await shown(coach, (await flick(coach, panel)).shown, "open")
        posted = await table.turn(2)
        assert posted.id not in {one.id for one in before}
        assert "A10 picks up the ball." in posted.text
        assert "A10 runs." in posted.text
        await flick(coach, panel)
        assert (await table.turn(3)).id == posted.id
        await settled(table)
        assert len(public(table, turn)) == len(before)


async def test_ending_a_turn_is_asked_about_once_more_if_its_player_wants_that(tmp_path: Path):
    async with begun(tmp_path, play()) as (table, turn):
        coach = table.next_of(turn)
        holder = Player(0, coach.id, coach.user.username)
        await table.services.matches.reminders.change(holder, lambda _: Preferences(confirm=True))
        sure = (await coach.press(turn, custom_id=button(turn, "answer", "end"))).shown
        assert await table.revision() == 0
        panel = await shown(coach, sure, "again")
        assert button(panel, "do")
        sure = (await coach.press(turn, custom_id=button(turn, "answer", "end"))).shown
        await coach.press(sure, custom_id=button(sure, "certain", "end"))
        assert table.next_of(await table.turn(1)) is not coach


async def test_a_touchdown_ends_the_match(tmp_path: Path):
    async with begun(tmp_path, close_to_the_goal()) as (table, turn):
        coach, panel = await table.panel(turn)
        panel = (await coach.select(panel, custom_id=button(panel, "pick"), values=["red.r1"])).shown
        panel = (await coach.select(panel, custom_id=button(panel, "target"), values=["goal"])).shown
        played = await flick(coach, panel)
        assert "open" not in verbs(played.shown)
        last = await table.turn(1)
        assert last.id != turn.id
        assert says(last.text, "pitchbowl-event-touchdown")
        assert (await table.match()).status is Status.FINISHED


async def test_no_placement_is_one_tap(tmp_path: Path):
    async with begun(tmp_path, play(defensive_placement="on")) as (table, turn):
        coach, panel = await table.panel(turn)
        panel = (await coach.select(panel, custom_id=button(panel, "pick"), values=["red.t4"])).shown
        await flick(coach, panel)
        asked = await table.turn(1)
        other = table.next_of(asked)
        assert (asked.id != turn.id, other is not coach) == (True, True)
        warned = (await table.panel(asked))[1].text
        assert any(says(warned, "pitchbowl-hint-placement", language) for language in ("en", "fr"))
        await other.press(asked, custom_id=button(asked, "answer", "decline_all"))
        back = await table.turn(2)
        assert (table.next_of(back), back.id != asked.id) == (coach, True)


@pytest.mark.parametrize(
    ("locale", "faults"),
    [
        ("en-US", ["A4 and A5 are less", "A1 is over the median line", "Only 2 players are"]),
        ("fr", ["A4", "A5", "A1", "médiane", "2 joueurs"]),
    ],
)
async def test_a_set_up_is_refused_with_every_fault(tmp_path: Path, locale: str, faults: list[str]):
    state: Any = msgspec.structs.replace(play(), phase="setup", kicker=0, ready=(), ball=None, holder=None)
    async with begun(tmp_path, state) as (table, turn):
        coach = table.next_of(turn)
        coach.user.locale = locale
        _, panel = await table.panel(turn)
        form = await coach.press(panel, custom_id=button(panel, "type"))
        panel = (await coach.submit(form, {"places": "A1 22.5, 42\nA4 12.5, 35\nA5 12.5 36"})).shown
        refused = (await coach.press(panel, custom_id=button(panel, "do"))).shown
        assert [fault for fault in faults if fault not in refused.text] == []
        assert await table.revision() == 0
        panel = (await coach.select(refused, custom_id=button(refused, "piece"), values=["red.t1"])).shown
        form = await coach.press(panel, custom_id=button(panel, "move"))
        panel = (await coach.submit(form, {"place": "17.5 38.7"})).shown
        assert ("A1 " in panel.text, "A4 " in panel.text) == (False, True)
