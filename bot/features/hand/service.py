"""Signs and reads the links that open an ask in a browser."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec
from itsdangerous import BadSignature, Signer
from itsdangerous.encoding import base64_decode, base64_encode

from bot.features.hand.rows import HandRows
from bot.features.hand.values import LONGEST, VALID, HandLink
from bot.games import GAMES
from bot.games.contract.base import Ask
from bot.games.contract.dials import Bearing, Layout
from bot.matches.core.errors import refused
from bot.matches.core.models import Match
from bot.matches.work.unit_of_work import UnitOfWork
from render import PAINTERS

BYTES = 32  # of a key
FRESH = 60_000  # ms for which a key is known before it is read again: a command may have replaced it
AGAIN = 1_000  # ms after which it is read again if it does not fit


def _signer(key: bytes) -> Signer:
    return Signer(key, salt=b"by hand", key_derivation="hmac", digest_method=hashlib.sha256)


def _link(key: bytes, token: str) -> HandLink:
    """The link of a token, which is written in one way alone. Raises BadSignature, msgspec.DecodeError."""
    packed = _signer(key).unsign(token)
    signature = token.rpartition(".")[2].encode()
    if base64_encode(base64_decode(signature)) != signature:  # its last character has two bits more than it needs
        raise BadSignature("another way to write it")
    return msgspec.msgpack.decode(base64_decode(packed), type=HandLink)


def by_hand(game: str, view: Any, ask: Ask[Any]) -> bool:
    """Whether an ask is answered on the board: with a bearing, by putting pieces somewhere or going from place to place, or with steps.

    `view` is that of the seat asked.
    """
    painter = PAINTERS[game]
    steps = GAMES[game].spec.steps
    dials = (dial for choice in ask.choices for dial in choice.dials)
    return (painter.table or painter.window) is not None and (
        any(isinstance(dial, Bearing | Layout) for dial in dials)
        or any(painter.spots(view, choice) for choice in ask.choices)
        or (steps is not None and ask.kind in steps.opens)
    )


class HandLinks:
    """Signs links to the pages at `url` ("": there are none), and reads them for as long as they are valid; `inside`: also inside Discord."""

    def __init__(self, work: UnitOfWork, rows: HandRows) -> None:
        self._work = work
        self._rows = rows
        self._key, self._read = b"", 0
        self.url = ""
        self.inside = False

    def answers(self, match: Match, ask: Ask[Any]) -> bool:
        """Whether there are pages and the ask of a match is answered on them. Raises GameFailed."""
        return bool(self.url) and by_hand(match.game, self._work.positions.view(match, ask.seat), ask)

    async def address(self, link: HandLink) -> str:
        """The address that opens an ask. Raises Refused if this bot has no pages; StoreError."""
        if not self.url:
            raise refused("hand-off")
        return f"{self.url}/hand#{await self.token(link)}"

    async def token(self, link: HandLink) -> str:
        """The signed token of a link, which begins now unless it leads on from another. Raises StoreError."""
        begun = link if link.since else msgspec.structs.replace(link, since=self._now_s())
        packed = base64_encode(msgspec.msgpack.encode(begun))
        return _signer(await self._fresh_key()).sign(packed).decode()

    async def read(self, token: str, user: int | None = None) -> HandLink:
        """The link of a token. Raises Refused if it is too old, none of ours, or another user's where one is given; StoreError."""
        if not token.isascii() or len(token) > LONGEST:
            raise refused("hand-link-unknown")
        key = await self._fresh_key()
        try:
            link = _link(key, token)
        except (BadSignature, msgspec.DecodeError):
            if await self._fresh_key(AGAIN) == key:
                raise refused("hand-link-unknown") from None
            return await self.read(token, user)  # the key was replaced by another process, which has signed it
        if user not in {None, link.user}:
            raise refused("hand-link-unknown")
        if not 0 <= self._now_s() - link.since <= VALID:
            raise refused("hand-link-old")
        return link

    def _now_s(self) -> int:
        return self._work.clock.now_ms() // 1000

    async def _fresh_key(self, fresh: int = FRESH) -> bytes:
        """The key, read again if it was read more than `fresh` ms ago."""
        now = self._work.clock.now_ms()
        if not self._key or not 0 <= now - self._read < fresh:
            known = await self._rows.key()
            self._key = known or await self._rows.make_key(secrets.token_bytes(BYTES), now)
            self._read = now
        return self._key
