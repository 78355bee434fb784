"""All that the delivery of a post depends on, read at once."""

import msgspec

from bot.matches.core.models import Match
from bot.matches.crowd.models import Crowd
from bot.matches.delivery.models import Post
from bot.matches.settings.preferences import ServerSettings


class DeliveryContext(msgspec.Struct, frozen=True):
    """What the delivery of a post depends on."""

    match: Match
    former: Post | None  # the latest delivered post of a turn before the post
    barred: bool  # whether other posts of the match wait until something can be posted there
    wishes: ServerSettings
    crowd: Crowd  # the spectators' calls that the post's turn has settled
