"""What ids say of an answer that is only tried: of whose ask, in which turn, for which time, and the answer itself, in short."""

from __future__ import annotations

from dataclasses import dataclass

from bot.answers.custom_id import DIGITS, LARGEST, base36


@dataclass(frozen=True)
class WhatIfId:
    """What the ask in an id says of a try: the match's own ask, the turn, the number of the try, the answer in short."""

    ask: str
    revision: int
    nth: int = 0
    short: str = ""

    def __str__(self) -> str:
        """As it stands in an id."""
        return f"{self.ask}~{base36(self.revision)}~{base36(self.nth)}~{self.short}"


def read_whatif_id(ask: str) -> WhatIfId | None:
    """What the ask in an id says of a try, or None if it is of the match itself."""
    own, *told = ask.split("~", 3)
    if len(told) != 3 or any(not part or part.strip(DIGITS) for part in told[:2]):
        return None
    revision, nth = (int(part, 36) for part in told[:2])
    return WhatIfId(own, revision, nth, told[2]) if max(revision, nth) <= LARGEST else None
