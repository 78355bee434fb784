"""REST calls that discord.py would never make, written by hand, and jumps in time."""

import asyncio
import json
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from localdiscord.people import PersonError
from localdiscord.server import LocalDiscord


async def failure(local: LocalDiscord, deed: Coroutine[Any, Any, Any]) -> str:
    """The words a person reads who waits for an answer that does not come within three seconds."""
    waiting = asyncio.create_task(deed)
    await asyncio.sleep(0.05)
    local.clock.advance(local.config.ack_seconds + 0.1)
    with pytest.raises(PersonError) as failed:
        await waiting
    return failed.value.words


@dataclass(frozen=True)
class Answered:
    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> int | None:
        return self.body["code"] if isinstance(self.body, dict) and "code" in self.body else None

    @property
    def faults(self) -> list[str]:
        """The codes of a form's faults."""
        return [] if "errors" not in self.body else list(_codes(self.body["errors"]))


@dataclass(frozen=True)
class Rest:
    local: LocalDiscord
    session: aiohttp.ClientSession

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: dict[str, bytes] | None = None,
        token: str | None = None,
    ) -> Answered:
        headers = {"Authorization": f"Bot {token or self.local.token}"}
        data: Any = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body or {}))
            for number, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{number}]", content, filename=name, content_type="application/octet-stream")
        elif body is not None:
            data = json.dumps(body)
            headers["Content-Type"] = "application/json"
        async with self.session.request(method, self.local.rest_url + path, data=data, headers=headers) as answer:
            text = await answer.text()
            parsed = json.loads(text) if answer.content_type == "application/json" else text
            return Answered(answer.status, parsed, dict(answer.headers))

    def channel(self, name: str) -> str:
        return f"/channels/{self.local.world.find_channel(name).id}"

    async def send(self, channel: str, body: dict[str, Any], files: dict[str, bytes] | None = None) -> Answered:
        return await self("POST", f"{self.channel(channel)}/messages", body, files=files)


def _codes(errors: dict[str, Any]) -> list[str]:
    found = [error["code"] for error in errors.get("_errors", [])]
    for key, inner in errors.items():
        if key != "_errors":
            found += _codes(inner)
    return found
