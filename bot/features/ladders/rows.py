"""The verbs of the store about ladders."""

from bot.features.ladders import counting, listing, season_ends
from bot.storage.core.base import Connections, reads, writes


class LadderRows(Connections):
    """The verbs of the store about ladders; what a change of a match counts is in `changes`."""

    ladder = reads(listing.ladder)
    near = reads(listing.near)
    former_points = reads(listing.former_points)
    record = reads(listing.record)
    prospects = reads(listing.prospects)
    gains = reads(listing.gains)
    moves_of = reads(listing.moves_of)
    stray_standings = reads(counting.stray_standings)
    close_season = writes(season_ends.close)
    recompute = writes(counting.recompute, long=True)
    recompute_uneven = writes(counting.recompute_uneven, long=True)
