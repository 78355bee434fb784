"""What public messages of the bot show: which turns of which matches."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from localdiscord.component_payloads import walk
from localdiscord.records import Message
from localdiscord.server import LocalDiscord


def turn_of(buttons: Iterable[Mapping[str, Any]], files: Iterable[str]) -> tuple[int, int] | None:
    """The match and the turn of a message with such buttons and files; None if it is not that of a turn."""
    if not any(re.fullmatch(r"text:\w+::\d+-", str(one.get("custom_id", ""))) for one in buttons):
        return None
    named = next(filter(None, (re.fullmatch(r"[a-z]+-(\d+)-(\d+)\.\w+", file) for file in files)), None)
    return (int(named[1]), int(named[2])) if named else None


def turn_told(message: Message) -> tuple[int, int] | None:
    """The match and the turn that a message shows, if it is that of a turn."""
    return turn_of(walk(message.components), (one.filename for one in message.attachments))


def first_told(message: Message) -> int:
    """The first turn that a turn's message has shown; its buttons are named after it."""
    ids = (str(part.get("custom_id", "")).rpartition(":") for part in walk(message.components))
    return next(int(args.removesuffix("-")) for verb, _, args in ids if verb.startswith("text:"))


def bot_messages(discord: LocalDiscord) -> Iterator[Message]:
    """Every public message of the bot, oldest first."""
    kept = [message for channel in discord.world.state.messages.values() for message in channel.values()]
    for message in sorted(kept, key=lambda one: one.id):
        if message.author_id == discord.world.bot.id and message.only_for is None:
            yield message
