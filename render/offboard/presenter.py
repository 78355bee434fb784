"""The presenter of Offboard: menus for its choices."""

from bot.games.contract.base import Choice
from bot.games.contract.dials import Option
from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.offboard.rules.values import Action, Move, Phase, Reenter, View
from render.presenter import Presenter, entry

BRIEF = {
    "offboard-does-slide": "offboard-brief-slide",
    "offboard-does-push": "offboard-brief-push",
    "offboard-does-eject": "offboard-brief-eject",
    "offboard-does-air": "offboard-brief-air",
}


def _menu(_: View, choice: Choice[Action]) -> tuple[Option, ...]:
    """By ball and then by direction; cells for a ball in the air by row."""
    match choice.action:
        case Move(cell, way):
            return (Option(cell, phrase("offboard-choice-cell", cell=cell)), Option(way, _way(choice)))
        case Reenter(cell):
            row = f"offboard-row-{cell[0]}"
            return (
                Option("reenter", phrase("offboard-reenter")),
                Option(row, phrase(row)),
                Option(cell, phrase("offboard-choice-cell", cell=cell)),
            )
        case _:
            return (entry(choice),)


def _way(choice: Choice[Action]) -> Phrase:
    """A direction as a short button: several directions fit in a row of a phone."""
    arguments = dict(choice.words.args)
    way, does = arguments["direction"], arguments.get("does")
    args = dict(does.args) if isinstance(does, Phrase) else {}
    if not isinstance(does, Phrase) or (args.get("count") == 1 and not args.get("pushed")):
        return phrase("offboard-choice-only", direction=way)
    brief = phrase(BRIEF[does.key], **args)
    return phrase("offboard-choice-way", direction=way, does=brief)


def _plain(choice: Choice[Action]) -> Phrase:
    arguments = dict(choice.words.args)
    return (
        phrase("offboard-choice-plain", cell=arguments["cell"], direction=arguments["direction"])
        if "does" in arguments
        else choice.words
    )


def _verb(choice: Choice[Action]) -> Phrase | None:
    match choice.action:
        case Move(cell):
            return phrase("offboard-verb-move", cell=cell)
        case Reenter():
            return choice.words
        case _:
            return None


PICTURED: frozenset[Phase] = frozenset({"move", "air"})
PRESENTER = Presenter(
    menu=_menu,
    verb=_verb,
    plain=_plain,
    opened_by=PICTURED,
    pictured=PICTURED,
    good_comments=frozenset({"lodged", "pushed-many", "parried"}),
)
