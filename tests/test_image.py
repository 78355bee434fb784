"""The bot's image has no local Discord and needs none; the one for trying the bot has it, and neither has tools or tests."""

import asyncio
import os
import re
import shutil
import sys
import tomllib
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from bot.__main__ import NO_LOCAL_DISCORD
from bot.ops.play import bot_process, corner
from localdiscord.server import LocalDiscord
from tests.support.samples import sample

ROOT = Path(__file__).parents[1]
HOSTING = ROOT / "docs" / "self-hosting"
INSTALLED = {"pichenette", "bot", "cogs", "data", "render", "web", "examples/bullseye"}
DESCRIBED = {"LICENSE", "README.md", "pyproject.toml"}
STAGES = re.split(r"^FROM ", (HOSTING / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
NAMED = {stage.split("\n", 1)[0].partition(" AS ")[2]: stage for stage in STAGES}


def copied(target: str) -> set[str]:
    """The paths of the repository that a stage of the image takes, itself or from those that it builds upon."""
    stage = NAMED[target]
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", stage, re.MULTILINE)
    taken = {source for sources in lines for source in sources.split()}
    below = {stage.split(None, 1)[0], *re.findall(r"^COPY --from=(\S+)", stage, re.MULTILINE)}
    return taken.union(*(copied(one) for one in below if one in NAMED))


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """The files of the bot as its wheel installs them: in the package, but for that of the package itself."""
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    sources = wheel["wheel"]["sources"]
    for name in wheel["wheel"]["only-include"]:
        shutil.copytree(ROOT / name, tmp_path / "image" / sources.get(name, name), dirs_exist_ok=True)
    return tmp_path / "image"


async def ended(image: Path, *arguments: str) -> tuple[int | None, str]:
    """The exit status of a command in the image, and what it says."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pichenette", *arguments),
        cwd=image,
        env={"PATH": os.environ["PATH"]},
        stdout=PIPE,
        stderr=PIPE,
    )
    async with asyncio.timeout(60):
        said, errors = await process.communicate()
    return process.returncode, (said + errors).decode()


def test_the_image_has_the_wheel_alone_and_the_one_for_trying_it_adds_the_local_discord():
    assert copied("packages") == INSTALLED | DESCRIBED | {"requirements.lock"}
    assert copied("try") == copied("packages") | {"localdiscord"}
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert {*wheel["wheel"]["only-include"]} == INSTALLED


def test_the_builder_gets_what_the_images_take():
    lines = (HOSTING / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert {line[1:] for line in lines if line.startswith("!")} == copied("try") | copied("activity")
    assert "*" in lines


@pytest.mark.thorough
@pytest.mark.asyncio
async def test_the_bot_runs_without_the_local_discord(image: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(image)
    async with LocalDiscord(corner()) as local:
        bot = bot_process(local, tmp_path / "m.db", tmp_path / "bot.log")
        await bot.start()
        try:
            await bot.ready()
        finally:
            await bot.stop()


@pytest.mark.asyncio
@pytest.mark.parametrize("command", sample(["play", "local"], 2))
async def test_without_the_local_discord_its_commands_say_so(image: Path, command: str):
    assert await ended(image, command) == (
        2,
        f"{NO_LOCAL_DISCORD}\n",
    )


@pytest.mark.asyncio
async def test_a_bot_that_needs_the_local_discord_is_found(image: Path):
    with (image / "pichenette" / "bot" / "client" / "connection.py").open("a") as planted:
        planted.write("import bot.ops.play\n")
    status, said = await ended(image, "run")
    assert status == 1
    assert "No module named 'localdiscord'" in said
