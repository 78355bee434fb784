"""What a button, menu or form carries in its custom_id: `verb:match:ask:args`, the match in base 36, at most 100 characters.

The id holds all that is needed to answer it after a restart; nothing about a message is remembered elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass

LIMIT = 100  # characters Discord allows in a custom_id
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LARGEST = 2**63 - 1  # number that the store keeps
PAGES = 10**6  # more than any list has
_RECORD = "-"  # stands before the number of a record


@dataclass(frozen=True)
class Id:
    """What is pressed: the verb, the match it concerns (0: none; negative: a record that was read in), the ask it answers ("": none), and the verb's own arguments."""

    verb: str
    match: int = 0
    ask: str = ""
    args: str = ""

    def __str__(self) -> str:
        """The custom_id. Raises ValueError if it would be longer than Discord allows or could not be read back."""
        if not self.verb.isidentifier() or ":" in self.ask:
            raise ValueError(f"no custom_id can be made of {self!r}")
        match = f"{_RECORD}{base36(-self.match)}" if self.match < 0 else base36(self.match)
        text = f"{self.verb}:{match}:{self.ask}:{self.args}"
        if len(text) > LIMIT:
            raise ValueError(f"custom_id of {len(text)} characters: {text}")
        return text


def read_id(text: str) -> Id | None:
    """The id written in a custom_id, or None if it is no word of this grammar."""
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
    """The natural number that decimal digits tell, or None if they do not, or tell of more than there can be."""
    if not (text.isascii() and text.isdecimal()):
        return None
    number = int(text)
    return number if number <= most else None


def base36(number: int) -> str:
    """A natural number in base 36."""
    if number < 0:
        raise ValueError(f"{number} is not a natural number")
    digits = ""
    while number >= 36:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
    return DIGITS[number] + digits
