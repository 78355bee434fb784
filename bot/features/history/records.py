"""Match records: everything needed to replay a match elsewhere.

Secrets are left out: the seed of a match that goes on, and what others have chosen in secret.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec

from bot.features.history.verification import over
from bot.games.contract.base import Answer, AnyGame, TimedOut
from bot.games.contract.luck import commitment, spelled
from bot.games.contract.save import dump, load_state
from bot.games.contract.vocabulary import Seat, phrase
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, Turn
from bot.matches.history.history import move_of
from bot.text import in_code

FORMAT = "pichenette-match"
VERSION = 1
MOST = 5000  # turns of a record that is read

LEFT_OUT = msgspec.Raw(b"")
_Short = Annotated[str, msgspec.Meta(max_length=200)]


class BadRecord(Refused):
    """A record cannot be read or played; the reason says where."""


class RecordPlayer(msgspec.Struct, frozen=True):
    """The player of a seat, by their name at the time."""

    seat: Seat
    name: _Short


class RecordTurn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn: its move, events and trace as bot.games.contract.save writes them.

    The move of a `secret` turn is left out. In a record read from text, `said` is the move as written, in `line`.
    """

    turn: int
    seat: Seat | None = None
    made: _Short = ""
    move: msgspec.Raw = LEFT_OUT
    secret: bool = False
    events: msgspec.Raw = LEFT_OUT
    trace: msgspec.Raw = LEFT_OUT
    said: str = ""
    line: int = 0


class MatchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A written match. Times are ISO 8601, in UTC; `rules` is the version of the game's saves.

    `result` has the seats by rank, best first, `reason` the key of the reason. `seed_hash` is public from the start; `seed`
    (hexadecimal) and the SHA-256 of the last position are included once the match has ended.
    """

    format: str
    version: int
    game: _Short
    rules: int
    options: dict[_Short, _Short]
    players: tuple[RecordPlayer, ...]
    match: int = 0
    status: _Short = ""
    clock: _Short = ""
    limit_seconds: int = 0
    rated: bool = False
    assist: _Short = ""
    begun: _Short = ""
    ended: _Short = ""
    result: tuple[tuple[Seat, ...], ...] = ()
    reason: _Short = ""
    seed_hash: _Short = ""
    seed: _Short = ""
    position: _Short = ""
    turns: tuple[RecordTurn, ...] = ()


class _Form(msgspec.Struct, frozen=True):
    """The format of a file; other fields are skipped, for the file may be large and no record at all."""

    format: Any = None
    version: Any = None


def record_of(game: AnyGame, match: Match, turns: Sequence[Turn], viewer: Seat | None) -> MatchRecord:
    """The record of a match as a seat, or a spectator, may see it."""
    ended = over(match)
    known = {turn.revision: turn for turn in turns}
    result, reason = _outcome(game, match)
    return MatchRecord(
        format=FORMAT,
        version=VERSION,
        game=match.game,
        rules=game.spec.version,
        options=dict(match.options),
        players=tuple(
            RecordPlayer(holder.seat, holder.name[:200]) for holder in sorted(match.holders, key=lambda one: one.seat)
        ),
        match=match.id,
        status=match.status.value,
        clock=match.terms.pace.value,
        limit_seconds=match.terms.limit // 1000,
        rated=match.terms.rated,
        assist=match.terms.assist.value,
        begun=moment(turns[0].made if turns else match.created),
        ended=moment(match.finished) if ended else "",
        result=result,
        reason=reason,
        seed_hash=commitment(match.seed),
        seed=spelled(match.seed) if ended else "",
        position=fingerprint(game, match.state) if ended else "",
        turns=tuple(
            _entry(game, known.get(turn.revision - 1), turn, viewer, under_way=not ended)
            for turn in turns
            if turn.revision
        ),
    )


def write_record(record: MatchRecord) -> bytes:
    """The record as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def read_record(raw: bytes) -> MatchRecord:
    """Parse a record in JSON. Raises BadRecord naming the line or field."""
    try:
        text = raw.decode("utf-8")
        form = _form_of(text)
        if form.format != FORMAT:
            raise BadRecord(phrase("record-strange"))
        if form.version != VERSION:
            raise BadRecord(phrase("record-later", version=str(form.version)[:20]))
        record = msgspec.json.decode(text, type=MatchRecord)
    except UnicodeDecodeError:
        raise BadRecord(phrase("record-strange")) from None
    except msgspec.ValidationError as error:
        raise BadRecord(phrase("record-field", why=str(error)[:200].replace("`", "'"))) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(phrase("record-broken", line=_line_of(error, raw))) from None
    if any(not bytes(entry.move) and not entry.secret for entry in record.turns):
        at = next(entry.turn for entry in record.turns if not bytes(entry.move) and not entry.secret)
        raise BadRecord(phrase("record-turn-empty", turn=str(at)))
    return record


def _form_of(text: str) -> _Form:
    try:
        return msgspec.json.decode(text, type=_Form)
    except msgspec.ValidationError:  # no object
        return _Form()


def fingerprint(game: AnyGame, state: bytes) -> str:
    """The SHA-256 of a saved position as the present version writes it; equal for equal positions."""
    return hashlib.sha256(dump(load_state(game.spec, state))).hexdigest()


def moment(ms: int) -> str:
    """A time as records write it; "" for none."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds") if ms else ""


def ms_of(text: str) -> int:
    """A time of a record in ms since 1970; 0 for none. Raises BadRecord."""
    if not text:
        return 0
    try:
        return max(0, round(datetime.fromisoformat(text).timestamp() * 1000))
    except (ValueError, OverflowError, OSError):
        raise BadRecord(phrase("record-time", given=in_code(text[:40]))) from None


def _outcome(game: AnyGame, match: Match) -> tuple[tuple[tuple[Seat, ...], ...], str]:
    """The result and its reason; empty while the match is running, or if it counts for nothing."""
    from_table = msgspec.json.decode(match.verdict) if match.verdict else None
    if from_table is not None:
        return tuple(tuple(rank) for rank in from_table["ranks"]), str(from_table["reason"]["key"])
    outcome = game.outcome(load_state(game.spec, match.state))
    return (outcome.ranks, outcome.reason.key) if outcome is not None else ((), "")


def _entry(game: AnyGame, before: Turn | None, turn: Turn, viewer: Seat | None, *, under_way: bool) -> RecordTurn:
    hidden = under_way and before is not None and _hidden(game, before, turn, viewer)
    return RecordTurn(
        turn=turn.revision,
        seat=turn.seat,
        made=moment(turn.made),
        move=LEFT_OUT if hidden else msgspec.Raw(turn.move),
        secret=hidden,
        events=msgspec.Raw(turn.events) if turn.events else LEFT_OUT,
        trace=msgspec.Raw(turn.trace) if turn.trace else LEFT_OUT,
    )


def _hidden(game: AnyGame, before: Turn, turn: Turn, viewer: Seat | None) -> bool:
    """Whether a turn answers a secret ask of another seat; the move of a timeout would reveal it too."""
    move = move_of(game, turn)
    if not isinstance(move, Answer | TimedOut):
        return False
    asks = game.asks(load_state(game.spec, before.state))
    return any(ask.secret and ask.seat != viewer for ask in asks if ask.id == move.ask)


def _line_of(error: Exception, raw: bytes) -> str:
    digits = "".join(sign for sign in str(error).rpartition("byte ")[2] if sign.isdecimal())
    return str(raw[: int(digits)].count(b"\n") + 1 if digits else raw.count(b"\n") + 1)
