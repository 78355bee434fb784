"""The scheduled event of a tournament."""

from bot.matches.timing.paces import DAY
from bot.matches.tournaments.models import Plan, Tournament
from bot.screens.cards import SECOND
from bot.screens.occasions import Occasion, Progress
from bot.screens.tournament_sheets import about, title
from bot.text import cut, discord_url
from bot.tournaments.swiss import length as usual_length
from bot.words import Words

NAME_LIMIT = 100  # characters of the name of an event
MOVES = 8  # of a player in a match, for which an event is taken to last
SHORTEST, LONGEST = 4 * 3600 * SECOND, 30 * DAY  # ms that an event lasts


def occasion_of(tournament: Tournament, progress: Progress, card: int, words: Words) -> Occasion:
    """The scheduled event of a tournament, which leads to its card."""
    plan = tournament.plan
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
        tournament.starts + _lasting(plan),
        progress,
    )


def _lasting(plan: Plan) -> int:
    """How long it takes at the most, in ms: some moves a round, but neither minutes nor years."""
    rounds = plan.rounds or usual_length(plan.places)
    return min(max(rounds * MOVES * plan.terms.limit, SHORTEST), LONGEST)
