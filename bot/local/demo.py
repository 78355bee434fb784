"""`python -m bot demo`: two scripted people play a whole match on the local Discord; everything it made lies in out/demo."""

from __future__ import annotations

import argparse
import asyncio
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import aiohttp

from bot.local.bot_process import BotProcess
from bot.local.config import LocalConfig
from bot.local.demo_players import Scene, Table, find
from bot.local.people import PersonError, Seen
from bot.local.server import LocalDiscord

__all__ = ["Recorder", "main", "play_match", "scenes"]

OUT = Path("out/demo")
TRANSCRIPT = "transcript.md"
GAME = "pitchout"
CHANNEL = "arena"


class Recorder:
    """Writes down what people do and see: a transcript, and every picture once."""

    def __init__(self, out: Path, session: aiohttp.ClientSession) -> None:
        self.pictures: dict[str, Path] = {}
        self._out = out
        self._session = session
        self._lines: list[str] = []
        self._told: set[int] = set()

    async def note(self, who: str, what: str, shown: Seen | None) -> None:
        """Somebody did something, and the bot showed something."""
        self._lines.append(f"**{who}**: {what}\n")
        if shown is not None:
            await self.tell(shown)

    async def tell(self, message: Seen) -> None:
        """A message as it stands now."""
        private = " (only for the reader)" if message.ephemeral else ""
        self._lines += [f"> Pichenette{private}", *(f"> {line}" for line in message.text.splitlines()), ""]
        for picture in message.pictures:
            path = await self._saved(str(picture["url"]), private=message.ephemeral)
            self._lines.append(f"![{picture['description']}]({path.name})\n")
        self._told.add(message.id)

    def write(self) -> None:
        """The transcript."""
        (self._out / TRANSCRIPT).write_text("\n".join(self._lines) + "\n", encoding="utf-8")

    async def _saved(self, url: str, *, private: bool) -> Path:
        if url not in self.pictures:
            name = f"{len(self.pictures) + 1:03d}-{'panel' if private else 'turn'}.png"
            async with self._session.get(url) as answer:
                answer.raise_for_status()
                content = await answer.read()
            await asyncio.to_thread((self._out / name).write_bytes, content)
            self.pictures[url] = self._out / name
        return self.pictures[url]


def scenes() -> dict[str, Scene]:
    """What the players know beforehand, by seat: a block before a puck at the edge, and the shot that drives it out (PO-33)."""
    return {
        "0": Scene({"first_player": "self"}, shot=("S.assassin", "0", "100")),
        "1": Scene({"first_player": "other"}, places={"N.runner": "200, 785", "N1": "200, 735, 0"}),
    }


async def misbehave(table: Table, recorder: Recorder) -> None:
    """What must be refused is tried once: a stranger's and the wrong player's press, a strength that does not exist."""
    message = await table.next_turn()
    button = find(message, "open")
    if button is None:
        raise RuntimeError("the match is over before it began")
    waiting = next(p for p in table.people if p.id in message.mentions)
    idle = next(p for p in table.people if p is not waiting)
    for person in (table.discord.person("chloe"), idle):
        reply = await person.press(message, custom_id=button["custom_id"])
        await recorder.note(person.user.display_name, f"{button['label']} (refused)", reply.shown)
    options = {"puck": "A1", "aim": "B1", "strength": "300"}
    reply = await waiting.command(str(table.thread), "flick", options)
    await recorder.note(waiting.user.display_name, "/flick puck:A1 aim:B1 strength:300 (refused)", reply.shown)


async def play_match(discord: LocalDiscord, recorder: Recorder, *, most: int) -> tuple[Table, Seen]:
    """The challenge, the mishaps, the match to its end; the table and the last message."""
    people = (discord.person("ada"), discord.person("bruno"))
    table = Table(discord, people, recorder.note, scenes())
    await table.challenge(CHANNEL, GAME)
    await recorder.tell(await table.next_turn())
    await misbehave(table, recorder)
    last = await table.play(most=most, told=recorder.tell)
    return table, last


async def demo(out: Path, most: int) -> str:
    """Play; the closing line."""
    config = LocalConfig(log_path=out / "requests.jsonl")
    async with LocalDiscord(config) as discord, aiohttp.ClientSession() as session:
        bot = BotProcess(discord, out / "pichenette.db", out / "bot.log")
        recorder = Recorder(out, session)
        await bot.start()
        try:
            await bot.ready()
            table, last = await play_match(discord, recorder, most=most)
            return closing_line(table, last, len(recorder.pictures))
        finally:
            recorder.write()
            await bot.stop()


def closing_line(table: Table, last: Seen, pictures: int) -> str:
    """Which match it was, who won how, and how much was shown. RuntimeError if the last message does not tell a winner."""
    button = find(last, "text")
    winner, score = re.search(r"<@(\d+)>", last.text), re.search(r"(\d)–(\d)", last.text)
    if button is None or winner is None or score is None:
        raise RuntimeError(f"nobody won: {last.text}")
    name = table.discord.person(int(winner[1])).user.display_name
    number = int(button["custom_id"].split(":")[1], 36)
    return f"demo: match {number} finished, {name} won {score[1]}-{score[2]}, {len(table.turns)} turns, {pictures} pictures"


def emptied(out: Path) -> bool:
    """Make the folder anew; False, and nothing is touched, if it holds something else than an earlier demo."""
    if out.exists() and any(out.iterdir()):
        if not (out / TRANSCRIPT).exists():
            return False
        shutil.rmtree(out)
    out.mkdir(parents=True, exist_ok=True)
    return True


def main(arguments: Sequence[str]) -> int:
    """Run the demo; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot demo", description="Watch a whole match being played.")
    parser.add_argument("--out", type=Path, default=OUT, help=f"folder for what it makes (default: {OUT})")
    parser.add_argument("--most", type=int, default=400, help="turns after which it gives up (default: 400)")
    wanted = parser.parse_args(arguments)
    if not emptied(wanted.out):
        sys.stderr.write(
            f"demo: {wanted.out} holds something else than an earlier demo; name another folder with --out\n"
        )
        return 2
    try:
        line = asyncio.run(demo(wanted.out, wanted.most))
    except (PersonError, RuntimeError, TimeoutError) as error:
        sys.stderr.write(f"demo: {type(error).__name__}: {error}; see {wanted.out}\n")
        return 1
    sys.stdout.write(f"{line}\n")
    return 0
