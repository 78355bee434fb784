"""Permissions by roles, overwrites and threads."""

import pytest

from localdiscord.people import PersonError
from localdiscord.permissions import ALL, Permission
from localdiscord.records import Overwrite
from tests.localdiscord.by_hand import Rest

KINDS = ("news", "lounge", "stage", "pictures")
pytestmark = pytest.mark.asyncio

VIEW, SEND, FILES = Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES, Permission.ATTACH_FILES


def overwrite(rest: Rest, channel: str, target: int, *, allow: int = 0, deny: int = 0, kind: int = 0) -> None:
    rest.local.world.find_channel(channel).overwrites.append(Overwrite(target, kind, int(allow), int(deny)))


async def test_the_bot_may_not_post_in_no_entry(rest: Rest):
    response = await rest.send("no-entry", {"content": "x"})
    assert (response.status, response.code, response.body["message"]) == (403, 50013, "Missing Permissions")
    assert (await rest("POST", f"{rest.channel('no-entry')}/threads", {"name": "t", "type": 11})).code == 50013
    assert (await rest("GET", rest.channel("no-entry"))).status == 200
    rest.local.person("dai").send("no-entry", "people may")


async def test_what_the_bot_cannot_see_it_cannot_touch(rest: Rest):
    sent = (await rest.send("lobby", {"content": "x"})).body["id"]
    overwrite(rest, "lobby", rest.local.world.guild.id, deny=VIEW)
    lobby = rest.channel("lobby")
    for method, path in (
        ("GET", lobby),
        ("POST", f"{lobby}/messages"),
        ("PATCH", f"{lobby}/messages/{sent}"),
        ("GET", f"{lobby}/messages"),
        ("POST", f"{lobby}/typing"),
        ("POST", f"{lobby}/threads"),
    ):
        response = await rest(method, path, None if method == "GET" else {"content": "y", "name": "t", "type": 11})
        assert (response.status, response.code, response.body["message"]) == (403, 50001, "Missing Access"), path


async def test_each_overwrite_outweighs_the_one_before(rest: Rest):
    world, bruno = rest.local.world, rest.local.person("bruno")
    lobby = world.find_channel("lobby")
    player = world.guild.members[bruno.id].role_ids[0]

    def may_send() -> bool:
        return bool(world.permissions(bruno.id, lobby) & SEND)

    assert may_send()
    overwrite(rest, "lobby", world.guild.id, deny=SEND)
    assert not may_send()
    overwrite(rest, "lobby", player, allow=SEND)
    assert may_send()
    overwrite(rest, "lobby", bruno.id, deny=SEND, kind=1)
    assert not may_send()
    with pytest.raises(PersonError, match="permission"):
        bruno.send("lobby", "x")


async def test_nothing_can_be_done_unseen_and_no_file_sent_unspoken(rest: Rest):
    world, dai = rest.local.world, rest.local.person("dai")
    lobby = world.find_channel("lobby")
    overwrite(rest, "lobby", dai.id, deny=SEND, kind=1)
    assert not world.permissions(dai.id, lobby) & FILES
    overwrite(rest, "general", dai.id, deny=VIEW, kind=1)
    assert world.permissions(dai.id, world.find_channel("general")) == Permission(0)
    assert [channel["name"] for channel in dai.channels()] == ["Channels", "lobby", "no-entry", "ideas", *KINDS]
    with pytest.raises(PersonError):
        dai.messages("general")


async def test_the_owner_may_everything(rest: Rest):
    world = rest.local.world
    overwrite(rest, "lobby", rest.local.person("ada").id, deny=VIEW, kind=1)
    assert world.permissions(rest.local.person("ada").id, world.find_channel("lobby")) == ALL


async def test_sending_in_threads_is_a_right_of_its_own(rest: Rest):
    thread = (await rest("POST", f"{rest.channel('lobby')}/threads", {"name": "t", "type": 11})).body["id"]
    role = rest.local.world.guild.members[rest.local.world.bot.id].role_ids[0]
    overwrite(rest, "lobby", role, deny=Permission.SEND_MESSAGES_IN_THREADS)
    assert (await rest("POST", f"/channels/{thread}/messages", {"content": "x"})).code == 50013
    assert (await rest.send("lobby", {"content": "x"})).status == 200


async def test_files_need_their_right(rest: Rest):
    role = rest.local.world.guild.members[rest.local.world.bot.id].role_ids[0]
    overwrite(rest, "lobby", role, deny=FILES)
    assert (await rest.send("lobby", {"content": "x"}, {"a.txt": b"x"})).code == 50013
    assert (await rest.send("lobby", {"content": "x"})).status == 200


async def test_others_messages_are_not_the_bots_to_change(rest: Rest):
    sent = rest.local.person("ada").send("lobby", "mine")
    path = f"{rest.channel('lobby')}/messages/{sent.id}"
    assert (await rest("PATCH", path, {"content": "yours"})).code == 50005
    assert (await rest("DELETE", path)).code == 50013
    assert (await rest("PUT", f"{rest.channel('lobby')}/messages/pins/{sent.id}")).code == 50013


async def test_a_private_thread_is_for_its_members(rest: Rest):
    role = rest.local.world.guild.members[rest.local.world.bot.id].role_ids[0]
    overwrite(rest, "lobby", role, allow=Permission.CREATE_PRIVATE_THREADS)
    thread = (await rest("POST", f"{rest.channel('lobby')}/threads", {"name": "secret"})).body
    assert thread["type"] == 12
    dai = rest.local.person("dai")
    with pytest.raises(PersonError, match="permission"):
        dai.messages(thread["id"])
    assert (await rest("PUT", f"/channels/{thread['id']}/thread-members/{dai.id}")).status == 204
    dai.send(thread["id"], "here I am")
    assert (await rest("GET", f"/channels/{thread['id']}/thread-members/{dai.id}")).body["user_id"] == str(dai.id)
    assert (await rest("DELETE", f"/channels/{thread['id']}/thread-members/{dai.id}")).status == 204
    with pytest.raises(PersonError):
        dai.send(thread["id"], "gone")


async def test_an_archived_thread_sleeps_until_somebody_speaks(rest: Rest):
    thread = (await rest("POST", f"{rest.channel('lobby')}/threads", {"name": "t", "type": 11})).body["id"]
    sent = (await rest("POST", f"/channels/{thread}/messages", {"content": "x"})).body["id"]
    assert (await rest("PATCH", f"/channels/{thread}", {"archived": True})).status == 200
    message = f"/channels/{thread}/messages/{sent}"
    assert (await rest("PATCH", message, {"content": "y"})).code == 50083
    assert (await rest("DELETE", message)).code == 50083
    assert (await rest("PATCH", f"/channels/{thread}", {"name": "u"})).code == 50083
    assert (await rest("PUT", f"/channels/{thread}/thread-members/@me")).code == 50083
    assert (await rest("POST", f"/channels/{thread}/messages", {"content": "z"})).status == 200
    assert (await rest("PATCH", message, {"content": "y"})).status == 200
    rest.local.person("chloe").archive_thread(thread, locked=True)
    assert (await rest("POST", f"/channels/{thread}/messages", {"content": "z"})).code == 50083
    rest.local.person("chloe").send(thread, "awake, and still locked")
    assert (await rest("POST", f"/channels/{thread}/messages", {"content": "z"})).code == 160005
    with pytest.raises(PersonError, match="permission"):
        rest.local.person("dai").send(thread, "let me in")
    with pytest.raises(PersonError, match="permission"):
        rest.local.person("dai").archive_thread(thread)


async def test_threads_where_none_can_be(rest: Rest):
    lobby = rest.channel("lobby")
    thread = (await rest("POST", f"{lobby}/threads", {"name": "t", "type": 11})).body["id"]
    assert (await rest("POST", f"/channels/{thread}/threads", {"name": "t", "type": 11})).code == 50024
    sent = (await rest.send("lobby", {"content": "x"})).body["id"]
    path = f"{lobby}/messages/{sent}/threads"
    assert (await rest("POST", path, {"name": ""})).code == 50035
    assert (await rest("POST", path, {"name": "n" * 101})).code == 50035
    assert (await rest("POST", path, {"name": "n", "auto_archive_duration": 61})).code == 50035
    assert (await rest("POST", path, {"name": "n"})).body["id"] == sent
    assert (await rest("POST", path, {"name": "n"})).code == 160004
    assert (await rest("POST", f"{lobby}/messages/1/threads", {"name": "n"})).code == 10008


@pytest.mark.parametrize("local", [{"active_threads": 2}], indirect=True)
async def test_too_many_active_threads(rest: Rest):
    lobby = rest.channel("lobby")
    made = [(await rest("POST", f"{lobby}/threads", {"name": "t", "type": 11})).body for _ in range(3)]
    assert made[2]["code"] == 160006
    assert (await rest("PATCH", f"/channels/{made[0]['id']}", {"archived": True})).status == 200
    assert (await rest("POST", f"{lobby}/threads", {"name": "t", "type": 11})).status == 201
    assert (await rest("PATCH", f"/channels/{made[0]['id']}", {"archived": False})).code == 160006
