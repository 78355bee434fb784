"""The presenter of For Honor: menus for its choices."""

from bot.games.contract.base import Choice
from bot.games.contract.dials import Option
from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.forhonor.rules.values import Action, Attack, Banner, End, Enter, Kill, Move, Shoot, Shove
from bot.games.forhonor.rules.view import View
from render.presenter import Presenter, entry


def _menu(_: View, choice: Choice[Action]) -> tuple[Option, ...]:
    """A menu each for entering, moving and what is done to others."""
    match choice.action:
        case Enter():
            name = "enter"
        case Move():
            name = "move"
        case Attack() | Kill() | Shoot() | Banner() | Shove():
            name = "act"
        case End():
            return (entry(choice),)
        case _:
            return ()
    return (Option(name, phrase(f"forhonor-menu-{name}")), entry(choice))


def _verb(choice: Choice[Action]) -> Phrase | None:
    return choice.words if isinstance(choice.action, Attack | Kill | Shoot | Banner | Shove | End) else None


PRESENTER = Presenter(
    menu=_menu,
    verb=_verb,
    known=frozenset({"card"}),
    captioned=frozenset({"draft", "pick_hero"}),
    good_comments=frozenset(
        {"kill-all", "kill-lane", "shot-fell", "shove-out", "zone-stolen", "overtaken", "comeback"}
    ),
)
