"""Turns played by the house, and what another decoder reads in the pictures of them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from bot.games import GAMES
from bot.games.contract.save import load_state
from bot.matches.core.engine import Apply, Setup
from bot.matches.core.job import Engine
from bot.matches.play.house_jobs import Choose
from bot.workers.films import Taken

SEED = b"outside"
DECODER = Path(__file__).with_name("decode.js")


async def played(worker: Engine, game: str, answers: int) -> tuple[Taken, ...]:
    """The first answers of a match that the house plays against itself."""
    spec = GAMES[game].spec
    options = tuple(spec.complete({}).items())
    before = await worker.run(Setup(game, spec.seats[0], options, SEED))
    turns = []
    for revision in range(1, answers + 1):
        ask = GAMES[game].asks(load_state(spec, before.state))[0]
        move = await worker.run(Choose(game, before.state, ask.id, 1, SEED, revision))
        after = await worker.run(Apply(game, before.state, move, SEED, revision))
        turns.append(Taken(before.state, after.state, after.events, after.trace))
        before = after
    return tuple(turns)


async def read_by_node(script: Path, *arguments: Path | str) -> list[dict[str, Any]]:
    """Run a script in Node; it prints one JSON object a line. Raises AssertionError if it fails."""
    command = ("node", str(script), *map(str, arguments))
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    assert process.returncode == 0
    return [json.loads(line) for line in said.splitlines()]
