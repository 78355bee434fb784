"""Buttons and panels that can no longer be answered, where Discord or the database does not play along."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.matches.core.errors import StoreError
from cogs.delivery.channel_events import Whereabouts
from cogs.delivery.forum_posts import ForumPosts
from cogs.delivery.message_sender import FORBIDDEN, SHUT
from cogs.delivery.panel_updates import close_stale_panels
from cogs.delivery.stale_buttons import ExpiredButtons

pytestmark = pytest.mark.asyncio


def refused(code: int, kind: type[discord.HTTPException] = discord.HTTPException) -> discord.HTTPException:
    return kind(SimpleNamespace(status=400, reason="Bad Request"), {"code": code, "message": "no"})  # type: ignore[arg-type]


class Notices:
    """The store and the delivery of a bot with one notice whose buttons are to go; what is done is recorded."""

    def __init__(self) -> None:
        self.done: list[str] = []
        store = SimpleNamespace(asking=self.asking, get=self.get)
        matches = SimpleNamespace(delivery=SimpleNamespace(note_unedited=self.note, strip_buttons=self.strip))
        self.bot: Any = SimpleNamespace(services=SimpleNamespace(store=store), matches=matches)

    async def asking(self, _match: int) -> tuple[Any, ...]:
        return (SimpleNamespace(id=3, notice=SimpleNamespace(buttons=())),)

    async def get(self, match: int) -> Any:
        return SimpleNamespace(id=match, borrowed=False)

    async def note(self, _post: Any, _why: str) -> None:
        self.done.append("noted for later")

    async def strip(self, _post: Any) -> None:
        self.done.append("stripped")


@pytest.mark.parametrize("code", sorted({*SHUT, 1}))
async def test_a_notice_where_discord_takes_no_edit_keeps_its_buttons(monkeypatch: pytest.MonkeyPatch, code: int):
    async def passed(*_: Any) -> bool:
        return True

    async def take_off(*_: Any) -> None:
        raise refused(code)

    notices: Notices = Notices()
    expired = ExpiredButtons(notices.bot, None, None)  # type: ignore[arg-type]  # nothing is sent
    monkeypatch.setattr(expired, "_passed", passed)
    monkeypatch.setattr(expired, "take_off", take_off)
    if code not in SHUT:
        with pytest.raises(discord.HTTPException):
            await expired.tidy(7)
        assert notices.done == []
        return
    await expired.tidy(7)
    assert notices.done == [*(["noted for later"] if code in FORBIDDEN else []), "stripped"]


async def test_panels_remain_while_the_database_does_not_tell_whether_they_are_stale():
    async def fails(*_: Any) -> Any:
        raise StoreError

    panels = SimpleNamespace(that_answer=lambda _: (1,))  # asked for nothing else
    bot: Any = SimpleNamespace(panels=panels, services=SimpleNamespace(store=SimpleNamespace(turn=fails)))
    await close_stale_panels(bot, SimpleNamespace(id=7, game="offboard"), 3)  # type: ignore[arg-type]


@pytest.mark.parametrize(("was", "now", "revives"), [(True, False, True), (False, False, False), (True, True, False)])
async def test_held_posts_are_tried_again_once_a_thread_is_unlocked(*, was: bool, now: bool, revives: bool):
    revived: list[int] = []

    async def try_to_revive(guild: int) -> None:
        revived.append(guild)

    events = Whereabouts(SimpleNamespace())  # type: ignore[arg-type]  # its bot is not asked
    events.places = SimpleNamespace(try_to_revive=try_to_revive)  # type: ignore[assignment]
    before, thread = (SimpleNamespace(locked=locked, guild=SimpleNamespace(id=5)) for locked in (was, now))
    await events.on_thread_update(before, thread)  # type: ignore[arg-type]
    assert revived == ([5] if revives else [])


async def test_looking_into_a_post_of_a_forum_waits_for_its_turn_among_requests():
    done: list[str] = []

    async def request() -> None:
        done.append("waited")

    async def fetch_message(_thread: int) -> Any:
        done.append("asked")
        raise refused(10008, discord.NotFound)

    bot: Any = SimpleNamespace(get_partial_messageable=lambda _: SimpleNamespace(fetch_message=fetch_message))
    sender: Any = SimpleNamespace(pacing=SimpleNamespace(request=request))
    assert not await ForumPosts(bot, sender, None)._begins_with(1, None, None)  # type: ignore[arg-type]
    assert done == ["waited", "asked"]
