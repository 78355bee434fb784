"""What happened, as phrases: one an event, and the few of a turn that are worth telling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.base import Phrase, phrase
from bot.games.pitchout.board import is_block, label, piece_words, pitcher_words, seat_of, team_words
from bot.games.pitchout.board import other as other_seat
from bot.games.pitchout.events import (
    ChooserDrawn,
    Copied,
    Deployed,
    Eliminated,
    Event,
    Fell,
    Flicked,
    Gone,
    GuardDeclined,
    GuardSaved,
    MatchWon,
    ObstacleRemoved,
    PassiveTurn,
    Returned,
    RoundBegun,
    RoundWon,
    Shifted,
    Skipped,
    Spared,
    StarterNamed,
    Stopped,
    Struck,
    TimeRanOut,
    Touched,
    Unanswered,
)


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
        case ChooserDrawn() | StarterNamed() | Deployed() | RoundBegun() | Copied():
            return _before(event)
        case Flicked() | Touched() | Struck() | Fell() | Stopped():
            return _of_a_flick(event)
        case Spared() | Eliminated() | Shifted() | Returned():
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


def _of_a_fate(event: Spared | Eliminated | Shifted | Returned) -> Phrase:
    match event:
        case Spared(puck, cause, obstacle):
            block = "" if obstacle is None else label(obstacle)
            return phrase("pitchout-event-spared", puck=piece_words(puck), cause=cause, block=block)
        case Eliminated(puck, cause, by):
            how = "self" if cause == "exit" and by is None else cause
            pusher = "" if by is None else piece_words(by)
            return phrase("pitchout-event-eliminated", puck=piece_words(puck), cause=how, by=pusher)
        case Shifted(piece):
            return _of_a_piece("pitchout-event-shifted", piece)
        case Returned(puck):
            return phrase("pitchout-event-returned", puck=piece_words(puck))
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
