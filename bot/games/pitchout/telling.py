"""What happened, as phrases: one an event, and the few of a turn that are worth telling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from bot.games.base import Phrase, phrase
from bot.games.pitchout.board import is_block, label, piece_words, pitcher_words, seat_of, team_words
from bot.games.pitchout.board import other as other_seat
from bot.games.pitchout.events import (
    Banned,
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
    LineupChosen,
    MatchWon,
    Mounted,
    ObstacleLeft,
    ObstacleMoved,
    ObstacleRemoved,
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
    Spared,
    StarterNamed,
    StayedDown,
    Stopped,
    Struck,
    TeamChosen,
    TimeRanOut,
    Touched,
    Unanswered,
)

_OfAPower: TypeAlias = Mounted | StayedDown | ObstacleMoved | ObstacleLeft | GolemAppeared | GolemDeclined


def told(events: Sequence[Event]) -> tuple[Phrase, ...]:
    """The phrases worth telling, in order: nothing told by another event, touches only where nothing fell or was struck."""
    quiet = not any(isinstance(event, Fell | Struck | Spared) for event in events)
    return tuple(event_phrase(event) for event in events if _worth_telling(event, quiet=quiet))


def _worth_telling(event: Event, *, quiet: bool) -> bool:
    match event:
        case Fell(piece):
            return is_block(piece)
        case Touched(puck, other):
            return quiet and seat_of(puck) != seat_of(other)
        case Struck() | Eliminated(cause="sacrifice"):
            return False
        case _:
            return True


def event_phrase(event: Event) -> Phrase:
    """What happened, in one phrase; its arguments are told in data/words/en/pitchout.ftl."""
    match event:
        case TeamChosen() | LineupChosen() | ShotReady() | ShotOut() | ShootoutDrawn() | Banned() | Reconsidered():
            return _of_a_lineup(event)
        case ChooserDrawn() | StarterNamed() | Deployed() | RoundBegun() | Copied():
            return _before(event)
        case Flicked() | Touched() | Struck() | Fell() | Stopped():
            return _of_a_flick(event)
        case (
            Spared()
            | Eliminated()
            | Shifted()
            | Returned()
            | Mounted()
            | StayedDown()
            | ObstacleMoved()
            | ObstacleLeft()
            | GolemAppeared()
            | GolemDeclined()
        ):
            return _of_a_fate(event)
        case GuardSaved() | GuardDeclined() | ObstacleRemoved() | Skipped() | Unanswered() | PassiveTurn():
            return _of_a_rule(event)
        case RoundWon() | TimeRanOut() | Gone() | MatchWon():
            return _of_an_end(event)
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
                south=_score(scores[0], 0),
                north=_score(scores[1], 1),
                winner="" if winner is None else team_words(winner),
                decided="no" if winner is None else "yes",
            )
        case ShootoutDrawn(winner):
            return phrase("pitchout-event-shootout_drawn", team=team_words(winner))
        case Banned(seat, pitcher):
            if pitcher is None:
                return phrase("pitchout-event-not_banned", team=team_words(other_seat(seat)))
            return phrase("pitchout-event-banned", team=team_words(seat), pitcher=pitcher_words(pitcher))
        case _:
            assert_never(event)


def _score(distance: float | None, seat: int) -> Phrase:
    """How near a Captain came in the shoot-out."""
    if distance is None:
        return phrase("pitchout-score-none", team=team_words(seat))
    return phrase("pitchout-score", team=team_words(seat), distance=round(distance, 1))


def _of_a_power(event: _OfAPower) -> Phrase:
    match event:
        case Mounted(puck, mount):
            return phrase("pitchout-event-mounted", puck=piece_words(puck), mount=piece_words(mount))
        case StayedDown(puck):
            return phrase("pitchout-event-stayed_down", puck=piece_words(puck))
        case ObstacleMoved(block, puck):
            return phrase("pitchout-event-obstacle_moved", puck=piece_words(puck), block=label(block))
        case ObstacleLeft(block, puck):
            return phrase("pitchout-event-obstacle_left", puck=piece_words(puck), block=label(block))
        case GolemAppeared(puck):
            return phrase("pitchout-event-golem_appeared", team=team_words(seat_of(puck)), puck=piece_words(puck))
        case GolemDeclined(seat):
            return phrase("pitchout-event-golem_declined", team=team_words(seat))
        case _:
            assert_never(event)


def _of_a_flick(event: Flicked | Touched | Struck | Fell | Stopped) -> Phrase:
    match event:
        case Flicked(puck, angle, strength, second):
            again = "yes" if second else "no"
            return phrase(
                "pitchout-event-flicked",
                team=team_words(seat_of(puck)),
                puck=piece_words(puck),
                angle=angle,
                strength=strength,
                again=again,
            )
        case Touched(puck, other):
            return phrase("pitchout-event-touched", puck=piece_words(puck), other=piece_words(other))
        case Struck(puck, by):
            return phrase("pitchout-event-struck", puck=piece_words(puck), by=piece_words(by))
        case Fell(piece):
            return _of_a_piece("pitchout-event-fell", piece)
        case Stopped(puck):
            return phrase("pitchout-event-stopped", puck=piece_words(puck))
        case _:
            assert_never(event)


def _of_a_piece(key: str, piece: str) -> Phrase:
    """A phrase about a puck or an obstacle: sentences name the latter by its label."""
    if is_block(piece):
        return phrase(key, piece=label(piece), kind="block")
    return phrase(key, piece=piece_words(piece), kind="puck")


def _of_a_fate(event: Spared | Eliminated | Shifted | Returned | _OfAPower) -> Phrase:
    match event:
        case Spared(puck, cause, obstacle):
            block = "" if obstacle is None else label(obstacle)
            return phrase("pitchout-event-spared", puck=piece_words(puck), cause=cause, block=block)
        case Eliminated(puck, cause, by):
            how = "self" if cause == "exit" and by is None else "paid" if cause == "infested" and by == puck else cause
            pusher = "" if by is None else piece_words(by)
            return phrase("pitchout-event-eliminated", puck=piece_words(puck), cause=how, by=pusher)
        case Shifted(piece):
            return _of_a_piece("pitchout-event-shifted", piece)
        case Returned(puck):
            return phrase("pitchout-event-returned", puck=piece_words(puck))
        case Mounted() | StayedDown() | ObstacleMoved() | ObstacleLeft() | GolemAppeared() | GolemDeclined():
            return _of_a_power(event)
        case _:
            assert_never(event)


def _of_a_rule(event: GuardSaved | GuardDeclined | ObstacleRemoved | Skipped | Unanswered | PassiveTurn) -> Phrase:
    match event:
        case GuardSaved(guard, puck):
            return phrase("pitchout-event-guard_saved", guard=piece_words(guard), puck=piece_words(puck))
        case GuardDeclined(seat):
            return phrase("pitchout-event-guard_declined", team=team_words(seat))
        case ObstacleRemoved(obstacle, weak):
            foe = team_words(other_seat(weak))
            return phrase("pitchout-event-obstacle_removed", block=label(obstacle), team=team_words(weak), foe=foe)
        case Skipped(seat, why):
            return phrase("pitchout-event-skipped", team=team_words(seat), why=why)
        case Unanswered(seat):
            return phrase("pitchout-event-unanswered", team=team_words(seat))
        case PassiveTurn(seat, count):
            return phrase("pitchout-event-passive_turn", team=team_words(seat), count=count)
        case _:
            assert_never(event)


def _of_an_end(event: RoundWon | TimeRanOut | Gone | MatchWon) -> Phrase:
    match event:
        case RoundWon(seat, number, reason, priority):
            why = "priority" if priority else reason
            foe = team_words(other_seat(seat))
            return phrase("pitchout-event-round_won", team=team_words(seat), foe=foe, round=number, reason=why)
        case TimeRanOut(seat):
            return phrase("pitchout-event-timed_out", team=team_words(seat))
        case Gone(seat):
            return phrase("pitchout-event-left", team=team_words(seat))
        case MatchWon(seat, wins):
            return phrase("pitchout-event-match_won", team=team_words(seat), own=wins[seat], foe=wins[other_seat(seat)])
        case _:
            assert_never(event)
