"""Reviews of matches: progress, the curve with the three moments, and one moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from bot.answers.custom_id import Id
from bot.features.reviews.rules.review import Decision, Review
from bot.games import GAMES
from bot.games.contract.vocabulary import Seat
from bot.matches.core.models import Match
from bot.screens.cards import played_by
from bot.screens.sheet import GOOD, MAIN, Button, Media, Part, Sheet, rows
from bot.text import cut, escape_markdown
from bot.words import Words
from render.text import ALT, together

SAMPLES = 8  # turns at which the curve is described


@dataclass(frozen=True)
class MomentView:
    """One moment as shown: its number, what was played and better in words, and a picture of each if there is one."""

    number: int
    decision: Decision
    played: str
    better: str
    pictures: tuple[Media, ...] = ()


def progress_sheet(match: Match, done: int, words: Words) -> Sheet:
    """The progress of a review, with a button to look again."""
    text = words.text("review-progress", match=match.number, percent=100 * done // max(1, match.revision))
    again = Button(Id("review", match.id), words.text("review-look"))
    return Sheet((text, f"-# {words.text('review-later')}"), ((again,),))


def review_sheet(match: Match, review: Review, curve: Media | None, words: Words, *, public: bool = False) -> Sheet:
    """The curve, each player's accuracy, and the key moments."""
    parts: list[Part] = [f"### {words.text('review-title', match=match.number)}"]
    if all(review.accuracy(one.seat) is None for one in match.holders):
        return Sheet((*parts, words.text("review-empty")))
    parts += [axes_words(match, review, words), curve] if curve else [curve_words(match, review, words)]
    parts.append("\n".join(accuracy_lines(match, review, words)))
    moments = review.moments
    if not moments:
        parts.append(words.text("review-none"))
        return Sheet(tuple(parts), () if public else rows((_publish(match, "", words),)))
    listed = [_listed(match, number, one, words) for number, one in enumerate(moments, start=1)]
    parts.append("\n".join((words.text("review-moments", count=len(moments)), *listed)))
    if public:
        return Sheet(tuple(parts))
    buttons = [
        Button(Id("moment", match.id, "", str(number)), words.text("review-moment", number=number, turn=one.turn), MAIN)
        for number, one in enumerate(moments, start=1)
    ]
    return Sheet(tuple(parts), (*rows(buttons), *rows((_publish(match, "", words),))))


def moment_sheet(match: Match, view: MomentView, words: Words, *, public: bool = False) -> Sheet:
    """The action played in a moment and the better one, with the reason."""
    one, turn = view.decision, str(view.decision.turn)
    user = played_by(match, one.seat, words)
    title = words.text("review-moment-title", number=view.number, turn=turn, user=user)
    played, better = words.text("review-played", what=view.played), words.text("review-better", what=view.better)
    lines = [words.say(one.why)] if one.why else []
    lines.append(f"-# {words.text('review-chances', played=_percent(one.played), best=_percent(one.best))}")
    if 0.0 < one.share < 1.0 or GAMES[match.game].spec.reach:
        lines.append(f"-# {words.text('review-share', share=_percent(one.share))}")
    parts: list[Part] = [f"**{title}**"]
    for text, picture in zip_longest((played, better), view.pictures):
        parts += [text, picture] if picture else [text]
    parts.append("\n".join(lines))
    if public:
        return Sheet(tuple(parts))
    back = Button(Id("review", match.id), words.text("review-back"))
    attempt = Button(Id("whatif", match.id, "", turn), words.text("review-try"), GOOD)
    return Sheet(tuple(parts), rows((attempt, back, _publish(match, str(view.number), words))))


def moment_alt(view: MomentView, text: str, words: Words) -> str:
    """The alt text of the picture of a moment, for the action played or the better one."""
    return cut(words.text("review-moment-alt", turn=view.decision.turn, what=text), ALT)


def axes_words(match: Match, review: Review, words: Words) -> str:
    """A legend of the curve's axes, in small print."""
    name = _named(match, review.sides[0], words) if len(review.sides) == 2 else ""
    return f"-# {words.text('review-axes', name=name) if name else words.text('review-axes-several')}"


def curve_words(match: Match, review: Review, words: Words) -> str:
    """The curve in words: the expected result of each side at a few turns."""
    moves = review.moves
    turns = sorted({moves[max(0, round(nth * len(moves) / SAMPLES) - 1)] for nth in range(1, SAMPLES + 1)})
    sides = [_named(match, side, words) for side in review.sides]
    if len(sides) > 2:
        leaders = [max(range(len(sides)), key=lambda nth: review.standings[turn - 1][nth]) for turn in turns]
        lines = [
            words.text("review-at", turn=turn, value=f"{sides[nth]} {_share(review.standings[turn - 1][nth], words)}")
            for turn, nth in zip(turns, leaders, strict=True)
        ]
        return cut(words.text("review-curve-leaders", values=", ".join(lines)), ALT)
    lines = [words.text("review-at", turn=turn, value=_share(review.standings[turn - 1][0], words)) for turn in turns]
    return cut(words.text("review-curve", name=sides[0], values=", ".join(lines)), ALT)


def accuracy_lines(match: Match, review: Review, words: Words) -> list[str]:
    """The accuracy of each player's decisions, best first."""
    known = [(review.accuracy(one.seat), one.seat) for one in match.holders]
    lines = []
    for accuracy, seat in sorted(known, key=lambda one: (-(one[0] or 0), one[1])):
        user = played_by(match, seat, words)
        if accuracy is None:
            lines.append(words.text("review-unjudged", user=user))
            continue
        lines.append(words.text("review-accuracy", user=user, accuracy=accuracy))
    return [*lines, f"-# {words.text('review-accuracy-about')}"]


def _listed(match: Match, number: int, one: Decision, words: Words) -> str:
    user = played_by(match, one.seat, words)
    why = words.say(one.why) if one.why else ""
    return words.text("review-listed", number=number, turn=one.turn, user=user, why=why, lost=_percent(one.lost))


def _named(match: Match, seats: Sequence[Seat], words: Words) -> str:
    return together([escape_markdown(match.holder(seat).name) for seat in seats], words)


def _percent(share: float) -> int:
    return round(100.0 * share)


def _share(share: float, words: Words) -> str:
    """A share of one in percent, as the language writes it."""
    return words.text("review-percent", value=_percent(share))


def _publish(match: Match, moment: str, words: Words) -> Button:
    return Button(Id("reviewall", match.id, "", moment), words.text("replay-show"))
