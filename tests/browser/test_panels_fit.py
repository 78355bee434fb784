"""Every kind of panel on a phone: the question, the picture and the main button are on one screen; lessons and puzzles on a small desktop too."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.async_api import Browser

from bot.features.daily import service as dailies
from bot.features.daily.service import Dailies
from bot.features.lessons.courses import course, taught
from bot.games import GAMES, MAKERS
from bot.games.contract.base import Answer, position
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Options
from localdiscord.interaction import Callback
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from tests.browser.driver import PHONE, Tab
from tests.support.discord.from_position import match_from
from tests.support.discord.scene import Scene, button, scene, settings_page
from tests.support.pictures.dailies import keep_days
from tests.support.scenes import forhonor_scenes, offboard_scenes, pitchbowl_scenes
from tests.support.words.fluent_files import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SCREENS = Path("out/screens")
LOCALES = LANGUAGES  # a language is a locale that the bot understands
DESKTOP = (1280, 800)
LUCK = Rng(b"panels")
HEADER = 0.1  # of a picture's height: the line above the board and the board's edge


class Case(NamedTuple):
    """A panel: the game, a position where it is asked, and options of the match."""

    game: str
    state: Callable[[], Any]
    options: str = ""
    locale: str = "en-US"


def asked(game: str, kind: str, options: Options | None = None) -> Callable[[], Any]:
    """The first position from the start on where this kind is asked, if everybody gives the first choice."""

    def found() -> Any:
        rules = GAMES[game]
        state = position(rules, "start", 2, rules.spec.complete(options or {}), LUCK)
        for _ in range(60):
            asks = rules.asks(state)
            if any(ask.kind == kind for ask in asks):
                return state
            state = rules.apply(state, Answer(asks[0].id, asks[0].seat, asks[0].choices[0].action), LUCK).state
        raise AssertionError(f"{game} does not ask {kind}")

    return found


def interrupted(phase: str, **changes: str) -> Any:
    """PitchBowl's first turn, interrupted by a question."""
    state = pitchbowl_scenes.play(defensive_placement="on")
    return msgspec.structs.replace(state, phase=phase, **changes)


def copying() -> Any:
    """A flick of Pitch Out for which the Captain may copy a power."""
    state = asked("pitchout", "flick")()
    out = f"{'SN'[state.turn]}.runner"
    pucks = (msgspec.structs.replace(one, in_play=False) if one.id == out else one for one in state.pucks)
    return msgspec.structs.replace(state, pucks=tuple(pucks))


def second_pick() -> Any:
    """For Honor's draft when the packets have five heroes left."""
    rules, state = GAMES["forhonor"], asked("forhonor", "draft")()
    for _ in range(2):
        ask = rules.asks(state)[0]
        state = rules.apply(state, Answer(ask.id, ask.seat, ask.choices[0].action), LUCK).state
    return state


COMPLETE = GAMES["pitchout"].spec.complete({"mode": "complete"})
CASES = {
    "pitchout-deploy": Case("pitchout", asked("pitchout", "deploy")),
    "pitchout-deploy-fr": Case("pitchout", asked("pitchout", "deploy"), locale="fr"),
    "pitchout-flick": Case("pitchout", asked("pitchout", "flick")),
    "pitchout-flick-fr": Case("pitchout", asked("pitchout", "flick"), locale="fr"),
    "pitchout-copy": Case("pitchout", copying),
    "pitchout-copy-fr": Case("pitchout", copying, locale="fr"),
    "pitchout-elites": Case(
        "pitchout", lambda: position(GAMES["pitchout"], "elites", 2, COMPLETE, LUCK), "mode=complete"
    ),
    "pitchout-lineup": Case("pitchout", asked("pitchout", "lineup", {"mode": "complete"}), "mode=complete"),
    "offboard-move": Case("offboard", offboard_scenes.crowded),
    "offboard-move-fr": Case("offboard", offboard_scenes.crowded, locale="fr"),
    "offboard-air": Case("offboard", offboard_scenes.in_the_air),
    "pitchbowl-setup": Case("pitchbowl", asked("pitchbowl", "setup")),
    "pitchbowl-kick": Case("pitchbowl", pitchbowl_scenes.kicking),
    "pitchbowl-flick": Case("pitchbowl", pitchbowl_scenes.play),
    "pitchbowl-midst": Case("pitchbowl", pitchbowl_scenes.midst),
    "pitchbowl-last": Case("pitchbowl", lambda: pitchbowl_scenes.play(defensive_placement="on")),
    "pitchbowl-last-fr": Case("pitchbowl", lambda: pitchbowl_scenes.play(defensive_placement="on"), locale="fr"),
    "pitchbowl-bonus": Case("pitchbowl", lambda: interrupted("bonus", bonus="red.t1")),
    "pitchbowl-fumble": Case("pitchbowl", lambda: interrupted("fumble_spot", clumsy="red.t1")),
    "pitchbowl-placement": Case("pitchbowl", lambda: interrupted("placement")),
    "forhonor-pick": Case("forhonor", asked("forhonor", "pick_hero")),
    "forhonor-enter": Case("forhonor", asked("forhonor", "step")),
    "forhonor-draft": Case("forhonor", asked("forhonor", "draft")),
    "forhonor-draft-five": Case("forhonor", second_pick),
    "forhonor-draft-five-fr": Case("forhonor", second_pick, locale="fr"),
    "forhonor-act": Case("forhonor", forhonor_scenes.middle),
    "forhonor-fight": Case("forhonor", forhonor_scenes.fighting),
}
EDGES = """
panel => {
  let area = panel.parentElement;
  while (!/auto|scroll/.test(getComputedStyle(area).overflowY)) area = area.parentElement;
  const main = [...panel.querySelectorAll('[data-custom-id^="do:"], [data-custom-id^="answer:"]')].pop()
    ?? [...panel.querySelectorAll('[data-testid="select"]')].pop();
  const picture = panel.querySelector('[data-testid="picture"]');
  const question = panel.querySelector('[role=heading]') ?? picture ?? main;
  const lines = question.getBoundingClientRect();
  const wrapped = new Map();
  for (const button of panel.querySelectorAll('[data-testid="button"]')) {
    const [row, top] = [button.parentElement, Math.round(button.getBoundingClientRect().top)];
    if (!wrapped.has(row)) wrapped.set(row, new Map());
    wrapped.get(row).set(top, (wrapped.get(row).get(top) ?? 0) + 1);
  }
  return {
    room: area.clientHeight,
    reach: Math.round(main.getBoundingClientRect().bottom - Math.min(lines.top, picture?.getBoundingClientRect().top ?? Infinity)),
    goal: Math.round(lines.top - area.getBoundingClientRect().top),
    hidden: Math.max(0, Math.round(area.getBoundingClientRect().top - (picture?.getBoundingClientRect().top ?? Infinity))),
    question: Math.round(lines.height / parseFloat(getComputedStyle(question).lineHeight)),
    picture: Math.round(picture?.getBoundingClientRect().height ?? 0),
    rows: [...wrapped.values()].reduce((sum, tops) => sum + tops.size, 0) + panel.querySelectorAll('[data-testid="select"]').length,
    alone: [...wrapped.values()]
      .filter(tops => Math.max(...tops.values()) > 1 && [...tops.values()].pop() === 1).length,
  };
}
"""


HEIGHTS = """
panel => {
  let area = panel.parentElement;
  while (!/auto|scroll/.test(getComputedStyle(area).overflowY)) area = area.parentElement;
  return [Math.round(panel.getBoundingClientRect().height), area.clientHeight];
}
"""


@pytest.mark.parametrize("name", CASES)
async def test_question_picture_and_main_button_are_on_one_screen(browser: Browser, tmp_path: Path, name: str):
    case = CASES[name]
    options = {"options": case.options} if case.options else {}
    async with match_from(tmp_path, case.game, case.state(), **options) as (table, turn):
        person = table.person(turn.mentions[0])
        person.user.locale = case.locale
        if has_panel(turn):
            await person.press(turn, custom_id=button(turn, "open"))
        async with await Tab.open(browser, table.local.url, person.user.username, size=PHONE) as tab:
            await to(tab, turn.channel_id)
            await tab.screenshot(SCREENS / f"panel-{name}.png")
            seen = await tab.message().evaluate(EDGES)
            await whole(tab, SCREENS / f"panel-{name}-whole.png")
    print(f"{name}: {seen}")
    assert seen["reach"] <= seen["room"]
    assert case.game != "forhonor" or seen["rows"] <= 5
    assert not seen["alone"]  # no button is in a row alone because the others leave it no room


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", MAKERS)
async def test_the_goal_of_a_puzzle_is_on_one_screen_with_its_panel(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, locale: str
):
    monkeypatch.setattr(dailies, "games_of", lambda _: tuple(MAKERS))
    async with scene(tmp_path) as table:
        await keep_days(table.services.store, table.bot.feature(Dailies).today, game=game)
        person = table.ada
        person.user.locale = locale
        panel = (await person.command("arena", "daily", {"game": game})).shown
        await chosen(person, panel)
        seen = await on_screens(browser, table, f"daily-{game}-{locale}")
    assert_in_one_view(seen)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", taught())
async def test_the_task_of_a_lesson_is_on_one_screen_with_its_panel(
    browser: Browser, tmp_path: Path, game: str, locale: str
):
    async with scene(tmp_path) as table:
        person = table.ada
        person.user.locale = locale
        panel = (await person.command("arena", "learn", {"game": game})).shown
        seen = {}
        for step in course(game):
            if step.nth:
                onward = [one["custom_id"] for one in panel.buttons if one["custom_id"].startswith("learn:")]
                panel = await come(person, await person.press(panel, custom_id=onward[-1]))
            seen[step.table.id] = await on_screens(browser, table, f"lesson-{step.table.id}-{locale}")
    assert len(seen) >= 3
    assert_in_one_view(one for sizes in seen.values() for one in sizes)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_lesson_stays_on_one_screen_while_one_aims(browser: Browser, tmp_path: Path, locale: str):
    """The tallest panels of PitchBowl: a pass that is intercepted, a player who falls, a hand-off."""
    async with scene(tmp_path) as table:
        person = table.ada
        person.user.locale = locale
        panel = (await person.command("arena", "learn", {"game": "pitchbowl"})).shown
        seen = {}
        for aimed in (("a10 s60",), (), ("a1>a10 !pass", "a1>0 s90 !pass", "a1>a10 s40 !handoff")):
            for line in aimed:
                form = await person.press(panel, custom_id=typing(panel))
                panel = await come(person, await person.submit(form, {"shot": line}))
                seen[line] = await on_screens(browser, table, f"aimed-{len(seen)}-{locale}")
            onward = [one["custom_id"] for one in panel.buttons if one["custom_id"].startswith("learn:")]
            panel = await come(person, await person.press(panel, custom_id=onward[-1]))
    assert len(seen) >= 3
    assert_in_one_view(one for sizes in seen.values() for one in sizes)


async def come(person: UserClient, reply: InteractionResult) -> ClientMessage:
    """The panel of a reply, however late."""
    late = reply.type in {Callback.DEFER, Callback.DEFER_UPDATE}
    return await person.follow_up(reply) if late else reply.shown


def assert_in_one_view(sizes: Iterable[dict[str, Any]]) -> None:
    """At the end of the conversation one sees the goal, the main button, and the board without the line above it."""
    for one in sizes:
        assert one["reach"] <= one["room"], one
        assert 0 <= one["goal"] < one["room"], one
        assert one["hidden"] <= HEADER * one["picture"], one


def typing(panel: ClientMessage) -> str:
    """The button that opens the form for a whole flick."""
    return next(
        one["custom_id"]
        for one in panel.buttons
        if one["custom_id"].startswith("type:") and one["custom_id"].endswith(":")
    )


async def chosen(person: UserClient, panel: ClientMessage) -> None:
    """Choose the first piece that a puzzle offers: with an aim its panel is the tallest."""
    menu = next((one for one in panel.selects if one["custom_id"].startswith("pick:")), None)
    if menu is not None:
        await person.select(panel, custom_id=menu["custom_id"], values=[menu["options"][0]["value"]])


async def on_screens(browser: Browser, table: Scene, name: str) -> list[dict[str, Any]]:
    """The edges of Ada's newest message in the arena, on a phone and on a small desktop."""
    seen = []
    for size in (PHONE, DESKTOP):
        async with await Tab.open(browser, table.local.url, table.ada.user.username, size=size) as tab:
            await tab.go("arena")
            await tab.screenshot(SCREENS / f"{name}-{size[0]}.png")
            seen.append(await tab.message().evaluate(EDGES))
            print(name, size, seen[-1])
    return seen


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_line_of_flicks_that_stopped_is_on_one_screen(browser: Browser, tmp_path: Path, locale: str):
    async with match_from(tmp_path, "pitchbowl", pitchbowl_scenes.play()) as (table, turn):
        person = table.person(turn.mentions[0])
        person.user.locale = locale
        line = "A4>90 s5; A5>270 s5; A10>180 s5 !pickup; A10>0 s3"
        await person.command(turn.channel_id, "flick", {"shot": line, "now": True})
        after = await person.wait_for(lambda m: m.id != turn.id and has_panel(m))
        await person.press(after, custom_id=button(after, "open"))
        async with await Tab.open(browser, table.local.url, person.user.username, size=PHONE) as tab:
            await to(tab, turn.channel_id)
            await tab.screenshot(SCREENS / f"panel-stopped-{locale}.png")
            seen = await tab.message().evaluate(EDGES)
    print(f"stopped {locale}: {seen}")
    assert seen["reach"] <= seen["room"]


async def test_each_page_of_the_settings_fits_a_phone(browser: Browser, tmp_path: Path):
    async with scene(tmp_path) as table:
        person, seen = table.ada, {}
        await settings_page(person, "remind", "arena")
        async with await Tab.open(browser, table.local.url, person.user.username, size=PHONE) as tab:
            await tab.go("arena")
            for page in ("remind", "show", "play", "meet"):
                await tab.part("messages").locator(f'[data-custom-id="settings:0::{page}"]').last.click()
                await tab.settled()
                await tab.screenshot(SCREENS / f"settings-{page}.png")
                seen[page] = await tab.message().evaluate(HEIGHTS)
    print(f"settings: {seen}")
    assert all(whole <= room for whole, room in seen.values())


def has_panel(message: ClientMessage) -> bool:
    """Whether a button of a message opens a panel."""
    return any(one.get("custom_id", "").startswith("open:") for one in message.buttons)


async def to(tab: Tab, place: int) -> None:
    """Open a thread by its id."""
    await tab.part("drawer").click()
    await tab.page.locator(f'[data-testid^="channel-"][data-channel="{place}"]').first.click()
    await tab.page.wait_for_selector(f'body[data-channel="{place}"]')


async def whole(tab: Tab, path: Path) -> None:
    """Keep all of the newest message, however long."""
    await tab.page.set_viewport_size({"width": PHONE[0], "height": 2000})
    await tab.message().screenshot(path=path)
