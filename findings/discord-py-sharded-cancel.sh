#!/usr/bin/env bash
# discord.py 2.7.1 (PyPI): a task that runs AutoShardedClient.connect() does not end when it is cancelled while a shard connects again.
# Shard.reidentify and Shard.reconnect catch asyncio.CancelledError and return, so connect() goes on to wait for the next event of a shard.
# Cancelled at any other time, it ends with CancelledError; cancelled a second time, it does, too. Client.connect() always ends.
# A gateway on 127.0.0.1 plays Discord: it ends the first session with INVALID_SESSION, then leaves the new connection without a HELLO.
# Output seen: {'connected': 'ends', 'connecting again': 'goes on', 'connecting again, cancelled twice': 'ends'}
# Exits with 0 as long as that is so. Needs Python 3.11 or newer.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
"$place/env/bin/pip" install --quiet --disable-pip-version-check discord.py==2.7.1 aiohttp==3.14.5
"$place/env/bin/python" - <<'END'
import asyncio
import json
import sys

import discord
import yarl
from aiohttp import web

USER = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {"id": "2", "name": "bot", "description": "", "icon": None, "bot_public": True, "bot_require_code_grant": False,
               "verify_key": "", "flags": 0, "team": None, "owner": USER}
READY = {"op": 0, "s": 1, "t": "READY", "d": {
    "v": 10, "user": USER, "guilds": [], "session_id": "a", "resume_gateway_url": "ws://127.0.0.1",
    "application": {"id": "2", "flags": 0}, "shard": [0, 1]}}
INVALID_SESSION = {"op": 9, "d": False}


class Discord:
    """The few routes and the gateway that the library needs; `again` is set once a shard has connected a second time."""

    def __init__(self, *, ends_session):
        self.ends_session = ends_session
        self.connections = 0
        self.again = asyncio.Event()
        self.app = web.Application()
        self.app.router.add_get("/users/@me", lambda _: self.answer(USER))
        self.app.router.add_get("/oauth2/applications/@me", lambda _: self.answer(APPLICATION))
        self.app.router.add_get("/", self.gateway)

    async def answer(self, what):
        return web.Response(body=json.dumps(what).encode(), content_type="application/json")  # the library wants no charset

    async def gateway(self, request):
        line = web.WebSocketResponse()
        await line.prepare(request)
        self.connections += 1
        if self.connections == 2:
            self.again.set()
            await line.receive()
            return line
        await line.send_json({"op": 10, "d": {"heartbeat_interval": 45_000}})
        async for message in line:
            if message.json()["op"] == 2:
                await line.send_json(READY)
                if self.ends_session:
                    await line.send_json(INVALID_SESSION)
        return line


async def cancelled(*, ends_session, times=1):
    """What connect() does within two seconds after it was cancelled so many times."""
    fake = Discord(ends_session=ends_session)
    runner = web.AppRunner(fake.app, shutdown_timeout=0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = site._server.sockets[0].getsockname()[1]
    discord.http.Route.BASE = f"http://127.0.0.1:{port}"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/")
    client = discord.AutoShardedClient(intents=discord.Intents.none(), shard_count=1)
    ready = asyncio.Event()

    @client.event
    async def on_shard_ready(_):
        ready.set()

    async with client:
        await client.login("token")
        task = asyncio.create_task(client.connect())
        await asyncio.wait_for((fake.again if ends_session else ready).wait(), 30)
        for _ in range(times):
            task.cancel()
            done, _ = await asyncio.wait({task}, timeout=2)
    await asyncio.wait({task}, timeout=10)
    await runner.cleanup()
    return "ends" if done else "goes on"


async def main():
    return {
        "connected": await cancelled(ends_session=False),
        "connecting again": await cancelled(ends_session=True),
        "connecting again, cancelled twice": await cancelled(ends_session=True, times=2),
    }


seen = asyncio.run(main())
print(seen)
sys.exit(list(seen.values()) != ["ends", "goes on", "ends"])
END
