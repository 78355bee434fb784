"""The progress of a review."""

from __future__ import annotations

import msgspec

from bot.features.reviews.rules.review import Review
from bot.matches.core.models import Match


class ReviewProgress(msgspec.Struct, frozen=True):
    """The progress of a review; `review` is None until the usual errors of the match's players are known."""

    match: Match
    review: Review | None

    @property
    def done(self) -> int:
        """The number of reviewed turns."""
        return 0 if self.review is None else self.review.done

    @property
    def complete(self) -> Review | None:
        """The review if it is finished."""
        return self.review if self.review is not None and self.review.complete else None
