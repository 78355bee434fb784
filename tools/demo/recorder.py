"""Records what people do and see in a demo."""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp

from localdiscord.people import ClientMessage

TRANSCRIPT = "transcript.md"


class Recorder:
    """Writes down what people do and see: a transcript, and every picture once."""

    def __init__(self, out: Path, session: aiohttp.ClientSession) -> None:
        self.pictures: dict[str, Path] = {}
        self._out = out
        self._session = session
        self._lines: list[str] = []
        self._told: set[int] = set()

    async def note(self, who: str, what: str, shown: ClientMessage | None) -> None:
        """A player did something, and the bot showed something."""
        self._lines.append(f"**{who}**: {what}\n")
        if shown is not None:
            await self.tell(shown)

    async def tell(self, message: ClientMessage) -> None:
        """A message as it stands now."""
        private = " (only for the reader)" if message.ephemeral else ""
        self._lines += [f"> Pichenette{private}", *(f"> {line}" for line in message.text.splitlines()), ""]
        for picture in message.pictures:
            path = await self._saved(str(picture["url"]), private=message.ephemeral)
            shown = "(replaced by a later picture)" if path is None else f"![{picture['description']}]({path.name})"
            self._lines.append(f"{shown}\n")
        self._told.add(message.id)

    def write(self) -> None:
        """The transcript."""
        (self._out / TRANSCRIPT).write_text("\n".join(self._lines) + "\n", encoding="utf-8")

    async def _saved(self, url: str, *, private: bool) -> Path | None:
        """The file of a picture; None if its message has been edited meanwhile and has another one."""
        if url not in self.pictures:
            name = f"{len(self.pictures) + 1:03d}-{'panel' if private else 'turn'}{Path(urlsplit(url).path).suffix}"
            async with self._session.get(url) as answer:
                if answer.status == HTTPStatus.NOT_FOUND:
                    return None
                answer.raise_for_status()
                content = await answer.read()
            await asyncio.to_thread((self._out / name).write_bytes, content)
            self.pictures[url] = self._out / name
        return self.pictures[url]


def where_it_is(out: Path, started: float) -> str:
    """A line with the output folder and the time taken."""
    return f"everything is in {out} ({TRANSCRIPT}, pictures, requests.jsonl); {time.monotonic() - started:.0f} s"
