"""The present contents of turn messages, as this process has left them, so that an edit need not read them first."""

from collections.abc import Iterable
from dataclasses import replace

from cachetools import LRUCache

from bot.screens.sheet import Media, Sheet

KNOWN = 512  # messages, some KB each; those of matches that go on are among the latest


class ShownMessages:
    """The sheets of messages by id, with the revision of the turn that each tells; their pictures are named only."""

    def __init__(self) -> None:
        self._known: LRUCache[int, tuple[int, Sheet]] = LRUCache(KNOWN)

    def of_turn(self, message: int, turn: int) -> Sheet | None:
        """The sheet of a message; None if that is not known, or if it tells another turn."""
        known = self._known.get(message)
        return known[1] if known is not None and known[0] == turn else None

    def keep(self, message: int, turn: int, sheet: Sheet, files: Iterable[str]) -> None:
        """A message shows a sheet, if these are the names of its files: one too large for Discord was sent otherwise."""
        if [one.name for one in sheet.pictures] == list(files):
            parts = tuple(replace(one, image=b"") if isinstance(one, Media) else one for one in sheet.parts)
            self._known[message] = turn, replace(sheet, parts=parts)

    def forget(self, message: int) -> None:
        """It is not known what a message shows: an edit of it is under way, or another program has edited it."""
        self._known.pop(message, None)
