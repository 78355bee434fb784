"""Each badge is earned by what it says, and by nothing less."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import pytest

from bot.content import catalogue
from bot.features.badges.rules.earned import BADGES, OF_GAMES, Earned, earned
from bot.games import GAMES
from bot.games.contract.badge import Account, PlayedTurn
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump_state
from bot.games.contract.vocabulary import Point, Seat
from bot.games.forhonor.rules import events as fh
from bot.games.forhonor.rules.values import Figure
from bot.games.offboard.rules import values as ob
from bot.games.pitchbowl.rules import events as pb
from bot.games.pitchout.rules import events as po
from bot.games.pitchout.rules.values import LastFlick, Trail

WON = ((0,), (1,))


def account(
    game: str,
    *turns: Iterable[Any],
    state: Any = None,
    ranks: tuple[tuple[Seat, ...], ...] = WON,
    played_out: bool = True,
    levels: Mapping[Seat, int] = {},
    **changes: Any,
) -> Account:
    """A match with these events turn by turn, all of them in a position of the start with changes."""
    rules = GAMES[game]
    seats = max(len(sum(ranks, ())), rules.spec.seats[0])
    start = rules.setup(seats, rules.spec.complete({}), Rng(b"badges")).state
    after = msgspec.structs.replace(start, **changes) if state is None else state
    saved = [start, *([after] * len(turns))]
    moments = tuple(
        PlayedTurn(rules, nth, 0, tuple(events), dump_state(rules.spec, there))
        for nth, (events, there) in enumerate(zip([(), *turns], saved, strict=True))
    )
    return Account(rules, moments, ranks, played_out, levels)


def found(account: Account) -> set[tuple[str, Seat, int]]:
    return {tuple(one) for one in earned(account)}


def flick(*out: po.Eliminated, puck: str = "S.runner") -> list[Any]:
    return [po.Flicked(puck, 0.0, 50.0), *out]


def exits(*pucks: str, by: str | None = "S.runner") -> list[po.Eliminated]:
    return [po.Eliminated(puck, "exit", by) for puck in pucks]


def test_pucks_with_one_flick():
    one, two, three = (exits(*("N.runner", "N.guard", "N.captain")[:count]) for count in (1, 2, 3))
    shown = account("pitchout", flick(*one), flick(*two), flick(*three), flick(*two))
    assert found(shown) == {("pitchout-double", 0, 2), ("pitchout-triple", 0, 3)}
    own = account("pitchout", flick(*exits("N.runner", "S.guard", "S.immortal")))
    assert found(own) == set()
    given = [po.Eliminated("N.runner", "sacrifice"), po.Eliminated("N.guard", "penalty")]
    assert found(account("pitchout", flick(*given))) == set()


def test_a_puck_pushed_out_by_another():
    assert found(account("pitchout", flick(*exits("N.guard", by="N.runner")))) == {("pitchout-relay", 0, 1)}
    assert found(account("pitchout", flick(*exits("N.guard", by="S.runner")))) == set()
    assert found(account("pitchout", flick(*exits("S.guard", by="N.runner")))) == set()
    assert found(account("pitchout", flick(po.Eliminated("N.guard", "assassin", "S.assassin")))) == set()


def test_only_the_own_captain():
    assert found(account("pitchout", flick(*exits("S.captain", by=None)))) == {("pitchout-own-goal", 0, 1)}
    assert found(account("pitchout", flick(*exits("N.captain")))) == set()
    assert found(account("pitchout", flick(*exits("S.captain", "N.runner", by=None)))) == set()
    assert found(account("pitchout", flick(*exits("S.guard", by=None)))) == set()


@pytest.mark.parametrize(
    ("x", "flicked", "earns"), [(0.9, "N.runner", True), (1.1, "N.runner", False), (0.9, "S.guard", False)]
)
def test_a_survivor_at_the_edge(x: float, flicked: str, *, earns: bool):
    start = account("pitchout").last.state
    pucks = tuple(
        msgspec.structs.replace(one, x=x, y=300.0, in_play=True) if one.id == "S.runner" else one for one in start.pucks
    )
    trails = (Trail("S.runner", (Point(50.0, 300.0), Point(x, 300.0)), fell=False),)
    last = LastFlick(flicked, 0.0, 50.0, trails, ())
    shown = account("pitchout", flick(puck=flicked), pucks=pucks, last=last)
    assert found(shown) == ({("pitchout-tightrope", 0, 1)} if earns else set())


def test_a_round_without_a_loss_and_one_from_behind():
    begun, won = po.RoundBegun(1, 0), po.RoundWon(0, 1, "captain")
    flawless = account("pitchout", [begun], flick(*exits("N.captain"), won))
    assert found(flawless) == {("pitchout-flawless", 0, 2)}
    marred = account("pitchout", [begun], flick(*exits("S.guard", by=None)), flick(*exits("N.captain"), won))
    assert found(marred) == set()
    left = account("pitchout", [begun, po.RoundWon(0, 1, "left")])
    assert found(left) == set()
    pucks = tuple(
        msgspec.structs.replace(one, in_play=one.id in {"S.captain", "S.guard"} or one.id[0] == "N")
        for one in account("pitchout").last.state.pucks
    )
    losing = flick(*exits("S.runner", by=None))
    late = account("pitchout", [begun], losing, flick(*exits("N.captain"), won), pucks=pucks)
    assert found(late) == {("pitchout-comeback", 0, 3)}
    again = account("pitchout", [begun], losing, [po.RoundWon(1, 1, "alone"), begun], [won], pucks=pucks)
    assert found(again) == {("pitchout-flawless", 1, 3), ("pitchout-flawless", 0, 4)}


def test_touchdowns():
    scored = pb.TouchdownScored("red.1", 0, (1, 0)), pb.TurnEnded(0, ("TOUCHDOWN",))
    caught, stolen = pb.Caught("red.1", "red.2"), pb.Stolen("red.2", "blue.1")
    assert found(account("pitchbowl", [caught], scored)) == {("pitchbowl-pass", 0, 2)}
    assert found(account("pitchbowl", [caught], [pb.TurnEnded(0, ())], scored)) == set()
    assert found(account("pitchbowl", [pb.Caught("red.3", "red.2")], scored)) == set()
    assert found(account("pitchbowl", [stolen], scored)) == {("pitchbowl-strip", 0, 2)}
    assert found(account("pitchbowl", [stolen], [pb.TurnEnded(0, ())], scored)) == set()
    assert found(account("pitchbowl", scored, scored, scored)) == {("pitchbowl-hat-trick", 0, 3)}
    other = pb.TouchdownScored("red.2", 0, (3, 0))
    assert found(account("pitchbowl", scored, scored, [other])) == set()


def test_deeds_on_the_field():
    assert found(account("pitchbowl", [pb.Intercepted("blue.3", "red.2")])) == {("pitchbowl-interception", 1, 1)}
    two = [pb.Flicked("red.1", 0.0, 90.0), pb.KnockedOut("blue.1"), pb.KnockedOut("blue.2")]
    assert found(account("pitchbowl", two)) == {("pitchbowl-strike", 0, 1)}
    assert found(account("pitchbowl", [*two[:2], pb.KnockedOut("red.3")])) == set()


def test_matches_of_pitchbowl():
    behind = [pb.TouchdownScored("blue.1", 1, (0, 2))], [pb.TouchdownScored("red.1", 0, (3, 2))]
    assert found(account("pitchbowl", *behind, score=(3, 2))) == {("pitchbowl-comeback", 0, 2)}
    assert found(account("pitchbowl", *behind, score=(3, 2), ranks=((1,), (0,)))) == set()
    assert found(account("pitchbowl", [], score=(2, 0))) == {("pitchbowl-shutout", 0, 1)}
    assert found(account("pitchbowl", [], score=(2, 0), played_out=False)) == set()
    assert found(account("pitchbowl", [], score=(1, 0))) == set()
    assert found(account("pitchbowl", [], score=(2, 1))) == set()


def heroes(**spots: str) -> dict[str, Any]:
    """A position with heroes of Attack (seat 0) and Defence (seat 1)."""
    names = ("warden", "raider", "kensei", "valkyrie", "conqueror", "warlord", "orochi", "nobushi")
    return {"heroes": tuple(Figure(name, nth // 4, spot=spots.get(name, "board")) for nth, name in enumerate(names))}


def test_deeds_of_heroes():
    acted = [fh.Activated("warden")], [fh.ActivationEnded("warden")]
    six = fh.SoldiersKilled("warden", ("A1", "A2", "A3", "A4", "A5", "A6"))
    assert found(account("forhonor", acted[0], [six], acted[1], **heroes())) == {("forhonor-reaper", 0, 3)}
    five = fh.SoldiersKilled("warden", six.squares[:5])
    assert found(account("forhonor", acted[0], [five], acted[1], **heroes())) == set()
    fell = [fh.Fell("orochi", executed=False)], [fh.Fell("nobushi", executed=False)]
    assert found(account("forhonor", acted[0], *fell, acted[1], **heroes())) == {("forhonor-twofold", 0, 4)}
    own = [fh.Fell("kensei", executed=False)]
    assert found(account("forhonor", acted[0], fell[0], own, acted[1], **heroes())) == set()
    combat = [fh.CombatBegun("warden", "orochi")]
    assert found(account("forhonor", combat, [fh.Fell("warden", executed=True)], **heroes())) == {
        ("forhonor-execution", 1, 2)
    }
    assert found(account("forhonor", combat, fell[0], **heroes())) == set()


def test_matches_of_camps():
    taken = [fh.ZoneTaken(zone, 0, None, "FH-70") for zone in ("attack", "defence", "centre")]
    ended = fh.TurnEnded(1, (300, 0))
    assert found(account("forhonor", [*taken, ended], **heroes())) == {("forhonor-sweep", 0, 1)}
    assert found(account("forhonor", [*taken[:2], ended], **heroes())) == set()
    lost = fh.ZoneTaken("centre", None, 0, "FH-71")
    assert found(account("forhonor", [*taken, lost, ended], **heroes())) == set()
    alone = heroes(warden="waiting", raider="executed", kensei="waiting")
    over = fh.MatchOver(0, (900, 0), "wiped_out", "FH-83")
    assert found(account("forhonor", [over], **alone)) == {("forhonor-last-hero", 0, 1)}
    assert found(account("forhonor", [over], **heroes(warden="waiting"))) == set()
    behind = [fh.TurnEnded(1, (100, 400))]
    assert found(account("forhonor", behind, [], **heroes())) == {("forhonor-comeback", 0, 2)}
    assert found(account("forhonor", [fh.TurnEnded(1, (100, 300))], [], **heroes())) == set()


def scoring(seat: Seat, value: int, score: int) -> list[Any]:
    """A move of a seat that scores."""
    return [ob.Moved(seat, "E5", "E", 3, 1), ob.Lodged(1 - seat, 0, value, score)]


def quiet(seat: Seat) -> list[Any]:
    return [ob.Moved(seat, "E5", "E", 1)]


def test_points_of_offboard():
    two_in_a_row = account("offboard", scoring(0, 1, 1), quiet(1), scoring(0, 1, 2), score=(6, 3))
    assert found(two_in_a_row) == {("offboard-streak", 0, 3)}
    pause = account("offboard", scoring(0, 1, 1), quiet(1), quiet(0), quiet(1), scoring(0, 1, 2), score=(6, 3))
    assert found(pause) == set()
    big = account("offboard", scoring(0, 3, 3), quiet(1), quiet(0), scoring(1, 1, 1), scoring(0, 3, 6), score=(6, 1))
    assert found(big) == {("offboard-two-shots", 0, 5)}
    assert found(account("offboard", [], score=(6, 0))) == {("offboard-whitewash", 0, 1)}
    assert found(account("offboard", [], score=(3, 0))) == set()
    assert found(account("offboard", [], score=(6, 0), played_out=False)) == set()
    assert found(account("offboard", [], score=(6, 5))) == {("offboard-brink", 0, 1)}
    back = account("offboard", scoring(1, 3, 3), quiet(0), scoring(0, 1, 1), score=(6, 3))
    assert found(back) == {("offboard-comeback", 0, 3)}
    assert found(account("offboard", scoring(1, 2, 2), scoring(0, 1, 1), score=(6, 2))) == set()


def test_matches_of_every_game():
    assert found(account("offboard", quiet(0), score=(6, 4), levels={1: 5})) == {("giant", 0, 1)}
    assert found(account("offboard", quiet(0), score=(6, 4), levels={1: 4})) == set()
    assert found(account("offboard", quiet(0), score=(6, 4), levels={0: 5}, ranks=((0, 1),))) == set()
    three = ((2,), (0,), (1,))
    assert found(account("pitchout", [], ranks=three)) == {("crowd", 2, 1)}
    assert found(account("pitchout", [], ranks=three, played_out=False)) == set()
    assert found(account("pitchout", [], ranks=((0, 2), (1, 3)))) == set()


def test_a_match_with_nothing_of_note_earns_nothing():
    for game in GAMES:
        assert found(account(game, [], ranks=((0, 1),))) == set()


def test_each_badge_has_a_sign_and_words_of_its_own():
    words = catalogue()
    for language in ("en", "fr"):
        for group in OF_GAMES.values():
            names = [words.of(language).say(badge.name) for badge in group]
            assert len(set(names)) == len(names)
    assert len({badge.emoji for badge in BADGES.values()}) == len(BADGES)


def test_the_first_time_in_a_match_counts():
    two = flick(*exits("N.guard", "N.runner"))
    assert list(earned(account("pitchout", two, two))) == [Earned("pitchout-double", 0, 1)]
