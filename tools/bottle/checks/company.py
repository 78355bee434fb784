"""Looks at who plays: nobody meets those they have blocked, each answers for their own seat and what was asked, and is out by the clock in time."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.answers.custom_id import parse_id
from bot.games.contract.base import Answer, Left, TimedOut
from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Turn
from bot.matches.history.history import move_of
from bot.panel.short_answers import own_id
from localdiscord.events import Event, InteractionChanged
from localdiscord.interaction import InteractionState
from tools.bottle.checks.history import Played, played
from tools.bottle.injected import FaultKind

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle

COUNTED = 3  # decisions in a row left to the clock, after which a seat is out
LEAVING = {"leaves the server", "bot removed", "erases"}  # habits and events after which a seat is out at once
GIVING = frozenset({"answer", "do", "sure", "certain"})  # verbs whose ids name the ask that they answer


class Blocks:
    """Keeps since when and until when players had blocked others."""

    def __init__(self, bottle: Bottle) -> None:
        self._bottle = bottle
        self._since: dict[tuple[int, int], float] = {}
        self._ended: list[tuple[tuple[int, int], float, float]] = []
        bottle.discord.world.feed.listen(self._heard)

    async def found(self) -> list[str]:
        """Matches that were made of players of whom one had blocked another; those of tournaments are drawn."""
        if any(True for _ in self._bottle.injected.spans(FaultKind.CLOCK)):
            return []  # what was made first is not known
        spans = [*self._ended, *((pair, since, math.inf) for pair, since in self._since.items())]
        made = self._bottle.rows(
            "SELECT matches.id, created, one.player, other.player FROM matches JOIN seats one ON one.match = matches.id "
            "JOIN seats other ON other.match = matches.id WHERE matches.id NOT IN (SELECT match FROM pairings WHERE match > 0)"
        )
        return [
            f"match {match}: player {one} had blocked player {other}"
            for match, created, one, other in made
            for pair, since, until in spans
            if pair == (one, other) and since < created / 1000 < until
        ]

    def _heard(self, event: Event) -> None:
        if not isinstance(event, InteractionChanged) or event.interaction.state is not InteractionState.ANSWERED:
            return
        now = self._bottle.discord.world.clock.now()
        present = {(one, other) for one, other in self._bottle.rows("SELECT player, blocked FROM blocks")}
        for pair in sorted(self._since.keys() - present):
            self._ended.append((pair, self._since.pop(pair), event.interaction.created))
        self._since |= dict.fromkeys(sorted(present - self._since.keys()), now)


async def out(bottle: Bottle) -> list[str]:
    """Seats that were out by the clock before they had left three decisions in a row to it, in runs in which nobody leaves the server."""
    if LEAVING & (bottle.plan.habits.keys() | bottle.plan.events.keys()):
        return []
    return [fault for one in await played(bottle) for fault in _out_too_soon(one)]


def _out_too_soon(one: Played) -> Iterator[str]:
    lapses: Counter[Seat] = Counter()
    for change in one.changes:
        for turn in change.turns:
            move = move_of(one.game, turn)
            if isinstance(move, TimedOut) and turn.seat is not None:
                lapses[turn.seat] += 1
            elif isinstance(move, Answer) and not move.forced:
                lapses[move.seat] = 0
            elif isinstance(move, Left) and turn.key.startswith("t") and lapses[move.seat] < COUNTED:
                yield f"match {one.match.id}: {one.name(move.seat)} is out after {lapses[move.seat]} decisions left to the clock"


async def answered(bottle: Bottle) -> list[str]:
    """Answers of others than the players of a seat, and to something else than was asked where they pressed."""
    return [
        fault for one in await played(bottle) for change in one.changes for fault in _of(bottle, one, change.turns[0])
    ]


def _of(bottle: Bottle, one: Played, turn: Turn) -> Iterator[str]:
    interaction = bottle.discord.interactions.find(int(turn.key)) if turn.key.isdecimal() else None
    move = move_of(one.game, turn)
    if interaction is None or not isinstance(move, Answer):
        return
    by = one.match.seat_of(interaction.user_id)  # None: they have left their seat to another
    if by is not None and one.match.holder(move.seat).user != interaction.user_id:
        yield f"match {one.match.id}: turn {turn.revision} of seat {move.seat} was made by {one.name(by)}"
    pressed = parse_id(str(interaction.payload["data"].get("custom_id", "")))
    if pressed is not None and pressed.verb in GIVING and own_id(pressed.ask, move.seat) != move.ask:
        yield f"match {one.match.id}: turn {turn.revision} answers {move.ask}, and {pressed.ask} was pressed"
