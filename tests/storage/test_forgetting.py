"""A deleted player is nowhere in the file any more, whatever the file was like before."""

# ruff: noqa: ASYNC240 - nothing else waits for a test's event loop

import sqlite3
from pathlib import Path

import pytest

from bot.features.lobby.rows import QueueRows
from bot.features.lobby.values import QueueEntry
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import LostRace
from bot.matches.core.models import NOBODY, Player, Status, Terms
from bot.matches.delivery.models import Camp, Notice, NoticeButton, PostState
from bot.matches.work.effects import Effects, Offer, OfferKind
from bot.storage.privacy import user_erasure
from bot.storage.privacy.secure_wipe import holds, traces_of
from bot.storage.stores.admin_queries import AdminQueries
from bot.storage.stores.sqlite import SqliteStore
from bot.upkeep.backups import back_up, restore
from tests.support.storage.stored import begun, moved, new_match
from tests.support.storage.traces import found

pytestmark = pytest.mark.asyncio

ANN, BOB = 730_000_000_000_000_101, 730_000_000_000_000_102
NAME = f"user {ANN}"


async def lived(store: SqliteStore) -> int:
    """A finished match of Ann and Bob with messages that name her, half of them made; its number."""
    match = await begun(store, ANN, BOB)
    notices = (
        Notice(phrase("offer-draw", user=f"<@{ANN}>"), (ANN, BOB), (NoticeButton("agree", "agree"),)),
        Notice(phrase("reminder", user=f"<@{ANN}>"), user=ANN),
    )
    effects = Effects(notices=notices)
    match = await store.change(match, status=match.status, turn=None, posts=(), key="say", now=30, effects=effects)
    await store.keep_camp(Camp(match.id, 0, 9, (ANN, BOB), 10))
    await store.keep_formation(Player(0, ANN, NAME), "go", "deploy", 5, b"[1]")
    await store.block(Player(0, BOB, "Bob"), Player(0, ANN, NAME))
    entry = QueueEntry(0, ANN, NAME, 7, 8, "go", Terms(), "fr", 5)
    assert await store.area(QueueRows).enqueue(entry, passed=(), since=0)
    return (await moved(store, match, "end", status=Status.FINISHED)).id


async def test_everybody_else_keeps_everything(store: SqliteStore):
    number = await lived(store)
    assert await store.erase(ANN, settled=()) is True
    match = await store.get(number)
    assert match is not None
    ann, bob = match.holders
    assert (ann.name, ann.forgotten, bob.user, bob.forgotten) == (NOBODY, True, BOB, False)
    assert len(await store.turns(number)) == 2
    assert [camp.members for camp in await store.camps(number)] == [(BOB,)]
    assert await store.blocked(BOB) == ()
    assert await store.area(QueueRows).waiting(7, "go") == ()
    said = [post for post in await AdminQueries(store._reader).posts(number) if post.notice]
    note, direct = said
    assert note.notice is not None
    assert note.notice.mentions == (ann.user, BOB)
    assert direct.state is PostState.DEAD
    assert await store.erase(ANN, settled=()) is None
    assert await store.dossier(ANN) is None


async def test_whoever_is_named_is_told_and_forgotten_though_he_never_played(store: SqliteStore, path: Path):
    match = await begun(store, BOB, 5)
    offer = Offer(match.id, OfferKind.REPLACE, 0, match.revision, f'{{"user":{ANN},"name":"{NAME}"}}', (), 30)
    said = Notice(phrase("offer-replace", user=f"<@{BOB}>", former=f"<@{BOB}>", heir=f"<@{ANN}>"))
    effects = Effects(notices=(said,), offered=offer)
    await store.change(match, status=match.status, turn=None, posts=(), key="offer", now=40, effects=effects)
    told = await store.dossier(ANN)
    assert told is not None
    assert [len(told[part]) for part in ("messages", "seats_offered", "matches")] == [1, 1, 0]
    assert found(ANN, NAME, path.parent.iterdir())
    assert await store.erase(ANN, settled=()) is True
    assert found(ANN, NAME, path.parent.iterdir()) == set()


async def test_what_was_made_of_a_match_before_somebody_was_forgotten_is_not_kept(store: SqliteStore, path: Path):
    loaded = await store.get(await lived(store))
    assert loaded is not None
    assert await store.erase(ANN, settled=()) is True
    offer = Notice(phrase("offer-rematch", user=f"<@{BOB}>"), (ANN,))
    effects = Effects(notices=(offer,))
    with pytest.raises(LostRace):
        await store.change(loaded, status=loaded.status, turn=None, posts=(), key="late", now=60, effects=effects)
    assert found(ANN, NAME, path.parent.iterdir()) == set()
    again = await store.get(loaded.id)
    assert again is not None
    await store.change(again, status=again.status, turn=None, posts=(), key="late", now=60)


@pytest.mark.parametrize("name", ["", "user", "words", "mentions", 'a "quoted" one'])
async def test_a_name_that_is_a_word_of_the_program_spoils_nothing(store: SqliteStore, name: str):
    number = await lived(store)
    await store.change_preferences(Player(0, ANN, name), lambda chosen: chosen)
    said = Notice(phrase("refused-own-challenge", name=name, user=f"<@{ANN}> and <@{ANN}1>"), (BOB,))
    match = await store.get(number)
    assert match is not None
    effects = Effects(notices=(said,))
    await store.change(match, status=match.status, turn=None, posts=(), key="named", now=40, effects=effects)
    assert await store.erase(ANN, settled=()) is True
    last = (await AdminQueries(store._reader).posts(number))[-1].notice
    assert last is not None
    one, other = last.words.args
    assert one == ("name", NOBODY if name else "")
    assert other == ("user", f"<@-1> and <@{ANN}1>")
    assert last.mentions == (BOB,)


async def test_who_plays_is_not_forgotten(store: SqliteStore):
    match = await begun(store, ANN, BOB)
    with pytest.raises(LostRace):
        await store.erase(ANN, settled=())
    assert await store.get(match.id) == match
    assert await store.erase(ANN, settled=(match.id,)) is True


async def test_a_file_that_was_written_carelessly_is_rebuilt(store: SqliteStore, path: Path):
    await store._writer.call(lambda plain: plain.execute("PRAGMA secure_delete=OFF").fetchall())
    for other in range(40):  # rows that move and leave copies of themselves behind
        await store.add(new_match(ANN, 200 + other), key=f"add {other}", now=1)
        await store.block(Player(0, ANN, NAME * 20), Player(0, 200 + other, "x"))
    await store.block(Player(0, ANN, NAME), Player(0, 300, "x"))
    settled = [match.id for match in await store.of_user(ANN, statuses=tuple(Status))]
    files = [path, path.with_name(f"{path.name}-wal")]
    assert found(ANN, NAME, files)
    assert await store.erase(ANN, settled=settled) is True
    assert found(ANN, NAME, files) == set()


async def test_a_deletion_that_is_cut_short_is_brought_to_its_end(store: SqliteStore, path: Path):
    await lived(store)
    await store._writer.call(lambda plain: plain.execute("PRAGMA secure_delete=OFF").fetchall())
    assert await store._writer.write(lambda tx: user_erasure.erase(tx, ANN, ())) == (1, NAME)
    assert found(ANN, NAME, path.parent.iterdir())  # the program ends here
    await store.tidy(0, days=30)
    assert found(ANN, NAME, path.parent.iterdir()) == set()
    assert await store.setting(user_erasure.UNWIPED) is None


async def test_while_somebody_reads_the_rest_waits(store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.storage.stores.privacy_store.PAUSE", 0)
    await lived(store)
    reader = sqlite3.connect(path)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM players").fetchall()
    assert await store.erase(ANN, settled=()) is False
    reader.close()
    await store.tidy(0, days=30)
    assert found(ANN, NAME, path.parent.iterdir()) == set()


async def test_who_was_forgotten_is_so_in_a_backup_that_is_put_back(path: Path, tmp_path: Path):
    store = await SqliteStore.open(path)
    await lived(store)
    folder = tmp_path / "backups"
    folder.mkdir()
    made = back_up(path, folder)
    assert found(ANN, NAME, [made])
    await store.erase(ANN, settled=())
    await store.close()
    restore(path, folder)
    assert found(ANN, NAME, path.parent.iterdir()) == set()
    path.with_name(f"{path.name}.forgotten").write_text("1\nnonsense\n")
    path.write_bytes(b"nothing that could be read")
    restore(path, folder)
    again = await SqliteStore.open(path)
    assert await again.dossier(ANN) is None
    assert await again.dossier(BOB) is not None
    await again.close()


async def test_a_trace_is_found_wherever_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.storage.privacy.secure_wipe.PIECE", 16)
    file = tmp_path / "file"
    for trace in traces_of("Ann", numbers=(ANN,)):
        for before in range(32):
            file.write_bytes(b"." * before + trace + b"." * 5)
            assert holds(file, [trace])
            assert not holds(file, [trace + b"!"])
    assert not holds(tmp_path / "nowhere", [b"x"])
