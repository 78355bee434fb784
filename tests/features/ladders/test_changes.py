"""Which matches count for ladders, and how players are ranked."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.features.ladders.rows import LadderRows
from bot.features.ladders.values import Favourite, Finish, PlayerRecord, Rival, favourite, finish, rivals
from bot.games import GAMES
from bot.games.contract.base import Answer, Left, Outcome
from bot.games.contract.save import dump
from bot.games.contract.vocabulary import phrase
from bot.games.forhonor.rules.values import PickHero
from bot.games.pitchout.rules.values import Flick, Stop
from bot.matches.core.models import Match, MatchRequest, Pace, Person, Player, Status, Terms, Turn
from bot.matches.work.effects import OfferKind
from bot.ratings.ladders import Ladder, Standing
from tests.support.games.counter import Add, Counter
from tests.support.matches.table import ANN, BOB, Table

HERE = Ladder("counter", 7, 0)


async def begun(at: Table, *, rated: bool = True) -> Match:
    match = await at.matches.challenges.challenge(
        ANN, (BOB,), MatchRequest("counter", 7, 8, "en", terms=Terms(Pace.DAY, 24 * 3600 * 1000, rated)), key=at.key()
    )
    return await at.matches.challenges.accept(match.id, BOB.user, key=at.key())


async def both_act(at: Table, match: Match) -> None:
    for _ in range(2):
        await at.act(match, Add(1))


async def standings(at: Table) -> dict[int, tuple[int, int, int]]:
    found: dict[int, Standing | None] = {
        user: (await at.store.standings_of(user)).get(HERE) for user in (ANN.user, BOB.user)
    }
    return {user: (one.wins, one.draws, one.losses) for user, one in found.items() if one}


@pytest.mark.asyncio
async def test_a_match_given_up_counts_once_both_have_acted(at: Table):
    early = await begun(at)
    await at.act(early, Add(1))
    await at.matches.resign(early.id, BOB.user, key=at.key())
    assert await standings(at) == {}
    late = await begun(at)
    await both_act(at, late)
    await at.matches.resign(late.id, BOB.user, key=at.key())
    assert await standings(at) == {ANN.user: (1, 0, 0), BOB.user: (0, 0, 1)}
    assert await at.store.area(LadderRows).stray_standings() == (4, 0)
    owner = Player(0, 9, "owner")
    for world, kept in ((True, 8), (False, 8)):  # from then on; what counted there before stays
        await at.store.change_server_settings(7, owner, lambda was, on=world: replace(was, world=on), now=1)  # type: ignore[misc]
        match = await begun(at)
        await both_act(at, match)
        await at.matches.resign(match.id, BOB.user, key=at.key())
        assert await at.store.area(LadderRows).stray_standings() == (kept, 0)
    there = await at.store.standings_of(ANN.user)
    assert (there[HERE].wins, there[Ladder("counter", 0, 0)].wins) == (3, 1)


@pytest.mark.asyncio
async def test_a_draw_counts_and_a_void_match_no_more(at: Table):
    match = await begun(at)
    await both_act(at, match)
    await at.matches.endings.offer_draw(match.id, ANN.user, key=at.key())
    (offer,) = await at.store.offers(match.id)
    await at.matches.offers.agree(match.id, BOB.user, OfferKind.DRAW, made=offer.made, key=at.key())
    assert await standings(at) == {ANN.user: (0, 1, 0), BOB.user: (0, 1, 0)}
    voided = await at.matches.endings.void(match.id, 7, by=Person(9, "mod"), key=at.key())
    assert voided.status is Status.VOID
    assert await standings(at) == {}


@pytest.mark.asyncio
async def test_what_was_not_agreed_to_be_rated_does_not_count(at: Table):
    match = await begun(at, rated=False)
    await both_act(at, match)
    await at.matches.resign(match.id, BOB.user, key=at.key())
    assert await standings(at) == {}


class Camped(Counter):
    spec = msgspec.structs.replace(Counter.spec, camps=2)


def test_a_camp_is_one_side():
    def turn(nth: int, move: object) -> Turn:
        return Turn(1, nth, 0, dump(move), b"[]", b"", b"", "", 0)

    turns = [turn(nth, Answer(f"ask.{nth}", nth, Add(1))) for nth in range(2)]
    outcome = Outcome(((0, 2), (1, 3)), phrase("outcome-agreed"))
    assert finish(Camped(), outcome, turns) == Finish(((0, 2), (1, 3)), (0, 1))
    assert finish(Camped(), outcome, [turns[0], turn(1, Left(1))]) is None
    assert finish(Counter(), outcome, turns) is None
    assert finish(Camped(), Outcome(((0, 2),), phrase("outcome-agreed")), turns) is None


def test_the_piece_that_is_chosen_most():
    moves = [
        Answer("flick.0.1", 0, Flick(f"S.{pitcher}", 0.0, 50.0))
        for pitcher in ("runner", "captain", "runner", "runner")
    ]
    found = [dump(move) for move in (*moves, Answer("stop.0.2", 0, Stop()), Left(0))]
    assert favourite(GAMES["pitchout"], found) == Favourite(phrase("pitchout-pitcher-runner"), 75, 4)
    assert favourite(GAMES["pitchout"], found[4:]) is None
    hero = dump(Answer("pick.0.1", 0, PickHero("warden")))
    assert favourite(GAMES["forhonor"], [hero]) == Favourite(phrase("forhonor-hero-warden"), 100, 1)
    assert favourite(Counter(), [hero]) is None


def test_rivals_by_how_often_they_were_met():
    record = PlayerRecord((), ((5, "Eve", 1), (6, "Cy", -1), (5, "Eve", 0), (5, "Eva", -1)))
    assert rivals(record) == (Rival(5, "Eva", 1, 1, 1), Rival(6, "Cy", 0, 0, 1))
    assert rivals(record)[0].games == 3
