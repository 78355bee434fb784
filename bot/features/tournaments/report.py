"""Tournaments as files."""

import msgspec

from bot.features.tournaments.values import Tournament
from bot.pairing.event import Form
from bot.pairing.standings import standings
from bot.pairing.trf import trf

FORMAT = 1  # version of the JSON report


def json_report(tournament: Tournament) -> bytes:
    """Everything that players may know, as JSON: the plan, who played, each round, and the standings."""
    plan = msgspec.to_builtins(tournament.plan)
    fields = {
        "format": FORMAT,
        "tournament": tournament.id,
        "plan": plan,
        "stage": tournament.stage.value,
        "entrants": [
            {"number": one.number, "name": one.name, "strength": one.strength, "entered": one.entered, "left": one.left}
            for one in tournament.entered
            if one not in tournament.waiting
        ],
        "waiting": [one.name for one in tournament.waiting],
        "rounds": [
            [msgspec.to_builtins(board.pairing) | {"match": board.match or None} for board in boards]
            for boards in tournament.rounds
        ],
        "divisions": tournament.event.divisions if tournament.plan.form is Form.LEAGUE else None,
        "standings": msgspec.to_builtins(standings(tournament.event)),
    }
    return msgspec.json.format(msgspec.json.encode(fields), indent=1) + b"\n"


def trf_report(tournament: Tournament) -> bytes:
    """The report for rating software."""
    names = {one.number: tournament.name(one.number) for one in tournament.event.entrants}
    return trf(tournament.event, tournament.plan.name, names, teams=tournament.plan.team > 1).encode("ascii")
