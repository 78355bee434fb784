"""The ids of the application and the channels that the local Discord has where it is given no fixtures."""

from localdiscord.first_world import first_world
from localdiscord.fixtures import default_fixtures

_WORLD = first_world(default_fixtures(), 0.0)
_IDS = {channel.name: channel.id for channel in _WORLD.channels.values()}
APPLICATION = _WORLD.application_id
GENERAL, LOBBY, FORUM = (_IDS[name] for name in ("general", "lobby", "ideas"))
NEWS, LOUNGE, STAGE, PICTURES = (_IDS[name] for name in ("news", "lounge", "stage", "pictures"))
