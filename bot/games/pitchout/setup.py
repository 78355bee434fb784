"""The setup of a match: resolved options and the first position (PO-4 to PO-7, V-1, V-2)."""

from bot.games.base import Illegal
from bot.games.pitchout.rounds import fresh
from bot.games.pitchout.seating import DUEL, PAIRS
from bot.games.pitchout.values import State
from bot.games.vocabulary import Seat, phrase

# Options of the edition of 2021 only, with the rule behind that.
ONLY_2021 = {"antipassive": "PO-49", "heavy_obstacles": "PO-28"}


def resolved(options: dict[str, str], seats: int) -> dict[str, str]:
    """The options with defaults resolved. Raises Illegal if they do not go together."""
    for name, rule in ONLY_2021.items():
        if options["edition"] == "en" and options[name] == "on":
            raise Illegal(rule, phrase("pitchout-refused-edition", option=phrase(f"pitchout-option-{name}")))
    if seats == len(DUEL):
        if options["sides"] != "usual":
            rule = "V-1" if options["sides"] == "pairs" else "V-2"
            raise Illegal(rule, phrase("pitchout-refused-sides-two"))
        return {**options, "format": _format(options)}
    if options["antipassive"] == "on":
        raise Illegal("V-6", phrase("pitchout-refused-antipassive"))
    if options["format"] == "7":
        raise Illegal("V-1", phrase("pitchout-refused-format-many"))
    return {**options, "format": "5", "mirror": "on", "sides": _sides(options["sides"], seats)}


def _format(options: dict[str, str]) -> str:
    """How many pitchers play a side; usual are seven in the complete game of 2021, else five (PO-6)."""
    edition, mode, size = options["edition"], options["mode"], options["format"]
    if size == "7" and mode == "initiation":
        raise Illegal("PO-5", phrase("pitchout-refused-format-initiation"))
    if size == "7" and edition == "en":
        raise Illegal("PO-6", phrase("pitchout-refused-format-en"))
    if size == "usual":
        return "7" if mode == "complete" and edition == "fr2021" else "5"
    return size


def _sides(choice: str, seats: int) -> str:
    """Who plays with whom: usual are two pairs of four, and three each alone (V-1, V-2)."""
    if choice == "pairs" and seats != len(PAIRS):
        raise Illegal("V-1", phrase("pitchout-refused-sides-pairs"))
    if choice == "usual":
        return "pairs" if seats == len(PAIRS) else "free"
    return choice


def opening(options: dict[str, str], seats: int, chooser: Seat) -> State:
    """An empty arena; `chooser` names the first starter, or the teams are asked for (PO-3, PO-7)."""
    complete = options["mode"] == "complete"
    return fresh(
        State(
            options=tuple(options.items()),
            phase="team" if complete else "first_player",
            asked=1,
            chooser=chooser,
            pucks=(),
            blocks=(),
            wins=(0,) * seats,
            expired=(0,) * seats,
            teams=(None,) * seats,
            lineups=((),) * seats,
            banned=((),) * seats,
            shots=(None,) * seats,
            waiting=tuple(range(seats)) if complete and seats > len(DUEL) else (),
        )
    )
