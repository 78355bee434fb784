"""The events of Pitch Out as phrases: one per event, and those of a turn worth reporting."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from bot.games.base import Unanswered
from bot.games.pitchout.board import (
    is_block,
    label,
    opposing,
    own_blocks,
    piece_words,
    pitcher_words,
    seat_of,
    team_words,
)
from bot.games.pitchout.events import (
    Banned,
    BlockLeft,
    BlockMoved,
    BlockRemoved,
    ChooserDrawn,
    Copied,
    Deployed,
    Eliminated,
    Event,
    Fell,
    Flicked,
    GolemAppeared,
    GolemDeclined,
    Gone,
    GuardDeclined,
    GuardSaved,
    KnockedOut,
    LineupChosen,
    MatchWon,
    Mounted,
    PassiveTurn,
    Reconsidered,
    Returned,
    RoundBegun,
    RoundWon,
    Shifted,
    ShootoutDrawn,
    ShotOut,
    ShotReady,
    Skipped,
    Slipped,
    Spared,
    StarterNamed,
    StayedDown,
    Stopped,
    Struck,
    TeamChosen,
    TimeRanOut,
    Touched,
)
from bot.games.pitchout.seating import DUEL, Sides, partners, rival, team_of
from bot.games.vocabulary import Phrase, Seat, Told, phrase

_OfAPower: TypeAlias = Mounted | StayedDown | BlockMoved | BlockLeft | GolemAppeared | GolemDeclined


def told(events: Sequence[Event], sides: Sides) -> tuple[Told, ...]:
    """The sentences worth reporting with their rules, in order: nothing that another event covers, touches only if no piece fell or was struck."""
    quiet = not any(isinstance(event, Fell | Struck | Spared) for event in events)
    return tuple(
        Told(event_phrase(event, sides), event.rule, result=isinstance(event, MatchWon))
        for event in events
        if _worth_telling(event, sides, quiet=quiet)
    )


def _worth_telling(event: Event, sides: Sides, *, quiet: bool) -> bool:
    match event:
        case Fell(piece):
            return is_block(piece)
        case Touched(puck, other):
            return quiet and opposing(puck, other, sides)
        case Struck() | Eliminated(cause="sacrifice"):
            return False
        case _:
            return True


def event_phrase(event: Event, sides: Sides) -> Phrase:
    """The phrase of an event; its arguments are documented in data/words/en/pitchout.ftl."""
    match event:
        case TeamChosen() | LineupChosen() | ShotReady() | ShotOut() | ShootoutDrawn() | Banned() | Reconsidered():
            return _of_a_lineup(event)
        case ChooserDrawn() | StarterNamed() | Deployed() | RoundBegun() | Copied():
            return _before(event)
        case Slipped() | Flicked() | Touched() | Struck() | Fell() | Stopped():
            return _of_a_flick(event, sides)
        case (
            Spared()
            | Eliminated()
            | Shifted()
            | Returned()
            | Mounted()
            | StayedDown()
            | BlockMoved()
            | BlockLeft()
            | GolemAppeared()
            | GolemDeclined()
        ):
            return _of_a_fate(event, sides)
        case GuardSaved() | GuardDeclined() | BlockRemoved() | Skipped() | Unanswered() | PassiveTurn():
            return _of_a_rule(event, sides)
        case KnockedOut() | RoundWon() | TimeRanOut() | Gone() | MatchWon():
            return _of_an_end(event, sides)
        case _:
            assert_never(event)


def _before(event: ChooserDrawn | StarterNamed | Deployed | RoundBegun | Copied) -> Phrase:
    match event:
        case ChooserDrawn(seat):
            return phrase("pitchout-event-chooser_drawn", team=team_words(seat))
        case StarterNamed(number, starter, by):
            own = "yes" if starter == by else "no"
            return phrase(
                "pitchout-event-starter_named", round=number, starter=team_words(starter), team=team_words(by), own=own
            )
        case Deployed(seat):
            return phrase("pitchout-event-deployed", team=team_words(seat))
        case RoundBegun(number, starter):
            return phrase("pitchout-event-round_begun", round=number, team=team_words(starter))
        case Copied(seat, pitcher):
            return phrase("pitchout-event-copied", team=team_words(seat), pitcher=pitcher_words(pitcher))
        case _:
            assert_never(event)


def _of_a_lineup(
    event: TeamChosen | LineupChosen | ShotReady | ShotOut | ShootoutDrawn | Banned | Reconsidered,
) -> Phrase:
    match event:
        case TeamChosen(seat, team):
            return phrase(
                "pitchout-event-team_chosen", team=team_words(seat), pitchers=phrase(f"pitchout-choice-{team}")
            )
        case LineupChosen(seat) | ShotReady(seat) | Reconsidered(seat):
            return phrase(f"pitchout-event-{event.__struct_config__.tag}", team=team_words(seat))
        case ShotOut(number, scores, winner):
            return phrase(
                "pitchout-event-shot_out",
                number=number,
                scores=_scores(scores),
                winner="" if winner is None else team_words(winner),
                decided="no" if winner is None else "yes",
            )
        case ShootoutDrawn(winner):
            return phrase("pitchout-event-shootout_drawn", team=team_words(winner))
        case Banned(seat, pitcher):
            if pitcher is None:
                return phrase("pitchout-event-not_banned", team=team_words(rival(seat)))
            return phrase("pitchout-event-banned", team=team_words(seat), pitcher=pitcher_words(pitcher))
        case _:
            assert_never(event)


def _scores(distances: Sequence[float | None]) -> Phrase:
    """How near each Captain came, in one list."""
    told = {name: _score(distance, seat) for seat, (name, distance) in enumerate(zip("abcd", distances, strict=False))}
    return phrase(f"pitchout-scores-{len(distances)}", **told)


def _score(distance: float | None, seat: int) -> Phrase:
    """How near a Captain came in the shoot-out."""
    if distance is None:
        return phrase("pitchout-score-none", team=team_words(seat))
    return phrase("pitchout-score", team=team_words(seat), distance=round(distance, 1))


def _of_a_power(event: _OfAPower, sides: Sides) -> Phrase:
    match event:
        case Mounted(puck, mount):
            return phrase("pitchout-event-mounted", puck=piece_words(puck, sides), mount=piece_words(mount, sides))
        case StayedDown(puck):
            return phrase("pitchout-event-stayed_down", puck=piece_words(puck, sides))
        case BlockMoved(block, puck):
            return phrase("pitchout-event-obstacle_moved", puck=piece_words(puck, sides), block=block)
        case BlockLeft(block, puck):
            return phrase("pitchout-event-obstacle_left", puck=piece_words(puck, sides), block=block)
        case GolemAppeared(puck):
            return phrase(
                "pitchout-event-golem_appeared", team=team_words(seat_of(puck, sides)), puck=piece_words(puck, sides)
            )
        case GolemDeclined(seat):
            return phrase("pitchout-event-golem_declined", team=team_words(seat))
        case _:
            assert_never(event)


def _of_a_flick(event: Slipped | Flicked | Touched | Struck | Fell | Stopped, sides: Sides) -> Phrase:
    match event:
        case Slipped(puck, angle, strength):
            return phrase("pitchout-event-slipped", puck=piece_words(puck, sides), angle=angle, strength=strength)
        case Flicked(puck, angle, strength, second):
            again = "yes" if second else "no"
            return phrase(
                "pitchout-event-flicked",
                team=team_words(seat_of(puck, sides)),
                puck=piece_words(puck, sides),
                angle=angle,
                strength=strength,
                shot=phrase("pitchout-shot", label=label(puck, sides), angle=angle, strength=strength),
                again=again,
            )
        case Touched(puck, other):
            return phrase("pitchout-event-touched", puck=piece_words(puck, sides), other=piece_words(other, sides))
        case Struck(puck, by):
            return phrase("pitchout-event-struck", puck=piece_words(puck, sides), by=piece_words(by, sides))
        case Fell(piece):
            return _of_a_piece("pitchout-event-fell", piece, sides)
        case Stopped(puck):
            return phrase("pitchout-event-stopped", puck=piece_words(puck, sides))
        case _:
            assert_never(event)


def _of_a_piece(key: str, piece: str, sides: Sides) -> Phrase:
    """A phrase about a puck or a block: sentences name the latter by its label."""
    if is_block(piece):
        return phrase(key, piece=piece, kind="block")
    return phrase(key, piece=piece_words(piece, sides), kind="puck")


def _of_a_fate(event: Spared | Eliminated | Shifted | Returned | _OfAPower, sides: Sides) -> Phrase:
    match event:
        case Spared(puck, cause, obstacle):
            block = "" if obstacle is None else obstacle
            return phrase("pitchout-event-spared", puck=piece_words(puck, sides), cause=cause, block=block)
        case Eliminated(puck, cause, by):
            how = "self" if cause == "exit" and by is None else "paid" if cause == "infested" and by == puck else cause
            pusher = "" if by is None else piece_words(by, sides)
            return phrase("pitchout-event-eliminated", puck=piece_words(puck, sides), cause=how, by=pusher)
        case Shifted(piece):
            return _of_a_piece("pitchout-event-shifted", piece, sides)
        case Returned(puck):
            return phrase("pitchout-event-returned", puck=piece_words(puck, sides))
        case Mounted() | StayedDown() | BlockMoved() | BlockLeft() | GolemAppeared() | GolemDeclined():
            return _of_a_power(event, sides)
        case _:
            assert_never(event)


def _of_a_rule(
    event: GuardSaved | GuardDeclined | BlockRemoved | Skipped | Unanswered | PassiveTurn, sides: Sides
) -> Phrase:
    match event:
        case GuardSaved(guard, puck):
            return phrase("pitchout-event-guard_saved", guard=piece_words(guard, sides), puck=piece_words(puck, sides))
        case GuardDeclined(seat):
            return phrase("pitchout-event-guard_declined", team=team_words(seat))
        case BlockRemoved(obstacle, weak):
            foe = team_words(next(seat for seat in range(len(sides)) if obstacle in own_blocks(sides, seat)))
            return phrase("pitchout-event-obstacle_removed", block=obstacle, team=team_words(weak), foe=foe)
        case Skipped(seat, why):
            return phrase("pitchout-event-skipped", team=team_words(seat), why=why)
        case Unanswered(seat):
            return phrase("pitchout-event-unanswered", team=team_words(seat))
        case PassiveTurn(seat, count):
            return phrase("pitchout-event-passive_turn", team=team_words(seat), count=count)
        case _:
            assert_never(event)


def _of_an_end(event: KnockedOut | RoundWon | TimeRanOut | Gone | MatchWon, sides: Sides) -> Phrase:
    match event:
        case TimeRanOut(seat, on):
            return phrase("pitchout-event-timed_out", team=team_words(seat), on="yes" if on else "no")
        case Gone(seat, on):
            return phrase("pitchout-event-left", team=team_words(seat), on="yes" if on else "no")
        case KnockedOut() | RoundWon() | MatchWon():
            return _of_a_round(event, sides)
        case _:
            assert_never(event)


def _of_a_round(event: KnockedOut | RoundWon | MatchWon, sides: Sides) -> Phrase:
    match event:
        case KnockedOut(seat, reason):
            return phrase("pitchout-event-knocked_out", team=team_words(seat), reason=reason)
        case RoundWon(seat, number, reason, priority):
            why = "priority" if priority else reason
            if sides != DUEL:
                return phrase("pitchout-event-round_won_by", team=side_words(seat, sides), round=number, reason=why)
            foe = team_words(rival(seat))
            return phrase("pitchout-event-round_won", team=team_words(seat), foe=foe, round=number, reason=why)
        case MatchWon(seat, wins):
            if sides != DUEL:
                return phrase("pitchout-event-match_won_by", team=side_words(seat, sides), score=score(wins, sides))
            return phrase("pitchout-event-match_won", team=team_words(seat), own=wins[seat], foe=wins[rival(seat)])
        case _:
            assert_never(event)


def side_words(seat: Seat, sides: Sides) -> Phrase:
    """Who wins with a seat: it alone, or it and its partner (V-1)."""
    team = team_of(sides, seat)
    if len(team) == 1:
        return team_words(seat)
    return phrase("pitchout-pair", one=team_words(team[0]), two=team_words(team[1]))


def final_score(wins: Sequence[int], sides: Sides, winner: Seat) -> str:
    """The rounds won in the end: of two sides those of the winner first."""
    return f"{wins[winner]}–{wins[rival(winner)]}" if sides == DUEL else score(wins, sides)


def score(wins: Sequence[int], sides: Sides) -> str:
    """The rounds won, by seat or by pair: `1–0–0`."""
    return "–".join(str(wins[team[0]]) for team in partners(sides))
