"""Deadlines in words, and the effects of missing them."""

from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match, Pace
from bot.matches.timing.paces import SECOND, passed
from bot.matches.work.timer_policy import COUNTED, is_slow
from bot.words import Words

SCARCE = 4  # a clock is mentioned once no more than this part of the time is left: a quarter


def when(time: int, style: str = "R") -> str:
    """A time in each reader's own time zone; `R` is relative."""
    return f"<t:{time // SECOND}:{style}>"


def until(match: Match, seat: Seat, words: Words, now: int) -> str:
    """A seat's deadline and what its clock waits for; "" if it is not asked. `now` is in ms since 1970."""
    holder = match.holder(seat)
    if not holder.due:
        return ""
    key = "until-friendly" if match.terms.pace is Pace.FRIENDLY else "until"
    text = words.text(key, when=when(holder.due))
    waits = max(match.paused, holder.vacation_until)
    if waits > now:
        reason = "until-paused" if waits == match.paused else "until-away"
        return f"{text} · {words.text(reason, when=when(waits, 'f'))}"
    return text


def scarce(match: Match, seat: Seat, now: int) -> bool:
    """Whether less than a quarter of a seat's time is left at `now` (ms since 1970), or it was shortened."""
    holder = match.holder(seat)
    left = passed(match.terms, now, holder.due)
    return holder.due > 0 and (is_slow(match, holder) or left < match.terms.limit // SCARCE)


def pressing(match: Match, seat: Seat, words: Words, now: int) -> str:
    """A seat's deadline if it has to be known: time is scarce, or the clock waits; else ""."""
    waits = max(match.paused, match.holder(seat).vacation_until) > now
    return until(match, seat, words, now) if waits or scarce(match, seat, now) else ""


def clocks(match: Match, words: Words, now: int) -> str:
    """The deadline of each player asked, a line each; "" if nobody is asked."""
    lines = ((f"<@{holder.user}>", until(match, holder.seat, words, now)) for holder in match.holders)
    return "\n".join(f"{user} {text}" for user, text in lines if text)


def consequence(match: Match, seat: Seat, words: Words, now: int) -> str:
    """The effect of a seat's missed deadline; "" while there is enough time, unless it would end the match for the seat."""
    holder = match.holder(seat)
    friendly = match.terms.pace is Pace.FRIENDLY
    last = not friendly and holder.lapses + 1 >= COUNTED
    if not holder.due or not (last or scarce(match, seat, now)):
        return ""
    if friendly:
        return words.text("consequence-friendly", when=when(holder.due))
    return words.text("consequence-last" if last else "consequence", when=when(holder.due), most=COUNTED)
