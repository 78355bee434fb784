"""Matches written down as text and read back, of every game, and whatever may be wrong with such a file."""

from __future__ import annotations

import asyncio
import codecs
import gzip
from collections.abc import Callable
from itertools import product
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.answers.aim_parser import aim_at
from bot.answers.answer_notation import AnswerNotation
from bot.answers.draft import bearing_of
from bot.cli import DONE, UNUSABLE, WRONG
from bot.features.history.command import check
from bot.features.history.records import BadRecord, MatchRecord, record_of
from bot.features.history.replaying import Replaying
from bot.features.history.transcripts import LARGEST, decompress, move_reader, read_text, replay_file, write_text
from bot.games import GAMES
from bot.games.contract.aim import bearing_at
from bot.games.contract.base import Answer, Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.save import load_state
from bot.games.pitchbowl.rules.values import Spent
from bot.matches.core.errors import Refused
from bot.matches.core.models import ImportedMatch, Match, Status, Turn
from bot.words import Catalogue
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import standard_tools
from render import PAINTERS
from tests.support.matches.written_down import played
from tests.support.scenes.pitchbowl_scenes import crowded

CATALOGUE = Catalogue(Path(__file__).parents[3] / "data" / "words")
WORDS = CATALOGUE.of("en")
CHEAP = {"offboard": 60, "pitchout": 9, "pitchbowl": 9, "forhonor": 40}  # answers of a match
ENGINE = InlineWorker(standard_tools())


def replayed(record: MatchRecord) -> ImportedMatch:
    notation = AnswerNotation(GAMES[record.game], WORDS) if record.game in GAMES else None
    return asyncio.run(Replaying(GAMES, ENGINE).play(record, move_reader(notation) if notation else None))


def text_of(match: Match, turns: tuple[Turn, ...], viewer: int | None = None) -> str:
    game = GAMES[match.game]
    return write_text(record_of(game, match, turns, viewer), game, turns, AnswerNotation(game, WORDS))


def refusal(text: str) -> str:
    """Why a file cannot be opened, in English; every word of it is there in French as well."""
    with pytest.raises(BadRecord) as refused:
        replayed(read_text(text))
    assert CATALOGUE.of("fr").say(refused.value.reason)
    return WORDS.say(refused.value.reason)


@pytest.mark.parametrize("key", CHEAP)
@settings(max_examples=4, deadline=None)
@given(seed=st.binary(min_size=4, max_size=4), leaves=st.booleans())
def test_what_is_written_down_leads_to_the_same_positions(key: str, seed: bytes, *, leaves: bool):
    game = GAMES[key]
    match, turns = played(game, seed, CHEAP[key], leaves=leaves)
    kept = [load_state(game.spec, turn.state) for turn in turns]
    study = replayed(read_text(text_of(match, turns)))
    assert study.notes == ()
    assert [load_state(game.spec, turn.state) for turn in study.turns] == kept
    events = [[msgspec.json.decode(turn.events) for turn in each] for each in (study.turns, turns)]
    assert events[0] == events[1]
    assert [turn.seat for turn in study.turns] == [turn.seat for turn in turns]
    assert (study.match.options, study.match.names) == (match.options, match.names)


def test_a_text_reads_like_what_players_type():
    match, turns = played(GAMES["pitchbowl"], b"coach", 6)
    text = text_of(match, turns)
    assert text.startswith("Pichenette match 2\nGame: pitchbowl ")
    assert "\nPlayer A: Player: 0\n" in text
    assert any(line.partition(" ")[2].startswith("A ") or " B " in line for line in text.splitlines()[-3:])
    assert "{" not in text


def test_a_running_match_tells_neither_its_seed_nor_what_others_chose():
    match, turns = played(GAMES["forhonor"], b"secret", 3, status=Status.RUNNING)
    text = text_of(match, turns)
    assert match.seed.hex() not in text
    assert [line.partition(" * ")[2] for line in text.splitlines()[-3:]] == ["secret"] * 3
    assert "has no seed" in refusal(text)


def test_what_is_wrong_with_a_text_is_said_with_its_line():
    match, turns = played(GAMES["offboard"], b"line", 4)
    lines = text_of(match, turns).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    for broken, text in (
        ("1 A Z9 NE", f"Line {first + 1}"),
        ("1 B C4 NE", f"Line {first + 1}"),
        ("1 A * takeback to 7", f"Line {first + 1}"),
        ("7 A C4 NE", "1"),
        ("one A C4 NE", f"line {first + 1}:"),
        ("1 * what", f"line {first + 1}:"),
    ):
        assert text in refusal("\n".join([*lines[:first], broken, *lines[first + 1 :]])), broken


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Game: offboard", "Game: chess"),
        ("Game: offboard 1", "Game: offboard 99"),
        ("Game: offboard 1", "Game: offboard x"),
        ("Player B:", "Player C:"),
        ("Player B: Player: 1\n", ""),
        ("Pichenette match 2", "Pichenette match 3"),
        ("Pichenette match 2", "[Event: chess]"),
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


def test_a_text_whose_end_is_another_says_so():
    match, turns = played(GAMES["offboard"], b"end", 4)
    text = text_of(match, turns)
    shorter = text[: text.rindex("\n4 ") + 1]
    (note,) = replayed(read_text(shorter)).notes
    assert WORDS.say(note)


@pytest.mark.long
@given(st.text(max_size=200))
@settings(max_examples=60, deadline=None)
def test_no_text_is_too_strange_to_be_refused(text: str):
    for raw in (text, f"Pichenette match 1\n{text}"):
        with pytest.raises(BadRecord):
            replayed(read_text(raw))


@pytest.mark.parametrize("line", ["A{}!", "Options: {}", "1 A {}", "1 A flick.0.1 {}", "Player A: {}"])
@pytest.mark.parametrize("filling", [" ", "a", "1 ", "=", ">!"])
def test_no_line_is_too_long_to_be_refused_at_once(line: str, filling: str):
    match, turns = played(GAMES["pitchout"], b"long", 4)
    head = "\n".join(one for one in text_of(match, turns).splitlines() if not one.startswith("1 "))
    with pytest.raises(BadRecord):
        replayed(read_text(head.partition("\n\n")[0] + "\n" + line.format(filling * 500_000) + "\n1 A what"))


def test_what_the_table_said_stands_behind_a_star():
    match, turns = played(GAMES["offboard"], b"stars", 4)
    text = text_of(match, turns)
    lines = [*text[: text.index("\n4 ")].splitlines(), "4 A * takeback to 1", "5 * draw agreed", "6 B * leaves"]
    lines = [line for line in lines if not line.startswith("Position")]
    study = replayed(read_text("\n".join(lines)))
    assert study.turns[5].state == study.turns[4].state == study.turns[1].state
    again = text_of(msgspec.structs.replace(study.match, id=12), study.turns)
    assert again.splitlines()[-3:] == lines[-3:]


def test_a_file_that_unpacks_to_more_than_is_read_is_refused():
    bomb = gzip.compress(bytes(LARGEST + 1))
    assert len(bomb) < 100_000
    with pytest.raises(BadRecord) as refused:
        decompress(bomb)
    assert refused.value.reason.key == "record-large"


def test_a_compressed_record_that_is_cut_short_is_refused():
    packed = gzip.compress(text_of(*played(GAMES["offboard"], b"cut", 4)).encode())
    for length in (len(packed) - 1, len(packed) - 8, len(packed) // 2, 12):
        with pytest.raises(BadRecord) as refused:
            decompress(packed[:length])
        assert refused.value.reason.key == "record-cut-short"


def test_a_record_in_two_compressed_parts_is_read_whole():
    assert decompress(gzip.compress(b"one ") + gzip.compress(b"two")) == b"one two"


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_a_byte_order_mark_is_no_part_of_a_record(pack: Callable[[bytes], bytes]):
    assert decompress(pack(codecs.BOM_UTF8 + b"{}")) == b"{}"


def test_a_record_is_read_on_a_terminal(tmp_path: Path):
    match, turns = played(GAMES["offboard"], b"screen", 4)
    path = tmp_path / "match.txt"
    lines: list[str] = []
    complained: list[str] = []

    def checked(game: str | None, raw: bytes) -> int:
        path.write_bytes(raw)
        return check(game, path, PAINTERS, WORDS, lines.append, complained.append)

    text = text_of(match, turns).encode()
    assert checked(None, text) == checked(None, gzip.compress(text)) == checked(None, codecs.BOM_UTF8 + text) == DONE
    assert "*" not in text.decode()
    bare = [line[4:] for line in text.decode().splitlines() if line[:1].isdecimal()]
    assert checked("offboard", "\n".join(bare).encode()) == checked(None, "\n".join(bare).encode()) == DONE
    assert checked("offboard", "\n".join(bare).encode("utf-8-sig")) == DONE
    assert len(set(lines)) == 1
    assert complained == []
    assert checked(None, text.replace(b"1 A ", b"1 A Z")) == checked(None, b"\x1f\x8b\0") == WRONG
    assert checked("offboard", b"\xff") == UNUSABLE
    assert len(complained) == 3


def test_an_answer_may_stand_as_json_and_what_is_wrong_with_one_is_said():
    game = GAMES["pitchout"]
    match, turns = played(game, b"exact", 4)
    asks = game.asks(load_state(game.spec, turns[1].state))
    ask = asks[0]
    notation, action = AnswerNotation(game, WORDS), ask.choices[0].action

    def give(line: str) -> None:
        answer = Answer(ask.id, ask.seat, notation.read(asks, ask.seat, line)[1])
        game.apply(load_state(game.spec, turns[1].state), answer, Rng(match.seed, 2))

    exact = f"{ask.id} {msgspec.json.encode(action).decode()}"
    assert notation.read(asks, ask.seat, exact) == (ask.id, action)
    code = ask.choices[0].code
    for line in (
        f"flick.0.99 {msgspec.json.encode(action).decode()}",
        f"{ask.id} {{}}",
        f'{ask.id} {{"x":{"[" * 2000}}}',
        f"{code}; wings=1",
        f"{code}; places=S.captain@here,40",
        f"{code}; places=S.captain",
        f"{code}; places=",
        "what",
    ):
        with pytest.raises((Refused, Illegal)) as refused:
            give(line)
        assert WORDS.say(refused.value.reason)
    with pytest.raises(Refused, match="record-not-asked"):
        notation.read(asks[:1], 1 - ask.seat, code)


def test_a_throw_that_starts_elsewhere_is_written_by_bearing_and_was_named_from_the_holders_place():
    game, compared = GAMES["pitchbowl"], 0
    now, former = AnswerNotation(game, WORDS), AnswerNotation(game, WORDS, from_origin=True)
    for seed, nth in product(range(16), range(3)):
        state = msgspec.structs.replace(crowded(seed, cluster=True), ball=None, spent=Spent())
        holder = [one.id for one in state.players if one.active and one.id.startswith("red")][nth]
        state = msgspec.structs.replace(state, holder=holder)
        asks = game.asks(state)
        for choice in (one for one in asks[0].choices if one.code.endswith("!pass")):
            dial = bearing_of(choice)
            assert dial is not None
            for target in (one for one in dial.targets if one.start is not None):
                aimed = msgspec.structs.replace(choice.action, angle=aim_at(dial, target).bearing)
                line = now.write(asks, asks[0].id, asks[0].seat, aimed)
                assert f">{target.label} " not in line
                assert [one.read(asks, asks[0].seat, line)[1] for one in (now, former)] == [aimed, aimed]
                named = f"{line.partition('>')[0]}>{target.label}{line[line.index(' ') :]}"
                assert now.read(asks, asks[0].seat, named)[1] == aimed
                of_old = former.read(asks, asks[0].seat, named)[1]
                assert of_old.angle == bearing_at(dial.origin, target, dial.radius)
                compared += of_old != aimed
    assert compared > 5


@pytest.mark.parametrize(("version", "former"), [(1, True), (2, False)])
def test_only_the_first_version_of_texts_names_from_the_holders_place(version: int, former: bool, monkeypatch):  # noqa: FBT001
    match, turns = played(GAMES["pitchbowl"], b"coach", 2)
    text = text_of(match, turns).replace("Pichenette match 2", f"Pichenette match {version}")
    asked = []

    class Notation(AnswerNotation):
        def __init__(self, *args, **named) -> None:
            asked.append(named)
            super().__init__(*args, **named)

    monkeypatch.setattr("bot.features.history.transcripts.AnswerNotation", Notation)
    asyncio.run(replay_file(text.encode(), ENGINE, WORDS))
    assert asked == [{"from_origin": former}]
