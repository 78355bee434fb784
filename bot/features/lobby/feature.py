"""The lobby as a feature: challenges, open tables, practice, queues."""

from bot.features.contract import Feature
from bot.features.lobby.rows import QueueRows
from bot.features.lobby.service import Lobby

LOBBY = Feature(
    rows=QueueRows,
    service=Lobby,
    commands=(
        "cogs.lobby.challenges",
        "cogs.lobby.queue",
        "cogs.lobby.rematches",
        "cogs.lobby.blocks",
        "cogs.lobby.challenge_menu",
    ),
)
