"""The score of PitchBowl, and what the coach who acts may still do in his turn, in one line."""

from __future__ import annotations

from functools import reduce

from bot.games.pitchbowl.view import View
from bot.games.vocabulary import Phrase, phrase


def tally(view: View) -> Phrase | None:
    """The score, and of extra effort, pass, steal and pick-up what is not spent (PB-22); None once the match is over."""
    if view.asked is None:
        return None
    red, blue = view.score
    if view.phase not in {"action", "bonus"}:
        return phrase("pitchbowl-tally-score", red=red, blue=blue)
    spent = view.spent
    once = (("effort", spent.effort), ("pass", spent.passing), ("steal", spent.steal), ("pickup", spent.pickup))
    left = [phrase(f"pitchbowl-tally-{name}") for name, gone in once if not gone]
    return phrase("pitchbowl-tally", red=red, blue=blue, left=_together(left))


def _together(left: list[Phrase]) -> Phrase:
    if not left:
        return phrase("pitchbowl-tally-nothing")
    return reduce(lambda first, other: phrase("pitchbowl-tally-and", first=first, other=other), left)
