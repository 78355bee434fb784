"""Custom ids of controls: `verb:match:ask:args`, the match in base 36, at most 100 characters.

An id is self-contained, so that controls work after a restart; no state is kept for a message.
"""

from dataclasses import dataclass

LIMIT = 100  # characters Discord allows in a custom_id
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LARGEST = 2**63 - 1  # number the database stores
PAGES = 10**6  # more than any list has
_ONWARD = "-"  # follows the number of a message's first turn
_RECORD = "-"  # precedes the number of an imported record


@dataclass(frozen=True)
class Id:
    """A parsed id: verb, match (0: none; negative: an imported record), ask ("": none), and the verb's arguments."""

    verb: str
    match: int = 0
    ask: str = ""
    args: str = ""

    def control(self, verb: str, *args: str) -> "Id":
        """The id of a control about the same ask."""
        return Id(verb, self.match, self.ask, ":".join(args))

    @property
    def fits(self) -> bool:
        """Whether the custom_id is short enough for Discord."""
        return len(self._text) <= LIMIT

    def __str__(self) -> str:
        """The custom_id. Raises ValueError if it is too long for Discord or could not be parsed."""
        if not self.verb.isidentifier() or ":" in self.ask:
            raise ValueError(f"no custom_id can be made of {self!r}")
        text = self._text
        if not self.fits:
            raise ValueError(f"custom_id of {len(text)} characters: {text}")
        return text

    @property
    def _text(self) -> str:
        match = f"{_RECORD}{base36(-self.match)}" if self.match < 0 else base36(self.match)
        return f"{self.verb}:{match}:{self.ask}:{self.args}"


def parse_id(text: str) -> Id | None:
    """Parse a custom_id; None if malformed."""
    verb, *rest = text.split(":", 3)
    if len(rest) != 3 or not verb.isidentifier():
        return None
    match, ask, args = rest
    digits = match.removeprefix(_RECORD)
    if not digits or any(digit not in DIGITS for digit in digits):
        return None
    number = int(match, 36)
    return Id(verb, number, ask, args) if abs(number) <= LARGEST else None


def natural(text: str, most: int = LARGEST) -> int | None:
    """The natural number in decimal digits; None if malformed or too large."""
    if not (text.isascii() and text.isdecimal()):
        return None
    number = int(text)
    return number if number <= most else None


def onward(revision: int) -> str:
    """The arguments that name the first turn a message shows; they stay when it is edited to show a later one."""
    return f"{revision}{_ONWARD}"


def read_onward(text: str) -> int | None:
    """The first turn of a message from such arguments; None if they are others."""
    return natural(text.removesuffix(_ONWARD)) if text.endswith(_ONWARD) else None


def base36(number: int) -> str:
    """A natural number in base 36."""
    if number < 0:
        raise ValueError(f"{number} is not a natural number")
    digits = ""
    while number >= 36:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
    return DIGITS[number] + digits
