"""What stays of a turn's message once the next one is there: everything but the buttons that answer it."""

from __future__ import annotations

from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

import discord
from discord import ui

from cogs.ids import read_id

KEPT = {"text", "why"}  # the verbs of the buttons that stay: what a past turn can still be asked


def tidied(message: discord.Message) -> ui.LayoutView | None:
    """The message's components without the buttons that answer it; None if there is nothing to take away."""
    view = ui.LayoutView.from_message(message, timeout=None)
    taken = False
    for item in list(view.walk_children()):
        if isinstance(item, ui.MediaGallery):
            item.items = [_attached(one) for one in item.items]
        elif isinstance(item, ui.ActionRow):
            for press in [one for one in item.children if not _stays(one)]:
                item.remove_item(press)
                taken = True
            if not item.children:
                view.remove_item(item)
    view.stop()
    return view if taken else None


def _stays(item: ui.Item[ui.LayoutView]) -> bool:
    told = read_id(str(getattr(item, "custom_id", "") or ""))
    return told is not None and told.verb in KEPT


def _attached(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """The picture named as the message's own file: its address would run out."""
    name = unquote(PurePosixPath(urlsplit(item.media.url).path).name)
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)
