"""Work that an event of Discord asks for: it comes once, so what fails with the store or the network is tried again."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.client.outages import NETWORK
from bot.matches.core.errors import StoreError

log = structlog.stdlib.get_logger(__name__)
# Seconds before a further try: over an hour in all, and never long after an outage.
PAUSES = (2.0, 10.0, 60.0, *(300.0,) * 14)
PASSING = (StoreError, *NETWORK)


async def until_done(work: Callable[[], Awaitable[object]], undone: str, **fields: int) -> None:
    """Retry idempotent `work` for over an hour; if the last attempt fails, log what is left `undone`.

    Raises errors other than those of the store or the network.
    """
    for pause in PAUSES:
        try:
            await work()
        except PASSING as error:
            log.warning("it is tried again", undone=undone, pause=pause, error=error, **fields)
        else:
            return
        await asyncio.sleep(pause)
    try:
        await work()
    except PASSING as error:
        log.error(undone, reason=repr(error), **fields)  # noqa: TRY400  as text: it is lost, so an outage must not hide it
