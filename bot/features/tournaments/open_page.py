"""The page of a tournament for anyone: what its script needs in words, and the card of a link to it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.features.contract import OpenServer
from bot.features.tournaments.open_data import TournamentQuery, public_tournament
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.sheets.messages import about, round_name, title, winners
from bot.features.tournaments.values import Stage, Tournament
from bot.pairing.event import THIRD, Form
from bot.text import bare
from bot.words import Words

STATES = {
    Stage.OPEN: "tournament-stage-open",
    Stage.RUNNING: "tournament-stage-running",
    Stage.FINISHED: "tournament-stage-finished",
    Stage.CANCELLED: "tournament-stopped",
}
BRACKETS = (Form.KNOCKOUT, Form.DOUBLE, Form.GROUPS)  # shown from the first round to the final


async def page_values(
    service: Tournaments, server: OpenServer, query: TournamentQuery, words: Words
) -> Mapping[str, str]:
    """The values of the page. Raises Refused if there is no tournament that everyone can read; StoreError."""
    found = await public_tournament(service, server, query)
    return {
        "tournament": str(found.id),
        "title": title(found, words),
        "about": about(found, words),
        "description": _description(found, words),
        "bracket": "bracket" if found.plan.form in BRACKETS else "",
        "texts": msgspec.json.encode(_texts(found, words)).decode(),
        **{name: words.text(f"tournament-{key}") for name, key in (("standings", "table"), ("entrants", "entrants"))},
        "place": words.text("tournament-place"),
        "player": words.text("tournament-player"),
        "points": words.text("tournament-picture-points"),
        "balance": words.text("tournament-balance"),
    }


def _texts(tournament: Tournament, words: Words) -> dict[str, object]:
    """The texts of the script: `{name}` is the place of a value, and `rounds` are the names of the rounds so far."""
    return {
        "rounds": [round_name(tournament, nth, words) for nth in range(1, tournament.round_ + 1)],
        "states": {stage.value: words.text(key) for stage, key in STATES.items()},
        "starts": words.text("tournament-starts", at="{at}"),
        "balance": words.text("balance", wins="{wins}", draws="{draws}", losses="{losses}"),
        "bye": words.text("tournament-picture-bye"),
        "stages": {
            "": "",
            THIRD: words.text("tournament-picture-third"),
            Form.GROUPS: words.text("tournament-picture-group", letter="{letter}"),
            Form.LEAGUE: words.text("tournament-picture-division", letter="{letter}"),
        },
    }


def _description(tournament: Tournament, words: Words) -> str:
    """Its settings, and how far it is or who has won."""
    if tournament.stage is Stage.FINISHED:
        state = bare(winners(tournament, words))
    elif tournament.stage is Stage.RUNNING and tournament.round_:
        state = round_name(tournament, tournament.round_, words)
    else:
        state = words.text(STATES[tournament.stage])
    return f"{about(tournament, words)}\n{state}"
