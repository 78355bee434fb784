"""Records of matches as text: header lines, then a line a turn; the format is described in docs/records.md."""

import asyncio
import codecs
import gzip
import io
import re
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from bot.answers.answer_notation import AnswerNotation, letter
from bot.features.history.records import (
    FORMAT,
    MOST,
    VERSION,
    BadRecord,
    MatchRecord,
    RecordPlayer,
    RecordTurn,
    read_record,
)
from bot.features.history.replaying import Replaying
from bot.games import GAMES
from bot.games.contract.base import Answer, AnyGame, Illegal, Left, TimedOut
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import Seat, phrase
from bot.matches.core.job import Engine
from bot.matches.core.models import ImportedMatch, Turn
from bot.matches.history.history import AgreedDraw, Takeback, read_move
from bot.text import in_code, one_line
from bot.words import Words

FIRST = "Pichenette match"  # begins the first line; the format's version follows
WRITTEN = 2  # the version of texts that are written
FROM_ORIGIN = 1  # the version that names the targets of all throws as seen from the holder of the ball
SECRET, OUT_OF_TIME, LEAVES, TAKEBACK, DRAW = "secret", "out of time", "leaves", "takeback to", "draw agreed"
LARGEST = 32 * 1024 * 1024  # bytes of a record, decompressed
BY_TABLE = "*"  # precedes what no player chose
FORCED = f"{BY_TABLE} only "  # precedes an answer that was the only possible one

_NAME = re.compile(r"[A-Z][A-Za-z ]*")  # of a header
_TURN = re.compile(r"(\d{1,6})\.? +(?:([A-H]) +)?(.+)")
_OPTION = re.compile(r"[a-z_]+")


def write_text(record: MatchRecord, game: AnyGame, turns: Sequence[Turn], notation: AnswerNotation) -> str:
    """A record with its answers as players type them; `turns` are its turns with their positions."""
    known = {turn.revision: turn for turn in turns}
    lines = [f"{FIRST} {WRITTEN}", *_header(record), ""]
    for entry in record.turns:
        before = known[entry.turn - 1].state
        lines.append(f"{entry.turn} {_done(entry, game, before, notation)}")
    return "\n".join(lines) + "\n"


def read_text(text: str) -> MatchRecord:
    """The record of a text, with its answers unparsed. Raises BadRecord with the number of the line."""
    lines = text.lstrip("\ufeff").splitlines()
    first = next((line.strip() for line in lines if line.strip()), "")
    if not first.startswith(FIRST):
        raise BadRecord(phrase("record-strange"))
    version = first.removeprefix(FIRST).strip()
    if version not in {str(FROM_ORIGIN), str(WRITTEN)}:
        raise BadRecord(phrase("record-later", version=version[:20]))
    headers: dict[str, tuple[int, str]] = {}
    entries: list[RecordTurn] = []
    begun = False
    for number, line in enumerate((line.strip() for line in lines), 1):
        if not line or line.startswith("#"):
            continue
        if not begun:
            begun = True
        elif turn := _TURN.fullmatch(line):
            entries.append(_entry(turn, number))
            if len(entries) > MOST:
                raise BadRecord(phrase("record-long", most=str(MOST)))
        elif not entries and (header := _header_of(line)):
            headers[header[0]] = number, header[1]
        else:
            raise BadRecord(phrase("record-line", line=str(number), given=_cut(line)))
    return _record(int(version), headers, entries)


def _header(record: MatchRecord) -> Iterator[str]:
    """The headers with known values, a line each."""
    yield f"Game: {record.game} {record.rules}"
    if record.options:
        yield f"Options: {' '.join(f'{name}={value}' for name, value in record.options.items())}"
    for player in record.players:
        yield f"Player {letter(player.seat)}: {one_line(player.name)}"
    yield f"Clock: {record.clock}, {record.limit_seconds} s"
    yield f"Rated: {'yes' if record.rated else 'no'}"
    yield f"Assist: {record.assist}"
    result = " > ".join(" = ".join(map(letter, rank)) for rank in record.result)
    headers = (
        ("Match", str(record.match or "")),
        ("Status", record.status),
        ("Begun", record.begun),
        ("Ended", record.ended),
        ("Result", result),
        ("Reason", record.reason),
        ("Seed hash", record.seed_hash),
        ("Seed", record.seed),
        ("Position", record.position),
    )
    yield from (f"{name}: {value}" for name, value in headers if value)


def _done(entry: RecordTurn, game: AnyGame, before: bytes, notation: AnswerNotation) -> str:
    """A turn's player and action."""
    who = f"{letter(entry.seat)} " if entry.seat is not None else ""
    if not bytes(entry.move):
        return f"{who}{BY_TABLE} {SECRET}"
    move = read_move(game, bytes(entry.move))
    match move:
        case Answer(ask=ask, seat=seat, action=action):
            answer = notation.write(game.asks(load_state(game.spec, before)), ask, seat, action)
            return f"{letter(seat)} {FORCED * move.forced}{answer}"
        case TimedOut(ask=ask):
            return f"{who}{BY_TABLE} {OUT_OF_TIME} {ask}"
        case Left(seat=seat):
            return f"{letter(seat)} {BY_TABLE} {LEAVES}"
        case Takeback(revision=revision):
            return f"{who}{BY_TABLE} {TAKEBACK} {revision}"
        case _:
            return f"{who}{BY_TABLE} {DRAW}"


def _entry(turn: re.Match[str], line: int) -> RecordTurn:
    seat = None if turn[2] is None else "ABCDEFGH".index(turn[2])
    text = turn[3].strip()
    entry = RecordTurn(int(turn[1]), seat, line=line)
    if not text.startswith(f"{BY_TABLE} ") or text.startswith(FORCED):
        if seat is None:
            raise BadRecord(phrase("record-line", line=str(line), given=_cut(turn[0])))
        return msgspec.structs.replace(entry, said=text)
    done = text.removeprefix(BY_TABLE).strip()
    if done == SECRET:
        return msgspec.structs.replace(entry, secret=True)
    move = _by_table(done, seat)
    if move is None:
        raise BadRecord(phrase("record-line", line=str(line), given=_cut(turn[0])))
    return msgspec.structs.replace(entry, move=msgspec.Raw(msgspec.json.encode(move)))


def _by_table(done: str, seat: Seat | None) -> Any:
    """The move made by the clock or by agreement; None if the text is not such a move."""
    if done == DRAW:
        return AgreedDraw()
    if done == LEAVES and seat is not None:
        return Left(seat)
    if done.startswith(f"{OUT_OF_TIME} "):
        return TimedOut(done.removeprefix(OUT_OF_TIME).strip())
    back = done.removeprefix(TAKEBACK).strip()
    return Takeback(int(back)) if done.startswith(TAKEBACK) and back.isdecimal() and len(back) < 7 else None


def _header_of(line: str) -> tuple[str, str] | None:
    """The name and value of a header line; None if it is not a header."""
    name, colon, value = line.partition(":")
    name = name.rstrip()
    return (name.lower(), value.strip()) if colon and _NAME.fullmatch(name) else None


def _options(text: str) -> dict[str, str]:
    """The options in a header; anything else in it is ignored."""
    pairs = (word.partition("=") for word in text.split())
    return {name: value for name, _, value in pairs if value and _OPTION.fullmatch(name)}


def _record(version: int, headers: dict[str, tuple[int, str]], entries: Sequence[RecordTurn]) -> MatchRecord:
    """The record of parsed headers and turns."""
    values = {name: value for name, (_, value) in headers.items()}
    players = tuple(
        RecordPlayer("ABCDEFGH".index(name[-1].upper()), value[:200])
        for name, value in values.items()
        if re.fullmatch(r"player [a-h]", name)
    )
    game, _, rules = values.get("game", "").partition(" ")
    clock, _, limit = values.get("clock", "").partition(", ")
    return MatchRecord(
        format=FORMAT,
        version=version,
        game=_short(game),
        rules=_counted(rules or "1", headers.get("game")),
        options=_options(values.get("options", "")),
        players=players,
        match=_counted(values.get("match") or "0", headers.get("match")),
        clock=_short(clock),
        limit_seconds=_counted(limit.removesuffix(" s") or "0", headers.get("clock")),
        rated=values.get("rated") == "yes",
        turns=tuple(entries),
        status=_short(values.get("status", "")),
        assist=_short(values.get("assist", "")),
        begun=_short(values.get("begun", "")),
        ended=_short(values.get("ended", "")),
        reason=_short(values.get("reason", "")),
        seed_hash=_short(values.get("seed hash", "")),
        seed=_short(values.get("seed", "")),
        position=_short(values.get("position", "")),
    )


def _counted(text: str, header: tuple[int, str] | None) -> int:
    if not text.isdecimal() or len(text) > 15:
        line, given = header or (1, text)
        raise BadRecord(phrase("record-line", line=str(line), given=_cut(given)))
    return int(text)


def _short(text: str) -> str:
    return text[:200]


def _cut(line: str) -> str:
    return in_code(line[:60])


async def replay_file(raw: bytes, engine: Engine, words: Words) -> ImportedMatch:
    """Replay the match of a file in either format, compressed or not; `words` is the language of records.

    Raises BadRecord, EngineDown.
    """
    raw = await asyncio.to_thread(decompress, raw)
    if raw.lstrip()[:1] in {b"{", b"["}:
        return await Replaying(GAMES, engine).play(await asyncio.to_thread(read_record, raw))
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(phrase("record-strange")) from None
    record = await asyncio.to_thread(lambda: _bare(text) or read_text(text))
    game = GAMES.get(record.game)
    if game is None:
        return await Replaying(GAMES, engine).play(record)
    notation = AnswerNotation(game, words, from_origin=record.version == FROM_ORIGIN)
    return await Replaying(GAMES, engine).play(record, move_reader(notation))


def decompress(raw: bytes) -> bytes:
    """The content of a file without a byte order mark, decompressing at most LARGEST bytes. Raises BadRecord."""
    if raw.startswith(b"\x1f\x8b"):
        try:
            raw = gzip.GzipFile(fileobj=io.BytesIO(raw)).read(LARGEST + 1)
        except EOFError:
            raise BadRecord(phrase("record-cut-short")) from None
        except (zlib.error, gzip.BadGzipFile):
            raise BadRecord(phrase("record-strange")) from None
    if len(raw) > LARGEST:
        raise BadRecord(phrase("record-large", most=LARGEST // 1024 // 1024))
    return raw.removeprefix(codecs.BOM_UTF8)


def _bare(text: str) -> MatchRecord | None:
    """The record of a text in a game's bare notation, a line an answer; None if it is not one."""
    lines = [(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    for key, game in GAMES.items():
        if game.spec.notation is None or not lines or len(lines) > MOST:
            continue
        try:
            game.spec.notation.read(lines[0][1])
        except Illegal:
            continue
        players = tuple(RecordPlayer(seat, letter(seat)) for seat in range(game.spec.seats[0]))
        entries = (RecordTurn(turn, said=line, line=number) for turn, (number, line) in enumerate(lines, 1))
        return MatchRecord(FORMAT, VERSION, key, game.spec.version, {}, players, turns=tuple(entries))
    return None


def move_reader(notation: AnswerNotation) -> Callable[[Any, RecordTurn], Any]:
    """A function that parses an entry's line against the open asks. It raises Refused."""

    def read(asks: Any, entry: RecordTurn) -> Any:
        seat = entry.seat if entry.seat is not None else next((ask.seat for ask in asks), 0)
        ask, action = notation.read(asks, seat, entry.said.removeprefix(FORCED))
        return Answer(ask, seat, action, forced=entry.said.startswith(FORCED))

    return read
