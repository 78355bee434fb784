"""How For Honor's choices are shown."""

from bot.games.base import Choice
from bot.games.forhonor.values import Action, Attack, Banner, End, Kill, Shoot, Shove
from bot.games.vocabulary import Phrase
from render.presenter import Presenter

DEEDS = (Attack, Kill, Shoot, Banner, Shove)  # what a hero does to others


def _verb(choice: Choice[Action]) -> Phrase | None:
    return choice.words if isinstance(choice.action, (*DEEDS, End)) else None


PRESENTER = Presenter(verb=_verb)
