"""Webhooks: set by players and managers of servers, and what each delivery says."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from bot.features.webhooks.addresses import url_fault
from bot.features.webhooks.hook_rows import HookRows
from bot.features.webhooks.outbox_rows import LEASE
from bot.features.webhooks.values import SECRET, Delivery, Hook, Kind, body_of, secret_of
from bot.matches.core.errors import GameFailed, refused
from bot.matches.core.models import Match, Player, Status
from bot.matches.work.unit_of_work import UnitOfWork
from bot.settings import Allowed
from bot.text import DISCORD

AT_ONCE = 20  # deliveries that a process sends at the same time


class Webhooks:
    """Keeps webhooks; `allowed` is what the host allows, `draw` makes the bytes of secrets, links begin with `origin`."""

    def __init__(self, work: UnitOfWork, rows: HookRows, draw: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._work = work
        self._draw = draw
        self.rows = rows
        self.allowed: Allowed = "off"
        self.origin = DISCORD

    @property
    def is_on(self) -> bool:
        """Whether the host allows webhooks."""
        return self.allowed != "off"

    @property
    def is_local(self) -> bool:
        """Whether webhooks may go to private addresses."""
        return self.allowed == "local"

    async def one(self, user: int, guild: int) -> Hook | None:
        """The webhook of a server, or in no server (0) that of a user. Raises Refused if the host allows none."""
        self._check_on()
        return await self.rows.one(user, guild)

    async def put(self, by: Player, guild: int, url: str) -> str:
        """Set the URL of a webhook; returns the secret of a new one, else "". Raises Refused."""
        self._check_on()
        fault = url_fault(url, local=self.is_local)
        if fault:
            raise refused(fault)
        drawn = secret_of(self._draw(SECRET))
        return drawn if await self.rows.put(by, guild, url, drawn, self._work.clock.now_ms()) else ""

    async def renew(self, by: Player, guild: int) -> str:
        """Give a webhook another secret, and return it. Raises Refused if there is no webhook."""
        self._check_on()
        drawn = secret_of(self._draw(SECRET))
        if not await self.rows.renew(by, guild, drawn):
            raise refused("refused-webhook-none")
        return drawn

    async def test(self, by: Player, guild: int) -> None:
        """Have a test delivered. Raises Refused if there is no webhook."""
        self._check_on()
        if not await self.rows.test(by, guild, self._work.clock.now_ms()):
            raise refused("refused-webhook-none")

    async def drop(self, by: Player, guild: int) -> None:
        """Remove a webhook."""
        self._check_on()
        await self.rows.drop(by, guild, self._work.clock.now_ms())

    async def claim(self, owner: str, here: Callable[[int], bool]) -> tuple[Delivery, ...]:
        """Lease what is due, of the servers that are `here`; one of each webhook."""
        return await self.rows.claim(self._work.clock.now_ms(), owner, AT_ONCE, here)

    async def unknowing(self, owner: str) -> tuple[Hook, ...]:
        """Lease webhooks that were switched off without the knowledge of their users."""
        now = self._work.clock.now_ms()
        return await self.rows.unknowing(owner, now, now + LEASE, AT_ONCE)

    async def match_of(self, delivery: Delivery) -> Match | None:
        """The match that a delivery is about; None if there is nothing to deliver any more."""
        match = await self._work.store.get(delivery.match)
        if match is None:
            return None
        if delivery.kind is Kind.ENDED:
            return match if match.status == delivery.about else None
        asked = match.status is Status.RUNNING and await self.rows.still_asked(delivery)
        own = delivery.hook.guild or match.seat_of(delivery.hook.user) == delivery.seat
        return match if asked and own else None

    def body(self, delivery: Delivery, match: Match | None) -> bytes:
        """The body of a delivery about a match."""
        if match is None or match.status is not Status.FINISHED:
            return body_of(delivery, match, origin=self.origin)
        try:
            outcome = self._work.positions.outcome(match)
        except (GameFailed, KeyError):  # a save or a game that this version does not know
            outcome = None
        return body_of(delivery, match, outcome, self.origin)

    async def settled(self, delivery: Delivery, owner: str, outcome: str, *, arrived: bool) -> None:
        """Note how a delivery went."""
        await self.rows.settled(delivery, owner, outcome, self._work.clock.now_ms(), arrived=arrived)

    async def put_off(self, delivery: Delivery, owner: str, pause: int) -> None:
        """Release a delivery that was not sent: for a pause in ms, or for good (0)."""
        await self.rows.put_off(delivery, owner, self._work.clock.now_ms() + pause if pause else 0)

    def _check_on(self) -> None:
        if not self.is_on:
            raise refused("refused-webhook-off")
