"""The one builder of messages: a sheet says what stands in a message, `build` makes Discord's components of it.

Discord's limits are kept here and nowhere else: lengths are cut, what cannot be cut is refused.
"""

from __future__ import annotations

import enum
import io
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

import discord
from discord import ui

from bot.matches.models import NOBODY
from cogs.ids import Id

TEXT_LIMIT = 4000  # shown characters of a message
LABEL_LIMIT = 80  # characters on a button
OPTION_LIMIT = 100  # characters of an option's label or description
ALT_LIMIT = 1024  # characters of alt text
MENU_LIMIT = 25  # options of a menu
ROW_LIMIT = 5  # buttons in a row
PART_LIMIT = 40  # components of a message, the frame and the rows among them
TITLE_LIMIT = 45  # characters of a form's title and of a field's label

PLAYED_IN = (discord.ChannelType.text, discord.ChannelType.voice, discord.ChannelType.stage_voice)
"""The kinds of channels in which, or in whose threads, matches are played."""

_FORGOTTEN = re.compile(r"<@-\d+>")  # a mention of somebody who was forgotten

_MARKUP = re.compile(r"^(?:#{1,3} |-# |> )|(?<!\\)`+", re.MULTILINE)  # headings, small print, quotes; code
_EMPHASIS = re.compile(r"(?<![\\\w*_])(\*\*|__|\*|_|~~)(?=\S)(.+?)(?<=[^\s\\])\1(?![\w*_])")
_ESCAPED = re.compile(r"\\([*_`~|>#\-\\])")


class Style(enum.Enum):
    """How a button looks."""

    PLAIN = "secondary"
    MAIN = "primary"
    GOOD = "success"
    BAD = "danger"


PLAIN, MAIN, GOOD, BAD = Style.PLAIN, Style.MAIN, Style.GOOD, Style.BAD


@dataclass(frozen=True)
class Shown:
    """A picture or film in a message: PNG or GIF bytes, what it shows in words, the file's name."""

    image: bytes
    alt: str
    name: str = "table.png"


@dataclass(frozen=True)
class Attached:
    """A file to be taken away, and its name."""

    data: bytes
    name: str


@dataclass(frozen=True)
class Beside:
    """Words with a small picture beside them, to be enlarged."""

    words: str
    picture: Shown


@dataclass(frozen=True)
class Press:
    """A button."""

    id: Id
    label: str
    style: Style = PLAIN
    disabled: bool = False


@dataclass(frozen=True)
class Link:
    """A button that leads to an address."""

    url: str
    label: str


@dataclass(frozen=True)
class Entry:
    """An option of a menu."""

    value: str
    label: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Menu:
    """A menu of at most 25 entries, of which between `lo` and `hi` are chosen."""

    id: Id
    hint: str
    entries: tuple[Entry, ...]
    lo: int = 1
    hi: int = 1


@dataclass(frozen=True)
class Finder:
    """A menu of Discord's own in which one of the `people` or `channels` of the place is found."""

    id: Id
    hint: str
    among: Literal["people", "channels"]


Row: TypeAlias = tuple[Press | Link, ...]
Part: TypeAlias = str | Shown | Attached | Beside | Menu | Finder | Row


@dataclass(frozen=True)
class Sheet:
    """What stands in a message, from top to bottom; `controls` stand below the frame. Only `mentions` are notified, or nobody."""

    parts: tuple[Part, ...]
    controls: tuple[Menu | Row, ...] = ()
    colour: int | None = None
    mentions: tuple[int, ...] = ()
    silent: bool = False

    def without_pictures(self) -> Sheet:
        """The same in words alone: what a picture shows stands as text."""
        return replace(self, parts=tuple(_in_words(part) for part in self.parts))

    @property
    def components(self) -> int:
        """How many components the message has."""
        of_parts = sum(_components(part) for part in self.parts)
        return 1 + of_parts + sum(_components(control) for control in self.controls)


@dataclass(frozen=True)
class Field:
    """A line of a form: `name` is what its answer is found by, `hint` says above it what may be written."""

    name: str
    label: str
    value: str = ""
    hint: str = ""
    long: bool = False
    required: bool = True


@dataclass(frozen=True)
class Form:
    """A form with at most five lines."""

    id: Id
    title: str
    fields: tuple[Field, ...]

    def refilled(self, form: str, lines: Mapping[str, str]) -> Form:
        """The same with what was written into it before, if `form` (verb and arguments of an id) is this one."""
        if form != f"{self.id.verb}:{self.id.args}":
            return self
        return replace(self, fields=tuple(replace(one, value=lines.get(one.name, one.value)) for one in self.fields))


def cut(text: str, limit: int) -> str:
    """`text` within `limit` characters, an ellipsis telling that something is missing."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def bare(text: str) -> str:
    """Text without Discord's markup, which nothing renders in alt texts: what it would show stays."""
    return _ESCAPED.sub(r"\1", _MARKUP.sub("", _EMPHASIS.sub(r"\2", text)))


def build(sheet: Sheet) -> tuple[ui.LayoutView, list[discord.File]]:
    """The components of a sheet and the files they show.

    The view is finished before it is sent, so that the library keeps nothing of it: presses are found by their ids alone.
    """
    view = ui.LayoutView(timeout=None)
    files: list[discord.File] = []
    left = TEXT_LIMIT
    frame: ui.Container[ui.LayoutView] = ui.Container(accent_colour=sheet.colour)
    for part in sheet.parts:
        match part:
            case str():
                said = cut(_FORGOTTEN.sub(NOBODY, part), left) if left > 1 else ""
                left -= len(said)
                if said:
                    frame.add_item(ui.TextDisplay(said))
            case Shown():
                files.append(_file(part))
                alt = cut(bare(part.alt), ALT_LIMIT)
                frame.add_item(ui.MediaGallery(discord.MediaGalleryItem(files[-1], description=alt)))
            case Attached():
                files.append(discord.File(io.BytesIO(part.data), part.name))
                frame.add_item(ui.File(files[-1]))
            case Beside():
                said = cut(_FORGOTTEN.sub(NOBODY, part.words), left)
                left -= len(said)
                files.append(_file(part.picture))
                small: ui.Thumbnail[ui.LayoutView] = ui.Thumbnail(
                    files[-1], description=cut(bare(part.picture.alt), ALT_LIMIT)
                )
                frame.add_item(ui.Section(said, accessory=small))
            case _:
                frame.add_item(_row(part))
    view.add_item(frame)
    for row in sheet.controls:
        view.add_item(_row(row))
    view.stop()
    return view, files


def mentions_of(sheet: Sheet) -> discord.AllowedMentions:
    """Notify exactly the users whom the sheet mentions on purpose."""
    users = [discord.Object(user) for user in sheet.mentions if user > 0]  # a forgotten player has a negative id
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)


def build_form(form: Form) -> ui.Modal:
    """The modal of a form; finished before it is sent, as in `build`."""
    modal = ui.Modal(title=cut(form.title, TITLE_LIMIT), custom_id=str(form.id), timeout=None)
    for field in form.fields:
        style = discord.TextStyle.paragraph if field.long else discord.TextStyle.short
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=field.name,
            style=style,
            default=field.value or None,
            required=field.required,
            max_length=2000 if field.long else 100,
        )
        hint = cut(field.hint, OPTION_LIMIT) or None
        modal.add_item(ui.Label(text=cut(field.label, TITLE_LIMIT), description=hint, component=line))
    modal.stop()
    return modal


def rows(presses: Iterable[Press | Link]) -> tuple[Row, ...]:
    """The buttons in rows of five."""
    row = tuple(presses)
    return tuple(row[at : at + ROW_LIMIT] for at in range(0, len(row), ROW_LIMIT))


def _components(part: Part) -> int:
    match part:
        case str() | Shown() | Attached():
            return 1
        case Beside():
            return 3
        case Menu() | Finder():
            return 2
        case _:
            return 1 + len(part)


def _in_words(part: Part) -> Part:
    match part:
        case Shown():
            return part.alt
        case Attached():
            return part.name
        case Beside():
            return part.words
        case _:
            return part


def _file(shown: Shown) -> discord.File:
    return discord.File(io.BytesIO(shown.image), shown.name)


def _row(row: Menu | Finder | Row) -> ui.ActionRow[ui.LayoutView]:
    if isinstance(row, Menu):
        return ui.ActionRow(_menu(row))
    if isinstance(row, Finder):
        return ui.ActionRow(_finder(row))
    return ui.ActionRow(*(_button(press) for press in row))


def _finder(finder: Finder) -> ui.UserSelect[ui.LayoutView] | ui.ChannelSelect[ui.LayoutView]:
    hint = cut(finder.hint, OPTION_LIMIT)
    if finder.among == "people":
        return ui.UserSelect(custom_id=str(finder.id), placeholder=hint)
    return ui.ChannelSelect(custom_id=str(finder.id), placeholder=hint, channel_types=list(PLAYED_IN))


def _button(press: Press | Link) -> ui.Button[ui.LayoutView]:
    label = cut(press.label, LABEL_LIMIT)
    if isinstance(press, Link):
        return ui.Button(label=label, url=press.url)
    return ui.Button(
        label=label, style=discord.ButtonStyle[press.style.value], custom_id=str(press.id), disabled=press.disabled
    )


def _menu(menu: Menu) -> ui.Select[ui.LayoutView]:
    if not 1 <= len(menu.entries) <= MENU_LIMIT:
        raise ValueError(f"a menu of {len(menu.entries)} entries: {menu.id}")
    options = [
        discord.SelectOption(
            value=entry.value,
            label=cut(entry.label, OPTION_LIMIT),
            description=cut(entry.about, OPTION_LIMIT) or None,
            default=entry.chosen,
        )
        for entry in menu.entries
    ]
    return ui.Select(
        custom_id=str(menu.id),
        placeholder=cut(menu.hint, OPTION_LIMIT),
        options=options,
        min_values=menu.lo,
        max_values=min(menu.hi, len(options)),
    )
