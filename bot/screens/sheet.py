"""The contents of a message or form, as values independent of discord.py."""

from __future__ import annotations

import enum
import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.answers.custom_id import Id

TEXT_LIMIT = 4000  # visible characters of a message
LABEL_LIMIT = 80  # characters on a button
OPTION_LIMIT = 100  # characters of an option's label or description
ROW_LIMIT = 5  # buttons in a row
PART_LIMIT = 40  # components of a message, including the frame and rows
TITLE_LIMIT = 45  # characters of a form's title and of a field's label


class Style(enum.Enum):
    """The style of a button."""

    PLAIN = "secondary"
    MAIN = "primary"
    GOOD = "success"
    BAD = "danger"


PLAIN, MAIN, GOOD, BAD = Style.PLAIN, Style.MAIN, Style.GOOD, Style.BAD


@dataclass(frozen=True)
class Media:
    """A picture or film: PNG or GIF bytes (none: it is the file of this name that the edited message has), alt text, file name."""

    image: bytes
    alt: str
    name: str = "table.png"


@dataclass(frozen=True)
class AttachedFile:
    """A file to download."""

    data: bytes
    name: str


@dataclass(frozen=True)
class Button:
    """A button."""

    id: Id
    label: str
    style: Style = PLAIN
    disabled: bool = False
    icon: str = ""  # markup of an emoji before the label; Discord refuses the message if there is no such emoji


@dataclass(frozen=True)
class LinkButton:
    """A button that opens an address."""

    url: str
    label: str


@dataclass(frozen=True)
class MenuOption:
    """An option of a select menu."""

    value: str
    label: str
    about: str = ""
    chosen: bool = False
    icon: str = ""  # as that of a button


@dataclass(frozen=True)
class SelectMenu:
    """A menu of at most 25 options, of which `lo` to `hi` are selected."""

    id: Id
    hint: str
    entries: tuple[MenuOption, ...]
    lo: int = 1
    hi: int = 1


@dataclass(frozen=True)
class EntitySelect:
    """Discord's own menu of the server's `people`, `roles`, `channels` in which matches are played, `forums`, or both (`settable`).

    Of people, `lo` to `hi` are selected, at present `people`.
    """

    id: Id
    hint: str
    among: Literal["people", "channels", "forums", "settable", "roles"]
    chosen: int = 0  # the channel, forum or role that it shows as the present choice (0: none)
    people: tuple[int, ...] = ()
    lo: int = 1
    hi: int = 1


Row: TypeAlias = tuple[Button | LinkButton, ...]


Part: TypeAlias = str | Media | AttachedFile | SelectMenu | EntitySelect | Row


@dataclass(frozen=True)
class Sheet:
    """The contents of a message from top to bottom, with `controls` below the frame; notifies only the users `mentions` and `roles`."""

    parts: tuple[Part, ...]
    controls: tuple[SelectMenu | Row, ...] = ()
    colour: int | None = None
    mentions: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    silent: bool = False

    @property
    def pictures(self) -> tuple[Media, ...]:
        """The pictures and films."""
        return tuple(part for part in self.parts if isinstance(part, Media))

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons among the controls."""
        return tuple(one for row in self.controls if isinstance(row, tuple) for one in row if isinstance(one, Button))

    def without_pictures(self) -> Sheet:
        """The same with pictures replaced by their alt texts."""
        return replace(self, parts=tuple(_in_words(part) for part in self.parts))

    @property
    def digest(self) -> str:
        """A hash of the sheet's contents, with pictures represented by their alt texts."""
        return hashlib.sha256(repr(self.without_pictures()).encode()).hexdigest()[:16]

    @property
    def components(self) -> int:
        """The number of Discord components."""
        of_parts = sum(_components(part) for part in self.parts)
        return 1 + of_parts + sum(_components(control) for control in self.controls)


@dataclass(frozen=True)
class TextInput:
    """A field of a form: its `name` identifies the value, `hint` says above it what to type.

    `most` are the characters it takes, by default 100, or 2000 of a `long` one.
    """

    name: str
    label: str
    value: str = ""
    hint: str = ""
    long: bool = False
    required: bool = True
    most: int = 0


@dataclass(frozen=True)
class Modal:
    """A form with at most five fields."""

    id: Id
    title: str
    fields: tuple[TextInput, ...]

    def refilled(self, form: str, lines: Mapping[str, str]) -> Modal:
        """The form filled with earlier input if `form` (verb and arguments of an id) is this one."""
        if form != f"{self.id.verb}:{self.id.args}":
            return self
        return replace(self, fields=tuple(replace(one, value=lines.get(one.name, one.value)) for one in self.fields))


def rows(presses: Iterable[Button | LinkButton]) -> tuple[Row, ...]:
    """The buttons in rows of five."""
    row = tuple(presses)
    return tuple(row[at : at + ROW_LIMIT] for at in range(0, len(row), ROW_LIMIT))


def _components(part: Part) -> int:
    match part:
        case str() | Media() | AttachedFile():
            return 1
        case SelectMenu() | EntitySelect():
            return 2
        case _:
            return 1 + len(part)


def _in_words(part: Part) -> Part:
    match part:
        case Media():
            return part.alt
        case AttachedFile():
            return part.name
        case _:
            return part
