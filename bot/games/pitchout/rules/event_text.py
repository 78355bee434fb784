"""The events of Pitch Out as phrases: one per event, and those of a turn worth reporting."""

from collections.abc import Sequence
from functools import cache

from bot.games.contract.event_phrases import Argument, Fields, sentence, without_choice
from bot.games.contract.vocabulary import Phrase, Seat, Sentence, phrase
from bot.games.pitchout.rules import events
from bot.games.pitchout.rules.board import (
    is_block,
    opposing,
    own_blocks,
    piece_words,
    pitcher_words,
    seat_of,
    team_words,
)
from bot.games.pitchout.rules.seating import DUEL, Sides, partners, rival, team_of


def event_sentences(happened: Sequence[events.Event], sides: Sides) -> tuple[Sentence, ...]:
    """The sentences worth reporting with their rules, in order: nothing that another event covers, touches only if no piece fell or was struck.

    Angle, strength, and where the hand slipped are in the text of the turn.
    """
    quiet = not any(isinstance(event, events.Fell | events.Struck | events.Spared) for event in happened)
    sentences = (
        Sentence(event_phrase(event, sides), event.rule, result=_is_result(event))
        for nth, event in enumerate(happened)
        if _worth_telling(event, sides, quiet=quiet)
        and not _is_covered(happened[nth:], sides, quiet=quiet)
        and not _shown_later(happened[nth:])
    )
    return without_choice(sentences, "pitchout-event-forced")


def _is_result(event: events.Event) -> bool:
    """Whether the match itself reports an event, with the players' names."""
    match event:
        case events.MatchWon():
            return True
        case events.Gone(on=on) | events.TimeRanOut(on=on):
            return not on
        case _:
            return False


def _is_covered(happened: Sequence[events.Event], sides: Sides, *, quiet: bool) -> bool:
    """Whether the first of some events is a flick whose result names the puck: what it hit, or who went."""
    flicked = happened[0]
    if not isinstance(flicked, events.Flicked) or flicked.second:
        return False
    for event in happened[1:]:
        match event:
            case events.Flicked():
                return False
            case events.Touched(puck=puck) if puck == flicked.puck and _worth_telling(event, sides, quiet=quiet):
                return True
            case events.Eliminated(puck=puck, by=by) if flicked.puck in (puck, by):
                return True
            case events.Spared(puck=puck) if flicked.puck == puck:
                return True
            case _:
                continue
    return False


def _shown_later(happened: Sequence[events.Event]) -> bool:
    """Whether the first of some events is a secret deployment that a later one shows."""
    ready = happened[0]
    return isinstance(ready, events.DeploymentReady) and events.Deployed(ready.seat) in happened


def _worth_telling(event: events.Event, sides: Sides, *, quiet: bool) -> bool:
    match event:
        case events.Fell(piece):
            return is_block(piece)
        case events.Touched(puck, other):
            return quiet and opposing(puck, other, sides)
        case events.Slipped() | events.Struck() | events.Eliminated(cause="sacrifice"):
            return False
        case _:
            return True


def event_phrase(event: events.Event, sides: Sides) -> Phrase:
    """The phrase of an event; its arguments are documented in data/words/en/pitchout/game.ftl."""
    match event:
        case events.Banned(seat, None):
            return phrase("pitchout-event-not_banned", team=team_words(rival(seat)))
        case events.RoundWon(seat, number, reason, priority) if sides != DUEL:
            why = "priority" if priority else reason
            return phrase("pitchout-event-round_won_by", team=side_words(seat, sides), round=number, reason=why)
        case events.MatchWon(seat, wins) if sides != DUEL:
            return phrase("pitchout-event-match_won_by", team=side_words(seat, sides), score=score(wins, sides))
        case (
            events.Flicked()
            | events.Struck()
            | events.Fell()
            | events.Shifted()
            | events.Eliminated()
            | events.GolemAppeared()
        ):
            return sentence("pitchout", event, _fields(sides), _of_pieces(event, sides))
        case events.BlockRemoved(obstacle, weak):
            foe = team_words(next(seat for seat in range(len(sides)) if obstacle in own_blocks(sides, seat)))
            return sentence("pitchout", event, _fields(sides), {"team": team_words(weak), "foe": foe})
        case _:
            return sentence("pitchout", event, _fields(sides), _of_seats(event))


@cache
def _fields(sides: Sides) -> Fields:
    """The arguments from an event's fields: name and value."""

    def piece(name: str) -> Phrase:
        return piece_words(name, sides)

    return {
        "seat": ("team", team_words),
        "puck": ("puck", piece),
        "other": ("other", piece),
        "mount": ("mount", piece),
        "guard": ("guard", piece),
        "obstacle": ("block", lambda block: block or ""),
        "pitcher": ("pitcher", pitcher_words),
        "team": ("pitchers", lambda team: phrase(f"pitchout-choice-{team}")),
        "round": ("round", int),
        "number": ("number", int),
        "count": ("count", int),
        "angle": ("angle", float),
        "strength": ("strength", float),
        "cause": ("cause", str),
        "reason": ("reason", str),
        "why": ("why", str),
        "on": ("on", _yes),
    }


def _yes(is_so: bool) -> str:  # noqa: FBT001 - the value of a field
    return "yes" if is_so else "no"


def _of_seats(event: events.Event) -> dict[str, Argument]:
    """The arguments about seats that take more than one field, or other words."""
    match event:
        case events.StarterNamed(_, starter, by):
            return {"starter": team_words(starter), "team": team_words(by), "own": _yes(starter == by)}
        case events.RoundBegun(starter=seat) | events.ShootoutDrawn(winner=seat):
            return {"team": team_words(seat)}
        case events.ShotOut(_, scores, winner):
            won = "" if winner is None else team_words(winner)
            return {"scores": _scores(scores), "winner": won, "decided": _yes(winner is not None)}
        case events.RoundWon(seat, _, reason, priority):
            return {"foe": team_words(rival(seat)), "reason": "priority" if priority else reason}
        case events.MatchWon(seat, wins):
            return {"own": wins[seat], "foe": wins[rival(seat)]}
        case _:
            return {}


def _scores(distances: Sequence[float | None]) -> Phrase:
    scores = {
        name: _score(distance, seat) for seat, (name, distance) in enumerate(zip("abcd", distances, strict=False))
    }
    return phrase(f"pitchout-scores-{len(distances)}", **scores)


def _score(distance: float | None, seat: int) -> Phrase:
    if distance is None:
        return phrase("pitchout-score-none", team=team_words(seat))
    return phrase("pitchout-score", team=team_words(seat), distance=round(distance / 10.0, 2))


def _of_pieces(
    event: events.Flicked | events.Struck | events.Fell | events.Shifted | events.Eliminated | events.GolemAppeared,
    sides: Sides,
) -> dict[str, Argument]:
    """The arguments about pieces that take more than one field, or other words; sentences name a block by its label."""
    match event:
        case events.Flicked(puck, second=second):
            return {"team": team_words(seat_of(puck, sides)), "again": _yes(second)}
        case events.Struck(by=by):
            return {"by": piece_words(by, sides)}
        case events.Fell(piece) | events.Shifted(piece):
            block = is_block(piece)
            return {"piece": piece if block else piece_words(piece, sides), "kind": "block" if block else "puck"}
        case events.Eliminated(puck, cause, by):
            how = "self" if cause == "exit" and by is None else "paid" if cause == "infested" and by == puck else cause
            return {"cause": how, "by": "" if by is None else piece_words(by, sides)}
        case events.GolemAppeared(puck):
            return {"team": team_words(seat_of(puck, sides))}


def side_words(seat: Seat, sides: Sides) -> Phrase:
    """The name of a seat's side: the seat alone, or with its partner (V-1)."""
    team = team_of(sides, seat)
    if len(team) == 1:
        return team_words(seat)
    return phrase("pitchout-pair", one=team_words(team[0]), two=team_words(team[1]))


def final_score(wins: Sequence[int], sides: Sides, winner: Seat) -> Phrase:
    """The rounds won in the end: of two players those of the winner first."""
    if sides == DUEL:
        return phrase("pitchout-outcome-duel", own=wins[winner], foe=wins[rival(winner)])
    return phrase("pitchout-outcome-rounds", score=score(wins, sides))


def score(wins: Sequence[int], sides: Sides) -> str:
    """The rounds won, by seat or by pair: `1–0–0`."""
    return "–".join(str(wins[team[0]]) for team in partners(sides))
