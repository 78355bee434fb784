"""Activities: launching, who is in an instance, and OAuth."""

from __future__ import annotations

from typing import Any

import pytest

from localdiscord.activities import CODE_SECONDS
from localdiscord.config import ActivityConfig, LocalConfig
from localdiscord.interaction import Callback
from localdiscord.options import ENTRY_POINT
from localdiscord.people import InteractionResult, PersonError
from localdiscord.rest.commands import keep_entry_point
from localdiscord.server import LocalDiscord
from tests.localdiscord.by_hand import Answered, Rest
from tests.localdiscord.trial_bot import TrialBot

URL = "http://127.0.0.1:9"  # nothing is there
CONFIG = ActivityConfig(URL, port=0)
with_activity = pytest.mark.parametrize("local", [{"activity": CONFIG}], indirect=True, ids=["activity"])
pytestmark = pytest.mark.asyncio


async def launched(local: LocalDiscord, user: str = "ada") -> InteractionResult:
    return await local.person(user).command("lobby", "board")


async def exchanged(rest: Rest, **changed: Any) -> Answered:
    """The answer to a form with the client's id and secret."""
    application = str(rest.local.world.state.application_id)
    form = {"client_id": application, "client_secret": CONFIG.secret, "grant_type": "authorization_code"} | changed
    async with rest.session.post(f"{rest.local.rest_url}/oauth2/token", data=form) as answer:
        return Answered(answer.status, await answer.json(), dict(answer.headers))


async def me(rest: Rest, token: str) -> Answered:
    async with rest.session.get(
        f"{rest.local.rest_url}/users/@me", headers={"Authorization": f"Bearer {token}"}
    ) as answer:
        return Answered(answer.status, await answer.json(), dict(answer.headers))


def where(rest: Rest, instance: str, application: int = 0) -> str:
    return f"/applications/{application or rest.local.world.state.application_id}/activity-instances/{instance}"


@pytest.fixture
def launcher(local: LocalDiscord, request: pytest.FixtureRequest) -> TrialBot:
    """The trial bot; discord.py's own sync does not send the Entry Point command along, so there is none."""
    local.world.state.commands.clear()
    bot: TrialBot = request.getfixturevalue("trial_bot")
    return bot


@with_activity
async def test_who_launches_it_in_a_channel_is_in_its_instance(local: LocalDiscord, rest: Rest, launcher: TrialBot):
    del launcher
    first = await launched(local)
    assert (first.type, first.message) == (Callback.LAUNCH_ACTIVITY, None)
    frame = first.interaction.activity
    assert frame is not None
    second = (await launched(local, "bruno")).interaction.activity
    assert second is not None
    assert second.instance is frame.instance
    found = (await rest("GET", where(rest, frame.instance.id))).body
    lobby, guild = local.world.find_channel("lobby"), local.world.guild
    assert found["users"] == [str(local.person(one).id) for one in ("ada", "bruno")]
    assert found["location"] == {
        "id": f"gc-{guild.id}-{lobby.id}",
        "kind": "gc",
        "channel_id": str(lobby.id),
        "guild_id": str(guild.id),
    }
    local.activities.close(frame)
    assert (await rest("GET", where(rest, frame.instance.id))).body["users"] == [str(local.person("bruno").id)]
    local.activities.close(second)
    assert (await rest("GET", where(rest, frame.instance.id))).status == 404


@with_activity
async def test_in_direct_messages_it_has_no_server(local: LocalDiscord, rest: Rest):
    ada = local.person("ada")
    frame = local.activities.launch(ada.user, local.world.channel(ada.dm()))
    location = (await rest("GET", where(rest, frame.instance.id))).body["location"]
    assert location == {"id": f"pc-{ada.dm()}", "kind": "pc", "channel_id": str(ada.dm())}


@with_activity
async def test_an_instance_of_another_application_is_not_shown(local: LocalDiscord, rest: Rest):
    frame = local.activities.launch(local.person("ada").user, local.world.find_channel("lobby"))
    assert (await rest("GET", where(rest, frame.instance.id, application=5))).status == 403


async def test_without_an_activity_nothing_is_launched(local: LocalDiscord, trial_bot: TrialBot):
    del trial_bot
    with pytest.raises(PersonError):
        await launched(local)


@with_activity
async def test_a_code_is_good_for_one_token(local: LocalDiscord, rest: Rest):
    ada = local.person("ada")
    code = local.activities.authorize(ada.user)
    answer = await exchanged(rest, code=code)
    assert (answer.status, answer.body["scope"]) == (200, "identify")
    user = await me(rest, answer.body["access_token"])
    assert (user.body["id"], user.body["locale"]) == (str(ada.id), ada.user.locale)
    assert ((await exchanged(rest, code=code)).body) == {"error": "invalid_grant"}


@with_activity
@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"client_secret": "x"}, "invalid_client"),
        ({"client_id": "5"}, "invalid_client"),
        ({"grant_type": "password"}, "unsupported_grant_type"),
        ({"code": "x"}, "invalid_grant"),
    ],
)
async def test_a_token_is_refused(local: LocalDiscord, rest: Rest, changed: dict[str, str], error: str):
    code = local.activities.authorize(local.person("ada").user)
    assert (await exchanged(rest, **{"code": code} | changed)).body == {"error": error}


@with_activity
async def test_a_code_expires(local: LocalDiscord, rest: Rest):
    code = local.activities.authorize(local.person("ada").user)
    local.clock.advance(CODE_SECONDS + 1)
    assert (await exchanged(rest, code=code)).body == {"error": "invalid_grant"}


@with_activity
async def test_an_access_token_opens_nothing_else(local: LocalDiscord, rest: Rest):
    token = (await exchanged(rest, code=local.activities.authorize(local.person("ada").user))).body["access_token"]
    headers = {"Authorization": f"Bearer {token}"}
    async with rest.session.get(f"{local.rest_url}/users/@me/guilds", headers=headers) as answer:
        assert answer.status == 401
    assert (await me(rest, "x")).status == 401


@with_activity
async def test_the_application_says_that_it_has_one(rest: Rest):
    assert (await rest("GET", "/applications/@me")).body["flags"] & 1 << 17


@with_activity
async def test_the_entry_point_is_there_from_the_start(local: LocalDiscord, rest: Rest):
    application = local.world.state.application_id
    (entry,) = (await rest("GET", f"/applications/{application}/commands")).body
    assert (entry["type"], entry["handler"]) == (ENTRY_POINT, 2)
    assert (await rest("PUT", f"/applications/{application}/commands", [])).code == 50240


@with_activity
async def test_the_entry_point_opens_it_without_the_bot(local: LocalDiscord, launcher: TrialBot, rest: Rest, pair: int):
    keep_entry_point(local.world)
    ada, bruno = local.person("ada"), local.person("bruno")
    for place, kind in (("lobby", "gc"), (pair, "pc")):
        reply = await ada.launch(place)
        frame = reply.interaction.activity
        assert frame is not None
        found = (await rest("GET", where(rest, frame.instance.id))).body
        assert (reply.type, found["location"]["kind"]) == (Callback.LAUNCH_ACTIVITY, kind)
        assert bruno.messages(place)[-1]["interaction_metadata"]["id"] == str(reply.interaction.id)
    assert launcher.handled == []
    with pytest.raises(PersonError, match="inconnue"):
        await bruno.launch(pair)


@with_activity
async def test_the_bot_may_open_it_itself(local: LocalDiscord, rest: Rest):
    (entry,) = local.world.state.commands[0]
    changed = await rest("PATCH", f"/applications/{entry['application_id']}/commands/{entry['id']}", {"handler": 1})
    assert changed.status == 200
    interaction = local.person("ada").do.launch("lobby")
    assert interaction.payload["data"] == {"id": entry["id"], "name": "launch", "type": ENTRY_POINT}
    assert interaction.activity is None
    answer = await rest(
        "POST", f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1", {"type": 12}
    )
    assert interaction.activity is not None
    assert answer.body["resource"] == {"type": 12, "activity_instance": {"id": interaction.activity.instance.id}}


async def test_a_client_that_cannot_listen_says_so():
    async with LocalDiscord() as other:
        port = int(other.url.rpartition(":")[2])
        with pytest.raises(OSError, match="address already in use"):
            await LocalDiscord(LocalConfig(activity=ActivityConfig(URL, port=port))).start()
