"""Every change on a server adds an audit row with its author, in the same transaction."""

import asyncio
from functools import partial

import msgspec
import pytest

from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import NOBODY, Player, Status
from bot.matches.settings.audits import AuditEntry, AuditLine
from bot.matches.settings.preferences import Preferences, ServerSettings
from bot.matches.work.effects import Effects
from bot.storage.stores.sqlite import SqliteStore
from tests.support.storage.stored import ANN, begun

pytestmark = pytest.mark.asyncio
SERVER, OTHER = 7, 8
MOD, SECOND = Player(0, 901, "Max"), Player(0, 902, "Mia")


async def lines(store: SqliteStore, guild: int = SERVER) -> list[tuple[str, str, str]]:
    _, found = await store.audits(guild, skip=0, most=100)
    return [(one.act.what, one.act.before, one.act.after) for one in found]


async def choose(
    store: SqliteStore, by: Player = MOD, now: int = 1, **chosen: object
) -> tuple[ServerSettings, ServerSettings]:
    return await store.change_server_settings(SERVER, by, partial(msgspec.structs.replace, **chosen), now=now)


async def test_a_change_is_kept_with_who_when_and_what(store: SqliteStore):
    assert await choose(store, look="light") == (ServerSettings(), ServerSettings(look="light"))
    await choose(store, SECOND, 2, unwanted=("go",), world=True)
    assert await lines(store) == [
        ("world", "false", "true"),
        ("unwanted", "[]", '["go"]'),
        ("look", '"dark"', '"light"'),
    ]
    assert await store.audits(SERVER, skip=2, most=5) == (
        3,
        (AuditLine(1, AuditEntry(MOD, "look", '"dark"', '"light"')),),
    )
    assert await store.audits(OTHER, skip=0, most=5) == (0, ())


async def test_what_changes_nothing_leaves_no_line(store: SqliteStore):
    await choose(store, look="dark")
    assert await lines(store) == []


async def test_whoever_is_refused_changes_nothing(store: SqliteStore):
    def change(_wishes: ServerSettings) -> ServerSettings:
        raise refused("refused-house-many")

    await choose(store, look="light")
    with pytest.raises(Refused):
        await store.change_server_settings(SERVER, MOD, change, now=2)
    assert await store.server_settings(SERVER) == ServerSettings(look="light")
    assert len(await lines(store)) == 1


async def test_changes_at_the_same_time_lose_nothing(store: SqliteStore):
    def one_more(wishes: ServerSettings, channel: int) -> ServerSettings:
        return msgspec.structs.replace(wishes, channels=(*wishes.channels, channel))

    whole = [store.change_server_settings(SERVER, MOD, partial(one_more, channel=one), now=1) for one in range(20)]
    await asyncio.gather(*whole, choose(store, look="light"))
    wishes = await store.server_settings(SERVER)
    assert (set(wishes.channels), wishes.look) == (set(range(20)), "light")
    assert len(await lines(store)) == 21
    ann = Player(0, ANN, "Ann")
    both: tuple[dict[str, object], ...] = ({"confirm": True}, {"text_first": True})
    await asyncio.gather(*(store.change_preferences(ann, partial(msgspec.structs.replace, **one)) for one in both))
    assert await store.preferences(ANN) == Preferences(confirm=True, text_first=True)


async def test_what_is_done_to_a_match_stands_with_it(store: SqliteStore):
    match = await begun(store)
    act = AuditEntry(None, "match", '"running"', '"void"')
    await store.change(match, status=Status.VOID, turn=None, posts=(), key="v", now=40, effects=Effects(act=act))
    assert await store.audits(SERVER, skip=0, most=1) == (1, (AuditLine(40, act, match.id),))


async def test_who_is_forgotten_did_it_as_nobody_and_a_server_left_takes_its_lines_along(store: SqliteStore):
    await choose(store, look="light")
    told = await store.dossier(MOD.user)
    assert told is not None
    assert [(one["what"], one["after"]) for one in told["acts_on_servers"]] == [("look", "light")]
    assert await store.erase(MOD.user, settled=()) is True
    _, (line,) = await store.audits(SERVER, skip=0, most=5)
    assert line.act.by is not None
    assert (line.act.by.name, line.act.by.forgotten) == (NOBODY, True)
    await store.server_left(SERVER, 5)
    await store.tidy(10**12, days=30)
    assert await lines(store) == []
