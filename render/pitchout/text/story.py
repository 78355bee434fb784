"""Pitch Out in a few words: current task, headline, story."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.contract.vocabulary import Phrase, Seat, Sentence, phrase
from bot.games.pitchout.rules import event_text
from bot.games.pitchout.rules.events import Event
from bot.games.pitchout.rules.seating import DUEL, team_of
from bot.games.pitchout.rules.values import Try
from bot.games.pitchout.rules.view import View

_SHOOTING = {"shootout", "first_player"}
_BETWEEN = {"ban", "change", "next_starter", "replace_banned"}
ROUNDS = 2  # won rounds that win the match (PO-1)


def side(seat: int) -> Phrase:
    """The label of a seat's side in pictures."""
    return phrase(f"pitchout-team-{seat}")


def task(view: View) -> Phrase:
    """The current task, or the winner; a flick while it is filmed, when nobody is asked, has only its round."""
    if view.winner is not None:
        return won(view, view.winner)
    if not view.active:
        return phrase("pitchout-picture-round", round=view.round)
    if len(view.active) != 1:
        if view.phase == "shootout":
            return phrase("pitchout-picture-deed-all-shootout")
        all_of = "all" if view.sides == DUEL else "several"
        return phrase(f"pitchout-picture-deed-{all_of}-{view.phase}")
    return phrase(f"pitchout-picture-deed-{view.phase}", side=side(view.active[0]))


def won(view: View, seat: Seat) -> Phrase:
    """That a side, or two partners, won."""
    winners = len(team_of(view.sides, seat))
    return phrase("pitchout-picture-deed-over", side=event_text.side_words(seat, view.sides), winners=winners)


def round_winners(view: View) -> tuple[Seat, ...]:
    """The winners of the round whose last position is shown until the next one is prepared; none at any other time."""
    if view.phase not in _BETWEEN or view.last is None or len(view.active) != 1:
        return ()
    asked = view.active[0]
    if view.phase == "replace_banned":
        return team_of(view.sides, asked)
    left = [team for team in view.partners if asked not in team and not set(team) <= {*view.out, *view.gone}]
    return left[0] if len(left) == 1 else ()


def headline(view: View) -> Phrase:
    """The player to act, the round and the score in one line; at the end only the verdict."""
    if view.winner is not None:
        key = "over" if view.wins[view.winner] >= ROUNDS else "given-up"
        return phrase(f"pitchout-picture-headline-{key}", deed=task(view), verdict=verdict(view, view.winner))
    if view.sides != DUEL:
        score = event_text.score(view.wins, view.sides)
        return phrase("pitchout-picture-headline-several", deed=task(view), round=view.round, score=score)
    return phrase(
        "pitchout-picture-headline", deed=task(view), round=view.round, south=view.wins[0], north=view.wins[1]
    )


def standing(view: View) -> Phrase:
    """The rounds won, in the order of the sides, as the header has them."""
    first, *others = (view.wins[team[0]] for team in view.partners)
    return phrase("pitchout-picture-score", first=first, second=" – ".join(map(str, others)))


def verdict(view: View, winner: int) -> Phrase:
    """The final score, the winner's figure first; a match won with fewer than two rounds was given up and has none."""
    if view.wins[winner] < ROUNDS:
        return phrase("pitchout-picture-given-up")
    others = [view.wins[team[0]] for team in view.partners if winner not in team]
    return phrase("pitchout-picture-score", first=view.wins[winner], second=" – ".join(map(str, others)))


def last_try(view: View) -> Try | None:
    """The try to be shown: the last one, until the pucks come on the arena."""
    empty = not any(puck.status == "play" for puck in view.pucks)
    return view.tries[-1] if view.tries and empty and view.phase in _SHOOTING else None


def event_sentences(view: View, events: Sequence[Event]) -> tuple[Sentence, ...]:
    """One sentence an event worth telling, in order."""
    return event_text.event_sentences(events, view.sides)
