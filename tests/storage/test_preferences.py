import pytest

from bot.matches.models import Holder
from bot.matches.preferences import By, Preferences, ServerWishes, Taste
from bot.storage.sqlite import SqliteStore
from tests.support.stored import ANN, BOB, EVE

pytestmark = pytest.mark.asyncio
SERVER, OTHER = 7, 8
MOD = Holder(0, EVE, "Eve")


async def test_whoever_has_chosen_nothing_gets_the_usual(store: SqliteStore):
    assert await store.preferences(ANN) == Preferences()
    assert await store.server_wishes(SERVER) == ServerWishes()
    assert await store.taste(ANN, SERVER) == Taste()


async def test_what_is_chosen_stays_until_something_else_is(store: SqliteStore):
    for look in ("dark", "light"):
        await store.change_server_wishes(SERVER, MOD, lambda _, look=look: ServerWishes(look), now=1)
        assert await store.server_wishes(SERVER) == ServerWishes(look)
    for wishes in (Preferences(look="light"), Preferences(By.NONE, text_first=True, confirm=True)):
        await store.change_preferences(Holder(0, ANN, "Ann"), lambda _, wishes=wishes: wishes)
        assert await store.preferences(ANN) == wishes


async def test_a_taste_joins_what_one_wants_with_what_the_server_wants(store: SqliteStore):
    await store.change_server_wishes(SERVER, MOD, lambda _: ServerWishes("light"), now=1)
    await store.change_preferences(Holder(0, ANN, "Ann"), lambda _: Preferences(look="dark"))
    assert await store.taste(ANN, SERVER) == Taste(Preferences(look="dark"), ServerWishes("light"))
    assert await store.taste(BOB, SERVER) == Taste(Preferences(), ServerWishes("light"))
    assert await store.taste(ANN, OTHER) == Taste(Preferences(look="dark"), ServerWishes())
    looks = [(await store.taste(user, guild)).look for user in (ANN, BOB) for guild in (SERVER, OTHER)]
    assert looks == ["dark", "dark", "light", "dark"]


async def test_a_taste_takes_nothing_from_the_wishes_of_other_servers(store: SqliteStore):
    for guild in (SERVER - 1, SERVER + 1):
        await store.change_server_wishes(guild, MOD, lambda _: ServerWishes("light"), now=1)
    assert await store.taste(ANN, SERVER) == Taste()
