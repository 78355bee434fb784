"""Running features, with features made up for it; and those of the bot are complete."""

import pkgutil
import subprocess
import sys
from importlib import import_module
from inspect import iscoroutinefunction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Table

import bot.features
from bot.answers.custom_id import Id
from bot.content import catalogue
from bot.features.contract import Feature, Feed, MatchEvent, TitleQuery
from bot.features.registry import FEATURES
from bot.features.running import RunningFeatures, feeds_of
from bot.matches.settings.preferences import POSTED, ServerSettings
from bot.screens.sheet import Button
from bot.storage.core.base import Connections
from tests.support.samples import sample

WORDS = catalogue().of("en")
FOLDERS = Path(bot.features.__file__).parent
ROOT = FOLDERS.parents[1]
TABLES = sorted(FOLDERS.glob("*/tables.py"))


class Rows(Connections):
    """Rows of a feature made up."""


class First:
    def __init__(self, matches: Any, rows: Rows) -> None:
        self.matches = matches
        self.rows = rows


class Second(First):
    pass


async def listed(service: First, guild: int, _words: Any) -> Button | None:
    return Button(Id("made"), type(service).__name__) if guild else None


def kernel() -> Any:
    """The services of the kernel that ask features."""
    return SimpleNamespace(
        on_settings=[],
        work=SimpleNamespace(on_begin=[]),
        bulletins=SimpleNamespace(mornings={}, on_morning=[]),
        house=SimpleNamespace(next_match=[]),
        endings=SimpleNamespace(abort_checks=[]),
        bans=SimpleNamespace(exits=[]),
    )


def running(*features: Feature[Any, Any], matches: Any = None) -> RunningFeatures:
    return RunningFeatures(features, matches or kernel(), Connections("writer", "reader"))


def test_a_service_has_all_matches_and_its_rows_on_the_connections_of_the_store():
    matches = kernel()
    features = running(Feature(Rows, First), Feature(Rows, Second), matches=matches)
    first, second = features.service(First), features.service(Second)
    assert (type(first), type(second), first.matches) == (First, Second, matches)
    assert isinstance(first.rows, Rows)
    assert (first.rows._writer, first.rows._reader) == ("writer", "reader")
    with pytest.raises(KeyError):
        running(Feature(Rows, First)).service(Second)


def test_a_service_needs_no_rows():
    assert type(running(Feature(service=First)).service(First).rows) is Connections


def test_a_feature_need_not_have_a_service():
    features = running(Feature(audit_texts={"made": lambda *_: "text"}))
    assert list(features.audit_texts) == ["made"]
    with pytest.raises(KeyError):
        features.service(type(None))


@pytest.mark.parametrize(
    "parts",
    [
        {"rows": Rows},
        {"server_list": listed},
        {"log_posts": {"made": listed}},
        {"next_match": listed},
        {"on_place_lost": listed},
        {"match_event": listed},
        {"titles": listed},
        {"check_abort": listed},
        {"on_ban": listed},
        {"card_lines": listed},
        {"result_lines": listed},
        {"history_note": listed},
        {"start": listed},
        {"on_settings": listed},
        {"on_morning": listed},
    ],
    ids="".join,
)
def test_a_feature_of_which_a_part_would_be_dropped_is_refused(parts: dict[str, Any]):
    with pytest.raises(TypeError, match="service"):
        Feature(**parts)


@pytest.mark.asyncio
async def test_lists_of_a_server_are_in_the_order_of_features_and_empty_ones_left_out():
    features = running(
        Feature(Rows, Second, server_list=listed), Feature(Rows, Connections), Feature(Rows, First, server_list=listed)
    )
    assert [button.label for button in await features.server_lists(7, WORDS)] == ["Second", "First"]
    assert await features.server_lists(0, WORDS) == ()


@pytest.mark.asyncio
async def test_a_match_is_followed_and_ended_by_features_that_do_so():
    done: list[object] = []

    async def begin(service: First, match: Any) -> None:
        done.append((type(service), match))

    async def end(service: First, match: Any) -> bool:
        done.append((type(service), match))
        return match == "theirs"

    matches = kernel()
    features = RunningFeatures(
        [Feature(service=First, next_match=begin), Feature(service=Second, on_place_lost=end)],
        matches,
        Connections(0, 0),
    )
    (follow,) = matches.house.next_match
    await follow("over")
    assert await features.end_without_place("theirs")
    assert not await features.end_without_place("another")
    assert not await running().end_without_place("another")
    assert done == [(First, "over"), (Second, "theirs"), (Second, "another")]


@pytest.mark.asyncio
async def test_matches_and_people_are_known_to_the_features_they_play_in():
    asked: list[object] = []

    async def event(service: First, match: Any) -> MatchEvent | None:
        return MatchEvent(lambda _: type(service).__name__, lambda _: "all") if match == "theirs" else None

    async def titles(service: First, query: TitleQuery) -> list[str]:
        return [f"{type(service).__name__} {query.game}"]

    async def kept(service: First, *about: object) -> None:
        asked.append((type(service), *about))

    parts: dict[str, Any] = {"match_event": event, "titles": titles}
    matches = kernel()
    features = RunningFeatures(
        [Feature(service=First, check_abort=kept, **parts), Feature(service=Second, on_ban=kept, **parts)],
        matches,
        Connections(0, 0),
    )
    found = await features.match_event("theirs")  # type: ignore[arg-type]
    assert found is not None
    assert (found.place(WORDS), found.stake(WORDS)) == ("First", "all")
    assert await features.match_event("another") is None  # type: ignore[arg-type]
    query = TitleQuery(1, 7, "counter", lambda _guild, _channel: True, WORDS)
    assert await features.titles(query) == ("First counter", "Second counter")
    (check,), (leave,) = matches.endings.abort_checks, matches.bans.exits
    await check("match")
    await leave(7, 1)
    assert asked == [(First, "match"), (Second, 7, 1)]


def test_checks_of_servers_and_lasting_bulletins_are_those_of_all_features():
    parts: dict[str, Any] = {"bulletins": {"one": "module:one", "two": "module:two"}}
    features = running(
        Feature(server_check="module:check", lasting=frozenset({"one"}), **parts), Feature(lasting=frozenset({"two"}))
    )
    assert (features.server_checks, features.lasting) == (["module:check"], {"one", "two"})
    for feature in FEATURES:
        assert not feature.server_check or iscoroutinefunction(pkgutil.resolve_name(feature.server_check))
        assert feature.lasting <= feature.bulletins.keys()


@pytest.mark.asyncio
async def test_lines_about_a_match_are_in_the_order_of_features_and_empty_notes_left_out():
    async def lines(service: First, match: Any, _words: Any) -> list[str]:
        return [f"{type(service).__name__} {match}"] if match else []

    async def note(service: First, match: int, user: int, _words: Any) -> str:
        return f"{type(service).__name__} {match} {user}" if user else ""

    parts: dict[str, Any] = {"card_lines": lines, "result_lines": lines, "history_note": note}
    features = running(Feature(service=Second, **parts), Feature(), Feature(service=First, **parts))
    for made in (features.card_lines, features.result_lines):
        assert await made(3, WORDS) == ("Second 3", "First 3")
        assert await made(0, WORDS) == ()
    assert await features.history_notes(3, 7, WORDS) == ("Second 3 7", "First 3 7")
    assert await features.history_notes(3, 0, WORDS) == ()


@pytest.mark.asyncio
async def test_features_start_in_their_order():
    started: list[object] = []

    async def start(service: First) -> None:
        started.append(type(service))

    await running(Feature(service=Second, start=start), Feature(), Feature(service=First, start=start)).start()
    assert started == [Second, First]


def test_feeds_are_in_the_order_of_the_settings_they_are_posted_for():
    first, second = (
        Feature(feeds=(Feed("log"), Feed("news", ("view_channel",), "season"))),
        Feature(feeds=(Feed("daily"),)),
    )
    assert list(feeds_of([first, second])) == ["daily", "news", "log"]
    feeds = running(first, second).feeds
    assert feeds["news"][:3] == ("news", ("view_channel",), "season")
    assert feeds["daily"].permissions == ("view_channel", "send_messages", "read_message_history")


def test_every_channel_for_posts_but_the_forum_has_a_feed():
    feeds = [feed.setting for feature in FEATURES for feed in feature.feeds]
    assert sorted((*feeds, "forum")) == sorted(POSTED)


def test_every_folder_has_one_line_in_the_registry():
    names = sorted(path.parent.name for path in FOLDERS.glob("*/feature.py"))
    modules = [vars(import_module(f"bot.features.{name}.feature")) for name in names]
    found = [value for module in modules for value in module.values() if isinstance(value, Feature)]
    assert len(found) == len(FEATURES) > 0
    assert all(feature in found for feature in FEATURES)


def test_importing_a_part_of_a_feature_imports_no_other():
    assert [path for path in FOLDERS.rglob("__init__.py") if path.stat().st_size] == []


def test_no_two_features_add_the_same():
    for part in ("audit_texts", "log_posts", "commands", "bulletins", "board_forms"):
        added = [one for feature in FEATURES for one in getattr(feature, part)]
        assert len(added) == len(set(added))


def test_feeds_with_a_bulletin_every_day_are_known_to_the_bulletins():
    matches = kernel()
    feeds = (Feed("news", bulletin="season"), Feed("daily", bulletin="puzzle", mornings=True))
    RunningFeatures([Feature(feeds=feeds)], matches, Connections(0, 0))
    assert matches.bulletins.mornings == {"puzzle": "daily"}


@pytest.mark.asyncio
async def test_features_add_bulletins_in_the_morning():
    async def add(service: First, now: int) -> int:
        return now + len(type(service).__name__)

    matches = kernel()
    RunningFeatures([Feature(service=First, on_morning=add), Feature()], matches, Connections(0, 0))
    assert [await one(7) for one in matches.bulletins.on_morning] == [12]


@pytest.mark.asyncio
async def test_features_follow_the_settings_of_servers():
    done: list[object] = []

    async def follow(service: First, guild: int, before: ServerSettings, after: ServerSettings) -> None:
        done.append((type(service), guild, before, after))

    matches = kernel()
    RunningFeatures([Feature(service=First, on_settings=follow), Feature()], matches, Connections(0, 0))
    before, after = ServerSettings(), ServerSettings(lobby=8)
    for one in matches.on_settings:
        await one(7, before, after)
    assert done == [(First, 7, before, after)]


def test_further_forms_of_a_board_are_shown_by_functions_that_are_there():
    shown = [name for feature in FEATURES for name in feature.board_forms.values()]
    assert shown
    assert all(iscoroutinefunction(pkgutil.resolve_name(name)) for name in shown)


def test_bulletins_of_all_features_are_made_by_functions_that_are_there():
    features = running(Feature(bulletins={"one": "module:one"}), Feature(bulletins={"two": "module:two"}))
    assert features.bulletins == {"one": "module:one", "two": "module:two"}
    for feature in FEATURES:
        assert all(iscoroutinefunction(pkgutil.resolve_name(name)) for name in feature.bulletins.values())


@pytest.mark.parametrize(
    "first",
    sample(["bot.storage.core.schema.players", *(f"bot.features.{path.parent.name}.tables" for path in TABLES)], 4),
)
def test_whatever_imports_a_table_has_those_of_all_features(first: str):
    code = f"import {first}; from bot.storage.core.schema import metadata; print(*metadata.tables)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    modules = [vars(import_module(f"bot.features.{path.parent.name}.tables")) for path in TABLES]
    declared = {value.name for module in modules for value in module.values() if isinstance(value, Table)}
    assert declared
    assert declared <= set(found.stdout.split())
