"""Replays records under the rules: the position after every turn, as far as it can be known."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import msgspec

from bot.features.history.records import MOST, BadRecord, MatchRecord, RecordTurn, fingerprint, ms_of
from bot.games.contract.base import Answer, AnyGame, Ask, Illegal, Left, TimedOut
from bot.games.contract.luck import commitment
from bot.games.contract.preview import Assist
from bot.games.contract.save import dump, load, load_state
from bot.games.contract.vocabulary import Phrase, phrase
from bot.matches.core.engine import Apply, Setup, StepBytes
from bot.matches.core.errors import GameFailed, Refused
from bot.matches.core.job import Engine
from bot.matches.core.models import ImportedMatch, Match, Pace, Player, Status, Terms, Turn, pseudonym
from bot.matches.history.history import AgreedDraw, Takeback, read_move, same_events
from bot.matches.work.unit_of_work import turn_of
from bot.physics.trace import Trace
from bot.text import in_code

LONGEST = 120.0  # seconds of a flick; none of ours takes so long
HEAVIEST = 4 * 2**20  # bytes of a move, events or a trace in a record; those of our games have a hundredth of that
MOST_MOTIONS = 20_000  # segments of a film, contacts and falls of a trace
_UNREADABLE = (msgspec.DecodeError, ValueError, RecursionError)  # a file may be nested as deep as it likes

Reading: TypeAlias = Callable[[tuple[Ask[Any], ...], RecordTurn], Any]
"""Turns a written entry into a move, given the open asks. Raises Refused."""


class Replaying:
    """Replays records."""

    def __init__(self, games: Mapping[str, AnyGame], engine: Engine) -> None:
        self._games = games
        self._engine = engine

    async def play(self, record: MatchRecord, reading: Reading | None = None) -> ImportedMatch:
        """Replay a record as a match. Raises BadRecord naming the turn that cannot be played, EngineDown."""
        game = self._games.get(record.game)
        if game is None:
            known = ", ".join(self._games)
            raise BadRecord(phrase("record-game", given=in_code(record.game[:40]), known=known))
        match = _match(game, record)
        replay = _Replay(game, self._engine, match, record, reading)
        await replay.begin()
        for entry in record.turns:
            if not await replay.goes_on(entry):
                break
        return replay.study()


@dataclass
class _Replay:
    """A record while it is replayed."""

    game: AnyGame
    engine: Engine
    match: Match
    record: MatchRecord
    reading: Reading | None
    turns: list[Turn] = field(default_factory=list)
    note: Phrase | None = None

    async def begin(self) -> None:
        """The first position."""
        try:
            stepped = await self.engine.run(
                Setup(self.match.game, len(self.match.holders), self.match.options, self.match.seed)
            )
        except Illegal as illegal:
            raise BadRecord(phrase("record-setup", why=illegal.reason), illegal.rule) from illegal
        if stepped.lucky and not self.match.seed:
            raise BadRecord(phrase("record-no-seed", turn=0))
        self.turns.append(self._turn(0, None, b"", stepped, ms_of(self.record.begun)))

    async def goes_on(self, entry: RecordTurn) -> bool:
        """Play a turn; False if the record cannot be followed further though nothing is wrong. Raises BadRecord."""
        if entry.turn != len(self.turns):
            raise BadRecord(phrase("record-gap", turn=str(entry.turn), expected=str(len(self.turns)), **_at(entry)))
        if max(map(len, (entry.said, *map(bytes, (entry.move, entry.events, entry.trace))))) > HEAVIEST:
            raise _wrong(entry, phrase("record-unplayable"))
        if entry.secret:
            self.note = phrase("record-secret", turn=str(entry.turn))
            return False
        try:
            move = await self._move(entry)
            stepped = self._by_table(move) or await self._played(move, entry)
        except Illegal as illegal:
            raise _wrong(entry, illegal.reason, illegal.rule) from illegal
        except BadRecord:
            raise
        except Refused as refusal:
            raise _wrong(entry, refusal.reason, refusal.rule) from refusal
        except GameFailed as failed:
            raise _wrong(entry, phrase("record-unplayable")) from failed
        if stepped.lucky and not self.match.seed:
            self.note = phrase("record-no-seed", turn=entry.turn)
            return False
        self._check(stepped, entry)
        seat = move.seat if isinstance(move, Answer | Left) else entry.seat
        self.turns.append(self._turn(entry.turn, seat, dump(move), stepped, ms_of(entry.made)))
        return True

    def _check(self, stepped: StepBytes, entry: RecordTurn) -> None:
        """Raise BadRecord if a turn leads to an invalid position or has other events."""
        try:
            load_state(self.game.spec, stepped.state)
        except msgspec.ValidationError:
            raise _wrong(entry, phrase("record-unplayable")) from None
        if bytes(entry.events) and not _same(self.game, bytes(entry.events), stepped.events):
            raise _wrong(entry, phrase("record-differs"))

    def study(self) -> ImportedMatch:
        """The match as far as it was played."""
        last = self.turns[-1]
        match = msgspec.structs.replace(self.match, revision=last.revision, state=last.state)
        notes = [] if self.note is None else [self.note]
        if not notes and self.record.position and fingerprint(self.game, last.state) != self.record.position:
            notes.append(phrase("record-elsewhere"))
        return ImportedMatch(match, tuple(self.turns), tuple(notes))

    async def _move(self, entry: RecordTurn) -> Any:
        """The move of a turn. Raises Refused if it cannot be read."""
        if bytes(entry.move):
            try:
                return read_move(self.game, bytes(entry.move))
            except _UNREADABLE:
                raise Refused(phrase("record-move")) from None
        if self.reading is None:
            raise Refused(phrase("record-move"))
        return await asyncio.to_thread(self._read, self.reading, entry)

    def _read(self, reading: Reading, entry: RecordTurn) -> Any:
        return reading(self.game.asks(load_state(self.game.spec, self.turns[-1].state)), entry)

    def _by_table(self, move: Any) -> StepBytes | None:
        """The step of a takeback or an agreed draw; None for moves of the rules. Raises Refused."""
        match move:
            case Takeback(revision=revision):
                if not 0 <= revision < len(self.turns):
                    raise Refused(phrase("record-takeback", to=str(revision)))
                state = self.turns[revision].state
            case AgreedDraw():
                state = self.turns[-1].state
            case _:
                return None
        return StepBytes(state, b"[]", b"", over=False, lucky=False)

    async def _played(self, move: Answer[Any] | TimedOut | Left, entry: RecordTurn) -> StepBytes:
        seen = _checked(bytes(entry.trace)) if bytes(entry.trace) else b""
        before, revision = self.turns[-1].state, entry.turn
        return await self.engine.run(Apply(self.match.game, before, dump(move), self.match.seed, revision, seen=seen))

    def _turn(self, revision: int, seat: int | None, move: bytes, stepped: StepBytes, made: int) -> Turn:
        return turn_of(self.match, stepped, revision=revision, seat=seat, move=move, key=str(revision), made=made)


def _match(game: AnyGame, record: MatchRecord) -> Match:
    """The match of the record's header. Raises BadRecord."""
    if len(record.turns) > MOST:
        raise BadRecord(phrase("record-long", most=str(MOST)))
    if record.rules > game.spec.version:
        raise BadRecord(phrase("record-later", version=str(record.rules)))
    if [player.seat for player in record.players] != list(range(len(record.players))):
        raise BadRecord(phrase("record-players"))
    if len(record.players) not in game.spec.seats:
        raise BadRecord(phrase("record-players"))
    try:
        options = tuple(game.spec.restored(record.options).items())
    except Illegal as illegal:
        raise BadRecord(phrase("record-setup", why=illegal.reason), illegal.rule) from illegal
    return Match(
        id=0,
        guild=0,
        channel=0,
        message=0,
        thread=0,
        game=record.game,
        options=options,
        status=Status.FINISHED,
        revision=0,
        holders=tuple(
            Player(player.seat, pseudonym(player.seat + 1), " ".join(player.name.split())[:100] or "?")
            for player in record.players
        ),
        state=b"",
        seed=_seed(record),
        created=ms_of(record.begun),
        expires=0,
        updated=ms_of(record.ended),
        finished=ms_of(record.ended),
        locale="en",
        terms=Terms(Pace.FRIENDLY, assist=Assist.FULL),
    )


def _seed(record: MatchRecord) -> bytes:
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise BadRecord(phrase("record-seed")) from None
    if seed and record.seed_hash and commitment(seed) != record.seed_hash:
        raise BadRecord(phrase("record-seed-other"))
    return seed


def _checked(raw: bytes) -> bytes:
    """The recorded trace, if it is possible. Raises Refused."""
    try:
        trace: Trace = load(Trace, raw)
    except _UNREADABLE:
        raise Refused(phrase("record-trace")) from None
    film = trace.film
    motions = len(trace.contacts) + len(trace.falls) + len(trace.rest) + (len(film.segments) if film else 0)
    lengths = (trace.duration, film.duration if film else 0.0)
    if motions > MOST_MOTIONS or not all(0.0 <= length <= LONGEST for length in lengths):
        raise Refused(phrase("record-trace"))
    return raw


def _same(game: AnyGame, recorded: bytes, happened: bytes) -> bool:
    try:
        return same_events(game, recorded, happened)
    except _UNREADABLE:
        return False


def _wrong(entry: RecordTurn, reason: Phrase, rule: str = "") -> BadRecord:
    """The error in a turn, with its position in the file."""
    key = "record-wrong-line" if entry.line else "record-wrong-turn"
    return BadRecord(phrase(key, turn=str(entry.turn), line=str(entry.line), why=reason), rule)


def _at(entry: RecordTurn) -> dict[str, str]:
    return {"line": str(entry.line)}
