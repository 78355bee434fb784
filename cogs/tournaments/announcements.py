"""Automatic posts about tournaments: the opening, each round and the end."""

from collections.abc import Sequence
from dataclasses import replace

from bot.client.app import GameBot
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.sheets.cards import card_sheet, open_sheet
from bot.features.tournaments.sheets.messages import ended_sheet, over_sheet, round_sheet, written_title
from bot.features.tournaments.values import Board, Tournament
from bot.matches.core.models import Match
from bot.matches.delivery.models import Bulletin
from bot.pairing.event import Form
from bot.screens.sheet import LinkButton, Sheet
from bot.text import discord_url
from bot.words import Words
from cogs.delivery.bulletin_posts import TooSoon
from cogs.tournaments.pictures import TournamentPictures

PATIENCE = 120_000  # ms in which the matches of a round get their threads


async def announce(bot: GameBot, bulletin: Bulletin) -> Sheet | None:
    """The post as the tournament is now; None if it is about what is over. Raises TooSoon until a round's matches have their threads."""
    number, _, what = bulletin.payload.decode().partition(".")
    tournament = await bot.feature(Tournaments).rows.get(int(number))
    if tournament is None:
        return None
    words, painter = bot.catalogue.of(tournament.plan.locale), TournamentPictures(bot)
    kind, _, nth = what.partition(".")
    match kind:
        case "open":
            card = _card(bulletin, tournament, words)
            return await _called(bot, bulletin.guild, card) if card and not bulletin.wanted else card
        case "round":
            boards = tournament.rounds[int(nth) - 1]
            matches = await bot.services.store.those([one.match for one in boards if one.match])
            new = not bulletin.message and bot.services.clock.now_ms() - bulletin.made < PATIENCE
            if new and not _is_placed(boards, matches):
                raise TooSoon
            picture = await painter.public(tournament, words) if int(nth) > 1 else None
            return round_sheet(tournament, int(nth), {one.id: one for one in matches}, words, picture)
        case "over":
            pictures = [await painter.podium(tournament, words)]
            if tournament.plan.form is Form.LEAGUE:  # with who goes up and who goes down
                pictures.append(await painter.public(tournament, words))
            return over_sheet(tournament, words, *pictures)
        case _:
            return ended_sheet(tournament, kind, words)


async def _called(bot: GameBot, guild: int, card: Sheet) -> Sheet:
    """A card that mentions the role set by the server, for a newly opened tournament."""
    role = (await bot.services.store.server_settings(guild)).players
    return replace(card, parts=(f"<@&{role}>", *card.parts), roles=(role,)) if role else card


async def announce_move(bot: GameBot, bulletin: Bulletin) -> Sheet | None:
    """A post in the former channel that links to the moved tournament. Raises TooSoon until the new card exists."""
    number = int(bulletin.payload.partition(b".")[0])  # former versions kept 1.open
    tournament = await bot.feature(Tournaments).rows.get(number)
    if tournament is None:
        return None
    words = bot.catalogue.of(tournament.plan.locale)
    message = await bot.services.store.bulletin_message(f"tournament.{number}.open")
    if not message and bot.services.clock.now_ms() - bulletin.made < PATIENCE:
        raise TooSoon
    there = LinkButton(discord_url(tournament.guild, tournament.channel, message), words.text("open"))
    name, channel = written_title(tournament, words), f"<#{tournament.channel}>"
    if bulletin.channel == tournament.channel:
        text = words.text("tournament-moved-on", name=name)
    else:
        text = words.text("tournament-moved-to", name=name, channel=channel)
    return Sheet((text,), ((there,),))


def _card(bulletin: Bulletin, tournament: Tournament, words: Words) -> Sheet | None:
    """The card. It is posted as one that is open, by whose buttons it is found after a crash, and edited if that is no longer so."""
    if bulletin.message:
        return card_sheet(tournament, words)
    return open_sheet(tournament, words) if bulletin.attempted or tournament.stage.is_live else None


def _is_placed(boards: Sequence[Board], matches: Sequence[Match]) -> bool:
    """Whether the way to every match is known."""
    begun = all(board.match or board.pairing.is_over for board in boards)
    return begun and all(one.thread or not one.status.is_under_way for one in matches)
