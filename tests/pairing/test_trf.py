"""Tournament reports: another program reads those of random tournaments and pairs from them; no name makes a line or moves a column."""

import random
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import msgspec
import pytest

from bot.pairing.event import Entrant, Event, Form, Pairing, Result
from bot.pairing.forms import next_round
from bot.pairing.trf import trf
from tests.pairing.events import after, begun, with_newcomers
from tests.support.samples import sample
from tests.support.tournaments.reports import paired, read

RESULTS = (*3 * [Result.FIRST], *3 * [Result.SECOND], Result.DRAW, Result.VOID, Result.NEITHER)
BREAKS = ("\n", "\r\n", "\v", "\f", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029", "\t", "\0", "\x1b")
NAMES = ("Ada", "Łukasz Żółć", "Søren Ærø", "Иван", "🔥❤️", "張偉", "𝕱𝖆𝖓𝖈𝖞", "\u202eevil", "#1", "\ud800", "A" * 100, "")


@pytest.mark.parametrize("seed", sample(range(40), 20))
@pytest.mark.parametrize("form", Form)
def test_another_program_reads_every_report(form: Form, seed: int, tmp_path: Path) -> None:
    luck = random.Random(f"{form}{seed}")
    for event in _states(form, luck):
        over = _over(event)
        names = {one.number: luck.choice(NAMES).join(luck.choices(BREAKS, k=2)) for one in event.entrants}
        report = read(trf(event, names[1], names, teams=luck.random() < 0.5).encode("ascii"), tmp_path)
        halves = {one.number: over.points(one.number) for one in over.entrants}
        assert {one.starting_number: one.points_times_ten / 5 for one in report.player_sections} == halves
        present = {one.number for one in over.present}
        if form is Form.SWISS and len(over.rounds) < over.length and len(present) > 1:
            assert sorted(number for pair in paired(report) for number in pair if number) == sorted(present)


def _states(form: Form, luck: random.Random) -> Iterator[Event]:
    """A tournament before its first round, while each round goes on, and after it."""
    yield (event := begun(form, luck.randint(3, 14)))
    while pairings := next_round(event):
        done = tuple(
            one if one.is_over else msgspec.structs.replace(one, result=luck.choice(RESULTS)) for one in pairings
        )
        some = tuple(one if luck.random() < 0.5 else end for one, end in zip(pairings, done, strict=True))
        yield msgspec.structs.replace(event, rounds=(*event.rounds, some))
        newcomers = luck.choice((0, 1, 2)) if form is Form.SWISS and event.next_round == 1 else 0
        yield (event := with_newcomers(after(event, done, luck, leave=0.04), newcomers))


def _over(event: Event) -> Event:
    """The tournament before the first round that goes on."""
    over = takewhile(lambda pairings: all(one.is_over for one in pairings), event.rounds)
    return msgspec.structs.replace(event, rounds=tuple(over))


def test_a_report_is_written_in_columns() -> None:
    rounds = (
        (Pairing(1, 3, Result.FIRST), Pairing(4, 2, Result.NEITHER)),
        (Pairing(2, 1, Result.VOID), Pairing(3, 4, Result.FIRST, played=False), Pairing(5)),
        (Pairing(1, 5, Result.DRAW), Pairing(3, 2)),
    )
    entrants = (
        Entrant(1, 2345.6),
        Entrant(2, 1500.0),
        Entrant(3, 1400.0),
        Entrant(4, -3.0, left=1, gone=True),
        Entrant(5, 12345.0, entered=2),
    )
    names = {1: "Łukasz\u2028001 Ærø", 2: "Zoé & " + "B" * 40, 3: "Иван", 4: "🔥❤️ Ada", 5: "O’Neil"}
    event = Event(Form.SWISS, entrants, rounds, length=4)
    assert trf(event, " Club\nXXR 9 ", names, teams=True).split("\r\n") == [
        "012 Club XXR 9",
        "062 5",
        "082 5",
        "092 Team: Swiss-System",
        "XXR 4",
        "XXC white1",
        "001    1      Lukasz 001 AEro                   2346                             1.5    1     3 w 1     2 b D",
        "001    2      Zoe & BBBBBBBBBBBBBBBBBBBBBBBBBBB 1500                             0.5    4     4 b -     1 w D",
        "001    3      No. 3                             1400                             1.0    3     1 b 0     4 w +",
        "001    4      ?? Ada                               0                             0.0    5     2 w -     3 b -  0000 - Z",
        "001    5      O'Neil                            9999                             1.0    2  0000 - Z  0000 - U",
        "",
    ]


def test_the_form_and_its_rounds_are_stated() -> None:
    headed = {form: trf(begun(form, 6), "\u200b", dict.fromkeys(range(1, 7), "")).split("\r\n")[2:4] for form in Form}
    assert headed == {
        Form.ROUND_ROBIN: ["092 Individual: Round-Robin", "XXR 5"],
        Form.SWISS: ["092 Individual: Swiss-System", "XXR 4"],
        Form.KNOCKOUT: ["092 Individual: Knockout", "XXR 1"],
        Form.DOUBLE: ["092 Individual: Double-Elimination", "XXR 1"],
        Form.GROUPS: ["092 Individual: Round-Robin", "XXR 1"],
        Form.LEAGUE: ["092 Individual: Round-Robin", "XXR 5"],
    }
