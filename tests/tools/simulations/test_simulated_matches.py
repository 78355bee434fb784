from __future__ import annotations

import msgspec
import pytest

from bot.games import GAMES
from bot.games.contract.base import Answer, AnyGame, Illegal, Outcome, TimedOut
from bot.games.contract.vocabulary import phrase
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchout.rules.game import PitchOut
from tests.support.samples import sample
from tools.bench.bench_matches import tables
from tools.simulations.many import simulate
from tools.simulations.match import Played, Table, play, regular
from tools.simulations.pitchbowl_player import baseline
from tools.simulations.reports import REPORTS

pytestmark = pytest.mark.long

USUAL = Table("pitchout", 2)


def quickly(played: list[Played]) -> list[bytes]:
    return [msgspec.json.encode(match) for match in played]


@pytest.mark.parametrize(
    "table", sample(tables(), 12), ids=lambda table: ".".join((str(table.seats), *table.options.values()))
)
def test_matches_at_every_table_end_and_keep_the_contract(table: Table):
    line, played = simulate(table, range(3), seed="smoke", watched=True, jobs=1)
    assert [match.fault for match in played] == ["", "", ""]
    assert line.ended == line.matches == 3
    assert 0 < line.flicks.median < line.answers.median
    assert all(match.first in range(table.seats) for match in played)


GREEDY = Table("pitchbowl", 2, {"touchdowns": "1", "max_turns": "80"}, "greedy")


@pytest.mark.parametrize("options", [{"max_turns": "20"}, {"max_turns": "20", "defensive_placement": "on"}])
def test_random_matches_of_pitchbowl_end_and_keep_the_contract(options):
    line, played = simulate(Table("pitchbowl", 2, options), range(3), seed="smoke", watched=True, jobs=1)
    assert [match.fault for match in played] == ["", "", ""]
    assert line.tally["turn"] == 3 * 20


def test_greedy_matches_of_pitchbowl_end_keep_the_contract_and_are_won_by_touchdowns():
    line, played = simulate(GREEDY, range(3), seed="smoke", watched=True, jobs=1)
    assert [match.fault for match in played] == ["", "", ""]
    assert line.tally["touchdown"] == sum(len(match.ranks) == 2 for match in played) >= 2
    assert line.flicked == sum(match.flicks for match in played) > line.tally["turn"]
    assert sum(match.tally.get("steal", 0) for match in played) == line.tally["steal"] > 0


def kick_backwards(state, ask, rng):
    given = baseline(state, ask, rng)
    return msgspec.structs.replace(given, angle=given.angle + 180.0) if ask.kind == "kick" else given


@pytest.mark.parametrize(
    ("game", "table", "expected"),
    [
        (PitchBowl(), GREEDY, "the greedy player is refused"),
        (PitchOut(), Table("pitchout", 2, {}, "greedy"), "no greedy player"),
    ],
)
def test_a_greedy_player_who_is_refused_or_missing_is_found_out(
    game: AnyGame, table: Table, expected: str, monkeypatch: pytest.MonkeyPatch
):
    backwards = msgspec.structs.replace(REPORTS["pitchbowl"], baseline=kick_backwards)
    monkeypatch.setitem(REPORTS, "pitchbowl", backwards)
    assert expected in play(game, table, "s", 1, watched=False).fault


def test_two_processes_play_the_same_matches_as_one_and_in_the_same_order():
    found: list[int] = []
    _, one = simulate(USUAL, range(5, 10), seed="s", watched=False, jobs=1, advance=found.append)
    _, two = simulate(USUAL, range(5, 10), seed="s", watched=False, jobs=2)
    assert quickly(one) == quickly(two)
    assert [match.number for match in one] == list(range(5, 10))
    assert sum(found) == 5


def test_a_match_is_the_same_whether_it_is_watched_or_not():
    game = GAMES["pitchout"]
    assert play(game, USUAL, "s", 1, watched=True) == play(game, USUAL, "s", 1, watched=False)
    assert play(game, USUAL, "s", 1, watched=False) != play(game, USUAL, "s", 2, watched=False)


def test_the_first_player_is_who_has_the_first_regular_turn():
    assert regular(GAMES["pitchout"], Table("pitchout", 2, {"mode": "complete"})) == {"flick"}
    with pytest.raises(Illegal):
        regular(GAMES["pitchout"], Table("pitchout", 2, {"colour": "red"}))


class RefusesWhatItOffers(PitchOut):
    def apply(self, state, move, rng):
        if isinstance(move, Answer) and move.ask.startswith("flick."):
            raise Illegal("PO-16", phrase("refused-option"))
        return super().apply(state, move, rng)


class NamesNoWinner(PitchOut):
    def outcome(self, _state):
        return None


class ForgetsASeat(PitchOut):
    def outcome(self, state) -> Outcome | None:
        found = super().outcome(state)
        return None if found is None else Outcome(found.ranks[:1], found.reason)


class AsksAgain(PitchOut):
    def asks(self, state):
        return tuple(
            msgspec.structs.replace(ask, id=f"deploy.{ask.seat}.0") if ask.kind == "deploy" else ask
            for ask in super().asks(state)
        )

    def apply(self, state, move, rng):
        if isinstance(move, Answer | TimedOut) and move.ask.startswith("deploy."):
            move = msgspec.structs.replace(move, ask=PitchOut().asks(state)[0].id)
        return super().apply(state, move, rng)


class HearsAnybody(PitchOut):
    def apply(self, state, move, rng):
        if isinstance(move, Answer):
            move = msgspec.structs.replace(move, seat=self.asks(state)[0].seat)
        return super().apply(state, move, rng)


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (RefusesWhatItOffers(), "refused"),
        (NamesNoWinner(), "there is no outcome"),
        (ForgetsASeat(), "does not rank every seat once"),
        (AsksAgain(), "asks came back"),
        (HearsAnybody(), "another seat's answer is accepted"),
    ],
)
def test_a_game_that_does_not_keep_the_contract_is_found_out(game: AnyGame, expected: str):
    found = play(game, USUAL, "s", 1, watched=True)
    assert expected in found.fault
    assert found.ranks == ()


def test_a_game_that_breaks_down_names_the_match():
    class BreaksDown(PitchOut):
        def apply(self, _state, _move, _rng):
            raise KeyError("S.captain")

    with pytest.raises(KeyError) as caught:
        play(BreaksDown(), USUAL, "s", 7, watched=False)
    assert caught.value.__notes__ == ["in match 7 of seed s, after 0 answers"]
