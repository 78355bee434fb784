"""The peer: a bot with a game of another library, measured beside ours. It is installed into a folder of its own, never with the bot."""

from __future__ import annotations

import contextlib
import hashlib
import random
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

from localdiscord.bot_process import BotProcess
from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tools.bench.processes import foreign_bot

PINS = Path(__file__).with_name("peer-requirements.txt")
PLACE = Path(__file__).parents[2] / "out" / "peer"
PATIENCE = 180.0  # seconds that its installation may take
LINES = 5  # shown of why it failed


def installed() -> tuple[Path | None, str]:
    """The folder of the peer's packages, which are installed if they are not there; else None, and the reason."""
    folder = PLACE / hashlib.sha256(PINS.read_bytes()).hexdigest()[:16]
    if folder.exists():
        return folder, ""
    part = PLACE / f"part-{time.time_ns()}"  # another bench may install it at the same time
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps")
    command = (*pip, "--require-hashes", "--target", str(part), "-r", str(PINS))
    try:
        subprocess.run(command, check=True, timeout=PATIENCE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        part.rename(folder)
    except subprocess.TimeoutExpired:
        return None, f"the peer was not installed within {PATIENCE:g} s"
    except subprocess.CalledProcessError as failed:
        said = failed.output.decode(errors="replace").strip().splitlines()[-LINES:]
        return None, f"the peer cannot be installed: {' '.join(said)}"
    except OSError:  # another bench was quicker
        if not folder.exists():
            raise
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return folder, ""


@contextlib.asynccontextmanager
async def peer(discord: LocalDiscord, packages: Path) -> AsyncIterator[BotProcess]:
    """The peer's bot on a local Discord."""
    async with foreign_bot(discord, "tools.bench.peer_bot", packages) as bot:
        yield bot


async def peer_turns(discord: LocalDiscord) -> AsyncIterator[float]:
    """Turn by turn of two people, the seconds from the press to the message with the new board."""
    luck = random.Random(8)
    people = discord.person("ada"), discord.person("bruno")
    while True:
        board: ClientMessage = (await people[0].command("arena", "play", {"opponent": "bruno"})).shown
        left = dict.fromkeys(map(str, range(1, 8)), 6)  # free places by column
        moves = 0
        while left and not all(button.get("disabled") for button in board.buttons):
            column = luck.choice(sorted(left))
            started = time.perf_counter()
            board = (await people[moves % 2].press(board, label=column)).shown
            yield time.perf_counter() - started
            moves += 1
            left[column] -= 1
            if not left[column]:
                del left[column]
