"""The private panels of players: at most one per person and match, replaced by each newer one."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Container, Iterable
from typing import NamedTuple, Protocol

import discord
import structlog
from cachetools import TLRUCache, TTLCache

from bot.answers.draft_codec import read_try_id
from bot.client.outages import REQUEST_FAILED
from bot.matches.delivery.conversations import LIFE as OF_PRESS
from bot.screens.sheet import Sheet

LIFE = OF_PRESS / 1000  # seconds after a press in which it can delete its message
KEPT = 2000  # panels; older ones stay until their reader closes them
GIVING = {"do", "sure", "certain"}  # verbs of buttons that submit what a panel shows
log = structlog.stdlib.get_logger(__name__)


class PrivatePanel(NamedTuple):
    """A private message about a match, which can be deleted `until` a time by the clock of `PrivatePanels`."""

    message: int
    delete: Callable[[], Awaitable[None]]
    until: float
    asks: frozenset[str] = frozenset()
    """The asks that its buttons answer at once."""


class TablePanel(NamedTuple):
    """The message of a private table, and the tables that it has led to; it can be edited `until` a time."""

    tables: frozenset[str]
    revise: Callable[[Sheet], Awaitable[None]]
    until: float


class Following(NamedTuple):
    """Shows a person's next question in their panel, if called `until` a time."""

    show: Callable[[], Awaitable[None]]
    until: float


class _Passing(Protocol):
    @property
    def until(self) -> float: ...


def life_left(interaction: discord.Interaction) -> float:
    """Seconds for which the token of an interaction can still be used: its life begins with the press, whenever it is answered."""
    return LIFE - max(0.0, (discord.utils.utcnow() - interaction.created_at).total_seconds())


class PrivatePanels:
    """The panels of this run of the program; `now` returns seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._panels: TLRUCache[tuple[int, int], PrivatePanel] = TLRUCache(KEPT, _until, now)
        self._follow: TLRUCache[tuple[int, int], Following] = TLRUCache(KEPT, _until, now)
        self._readers: TTLCache[int, tuple[int, ...]] = TTLCache(
            KEPT, LIFE, now
        )  # by match: each turn looks for its panels
        self._tables: TLRUCache[int, TablePanel] = TLRUCache(KEPT, _until, now)

    def until(self, interaction: discord.Interaction) -> float:
        """The time until which the token of an interaction can be used."""
        return self._now() + life_left(interaction)

    def of(self, match: int, user: int) -> PrivatePanel | None:
        """The panel of a person in a match."""
        return self._panels.get((match, user))

    def opened(self, match: int, user: int, panel: PrivatePanel) -> PrivatePanel | None:
        """Register a new panel; returns the one that it replaces.

        One that was pressed while Discord still confirmed its message is known already, as it is now.
        """
        former = self.of(match, user)
        if former is not None and former.message == panel.message:
            return None
        self._panels[match, user] = panel
        self._note_reader(match, user)
        self._follow.pop((match, user), None)
        return former

    def redrawn(self, match: int, user: int, panel: PrivatePanel) -> None:
        """Update the message after a press in it; ignored if another one has become the panel."""
        former = self.of(match, user)
        if former is None or former.message == panel.message:
            self._panels[match, user] = panel
            self._note_reader(match, user)

    def answering(self, match: int, user: int, message: int) -> None:
        """Mark a panel whose answer is being submitted: it will show the result and is not stale."""
        panel = self.of(match, user)
        if panel is not None and panel.message == message:
            self._panels[match, user] = panel._replace(asks=frozenset())
            self._note_reader(match, user)

    def followed_by(self, match: int, user: int, following: Following) -> None:
        """Register what shows a person's next question in their panel, until another panel is opened."""
        self._follow[match, user] = following
        self._note_reader(match, user)

    def followers(self, match: int) -> frozenset[int]:
        """The people whose panels of a match are going to show their next question."""
        return frozenset(user for user in self._readers.get(match, ()) if (match, user) in self._follow)

    def that_follow(self, match: int, users: Iterable[int]) -> list[Callable[[], Awaitable[None]]]:
        """Remove and return the callbacks that show these people their next question."""
        found = (self._follow.pop((match, user), None) for user in users)
        return [following.show for following in found if following is not None]

    def that_answer(self, match: int) -> dict[int, PrivatePanel]:
        """The panels of a match whose buttons answer something at once, by person."""
        panels = {user: self.of(match, user) for user in self._readers.get(match, ())}
        return {user: panel for user, panel in panels.items() if panel is not None and panel.asks}

    def stale(self, match: int, panels: dict[int, PrivatePanel], open_asks: Container[str]) -> list[PrivatePanel]:
        """Forget and return those of the `panels` that are unchanged and answer no open ask."""
        gone = {
            user: panel
            for user, panel in panels.items()
            if self.of(match, user) is panel and not any(ask in open_asks for ask in panel.asks)
        }
        for user in gone:
            self._panels.pop((match, user), None)
        return list(gone.values())

    def tried(self, user: int, panel: TablePanel) -> None:
        """Register the message in which a person has just seen one of these private tables."""
        self._tables[user] = panel

    def of_table(self, user: int, table: str) -> TablePanel | None:
        """A person's message of a private table, if they have seen no other one since."""
        found = self._tables.get(user)
        return found if found is not None and table in found.tables else None

    def _note_reader(self, match: int, user: int) -> None:
        """Keep a person among those of a match for as long as what was just registered about them."""
        others = (one for one in self._readers.get(match, ()) if one != user and self._is_known(match, one))
        self._readers[match] = (*others, user)

    def _is_known(self, match: int, user: int) -> bool:
        return (match, user) in self._panels or (match, user) in self._follow


def _until(_key: object, value: _Passing, _now: float) -> float:
    return value.until


def answered_by(sheet: Sheet) -> frozenset[str]:
    """The asks of a match that a panel's buttons answer at once."""
    return frozenset(one.id.ask for one in sheet.buttons if one.id.verb in GIVING and read_try_id(one.id.ask) is None)


async def delete_panel(panel: PrivatePanel) -> None:
    """Delete a private panel; one that cannot be deleted stays."""
    try:
        await panel.delete()
    except REQUEST_FAILED as error:  # its reader may have closed it
        log.info("a private panel stays", message=panel.message, error=error)
