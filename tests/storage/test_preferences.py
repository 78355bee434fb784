import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.matches.core.models import Player
from bot.matches.settings.preferences import By, ChannelSettings, EffectiveSettings, Preferences, ServerSettings
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import ANN, BOB, EVE

pytestmark = pytest.mark.asyncio
SERVER, OTHER = 7, 8
MOD = Player(0, EVE, "Eve")


async def test_whoever_has_chosen_nothing_gets_the_usual(store: SqliteStore):
    assert await store.preferences(ANN) == Preferences()
    assert await store.server_settings(SERVER) == ServerSettings()
    assert await store.settings_for(ANN, SERVER) == EffectiveSettings()


async def test_what_is_chosen_stays_until_something_else_is(store: SqliteStore):
    for look in ("dark", "light"):
        await store.change_server_settings(SERVER, MOD, lambda _, look=look: ServerSettings(look), now=1)
        assert await store.server_settings(SERVER) == ServerSettings(look)
    for wishes in (Preferences(look="light"), Preferences(By.NONE, text_first=True, confirm=True)):
        await store.change_preferences(Player(0, ANN, "Ann"), lambda _, wishes=wishes: wishes)
        assert await store.preferences(ANN) == wishes


async def test_a_taste_joins_what_one_wants_with_what_the_server_wants(store: SqliteStore):
    await store.change_server_settings(SERVER, MOD, lambda _: ServerSettings("light"), now=1)
    await store.change_preferences(Player(0, ANN, "Ann"), lambda _: Preferences(look="dark"))
    assert await store.settings_for(ANN, SERVER) == EffectiveSettings(Preferences(look="dark"), ServerSettings("light"))
    assert await store.settings_for(BOB, SERVER) == EffectiveSettings(Preferences(), ServerSettings("light"))
    assert await store.settings_for(ANN, OTHER) == EffectiveSettings(Preferences(look="dark"), ServerSettings())
    looks = [(await store.settings_for(user, guild)).look for user in (ANN, BOB) for guild in (SERVER, OTHER)]
    assert looks == ["dark", "dark", "light", "dark"]


async def test_a_taste_takes_nothing_from_the_wishes_of_other_servers(store: SqliteStore):
    for guild in (SERVER - 1, SERVER + 1):
        await store.change_server_settings(guild, MOD, lambda _: ServerSettings("light"), now=1)
    assert await store.settings_for(ANN, SERVER) == EffectiveSettings()


@pytest.mark.parametrize(
    "wrong", ['{"rated":"yes"}', '{"look":"pink"}', '{"channels":7,"language":"fr"}', "[]", "{", ""]
)
async def test_what_cannot_be_read_is_the_usual_and_can_be_chosen_again(tmp_path: Path, wrong: str):
    store = await SqliteStore.open(tmp_path / "m.db")
    await store.change_server_settings(SERVER, MOD, lambda _: ServerSettings("light", "fr"), now=1)
    await store.change_preferences(Player(0, ANN, "Ann"), lambda _: Preferences(language="fr"))
    await store.close()
    with closing(sqlite3.connect(tmp_path / "m.db", isolation_level=None)) as plain:
        plain.execute("UPDATE servers SET wishes = ?", (wrong,))
        plain.execute(
            "UPDATE players SET preferences = ? WHERE discord_id = ?",
            (wrong.replace("rated", "confirm").replace('"channels":7', '"every":"x"'), ANN),
        )
    store = await SqliteStore.open(tmp_path / "m.db")
    assert await store.server_settings(SERVER) == ServerSettings()
    assert await store.preferences(ANN) == Preferences()
    assert await store.settings_for(ANN, SERVER) == EffectiveSettings()
    of_players, of_servers = await store.languages()
    assert {spoken.chosen for spoken in of_players.values()} <= {""}
    assert not any(of_servers.values())
    await store.change_server_settings(SERVER, MOD, lambda wishes: msgspec.structs.replace(wishes, look="light"), now=2)
    assert await store.server_settings(SERVER) == ServerSettings("light")
    await store.close()


async def test_what_could_not_be_read_again_is_not_kept(store: SqliteStore):
    await store.change_server_settings(SERVER, MOD, lambda _: ServerSettings("light"), now=1)
    with pytest.raises(msgspec.ValidationError):
        await store.change_server_settings(SERVER, MOD, lambda _: ServerSettings("pink"), now=2)  # type: ignore[arg-type]
    with pytest.raises(msgspec.ValidationError):
        await store.change_preferences(Player(0, ANN, "Ann"), lambda _: Preferences(every="often"))  # type: ignore[arg-type]
    assert await store.server_settings(SERVER) == ServerSettings("light")
    assert await store.preferences(ANN) == Preferences()
    assert len((await store.audits(SERVER, skip=0, most=9))[1]) == 1


async def test_the_languages_of_channels_are_found_with_and_without_one_of_the_server(store: SqliteStore):
    french, no_language = ChannelSettings(7, "fr"), ChannelSettings(8, games=("offboard",))
    chosen = {
        1: ServerSettings(by_channel=(french, no_language)),
        2: ServerSettings(language="en", by_channel=(no_language,)),
        3: ServerSettings(language="en", by_channel=(french,)),
        4: ServerSettings(look="light"),
    }
    for server, wishes in chosen.items():
        await store.change_server_settings(server, MOD, lambda _, wishes=wishes: wishes, now=1)
    _, of_servers = await store.languages()
    assert of_servers == {1: {7: "fr"}, 2: {0: "en"}, 3: {0: "en", 7: "fr"}}
