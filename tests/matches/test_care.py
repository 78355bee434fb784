"""Admin commands on a match: stop and revive."""

import pytest

from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import GameFailed, Refused
from bot.matches.core.models import Match, Status
from bot.matches.delivery.models import Post, PostKind
from tests.support.games.counter import Add, Misbehave
from tests.support.matches.table import ANN, BOB, CARD, Table

pytestmark = pytest.mark.asyncio


async def new_posts(at: Table, match: Match) -> list[Post]:
    """The posts of a match in order; each is marked done."""
    found = []
    while due := [post for post in await at.store.posts_due(at.clock.now) if post.match == match.id]:
        for post in due:
            found.append(post)
            await at.store.post_done(post, 1)
    return sorted(found, key=lambda post: post.id)


async def test_a_stopped_match_tells_its_players_why(at: Table):
    match = await at.begin()
    await new_posts(at, match)
    stopped = await at.matches.admin.stop(match.id, "two of the same")
    assert stopped.status is Status.SUSPENDED
    note, card = await new_posts(at, match)
    assert (note.kind, card.kind) == (PostKind.NOTE, PostKind.CARD)
    assert note.notice is not None
    assert note.notice.words == phrase("care-stopped", reason="two of the same", incident=stopped.incident)
    assert set(note.notice.mentions) == {ANN.user, BOB.user}
    _, (line,) = await at.store.audits(match.guild, skip=0, most=5)
    assert (line.match, line.act.by, line.act.after) == (match.id, None, '"set_aside"')
    with pytest.raises(Refused):
        await at.act(match, Add(1), user=match.holder(0).user, ask="add.0.0")


async def test_a_match_whose_code_fails_tells_its_players(at: Table):
    match = await at.begin()
    await new_posts(at, match)
    with pytest.raises(Refused):
        await at.act(match, Misbehave("crash"))
    note, _ = await new_posts(at, match)
    assert note.notice is not None
    assert note.notice.words == phrase("care-set-aside", incident=(await at.present(match)).incident)


async def test_a_challenge_is_stopped_without_words_where_nobody_plays(at: Table):
    match = await at.challenge()
    await at.matches.delivery.place_card(match, CARD)
    await at.matches.admin.stop(match.id, "")
    (card,) = await new_posts(at, match)
    assert card.kind is PostKind.CARD
    with pytest.raises(Refused, match="refused-not-aside"):
        await at.matches.admin.revive(match.id)


async def test_a_revived_match_has_all_its_time_and_posts_its_turn_again(at: Table):
    match = await at.begin()
    await at.act(match, Add(1))
    await new_posts(at, match)
    await at.matches.admin.stop(match.id, "")
    assert await at.store.next_timer(at.clock.now) is None
    await new_posts(at, match)
    at.clock.now += 10**9
    revived = await at.matches.admin.revive(match.id)
    assert revived.status is Status.RUNNING
    assert revived.incident == ""
    asked = revived.holder(at.matches.asks(revived)[0].seat)
    assert (asked.since, asked.due) == (at.clock.now, at.clock.now + revived.terms.limit)
    turn, card = await new_posts(at, match)
    assert (turn.kind, turn.revision, card.kind) == (PostKind.TURN, 1, PostKind.CARD)
    assert turn.notice is not None
    assert turn.notice.words == phrase("care-revived")
    await at.act(match, Add(1))


async def test_what_is_set_aside_can_be_ended_for_good(at: Table):
    match = await at.begin()
    incident = (await at.matches.admin.stop(match.id, "")).incident
    void = await at.matches.admin.stop(match.id, "hopeless", void=True)
    assert (void.status, void.incident) == (Status.VOID, incident)
    for again in (at.matches.admin.stop(match.id, ""), at.matches.admin.stop(match.id, "", void=True)):
        with pytest.raises(Refused, match="refused-not-live"):
            await again


async def test_a_match_whose_code_still_fails_is_not_revived(at: Table, monkeypatch: pytest.MonkeyPatch):
    match = await at.begin()
    await at.matches.admin.stop(match.id, "")

    def fail(*_: object) -> None:
        raise GameFailed("still")

    with monkeypatch.context() as broken:
        broken.setattr(at.matches.work.positions, "asks_in", fail)
        with pytest.raises(GameFailed):
            await at.matches.admin.revive(match.id)
    assert (await at.present(match)).status is Status.SUSPENDED
