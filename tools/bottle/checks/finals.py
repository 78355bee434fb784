"""Compares what messages show in the end, a match's card and the message of its latest turn, with what the bot would show just then."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from bot.answers.placement import MINE
from bot.client.app import GameBot
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import PostKind
from bot.matches.house.members import is_house, is_person
from bot.matches.work.clock import SystemClock
from bot.screens.sheet import Sheet
from cogs.core.components import build
from cogs.delivery.turn_message import PublicMessages
from localdiscord.component_payloads import walk
from localdiscord.records import Json, Message

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle

MOVED_ON = {Status.RUNNING, Status.FINISHED}  # those that are paused, or end otherwise, leave the last turn as it was
UNMADE = "SELECT 1 FROM posts WHERE match = ? AND kind = ? AND (state != 'done' OR error != '') LIMIT 1"
BEGUN = "SELECT DISTINCT match FROM turns ORDER BY match"
REMOVED = "bot removed"  # an event
WIDEST = 160  # characters of what is quoted


@dataclass(frozen=True)
class Content:
    """The contents of a message: its texts, the ids of what can be pressed, and its files by name."""

    texts: tuple[str, ...]
    ids: tuple[str, ...]
    files: dict[str, bytes]


class Stopped(SystemClock):
    """Shows always the same."""

    def __init__(self, shown: int) -> None:
        super().__init__()
        self._shown = shown

    def now_ms(self) -> int:
        """The present time."""
        return self._shown


class Finals:
    """Looks at messages just before the bot is stopped."""

    def __init__(self, bottle: Bottle) -> None:
        self._bottle = bottle
        self._found: list[str] = []
        bottle.last_looks.append(self._look)

    async def found(self) -> list[str]:
        """Which messages show something else."""
        return self._found

    async def _look(self) -> None:
        store = self._bottle.bots[-1].services.store
        for (number,) in self._bottle.rows(BEGUN):
            match = await store.get(number)
            if match is not None and self._judged(match):
                self._found += [f"match {number}: {fault}" for fault in await self._card(match)]
                self._found += [f"match {number}: {fault}" for fault in await self._turn(match)]

    def _judged(self, match: Match) -> bool:
        """Whether the bot can edit its messages at any time, and they name people none of whom was erased since.

        It cannot where it is borrowed, nor when matches are called off because it is no longer on their server.
        """
        off = match.status is Status.ABORTED and REMOVED in self._bottle.plan.events
        named = all(is_person(one.user) or is_house(one.user) for one in match.holders)
        return named and not off and not match.borrowed

    async def _card(self, match: Match) -> Iterable[str]:
        message = self._shown(match, PostKind.CARD, match.channel, match.message)
        if message is None:
            return ()
        bot = self._bottle.bots[-1]
        settings = await bot.services.store.server_settings(match.guild)
        right = await as_of(bot, message).card(match, settings)
        return differences("its card", content(message), wanted(right))

    async def _turn(self, match: Match) -> Iterable[str]:
        bot = self._bottle.bots[-1]
        store = bot.services.store
        post = await store.posted_before(match.id, match.revision + 1)
        if post is None or match.paused or match.status not in MOVED_ON:
            return ()
        message = self._shown(match, PostKind.TURN, post.place, post.message)
        context = await bot.matches.message_context(match, post.revision)
        delivery = await store.delivery_context(post)
        if message is None or context is None or delivery is None:
            return ()
        above = await store.said_above(match.id, post.message)
        right = await as_of(bot, message).turn(context, delivery, above)
        return differences(f"the message of turn {post.revision}", unasked(content(message)), unasked(wanted(right)))

    def _shown(self, match: Match, kind: PostKind, place: int, message: int) -> Message | None:
        """A message that is still there; None if a post of its kind was given up or held, which others look at."""
        if self._bottle.rows(UNMADE, match.id, kind.value):
            return None
        messages: dict[int, Message] = self._bottle.discord.world.state.messages.get(place, {})
        return messages.get(message)


def as_of(bot: GameBot, message: Message) -> PublicMessages:
    """What makes messages, with the bot's clock at the time at which one was posted or last edited."""
    then = copy.copy(bot)
    then.services = replace(bot.services, clock=Stopped(int(1000 * (message.edited or message.created))))
    return PublicMessages(then)


def content(message: Message) -> Content:
    """What a message shows."""
    return Content(*_parts(message.components), {one.filename: one.content for one in message.attachments})


def wanted(sheet: Sheet) -> Content:
    """What a message would show that was made of a sheet."""
    view, files = build(sheet)
    components = view.to_components()  # type: ignore[no-untyped-call]
    return Content(*_parts(components), {one.filename: one.fp.read() for one in files})


def _parts(components: Iterable[Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    every: list[Json] = list(walk(list(components)))
    texts = (timeless(str(one["content"])) for one in every if "content" in one)
    return tuple(filter(None, texts)), tuple(str(one["custom_id"]) for one in every if "custom_id" in one)


def unasked(shown: Content) -> Content:
    """The contents of a turn's message without the questions, which are grouped by when they are due; who is asked, others look at.

    A formation that was saved since is offered from the next message on.
    """
    ids = tuple(one for one in shown.ids if not one.endswith(f":{MINE}"))
    return replace(shown, texts=tuple(text for text in shown.texts if "<@" not in text), ids=ids)


def timeless(text: str) -> str:
    """A text without its times: they move with pauses, vacations and outages, for which alone no message is edited."""
    lines = ([part for part in line.split("·") if "<t:" not in part] for line in text.split("\n"))
    return "\n".join(filter(None, ("·".join(parts).strip() for parts in lines)))


def differences(what: str, shown: Content, right: Content) -> Iterator[str]:
    """Sentences that say what is different."""
    wrong, missing = _apart(shown.texts, right.texts)
    if shown.texts != right.texts:
        yield f"{what} shows {wrong!r:.{WIDEST}} in place of {missing!r:.{WIDEST}}"
    wrong, missing = _apart(shown.ids, right.ids)
    if shown.ids != right.ids:
        yield f"{what} has the buttons {wrong!r:.{WIDEST}} in place of {missing!r:.{WIDEST}}"
    shown_of, right_of = ({PurePosixPath(name).stem for name in one.files} for one in (shown, right))
    if shown_of != right_of:
        yield f"{what} shows {sorted(shown_of)} in place of {sorted(right_of)}"
    for name in sorted(shown.files.keys() & right.files.keys()):  # a film that was late is not there, or not yet
        if shown.files[name] != right.files[name]:
            yield f"{what} shows another picture as {name}"


def _apart(shown: tuple[str, ...], right: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """What is in one alone, and in the other."""
    return [one for one in shown if one not in right], [one for one in right if one not in shown]
