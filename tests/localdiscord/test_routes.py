"""The smaller routes: pins, typing, channels, threads that fall asleep, who is who."""

from pathlib import Path

import pytest

from localdiscord.config import LocalConfig
from localdiscord.permissions import Permission
from localdiscord.records import Overwrite
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Rest

pytestmark = pytest.mark.asyncio


def grant(rest: Rest, permission: Permission) -> None:
    world = rest.local.world
    world.guild.roles[world.guild.members[world.bot.id].role_ids[0]].permissions |= permission


async def test_pins(rest: Rest):
    grant(rest, Permission.PIN_MESSAGES)
    ids = [(await rest.send("lobby", {"content": str(n)})).body["id"] for n in range(2)]
    pins = f"{rest.channel('lobby')}/messages/pins"
    for message in ids:
        assert (await rest("PUT", f"{pins}/{message}")).status == 204
    listed = (await rest("GET", pins)).body
    assert [item["message"]["id"] for item in listed["items"]] == ids[::-1]
    assert (await rest("DELETE", f"{pins}/{ids[0]}")).status == 204
    assert [item["message"]["pinned"] for item in (await rest("GET", pins)).body["items"]] == [True]
    assert (await rest("PUT", f"{pins}/1")).code == 10008


async def test_a_channel_is_changed_by_those_who_may(rest: Rest):
    lobby = rest.channel("lobby")
    assert (await rest("PATCH", lobby, {"topic": "x"})).code == 50013
    assert (await rest("DELETE", lobby)).code == 50013
    grant(rest, Permission.MANAGE_CHANNELS)
    changed = (await rest("PATCH", lobby, {"topic": "x", "rate_limit_per_user": 5, "name": "ring"})).body
    assert (changed["topic"], changed["rate_limit_per_user"], changed["name"]) == ("x", 5, "ring")
    for body in ({"name": ""}, {"name": "n" * 101}, {"rate_limit_per_user": 21601}, {"auto_archive_duration": 7}):
        assert (await rest("PATCH", lobby, body)).code == 50035
    thread = (await rest("POST", f"{lobby}/threads", {"name": "t", "type": 11})).body["id"]
    assert (await rest("DELETE", lobby)).body["name"] == "ring"
    assert (await rest("GET", f"/channels/{thread}")).code == 10003


async def test_anothers_thread_is_not_the_bots_to_change(rest: Rest):
    thread = (await rest("POST", f"{rest.channel('lobby')}/threads", {"name": "t", "type": 11})).body["id"]
    state = rest.local.world.channel(int(thread)).thread
    assert state is not None
    state.owner_id = rest.local.person("ada").id
    path = f"/channels/{thread}"
    assert (await rest("PATCH", path, {"name": "mine"})).code == 50013
    assert (await rest("PATCH", path, {"locked": True})).code == 50013
    assert (await rest("DELETE", path)).code == 50013
    grant(rest, Permission.MANAGE_THREADS)
    changed = (await rest("PATCH", path, {"locked": True, "archived": True, "auto_archive_duration": 60})).body
    assert changed["thread_metadata"] | {"archive_timestamp": "", "create_timestamp": ""} == {
        "archived": True,
        "locked": True,
        "auto_archive_duration": 60,
        "archive_timestamp": "",
        "create_timestamp": "",
    }
    assert (await rest("PATCH", path, {"archived": False})).body["thread_metadata"]["archived"] is False
    assert (await rest("DELETE", path)).status == 200


async def test_no_text_in_a_category(rest: Rest):
    category = rest.local.world.find_channel("Channels").id
    assert (await rest("POST", f"/channels/{category}/messages", {"content": "x"})).code == 50008
    assert (await rest("GET", f"/channels/{category}/messages")).code == 50024
    assert (await rest("POST", f"/channels/{category}/threads", {"name": "t", "type": 11})).code == 50024
    assert (await rest("POST", f"{rest.channel('lobby')}/threads", {"name": "t", "type": 0})).code == 50035
    assert (await rest("PUT", f"{rest.channel('lobby')}/thread-members/@me")).code == 50024


async def test_direct_conversations(rest: Rest):
    ada = rest.local.person("ada")
    for wrong in (rest.local.world.bot.id, rest.local.person("clank").id):
        assert (await rest("POST", "/users/@me/channels", {"recipient_id": str(wrong)})).code == 50007
    opened = (await rest("POST", "/users/@me/channels", {"recipient_id": str(ada.id)})).body
    assert [user["username"] for user in opened["recipients"]] == ["ada"]
    assert (await rest("POST", "/users/@me/channels", {"recipient_id": str(ada.id)})).body["id"] == opened["id"]
    path = f"/channels/{opened['id']}"
    assert (await rest("PATCH", path, {"name": "x"})).code == 50003
    assert (await rest("DELETE", path)).status == 200
    assert (await rest("POST", f"{path}/messages", {"content": "hi"}, files={"a.txt": b"a"})).status == 200
    apart = rest.local.world.dm(ada.id, rest.local.person("dai").id)
    assert (await rest("POST", f"/channels/{apart.id}/messages", {"content": "hi"})).code == 50001


async def test_who_and_where(rest: Rest):
    guild = rest.local.world.guild
    assert (await rest("GET", f"/users/{rest.local.person('ada').id}")).body["global_name"] == "Ada"
    assert (await rest("GET", "/applications/@me")).body["owner"]["username"] == "ada"
    assert (await rest("GET", "/gateway/bot")).body["url"] == rest.local.gateway_url
    assert (await rest("GET", f"/guilds/{guild.id}?with_counts=true")).body["approximate_member_count"] == 6
    left = guild.members.pop(rest.local.person("dai").id)
    assert (await rest("GET", f"/guilds/{guild.id}/members/{left.user_id}")).code == 10007
    thread = (await rest("POST", f"{rest.channel('lobby')}/threads", {"name": "t", "type": 11})).body["id"]
    assert (await rest("PUT", f"/channels/{thread}/thread-members/{left.user_id}")).code == 10007
    assert (await rest("GET", f"/channels/{thread}/thread-members/{left.user_id}")).code == 10007


async def test_a_thread_holds_a_thousand(rest: Rest):
    thread = (await rest("POST", f"{rest.channel('lobby')}/threads", {"name": "t", "type": 11})).body["id"]
    state = rest.local.world.channel(int(thread)).thread
    assert state is not None
    state.members |= dict.fromkeys(range(999), 0.0)
    response = await rest("PUT", f"/channels/{thread}/thread-members/{rest.local.person('dai').id}")
    assert response.code == 30033
    rest.local.person("dai").send(thread, "there is still room to talk")
    assert rest.local.person("dai").id not in state.members


async def test_who_is_called_or_speaks_in_a_thread_joins_it(rest: Rest):
    thread = (await rest("POST", f"{rest.channel('lobby')}/threads", {"name": "t", "type": 11})).body["id"]
    state = rest.local.world.channel(int(thread)).thread
    assert state is not None
    bruno, dai, chloe = (rest.local.person(name).id for name in ("bruno", "dai", "chloe"))
    rest.local.world.find_channel("lobby").overwrites.append(Overwrite(dai, 1, deny=int(Permission.VIEW_CHANNEL)))
    body = {"content": f"<@{bruno}> <@{dai}> <@{chloe}>", "allowed_mentions": {"users": [str(bruno), str(dai)]}}
    await rest("POST", f"/channels/{thread}/messages", body)
    assert set(state.members) == {rest.local.world.bot.id, bruno}


async def test_a_file_shown_by_itself_and_one_beside_an_author(rest: Rest):
    shown = {"flags": 1 << 15, "components": [{"type": 13, "file": {"url": "attachment://notes.txt"}}]}
    sent = (await rest.send("lobby", shown, {"notes.txt": b"abc"})).body
    assert sent["attachments"] == []
    part = sent["components"][0]
    assert (part["name"], part["size"], part["file"]["content_type"]) == ("notes.txt", 3, "text/plain; charset=utf-8")
    embed = {
        "title": "t",
        "author": {"name": "a", "icon_url": "attachment://a.png"},
        "thumbnail": {"url": "https://e.org/t.png"},
    }
    sent = (await rest.send("lobby", {"embeds": [embed]}, {"a.png": b"x", "b.png": b"y"})).body
    assert [file["filename"] for file in sent["attachments"]] == ["b.png"]
    assert sent["embeds"][0]["author"]["icon_url"].endswith("/a.png")
    assert sent["embeds"][0]["thumbnail"]["url"] == "https://e.org/t.png"


async def test_a_quiet_thread_falls_asleep(rest: Rest):
    body = {"name": "t", "type": 11, "auto_archive_duration": 60}
    thread = (await rest("POST", f"{rest.channel('lobby')}/threads", body)).body["id"]
    rest.local.clock.advance(3000)
    rest.local.person("ada").send(thread, "still here")
    rest.local.clock.advance(3000)
    assert (await rest("GET", f"/channels/{thread}")).body["thread_metadata"]["archived"] is False
    rest.local.clock.advance(700)
    assert (await rest("GET", f"/channels/{thread}")).body["thread_metadata"]["archived"] is True
    assert (await rest("GET", f"/guilds/{rest.local.world.guild.id}/threads/active")).body["threads"] == []


async def test_commands_are_listed_in_default_words_unless_asked(rest: Rest):
    path = f"/applications/{rest.local.world.state.application_id}/commands"
    localized = {"name_localizations": {"fr": "jouer"}, "description_localizations": {"fr": "Jouer"}}
    option = {"type": 3, "name": "game", "description": "g"} | {"name_localizations": {"fr": "jeu"}}
    await rest("PUT", path, [{"name": "play", "description": "Play", "options": [option]} | localized])
    plain = (await rest("GET", path)).body[0]
    assert not {"name_localizations", "description_localizations"} & (set(plain) | set(plain["options"][0]))
    full = (await rest("GET", f"{path}?with_localizations=true")).body[0]
    assert full["name_localizations"] == {"fr": "jouer"}
    assert full["options"][0]["name_localizations"] == {"fr": "jeu"}


async def test_the_world_is_kept_in_a_file(tmp_path: Path):
    keep = tmp_path / "deep" / "world.json"
    async with LocalDiscord(LocalConfig(keep=keep)) as first:
        sent = first.person("ada").send("lobby", "remember me")
        first.person("ada").dm()
        first.clock.advance(4)
        before_the_end = keep.read_bytes()
        assert b"remember me" in before_the_end
    async with LocalDiscord(LocalConfig(keep=keep)) as second:
        assert second.person("bruno").message(sent.id).text == "remember me"
        assert second.person("ada").send("lobby", "again").id > sent.id
        assert second.person("ada").do.place(second.person("ada").dm()).is_dm


async def test_a_taken_port_is_said(local: LocalDiscord):
    port = int(local.url.rsplit(":", 1)[1])
    with pytest.raises(OSError, match="address already in use"):
        await LocalDiscord(LocalConfig(port=port)).start()


async def test_strangers_have_no_name(local: LocalDiscord):
    with pytest.raises(KeyError):
        local.person("zoe")
    assert local.person(local.person("dai").id) is local.person("dai")


async def test_files_arrive_as_they_were_sent(rest: Rest):
    files = {"a b.bin": bytes(range(256)) * 500, "lines.txt": b"\r\n--\r\n\r\n--x\r\n", "empty.txt": b""}
    response = await rest.send("lobby", {"content": "trois fichiers …"}, files)
    message = rest.local.world.message(int(response.body["channel_id"]), int(response.body["id"]))
    assert {one.filename: one.content for one in message.attachments} == {
        name.replace(" ", "_"): content for name, content in files.items()
    }
    assert message.content == "trois fichiers …"


@pytest.mark.parametrize("form", [b"", b"--x\r\n", b"--y\r\n\r\n{}\r\n--y--\r\n"])
async def test_a_broken_form_is_refused(rest: Rest, form: bytes):
    url = f"{rest.local.rest_url}{rest.channel('lobby')}/messages"
    headers = {"Authorization": f"Bot {rest.local.token}", "Content-Type": "multipart/form-data; boundary=x"}
    async with rest.session.post(url, data=form, headers=headers) as answer:
        assert (await answer.json())["code"] == 50109
