"""The asks of Offboard, a move or a ball in the air, and the default answers (rules/offboard 4)."""

from functools import cache

from bot.games.contract.base import Ask, Choice
from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.offboard.rules import movegen
from bot.games.offboard.rules.board import CELL, NAMES, VALUES, distance, target_name
from bot.games.offboard.rules.movegen import Shove
from bot.games.offboard.rules.notation import written
from bot.games.offboard.rules.values import Action, Discard, Move, Reenter, State

RULES = {"move": "OB-4", "air": "OB-15"}
PUSHES_OFF = 200  # the least worth of a choice that does


def id_of(state: State) -> str:
    """The id of the open ask."""
    return f"{state.phase}.{state.turn}.{state.asked}"


def open_asks(state: State) -> tuple[Ask[Action], ...]:
    """The one open ask; none when the match is over."""
    if state.phase == "over":
        return ()
    choices = _moves(state) if state.phase == "move" else _places(state)
    return (
        Ask(
            id=id_of(state),
            kind=state.phase,
            seat=state.turn,
            words=phrase(f"offboard-ask-{state.phase}"),
            rule=RULES[state.phase],
            choices=choices,
        ),
    )


def _moves(state: State) -> tuple[Choice[Action], ...]:
    """Every legal move with its effect, by ball and then by direction."""
    moves = movegen.legal(movegen.read(state.cells), state.turn)
    return tuple(_choice(move, taken=move.target >= 0 and state.targets[move.target] != ".") for move in moves)


@cache
def _choice(move: Shove, *, taken: bool) -> Choice[Action]:
    """The choice of a move; `taken`: the target of an ejected ball is full."""
    cell = NAMES[move.cell]
    action = Move(cell, move.way)
    arguments = {"direction": phrase(f"offboard-way-{move.way}"), "does": does(move, taken=taken)}
    return Choice(
        code=written(action),
        words=phrase("offboard-choice-move", cell=cell, **arguments),
        action=action,
        worth=_worth(move, taken=taken),
    )


def can_push_off(ask: Ask[Action]) -> bool:
    """Whether a choice pushes a ball off the board."""
    return any(choice.worth >= PUSHES_OFF for choice in ask.choices)


def _worth(move: Shove, *, taken: bool) -> int:
    """Moves that score first, by points; then those that send a ball into the air, that push, that move most balls."""
    if move.target >= 0:
        return PUSHES_OFF if taken else PUSHES_OFF + VALUES[move.target]
    return 100 + move.pushed if move.pushed else move.length


def does(move: Shove, *, taken: bool) -> Phrase:
    """The effect of a move: the balls moved and pushed, and where the last of those lands, in the air if its target is `taken`."""
    if move.target < 0:
        return phrase(
            "offboard-does-push" if move.pushed else "offboard-does-slide", count=move.length, pushed=move.pushed
        )
    return phrase(
        "offboard-does-air" if taken else "offboard-does-eject",
        pushed=move.pushed,
        target=target_name(move.target),
        value=VALUES[move.target],
    )


def _places(state: State) -> tuple[Choice[Action], ...]:
    """Every free cell by row, the middle first, and discarding."""
    middle = CELL["E5"]
    cells = sorted(movegen.free(movegen.read(state.cells)), key=lambda cell: (distance(cell, middle), cell))
    puts = tuple(_put(NAMES[cell]) for cell in cells)
    discard = Choice[Action]("discard", phrase("offboard-choice-discard"), Discard())
    return (*puts, discard)


def _put(cell: str) -> Choice[Action]:
    return Choice(f"reenter {cell}", phrase("offboard-choice-reenter", cell=cell), Reenter(cell))


def fallback(state: State) -> Action:
    """The default answer: re-enter nearest to the middle, or the first of the most harmless moves (4)."""
    choices = open_asks(state)[0].choices
    if state.phase == "air":
        return choices[0].action
    moves = movegen.legal(movegen.read(state.cells), state.turn)
    quiet = (nth for nth, move in enumerate(moves) if not move.pushed)
    kept = (nth for nth, move in enumerate(moves) if move.target < 0)
    return choices[next(quiet, next(kept, 0))].action
