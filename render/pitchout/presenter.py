"""How Pitch Out's choices are shown."""

from bot.games.base import Choice
from bot.games.dials import Option
from bot.games.pitchout.values import Action, Deploy, Flick, Golem, Guard, LeaveBlock, Mount, MoveBlock, Phase, Stop
from bot.games.pitchout.view import View
from bot.games.vocabulary import Phrase, phrase
from render.presenter import Presenter, entry


def _menu(_: View, choice: Choice[Action]) -> tuple[Option, ...]:
    return (entry(choice),) if isinstance(choice.action, Flick | Deploy) else ()


def _verb(choice: Choice[Action]) -> Phrase | None:
    match choice.action:
        case Stop():
            return phrase("pitchout-verb-stop")
        case Guard(rescued):
            return phrase("pitchout-verb-decline" if rescued is None else "pitchout-verb-save")
        case Mount(None) | LeaveBlock() | Golem(()):
            return choice.words
        case Mount():
            return phrase("pitchout-verb-mount")
        case MoveBlock():
            return phrase("pitchout-verb-move")
        case _:
            return None


PICTURED: frozenset[Phase] = frozenset({"guard", "mount"})  # the sketch shows who would be where
PRESENTER = Presenter(menu=_menu, verb=_verb, pictured=PICTURED)
