"""The ids of the channels of Pichenette Corner."""

from bot.ops.play import corner
from localdiscord.first_world import first_world

_IDS = {channel.name: channel.id for channel in first_world(corner(kinds=True).fixtures, 0.0).channels.values()}
GENERAL, ARENA, FORUM = (_IDS[name] for name in ("general", "arena", "matches"))
NEWS, LOUNGE, STAGE, PICTURES = (_IDS[name] for name in ("news", "lounge", "stage", "pictures"))
