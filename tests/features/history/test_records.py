"""JSON records of every game: export, replay, hidden information and faulty records."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.history.records import (
    LEFT_OUT,
    MOST,
    BadRecord,
    MatchRecord,
    RecordPlayer,
    RecordTurn,
    read_record,
    record_of,
    write_record,
)
from bot.features.history.replaying import HEAVIEST, Reading, Replaying
from bot.games import GAMES
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump, dump_state, load_state
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import refused
from bot.matches.core.models import ImportedMatch, Match, Status, Turn
from bot.matches.history.history import AgreedDraw, Takeback
from bot.words import Catalogue
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import standard_tools
from tests.support.matches.written_down import played

CATALOGUE = Catalogue(Path(__file__).parents[3] / "data" / "words")
CHEAP = {"offboard": 40, "pitchout": 9, "pitchbowl": 9, "forhonor": 40}  # answers of a match
ENGINE = InlineWorker(standard_tools())


def written(match: Match, turns: tuple[Turn, ...], viewer: int | None = None) -> MatchRecord:
    return record_of(GAMES[match.game], match, turns, viewer)


def replayed(record: MatchRecord, reading: Reading | None = None) -> ImportedMatch:
    return asyncio.run(Replaying(GAMES, ENGINE).play(record, reading))


def refusal(record: MatchRecord | bytes, reading: Reading | None = None) -> str:
    """Why a record cannot be opened, in English; checks that it exists in French too."""
    raw = record if isinstance(record, bytes) else write_record(record)
    with pytest.raises(BadRecord) as error:
        replayed(read_record(raw), reading)
    assert CATALOGUE.of("fr").say(error.value.reason)
    return CATALOGUE.of("en").say(error.value.reason)


def with_turn(record: MatchRecord, nth: int, **changes: Any) -> MatchRecord:
    """The record with a changed turn."""
    changed = msgspec.structs.replace(record.turns[nth], **changes)
    return msgspec.structs.replace(record, turns=(*record.turns[:nth], changed, *record.turns[nth + 1 :]))


@pytest.mark.parametrize("key", CHEAP)
@settings(max_examples=3, deadline=None)
@given(seed=st.binary(min_size=4, max_size=4), leaves=st.booleans())
def test_what_is_written_down_leads_to_the_same_positions(key: str, seed: bytes, *, leaves: bool):
    game = GAMES[key]
    match, turns = played(game, seed, CHEAP[key], leaves=leaves)
    study = replayed(read_record(write_record(written(match, turns))))
    assert study.notes == ()
    assert [load_state(game.spec, turn.state) for turn in study.turns] == [
        load_state(game.spec, turn.state) for turn in turns
    ]
    assert [turn.seat for turn in study.turns] == [turn.seat for turn in turns]
    assert [turn.made for turn in study.turns[1:]] == [turn.made for turn in turns[1:]]
    assert (study.match.options, study.match.names) == (match.options, match.names)


def test_what_was_taken_back_and_agreed_on_is_played_again():
    game = GAMES["offboard"]
    match, turns = played(game, b"takes back", 3)
    back = Turn(12, 4, 0, dump(Takeback(1)), b"[]", b"", turns[1].state, "back", 1)
    state = load_state(game.spec, back.state)
    ask = game.asks(state)[0]
    move = Answer(ask.id, ask.seat, ask.choices[0].action)
    step = game.apply(state, move, Rng(match.seed, 5))
    on = Turn(12, 5, ask.seat, dump(move), dump(step.events), b"", dump_state(game.spec, step.state), "on", 1)
    agreed = Turn(12, 6, 0, dump(AgreedDraw()), b"[]", b"", on.state, "draw", 1)
    match = msgspec.structs.replace(match, revision=6, state=agreed.state)
    record = written(match, (*turns, back, on, agreed))
    study = replayed(record)
    assert study.notes == ()
    assert [turn.state for turn in study.turns[4:]] == [back.state, on.state, on.state]
    assert "Move 4" in refusal(with_turn(record, 3, move=msgspec.Raw(dump(Takeback(9)))))


def test_a_running_match_tells_neither_its_seed_nor_what_others_chose():
    game = GAMES["forhonor"]
    match, turns = played(game, b"secret", 3, status=Status.RUNNING)
    for viewer in (None, 0, 1):
        record = written(match, turns, viewer)
        assert (record.seed, record.position, record.ended) == ("", "", "")
        assert len(record.seed_hash) == 64
        assert {entry.seat for entry in record.turns if not entry.secret} <= {viewer}
        assert match.seed.hex().encode() not in write_record(record)


def test_a_running_match_is_followed_as_far_as_neither_luck_nor_a_secret_is_in_it():
    match, turns = played(GAMES["offboard"], b"run", 5, status=Status.RUNNING)
    record = written(match, turns)
    assert len(replayed(record).turns) == 6
    hidden = with_turn(record, 3, move=LEFT_OUT, secret=True)
    study = replayed(read_record(write_record(hidden)))
    assert (len(study.turns), study.match.revision, len(study.notes)) == (4, 3, 1)
    match, turns = played(GAMES["forhonor"], b"run", 5, status=Status.RUNNING)
    assert "random" in refusal(written(match, turns))
    match, turns = played(GAMES["pitchbowl"], b"coach", 9)
    lucky = msgspec.structs.replace(written(match, turns), seed="", position="")
    if "random" not in (found := refusal_or_notes(lucky)):
        raise AssertionError(found)


def refusal_or_notes(record: MatchRecord) -> str:
    """The reply to a record, whether or not it can be opened."""
    try:
        notes = replayed(record).notes
    except BadRecord as bad:
        notes = (bad.reason,)
    return " ".join(CATALOGUE.of("en").say(note) for note in notes)


def test_a_verdict_of_the_table_is_told():
    match, turns = played(GAMES["offboard"], b"verdict", 2)
    verdict = '{"ranks":[[1],[0]],"reason":{"key":"reason-resigned","args":[]}}'
    record = written(msgspec.structs.replace(match, verdict=verdict), turns)
    assert (record.result, record.reason) == (((1,), (0,)), "reason-resigned")


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"game": "chess"}, "the game `chess`"),
        ({"rules": 99}, "is newer than any I know"),
        ({"players": (RecordPlayer(0, "a"),)}, "players"),
        ({"players": (RecordPlayer(0, "a"), RecordPlayer(2, "b"))}, "players"),
        ({"seed": "xyz"}, "hexadecimal"),
        ({"seed": "00"}, "match its hash"),
        ({"begun": "some day"}, "`some day`"),
        ({"options": {"wings": "on"}}, "can’t start"),
        ({"turns": ()}, "a different position"),
        ({"turns": (RecordTurn(1, secret=True),) * (MOST + 1)}, f"limit is {MOST}"),
    ],
)
def test_headers_that_cannot_be_are_refused(changes: dict[str, Any], expected: str):
    match, turns = played(GAMES["offboard"], b"head", 2)
    record = msgspec.structs.replace(written(match, turns), **changes)
    assert expected in refusal_or_notes(read_record(write_record(record)))


def test_json_that_was_changed_or_cut_is_refused():
    match, turns = played(GAMES["pitchout"], b"flick", 6)
    record = written(match, turns)
    raw = write_record(record)
    assert "line" in refusal(raw[: len(raw) // 2]).lower()
    for strange in (b"\xff\xfe", b"[1, 2]", b'"what"', b'{"format": "other"}'):
        assert "can’t read this file" in refusal(strange)
    assert "has a mistake" in refusal(b'{"format": "pichenette-match", "version": 1}')
    assert "is newer than any I know" in refusal(raw.replace(b'"version": 1', b'"version": 7', 1))
    assert "move 2" in refusal(msgspec.structs.replace(record, turns=record.turns[1:])).lower()
    assert "1" in refusal(with_turn(record, 0, move=LEFT_OUT))
    nth = next(nth for nth, entry in enumerate(record.turns) if bytes(entry.trace))
    for changes in (
        {"trace": msgspec.Raw(b'{"contacts":[],"falls":[],"rest":[],"duration":1e300}')},
        {"trace": msgspec.Raw(b'{"contacts":[],"falls":[],"rest":[]}')},
        {"trace": msgspec.Raw(b'"what"')},
        {"events": msgspec.Raw(b"[]")},
        {"move": msgspec.Raw(b'{"type":"answer","ask":"flick.0.99","seat":0,"action":{"type":"stop"}}')},
        {"move": msgspec.Raw(b"17")},
    ):
        assert f"Move {nth + 1}" in refusal(with_turn(record, nth, **changes)), changes


@pytest.mark.parametrize("part", ["move", "events", "trace"])
def test_a_turn_that_tells_far_too_much_is_refused(part: str):
    match, turns = played(GAMES["offboard"], b"heavy", 3)
    record = with_turn(written(match, turns), 1, **{part: msgspec.Raw(b"[" + b" " * HEAVIEST + b"]")})
    assert refusal(msgspec.json.encode(record)) == "Move 2: this can’t have been played."


@pytest.mark.parametrize("part", ["move", "events", "trace"])
def test_a_turn_that_is_too_deep_to_be_read_is_refused(part: str):
    match, turns = played(GAMES["offboard"], b"deep", 3)
    record = with_turn(written(match, turns), 1, **{part: msgspec.Raw(b"[" * 2000 + b"]" * 2000)})
    with pytest.raises(BadRecord) as refused:
        replayed(record)
    assert "Move 2: " in CATALOGUE.of("en").say(refused.value.reason)


def test_lines_are_read_by_whoever_knows_how_they_are_written():
    match, turns = played(GAMES["offboard"], b"lines", 2)
    record = written(match, turns)
    lines = tuple(RecordTurn(entry.turn, entry.seat, said="first", line=7) for entry in record.turns)
    record = msgspec.structs.replace(record, turns=lines, position="")

    def first(asks: Any, entry: RecordTurn) -> Any:
        assert entry.said == "first"
        return Answer(asks[0].id, asks[0].seat, asks[0].choices[0].action)

    def unknown(_asks: Any, _entry: RecordTurn) -> Any:
        raise refused("record-unreadable", given="first")

    assert len(replayed(record, first).turns) == 3
    for reading in (unknown, None):
        with pytest.raises(BadRecord) as bad:
            replayed(record, reading)
        assert (bad.value.reason.key, dict(bad.value.reason.args)["line"]) == ("record-wrong-line", "7")
    assert phrase("record-move") in dict(bad.value.reason.args).values()
