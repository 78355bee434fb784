"""How Offboard's choices are shown."""

from bot.games.base import Choice
from bot.games.dials import Option
from bot.games.offboard.values import Action, Move, Phase, Reenter, View
from bot.games.vocabulary import Phrase, phrase
from render.presenter import Presenter, entry


def _menu(_: View, choice: Choice[Action]) -> tuple[Option, ...]:
    """By ball and then by direction; cells for a ball in the air by row."""
    match choice.action:
        case Move(cell, way):
            said = dict(choice.words.args)
            words = phrase("offboard-choice-way", direction=said["direction"], does=said["does"])
            return (Option(cell, phrase("offboard-choice-cell", cell=cell)), Option(way, words))
        case Reenter(cell):
            row = f"offboard-row-{cell[0]}"
            return (
                Option("reenter", phrase("offboard-reenter")),
                Option(row, phrase(row)),
                Option(cell, phrase("offboard-choice-cell", cell=cell)),
            )
        case _:
            return (entry(choice),)


def _verb(choice: Choice[Action]) -> Phrase | None:
    match choice.action:
        case Move(cell):
            return phrase("offboard-verb-move", cell=cell)
        case Reenter():
            return choice.words
        case _:
            return None


PICTURED: frozenset[Phase] = frozenset({"move", "air"})
PRESENTER = Presenter(menu=_menu, verb=_verb, pictured=PICTURED)
