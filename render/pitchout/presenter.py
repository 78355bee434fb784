"""The presenter of Pitch Out: menus for its choices."""

from bot.games.contract.base import Choice
from bot.games.contract.dials import Option
from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.pitchout.rules.values import Action, Deploy, Flick, Golem, LeaveBlock, MoveBlock, Stop
from bot.games.pitchout.rules.view import View
from render.presenter import Presenter, entry


def _menu(_: View, choice: Choice[Action]) -> tuple[Option, ...]:
    return (entry(choice),) if isinstance(choice.action, Flick | Deploy) else ()


def _verb(choice: Choice[Action]) -> Phrase | None:
    match choice.action:
        case Stop():
            return phrase("pitchout-verb-stop")
        case LeaveBlock() | Golem(()):
            return choice.words
        case MoveBlock():
            return phrase("pitchout-verb-move")
        case _:
            return None


PRESENTER = Presenter(
    menu=_menu,
    verb=_verb,
    known=frozenset({"change", "replace_banned", "deploy"}),
    good_comments=frozenset(
        {"chain", "bank-out", "knocked", "many-out", "two-out", "struck", "whisker", "captain-falls"}
    ),
    bad_comments=frozenset({"friendly", "overrun", "missed", "captain-own", "captain-dive"}),
)
