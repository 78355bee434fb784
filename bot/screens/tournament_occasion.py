"""The scheduled event of a tournament."""

from bot.matches.timing.paces import DAY, HOUR
from bot.matches.tournaments.models import Tournament
from bot.screens.occasions import Occasion, Progress
from bot.screens.tournament_sheets import about, title
from bot.text import cut, discord_url
from bot.tournaments.event import Form
from bot.tournaments.league import USUAL
from bot.tournaments.swiss import length as usual_length
from bot.words import Words

NAME_LIMIT = 100  # characters of the name of an event
MOVES = 8  # of a player in a match, for which an event is taken to last
SHORTEST, LONGEST = 4 * HOUR, 30 * DAY  # ms that an event lasts
AHEAD = (
    2  # rounds it lasts at least if they are long: each puts off its end, and Discord ends an event by itself for good
)


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
    """How long the rounds take that are not over, in ms: some moves each, but neither minutes nor years of short ones."""
    plan = tournament.plan
    rounds = (plan.division or USUAL) if plan.form is Form.LEAGUE else plan.rounds or usual_length(plan.places)
    left = max(1, rounds - max(0, tournament.round_ - 1))
    long = max(MOVES * plan.terms.limit, plan.interval)
    return min(max(left * long, SHORTEST), max(AHEAD * long, LONGEST))
