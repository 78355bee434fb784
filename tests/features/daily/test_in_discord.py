"""`/daily` at the local Discord: three tries count once each, everyone gets the same, and nothing gives the answer away."""

import datetime as dt
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.features.daily import service as dailies
from bot.features.daily.rows import DailyRows
from bot.features.daily.rules.puzzle_id import write_puzzle
from bot.features.daily.rules.schedule import FIRST, daily, number_of
from bot.features.daily.service import Dailies
from bot.features.daily.values import PuzzleTry
from bot.games import GAMES, MAKERS
from bot.games.contract.puzzle import Puzzle, best_of
from bot.matches.core.errors import EngineDown, Refused
from bot.matches.core.models import Player
from bot.matches.timing.paces import DAY
from bot.ops.play import corner
from bot.workers.films import MakeFilm
from localdiscord.interaction import Callback
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from localdiscord.server import LocalDiscord
from tests.support.discord.scene import QUICK, Scene, bot_on, button
from tests.support.discord.unplugged import ADA, BRUNO, COMMAND, GUILD, unplugged
from tests.support.pictures.dailies import keep_days
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


class Solver:
    """A player of puzzles, who waits for late answers of a busy machine."""

    def __init__(self, person: UserClient, locale: str = "en-GB") -> None:
        self.person = person
        person.user.locale = locale

    async def daily(self, where: str | int = "arena", **options: str) -> ClientMessage:
        return await self.seen(await self.person.command(where, "daily", options))

    async def press(self, panel: ClientMessage, **how: str) -> ClientMessage:
        return await self.seen(await self.person.press(panel, **how))

    async def select(self, panel: ClientMessage, verb: str, value: str) -> ClientMessage:
        menu = next(one["custom_id"] for one in panel.selects if one["custom_id"].startswith(f"{verb}:"))
        return await self.seen(await self.person.select(panel, custom_id=menu, values=[value]))

    async def aim(self, panel: ClientMessage) -> ClientMessage:
        """The panel with the first piece that it offers, aimed nowhere."""
        menu = next(one for one in panel.selects if one["custom_id"].startswith("pick:"))
        return await self.select(panel, "pick", menu["options"][0]["value"])

    async def flick(self, panel: ClientMessage) -> ClientMessage:
        """The panel flicked as it is; if nothing is chosen, the first piece nowhere."""
        if next(one for one in panel.buttons if one["custom_id"].startswith("do:")).get("disabled"):
            panel = await self.aim(panel)
        return await self.sure(await self.press(panel, custom_id=button(panel, "do")))

    async def sure(self, shown: ClientMessage) -> ClientMessage:
        """The result of a try; if its cost is asked about, it is made nevertheless."""
        asked = next((one["custom_id"] for one in shown.buttons if one.get("custom_id", "").startswith("sure:")), "")
        return await self.press(shown, custom_id=asked) if asked else shown

    async def finish(self, where: str | int = "arena") -> ClientMessage:
        """All three tries of the day, the last one the best answer."""
        panel = await self.daily(where)
        for _ in range(2):
            panel = await self.press(await self.flick(panel), label="Try again")
        return await self.flick(await self.solve(panel))

    async def solve(self, panel: ClientMessage) -> ClientMessage:
        """The panel aimed as the best answer is."""
        panel = await self.select(panel, "pick", "N.immortal")
        form = await self.person.press(panel, custom_id=button(panel, "type"))
        return await self.seen(await self.person.submit(form, {"angle": "169.41", "strength": "86"}))

    async def seen(self, reply: InteractionResult) -> ClientMessage:
        late = reply.type in {Callback.DEFER, Callback.DEFER_UPDATE}
        return await self.person.follow_up(reply) if late else reply.shown


MINUTE = 60_000  # ms
USER = {"username": "ada", "discriminator": "0", "global_name": "Ada", "avatar": None}


async def tries_at(scene: Scene, puzzle: Puzzle) -> tuple[PuzzleTry, ...]:
    return await scene.services.store.area(DailyRows).tries_of(puzzle.name, scene.ada.id)


def to_midnight(scene: Scene, puzzle: Puzzle, after: int) -> None:
    """Move the clock to so many minutes after the end of the puzzle's day."""
    clock = scene.services.clock
    clock.shift += scene.bot.feature(Dailies).closes(puzzle.name) - clock.now_ms() + after * MINUTE


@pytest_asyncio.fixture
async def puzzle(table: Scene) -> Puzzle:
    """Today's puzzle of Pitch Out, at noon; there is one of yesterday and of tomorrow, too."""
    clock, day = table.services.clock, dt.timedelta(days=1)
    clock.shift += 12 * 60 * MINUTE - clock.now_ms() % (24 * 60 * MINUTE)
    today = table.bot.feature(Dailies).today
    await keep_days(table.services.store, today - day, today + day)
    return await keep_days(table.services.store, today)


async def test_three_tries_count(table: Scene, puzzle: Puzzle):
    ada = Solver(table.ada)
    panel = await ada.daily()
    assert panel.ephemeral
    assert panel.pictures
    assert "Knock off 2 pucks" in panel.text
    assert "try 1 of 3" in panel.text
    played = await ada.flick(panel)
    assert "2 tries left" in played.text
    assert played.pictures
    table_of_the_day = await ada.press(played, label="Results")
    assert "`1` **Ada**" in table_of_the_day.text
    panel = await ada.press(table_of_the_day, label="Try again")
    assert "try 2 of 3" in panel.text
    played = await ada.flick(panel)
    assert "one try left" in played.text
    panel = await ada.solve(await ada.press(played, label="Try again"))
    last = await ada.flick(panel)
    assert "🟩 **100** · goal reached" in last.text
    assert "🔥 1 day in a row" in last.text
    assert "🥇 **Ada** · 100" in last.text
    tries = await tries_at(table, puzzle)
    assert [one.nth for one in tries] == [1, 2, 3]
    assert [one.points for one in tries] == [tries[0].points, tries[1].points, 100]
    again = await ada.daily()
    assert "goal reached" in again.text
    assert "do:" not in str(again.parts)


async def test_the_panel_does_not_begin_with_an_answer(table: Scene, puzzle: Puzzle):
    """No piece is chosen and no aim: neither the flick as it is nor a harder one comes near the goal."""
    ada = Solver(table.ada)
    panel = await ada.daily()
    assert all(not one.get("default") for menu in panel.selects for one in menu["options"])
    panel = await ada.aim(panel)
    (target,) = (menu for menu in panel.selects if menu["custom_id"].startswith("target:"))
    assert [one["label"] for one in target["options"] if one.get("default")] == ["A direction"]
    played = await ada.flick(await ada.daily())
    assert "goal reached" not in played.text
    assert (await tries_at(table, puzzle))[0].points < 60


async def test_a_try_is_filmed_for_its_player_whom_no_rival_triumphs_over(
    table: Scene, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
):
    films, jobs = table.services.films, list[MakeFilm]()

    async def shoot(job: MakeFilm) -> bytes:
        jobs.append(job)
        return await shooting(job)

    shooting = films.shoot
    monkeypatch.setattr(films, "shoot", shoot)
    await Solver(table.ada).flick(await Solver(table.ada).daily())
    assert [one.viewer for one in jobs] == [puzzle.seat]  # see tests/render/test_celebrations.py


async def test_a_try_that_costs_something_is_asked_about_once_more(table: Scene, puzzle: Puzzle):
    ada = Solver(table.ada)
    panel = await ada.aim(await ada.daily())
    asked = await ada.press(panel, custom_id=button(panel, "do"))
    assert says(asked.text, "sure-touches-nothing")
    assert await tries_at(table, puzzle) == ()
    again = await ada.press(asked, custom_id=button(asked, "again"))
    asked = await ada.press(again, custom_id=button(again, "do"))
    played = await ada.press(asked, custom_id=button(asked, "sure"))
    assert "2 tries left" in played.text
    assert len(await tries_at(table, puzzle)) == 1


async def test_a_perfect_try_needs_no_other(table: Scene, puzzle: Puzzle):
    ada = Solver(table.ada)
    played = await ada.flick(await ada.solve(await ada.daily()))
    assert button(played, "dailyshare")
    assert "try" not in "".join(one["label"].lower() for one in played.buttons)
    assert len(await tries_at(table, puzzle)) == 1


async def test_a_try_begun_before_a_restart_is_played_after_it_and_counts_once(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            kept = await keep_days(services.store, bot.feature(Dailies).today)
            ada = Solver(Scene(local, services, bot).ada)
            panel = await ada.press(await ada.flick(await ada.daily()), label="Try again")
            panel = await ada.press(panel, custom_id=button(panel, "step", "+20"))
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            scene = Scene(local, services, bot)
            ada = Solver(scene.ada)
            played = await ada.flick(panel)
            assert "one try left" in played.text
            assert [one.nth for one in await tries_at(scene, kept)] == [1, 2]


async def test_a_press_that_comes_twice_counts_once_and_shows_the_same(table: Scene, puzzle: Puzzle):
    ada = Solver(table.ada)
    panel = await ada.aim(await ada.daily())
    asked = await ada.press(panel, custom_id=button(panel, "do"))
    pressed = await table.ada.press(asked, custom_id=button(asked, "sure"), twice=True)
    assert isinstance(pressed.twin, InteractionResult)
    one, other = await ada.seen(pressed), await ada.seen(pressed.twin)
    assert "2 tries left" in one.text
    assert one.text == other.text
    assert len(await tries_at(table, puzzle)) == 1
    panel = await ada.press(one, label="Try again")
    asked = await ada.press(panel, custom_id=button(panel, "do"))
    await table.ada.press(asked, custom_id=button(asked, "sure"), redeliver=True)
    assert len(await tries_at(table, puzzle)) == 2


async def test_another_answer_in_an_old_panel_is_offered_as_the_next_try(table: Scene, puzzle: Puzzle):
    ada = Solver(table.ada)
    one, other = await ada.daily(), await ada.daily()
    await ada.flick(one)
    asked = await ada.flick(await ada.solve(other))
    assert "already used that try" in asked.text
    assert "try 2 of 3" in asked.text
    assert len(await tries_at(table, puzzle)) == 1
    assert "**100**" in (await ada.flick(asked)).text
    assert len(await tries_at(table, puzzle)) == 2


async def test_a_fourth_try_is_refused_in_every_panel(table: Scene, puzzle: Puzzle):
    ada = Solver(table.ada)
    old = await ada.daily()
    last = await ada.finish()
    after = await ada.flick(await ada.solve(old))
    assert "🟩 **100** · goal reached" in after.text
    assert "do:" not in str(after.parts)
    assert len(await tries_at(table, puzzle)) == 3
    practice = await ada.press(last, label="Practice")
    assert "doesn’t count" in practice.text
    assert "**100**" in (await ada.flick(await ada.solve(practice))).text
    assert len(await tries_at(table, puzzle)) == 3


async def test_a_try_counts_until_ten_minutes_after_midnight(table: Scene, puzzle: Puzzle):
    ada = Solver(table.ada)
    panel = await ada.daily()
    to_midnight(table, puzzle, 9)
    played = await ada.flick(panel)
    assert "2 tries left" in played.text
    again = await ada.press(played, label="Try again")
    assert "try 2 of 3" in again.text
    to_midnight(table, puzzle, 10)
    late = await ada.flick(again)
    assert "no longer count" in late.text
    assert "try 1 of 3" in late.text
    assert len(await tries_at(table, puzzle)) == 1
    tomorrow = table.bot.feature(Dailies).today
    assert "2 tries left" in (await ada.flick(late)).text
    assert len(await table.services.store.area(DailyRows).tries_of(f"daily.{tomorrow}.pitchout", table.ada.id)) == 1


async def test_days_in_a_row_make_a_streak(table: Scene, puzzle: Puzzle):
    ada = Solver(table.ada)
    await ada.finish()
    to_midnight(table, puzzle, 60)
    assert "🔥 2 days in a row" in (await ada.finish()).text


async def test_the_line_to_share_gives_nothing_away_and_is_posted_once(table: Scene, puzzle: Puzzle):
    ada = Solver(table.ada)
    last = await ada.finish()
    shared = await ada.press(last, label="Share")
    assert not shared.ephemeral
    tries = await tries_at(table, puzzle)
    number = number_of(table.bot.feature(Dailies).today)
    line = f"<@{table.ada.id}> · Pichenette #{number} · Pitch Out {''.join(map(sign_of, tries))}"
    assert shared.text == line
    assert shared.pictures == []
    assert button(shared, "daily") == f"daily:0:{write_puzzle(puzzle.name)}~0~0~:"
    again = await ada.press(last, label="Share")
    assert "already shared" in again.text
    assert again.ephemeral
    panel = await Solver(table.bruno).press(shared, label="Play")
    assert panel.ephemeral
    assert "try 1 of 3" in panel.text


async def test_ghosts_are_seen_after_the_last_try(table: Scene, puzzle: Puzzle):
    ada, bruno = Solver(table.ada), Solver(table.bruno)
    assert "Ghosts" not in [one["label"] for one in (await ada.finish()).buttons]
    panel = await bruno.daily()
    played = await bruno.flick(panel)
    with pytest.raises(Refused, match="refused-ghosts"):
        await table.bot.feature(Dailies).ghosts(puzzle.name, table.bruno.id, GUILD)
    for _ in range(2):
        played = await bruno.flick(await bruno.press(played, label="Try again"))
    shown = await bruno.press(played, label="Ghosts")
    assert shown.ephemeral
    points = max(one.points for one in await table.services.store.area(DailyRows).tries_of(puzzle.name, table.bruno.id))
    assert "`1` Ada · 100" in shown.text
    assert f"`2` **Bruno** · {points} · yours, highlighted" in shown.text
    (picture,) = shown.pictures
    assert "(yours)" in picture["description"]
    back = await bruno.press(shown, label="Results")
    assert "On this server" in back.text


@pytest.mark.usefixtures("puzzle")
async def test_who_blocked_a_player_is_no_ghost_to_them(table: Scene):
    ada, bruno = Solver(table.ada), Solver(table.bruno)
    await ada.finish()
    last = await bruno.finish()
    store = table.services.store
    await store.block(Player(0, table.ada.id, "Ada"), Player(0, table.bruno.id, "Bruno"))
    shown = await bruno.press(last, label="Ghosts")
    assert "Ada" not in shown.text
    assert "`1` **Bruno**" in shown.text


def sign_of(one: PuzzleTry) -> str:
    return "🟩" if one.points >= 60 else "🟨" if one.points else "🟥"


async def test_the_solution_is_shown_when_the_day_is_over_and_not_before(table: Scene, puzzle: Puzzle):
    ada = Solver(table.ada)
    panel = await ada.press(await ada.finish(), label="Last solution")
    assert "💡 Best answer: **B5 Immortal" in panel.text
    assert "🟩 **100** · goal reached" in panel.text
    assert panel.pictures
    assert all(puzzle.name.split(".")[1] != one for one in str(panel.parts).split("."))


async def test_two_servers_and_direct_messages_get_the_same(tmp_path: Path):
    """Also with a forged press, nobody is told today's answer."""
    async with unplugged(tmp_path) as bot:
        today = bot.bot.feature(Dailies).today
        await keep_days(bot.services.store, today)
        other = {"guild_id": str(GUILD + 1), "authorizing_integration_owners": {"0": str(GUILD + 1)}}
        alone = {"guild_id": None, "guild": None, "member": None, "context": 1, "user": {"id": str(ADA), **USER}}
        places: tuple[dict[str, Any], ...] = ({}, other, alone)
        shown = [await bot._hand_over(COMMAND, bot._said("daily", {}), ADA, told) for told in places]
        assert len({one.said for one in shown}) == 1
        assert "Knock off 2 pucks" in shown[0].said
        assert len({tuple(one.custom_ids) for one in shown}) == 1
        early = await bot.press(f"dailybefore:0:{write_puzzle(daily(today, 'pitchout'))}:", BRUNO)
        assert "no such puzzle" in early.said
        unearned = await bot.press(f"daily:0:{write_puzzle(daily(today, 'pitchout'))}~1~0~:", BRUNO)
        assert "try 1 of 3" in unearned.said
        ahead = await bot.press(f"daily:0:{write_puzzle(daily(today + dt.timedelta(days=1), 'pitchout'))}~0~1~:", BRUNO)
        assert "no such puzzle" in ahead.said


async def test_other_games_have_their_days(table: Scene, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dailies, "games_of", lambda day: ("pitchout", ("offboard", "pitchbowl")[day.toordinal() % 2]))
    ada, today = Solver(table.ada), table.bot.feature(Dailies).today
    if "offboard" not in dailies.games_of(today):
        table.services.clock.shift += 24 * 60 * MINUTE
    kept = await keep_days(table.services.store, table.bot.feature(Dailies).today, game="offboard")
    panel = await ada.daily(game="offboard")
    assert "Your opponent is about to score" in panel.text
    panel = await ada.select(panel, "pick", "H9 NW")
    played = await ada.press(panel, custom_id=button(panel, "answer", "H9 SW"))
    assert "🥇 **Ada** · 100" in played.text
    assert [one.points for one in await tries_at(table, kept)] == [100]
    table.services.clock.shift += 24 * 60 * MINUTE
    refused = await ada.daily(game="offboard")
    assert "There’s no Offboard puzzle today." in refused.text
    assert button(refused, "daily")


async def test_a_button_for_another_game_opens_the_puzzle_of_that_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dailies, "games_of", lambda _: ("pitchout", "offboard"))
    async with unplugged(tmp_path) as bot:
        for game in ("pitchout", "offboard"):
            await keep_days(bot.services.store, bot.bot.feature(Dailies).today, game=game)
        assert "Knock off 2 pucks" in (await bot.press("daily:0::", ADA)).said
        assert "Your opponent is about to score" in (await bot.press("daily:0::offboard", ADA)).said


@pytest.mark.parametrize("game", MAKERS)
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_each_game_has_a_panel_and_a_solution(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, locale: str
):
    monkeypatch.setattr(dailies, "games_of", lambda _: tuple(MAKERS))
    async with unplugged(tmp_path) as bot:
        today = bot.bot.feature(Dailies).today
        puzzle = await keep_days(bot.services.store, today, today - dt.timedelta(days=2), game=game)
        words = bot.bot.catalogue.of(locale)
        goal = words.say(puzzle.goal)
        panel = await bot.command("daily", ADA, {"game": game}, locale=locale)
        assert goal in panel.said
        assert any(one.startswith(("do:", "answer:")) for one in panel.custom_ids)
        shown = await bot.press(f"dailybefore:0:{write_puzzle(puzzle.name)}:", ADA, locale=locale)
        assert goal in shown.said
        assert "💡" in shown.said
        again = next(one for one in shown.custom_ids if one.startswith("daily:0:d"))
        assert goal in (await bot.press(again, ADA, locale=locale)).said
        attempted = await bot.bot.feature(Dailies).attempt(puzzle, best_of(GAMES[game], puzzle))
        assert attempted.verdict.points == 100


async def test_a_clock_before_the_first_puzzle_is_said_and_no_incident(table: Scene):
    clock, dailies, ada = table.services.clock, table.bot.feature(Dailies), Solver(table.ada)
    first = int(dt.datetime.combine(FIRST, dt.time(), dt.UTC).timestamp()) * 1000
    for before in (DAY // 2, 100 * DAY):
        clock.shift += first - before - clock.now_ms()
        for game in MAKERS:
            assert says((await ada.daily(game=game)).text, "refused-first-puzzle")
        with pytest.raises(EngineDown):  # of the exercises: a scene makes none
            await dailies.ahead()
    clock.shift += first - clock.now_ms()
    assert (await dailies.result(daily(FIRST, "pitchout"), ADA, GUILD)).former == ""
