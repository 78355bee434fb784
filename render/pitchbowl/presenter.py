"""The presenter of PitchBowl: menus for its choices."""

from bot.games.contract.base import Choice
from bot.games.contract.dials import Option
from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.pitchbowl.rules.board import BALL, PlayerId, cell_at, piece_words
from bot.games.pitchbowl.rules.values import Action, Decline, EndTurn, Flick, Kick, Pass, Placement, PutBall, SetUp
from bot.games.pitchbowl.rules.view import View
from render.presenter import Presenter, entry


def _menu(view: View, choice: Choice[Action]) -> tuple[Option, ...]:
    """The menu by player, then by action, then by the recipient of a hand-off."""
    match choice.action:
        case Flick(player=player, announce=announce, target=target):
            what = Option(announce, phrase(f"pitchbowl-announce-{announce}"), choice.hint)
            to = (Option(target, piece_words(target), choice.hint),) if target else ()
            return (_player(view, player), what, *to)
        case Pass():
            holder = _player(view, view.holder or BALL)
            return (holder, Option("pass", phrase("pitchbowl-announce-pass"), choice.hint))
        case EndTurn() | Decline() | Placement():
            return (entry(choice),)
        case _:
            return ()


def _player(view: View, player: PlayerId) -> Option:
    """The menu entry of a player: position, place, and possession of the ball."""
    lies = next(one for one in view.players if one.id == player)
    key = "pitchbowl-player-holds" if view.holder == player else "pitchbowl-player-lies"
    return Option(player, piece_words(player), phrase(key, cell=cell_at(lies.x, lies.y)))


def _verb(choice: Choice[Action]) -> Phrase | None:
    match choice.action:
        case SetUp():
            return phrase("pitchbowl-verb-setup")
        case Kick():
            return phrase("pitchbowl-verb-kick")
        case PutBall():
            return phrase("pitchbowl-verb-spot")
        case EndTurn() | Decline():
            return choice.words
        case _:
            return None


SCORED = frozenset({"hat-trick", "caught-point", "dash-point", "run-point", "pass-long", "pass-gap"})
STOLEN = frozenset({"steal", "steal-line", "steal-behind", "pickup-crowd"})
ASTRAY = frozenset({"own-goal", "kick-stray", "pass-present", "fall-line", "fall-hair", "carry-short"})
LOST = frozenset({"intercepted", "intercepted-point", "steal-hair", "pickup-hair"})
PRESENTER = Presenter(
    menu=_menu,
    verb=_verb,
    known=frozenset({"setup"}),
    good_comments=SCORED | STOLEN,
    bad_comments=ASTRAY | LOST,
)
