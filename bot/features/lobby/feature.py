"""The lobby as a feature: challenges, open tables, practice, queues, and the message with buttons in place of commands."""

from bot.features.contract import Feature, Feed
from bot.features.lobby.message_rows import KIND, LobbyRows
from bot.features.lobby.service import Lobby

LOBBY = Feature(
    rows=LobbyRows,
    service=Lobby,
    commands=(
        "cogs.lobby.challenges",
        "cogs.lobby.card_buttons",
        "cogs.lobby.queue",
        "cogs.lobby.rematches",
        "cogs.lobby.blocks",
        "cogs.lobby.challenge_menu",
        "cogs.lobby.lobby_message",
        "cogs.lobby.mention_answers",
        "cogs.lobby.play_panel",
    ),
    bulletins={KIND: "cogs.lobby.lobby_message:lobby_post"},
    feeds=(Feed("lobby", bulletin=KIND),),
    lasting=frozenset({KIND}),
    on_settings=Lobby.follow_settings,
    on_morning=Lobby.look_at_messages,
)
