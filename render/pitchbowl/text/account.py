"""The account of a turn: flick, contacts in order of time, falls and exits, final places."""

from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules import events
from bot.games.pitchbowl.rules.board import BALL, MIDDLE, cell_at, label
from bot.games.pitchbowl.rules.event_summary import Sent, briefly
from bot.games.pitchbowl.rules.event_text import event_sentences
from bot.games.pitchbowl.rules.simulation import CAUGHT, EFFORT, GOALS, LIMIT, PICKUP
from bot.games.pitchbowl.rules.view import View
from bot.physics.trace import Contact, Fall, Passage, Trace
from bot.words import Words
from render.painter import Moment
from render.pitchbowl.text.describe import bearing, edge, piece
from render.table.motion import MeasuredMotion, firsts
from render.text import centimetres, in_series, number, numbered

_LISTED = 12  # contacts listed one by one
_STIR = 1.0  # mm; a puck that moved less is not worth telling


def account(moment: Moment, words: Words) -> tuple[str, ...]:
    """Numbered sentences in order of time; the rules' results come last.

    Of several flicks in one post only the last was seen; the others are summarized by their stories.
    """
    before, last = _parted(moment)
    lines = [words.say(one.words) for one in event_sentences(before)]
    if moment.trace is not None:
        lines += seen(moment, moment.trace, words)
    return numbered([*lines, *(words.say(one.words) for one in event_sentences(_unseen(moment, last)))])


def ruled(moment: Moment, words: Words) -> list[str]:
    """The rules' results of a turn in brief: its story without the events that were seen."""
    before, last = _parted(moment)
    return [words.say(one.words) for one in briefly([*before, *_unseen(moment, last)])]


def _parted(moment: Moment) -> tuple[list[events.Event], list[events.Event]]:
    """The events of a turn before its last flick, and from it on."""
    sent = [nth for nth, event in enumerate(moment.events) if isinstance(event, Sent)]
    at = sent[-1] if sent else 0
    return list(moment.events[:at]), list(moment.events[at:])


def _unseen(moment: Moment, last: list[events.Event]) -> list[events.Event]:
    """The events of the last flick that physics does not show."""
    seen = Sent | events.Met | events.Overshot | events.EffortMade | events.WentOut
    return [event for event in last if moment.trace is None or not isinstance(event, seen)]


def seen(moment: Moment, trace: Trace, words: Words) -> list[str]:
    """The visible part of a turn: the flick, then contacts, limits, catches and exits in order of time, and the resting places."""
    view: View = moment.before
    motion = MeasuredMotion(trace, standing(view), MIDDLE)
    annulled = any(isinstance(event, events.PlacementAnnulled) for event in moment.events)
    lines = [_aimed(event, words) for event in _parted(moment)[1] if isinstance(event, Sent)]
    happened: list[Contact | Passage | Fall] = [*firsts(trace.contacts), *trace.passages, *trace.falls]
    happened.sort(key=lambda one: (one.t, isinstance(one, Fall)))
    touches = [one for one in happened if isinstance(one, Contact)]
    known: set[tuple[str, str]] = set()
    for one in happened:
        match one:
            case Fall():
                where = {"edge": edge(one.x, one.y, words), "cell": cell_at(one.x, one.y)}
                lines.append(words.text("pitchbowl-account-out", piece=piece(one.id, words), **where))
            case Passage(gate=gate, piece=who):
                if (gate, who) not in known:
                    known.add((gate, who))
                    lines += _passed(one, motion, words, annulled=annulled)
            case Contact():
                if one in touches[:_LISTED]:
                    lines.append(_met(one, motion, words))
    if len(touches) > _LISTED:
        lines.append(words.text("pitchbowl-account-more", count=len(touches) - _LISTED))
    return lines if annulled else [*lines, *_rests(motion, words)]


def standing(view: View) -> dict[str, Point]:
    """The places of all pucks on the field."""
    found = {one.id: Point(one.x, one.y) for one in view.players if not one.out}
    return found if view.ball is None else found | {BALL: view.ball}


def _aimed(event: Sent, words: Words) -> str:
    aim = {
        "player": label(event.player),
        "angle": number(bearing(event.angle), words),
        "strength": number(event.strength, words),
    }
    if isinstance(event, events.Thrown):
        return words.text("pitchbowl-account-thrown", **aim)
    if isinstance(event, events.Placed):
        return words.text("pitchbowl-account-flicked", announced="", **aim)
    target = label(event.target) if event.target else ""
    announced = words.text(f"pitchbowl-announced-{event.announce}", target=target)
    return words.text("pitchbowl-account-flicked", announced=announced, **aim)


def _met(contact: Contact, motion: MeasuredMotion, words: Words) -> str:
    """A contact, with the distance that the pushing piece had gone by then."""
    pusher = contact.pusher or contact.a
    way = centimetres(motion.slid(pusher, contact.t), words)
    names = {"piece": piece(pusher, words), "other": piece(contact.other(pusher), words)}
    return words.text("pitchbowl-account-met", way=way, **names)


def _passed(passage: Passage, motion: MeasuredMotion, words: Words, *, annulled: bool) -> list[str]:
    """The line for a piece that reached a gate: a limit, the cells of the extra effort, an end zone, the ball."""
    who = label(passage.piece)
    way = centimetres(motion.slid(passage.piece, passage.t), words)
    if passage.gate == LIMIT:
        return [words.text("pitchbowl-account-limit", player=who, way=way, falls="no" if annulled else "yes")]
    if passage.gate == EFFORT:
        return [words.text("pitchbowl-account-effort", player=who, way=way)]
    if passage.gate in GOALS and passage.into:
        return [words.text("pitchbowl-account-goal", player=who, way=way)]
    if passage.gate == PICKUP:
        taker = centimetres(motion.slid(passage.by, passage.t), words)
        return [words.text("pitchbowl-account-pickup", player=label(passage.by), way=taker)]
    if passage.gate == CAUGHT:
        return [words.text("pitchbowl-account-caught", player=label(passage.by), way=way)]
    return []


def _rests(motion: MeasuredMotion, words: Words) -> list[str]:
    """The resting places of the pucks that moved, with the distance from where they were."""
    lines = []
    for rest in motion.trace.rest:
        if rest.id in motion.stood and (way := motion.shift(rest.id)) >= _STIR:
            where = {"piece": piece(rest.id, words), "cell": cell_at(rest.x, rest.y), "way": centimetres(way, words)}
            lines.append(words.text("pitchbowl-account-rest", **where))
    return [words.text("pitchbowl-account-rests", pieces=in_series(lines, words))] if lines else []
