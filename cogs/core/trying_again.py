"""Work that an event of Discord asks for: it comes once, so what fails with the store is tried again."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.matches.core.errors import StoreError

log = structlog.stdlib.get_logger(__name__)
PAUSES = (2.0, 10.0, 60.0, 300.0, 900.0, 3600.0)  # seconds before a further try


async def until_stored(work: Callable[[], Awaitable[None]], undone: str, **told: int) -> None:
    """Do `work`, which may be done twice, for over an hour; if it fails to the end, log what is left `undone`."""
    for pause in PAUSES:
        try:
            await work()
        except StoreError as error:
            log.warning("it is tried again", undone=undone, pause=pause, error=error, **told)
        else:
            return
        await asyncio.sleep(pause)
    try:
        await work()
    except StoreError as error:
        log.error(undone, reason=repr(error), **told)  # noqa: TRY400  as text: it is lost, so an outage must not hide it
