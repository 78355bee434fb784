"""A record with impossible numbers is refused at once, and an accepted one can be shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.features.history.records import BadRecord, MatchRecord, RecordTurn, read_record, record_of, write_record
from bot.features.history.replaying import Replaying
from bot.games import GAMES
from bot.matches.core.models import ImportedMatch
from bot.physics.check import check_seen
from bot.physics.table import Disc, Table
from bot.physics.trace import Fall, Film, Rest, Segment, Trace
from bot.workers.films import MakeFilm, Taken
from bot.workers.inline_worker import InlineWorker
from bot.workers.paint import LastTurn, Paint
from bot.workers.studio import standard_tools
from tests.support.matches.written_down import played
from tests.support.samples import sample

ENGINE = InlineWorker(standard_tools())
HOSTILE = (1e300, -1e300, 1e6, 0.0, 2**70)
SECONDS = 1.0  # of the processor for one record; a usual one of so few turns takes a tenth
FEW = 1  # entries of each list in a trace


def numbers(part: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all numbers in a value, of a list in the first few entries alone."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from numbers(value, (*way, name))
    elif isinstance(part, list):
        for nth, value in enumerate(part[:FEW]):
            yield from numbers(value, (*way, nth))
    elif isinstance(part, int | float) and not isinstance(part, bool):
        yield way


def planted(part: Any, way: tuple[Any, ...], value: float) -> Any:
    """The same with another number there."""
    if not way:
        return value
    first, *rest = way
    if isinstance(part, dict):
        return {**part, first: planted(part[first], tuple(rest), value)}
    return [planted(one, tuple(rest), value) if nth == first else one for nth, one in enumerate(part)]


def a_flick(game: str) -> tuple[MatchRecord, int]:
    """A record up to its first flick with a contact, and the line of that flick."""
    for seed in range(50):
        match, turns = played(GAMES[game], bytes([seed]), 12)
        record = record_of(GAMES[game], match, turns, None)
        for nth, entry in enumerate(record.turns):
            if bytes(entry.trace) and msgspec.json.decode(entry.trace)["contacts"]:
                return msgspec.structs.replace(record, turns=record.turns[: nth + 1], position=""), nth
    raise AssertionError("nothing was touched")


def with_trace(record: MatchRecord, nth: int, trace: Any) -> MatchRecord:
    """Another trace, and whatever comes of it."""
    entry = record.turns[nth]
    turn = RecordTurn(entry.turn, entry.seat, entry.made, entry.move, trace=msgspec.Raw(msgspec.json.encode(trace)))
    return msgspec.structs.replace(record, turns=(*record.turns[:nth], turn))


def shown(study: ImportedMatch) -> None:
    """Every position is painted, every flick filmed."""
    for before, turn in zip(study.turns, study.turns[1:], strict=False):
        if turn.trace:
            game = study.match.game
            taken = Taken(before.state, turn.state, turn.events, turn.trace)
            asyncio.run(
                ENGINE.run(
                    Paint(
                        game, turn.state, "en", turn=LastTurn(events=turn.events, trace=turn.trace, before=before.state)
                    )
                )
            )
            asyncio.run(ENGINE.run(MakeFilm(game, (taken,), "en")))


@pytest.mark.parametrize("game", sample(["pitchbowl", "pitchout"], 2))
def test_a_number_that_cannot_have_been_seen_is_refused_or_harmless(game: str):
    record, nth = a_flick(game)
    trace = msgspec.json.decode(record.turns[nth].trace)
    refused, accepted = 0, []
    for way in numbers(trace):
        for value in HOSTILE:
            raw = write_record(with_trace(record, nth, planted(trace, way, value)))
            started = time.process_time()
            try:
                accepted.append(asyncio.run(Replaying(GAMES, ENGINE).play(read_record(raw))))
            except BadRecord:
                refused += 1
            assert time.process_time() - started < SECONDS, (way, value)
    assert refused > len(accepted) / 4
    assert any(study.match.revision == nth + 1 for study in accepted)
    shown(accepted[0])
    shown(accepted[-1])


@pytest.mark.parametrize("value", [1e300, 1e6, 5000.0])
def test_a_piece_cannot_come_to_rest_far_away(value: float):
    record, nth = a_flick("pitchout")
    trace = msgspec.json.decode(record.turns[nth].trace)
    found = read_record(write_record(with_trace(record, nth, planted(trace, ("rest", 0, "x"), value))))
    with pytest.raises(BadRecord) as refusal:
        asyncio.run(Replaying(GAMES, ENGINE).play(found))
    assert dict(refusal.value.reason.args)["why"].key == "record-trace"  # type: ignore[union-attr]


TABLE = Table(600.0, 300.0, (Disc("A", 10.0, 10.0, 15.0, 20.0),))


@pytest.mark.parametrize(
    "trace",
    [
        Trace((), (), (Rest("A", 601.0, 10.0, 0.0),)),
        Trace((), (), (Rest("B", 10.0, 10.0, 0.0),)),
        Trace((), (Fall(0.1, "A", 1300.0, 10.0),), ()),
        Trace((), (), (), film=Film(1.0, (Segment("A", 0.0, 1.0, 0.0, 700.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0),))),
    ],
)
def test_what_is_seen_is_on_the_table(trace: Trace):
    with pytest.raises(ValueError, match=r"table|seen"):
        check_seen(TABLE, trace)


def test_what_lies_on_the_edge_or_fell_off_it_is_seen():
    check_seen(TABLE, Trace((), (), (Rest("A", 600.0, 0.0, 0.0),)))
    check_seen(TABLE, Trace((), (Fall(0.1, "A", 620.0, -10.0),), ()))
