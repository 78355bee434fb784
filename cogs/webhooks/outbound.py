"""Requests to receivers of webhooks: to public addresses alone, which are checked with each connection, after the name was resolved."""

from __future__ import annotations

import socket
from collections.abc import Mapping

import aiohttp
from aiohttp.abc import AbstractResolver

from bot.features.webhooks.addresses import is_public
from bot.version import VERSION

PATIENCE = aiohttp.ClientTimeout(total=10, sock_connect=5)  # seconds
AT_ONCE = 20  # connections
LINE = 8190  # bytes of a line of an answer's head; its body is never read


class PrivateAddress(OSError):
    """A webhook leads to an address that it may not go to."""


def guarded(info: tuple[int, int, int, str, tuple[object, ...]]) -> socket.socket:
    """A socket for a connection to a public address. Raises PrivateAddress."""
    family, kind, protocol, _, where = info
    if not is_public(str(where[0])):
        raise PrivateAddress("not a public address")
    return socket.socket(family, kind, protocol)


class Outbound:
    """Posts bodies to receivers. It goes through no proxy, which would resolve names by itself, and keeps neither connections nor cookies."""

    def __init__(self, *, local: bool, resolver: AbstractResolver | None = None) -> None:
        """Make the session. Unless `local` addresses are allowed, each connection is checked."""
        connector = aiohttp.TCPConnector(
            limit=AT_ONCE,
            use_dns_cache=False,
            force_close=True,
            resolver=resolver,
            socket_factory=None if local else guarded,
        )
        self._session = aiohttp.ClientSession(
            connector=connector,
            timeout=PATIENCE,
            cookie_jar=aiohttp.DummyCookieJar(),
            headers={"User-Agent": f"Pichenette/{VERSION}", "Content-Type": "application/json"},
            max_line_size=LINE,
            max_field_size=LINE,
            trust_env=False,
        )

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> tuple[str, bool]:
        """Post a body; returns the status, or a word for why there is none, and whether it has arrived (200 to 299)."""
        try:
            async with self._session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
                return str(answer.status), 200 <= answer.status < 300
        except TimeoutError:
            return "timeout", False
        except aiohttp.ClientConnectorCertificateError:
            return "tls", False
        except aiohttp.ClientSSLError:
            return "tls", False
        except aiohttp.ClientConnectorError as error:
            return ("private" if isinstance(error.os_error, PrivateAddress) else "no-connection"), False
        except (aiohttp.ClientError, OSError, ValueError):  # what cannot be read; a host that is no name
            return "no-answer", False

    async def close(self) -> None:
        """Close the session."""
        await self._session.close()
