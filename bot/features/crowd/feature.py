"""Calls of spectators as a feature."""

from bot.features.contract import Check, Feature, Leaderboard, TurnExtras, TurnFacts
from bot.features.crowd.changes import on_change
from bot.features.crowd.oracles import oracles
from bot.features.crowd.rows import CallRows, settled_in
from bot.features.crowd.service import Calls
from bot.features.crowd.settings import CALLS
from bot.features.crowd.settlement import miscounted
from bot.features.crowd.sheets import may_call, move_buttons, turn_lines, winner_buttons
from bot.matches.core.models import Match
from bot.matches.house.members import is_house
from bot.matches.settings.preferences import ServerSettings
from bot.screens.sheet import Row
from bot.words import Words


async def turn_extras(service: Calls, facts: TurnFacts) -> TurnExtras:
    """The calls that a turn has settled, and the buttons that call what the next move costs."""
    match, words = facts.match, facts.words
    people = match.watched or any(not is_house(match.holder(ask.seat).user) for ask in facts.asks)
    asked = people and may_call(match, wanted=CALLS.is_on(facts.settings)) and not match.paused_at(facts.now)
    buttons = move_buttons(match, facts.asks, words) if asked else ()
    crowd = await service.of_turn(match.id, facts.revision)
    lines = turn_lines(match, crowd, words, asked=bool(buttons))
    return TurnExtras(below=lines, buttons=(buttons,) if buttons else ())


async def card_rows(service: Calls, match: Match, settings: ServerSettings, words: Words) -> tuple[Row, ...]:
    """The buttons that call the winner of a match, until that is closed."""
    if not may_call(match, wanted=CALLS.is_on(settings)) or await service.is_closed(match.id):
        return ()
    return winner_buttons(match, words)


CROWD = Feature(
    rows=CallRows,
    service=lambda matches, rows: Calls(matches.work, rows),
    commands=("cogs.crowd.calls", "cogs.crowd.oracles"),
    on_change=on_change,
    turn_extras=turn_extras,
    card_rows=card_rows,
    check=Check(settled_in, miscounted),
    leaderboards=(Leaderboard("oracles", "Oracles (spectators’ calls)", "oracles-name", oracles),),
)
