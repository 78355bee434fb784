"""Matches written down and read back: as JSON and as text, of every game, and whatever may be wrong with such a file."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import GAMES
from bot.games.save import load_state
from bot.jobs import standard_jobs
from bot.matches.models import Match, Status, Turn
from bot.matches.records import NOT_TOLD, BadRecord, Record, read_record, record_of, write_record
from bot.matches.replaying import Replaying, Study
from bot.records import FINE, UNUSABLE, WRONG, check
from bot.words import Catalogue
from bot.worker import InlineWorker
from cogs.notation import Notation
from cogs.transcripts import read_text, reading, write_text
from render import PAINTERS
from tests.support.written_down import played

CATALOGUE = Catalogue(Path(__file__).parents[2] / "data" / "words")
WORDS = CATALOGUE.of("en")
CHEAP = {"offboard": 60, "pitchout": 9, "pitchbowl": 9, "forhonor": 40}  # answers of a match
ENGINE = InlineWorker(standard_jobs())


def replayed(record: Record) -> Study:
    notation = Notation(GAMES[record.game], WORDS) if record.game in GAMES else None
    return asyncio.run(Replaying(GAMES, ENGINE).play(record, reading(notation) if notation else None))


def text_of(match: Match, turns: tuple[Turn, ...], viewer: int | None = None) -> str:
    game = GAMES[match.game]
    return write_text(record_of(game, match, turns, viewer), game, turns, Notation(game, WORDS))


def refusal(text: str | bytes) -> str:
    """Why a file cannot be opened, in English; every word of it is there in French as well."""
    with pytest.raises(BadRecord) as refused:
        replayed(read_record(text) if isinstance(text, bytes) else read_text(text))
    assert CATALOGUE.of("fr").say(refused.value.reason)
    return WORDS.say(refused.value.reason)


@pytest.mark.parametrize("key", CHEAP)
@settings(max_examples=4, deadline=None)
@given(seed=st.binary(min_size=4, max_size=4), leaves=st.booleans())
def test_what_is_written_down_leads_to_the_same_positions(key: str, seed: bytes, *, leaves: bool):
    game = GAMES[key]
    match, turns = played(game, seed, CHEAP[key], leaves=leaves)
    kept = [load_state(game.spec, turn.state) for turn in turns]
    for record in (
        read_record(write_record(record_of(game, match, turns, None))),
        read_text(text_of(match, turns)),
    ):
        study = replayed(record)
        assert study.notes == ()
        assert [load_state(game.spec, turn.state) for turn in study.turns] == kept
        told = [[msgspec.json.decode(turn.events) for turn in each] for each in (study.turns, turns)]
        assert told[0] == told[1]
        assert [turn.seat for turn in study.turns] == [turn.seat for turn in turns]
        assert (study.match.options, study.match.names) == (match.options, match.names)


def test_a_text_reads_like_what_players_type():
    match, turns = played(GAMES["pitchbowl"], b"coach", 6)
    text = text_of(match, turns)
    assert text.startswith("Pichenette match 1\nGame: pitchbowl ")
    assert "\nPlayer A: Player: 0\n" in text
    assert any(line.partition(" ")[2].startswith("A ") or " B " in line for line in text.splitlines()[-3:])
    assert "{" not in text


def test_a_running_match_tells_neither_its_seed_nor_what_others_chose():
    game = GAMES["forhonor"]
    match, turns = played(game, b"secret", 3, status=Status.RUNNING)
    for viewer in (None, 0, 1):
        record = record_of(game, match, turns, viewer)
        assert (record.seed, record.position, record.ended) == ("", "", "")
        assert len(record.seed_hash) == 64
        told = {entry.seat for entry in record.turns if not entry.secret}
        assert told <= {viewer}
        written = write_record(record) + text_of(match, turns, viewer).encode()
        assert match.seed.hex().encode() not in written


def test_a_running_match_is_followed_as_far_as_no_luck_was_in_it():
    match, turns = played(GAMES["offboard"], b"run", 5, status=Status.RUNNING)
    assert len(replayed(read_text(text_of(match, turns))).turns) == 6
    match, turns = played(GAMES["forhonor"], b"run", 5, status=Status.RUNNING)
    assert "Luck" in refusal(text_of(match, turns))


def test_what_is_wrong_with_a_text_is_said_with_its_line():
    match, turns = played(GAMES["offboard"], b"line", 4)
    lines = text_of(match, turns).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    for broken, said in (
        ("1 A Z9 NE", f"Line {first + 1}"),
        ("1 B C4 NE", f"Line {first + 1}"),
        ("1 A * takeback to 7", f"Line {first + 1}"),
        ("7 A C4 NE", "1"),
        ("one A C4 NE", f"Line {first + 1}"),
        ("1 * what", f"Line {first + 1}"),
    ):
        assert said in refusal("\n".join([*lines[:first], broken, *lines[first + 1 :]])), broken


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Game: offboard", "Game: chess"),
        ("Game: offboard 1", "Game: offboard 99"),
        ("Game: offboard 1", "Game: offboard x"),
        ("Player B:", "Player C:"),
        ("Player B: Player: 1\n", ""),
        ("Pichenette match 1", "Pichenette match 2"),
        ("Pichenette match 1", "[Event: chess]"),
        ("Seed: ", "Seed: xyz"),
        ("Begun: ", "Begun: some day "),
        ("Player A", "Options: wings=on\nPlayer A"),
    ],
)
def test_headers_that_cannot_be_are_refused(old: str, new: str):
    match, turns = played(GAMES["offboard"], b"head", 2)
    text = text_of(match, turns)
    assert old in text
    assert refusal(text.replace(old, new, 1))


def test_json_that_was_changed_or_cut_is_refused():
    match, turns = played(GAMES["pitchout"], b"flick", 6)
    game = GAMES["pitchout"]
    record = record_of(game, match, turns, None)
    raw = write_record(record)
    assert "line" in refusal(raw[: len(raw) // 2]).lower()
    assert refusal(b"\xff\xfe")
    assert refusal(b"[1, 2]")
    assert refusal(b'{"format": "pichenette-match", "version": 1}')
    assert refusal(raw.replace(b'"version": 1', b'"version": 7', 1))
    assert "turn 2" in refusal(write_record(msgspec.structs.replace(record, turns=record.turns[1:]))).lower()
    nth = next(nth for nth, entry in enumerate(record.turns) if bytes(entry.trace))
    for change in (
        {"trace": msgspec.Raw(b'{"contacts":[],"falls":[],"rest":[],"duration":1e300}')},
        {"trace": msgspec.Raw(b'{"contacts":[],"falls":[],"rest":[]}')},
        {"trace": msgspec.Raw(b'"what"')},
        {"events": msgspec.Raw(b"[]")},
        {"move": msgspec.Raw(b'{"type":"answer","ask":"flick.0.99","seat":0,"action":{"type":"stop"}}')},
        {"move": msgspec.Raw(b"17")},
    ):
        changed = msgspec.structs.replace(record.turns[nth], **change)
        turns_changed = (*record.turns[:nth], changed, *record.turns[nth + 1 :])
        said = refusal(write_record(msgspec.structs.replace(record, turns=turns_changed)))
        assert f"Turn {nth + 1}" in said, change
    lost = msgspec.structs.replace(record.turns[nth], move=NOT_TOLD)
    assert str(nth + 1) in refusal(
        write_record(msgspec.structs.replace(record, turns=(*record.turns[:nth], lost, *record.turns[nth + 1 :])))
    )


def test_a_text_whose_end_is_another_says_so():
    match, turns = played(GAMES["offboard"], b"end", 4)
    text = text_of(match, turns)
    shorter = text[: text.rindex("\n4 ") + 1]
    (note,) = replayed(read_text(shorter)).notes
    assert WORDS.say(note)


@given(st.text(max_size=200))
@settings(max_examples=60, deadline=None)
def test_no_text_is_too_strange_to_be_refused(text: str):
    for raw in (text, f"Pichenette match 1\n{text}"):
        with pytest.raises(BadRecord):
            replayed(read_text(raw))
    with pytest.raises(BadRecord):
        read_record(text.encode())


def test_a_record_is_read_on_a_terminal(tmp_path: Path):
    match, turns = played(GAMES["offboard"], b"screen", 4)
    path = tmp_path / "match.txt"
    said: list[str] = []
    complained: list[str] = []

    def checked(game: str | None, raw: bytes) -> int:
        path.write_bytes(raw)
        return check(game, path, PAINTERS, WORDS, said.append, complained.append)

    text = text_of(match, turns).encode()
    assert checked(None, text) == checked(None, gzip.compress(text)) == FINE
    assert "*" not in text.decode()
    bare = [line[4:] for line in text.decode().splitlines() if line[:1].isdecimal()]
    assert checked("offboard", "\n".join(bare).encode()) == checked(None, "\n".join(bare).encode()) == FINE
    assert len(set(said)) == 1
    assert complained == []
    assert checked(None, text.replace(b"1 A ", b"1 A Z")) == checked(None, b"\x1f\x8b\0") == WRONG
    assert checked("offboard", b"\xff") == UNUSABLE
    assert len(complained) == 3
