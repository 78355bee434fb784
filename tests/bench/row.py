"""One line of the bench's table."""

import msgspec


class Row(msgspec.Struct, frozen=True):
    """A measured claim: its name, what was measured, the bar in words, and whether it was held."""

    name: str
    value: float | str
    goal: str
    held: bool
