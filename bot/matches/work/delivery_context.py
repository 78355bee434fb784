"""The data needed to deliver a post, read in one transaction."""

import msgspec

from bot.matches.core.models import Match
from bot.matches.delivery.models import Post
from bot.matches.settings.preferences import ServerSettings


class DeliveryContext(msgspec.Struct, frozen=True):
    """The data needed to deliver a post."""

    match: Match
    former: Post | None  # the latest delivered post of a turn before the post
    barred: bool  # whether other posts of the match wait until something can be posted there
    settings: ServerSettings
