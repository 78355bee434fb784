"""Queries on positions; nothing is changed."""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import msgspec
from cachetools import LRUCache

from bot.games import api_of
from bot.games.contract.base import Answer, AnyGame, Ask, Choice, Illegal, Outcome, TimedOut
from bot.games.contract.capabilities import Commitment, Deed
from bot.games.contract.dials import Layout
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump, dump_state, load_events, load_state
from bot.games.contract.vocabulary import Options, Seat, phrase
from bot.matches.core.errors import GameFailed, Refused, refused
from bot.matches.core.models import Match, Status, Turn

T = TypeVar("T")

KEPT = 64  # positions of which asks and the like are remembered; a turn looks for them about five times


@dataclass(frozen=True)
class PlannedPosition:
    """A position after planned steps: the saved state, its ask and the steps as choices.

    `ask` has the id of the match's open ask. `end` is the choice that ends the plan unless another is picked, None if a step is required
    first; `before` is the position before the last step, None before the first one and after the answer that opened the plan.
    """

    state: bytes
    ask: Ask[Any]
    end: Choice[Any] | None
    steps: tuple[Choice[Any], ...] = ()
    before: PlannedPosition | None = None
    deeds: tuple[Deed, ...] = ()
    """What can be done in several steps from here."""


class Positions:
    """Queries on positions. Every method raises GameFailed if the game's own code fails."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.games = games
        self._asks: LRUCache[tuple[str, bytes], tuple[Ask[Any], ...]] = LRUCache(KEPT)
        self._found: LRUCache[tuple[Callable[[Any], tuple[Deed, ...]], bytes], tuple[Deed, ...]] = LRUCache(KEPT)
        self._turns: LRUCache[tuple[str, bytes], tuple[int | None]] = LRUCache(KEPT)

    def game(self, game: str) -> AnyGame:
        """The rules of a game."""
        return self.games[game]

    def has_game(self, match: Match) -> bool:
        """Whether the game of a match is there, of the version of the API that the match was made with."""
        return match.game in self.games and match.api == api_of(match.game)

    def require_game(self, match: Match) -> None:
        """Refuse what only the game of a match can do if it is not there as it was. Raises Refused."""
        if not self.has_game(match):
            raise self.absent(match.game)

    def absent(self, game: str) -> Refused:
        """The refusal of what a game that is not there would do."""
        return refused("refused-game-absent", game=phrase(f"{game}-name"))

    def side(self, game: str, seat: Seat) -> int:
        """The side of a seat; the seat itself in an unknown game."""
        return self.games[game].spec.side(seat) if game in self.games else seat

    def complete(self, game: str, options: Options) -> tuple[tuple[str, str], ...]:
        """All options of a match of `game`. Raises Refused for an unknown game, Illegal for an unknown option."""
        if game not in self.games:
            raise refused("refused-game", game=game)
        return tuple(self.games[game].spec.complete(options).items())

    def seats(self, game: str) -> tuple[int, ...]:
        """The allowed numbers of players. Raises Refused for an unknown game."""
        if game not in self.games:
            raise refused("refused-game", game=game)
        return self.games[game].spec.seats

    def asks(self, match: Match) -> tuple[Ask[Any], ...]:
        """The open asks of a match, with their likeliest answers of several steps; none unless it is running."""
        if match.status is not Status.RUNNING:
            return ()
        asks, steps = self.asks_in(match.game, match.state), self.games[match.game].spec.steps
        if steps is None or len(asks) != 1 or asks[0].kind not in (*steps.kinds, *steps.opens):
            return asks
        return (msgspec.structs.replace(asks[0], deeds=self._deeds(match.game, steps.likely, match.state)),)

    def asks_in(self, game: str, state: bytes) -> tuple[Ask[Any], ...]:
        """The open asks of a saved state."""
        key = (game, state)
        asks = self._asks.get(key)
        if asks is None:
            rules = self.games[game]
            asks = self._asks[key] = _of_game(lambda: rules.asks(load_state(rules.spec, state)))
        return asks

    def opener(self, game: str, state: bytes) -> Seat:
        """The seat that acts first after the set-up."""
        rules = self.games[game]

        def asked(now: Any) -> Ask[Any]:
            ask = next(iter(rules.asks(now)))
            return asked(rules.apply(now, TimedOut(ask.id), Rng(ask.id.encode())).state) if sets_up(ask) else ask

        return _of_game(lambda: asked(load_state(rules.spec, state))).seat

    def successor(
        self, game: str, before: bytes, after: bytes, ask: Ask[Any], *, lucky: bool = False
    ) -> Ask[Any] | None:
        """The ask for the next answer of a batch after `ask`, if no other seat is asked anything.

        It is of the same kind, and None if luck was drawn, unless the game defines what follows.
        """
        asks = self.asks_in(game, after)
        if any(one.seat != ask.seat for one in asks):
            return None
        rules = self.games[game]
        stepwise = rules.spec.steps is not None and ask.kind in (*rules.spec.steps.kinds, *rules.spec.steps.opens)
        turns = rules.spec.batches or (rules.spec.steps if stepwise else None)
        if turns is not None:
            goes_on = _of_game(lambda: turns.goes_on(load_state(rules.spec, before), load_state(rules.spec, after)))
            return next(iter(asks), None) if goes_on else None
        return None if lucky else next((one for one in asks if one.kind == ask.kind), None)

    def goes_on(self, game: str, before: bytes, after: bytes) -> bool:
        """Whether the turn of an earlier saved state goes on in one of several answers."""
        spec = self.games[game].spec
        if spec.batches is None:
            return False
        goes_on = spec.batches.goes_on
        return _of_game(lambda: goes_on(load_state(spec, before), load_state(spec, after)))

    def ordered(self, game: str, state: bytes, codes: Mapping[Seat, str]) -> tuple[Ask[Any], Any] | None:
        """An open ask that the standing order of its seat answers, with the action; `codes` are the orders by seat."""
        spec = self.games[game].spec
        orders = spec.orders
        for ask in self.asks_in(game, state) if orders is not None else ():
            if orders is not None and ask.kind == orders.kind and codes.get(ask.seat):
                action = _of_game(partial(orders.answer, load_state(spec, state), codes[ask.seat]))
                if action is not None:
                    return ask, action
        return None

    def forced(self, game: str, state: bytes) -> Answer[Any] | None:
        """The answer to an open ask that has no other, if everyone knows that it has none."""
        counted = self.games[game].spec.counted
        for ask in self.asks_in(game, state):
            only, *others = ask.choices
            if not others and not only.dials and (not ask.secret or ask.kind in counted):
                return Answer(ask.id, ask.seat, only.action, forced=True)
        return None

    def same_turn(self, game: str, before: bytes, after: bytes) -> bool:
        """Whether the turn of an earlier saved state still goes on, with no seat asked that was not asked then."""
        was, now = (self._turn_under_way(game, state) for state in (before, after))
        if was is None or was != now:
            return False
        asked, still = ({ask.seat for ask in self.asks_in(game, state)} for state in (before, after))
        return bool(still) and still <= asked

    def _turn_under_way(self, game: str, state: bytes) -> int | None:
        key = (game, state)
        found = self._turns.get(key)
        if found is None:
            spec = self.games[game].spec
            turn = None if spec.turns is None else _of_game(partial(spec.turns, load_state(spec, state)))
            found = self._turns[key] = (turn,)
        return found[0]

    def seals(self, match: Match, turns: Sequence[Turn]) -> tuple[Commitment, ...]:
        """The commitments made or revealed in the turns, in order."""
        spec = self.games[match.game].spec
        if spec.commitments is None:
            return ()
        made = (
            _of_game(partial(spec.commitments, load_state(spec, turn.state), self.events(match, turn)))
            for turn in turns
        )
        return tuple(seal for seals in made for seal in seals)

    def planned_position(
        self, match: Match, state: bytes, ask: Ask[Any], codes: Sequence[str]
    ) -> PlannedPosition | None:
        """The position after the steps with these codes, from an open ask, up to the first that cannot be taken.

        None for an ask without steps, and for one that opens a plan if no code is given.
        """
        steps = self.games[match.game].spec.steps
        if steps is None or ask.kind not in (*steps.kinds, *(steps.opens if codes else ())):
            return None
        planned = PlannedPosition(
            state, ask, _choice(ask, steps.end), deeds=self._deeds(match.game, steps.deeds, state)
        )
        for code in codes:
            choice = _choice(planned.ask, code)
            further = self.further(match, planned, choice) if choice is not None else None
            if further is None:
                break
            planned = further
        return planned if planned.ask.kind in steps.kinds else None

    def further(self, match: Match, planned: PlannedPosition, choice: Choice[Any]) -> PlannedPosition | None:
        """The position after another step; None if the choice ends the plan. Raises Refused if the rules refuse it."""
        spec = self.games[match.game].spec
        if spec.steps is None:
            return None
        here = next(one for one in self.asks_in(match.game, planned.state) if one.seat == planned.ask.seat)
        answer = Answer(here.id, here.seat, choice.action)
        after = _of_rules(partial(spec.steps.take, load_state(spec, planned.state), answer))
        if after is None:
            return None
        state = dump_state(spec, after)
        there = next(one for one in self.asks_in(match.game, state) if one.seat == here.seat)
        return PlannedPosition(
            state,
            msgspec.structs.replace(there, id=planned.ask.id),
            _choice(there, spec.steps.end),
            (*planned.steps, choice),
            planned if here.kind in spec.steps.kinds else None,
            self._deeds(match.game, spec.steps.deeds, state),
        )

    def _deeds(self, game: str, find: Callable[[Any], tuple[Deed, ...]], state: bytes) -> tuple[Deed, ...]:
        """The deeds that a function of a game finds in a saved state."""
        key = (find, state)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = _of_game(lambda: find(load_state(self.games[game].spec, state)))
        return found

    def spelled(self, match: Match, planned: PlannedPosition, code: str) -> Choice[Any] | None:
        """The choice with a code, also one that is not offered; None if there is none."""
        choice = _choice(planned.ask, code)
        steps = self.games[match.game].spec.steps
        if choice is not None or steps is None:
            return choice
        action = _of_game(partial(steps.spelled, planned.ask, code))
        return None if action is None else Choice(code, planned.ask.words, action)

    def view(self, match: Match, viewer: Seat | None) -> Any:
        """The match as a seat, or a spectator, sees it."""
        rules = self.games[match.game]
        return _of_game(lambda: rules.view(load_state(rules.spec, match.state), viewer))

    def placing(self, game: str, state: bytes) -> bytes:
        """A hash of where everything is in a saved state, whichever seat is asked."""
        rules = self.games[game]

        def placed() -> Any:
            loaded = load_state(rules.spec, state)
            return rules.view(loaded, None) if rules.spec.placement is None else rules.spec.placement(loaded)

        return hashlib.sha256(dump(_of_game(placed))).digest()

    def outcome(self, match: Match) -> Outcome | None:
        """The outcome of the match, by the verdict of bot.matches or else by the rules; None if it has not ended."""
        if match.verdict:
            return msgspec.json.decode(match.verdict, type=Outcome)
        rules = self.games[match.game]
        return _of_game(lambda: rules.outcome(load_state(rules.spec, match.state))) if match.state else None

    def events(self, match: Match, turn: Turn) -> tuple[Any, ...]:
        """The events of a turn."""
        return load_events(self.games[match.game].spec, turn.events)


def _choice(ask: Ask[Any], code: str) -> Choice[Any] | None:
    return next((one for one in ask.choices if one.code == code), None)


def _of_rules(answer: Callable[[], T]) -> T:
    """The result of the rules. Raises Refused where they refuse."""
    try:
        return _of_game(answer)
    except GameFailed as failed:
        if isinstance(failed.__cause__, Illegal):
            raise Refused(failed.__cause__.reason, failed.__cause__.rule) from failed.__cause__
        raise


def sets_up(ask: Ask[Any]) -> bool:
    """Whether pieces are only arranged."""
    return any(isinstance(dial, Layout) and len(dial.pieces) > 1 for choice in ask.choices for dial in choice.dials)


def _of_game(answer: Callable[[], T]) -> T:
    try:
        return answer()
    except Exception as error:
        raise GameFailed(traceback.format_exc()) from error
