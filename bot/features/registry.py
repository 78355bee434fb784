"""The features of the bot: one line each."""

from bot.features.badges.feature import BADGES
from bot.features.board.feature import BOARD
from bot.features.contract import AnyFeature
from bot.features.crowd.feature import CROWD
from bot.features.daily.feature import DAILY
from bot.features.digest.feature import DIGEST
from bot.features.feeds.feature import FEEDS
from bot.features.follow.feature import FOLLOW
from bot.features.hand.feature import HAND
from bot.features.history.feature import HISTORY
from bot.features.house.feature import HOUSE
from bot.features.ladders.feature import LADDERS
from bot.features.languages.feature import LANGUAGES
from bot.features.lessons.feature import LESSONS
from bot.features.lobby.feature import LOBBY
from bot.features.privacy.feature import PRIVACY
from bot.features.reports.feature import REPORTS
from bot.features.reviews.feature import REVIEWS
from bot.features.rulebook.feature import RULEBOOK
from bot.features.settings.feature import SETTINGS
from bot.features.talk.feature import TALK
from bot.features.tournaments.feature import TOURNAMENTS
from bot.features.webhooks.feature import WEBHOOKS

FEATURES: tuple[AnyFeature, ...] = (  # the commands of a group are offered in this order
    BADGES,
    BOARD,
    CROWD,
    DAILY,
    DIGEST,
    FEEDS,
    FOLLOW,
    HAND,
    HISTORY,
    HOUSE,
    LADDERS,
    LANGUAGES,
    LESSONS,
    LOBBY,
    PRIVACY,
    SETTINGS,
    REPORTS,
    REVIEWS,
    RULEBOOK,
    TALK,
    TOURNAMENTS,
    WEBHOOKS,
)
ON_CHANGE = tuple(feature.on_change for feature in FEATURES if feature.on_change)
CHECKS = tuple(feature.check for feature in FEATURES if feature.check)
CHECKS_OF_ALL = tuple(feature.check_all for feature in FEATURES if feature.check_all)
