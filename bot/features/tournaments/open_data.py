"""The tournaments of a server for anyone, once its open board is on: those in channels that everyone can read."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated

import msgspec

from bot.features.contract import OpenServer, ServerQuery
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.values import Board, Stage, Tournament
from bot.matches.core.errors import refused
from bot.matches.work.clock import Moment, time_or_none
from bot.pairing.event import Form, Result
from bot.pairing.standings import Placing, group_standings, standings

MOST = 50  # tournaments in a list


class TournamentQuery(ServerQuery, frozen=True, forbid_unknown_fields=True):
    """A tournament of a server."""

    tournament: Annotated[int, msgspec.Meta(ge=1, lt=2**53, description="The number of the tournament.")]


class TournamentSummary(msgspec.Struct, frozen=True):
    """A tournament in a list; `round` is the latest one, 0 before the first."""

    id: int
    name: str
    form: Form
    game: str
    stage: Stage
    round: int
    players: int
    starts: Moment | None
    finished: Moment | None


class TournamentList(msgspec.Struct, frozen=True):
    """Tournaments of a server."""

    tournaments: tuple[TournamentSummary, ...]


class ShownEntrant(msgspec.Struct, frozen=True):
    """A player or a team; `number` is how pairings name it, 0 before the tournament begins."""

    number: int
    name: str


class ShownPairing(msgspec.Struct, frozen=True):
    """Two entrants by their numbers, `second` being 0 for a bye; `match` is its number, 0 without a public one. `stage` names a group or division."""

    first: int
    second: int
    result: Result
    stage: str
    match: int


class ShownPlacing(msgspec.Struct, frozen=True):
    """The place of an entrant, from 1; those whom nothing tells apart share it."""

    number: int
    place: int
    points: float
    wins: int
    draws: int
    losses: int


class ShownGroup(msgspec.Struct, frozen=True):
    """The standings of a group or division, the best first; `stage` names it as in pairings."""

    stage: str
    standings: tuple[ShownPlacing, ...]


class ShownTournament(msgspec.Struct, frozen=True):
    """A tournament with its rounds, the first one first, and its standings, the best first; those of each group or division are in `groups`."""

    summary: TournamentSummary
    entrants: tuple[ShownEntrant, ...]
    rounds: tuple[tuple[ShownPairing, ...], ...]
    standings: tuple[ShownPlacing, ...]
    groups: tuple[ShownGroup, ...]


async def listed(service: Tournaments, server: OpenServer, _: ServerQuery) -> TournamentList:
    """The tournaments of a server. Raises StoreError."""
    found = await service.rows.in_server(server.guild, MOST, server.places)
    return TournamentList(tuple(map(_summary, found)))


async def shown(service: Tournaments, server: OpenServer, query: TournamentQuery) -> ShownTournament:
    """A tournament. Raises Refused if there is none that everyone can read; StoreError."""
    found = await public_tournament(service, server, query)
    watched = await server.public([one.match for boards in found.rounds for one in boards if one.match])
    begun = tuple(ShownEntrant(one.number, found.name(one.number)) for one in found.event.entrants)
    return ShownTournament(
        _summary(found),
        begun or tuple(ShownEntrant(0, one.name) for one in found.present),
        tuple(tuple(_pairing(one, watched) for one in boards) for boards in found.rounds),
        _placings(standings(found.event)) if begun else (),
        tuple(ShownGroup(stage, _placings(placed)) for stage, placed in group_standings(found.event).items()),
    )


async def public_tournament(service: Tournaments, server: OpenServer, query: TournamentQuery) -> Tournament:
    """A tournament as stored. Raises Refused if there is none that everyone can read; StoreError."""
    found = await service.tournament(query.tournament, server.guild)
    if found.channel not in server.places:
        raise refused("refused-tournament-unknown")
    return found


def _pairing(board: Board, watched: Collection[int]) -> ShownPairing:
    pairing, match = board.pairing, board.match if board.match in watched else 0
    return ShownPairing(pairing.first, pairing.second, pairing.result, pairing.stage, match)


def _placings(placed: Sequence[Placing]) -> tuple[ShownPlacing, ...]:
    return tuple(ShownPlacing(one.number, one.place, one.points / 2, one.wins, one.draws, one.losses) for one in placed)


def _summary(tournament: Tournament) -> TournamentSummary:
    plan = tournament.plan
    return TournamentSummary(
        tournament.id,
        plan.name,
        plan.form,
        plan.game,
        tournament.stage,
        tournament.round_,
        len(tournament.present),
        time_or_none(tournament.starts),
        time_or_none(tournament.finished),
    )
