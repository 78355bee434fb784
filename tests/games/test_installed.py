"""Games by others are found as entry points, in the order of their keys; one that cannot be used says why and what to do."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import GAMES, PARTS
from bot.games.installed import installed
from tests.support.games.installing import distribution

GOOD = """
from bot.games import PARTS
import msgspec
class Rules:
    spec = msgspec.structs.replace(PARTS["offboard"].rules.spec, key={key!r}, package={package!r})
GAME = PARTS["offboard"]._replace(rules=Rules(), api={api}, painter={painter!r})
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path, where distributions are installed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    known = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - known:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def write(
    site: Path, module: str, key: str, *, api: int = 1, package: str = "email", painter: str = "render.offboard.painter"
) -> str:
    """A module with a game; the value of its entry point."""
    (site / f"{module}.py").write_text(GOOD.format(key=key, api=api, package=package, painter=f"{painter}:OFFBOARD"))
    return f"{module}:GAME"


def reason_of(site: Path, value: str, key: str = "carrom") -> str:
    distribution(site, "pichenette-others", {key: value})
    (found,) = installed(tuple(GAMES))
    assert found.parts is None
    assert (found.key, found.package) == (key, "pichenette-others 1.0.0")
    return found.reason


def test_none_is_installed_here():
    assert list(installed(tuple(GAMES))) == []


def test_they_come_in_the_order_of_their_keys(site: Path):
    for package, key in (("a", "zarrom"), ("z", "barrom"), ("m", "morris")):
        distribution(site, f"pichenette-{package}", {key: write(site, f"{key}_game", key)})
    assert [one.parts and one.parts.rules.spec.key for one in installed(tuple(GAMES))] == ["barrom", "morris", "zarrom"]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import not_there_at_all", "ModuleNotFoundError: No module named 'not_there_at_all'"),
        ("GAME = 1 / 0", "ZeroDivisionError: division by zero"),
        ("def:", "SyntaxError: "),
        ("", "AttributeError: "),
        ("GAME = 7", "carrom_game:GAME is no GameParts"),
    ],
)
def test_one_that_cannot_be_imported_says_why(site: Path, source: str, reason: str):
    (site / "carrom_game.py").write_text(source)
    assert reason in reason_of(site, "carrom_game:GAME")


@pytest.mark.parametrize("key", ["Carrom", "car-rom", "car_rom", "c", "c" * 25])
def test_a_key_that_does_not_fit_in_ids_is_refused(site: Path, key: str):
    assert "not a short word in small letters" in reason_of(site, "carrom_game:GAME", key)


@pytest.mark.parametrize("api", [0, 2])
def test_one_for_another_version_of_the_api_is_refused(site: Path, api: int):
    value = write(site, "carrom_game", "carrom", api=api)
    assert f"it is for version {api} of pichenette.api, this is 1: install" in reason_of(site, value)


def test_one_of_another_key_is_refused(site: Path):
    assert "another key, 'carom'" in reason_of(site, write(site, "carrom_game", "carom"))


@pytest.mark.parametrize("lack", ["package", "painter"])
@pytest.mark.parametrize("module", ["not_there_at_all", "email.not_there", "not_there.at_all"])
def test_one_without_its_package_or_painter_is_refused(site: Path, lack: str, module: str):
    value = write(site, "carrom_game", "carrom", **{lack: module})
    assert f"no module {module!r}" in reason_of(site, value)


def test_a_key_of_the_product_is_taken(site: Path):
    (key, *_) = PARTS
    assert "another game has this key" in reason_of(site, write(site, "carrom_game", key), key)


def test_of_two_with_one_key_neither_is_played(site: Path):
    for name in ("pichenette-first", "pichenette-second"):
        distribution(site, name, {"carrom": write(site, "carrom_game", "carrom")})
    found = list(installed(tuple(GAMES)))
    assert [(one.package, "uninstall one" in one.reason) for one in found] == [
        ("pichenette-first 1.0.0", True),
        ("pichenette-second 1.0.0", True),
    ]
