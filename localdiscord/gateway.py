"""The gateway: a WebSocket per connection of the bot, resumable sessions, and every event in order."""

import asyncio
import json
import zlib
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from functools import partial
from typing import Any, assert_never

import msgspec
from aiohttp import WSMsgType, web

from localdiscord.channel_visibility import ChannelVisibility
from localdiscord.config import LocalConfig
from localdiscord.events import BotPresence, Event
from localdiscord.faults import Faults
from localdiscord.gateway_events import Intent, events_for, guild_create, shown_members
from localdiscord.log import GatewayFrame, TrafficLog
from localdiscord.payloads import own_user_payload
from localdiscord.records import Guild, Json
from localdiscord.shards import SessionStarts, Shard, server_of, shard_of
from localdiscord.world import World

_TRAVEL = 0.02  # seconds an answered heartbeat takes; discord.py dates its own only after sending it
_KEPT = 2000  # events a disconnected session keeps until it resumes
_PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
_KNOWN_INTENTS = (1 << 26) - 1


class GatewayFault(StrEnum):
    """A fault of the bot's connection: a close frame, a cut without one, a request to reconnect, an ended session."""

    CLOSE = "close"
    CUT = "cut"
    RECONNECT = "reconnect"
    RESUME = "resume"  # op 9 with true: the session is still valid
    INVALIDATE = "invalidate"


class _Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    MEMBERS = 8
    INVALID = 9
    HELLO = 10
    ACK = 11


def _control(op: _Op, data: Any = None) -> Json:
    return {"op": op, "d": data, "s": None, "t": None}


class _Closed(Exception):
    """The connection must be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@dataclass(eq=False)
class _Session:
    id: str
    intents: int
    shard: Shard
    visibility: ChannelVisibility
    sequence: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=_KEPT))
    line: "_Connection | None" = None
    lost_at: float = 0.0


class _Connection:
    """One connection; sends in order, compressed as the client asked."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, *, compressed: bool) -> None:
        self.socket = socket
        self._transport = transport
        self.session: _Session | None = None
        self._squeeze = zlib.compressobj() if compressed else None
        self._outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self.writer = asyncio.create_task(self._write())
        self.frames: deque[float] = deque()

    def cut(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def send(self, frame: Json) -> None:
        self._outgoing.put_nowait(frame)

    async def _write(self) -> None:
        while True:
            packed = msgspec.json.encode(await self._outgoing.get())
            try:
                if self._squeeze is None:
                    await self.socket.send_str(packed.decode())
                else:
                    squeezed = self._squeeze.compress(packed) + self._squeeze.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(squeezed)
            except ConnectionError:
                return  # the client is gone; the reading side ends the connection


class Gateway:
    """All connections and sessions of the bot."""

    def __init__(self, world: World, config: LocalConfig, log: TrafficLog, faults: Faults) -> None:
        self.url = ""  # known once the server listens
        self._world = world
        self._config = config
        self._log = log
        self._faults = faults
        self._sessions: dict[str, _Session] = {}
        self._lines: set[_Connection] = set()
        self._starts = SessionStarts(config, world.clock)
        world.feed.listen(self._heard)

    @property
    def online(self) -> bool:
        """Whether the bot is connected and identified."""
        return any(session.line is not None for session in self._sessions.values())

    @property
    def shards(self) -> list[Shard]:
        """The connected shards, one for each session, the earliest session first."""
        return [session.shard for session in self._sessions.values() if session.line is not None]

    def bot_gateway(self) -> Json:
        """The response of GET /gateway/bot."""
        return {"url": self.url} | self._starts.session_limit(len(self._world.guilds))

    @property
    def intents(self) -> int:
        """The intents of the newest session, 0 before the first."""
        return next(reversed(self._sessions.values())).intents if self._sessions else 0

    def dispatch(self, event: str, data: Json) -> None:
        """Send an event to every session of its shard; a disconnected one keeps it until it resumes."""
        for session in self._sessions.values():
            if session.shard.has(server_of(event, data)):
                self._send_event(session, event, data)

    async def inject(self, mishap: GatewayFault, code: int = 4000) -> None:
        """Inject a fault into every connection; `code` is that of a close frame."""
        match mishap:
            case GatewayFault.CLOSE:
                await self.disconnect(code)
            case GatewayFault.CUT:
                self.cut()
            case GatewayFault.RECONNECT:
                self.ask_reconnect()
            case GatewayFault.RESUME:
                self.invalidate(resumable=True)
            case GatewayFault.INVALIDATE:
                self.invalidate()
            case _:
                assert_never(mishap)

    def cut(self) -> None:
        """Drop every connection without a close frame, as a network failure would; the bot may resume."""
        for line in tuple(self._lines):
            line.cut()

    async def disconnect(self, code: int = 4000) -> None:
        """Close every connection with this code; the bot may resume."""
        for line in tuple(self._lines):
            await line.socket.close(code=code)

    def ask_reconnect(self) -> None:
        """Tell the bot to reconnect and resume (op 7)."""
        for line in self._lines:
            line.send(_control(_Op.RECONNECT))

    def invalidate(self, *, resumable: bool = False) -> None:
        """End every session (op 9): the bot must identify again or, if it is resumable, resume."""
        ends = self.online and not resumable
        if not resumable:
            self._sessions.clear()
        for line in self._lines:
            if not resumable:
                line.session = None
            line.send(_control(_Op.INVALID, resumable))
        if ends:
            self._world.feed.publish(BotPresence(online=False))

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Handle one connection from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        line = _Connection(socket, request.transport, compressed=request.query.get("compress") == "zlib-stream")
        self._lines.add(line)
        line.send(_control(_Op.HELLO, {"heartbeat_interval": int(self._config.heartbeat_seconds * 1000)}))
        try:
            await self._read(line)
        except _Closed as closed:
            await socket.close(code=closed.code, message=closed.reason.encode())
        except TimeoutError:
            await socket.close(code=4009, message=b"Session timed out.")
        finally:
            self._lines.discard(line)
            line.writer.cancel()
            self._lose(line)
        return socket

    async def close(self) -> None:
        """Close every connection as a restart of Discord would."""
        await self.disconnect(1012)
        for line in tuple(self._lines):
            line.writer.cancel()

    async def _read(self, line: _Connection) -> None:
        while True:
            message = await line.socket.receive(timeout=self._config.heartbeat_seconds * 1.5)
            if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                return
            if message.type is not WSMsgType.TEXT or len(message.data) > 4096:
                raise _Closed(4002, "Error while decoding payload.")
            self._count(line)
            try:
                frame = json.loads(message.data)
            except ValueError:
                raise _Closed(4002, "Error while decoding payload.") from None
            self._note("from bot", line.session, frame)
            self._obey(line, frame)

    def _count(self, line: _Connection) -> None:
        now = self._world.clock.now()
        line.frames.append(now)
        while line.frames[0] < now - 60:
            line.frames.popleft()
        if len(line.frames) > 120:
            raise _Closed(4008, "You are being rate limited.")

    def _obey(self, line: _Connection, frame: Any) -> None:
        op, data = frame.get("op"), frame.get("d")
        if op == _Op.HEARTBEAT:
            # The queue outlives the connection, so a late reply to a closed one is harmless.
            ack = _control(_Op.ACK)
            asyncio.get_running_loop().call_later(_TRAVEL, line.send, ack)
        elif op == _Op.IDENTIFY:
            self._identify(line, data)
        elif op == _Op.RESUME:
            self._resume(line, data)
        elif line.session is None:
            raise _Closed(4003, "Not authenticated.")
        elif op == _Op.MEMBERS:
            self._members(line.session, data)
        elif op not in (_Op.PRESENCE, _Op.VOICE):
            raise _Closed(4001, "Unknown opcode.")

    def _identify(self, line: _Connection, data: Json) -> None:
        if line.session is not None:
            raise _Closed(4005, "Already authenticated.")
        if data.get("token") != self._config.token:
            raise _Closed(4004, "Authentication failed.")
        intents = int(data.get("intents", 0))
        if intents & ~_KNOWN_INTENTS:
            raise _Closed(4013, "Invalid intent(s).")
        if intents & _PRIVILEGED & ~self._config.privileged_intents:
            raise _Closed(4014, "Disallowed intent(s).")
        shard, guilds = self._share(data)
        if self._starts.too_soon(shard):
            line.send(_control(_Op.INVALID, False))
            return
        if not self._starts.remaining:
            raise _Closed(4004, "Authentication failed.")  # the token is reset
        self._starts.count(shard)
        session = _Session(
            f"session-{self._world.new_id()}", intents, shard, ChannelVisibility(self._world, self._config)
        )
        self._sessions[session.id] = session
        self._attach(line, session)
        ready: Json = {
            "v": 10,
            "user": own_user_payload(self._world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "private_channels": [],
            "application": {"id": str(self._world.state.application_id), "flags": 0},
        }
        if "shard" in data:
            ready["shard"] = data["shard"]
        self._send_event(session, "READY", ready)
        for guild in guilds:
            self._send_event(session, "GUILD_CREATE", guild_create(self._world, guild, intents, session.visibility))
        self._world.feed.publish(BotPresence(online=True))

    def _share(self, identify: Json) -> tuple[Shard, list[Guild]]:
        """The shard that a session is to be, and its servers."""
        shard = shard_of(identify)
        if shard is None:
            raise _Closed(4010, "Invalid shard.")
        bot = self._world.bot.id
        guilds = [guild for guild in self._world.guilds if shard.has(guild.id) and bot in guild.members]
        if len(guilds) > self._config.shard_servers:
            raise _Closed(4011, "Sharding required.")
        return shard, guilds

    def _resume(self, line: _Connection, data: Json) -> None:
        if data.get("token") != self._config.token:
            raise _Closed(4004, "Authentication failed.")
        session = self._sessions.get(str(data.get("session_id")))
        sequence = int(data.get("seq") or 0)
        if session is None or self._expired(session) or not self._complete_since(session, sequence):
            line.send(_control(_Op.INVALID, False))
            return
        if sequence > session.sequence:
            raise _Closed(4007, "Invalid seq.")
        missed = [frame for frame in session.sent if frame["s"] > sequence]
        self._attach(line, session)
        for frame in missed:
            line.send(frame)
        self._send_event(session, "RESUMED", {"_trace": []})
        self._world.feed.publish(BotPresence(online=True))

    def _attach(self, line: _Connection, session: _Session) -> None:
        session.line = line
        line.session = session

    def _lose(self, line: _Connection) -> None:
        session = line.session
        if session is None or session.line is not line:
            return
        session.line = None
        session.lost_at = self._world.clock.now()
        for old in [s for s in self._sessions.values() if s.line is None and self._expired(s)]:
            del self._sessions[old.id]
        if not self.online:
            self._world.feed.publish(BotPresence(online=False))

    def _expired(self, session: _Session) -> bool:
        return session.line is None and self._world.clock.now() > session.lost_at + self._config.resume_seconds

    def _complete_since(self, session: _Session, sequence: int) -> bool:
        return not session.sent or session.sent[0]["s"] <= sequence + 1

    def _members(self, session: _Session, data: Json) -> None:
        guild = self._world.find_guild(int(data["guild_id"]))
        if guild is None or not session.shard.has(guild.id):
            return
        chunk = shown_members(self._world, guild, session.intents | Intent.GUILD_MEMBERS)
        wanted = {str(user_id) for user_id in data.get("user_ids") or []}
        if wanted:
            chunk = [member for member in chunk if member["user"]["id"] in wanted]
        answer = {"guild_id": str(guild.id), "members": chunk, "chunk_index": 0, "chunk_count": 1}
        if data.get("nonce"):
            answer["nonce"] = data["nonce"]
        self._send_event(session, "GUILD_MEMBERS_CHUNK", answer)

    def _heard(self, event: Event) -> None:
        for session in self._sessions.values():
            for name, data in events_for(self._world, event, session.intents, session.visibility):
                if session.shard.has(server_of(name, data)):
                    self._deliver(session, name, data)

    def _deliver(self, session: _Session, event: str, data: Json) -> None:
        """Send an event as the faults have it: late, or several times."""
        delivery = self._faults.event_delivery()
        for _ in range(delivery.copies):
            send = partial(self._send_event, session, event, data)
            if delivery.delay:
                self._world.clock.later(delivery.delay, send)
            else:
                send()

    def _send_event(self, session: _Session, event: str, data: Json) -> None:
        session.sequence += 1
        frame = {"op": _Op.DISPATCH, "t": event, "s": session.sequence, "d": data}
        session.sent.append(frame)
        self._note("kept for bot" if session.line is None else "to bot", session, frame)
        if session.line is not None:
            session.line.send(frame)

    def _note(self, way: str, session: _Session | None, frame: Json) -> None:
        name = "" if session is None else session.id
        self._log.frame(GatewayFrame(self._world.clock.now(), way, name, frame))
