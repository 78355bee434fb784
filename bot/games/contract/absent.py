"""A game that matches name and the program does not have: games by others can be uninstalled, and what is stored of their matches stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from bot.games.contract.base import Ask, BaseGame, BaseStepBuilder, Illegal, Outcome, Pending, Refusals, Spec
from bot.games.contract.capabilities import GameTools
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.vocabulary import Options, Seat, phrase

T = TypeVar("T")


class AbsentGame(BaseGame[Any, Any, Any, None, BaseStepBuilder[Any, Any]]):
    """Nothing is asked in its matches, nothing is seen of them, and none begins. Their states and events stay plain data."""

    step_builder = BaseStepBuilder[Any, Any]

    def __init__(self, key: str) -> None:
        self.spec = Spec(
            key=key,
            seats=(),
            options=(),
            state=Any,
            action=Any,
            event=Any,
            view=None,
            refusals=Refusals("", ""),
            tools=GameTools({}, lambda _: ()),
        )

    def setup(self, seats: int, options: Options, rng: Rng) -> NoReturn:  # noqa: ARG002 - none begins
        """Raises Illegal."""
        raise self._absent()

    def apply(self, state: Any, move: Any, rng: Rng) -> NoReturn:  # noqa: ARG002 - nothing is played
        """Raises Illegal."""
        raise self._absent()

    def begin(self, seats: int, options: dict[str, str], rng: Rng) -> NoReturn:  # noqa: ARG002 - none begins
        """Raises Illegal."""
        raise self._absent()

    def answer(self, builder: BaseStepBuilder[Any, Any], seat: Seat, action: Any) -> NoReturn:  # noqa: ARG002 - nothing is played
        """Raises Illegal."""
        raise self._absent()

    def timeout(self, builder: BaseStepBuilder[Any, Any], late: Pending) -> NoReturn:  # noqa: ARG002 - nothing is played
        """Raises Illegal."""
        raise self._absent()

    def leave(self, builder: BaseStepBuilder[Any, Any], seat: Seat) -> NoReturn:  # noqa: ARG002 - nothing is played
        """Raises Illegal."""
        raise self._absent()

    def asks(self, state: Any) -> tuple[Ask[Any], ...]:  # noqa: ARG002 - unknown
        """Nothing."""
        return ()

    def outcome(self, state: Any) -> Outcome | None:  # noqa: ARG002 - unknown
        """Unknown."""
        return None

    def view(self, state: Any, viewer: Seat | None) -> None:
        """Nothing: what is secret in a state is not known."""

    def sketch(self, view: None, ask: Ask[Any], action: Any, assist: Assist) -> Sketch:  # noqa: ARG002 - unknown
        """Nothing."""
        return Sketch()

    def _absent(self) -> Illegal:
        return Illegal("", phrase("refused-game-absent", game=phrase(f"{self.spec.key}-name")))


class ByGame(dict[str, T]):
    """Values by the keys of the games that the program has, and `absent` for all others: they are not among the keys, but can be looked up."""

    def __init__(self, absent: Callable[[str], T]) -> None:
        super().__init__()
        self._absent = absent

    def __missing__(self, key: str) -> T:
        return self._absent(key)
