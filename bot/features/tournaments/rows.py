"""Tournaments: each change is the difference between two values, written only if nobody else has changed it meanwhile."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

import msgspec
from sqlalchemy import bindparam, case, delete, func, or_, select, update

from bot.features.tournaments import post_rows
from bot.features.tournaments.tables import entrants, pairings, tournaments
from bot.features.tournaments.values import Board, BoardPlace, Plan, Registration, Stage, Tournament, Win
from bot.matches.core.errors import LostRace
from bot.matches.core.models import Player, Status
from bot.pairing.event import Pairing, Result
from bot.storage.core import bulletin_rows, transactions
from bot.storage.core.base import Connections, reads, writes
from bot.storage.core.erased_person import ErasedPerson
from bot.storage.core.query import Tx, matching, new_row, query
from bot.storage.core.rows import Row
from bot.storage.core.schema.matches import matches, seats
from bot.storage.core.schema.players import players, punctuality

_TOLD = [tournaments.c[name] for name in ("id", "guild", "channel", "plan", "stage", "revision", "seed")]
_TIMES = [tournaments.c[name] for name in ("created", "starts", "finished")]
_WHOLE = select(*_TOLD, *_TIMES, players.c.discord_id, players.c.name).join(
    players, players.c.id == tournaments.c.owner
)
_OPEN_BOARDS = select(pairings.c.tournament).where(pairings.c.result == Result.OPEN.value, pairings.c.second > 0)
_UNDER_WAY = (matches.c.status == Status.RUNNING.value) | (matches.c.status == Status.SUSPENDED.value)

GET = query(_WHOLE.where(tournaments.c.id == bindparam("tournament")))
BY_KEY = query(select(tournaments.c.id).where(*matching(tournaments, "key")))
OF_MATCH = query(select(pairings.c.tournament).where(*matching(pairings, "match")))
VOID = query(
    select(pairings.c.match)
    .join(matches, matches.c.id == pairings.c.match)
    .where(*matching(pairings, "tournament"), matches.c.status == Status.VOID.value)
)
_DECIDED = (
    select(punctuality.c.player, punctuality.c.match, func.sum(punctuality.c.made).label("made"))
    .where(punctuality.c.match.in_(select(pairings.c.match).where(*matching(pairings, "tournament"))))
    .group_by(punctuality.c.player, punctuality.c.match)
    .subquery()
)
NO_SHOWS = query(
    select(players.c.discord_id)
    .join(seats, seats.c.player == players.c.id)
    .join(pairings, pairings.c.match == seats.c.match)
    .join(_DECIDED, (_DECIDED.c.player == seats.c.player) & (_DECIDED.c.match == seats.c.match), isouter=True)
    .where(*matching(pairings, "tournament"))
    .group_by(players.c.discord_id)
    .having(func.sum(_DECIDED.c.made) == 0, func.count() == func.count(_DECIDED.c.match))
)
IN_SERVER = query(
    select(tournaments.c.id, tournaments.c.channel)
    .where(*matching(tournaments, "guild"), tournaments.c.stage != Stage.CANCELLED.value)
    .order_by(case((tournaments.c.stage == Stage.FINISHED.value, 1), else_=0), tournaments.c.id.desc())
)
WINS_OF = query(
    select(*(tournaments.c[name] for name in ("plan", "guild", "channel")), entrants.c.won)
    .join(entrants, entrants.c.tournament == tournaments.c.id)
    .join(players, players.c.id == entrants.c.player)
    .where(players.c.discord_id == bindparam("user"), *matching(tournaments, "guild"))
    .where(tournaments.c.stage == Stage.FINISHED.value, entrants.c.won > 0)
    .order_by(tournaments.c.id.desc())
)
ENTRANTS = query(
    select(players.c.discord_id, players.c.name, *(entrants.c[name] for name in Registration.__struct_fields__[2:]))
    .join(players, players.c.id == entrants.c.player)
    .where(*matching(entrants, "tournament"))
    .order_by(entrants.c.joined, entrants.c.player)
)
BOARDS = query(
    select(*(pairings.c[name] for name in ("round", "first", "second", "result", "played", "stage", "match")))
    .where(*matching(pairings, "tournament"))
    .order_by(pairings.c.round, pairings.c.board)
)
DUE = query(
    select(tournaments.c.id)
    .where(tournaments.c.stage == Stage.OPEN.value, tournaments.c.starts > 0, tournaments.c.starts <= bindparam("now"))
    .union(
        select(pairings.c.tournament)
        .join(tournaments, tournaments.c.id == pairings.c.tournament)
        .join(matches, matches.c.id == pairings.c.match, isouter=True)
        .where(
            tournaments.c.stage == Stage.RUNNING.value, pairings.c.result == Result.OPEN.value, pairings.c.second > 0
        )
        .where(pairings.c.match.is_(None) | ~_UNDER_WAY),
        select(tournaments.c.id).where(
            tournaments.c.stage == Stage.RUNNING.value,
            tournaments.c.starts > 0,
            tournaments.c.starts <= bindparam("now"),
        ),
        select(tournaments.c.id).where(
            tournaments.c.stage == Stage.RUNNING.value, tournaments.c.starts == 0, tournaments.c.id.not_in(_OPEN_BOARDS)
        ),
        select(pairings.c.tournament)
        .join(matches, matches.c.id == pairings.c.match)
        .where(matches.c.status == Status.VOID.value, pairings.c.result != Result.VOID.value),
    )
)
ADD = query(new_row(tournaments))
ADD_ENTRANT = query(new_row(entrants))
_ENTRANT = matching(entrants, "tournament", "player")
DROP_ENTRANT = query(delete(entrants).where(*_ENTRANT))
ADD_BOARD = query(new_row(pairings))
CONCERNED = query(
    select(tournaments.c.id)
    .where(
        or_(
            *matching(tournaments, "owner"),
            tournaments.c.id.in_(select(entrants.c.tournament).where(entrants.c.player == bindparam("owner"))),
        )
    )
    .where(or_(tournaments.c.stage == Stage.OPEN.value, tournaments.c.stage == Stage.RUNNING.value))
)
TOUCH = query(
    update(tournaments).where(tournaments.c.id == bindparam("of")).values(revision=tournaments.c.revision + 1)
)
_CHANGES = ("result", "played", "match")
KEEP_BOARD = query(
    update(pairings)
    .where(*(pairings.c[name] == bindparam(f"of_{name}") for name in ("tournament", "round", "board")))
    .values({name: bindparam(name) for name in _CHANGES})
)
PLACE_MATCH = query(
    update(pairings)
    .where(*matching(pairings, "tournament", "round", "board"))
    .where(
        select(tournaments.c.id)
        .where(*matching(tournaments, "revision"), tournaments.c.id == pairings.c.tournament)
        .exists()
    )
    .values(match=bindparam("of_match"))
)
KEEP = query(
    update(tournaments)
    .where(tournaments.c.id == bindparam("of"), tournaments.c.revision == bindparam("former"))
    .values(
        channel=bindparam("channel"),
        plan=bindparam("plan"),
        stage=bindparam("stage"),
        starts=bindparam("starts"),
        finished=bindparam("finished"),
        revision=tournaments.c.revision + 1,
    )
)


def add(tx: Tx, new: Tournament, key: str) -> Tournament:
    """Add a tournament with its entrants and the announcement that it is open; a repeated key returns the former one."""
    known = tx.one(BY_KEY, key=key)
    if known is None:
        tx.run(
            ADD,
            guild=new.guild,
            channel=new.channel,
            owner=transactions.player(tx, new.owner),
            plan=msgspec.json.encode(new.plan).decode(),
            stage=new.stage.value,
            revision=0,
            seed=new.seed,
            created=new.created,
            starts=new.starts,
            finished=0,
            key=key,
        )
        made = _there(tx, tx.all(BY_KEY, key=key)[0][0])
        _keep_entrants(tx, made, new)
        _announce(tx, made, "open", new.created)
        if new.starts:
            bulletin_rows.add(tx, f"event.{made.id}", made.guild, made.channel, str(made.id), new.created)
        return _there(tx, made.id)
    return _there(tx, known[0])


def change(
    tx: Tx,
    former: Tournament,
    now_: Tournament,
    announced: Sequence[str] = (),
    made: int = 0,
    following: Tournament | None = None,
) -> Tournament:
    """Write the differences, a bulletin for each of the words `announced`, and the `following` tournament.

    Raises LostRace if `former` is not what is stored.
    """
    changed = tx.run(
        KEEP,
        of=former.id,
        former=former.revision,
        channel=now_.channel,
        plan=msgspec.json.encode(now_.plan).decode(),
        stage=now_.stage.value,
        starts=now_.starts,
        finished=now_.finished,
    )
    if not changed:
        raise LostRace
    _keep_entrants(tx, former, now_)
    _keep_boards(tx, former, now_)
    for what in _affected(former, now_):
        bulletin_rows.changed(tx, f"tournament.{former.id}.{what}")
    if any(getattr(former, part) != getattr(now_, part) for part in ("stage", "starts", "channel", "round_")):
        bulletin_rows.changed(tx, f"event.{former.id}")
    for what in announced:
        _announce(tx, now_, what, made)
    if following is not None:
        add(tx, following, f"tournament.{former.id}.following")
    return _there(tx, former.id)


def place_match(tx: Tx, at: BoardPlace, match: int) -> None:
    """Note the match that begins at a board; its key makes it the only one. Raises LostRace if the tournament has changed."""
    if not tx.run(PLACE_MATCH, **at._asdict(), of_match=match):
        raise LostRace


def move(tx: Tx, former: Tournament, channel: int, now: int) -> Tournament:
    """Move to a channel: repost the card, the latest post and everything held back; old messages link there. Raises LostRace."""
    moved = change(tx, former, msgspec.structs.replace(former, channel=channel))
    post_rows.bring(tx, former.id, channel, now)
    return moved


def touch_concerned(tx: Tx, person: ErasedPerson) -> None:
    """Count a change of an erased player's tournaments, played or run: their name is out of date in loaded values and posts."""
    for (number,) in tx.all(CONCERNED, owner=person.player):
        tx.run(TOUCH, of=number)
        bulletin_rows.all_changed(tx, f"tournament.{number}.")


def get(tx: Tx, tournament: int) -> Tournament | None:
    """A tournament with its entrants and rounds, or None."""
    row = tx.one(GET, tournament=tournament)
    return None if row is None else _tournament(tx, row)


def following(tx: Tx, tournament: int) -> int:
    """The number of the next season of a league, 0 if there is none."""
    row = tx.one(BY_KEY, key=f"tournament.{tournament}.following")
    return 0 if row is None else int(row[0])


def of_match(tx: Tx, match: int) -> Tournament | None:
    """The tournament of a match, or None."""
    row = tx.one(OF_MATCH, match=match)
    return None if row is None else get(tx, row[0])


def void_matches(tx: Tx, tournament: int) -> frozenset[int]:
    """The matches of a tournament that were declared void."""
    return frozenset(match for (match,) in tx.all(VOID, tournament=tournament))


def no_shows(tx: Tx, tournament: int) -> frozenset[int]:
    """The users who left every one of their matches in a tournament to the clock."""
    return frozenset(user for (user,) in tx.all(NO_SHOWS, tournament=tournament))


def in_server(tx: Tx, guild: int, most: int, channels: Container[int] | None = None) -> tuple[Tournament, ...]:
    """The live tournaments of a server, then the latest finished ones without cancelled ones, newest first; only those in `channels`, if given."""
    rows = tx.all(IN_SERVER, guild=guild)
    numbers = [number for number, channel in rows if channels is None or channel in channels]
    return tuple(_there(tx, number) for number in numbers[:most])


def wins_of(tx: Tx, user: int, guild: int) -> tuple[Win, ...]:
    """The first places of a user in tournaments and seasons of leagues of a server that are over, latest first."""
    rows = tx.all(WINS_OF, user=user, guild=guild)
    return tuple(Win(msgspec.json.decode(plan, type=Plan), *others) for plan, *others in rows)


def due(tx: Tx, now: int) -> tuple[int, ...]:
    """The tournaments with work to do: a start, matches to begin or record (also voided ones), or a round to pair."""
    return tuple(number for (number,) in tx.all(DUE, now=now))


def _there(tx: Tx, tournament: int) -> Tournament:
    found = get(tx, tournament)
    if found is None:
        raise LookupError(f"tournament {tournament}")
    return found


def _keep_entrants(tx: Tx, former: Tournament, now_: Tournament) -> None:
    kept = {one.user: one for one in former.entered}
    wanted = {one.user: one for one in now_.entered}
    for user in kept.keys() | wanted.keys():
        if kept.get(user) == wanted.get(user):
            continue
        one = wanted.get(user)
        player = transactions.player(tx, Player(0, user, one.name if one else kept[user].name))
        tx.run(DROP_ENTRANT, tournament=former.id, player=player)
        if one is not None:
            values = {name: getattr(one, name) for name in Registration.__struct_fields__[2:]}
            tx.run(ADD_ENTRANT, tournament=former.id, player=player, **values)


def _keep_boards(tx: Tx, former: Tournament, now_: Tournament) -> None:
    for nth, boards in enumerate(now_.rounds, 1):
        kept = former.rounds[nth - 1] if nth <= former.round_ else ()
        for place, board in enumerate(boards):
            if place < len(kept) and kept[place] == board:
                continue
            values: dict[str, object] = {
                "result": board.pairing.result.value,
                "played": int(board.pairing.played),
                "match": board.match or None,
            }
            if place < len(kept):
                tx.run(KEEP_BOARD, of_tournament=former.id, of_round=nth, of_board=place, **values)
                continue
            one = board.pairing
            spot = {"tournament": former.id, "round": nth, "board": place}
            tx.run(ADD_BOARD, **spot, **values, first=one.first, second=one.second, stage=one.stage)


def _affected(former: Tournament, now_: Tournament) -> Iterator[str]:
    """The posts whose contents change: the card, the end, and rounds."""
    pairings = [[[board.pairing for board in boards] for boards in one.rounds] for one in (former, now_)]
    has_results = pairings[0] != pairings[1][: former.round_]
    goes_on = (former.stage, former.round_) != (now_.stage, now_.round_)
    if former.stage is Stage.FINISHED:
        yield from ("open", "over") if has_results else ()
    elif goes_on or former.starts != now_.starts or former.entered != now_.entered:
        yield "open"
    for nth in range(former.round_):
        if pairings[0][nth] != pairings[1][nth] or (goes_on and nth + 1 == former.round_):
            yield f"round.{nth + 1}"


def _announce(tx: Tx, tournament: Tournament, what: str, now: int) -> None:
    name, payload = f"tournament.{tournament.id}.{what}", f"{tournament.id}.{what}"
    bulletin_rows.add(tx, name, tournament.guild, tournament.channel, payload, now)


def _tournament(tx: Tx, row: Row) -> Tournament:
    number, guild, channel, plan, stage, revision, seed, created, starts, finished, owner, name = row
    rounds: dict[int, list[Board]] = {}
    for nth, first, second, result, played, place, match in tx.all(BOARDS, tournament=number):
        pairing = Pairing(first, second, Result(result), bool(played), place)
        rounds.setdefault(nth, []).append(Board(pairing, match or 0))
    return Tournament(
        number,
        guild,
        channel,
        Player(0, owner, name),
        msgspec.json.decode(plan, type=Plan),
        Stage(stage),
        revision,
        bytes(seed),
        created,
        starts,
        finished,
        tuple(Registration(*one) for one in tx.all(ENTRANTS, tournament=number)),
        tuple(tuple(rounds[nth]) for nth in sorted(rounds)),
    )


class TournamentRows(Connections):
    """The verbs of the store about tournaments."""

    add = writes(add)
    change = writes(change)
    move = writes(move)
    get = reads(get)
    of_match = reads(of_match)
    following = reads(following)
    void_matches = reads(void_matches)
    no_shows = reads(no_shows)
    in_server = reads(in_server)
    wins_of = reads(wins_of)
    due = reads(due)
