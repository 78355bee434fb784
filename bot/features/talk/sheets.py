"""Comments by the house: at most one line a turn, at the beginning, at the end, and after remarkable events."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import GAMES
from bot.games.contract.base import Outcome
from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match, Player
from bot.matches.house.members import is_house, shown
from bot.matches.work.turn_context import TurnContext
from bot.words import Words
from render import PAINTERS

# Of so many turns the first and this one are spoken about if they are remarkable, one of each side where two play.
TURNS, SECOND = 8, 5
# `$say` one after the other: none comes back within ten turns, and each side has all.
WORDINGS = (0, 2, 1, 3, 2, 0, 3, 1)


def house_talk(context: TurnContext, comment: str, outcome: Outcome | None, words: Words) -> str:
    """The line of a member of the house about a turn, "" for none; `comment` names the turn's comment."""
    match, turn = context.match, context.turn
    house = [one for one in match.holders if is_house(one.user)]
    if not house:
        return ""
    speaker = next((one for one in house if one.seat == turn.seat), house[turn.revision % len(house)])
    moment = _moment(match, context, comment, outcome, speaker)
    if not moment:
        return ""
    turns, nth = divmod(match.id + turn.revision, TURNS)
    say = WORDINGS[(2 * turns + (nth >= SECOND)) % len(WORDINGS)]
    line = words.text(f"house-says-{moment}", say=say)
    return words.text("house-line", name=shown(speaker.user), line=line)


def _moment(match: Match, context: TurnContext, comment: str, outcome: Outcome | None, speaker: Player) -> str:
    turn, side, presenter = context.turn, GAMES[match.game].spec.side, PAINTERS[match.game].presenter
    if outcome is not None:
        return _end(outcome.ranks, speaker.seat)
    if not context.turns[0].revision:
        return "hello"
    good, bad = comment in presenter.good_comments, comment in presenter.bad_comments
    if turn.seat is None or not (good or bad) or (match.id + turn.revision) % TURNS not in {0, SECOND}:
        return ""
    if turn.seat == speaker.seat:
        return "pleased" if good else "sorry"
    if side(turn.seat) == side(speaker.seat):
        return ""
    return "impressed" if good else "relieved"


def _end(ranks: Sequence[Sequence[Seat]], seat: Seat) -> str:
    if len(ranks) == 1:
        return "drawn"
    return "won" if seat in ranks[0] else "lost"
