"""The posts and the event of a tournament follow what happens to it, and go where it goes."""

import msgspec
import pytest

from bot.features.tournaments.values import Stage
from bot.matches.posting.bulletins import EDIT_LATER, EDIT_PAUSE, OLD, OLD_PAUSE
from bot.pairing.event import Form, Result
from tests.support.matches.table import refusal
from tests.support.tournaments.tournaments import CHANNEL, GUILD, Season, directed, person

pytestmark = pytest.mark.asyncio


async def test_posts_name_those_who_delete_their_data_no_longer(season: Season):
    opened = await season.open(Form.KNOCKOUT, 4)
    await season.settle()
    await season.open(Form.SWISS, 3, places=4)
    await _posts(season)
    assert await _edited(season) == []
    await season.at.store.erase(
        person(0).user, settled=[one.match for one in (await season.present(opened.id)).rounds[0]]
    )
    assert await _edited(season) == ["open", "round.1", "open"]


class Shut:
    """A channel that cannot be posted in, as long as it is `now`."""

    now = True

    async def is_shut(self, guild: int, channel: int) -> bool:
        return self.now and (guild, channel) == (GUILD, CHANNEL)


async def test_it_waits_for_its_channel(season: Season):
    opened = await season.open(Form.SWISS, 4)
    await season.begin(opened.id)
    await season.settle()
    shut = Shut()
    season.director = directed(season.tournaments, venues=shut)
    await season.round(await season.present(opened.id))
    await season.settle()
    waiting = await season.present(opened.id)
    assert (waiting.round_, waiting.event.is_round_over) == (1, True)
    shut.now = False
    await season.settle()
    assert (await season.present(opened.id)).round_ == 2


async def test_it_does_not_begin_where_nobody_would_hear_of_it(season: Season):
    opened = await season.open(Form.SWISS, 4, starts=season.at.clock.now + 60_000)
    season.director = directed(season.tournaments, venues=Shut())
    season.at.clock.now += 60_000
    await season.settle()
    assert (await season.present(opened.id)).stage is Stage.OPEN


async def _posts(season: Season, dead: tuple[str, ...] = ()) -> list[tuple[str, int]]:
    """The bulletins posted or edited now, each with its channel; those named in `dead` are given up."""
    found = []
    while (bulletin := await season.at.store.claim_bulletin(season.at.clock.now, "tests")) is not None:
        what = bulletin.name.split(".", 2)[-1] if bulletin.kind == "tournament" else bulletin.kind
        found.append((what, bulletin.channel))
        if bulletin.message:
            await season.at.matches.bulletins.shown(bulletin, "tests", "")
        elif what in dead:
            await season.at.matches.bulletins.fail(bulletin, "tests", "Missing Access", pause=None)
        else:
            await season.at.store.bulletin_done(bulletin.id, 1)
    return found


async def test_where_it_is_moved_its_latest_post_is_made_again_and_those_that_failed(season: Season):
    opened = await season.open(Form.SWISS, 4)
    await season.begin(opened.id)
    await season.settle()
    other = await season.open(Form.SWISS, 3)
    posted = await _posts(season, dead=("open",))
    assert [what for what, _ in posted] == ["open", "round.1", "open"]
    moved = await season.tournaments.move(opened.id, GUILD, 99)
    assert moved.channel == 99
    again = await _posts(season)
    assert again[:2] == [("open", 99), ("round.1", 99)]
    assert ("moved", CHANNEL) in again  # the message that was there says so
    assert (await season.present(other.id)).channel == CHANNEL
    assert await season.at.store.bulletin_places_given_up(GUILD, "tournament") == (CHANNEL,)


async def _edited(season: Season) -> list[str]:
    season.at.clock.now += EDIT_PAUSE
    return [what for what, _ in await _posts(season)]


async def test_its_posts_follow_what_happens(season: Season):
    opened = await season.open(Form.KNOCKOUT, 3, places=4)
    assert await _edited(season) == ["open", "open"]  # posted, and looked at again, since three have entered
    await season.tournaments.enter(opened.id, GUILD, person(3))
    await season.settle()
    assert await _edited(season) == ["round.1", "open"]
    first, second = (board.match for board in (await season.present(opened.id)).rounds[0])
    await season.finish(await season._match(first))
    await season.settle()
    assert await _edited(season) == ["round.1"]
    await season.finish(await season._match(second))
    await season.settle()
    assert await _edited(season) == ["round.2", "open", "round.1"]
    assert await _edited(season) == []
    over = await season.play(opened.id)
    assert await _edited(season) == ["over", "open", "round.2"]
    await season._void(over.rounds[1][0].match)
    await season.settle()
    assert await _edited(season) == ["open", "round.2", "over"]


async def test_the_event_of_one_with_a_start_follows_its_time_place_and_stage(season: Season):
    opened = await season.open(Form.SWISS, 3, places=9, starts=season.at.clock.now + 3_600_000)
    assert "event" in await _edited(season)
    await season.tournaments.enter(opened.id, GUILD, person(3))
    assert await _edited(season) == ["open"]
    now = await season.present(opened.id)
    later = msgspec.structs.replace(now, starts=now.starts + 60_000)
    await season.rows.change(now, later, (), season.at.clock.now)
    assert await _edited(season) == ["open", "event"]
    await season.tournaments.move(opened.id, GUILD, 99)
    assert "event" in await _edited(season)
    await season.begin(opened.id)
    assert "event" in await _edited(season)
    await season.settle()
    await season.tournaments.cancel(opened.id, GUILD)
    assert "event" in await _edited(season)


async def test_two_edits_of_a_post_have_a_pause_between_them(season: Season):
    opened = await season.open(Form.SWISS, 3, places=9)
    await _posts(season)
    await season.tournaments.enter(opened.id, GUILD, person(3))
    assert await _posts(season) == []
    season.at.clock.now += EDIT_PAUSE
    assert await _posts(season) == [("open", CHANNEL)]
    season.at.clock.now += OLD
    await season.tournaments.enter(opened.id, GUILD, person(4))
    assert await _edited(season) == ["open"]
    await season.tournaments.enter(opened.id, GUILD, person(5))
    assert await _edited(season) == []
    season.at.clock.now += OLD_PAUSE
    assert await _edited(season) == ["open"]


async def test_an_event_is_never_old(season: Season):
    now = season.at.clock.now
    opened = await season.open(Form.SWISS, 3, places=9, starts=now + 2 * OLD)
    assert "event" in await _edited(season)
    season.at.clock.now += 2 * OLD
    await season.settle()
    assert "event" in await _edited(season)
    await season.tournaments.cancel(opened.id, GUILD)
    season.at.clock.now += EDIT_PAUSE
    assert "event" in await _edited(season)


async def test_an_edit_that_failed_is_tried_again(season: Season):
    opened = await season.open(Form.SWISS, 3, places=9)
    await _posts(season)
    await season.tournaments.enter(opened.id, GUILD, person(3))
    season.at.clock.now += EDIT_PAUSE
    claimed = await season.at.matches.bulletins.claim("tests")
    assert claimed is not None
    await season.at.matches.bulletins.edit_later(claimed, "tests")
    assert await _edited(season) == []
    season.at.clock.now += EDIT_LATER
    assert await _edited(season) == ["open"]


async def test_posts_that_failed_are_made_once_they_can_be(season: Season):
    await season.open(Form.SWISS, 3)
    await _posts(season, dead=("open",))
    assert await season.at.matches.bulletins.revive(GUILD, "tournament", 99) == 0
    assert await season.at.matches.bulletins.revive(GUILD, "tournament", CHANNEL) == 1
    assert (await _posts(season))[0] == ("open", CHANNEL)


async def test_what_is_over_is_not_moved(season: Season):
    opened = await season.open(Form.SWISS, 3)
    await season.tournaments.cancel(opened.id, GUILD)
    assert await refusal(season.tournaments.move(opened.id, GUILD, 99)) == "refused-tournament-over"


async def test_a_tournament_that_is_over_moves_nowhere(season: Season):
    opened = await season.open(Form.SWISS, 3, places=8)
    moved = await season.tournaments.move(opened.id, GUILD, 99)
    assert moved.channel == 99
    await season.tournaments.cancel(opened.id, GUILD)
    assert await refusal(season.tournaments.move(opened.id, GUILD, CHANNEL)) == "refused-tournament-over"


async def test_matches_called_off_as_the_bot_is_removed_are_nobodys_fault(season: Season):
    opened = await season.open(Form.SWISS, 4)
    await season.begin(opened.id)
    await season.settle()
    assert await season.at.matches.endings.removed(GUILD) == 2
    season.director = directed(season.tournaments, venues=Shut())
    await season.settle()
    now = await season.present(opened.id)
    assert {board.pairing.result for board in now.rounds[0]} == {Result.VOID}
