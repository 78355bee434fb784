"""One match without people: played to its end, and watched on the way if wished."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

import msgspec

from bot.games.contract.base import Answer, AnyGame, Ask, Illegal, TimedOut, position
from bot.games.contract.luck import Rng
from bot.games.contract.player import Level
from bot.games.contract.save import dump, dump_state, load, load_state
from bot.games.contract.vocabulary import Seat
from pichenette.testing.answers import Answered, Broken, answered
from tools.simulations.players import by_the_house, greedily
from tools.simulations.reports import REPORTS, Side

BOUND = 5000  # answers after which a match is held to have no end


class Table(msgspec.Struct, frozen=True):
    """The set-up of a match: the game's key, the number of seats, changed options, and the kind of players.

    With `levels` the house plays, at the first of them for seat 0 and so on, beginning again where there are more seats.
    """

    game: str
    seats: int
    options: dict[str, str] = {}
    players: Literal["random", "greedy", "house"] = "random"
    levels: tuple[Level, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """A match that was played: answers given, how often something moved, who had the first regular turn, seats by rank.

    `decisions` are the answers to asks that left a choice; of these `commits` counts steps that are laid out together, and what ends
    them, once. `reason` is why it ended; `sides` and their points after each turn (`scores`) are those of a game that tells them.
    `fault` tells what the game has not kept, and where; "" if it kept everything. `tally` is what the game counts in its matches.
    """

    number: int
    answers: int
    flicks: int
    first: Seat
    ranks: tuple[tuple[Seat, ...], ...]
    fault: str = ""
    tally: dict[str, int] = {}
    decisions: int = 0
    commits: int = 0
    reason: str = ""
    sides: tuple[Side, ...] = ()
    scores: tuple[tuple[int, ...], ...] = ()


def regular(game: AnyGame, table: Table) -> frozenset[str]:
    """The kinds of ask of a regular turn, in distinction to those before play. Raises Illegal if the table cannot be played at."""
    state = position(game, "play", table.seats, table.options, Rng(b"simulation"))
    return frozenset(ask.kind for ask in game.asks(state))


def play(game: AnyGame, table: Table, seed: str, number: int, *, watched: bool) -> Played:
    """Match `number` of a seed. With `watched`, every position is held against the contract of a game."""
    match = Match(game, f"{seed}.{number}".encode(), watched=watched)
    try:
        match.play(table)
    except (Broken, Illegal) as fault:
        text = f"answer {match.answers}: {fault}"
        return Played(number, match.answers, match.flicks, match.first, (), text, dict(match.tally))
    except Exception as error:
        error.add_note(f"in match {number} of seed {seed}, after {match.answers} answers")
        raise
    return Played(
        number,
        match.answers,
        match.flicks,
        match.first,
        match.ranks,
        tally=dict(match.tally),
        decisions=match.decisions,
        commits=match.commits,
        reason=match.reason,
        sides=match.sides,
        scores=tuple(match.scores),
    )


class Match:
    """A match under way."""

    def __init__(self, game: AnyGame, seed: bytes, *, watched: bool) -> None:
        self.answers = 0
        self.flicks = 0
        self.first: Seat = -1
        self.ranks: tuple[tuple[Seat, ...], ...] = ()
        self.tally: Counter[str] = Counter()
        self.decisions = 0
        self.commits = 0
        self.reason = ""
        self.sides: tuple[Side, ...] = ()
        self.scores: list[tuple[int, ...]] = []
        self._laid: Any = None  # the position before the last answer, if it was a step that is laid out
        self._game = game
        self._seed = seed
        self._rng = Rng(seed + b"player")
        self._watcher = Rng(seed + b"watcher")  # its own, so that a match is the same whether watched or not
        self._watched = watched
        self._open: set[str] = set()
        self._closed: set[str] = set()

    def play(self, table: Table) -> None:
        """Play to the end. Raises Broken where the contract is not kept, and Illegal if the table cannot be played at."""
        turn = regular(self._game, table)
        state = self._game.setup(table.seats, table.options, Rng(self._seed)).state
        while asks := self._game.asks(state):
            if self.answers == BOUND:
                raise Broken(f"no end after {BOUND} answers")
            if self.first < 0 and asks[0].kind in turn:
                self.first = asks[0].seat
            luck = Rng(self._seed, self.answers + 1)
            if self._watched:
                self._watch(state, asks, luck)
            ask = self._rng.pick(asks)
            given = self._answered(table, state, ask, luck)
            self._weigh(state, ask, given)
            if self._watched:
                self._survives_bytes(given)
            state = given.step.state
            self.answers += 1
            self.flicks += given.step.trace is not None
            report = REPORTS.get(self._game.spec.key)
            if report is not None:
                self.tally.update(report.tally(given.step.events))
            if report is not None and report.scores is not None:
                self.scores += report.scores(given.step.events)
        self._finish(state, table.seats)

    def _answered(self, table: Table, state: Any, ask: Ask[Any], luck: Rng) -> Answered:
        if table.players == "house":
            level = table.levels[ask.seat % len(table.levels)]
            return by_the_house(self._game, state, ask, level, self._rng, luck)
        answer = greedily if table.players == "greedy" else answered
        return answer(self._game, state, ask, self._rng, luck)

    def _weigh(self, state: Any, ask: Ask[Any], given: Answered) -> None:
        """Count an answer as a decision, and as one that is given by itself, as far as it is."""
        free = len(ask.choices) > 1 or bool(ask.choices[0].dials)
        self.decisions += free
        steps = self._game.spec.steps
        if steps is None or ask.kind not in steps.kinds:
            self._laid = None
            self.commits += free
            return
        self.commits += free and (self._laid is None or not steps.goes_on(self._laid, state))
        self._laid = None if steps.take(state, given.move) is None else state

    def _finish(self, state: Any, seats: int) -> None:
        outcome = self._game.outcome(state)
        if outcome is None:
            raise Broken("nothing is asked, and there is no outcome")
        if sorted(seat for rank in outcome.ranks for seat in rank) != list(range(seats)):
            raise Broken(f"the outcome does not rank every seat once: {outcome.ranks}")
        self.ranks = outcome.ranks
        self.reason = outcome.reason.key.removeprefix(f"{self._game.spec.key}-outcome-")
        report = REPORTS.get(self._game.spec.key)
        if report is not None and report.sides is not None:
            self.sides = report.sides(state)

    def _watch(self, state: Any, asks: tuple[Ask[Any], ...], luck: Rng) -> None:
        """Hold a position against the contract: its asks, its bytes, and a choice of each ask as offered."""
        game = self._game
        now = {ask.id for ask in asks}
        self._closed |= self._open - now
        self._open = now
        if came_back := self._closed & now:
            raise Broken(f"asks came back: {sorted(came_back)}")
        if game.outcome(state) is not None:
            raise Broken("there is an outcome, and something is asked")
        if load_state(game.spec, dump_state(game.spec, state)) != state:
            raise Broken("the state does not survive its bytes")
        if faults := game.spec.tools.validate(state):
            raise Broken(f"an impossible position: {'; '.join(faults)}")
        for ask in asks:
            self._accepts(state, ask, luck)

    def _accepts(self, state: Any, ask: Ask[Any], luck: Rng) -> None:
        """One of the choices, and the end of the clock; not the answer of another seat."""
        choice = self._watcher.pick(ask.choices)
        for move in (Answer(ask.id, ask.seat, choice.action), TimedOut(ask.id)):
            try:
                self._game.apply(state, move, luck)
            except Illegal as refusal:
                raise Broken(f"{ask.id}: {choice.code}, {type(move).__name__}, is refused: {refusal}") from None
        try:
            self._game.apply(state, Answer(ask.id, ask.seat + 1, choice.action), luck)
        except Illegal:
            return
        raise Broken(f"{ask.id}: another seat's answer is accepted")

    def _survives_bytes(self, given: Answered) -> None:
        spec = self._game.spec
        events = given.step.events
        if load(tuple[spec.event, ...], dump(events)) != events:  # type: ignore[name-defined]  # the game's own type
            raise Broken("the events do not survive their bytes")
        if load(spec.action, dump(given.move.action)) != given.move.action:
            raise Broken("the action does not survive its bytes")
