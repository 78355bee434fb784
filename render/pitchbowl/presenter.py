"""How PitchBowl's choices are shown."""

from bot.games.base import Choice
from bot.games.pitchbowl.values import Action, Decline, EndTurn, Kick, PutBall
from bot.games.vocabulary import Phrase, phrase
from render.presenter import Presenter


def _verb(choice: Choice[Action]) -> Phrase | None:
    match choice.action:
        case Kick():
            return phrase("pitchbowl-verb-kick")
        case PutBall():
            return phrase("pitchbowl-verb-spot")
        case EndTurn() | Decline():
            return choice.words
        case _:
            return None


PRESENTER = Presenter(verb=_verb, at_once=(EndTurn, Decline))
