"""py4swiss' judgement of tournament reports: it reads, strictly, those of random tournaments of all forms and pairs from those of Swiss ones.

Matches are drawn, forfeited, void, called off or still played; entrants enter late or leave, are teams, and have names in any script.
"""

from __future__ import annotations

import platform
import random
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import msgspec

from bot.features.tournaments.report import trf_report
from bot.features.tournaments.values import Board, Plan, Registration, Stage, Tournament
from bot.matches.core.models import Player, Terms
from bot.pairing.event import Entrant, Event, Form, Pairing, Result, Round
from bot.pairing.forms import next_round
from bot.pairing.league import USUAL, sizes_of
from bot.pairing.swiss import length

EVENTS = 12  # of each form
SIZES = range(3, 13)  # their entrants
RESULTS = (*3 * [Result.FIRST], *3 * [Result.SECOND], Result.DRAW, Result.VOID, Result.NEITHER)
NAMES = ("Ada\n001 ", "Łukasz\u2028", "Søren\x85", "Иван", "🔥❤️", "張偉", "\u202eevil", "\ud800\t", "B" * 40)


def judge(path: Path) -> None:
    """Have reports read, each from the path. Raises AssertionError or what py4swiss raises."""
    parser, engine = import_module("py4swiss.trf").TrfParser, import_module("py4swiss.engines").DutchEngine
    reports = rounds = 0
    for form in Form:
        for seed in range(EVENTS):
            luck = random.Random(f"{form} {seed}")
            for event, begun in _stages(form, luck):
                path.write_bytes(trf_report(_tournament(event, begun, luck)))
                report = parser.parse(path, strict=True)
                told = {one.starting_number: one.points_times_ten for one in report.player_sections}
                assert told == {one.number: 5 * event.points(one.number) for one in event.entrants}, (form, seed)
                reports += 1
                if form is Form.SWISS and next_round(event):
                    _check_pairs(event, [(one.white, one.black) for one in engine.generate_pairings(report)])
                    rounds += 1
    print(f"{reports} reports are read, and {rounds} Swiss rounds paired from them")
    assert rounds


def _check_pairs(event: Event, pairs: list[tuple[int, int]]) -> None:
    """Everybody who is there plays or has the bye, and nobody meets an opponent again."""
    assert sorted(number for pair in pairs for number in pair if number) == [one.number for one in event.present]
    met = {
        one.numbers for pairings in event.rounds for one in pairings if one.played and one.result is not Result.NEITHER
    }
    assert not met.intersection(pairs)
    assert not met.intersection((two, one) for one, two in pairs)


def _stages(form: Form, luck: random.Random) -> Iterator[tuple[Event, Round]]:
    """A tournament before each round and at the end, with no round begun yet, and with the next one that goes on."""
    count = luck.choice(SIZES)
    entrants = tuple(Entrant(number, 2000.0 - number) for number in range(1, count + 1))
    event = Event(form, entrants, length=length(count), sizes=sizes_of(count, USUAL) if form is Form.LEAGUE else ())
    yield event, ()
    while pairings := next_round(event):
        done = tuple(_ended(one, luck) for one in pairings)
        yield event, (pairings[0], *done[1:]) if not pairings[0].is_over else ()
        late = form is Form.SWISS and event.next_round == 1 and luck.random() < 0.5
        new = (Entrant(count + 1, 1000.0, entered=2),) if late else ()
        here = tuple(_perhaps_gone(one, event.next_round, luck) for one in event.entrants)
        event = msgspec.structs.replace(event, entrants=(*here, *new), rounds=(*event.rounds, done))
        yield event, ()


def _ended(one: Pairing, luck: random.Random) -> Pairing:
    return one if one.is_over else msgspec.structs.replace(one, result=luck.choice(RESULTS))


def _perhaps_gone(one: Entrant, nth: int, luck: random.Random) -> Entrant:
    return one if one.gone or luck.random() > 0.04 else msgspec.structs.replace(one, gone=True, left=nth)


def _tournament(event: Event, begun: Round, luck: random.Random) -> Tournament:
    """The tournament as stored, with a round that goes on; entrants are players, or teams of two."""
    team = 1 if event.form is Form.LEAGUE else luck.choice((1, 2))
    plan = Plan(luck.choice(NAMES), event.form, "pitchout", (), Terms(), len(event.entrants), "en", rounds=event.length)
    plan = msgspec.structs.replace(plan, team=team, sizes=event.sizes)
    entered = tuple(
        Registration(
            10 * one.number + nth,
            luck.choice(NAMES),
            0,
            one.strength,
            one.number,
            one.entered,
            one.left if one.gone else -1,
        )
        for one in event.entrants
        for nth in range(team)
    )
    rounds = tuple(tuple(map(Board, pairings)) for pairings in (*event.rounds, *([begun] if begun else [])))
    owner = Player(0, 1, "Host")
    return Tournament(1, 1, 1, owner, plan, Stage.RUNNING, 0, b"", 0, 0, 0, entered, rounds)


if __name__ == "__main__":
    if platform.machine() == "aarch64":
        print("py4swiss is not built for this machine")
    else:
        judge(Path(sys.argv[1]) / "report.trf")
