"""Forums: posts with a first message and tags, the limits and refusals of both, and what the page is told."""

from typing import Any

import pytest

from localdiscord.people import PersonError
from localdiscord.permissions import Permission
from localdiscord.records import ForumTag, Overwrite
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Answered, Rest
from tests.localdiscord.places import FORUM

pytestmark = pytest.mark.asyncio
POSTS = f"/channels/{FORUM}/threads"
PLAIN: dict[str, Any] = {"name": "a post", "message": {"content": "hello"}}


@pytest.fixture(autouse=True)
def tags(local: LocalDiscord) -> None:
    local.world.channels[FORUM].tags = [ForumTag(5, "chess", "♟️"), ForumTag(6, "for moderators", moderated=True)]


def allow(local: LocalDiscord, *rights: Permission, deny: int = 0) -> None:
    own = Overwrite(local.world.bot.id, 1, allow=int(sum(rights)), deny=deny)
    local.world.channels[FORUM].overwrites = [own]


async def post(rest: Rest, **changed: Any) -> Answered:
    return await rest("POST", POSTS, PLAIN | changed)


async def test_a_post_has_a_first_message_of_its_own_id_and_its_tags(local: LocalDiscord, rest: Rest):
    response = await post(rest, applied_tags=["5"])
    body = response.body
    assert response.status == 201
    assert (body["type"], body["parent_id"], body["applied_tags"]) == (11, str(FORUM), ["5"])
    assert (body["message"]["id"], body["message"]["content"], body["message_count"]) == (body["id"], "hello", 0)
    assert (await rest("GET", f"/channels/{FORUM}")).body["last_message_id"] == body["id"]
    assert [one.text for one in local.person("dai").messages(int(body["id"]))] == ["hello"]


async def test_what_a_forum_refuses(local: LocalDiscord, rest: Rest):
    assert (await post(rest, message=None)).faults == ["BASE_TYPE_REQUIRED"]
    assert (await post(rest, name="")).code == 50035
    assert (await post(rest, message={"content": ""})).code == 50006
    assert (await post(rest, applied_tags=["7"])).code == 10087
    assert (await post(rest, applied_tags=["6"])).code == 50013
    assert (await post(rest, applied_tags=["5"] * 6)).code == 50035
    assert (await rest("POST", f"/channels/{FORUM}/messages", {"content": "x"})).code == 50008
    assert (await rest("GET", f"/channels/{FORUM}/messages")).code == 50024
    allow(local, deny=int(Permission.SEND_MESSAGES))
    assert (await post(rest)).code == 50013
    allow(local, deny=int(Permission.ATTACH_FILES))
    assert (await rest("POST", POSTS, PLAIN, files={"a.txt": b"x"})).code == 50013
    assert [one for one in local.world.channels.values() if one.parent_id == FORUM] == []
    with pytest.raises(PersonError):
        local.person("ada").send(FORUM, "x")


async def test_moderators_may_give_tags_that_others_may_not(local: LocalDiscord, rest: Rest):
    allow(local, Permission.MANAGE_THREADS)
    assert (await post(rest, applied_tags=["6"])).status == 201


async def test_a_forum_may_require_a_tag(local: LocalDiscord, rest: Rest):
    allow(local, Permission.MANAGE_CHANNELS)
    changed = await rest("PATCH", f"/channels/{FORUM}", {"flags": 16, "default_reaction_emoji": None})
    assert (changed.body["flags"], changed.body["default_reaction_emoji"]) == (16, None)
    assert (await post(rest)).code == 40067
    made = (await post(rest, applied_tags=["5"])).body
    assert (await rest("PATCH", f"/channels/{made['id']}", {"applied_tags": []})).code == 40067


async def test_the_tags_of_a_forum_keep_their_ids_and_their_limits(local: LocalDiscord, rest: Rest):
    where = f"/channels/{FORUM}"
    allow(local, Permission.MANAGE_CHANNELS)
    changed = await rest(
        "PATCH", where, {"available_tags": [{"id": "5", "name": "go"}, {"name": "new", "emoji_name": "🏁"}]}
    )
    old, new = changed.body["available_tags"]
    assert (old["id"], old["name"], new["emoji_name"]) == ("5", "go", "🏁")
    for sent, code in (
        ([{"name": "twice"}, {"name": "twice"}], 40061),
        ([{"name": "x" * 21}], 50035),
        ([{"name": ""}], 50035),
        ([{"name": str(n)} for n in range(21)], 50035),
        ([{"id": "77", "name": "lost"}], 10087),
    ):
        assert (await rest("PATCH", where, {"available_tags": sent})).code == code
    allow(local)
    assert (await rest("PATCH", where, {"available_tags": []})).code == 50013


async def test_tags_change_with_archiving_but_not_afterwards(rest: Rest):
    made = f"/channels/{(await post(rest)).body['id']}"
    closed = await rest("PATCH", made, {"archived": True, "applied_tags": ["5"]})
    assert (closed.body["applied_tags"], closed.body["thread_metadata"]["archived"]) == (["5"], True)
    assert (await rest("PATCH", made, {"applied_tags": []})).code == 50083


async def test_archived_posts_are_listed_latest_first(rest: Rest):
    made = [(await post(rest, name=str(n))).body["id"] for n in range(3)]
    for one in made[:2]:
        await rest("PATCH", f"/channels/{one}", {"archived": True})
    listed = (await rest("GET", f"{POSTS}/archived/public?limit=1")).body
    assert ([one["id"] for one in listed["threads"]], listed["has_more"]) == ([made[1]], True)
    before = listed["threads"][0]["thread_metadata"]["archive_timestamp"].replace("+", "%2B")
    rest_of = (await rest("GET", f"{POSTS}/archived/public?before={before}")).body
    assert ([one["id"] for one in rest_of["threads"]], rest_of["has_more"]) == ([made[0]], False)
