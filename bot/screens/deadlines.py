"""Deadlines in words, and what happens when they pass."""

from bot.games.vocabulary import Seat
from bot.matches.core.models import Match, Pace
from bot.matches.timing.timer_policy import COUNTED
from bot.words import Words

SECOND = 1000  # milliseconds


def when(time: int, style: str = "R") -> str:
    """A time in each reader's own time zone; `R` is relative."""
    return f"<t:{time // SECOND}:{style}>"


def until(match: Match, seat: Seat, words: Words, now: int) -> str:
    """A seat's deadline and what its clock waits for; "" if it is not asked. `now` is in ms since 1970."""
    holder = match.holder(seat)
    if not holder.due:
        return ""
    key = "until-friendly" if match.terms.pace is Pace.FRIENDLY else "until"
    said = words.text(key, when=when(holder.due))
    waits = max(match.paused, holder.vacation_until)
    if waits > now:
        reason = "until-paused" if waits == match.paused else "until-away"
        return f"{said} · {words.text(reason, when=when(waits, 'f'))}"
    return said


def clocks(match: Match, words: Words, now: int) -> str:
    """The deadline of everyone who is asked, a line each; "" if nobody is."""
    lines = ((f"<@{holder.user}>", until(match, holder.seat, words, now)) for holder in match.holders)
    return "\n".join(f"{user} {said}" for user, said in lines if said)


def consequence(match: Match, seat: Seat, words: Words) -> str:
    """What happens when a seat's time runs out; "" if it is not asked."""
    holder = match.holder(seat)
    if not holder.due:
        return ""
    if match.terms.pace is Pace.FRIENDLY:
        return words.text("consequence-friendly", when=when(holder.due))
    last = holder.lapses + 1 >= COUNTED
    return words.text("consequence-last" if last else "consequence", when=when(holder.due), most=COUNTED)
