"""How Offboard's choices are shown."""

from bot.games.base import Choice
from bot.games.offboard.values import Action, Move, Phase, Reenter
from bot.games.vocabulary import Phrase, phrase
from render.presenter import Presenter


def _verb(choice: Choice[Action]) -> Phrase | None:
    match choice.action:
        case Move(cell):
            return phrase("offboard-verb-move", cell=cell)
        case Reenter():
            return choice.words
        case _:
            return None


PICTURED: frozenset[Phase] = frozenset({"move", "air"})
PRESENTER = Presenter(verb=_verb, pictured=PICTURED)
