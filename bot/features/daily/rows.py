"""Puzzles as they were made, and the tries at them that count."""

from __future__ import annotations

import zlib
from itertools import groupby

import msgspec
from sqlalchemy import bindparam, case, func, select

from bot.features.daily.match_rows import guild_of, keep_match_puzzle, shared_matches
from bot.features.daily.tables import puzzles, tries
from bot.features.daily.values import BestTry, DayLine, PuzzleTry, Turnout
from bot.games.contract.puzzle import REACHED, Puzzle
from bot.matches.core.engine import StepBytes
from bot.matches.core.models import Player
from bot.storage.core import scope, transactions
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.query import Tx, matching, new_row, query
from bot.storage.core.rows import Row
from bot.storage.core.schema.players import blocks, players

_OF_USER = players.c.discord_id == bindparam("user")
_TOLD = [tries.c[name] for name in PuzzleTry.__struct_fields__]
_THERE = select(tries.c.player).where(tries.c.puzzle == bindparam("puzzle"), tries.c.guild == bindparam("server"))
_LINES = (
    select(players.c.discord_id, players.c.name, tries.c.nth, tries.c.points, tries.c.made)
    .join(players, players.c.id == tries.c.player)
    .where(*matching(tries, "puzzle"))
    .order_by(tries.c.player, tries.c.nth)
)
_BEST = (
    select(func.max(tries.c.points).label("best"))
    .where(tries.c.puzzle == bindparam("puzzle"))
    .group_by(tries.c.player)
    .subquery()
)

PUZZLE = query(select(puzzles.c.data).where(*matching(puzzles, "name")))
PUZZLES = query(select(puzzles.c.data).where(puzzles.c.name.like(bindparam("like"))))
ADD_PUZZLE = query(new_row(puzzles))
ADD_TRY = query(new_row(tries))
BY_KEY = query(select(*_TOLD).where(*matching(tries, "key")))
TRIES = query(select(*_TOLD).where(*matching(tries, "puzzle", "player")).order_by(tries.c.nth))
TRIES_OF = query(
    select(*_TOLD)
    .join(players, players.c.id == tries.c.player)
    .where(*matching(tries, "puzzle"), _OF_USER)
    .order_by(tries.c.nth)
)
OWN = query(_LINES.where(_OF_USER))
TRIED = query(
    select(tries.c.puzzle)
    .distinct()
    .join(players, players.c.id == tries.c.player)
    .where(_OF_USER, tries.c.puzzle.like(bindparam("like")))
)
TABLE = query(_LINES.where(tries.c.player.in_(_THERE)))
STEP = query(
    select(tries.c.step)
    .join(players, players.c.id == tries.c.player)
    .where(*matching(tries, "puzzle", "nth"), _OF_USER)
)
AT_ODDS = query(  # by user
    select(players.c.discord_id)
    .join(blocks, (blocks.c.player == players.c.id) | (blocks.c.blocked == players.c.id))
    .where((blocks.c.player == bindparam("player")) | (blocks.c.blocked == bindparam("player")))
)
TURNOUT = query(
    select(
        func.count(),
        func.coalesce(func.sum(case((_BEST.c.best >= REACHED, 1), else_=0)), 0),
        func.coalesce(func.sum(case((_BEST.c.best > bindparam("mine"), 1), else_=0)), 0),
    ).select_from(_BEST)
)


def puzzle(tx: Tx, name: str) -> Puzzle | None:
    """The puzzle of a name, or None if it has not been made."""
    row = tx.one(PUZZLE, name=name)
    return _puzzle(row) if row is not None and row[0] else None  # of a match in which none was found


def puzzles_like(tx: Tx, like: str) -> tuple[Puzzle, ...]:
    """The puzzles with names like a pattern (`exercise.%.<game>`)."""
    return tuple(map(_puzzle, tx.all(PUZZLES, like=like)))


def keep_puzzle(tx: Tx, made: Puzzle) -> Puzzle:
    """Store a puzzle; an existing one of that name is kept and returned."""
    known = puzzle(tx, made.name)
    if known is not None:
        return known
    tx.run(ADD_PUZZLE, name=made.name, data=zlib.compress(msgspec.json.encode(made)))
    return made


def keep_try(tx: Tx, user: Player, new: PuzzleTry, most: int) -> PuzzleTry | None:
    """Keep a try; the former one of its key or number if there is one, and None if the player has had `most`."""
    known = tx.one(BY_KEY, key=new.key)
    if known is not None:
        return _try(known)
    player = transactions.player(tx, user)
    former = tx.all(TRIES, puzzle=new.puzzle, player=player)
    if new.nth <= len(former):
        return _try(former[new.nth - 1])
    if len(former) >= most:
        return None
    kept = msgspec.structs.replace(new, nth=len(former) + 1)
    row = msgspec.structs.asdict(kept) | {"player": player, "reached": int(kept.reached), "step": _packed(kept.step)}
    tx.run(ADD_TRY, **row)
    return kept


def tries_of(tx: Tx, name: str, user: int) -> tuple[PuzzleTry, ...]:
    """A user's tries at a puzzle, in order."""
    return tuple(map(_try, tx.all(TRIES_OF, puzzle=name, user=user)))


def tried(tx: Tx, user: int, like: str) -> tuple[str, ...]:
    """The names of the puzzles that a user has a try at, of those like a pattern (`daily.%`)."""
    return tuple(name for (name,) in tx.all(TRIED, user=user, like=like))


def day_table(tx: Tx, name: str, guild: int) -> tuple[DayLine, ...]:
    """The table of a puzzle in a server, best first: those who have had a try there, with all their tries."""
    rows = tx.all(TABLE, puzzle=name, server=guild)
    lines = (_line(user, [row[1:] for row in theirs]) for user, theirs in groupby(rows, lambda row: int(row[0])))
    return tuple(sorted(lines, key=lambda line: line.order))


def ghosts(tx: Tx, name: str, guild: int, user: int, most: int) -> tuple[BestTry, ...]:
    """The best try of each of the best `most` players of a server (0: of none), best first, and the user's own wherever made.

    Without those who have blocked the user or whom the user has blocked, and without tries of which no step is kept any more.
    """
    hidden = {other for (other,) in tx.all(AT_ODDS, player=transactions.known_player(tx, user))} - {user}
    own = tx.all(OWN, puzzle=name, user=user)
    mine = [_line(user, [row[1:] for row in own])] if own else []
    table = day_table(tx, name, guild) if guild else ()
    others = [line for line in table if line.user not in hidden | {user}]
    shown = sorted((*others[:most], *mine), key=lambda line: line.order)
    found = ((line, tx.one(STEP, puzzle=name, nth=line.nth, user=line.user)) for line in shown)
    return tuple(
        BestTry(line.user, line.name, line.points, _unpacked(row[0]))
        for line, row in found
        if row is not None and row[0]
    )


def turnout(tx: Tx, name: str, points: int) -> Turnout:
    """The results of all players at a puzzle, with the number who did better than `points`."""
    (row,) = tx.all(TURNOUT, puzzle=name, mine=points)
    return Turnout(*map(int, row))


def _puzzle(row: Row) -> Puzzle:
    return msgspec.json.decode(zlib.decompress(row[0]), type=Puzzle)


def _line(user: int, theirs: list[Row]) -> DayLine:
    name, nth, points, made = min(theirs, key=lambda row: (-row[2], row[1]))
    return DayLine(user, name, points, nth, tuple(row[2] for row in theirs), made)


def _try(row: Row) -> PuzzleTry:
    named = dict(zip(PuzzleTry.__struct_fields__, row, strict=True))
    step = _unpacked(named["step"]) if named["step"] else None
    return PuzzleTry(**named | {"answer": bytes(named["answer"]), "step": step})


def _unpacked(step: bytes) -> StepBytes:
    return msgspec.msgpack.decode(zlib.decompress(step), type=StepBytes)


def _packed(step: StepBytes | None) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(step)) if step is not None else b""


class DailyRows(Connections):
    """The verbs of the store about puzzles."""

    puzzle = reads(puzzle)
    puzzles_like = reads(puzzles_like)
    keep_puzzle = writes(keep_puzzle, scope.of_rows)
    shared_matches = reads(shared_matches)
    shared_from = reads(guild_of)
    keep_match_puzzle = writes(keep_match_puzzle)  # its players may be forgotten at the same time
    keep_try = writes(keep_try, scope.of_rows)
    tries_of = reads(tries_of)
    tried = reads(tried)
    day_table = reads(day_table)
    turnout = reads(turnout)
    ghosts = reads(ghosts)
