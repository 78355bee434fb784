"""Builds Discord's components from a sheet.

Discord's limits are applied only here: lengths are cut, what cannot be cut is refused.
"""

import gzip
import io
import re
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.answers.pages import MENU_LIMIT
from bot.matches.core.models import NOBODY, Player
from bot.matches.house.members import is_house, is_person, shown
from bot.screens.sheet import (
    LABEL_LIMIT,
    OPTION_LIMIT,
    TEXT_LIMIT,
    TITLE_LIMIT,
    AttachedFile,
    Button,
    EntitySelect,
    LinkButton,
    Media,
    Modal,
    Row,
    SelectMenu,
    Sheet,
)
from bot.text import bare, cut, escape_markdown
from render.text import ALT

PLAYED_IN = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
)
"""Kinds of channels in which, or in whose threads, matches are played."""

SETTABLE = (*PLAYED_IN, discord.ChannelType.forum)
"""Kinds of channels that can be opened to matches, or given settings of their own: matches can begin in posts, too."""

DOWNLOAD_LIMIT = 8 * 1024 * 1024  # bytes; larger files are compressed: Discord takes 10 MiB
_MENTION = re.compile(r"<@(-?\d+)>")


def build(sheet: Sheet) -> tuple[ui.LayoutView, list[discord.File]]:
    """The components of a sheet and the files they show.

    The view is stopped before it is sent, so that discord.py keeps nothing of it: presses are routed by their
    custom_id.
    """
    view = ui.LayoutView(timeout=None)
    files: list[discord.File] = []
    left = TEXT_LIMIT
    frame: ui.Container[ui.LayoutView] = ui.Container(accent_colour=sheet.colour)
    for part in sheet.parts:
        match part:
            case str():
                label = cut(named(part), left) if left > 1 else ""
                left -= len(label)
                if label:
                    frame.add_item(ui.TextDisplay(label))
            case Media():
                files += [_file(part)] if part.image else []
                shown = files[-1] if part.image else f"attachment://{part.name}"
                frame.add_item(ui.MediaGallery(discord.MediaGalleryItem(shown, description=cut(bare(part.alt), ALT))))
            case AttachedFile():
                files.append(discord.File(io.BytesIO(part.data), part.name))
                frame.add_item(ui.File(files[-1]))
            case _:
                frame.add_item(_row(part))
    view.add_item(frame)
    for row in sheet.controls:
        view.add_item(_row(row))
    view.stop()
    return view, files


def named(text: str, players: Iterable[Player] = ()) -> str:
    """A text with names instead of mentions of these players, and of house players and erased users, who are not on Discord."""
    names = {one.user: escape_markdown(one.name) for one in players if one.user > 0}
    return _MENTION.sub(lambda found: names.get(int(found[1])) or _mention(int(found[1])), text)


def _mention(user: int) -> str:
    if is_house(user):
        return shown(user)
    return f"<@{user}>" if user > 0 else NOBODY


def mentions_of(sheet: Sheet) -> discord.AllowedMentions:
    """Notify exactly the users and roles the sheet mentions on purpose."""
    users = [discord.Object(user) for user in sheet.mentions if is_person(user)]
    roles = [discord.Object(role) for role in sheet.roles]
    return discord.AllowedMentions(everyone=False, roles=roles or False, replied_user=False, users=users or False)


def files_of(message: discord.Message) -> list[str]:
    """The names of the pictures and films that a message shows."""
    return [PurePosixPath(urlsplit(item.media.url).path).name for item in _items(message.components)]


def _items(components: Iterable[discord.Component]) -> Iterator[discord.MediaGalleryItem]:
    """The pictures and films among components, for which no view needs to be built."""
    for one in components:
        if isinstance(one, discord.MediaGalleryComponent):
            yield from one.items
        elif isinstance(one, discord.Container):
            yield from _items(one.children)


def download(raw: bytes, name: str) -> AttachedFile:
    """A file small enough for Discord, compressed if need be."""
    return AttachedFile(raw, name) if len(raw) <= DOWNLOAD_LIMIT else AttachedFile(gzip.compress(raw), f"{name}.gz")


def build_form(form: Modal) -> ui.Modal:
    """The modal of a form, stopped before it is sent as in `build`."""
    modal = ui.Modal(title=cut(form.title, TITLE_LIMIT), custom_id=str(form.id), timeout=None)
    for field in form.fields:
        style = discord.TextStyle.paragraph if field.long else discord.TextStyle.short
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=field.name,
            style=style,
            default=field.value or None,
            required=field.required,
            max_length=field.most or (2000 if field.long else 100),
        )
        hint = cut(field.hint, OPTION_LIMIT) or None
        modal.add_item(ui.Label(text=cut(field.label, TITLE_LIMIT), description=hint, component=line))
    modal.stop()
    return modal


def _file(shown: Media) -> discord.File:
    return discord.File(io.BytesIO(shown.image), shown.name)


def _row(row: SelectMenu | EntitySelect | Row) -> ui.ActionRow[ui.LayoutView]:
    if isinstance(row, SelectMenu):
        return ui.ActionRow(_menu(row))
    if isinstance(row, EntitySelect):
        return ui.ActionRow(_finder(row))
    return ui.ActionRow(*(_button(press) for press in row))


def _finder(
    finder: EntitySelect,
) -> ui.UserSelect[ui.LayoutView] | ui.RoleSelect[ui.LayoutView] | ui.ChannelSelect[ui.LayoutView]:
    hint = cut(finder.hint, OPTION_LIMIT)
    if finder.among == "people":
        known = [discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.user) for one in finder.people]
        return ui.UserSelect(
            custom_id=str(finder.id),
            placeholder=hint,
            min_values=finder.lo,
            max_values=finder.hi,
            default_values=known,
        )
    if finder.among == "roles":
        role = [discord.SelectDefaultValue(id=finder.chosen, type=discord.SelectDefaultValueType.role)]
        return ui.RoleSelect(custom_id=str(finder.id), placeholder=hint, default_values=role if finder.chosen else [])
    kinds = {"forums": (discord.ChannelType.forum,), "settable": SETTABLE}.get(finder.among, PLAYED_IN)
    chosen = [discord.SelectDefaultValue(id=finder.chosen, type=discord.SelectDefaultValueType.channel)]
    return ui.ChannelSelect(
        custom_id=str(finder.id),
        placeholder=hint,
        channel_types=list(kinds),
        default_values=chosen if finder.chosen else [],
    )


def _button(press: Button | LinkButton) -> ui.Button[ui.LayoutView]:
    label = cut(press.label, LABEL_LIMIT)
    if isinstance(press, LinkButton):
        return ui.Button(label=label, url=press.url)
    return ui.Button(
        label=label,
        style=discord.ButtonStyle[press.style.value],
        custom_id=str(press.id),
        disabled=press.disabled,
        emoji=press.icon or None,
    )


def _menu(menu: SelectMenu) -> ui.Select[ui.LayoutView]:
    if not 1 <= len(menu.entries) <= MENU_LIMIT:
        raise ValueError(f"a menu of {len(menu.entries)} entries: {menu.id}")
    options = [
        discord.SelectOption(
            value=entry.value,
            label=cut(entry.label, OPTION_LIMIT),
            description=cut(entry.about, OPTION_LIMIT) or None,
            default=entry.chosen,
            emoji=entry.icon or None,
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
