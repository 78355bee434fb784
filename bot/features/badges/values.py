"""Badges of players: those earned in a match, and those stored."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.features.badges.rules.earned import Earned, earned
from bot.games.contract.badge import Account, PlayedTurn
from bot.games.contract.base import Answer, AnyGame, Outcome
from bot.games.contract.save import load_events
from bot.matches.core.models import Match, Turn
from bot.matches.history.history import Takeback, move_of, standing
from bot.matches.house.members import is_house, is_person, level_of


class KeptBadge(msgspec.Struct, frozen=True):
    """A badge that a player has, with the match and turn in which they first earned it, and where that was played."""

    badge: str
    match: int
    revision: int
    made: int
    guild: int = 0
    thread: int = 0


def earned_in(game: AnyGame, match: Match, turns: Sequence[Turn], outcome: Outcome | None) -> tuple[Earned, ...]:
    """The badges that the people in a finished match earned there; none in practice with something taken back."""
    people = {holder.seat for holder in match.holders if is_person(holder.user)}
    if outcome is None or not people:
        return ()
    if match.practice and any(isinstance(move_of(game, turn), Takeback) for turn in turns):
        return ()
    stand = standing(game, turns)
    account = Account(
        game,
        tuple(
            PlayedTurn(game, turn.revision, turn.seat, load_events(game.spec, turn.events), turn.state)
            for turn, _ in stand
        ),
        outcome.ranks,
        isinstance(stand[-1][1], Answer),
        {holder.seat: level_of(holder.user) for holder in match.holders if is_house(holder.user)},
    )
    return tuple(one for one in earned(account) if one.seat in people)
