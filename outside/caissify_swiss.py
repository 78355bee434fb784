"""Three programs' judgement of Swiss tournaments (EVENTS=300 for the table of decision 56): pairs, seats and tie-breaks. Nobody drops out, as the first program errs there.

caissify-pairings pairs each round again by FIDE's Dutch system. In the last round of some events in which all meet, it gives several byes instead
of the one pairing that is left: those do not count. py4swiss, if installed, tells the seats of the pairs that it makes too. TieBreakServer is in no
registry: it computes tie-breaks and places if TIEBREAKSERVER names the folder of its files.
"""

from __future__ import annotations

import os
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations, islice
from pathlib import Path

import msgspec
from caissify_pairings.fpc import check_trf

from bot.pairing.event import Entrant, Event, Form, Pairing, Result, Round
from bot.pairing.lookahead import Pair, Pairs, by_cost, disjoint
from bot.pairing.seating import Strength, due
from bot.pairing.standings import TieBreak, standings
from bot.pairing.swiss import length, swiss_round
from bot.pairing.trf import trf

EVENTS = int(os.environ.get("EVENTS", "60"))  # of the usual length, for the table
SIZES = range(4, 17)  # their entrants
FORCED_EVENTS = 60  # in which all meet, so that the rules often leave one pairing
SMALL = range(4, 9)  # their entrants
MOST_LARGER = 0.01  # the share of rounds in which score differences may be larger than those of the judge
RESULTS = (Result.FIRST, Result.SECOND, Result.DRAW)
TITLES = (
    "entrants",
    "rounds but the first",
    "same pairs",
    "smaller differences",
    "larger differences",
    "these to spare a repetition",
    "same seats",
    "same tie-breaks",
    "same places",
)


def judge() -> None:
    """Compare rounds and standings, and print the table. Raises AssertionError."""
    tallies: dict[int, Counter[str]] = defaultdict(Counter)
    for seed in range(EVENTS):
        luck = random.Random(seed)
        event = _played(luck, luck.choice(SIZES))
        tally = tallies[len(event.entrants)]
        for before, ours, theirs in _compared(event):
            tally += _pairings(before, ours, theirs)
        tally += _seats(event) + _places(event)
    total = sum(tallies.values(), Counter())
    print(f"{EVENTS} tournaments, seeds 0 to {EVENTS - 1}")
    print(f"| {' | '.join(TITLES)} |\n|{'---|' * len(TITLES)}")
    for size, tally in sorted(tallies.items()):
        print(_row(str(size), tally))
    print(_row("all", total))
    print(f"{_forced()} rounds with one pairing are the same")
    assert total["larger"] <= MOST_LARGER * total["rounds"]
    assert total["seats"] == total["both"]
    assert total["ties"] == total["places"] == total["entrants"]


def _row(title: str, tally: Counter[str]) -> str:
    """A line of the table."""
    counts = [str(tally[column]) for column in ("rounds", "same", "smaller", "larger", "spared")]
    shares = [
        f"{tally[same]} of {tally[among]}" if tally[among] else "not asked"
        for same, among in (("seats", "both"), ("ties", "entrants"), ("places", "entrants"))
    ]
    return f"| {' | '.join((title, *counts, *shares))} |"


def _pairings(before: Event, ours: Pairs, theirs: Pairs) -> Counter[str]:
    mine, other = _differences(before, ours), _differences(before, theirs)
    return Counter(
        rounds=1,
        same=ours == theirs,
        smaller=mine < other,
        larger=mine > other,
        spared=mine > other and _leaves_repetitions(before, theirs),
    )


def _leaves_repetitions(event: Event, pairs: Pairs) -> bool:
    """Whether after a round the rest can't do without repetitions, though that is possible after another one."""
    numbers = _numbers(event)
    free = frozenset(combinations(numbers, 2)).difference(*map(_pairs, event.rounds))
    rounds = event.length - len(event.rounds)
    return disjoint(free, rounds, numbers) is not None and disjoint(free - pairs, rounds - 1, numbers) is None


def _seats(event: Event) -> Counter[str]:
    """The pairs that py4swiss makes too, and those of them with the same seats."""
    found: Counter[str] = Counter()
    if find_spec("py4swiss") is None:
        return found
    engine, parser = import_module("py4swiss.engines").DutchEngine, import_module("py4swiss.trf").TrfParser
    path = Path(sys.argv[1]) / "report.trf"  # in the empty folder a judge is run with
    for nth, pairings in enumerate(event.rounds):
        path.write_text(_report(msgspec.structs.replace(event, rounds=event.rounds[:nth])), encoding="utf-8")
        theirs = {(one.white, one.black) for one in engine.generate_pairings(parser.parse(path))}
        both = [one for one in pairings if not one.is_bye and {one.numbers, one.numbers[::-1]} & theirs]
        found += Counter(both=len(both), seats=sum(one.numbers in theirs for one in both))
    return found


def _places(event: Event) -> Counter[str]:
    """The entrants, and those to whom TieBreakServer gives the same tie-breaks and place."""
    found: Counter[str] = Counter()
    if (folder := os.environ.get("TIEBREAKSERVER")) is None:
        return found
    sys.path[:0] = [folder] if folder not in sys.path else []
    report = import_module("trf2json").trf2json()
    report.parse_file(_report(event), 0)
    asked = {"tiebreak": ["PTS", "BH", "SB", "DE", "WON"], "swiss": True, "is_rr": False, "check": 0, "rank": False}
    computed = import_module("tiebreak").tiebreak(report.get_tournament(1), -1, asked)
    theirs = {one["cid"]: one for one in computed.compute_tiebreaks(report.get_tournament(1), asked)["competitors"]}
    for one in standings(event):
        points, buchholz, sonneborn, _, won = theirs[one.number]["tiebreakScore"]
        ties = dict(one.ties)
        values = (one.points, ties[TieBreak.BUCHHOLZ], ties[TieBreak.SONNEBORN_BERGER], 2 * ties[TieBreak.WINS])
        same = values == (2 * points, 2 * buchholz, 4 * sonneborn, 2 * won)
        found += Counter(entrants=1, ties=same, places=theirs[one.number]["rank"] == one.place)
    return found


def _forced() -> int:
    """The rounds in which the rules leave one pairing, all of which must be the same."""
    forced = 0
    for seed in range(FORCED_EVENTS):
        luck = random.Random(seed)
        for before, ours, theirs in _compared(_played(luck, luck.choice(SMALL), all_meet=True)):
            byes = sum(not one for one, _ in theirs)
            if byes == len(before.entrants) % 2 and _is_forced(before):
                forced += 1
                assert ours == theirs, (seed, before.next_round, ours ^ theirs)
    assert forced > 0
    return forced


def _played(luck: random.Random, count: int, *, all_meet: bool = False) -> Event:
    entrants = tuple(Entrant(number, 2000.0 - number) for number in range(1, count + 1))
    event = Event(Form.SWISS, entrants, length=count - 1 if all_meet else length(count))
    while len(event.rounds) < event.length:
        event = msgspec.structs.replace(event, rounds=(*event.rounds, _decided(swiss_round(event), luck)))
    return event


def _decided(pairings: Round, luck: random.Random) -> Round:
    return tuple(one if one.is_bye else msgspec.structs.replace(one, result=luck.choice(RESULTS)) for one in pairings)


def _compared(event: Event) -> Iterator[tuple[Event, Pairs, Pairs]]:
    """The event before each round but the first, the pairs of that round, and those of the judge."""
    for checked in check_trf(_report(event))["rounds"][1:]:
        before = msgspec.structs.replace(event, rounds=event.rounds[: checked["round"] - 1])
        ours = event.rounds[checked["round"] - 1]
        theirs = [Pairing(one["white"], one["black"] or 0) for one in checked["engine_pairings"]]
        yield before, _pairs(ours), _pairs(tuple(theirs))


def _report(event: Event) -> str:
    return trf(event, "Club", {one.number: f"P{one.number}" for one in event.entrants})


def _numbers(event: Event) -> list[int]:
    """The entrants; with an odd number, also 0 for the bye."""
    return [*([0] if len(event.entrants) % 2 else []), *(one.number for one in event.entrants)]


def _pairs(pairings: Round) -> Pairs:
    return frozenset((min(one.first, one.second), max(one.first, one.second)) for one in pairings)


def _differences(event: Event, pairs: Pairs) -> list[int]:
    """Between the half points of those who meet, the largest first."""
    return sorted((abs(event.points(one) - event.points(two)) for one, two in pairs if one), reverse=True)


def _is_forced(event: Event) -> bool:
    """Whether one pairing alone repeats nothing and lets no two meet to whom the same seat is due absolutely.

    In the last round the Dutch system allows the leaders the latter (C.04.3, C.3): only repetitions count there.
    """
    legal = dict.fromkeys((pair for pair in combinations(_numbers(event), 2) if _is_legal(event, pair)), 0)
    return len(list(islice(by_cost(legal), 2))) == 1


def _is_legal(event: Event, pair: Pair) -> bool:
    one, two = pair
    if any(pairing.opponent(two) == one for pairing in event.of(two)):
        return False
    if not one or event.next_round == event.length:
        return True
    mine, theirs = due(event, one), due(event, two)
    return not (mine.strength is theirs.strength is Strength.ABSOLUTE and mine.first == theirs.first)


if __name__ == "__main__":
    judge()
