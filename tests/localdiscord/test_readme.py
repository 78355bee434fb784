"""README.md keeps its word: its bot answers, its fixtures are read, and nothing but the package itself is needed."""

import asyncio
import os
import re
import shutil
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

import localdiscord
from localdiscord.first_world import first_world
from localdiscord.fixtures import read_fixtures

FOLDER = Path(localdiscord.__file__).parent
OURS = re.compile(r"pichenette(?!-localdiscord)|\barena\b|(?-i:\bBOT_[A-Z])|pitch ?out", re.IGNORECASE)
TEXTS = {".css", ".html", ".js", ".md", ".py", ".svg", ".toml"}
README = (FOLDER / "README.md").read_text(encoding="utf-8")


def block(name: str) -> str:
    """The code under the line that names a file."""
    found = re.search(rf"`{re.escape(name)}`:\n\n```\w+\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return found[1]


@pytest.fixture
def alone(tmp_path: Path) -> Path:
    """A folder with the package and the files of its README, and nothing else of this repository; its bot may be slow."""
    shutil.copytree(FOLDER, tmp_path / "localdiscord")
    for name in ("echo.py", "world.toml"):
        (tmp_path / name).write_text(block(name), encoding="utf-8")
    drive = block("drive.py").replace("LocalDiscord()", "LocalDiscord(LocalConfig(ack_seconds=60))")
    (tmp_path / "drive.py").write_text(f"from localdiscord.config import LocalConfig\n{drive}", encoding="utf-8")
    return tmp_path


async def driven(folder: Path) -> tuple[int | None, str]:
    """The exit status of drive.py, and its errors."""
    environment = {"PATH": os.environ["PATH"]}
    process = await asyncio.create_subprocess_exec(sys.executable, "drive.py", cwd=folder, env=environment, stderr=PIPE)
    async with asyncio.timeout(120):
        _, errors = await process.communicate()
    return process.returncode, errors.decode()


def test_the_package_names_nothing_of_our_bot():
    files = [path for path in FOLDER.rglob("*") if path.suffix in TEXTS]
    assert len(files) > 90
    assert [path.name for path in files if OURS.search(path.read_text(encoding="utf-8"))] == []
    assert all(map(OURS.search, ("Pichenette", "#arena", "BOT_TOKEN", "pichenette run", "Pitch Out")))


def test_the_bot_has_twenty_lines():
    assert len([line for line in block("echo.py").splitlines() if line.strip()]) <= 20


@pytest.mark.asyncio
async def test_the_bot_answers_a_command_and_a_press(alone: Path):
    status, errors = await driven(alone)
    assert status == 0, errors


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("right", "wrong"), [("send_message(text,", "send_message(text.upper(),"), ('content + "!"', 'content + "?"')]
)
async def test_a_wrong_answer_is_noticed(alone: Path, right: str, wrong: str):
    text = (alone / "echo.py").read_text(encoding="utf-8")
    assert right in text
    (alone / "echo.py").write_text(text.replace(right, wrong), encoding="utf-8")
    status, errors = await driven(alone)
    assert status == 1
    assert "AssertionError" in errors


def test_its_fixtures_are_a_world(alone: Path):
    world = first_world(read_fixtures(alone / "world.toml"), 0.0)
    assert [channel.name for channel in world.channels.values()] == ["Shop", "orders", "staff", "dm-mia-noah"]
    assert {user.username for user in world.users.values()} == {"till", "mia", "noah"}
