"""Tournaments as a feature."""

from collections.abc import Sequence
from functools import partial

from bot.features.contract import Feature, Followed, MatchEvent, ServerData, ServerPage, ServerQuery, TitleQuery
from bot.features.tournaments.expulsion import Expulsions
from bot.features.tournaments.open_data import ShownTournament, TournamentList, TournamentQuery, listed, shown
from bot.features.tournaments.open_page import page_values
from bot.features.tournaments.rows import TournamentRows
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.sheets.following import OVER, news
from bot.features.tournaments.sheets.match_places import at_stake, match_place
from bot.features.tournaments.sheets.messages import written_title
from bot.features.tournaments.sheets.titles import title_words
from bot.features.tournaments.titles import tournament_titles
from bot.features.tournaments.values import MOVED, TOURNAMENT
from bot.matches.core.errors import refused
from bot.matches.core.models import Match
from bot.matches.matchmaking.bans import Exit
from bot.matches.posting.bulletins import EVENT


async def match_event(service: Tournaments, match: Match) -> MatchEvent | None:
    """The tournament of a match, with its round; None if it belongs to none."""
    found = await service.rows.of_match(match.id)
    if found is None:
        return None
    return MatchEvent(partial(match_place, found, match.id), partial(at_stake, found, match.id))


async def titles(service: Tournaments, asked: TitleQuery) -> Sequence[str]:
    """The first places of a player, latest first."""
    found = await tournament_titles(service.rows, asked.user, asked.guild, asked.game, may_see=asked.may_see)
    return [title_words(one, asked.words) for one in found]


async def check_abort(service: Tournaments, match: Match) -> None:
    """Raise Refused for a match of a tournament: it would cost the opponent the point."""
    if await service.rows.of_match(match.id) is not None:
        raise refused("refused-abort-tournament")


async def on_ban(service: Tournaments, guild: int, user: int) -> Exit:
    """Take a user out of the tournaments of a server."""
    return await Expulsions(service).expel(guild, user)


async def followed(service: Tournaments, number: int) -> Followed | None:
    """A tournament as those who follow it hear of it: its stage is its latest round, and then the end."""
    found = await service.rows.get(number)
    if found is None:
        return None
    over = not found.stage.is_live
    following = await service.rows.following(number) if over else 0
    stage = OVER if over else found.round_
    name = partial(written_title, found)
    return Followed(name, partial(news, found), found.guild, found.channel, stage, over, following)


TOURNAMENTS = Feature(
    rows=TournamentRows,
    service=Tournaments,
    commands=("cogs.tournaments.tournaments", "cogs.tournaments.occasions", "cogs.tournaments.loop"),
    bulletins={
        TOURNAMENT: "cogs.tournaments.announcements:announce",
        MOVED: "cogs.tournaments.announcements:announce_move",
        EVENT: "cogs.tournaments.occasions:occasion",
    },
    lasting=frozenset({TOURNAMENT}),
    server_check="cogs.tournaments.channels:check_channels",
    match_event=match_event,
    titles=titles,
    check_abort=check_abort,
    followed={TOURNAMENT: followed},
    on_ban=on_ban,
    server_data=(
        ServerData(
            "/tournaments",
            "tournaments",
            "The tournaments of a server: those that are on, then the latest ones.",
            ServerQuery,
            TournamentList,
            listed,
        ),
        ServerData(
            "/tournaments/{tournament}",
            "tournament",
            "A tournament with its rounds and standings.",
            TournamentQuery,
            ShownTournament,
            shown,
            ServerPage("tournament.html", page_values),
        ),
    ),
)
