"""Posts that were sent but not marked: searched in the channel only once Discord may have forgotten their nonce."""

from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.client.pacing import RateLimiter
from bot.client.throttle import UNLIMITED
from bot.matches.delivery.models import Post, PostKind, PostState
from cogs.delivery.message_sender import MessageSender, tells

pytestmark = pytest.mark.asyncio
MINUTE = 60_000


class LookedError(Exception):
    """The channel was looked through."""


def sender(now: int) -> MessageSender:
    def look(_channel: int) -> Any:
        raise LookedError

    services = SimpleNamespace(clock=SimpleNamespace(now_ms=lambda: now))
    bot: Any = SimpleNamespace(services=services, pacing=RateLimiter(UNLIMITED), get_partial_messageable=look)
    return MessageSender(bot)


def post(attempted: int) -> Post:
    return Post(1, 1, 0, PostKind.TURN, PostState.PENDING, 1, attempted, 0, 0, "")


@pytest.mark.parametrize(("first_tried", "looked"), [(None, False), (1 * MINUTE, False), (10 * MINUTE, True)])
async def test_a_post_is_looked_for_only_when_its_nonce_may_be_forgotten(first_tried: int | None, *, looked: bool):
    now = 100 * MINUTE
    tried = post(0 if first_tried is None else now - first_tried)
    search = sender(now).already_there(tried, 4, discord.ui.LayoutView())
    if looked:
        with pytest.raises(LookedError):
            await search
    else:
        assert await search is None


@pytest.mark.parametrize(
    ("named", "found"), [("pitchout-1-7.png", True), ("pitchout-1-8.gif", False), ("pitchout-2-7.png", False)]
)
async def test_a_turn_is_found_by_what_its_picture_is_named_after(named: str, *, found: bool):
    shown = discord.ui.LayoutView()
    gallery = discord.ui.MediaGallery(discord.MediaGalleryItem(f"https://cdn.local/1/2/{named}?ex=1"))
    shown.add_item(gallery).add_item(discord.ui.ActionRow(discord.ui.Button(custom_id="text:1::6-", label="Text")))
    message: Any = SimpleNamespace(created_at=discord.utils.utcnow(), components=shown.to_components())
    turn = post(1)
    shown.stop()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.ui.LayoutView, "from_message", lambda *_, **__: shown)
        assert tells(message, msgspec.structs.replace(turn, revision=7), discord.ui.LayoutView()) is found
