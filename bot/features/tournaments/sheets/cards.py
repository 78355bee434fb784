"""The card of a tournament: conditions, entrants and progress; and the scheduled event that links to it."""

from dataclasses import replace

from bot.features.tournaments.sheets.messages import (
    COLOUR,
    JOIN,
    LEAVE,
    START,
    TABLE,
    about,
    former_season,
    heading,
    name_of,
    press,
    round_name,
    title,
    winners,
)
from bot.features.tournaments.values import FEWEST, Stage, Tournament
from bot.matches.timing.paces import DAY, HOUR, SECOND
from bot.pairing.event import Form
from bot.pairing.league import USUAL
from bot.pairing.swiss import length as usual_length
from bot.screens.occasions import Occasion, Progress
from bot.screens.sheet import Button, Part, Sheet
from bot.text import cut, discord_url
from bot.words import Words

NAMED = 40  # entrants that a card names
NAME_LIMIT = 100  # characters of the name of an event
MOVES = 8  # of a player in a match, for which an event is taken to last
SHORTEST, LONGEST = 4 * HOUR, 30 * DAY  # ms that an event lasts
AHEAD = (
    2  # rounds it lasts at least if they are long: each puts off its end, and Discord ends an event by itself for good
)


def card_sheet(tournament: Tournament, words: Words, shut: str = "") -> Sheet:
    """The card of a tournament in any state; `shut` is the reason why it waits."""
    match tournament.stage:
        case Stage.OPEN:
            return open_sheet(tournament, words, shut)
        case Stage.RUNNING:
            return _running_sheet(tournament, words)
        case Stage.FINISHED:
            head = heading(tournament, words, words.text("tournament-finished"))
            text = f"{head}\n{about(tournament, words)}\n{winners(tournament, words)}"
            return Sheet((text,), ((press(TABLE, tournament, "table", words),),), COLOUR)
        case Stage.CANCELLED:
            head = heading(tournament, words, words.text("tournament-stopped"))
            return Sheet((f"{head}\n{about(tournament, words)}",))


def open_sheet(tournament: Tournament, words: Words, shut: str = "") -> Sheet:
    """The card at which players enter."""
    full = tournament.is_full
    starts = words.text(
        "tournament-starts-full", host=f"<@{tournament.owner.user}>", count=FEWEST * tournament.plan.team
    )
    if tournament.starts:
        key = "tournament-full" if full else "tournament-starts"
        starts = words.text(key, at=f"<t:{tournament.starts // SECOND}:R>")
    parts: list[Part] = [
        f"{heading(tournament, words)}\n{about(tournament, words)}",
        f"{starts}\n{_count(tournament, words)}{_demand(tournament, words)}",
        *([shut] if shut else []),
        *([words.text("tournament-next-season")] if tournament.plan.former else []),
        *_named(tournament),
    ]
    presses = (
        replace(press(JOIN, tournament, "join", words), disabled=full),
        press(LEAVE, tournament, "leave", words),
        *former_season(tournament, words),
        *([press(START, tournament, "start", words)] if tournament.may_begin else []),
    )
    return Sheet((*parts,), (presses,), COLOUR)


def _running_sheet(tournament: Tournament, words: Words) -> Sheet:
    """The card of a running tournament: its round, and how to enter late or join the list for the next season."""
    nth, late = tournament.round_, tournament.may_be_entered and not tournament.is_full
    head = heading(tournament, words, round_name(tournament, nth, words) if nth else words.text("tournament-begins"))
    text = _count(tournament, words)
    if late:
        text += "\n" + words.text("tournament-late", nth=nth + 1) + _demand(tournament, words)
    if tournament.has_list:
        key = "tournament-next-full" if tournament.is_full else "tournament-waiting"
        text += "\n" + words.text(key, count=len(tournament.waiting)) + _demand(tournament, words)
    presses = (
        *([press(JOIN, tournament, "join", words)] if late else []),
        *(_list_presses(tournament, words) if tournament.has_list else []),
        *([press(TABLE, tournament, "table", words)] if nth else []),
    )
    controls = (presses,) if presses else ()
    return Sheet((f"{head}\n{about(tournament, words)}", text, *_named(tournament)), controls, COLOUR)


def _list_presses(tournament: Tournament, words: Words) -> tuple[Button, Button]:
    """The buttons to join the list for the next season, and to leave it or this season."""
    join = replace(press(JOIN, tournament, "join-next", words), disabled=tournament.is_full)
    return join, press(LEAVE, tournament, "leave", words)


def _count(tournament: Tournament, words: Words) -> str:
    return words.text("tournament-entered", count=len(tournament.present), places=tournament.room)


def _demand(tournament: Tournament, words: Words) -> str:
    """The requirement for entering, if there is one."""
    least = tournament.plan.punctual
    return f"\n{words.text('card-punctual', least=least)}" if least else ""


def _named(tournament: Tournament) -> tuple[str, ...]:
    """The names of the entrants."""
    named = ", ".join(name_of(one) for one in tournament.present[:NAMED])
    if not named:
        return ()
    return (f"{named} …" if len(tournament.present) > NAMED else named,)


def occasion_of(tournament: Tournament, progress: Progress, card: int, words: Words, now: int = 0) -> Occasion:
    """The scheduled event of a tournament, which leads to its card. Once it is on, it lasts as long as takes the rest from `now`."""
    begins = tournament.starts if progress is Progress.COMING else -(-now // HOUR) * HOUR
    lines = (
        about(tournament, words),
        *([words.text("tournament-event-how")] if progress is Progress.COMING else []),
        "",
        words.text("tournament-event-mark", number=tournament.id),
    )
    return Occasion(
        cut(title(tournament, words), NAME_LIMIT),
        "\n".join(lines),
        discord_url(tournament.guild, tournament.channel, card),
        tournament.starts,
        begins + _lasting(tournament),
        progress,
    )


def _lasting(tournament: Tournament) -> int:
    """The estimated ms that the remaining rounds take: some moves each, within sensible limits for very short and long clocks."""
    plan = tournament.plan
    rounds = (plan.division or USUAL) if plan.form is Form.LEAGUE else plan.rounds or usual_length(plan.places)
    left = max(1, rounds - max(0, tournament.round_ - 1))
    long = max(MOVES * plan.terms.limit, plan.interval)
    return min(max(left * long, SHORTEST), max(AHEAD * long, LONGEST))
