"""Whatever a match's status is, all that is said about it can be said: no message fails for want of a case."""

import pytest
from structlog.testing import capture_logs

from bot.matches.core.models import Status
from bot.matches.delivery.models import PostKind, PostState
from bot.storage.stores.admin_queries import AdminQueries
from tests.cogs.delivery.test_outbox import settled, turn_messages
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio

ABOUT_IT: tuple[tuple[str, dict[str, object]], ...] = (
    ("board", {"match": 1}),
    ("board", {"match": 1, "as": "text"}),
    ("board", {"match": 1, "as": "record"}),
    ("match replay", {"match": 1}),
    ("match live", {}),
    ("match review", {"match": 1}),
    ("match export", {"match": 1, "as": "text"}),
    ("match export", {"match": 1, "as": "json"}),
    ("match verify", {"match": 1}),
    ("match whatif", {"match": 1}),
    ("match replies", {"match": 1}),
    ("match undo", {"match": 1}),
    ("match resign", {"match": 1}),
    ("server void", {"match": 1}),
    ("turns", {}),
    ("history", {}),
    ("profile", {}),
)


async def test_everything_about_a_match_can_be_said_in_any_status(table: Scene):
    turn = await table.begin(game="offboard")
    mover = table.next_of(turn)
    await mover.command("arena", "move", {"move": "C4 NE", "now": True})
    await table.turn(1)
    with capture_logs() as logs:
        for status in Status:
            now = await table.match()
            await table.services.store.change(
                now, status=status, turn=None, posts=[PostKind.CARD, PostKind.TURN], key=f"made {status}", now=1
            )
            table.services.matches.work.notify()
            await settled(table)
            for command, options in ABOUT_IT:
                assert (await mover.command("arena", command, options)).shown, (status, command)
            latest = turn_messages(table, 1)[-1]
            for name in [str(one.get("custom_id", "")) for one in latest.buttons]:
                if name.partition(":")[0] in table.bot.lasting:
                    assert await mover.press(latest, custom_id=name), (status, name)
    assert [one for one in logs if one["log_level"] in {"error", "critical"}] == []
    posts = await AdminQueries(table.services.store._reader).posts(1)
    assert {post.state for post in posts} == {PostState.DONE}
