"""Badges as a feature."""

from bot.features.badges import rows
from bot.features.badges.changes import on_change
from bot.features.badges.rows import BadgeRows
from bot.features.badges.rules.earned import RULES
from bot.features.badges.service import NOT_COMPUTED, SETTING, Badges, faults
from bot.features.badges.sheets import badges_line, earned_words, show_button
from bot.features.contract import Check, Feature, ProfileExtras, TurnExtras, TurnFacts
from bot.storage.core import transactions
from bot.storage.core.query import Tx
from bot.words import Words


async def turn_extras(service: Badges, facts: TurnFacts) -> TurnExtras:
    """The badges that players earned for the first time with the end of a match."""
    if not facts.is_last:
        return TurnExtras()
    lines = earned_words(facts.match, await service.first_in(facts.match.id), facts.words)
    return TurnExtras(result=tuple(lines))


async def profile(service: Badges, user: int, game: str, words: Words) -> ProfileExtras:
    """A player's badges as signs, with the button that explains them."""
    kept = await service.of_user(user)
    return ProfileExtras(badges_line(kept, words), (show_button(user, game, kept, words),))


BADGES = Feature(
    rows=BadgeRows,
    service=lambda matches, area: Badges(matches.work.positions.games, matches.work.store, area),
    commands=("cogs.badges.badges",),
    command_line=("bot.features.badges.command:badges",),
    on_change=on_change,
    turn_extras=turn_extras,
    profile=profile,
    check=Check(
        lambda tx, match: (rows.in_match(tx, match), _pending(tx)),
        faults,
        {
            NOT_COMPUTED: "matches whose badges are not computed yet: {count}; the bot computes them while it runs, "
            "`pichenette badges recompute` at once"
        },
    ),
)


def _pending(tx: Tx) -> bool:
    """Whether the bot is still to compute some, after an upgrade."""
    return transactions.setting(tx, SETTING) != RULES
