"""Matches written down: all that led to where they stand, told so that somebody else can play it again.

What may not be seen yet is absent: while a match goes on its seed, and what others have chosen in secret.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec

from bot.games.base import Answer, AnyGame, TimedOut
from bot.games.luck import commitment, spelled
from bot.games.save import dump, load_state
from bot.games.vocabulary import Seat, phrase
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, Turn
from bot.matches.history.history import move_of
from bot.matches.history.verification import over

FORMAT = "pichenette-match"
VERSION = 1
MOST = 5000  # turns of a record that is read

NOT_TOLD = msgspec.Raw(b"")
_Short = Annotated[str, msgspec.Meta(max_length=200)]


class BadRecord(Refused):
    """A record cannot be read or played; the reason says where."""


class RecordPlayer(msgspec.Struct, frozen=True):
    """Who sat at a seat, by the name he had."""

    seat: Seat
    name: _Short


class RecordTurn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn: what was done in it, and what came of it, as bot.games.save writes them.

    A `secret` one is told without what was done. In a record read from a text it stands as it is `said`, in a `line` of it.
    """

    turn: int
    seat: Seat | None = None
    made: _Short = ""
    move: msgspec.Raw = NOT_TOLD
    secret: bool = False
    events: msgspec.Raw = NOT_TOLD
    trace: msgspec.Raw = NOT_TOLD
    said: str = ""
    line: int = 0


class MatchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match written down. Times are ISO 8601, in UTC; `rules` is the version of the game's saves.

    `result` are the seats by rank, best first, `reason` the key of why. `seed_hash` was told from the start, `seed` (hexadecimal) is told
    once the match has ended, and with it the SHA-256 of the position it ended with.
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
    """What a file says it is; whatever else it says is passed over, for it may be large and no record at all."""

    format: Any = None
    version: Any = None


def record_of(game: AnyGame, match: Match, turns: Sequence[Turn], viewer: Seat | None) -> MatchRecord:
    """A match as a seat, or a spectator, may know it."""
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
    """The record as JSON, to be read by people, too."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def read_record(raw: bytes) -> MatchRecord:
    """The record that JSON tells. Raises BadRecord saying in which line or where in it something is wrong."""
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
    """What tells whether two saved positions are the same: the SHA-256 of it as the present version writes it."""
    return hashlib.sha256(dump(load_state(game.spec, state))).hexdigest()


def moment(ms: int) -> str:
    """A time as records tell it; "" for none."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds") if ms else ""


def ms_of(told: str) -> int:
    """A time that a record tells, in ms since 1970; 0 for none. Raises BadRecord."""
    if not told:
        return 0
    try:
        return max(0, round(datetime.fromisoformat(told).timestamp() * 1000))
    except (ValueError, OverflowError, OSError):
        raise BadRecord(phrase("record-time", given=told[:40])) from None


def _outcome(game: AnyGame, match: Match) -> tuple[tuple[tuple[Seat, ...], ...], str]:
    """Who was best, and why; nobody while the match goes on, or where it counts for nothing."""
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
        move=NOT_TOLD if hidden else msgspec.Raw(turn.move),
        secret=hidden,
        events=msgspec.Raw(turn.events) if turn.events else NOT_TOLD,
        trace=msgspec.Raw(turn.trace) if turn.trace else NOT_TOLD,
    )


def _hidden(game: AnyGame, before: Turn, turn: Turn, viewer: Seat | None) -> bool:
    """Whether a turn settles what was asked in secret, and not of the viewer; the rules' own choice would be known as such."""
    move = move_of(game, turn)
    if not isinstance(move, Answer | TimedOut):
        return False
    asks = game.asks(load_state(game.spec, before.state))
    return any(ask.secret and ask.seat != viewer for ask in asks if ask.id == move.ask)


def _line_of(error: Exception, raw: bytes) -> str:
    """The line of a file in which it cannot be read any more."""
    digits = "".join(sign for sign in str(error).rpartition("byte ")[2] if sign.isdecimal())
    return str(raw[: int(digits)].count(b"\n") + 1 if digits else raw.count(b"\n") + 1)
