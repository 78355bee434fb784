"""The news of a tournament for those who follow it."""

from bot.features.tournaments.sheets.messages import round_name, winners, written_title
from bot.features.tournaments.values import Stage, Tournament
from bot.words import Words

OVER = 1000  # the stage of what is over, above all rounds


def news(tournament: Tournament, words: Words) -> str:
    """The latest round, the winners or that it was cancelled, in a line with the channel."""
    if tournament.stage is Stage.FINISHED:
        text = winners(tournament, words)
    elif tournament.stage is Stage.CANCELLED:
        text = words.text("tournament-stopped")
    else:
        text = round_name(tournament, tournament.round_, words)
    return f"**{written_title(tournament, words)}** · {text} · <#{tournament.channel}>"
