"""The ask in an id of What if?: the match's ask, the turn, the number of the try, and the draft."""

from dataclasses import dataclass

from bot.answers.custom_id import DIGITS, LARGEST, base36


@dataclass(frozen=True)
class WhatIfId:
    """The ask of a try: the match's own ask, turn, number of the try, and encoded draft."""

    ask: str
    revision: int
    nth: int = 0
    short: str = ""

    def __str__(self) -> str:
        """As in an id."""
        return f"{self.ask}~{base36(self.revision)}~{base36(self.nth)}~{self.short}"


def read_whatif_id(ask: str) -> WhatIfId | None:
    """The try in an id's ask; None if the ask is the match's own."""
    own, *told = ask.split("~", 3)
    if len(told) != 3 or any(not part or part.strip(DIGITS) for part in told[:2]):
        return None
    revision, nth = (int(part, 36) for part in told[:2])
    return WhatIfId(own, revision, nth, told[2]) if max(revision, nth) <= LARGEST else None
