"""The page of `/server setup` with the games that are played on a server, and the channels for matches."""

from collections.abc import Callable, Collection

from bot.answers.custom_id import natural
from bot.app import GameBot
from bot.games import GAMES
from bot.matches.core.errors import refused
from bot.matches.settings.preferences import ServerSettings
from bot.screens.server_settings_view import HERE, NOT_HERE
from cogs.core.interaction_context import InteractionContext
from cogs.server.group import check_manager, choose, set_values

MOST = 50  # channels that may be chosen; their mentions fill a message
PAGE = "play"


async def choose_games(call: InteractionContext) -> None:
    """Set the games that are played. Only the difference from what the panel showed is applied, so others' changes stay."""
    check_manager(call)
    shown = set(call.id.args.split(".")) if call.id.args else None
    wanted = set(call.values)

    def change(wishes: ServerSettings) -> ServerSettings:
        played = {key for key in GAMES if key not in wishes.unwanted}
        kept = wanted if shown is None else (played | (wanted - shown)) - (shown - wanted)
        return set_games(kept)(wishes)

    await choose(call, change, PAGE)


async def choose_channels(call: InteractionContext) -> None:
    """Allow matches in the panel's channel, stop allowing them there, or allow them everywhere. Raises Refused."""
    check_manager(call)
    here, way = (call.spot,), call.id.args
    changes = {HERE: add_channels(here), NOT_HERE: remove_channels(here)}
    await choose(call, changes.get(way, set_values(channels=())), PAGE)


async def find_channel(call: InteractionContext) -> None:
    """Allow matches in the chosen channel. Raises Refused."""
    check_manager(call)
    await choose(call, add_channels(_channels(call)), PAGE)


async def lose_channels(call: InteractionContext) -> None:
    """Stop allowing matches in the chosen channels."""
    check_manager(call)
    await choose(call, remove_channels(_channels(call)), PAGE)


def _channels(call: InteractionContext) -> list[int]:
    """The chosen channels; values that are no ids are skipped."""
    return [one for one in map(natural, call.values) if one is not None]


def set_games(games: Collection[str]) -> Callable[[ServerSettings], ServerSettings]:
    """The change to these games. Raises Refused if none is left."""
    if not any(key in games for key in GAMES):
        raise refused("refused-house-no-game")
    return set_values(unwanted=tuple(key for key in GAMES if key not in games))


def add_channels(channels: Collection[int]) -> Callable[[ServerSettings], ServerSettings]:
    """The change that adds these channels. Raises Refused if there are too many."""

    def change(wishes: ServerSettings) -> ServerSettings:
        known = tuple(dict.fromkeys((*wishes.channels, *channels)))
        if len(known) > MOST:
            raise refused("refused-house-many", count=MOST)
        return set_values(channels=known)(wishes)

    return change


def set_allowed(game: str, channel: int, *, allowed: bool) -> Callable[[ServerSettings], ServerSettings]:
    """The change that allows or disallows a game ("": none) and a channel (0: none). Raises what `set_games` and `add_channels` raise."""

    def change(wishes: ServerSettings) -> ServerSettings:
        if game:
            others = {key for key in GAMES if key not in wishes.unwanted} - {game}
            wishes = set_games(others | {game} if allowed else others)(wishes)
        if channel:
            wishes = (add_channels if allowed else remove_channels)((channel,))(wishes)
        return wishes

    return change


def remove_channels(channels: Collection[int]) -> Callable[[ServerSettings], ServerSettings]:
    """The change that removes these channels."""
    return lambda wishes: set_values(channels=tuple(one for one in wishes.channels if one not in channels))(wishes)


async def setup(bot: GameBot) -> None:
    """Answer the page's menus and buttons."""
    bot.answerers.update(
        housegames=choose_games, housespots=choose_channels, housefound=find_channel, houselost=lose_channels
    )
