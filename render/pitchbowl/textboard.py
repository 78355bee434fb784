"""PitchBowl in words: how it stands, the text board and the alt text."""

from __future__ import annotations

from bot.games.pitchbowl.board import cell_name, held, label
from bot.games.pitchbowl.seen import SeenPlayer, View
from bot.games.pitchbowl.telling import team_words
from bot.games.vocabulary import Phrase, Seat, phrase
from bot.words import Words

_ALT = 1024  # characters that Discord allows


def deed(view: View) -> Phrase:
    """Who is to do what, or who has won."""
    if view.asked is None:
        if view.winner is None:
            return phrase("pitchbowl-picture-deed-drawn")
        return phrase("pitchbowl-picture-deed-won", side=team_words(view.winner))
    return phrase(f"pitchbowl-picture-deed-{view.phase}", side=team_words(view.asked))


def headline(view: View) -> Phrase:
    """Who is to act, and the score, in one line."""
    return phrase("pitchbowl-picture-headline", deed=deed(view), red=view.score[0], blue=view.score[1])


def board(view: View, words: Words) -> str:
    """The field in words: the score, the ball, every player with his cell."""
    said = [words.say(headline(view)), _ball(view, words)]
    for seat in (0, 1):
        players = ", ".join(_player(one, words) for one in _of(view, seat))
        said += ["", words.text("pitchbowl-board-team", side=words.say(team_words(seat))), players]
    return "\n".join(said)


def alt(view: View, words: Words) -> str:
    """What the picture shows, at most 1024 characters."""
    sides = (
        words.text(
            "pitchbowl-alt-team",
            side=words.say(team_words(seat)),
            players=", ".join(f"{one.label} {_cell(one)}" for one in _of(view, seat)),
        )
        for seat in (0, 1)
    )
    return "\n".join([words.say(headline(view)), _ball(view, words), *sides])[:_ALT]


def _of(view: View, seat: Seat) -> list[SeenPlayer]:
    return [one for one in view.players if one.seat == seat and not one.out]


def _cell(one: SeenPlayer) -> str:
    return cell_name(min(held(one.x, one.y)))


def _player(one: SeenPlayer, words: Words) -> str:
    key = "pitchbowl-board-player" if one.active else "pitchbowl-board-passive"
    return words.text(key, label=one.label, cell=_cell(one))


def _ball(view: View, words: Words) -> str:
    if view.holder is not None:
        return words.text("pitchbowl-board-held", player=label(view.holder))
    if view.ball is not None:
        return words.text("pitchbowl-board-loose", cell=cell_name(min(held(view.ball.x, view.ball.y))))
    return words.text("pitchbowl-board-no-ball")
