"""The filter of a list of a player's matches, as in custom ids."""

from dataclasses import dataclass

from bot.answers.custom_id import PAGES, natural
from bot.games import GAMES
from bot.matches.core.errors import refused
from bot.matches.history.player_history import HistoryEntry


@dataclass(frozen=True)
class MatchFilter:
    """A filter of a `user`'s matches: `against` an opponent (0: any), of a `game`, with a `fate` ("": any); and the page."""

    user: int
    against: int = 0
    game: str = ""
    fate: str = ""
    page: int = 0

    def __str__(self) -> str:
        """As in an id."""
        return f"{self.user}.{self.against}.{self.game}.{self.fate}.{self.page}"

    @property
    def whole(self) -> bool:
        """Whether the filter lets every match pass."""
        return not (self.against or self.game or self.fate)

    def fits(self, chapter: HistoryEntry) -> bool:
        """Whether a match passes."""
        return (
            (not self.against or chapter.against(self.against))
            and self.game in {"", chapter.match.game}
            and self.fate in {"", chapter.fate}
        )


def read_match_filter(args: str) -> MatchFilter:
    """The filter of an id; trailing text only makes ids unique. Raises Refused for an invalid one."""
    user, against, game, fate, page, *_ = (*args.split("."), "", "", "", "")
    whose, rival, number = natural(user), natural(against), natural(page, PAGES)
    if whose is None or rival is None or number is None or game not in {"", *GAMES}:
        raise refused("control-unknown")
    return MatchFilter(whose, rival, game, fate, number)
