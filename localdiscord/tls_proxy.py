"""The local Discord under Discord's own names: TLS on a separate port, and a proxy that connects every name to it.

A client that trusts the certificate and uses the proxy (or resolves all names to `host` and `port`) needs no address of ours at all.
"""

import asyncio
import contextlib
import ssl

from aiohttp import web

NAMES = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com")  # what the certificate must be good for
GATEWAY_URL = "wss://gateway.discord.gg"
CDN_URL = "https://cdn.discordapp.com"
_CHUNK = 1 << 16  # bytes
_DONE = b"HTTP/1.1 200 Connection established\r\n\r\n"
_REFUSED = b"HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class TlsProxy:
    """Serves an application with TLS, and answers CONNECT requests (only these) with a tunnel to it."""

    def __init__(self, host: str, context: ssl.SSLContext) -> None:
        self.host = host
        self.port = 0
        self.proxy_url = ""
        self._context = context
        self._runner: web.AppRunner | None = None
        self._proxy: asyncio.Server | None = None
        self._tunnels: set[asyncio.Task[None]] = set()

    async def start(self, app: web.Application) -> None:
        """Listen on two free ports."""
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, self.host, 0, ssl_context=self._context).start()
        self.port = self._runner.addresses[0][1]
        self._proxy = await asyncio.start_server(self._serve, self.host, 0)
        self.proxy_url = f"http://{self.host}:{self._proxy.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Close all connections."""
        if self._proxy is not None:
            self._proxy.close()
        for tunnel in tuple(self._tunnels):
            tunnel.cancel()
        await asyncio.gather(*self._tunnels, return_exceptions=True)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tunnel = asyncio.current_task()
        if tunnel is not None:
            self._tunnels.add(tunnel)
            tunnel.add_done_callback(self._tunnels.discard)
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            request = await reader.readuntil(b"\r\n\r\n")
            if request.startswith(b"CONNECT "):
                await self._tunnel(reader, writer)
            else:
                writer.write(_REFUSED)
                await writer.drain()
        writer.close()

    async def _tunnel(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner_reader, inner_writer = await asyncio.open_connection(self.host, self.port)
        writer.write(_DONE)
        try:
            await asyncio.gather(_pass_on(reader, inner_writer), _pass_on(inner_reader, writer))
        finally:
            inner_writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(_CHUNK):
        writer.write(data)
        await writer.drain()
    if writer.can_write_eof():
        writer.write_eof()
