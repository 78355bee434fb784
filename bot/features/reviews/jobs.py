"""Reviews as jobs: what the players usually do wrong, then turn by turn; and their pictures."""

from __future__ import annotations

import msgspec

from bot.features.reviews.rules.review import Review, TurnReview
from bot.features.reviews.rules.reviewer import Played, Reviewer
from bot.games import JUDGES
from bot.games.contract.save import load_state
from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import Seat
from bot.matches.core.job import Job, Process, Tools
from bot.matches.history.history import Takeback, read_move
from bot.workers.films import Taken, moment_of
from bot.workers.studio import Studio
from render.drawing.names import painted_name
from render.painter import Theme
from render.reviews import coach
from render.text import together
from render.theme import LOOKS, hexed


class BeginReview(Job[Review], frozen=True):
    """The review of a match before its first turn: with the usual errors of its players.

    `states`, from the set-up on, and `moves` are in bytes of bot.games.contract.save.
    """

    process = Process.THINKING

    game: str
    seats: int
    states: tuple[bytes, ...]
    moves: tuple[bytes, ...]  # one fewer

    def run(self, tools: Tools) -> Review:
        """The review."""
        game = tools.games[self.game]
        states = [load_state(game.spec, raw) for raw in self.states]
        moves = (read_move(game, raw) for raw in self.moves)
        turns = [Played(*one) for one in zip(states, moves, states[1:], strict=False)]
        return Reviewer(tools.games, JUDGES).begun(self.game, self.seats, turns)


class ReviewTurn(Job[TurnReview], frozen=True):
    """The review of the turn `number`, by a player with this hand; the states before and after it, and the move, are in bytes."""

    process = Process.THINKING

    game: str
    number: int
    before: bytes
    move: bytes
    after: bytes
    hand: Hand

    def run(self, tools: Tools) -> TurnReview:
        """The review."""
        game = tools.games[self.game]
        move = read_move(game, self.move)
        before, after = (load_state(game.spec, raw) for raw in (self.before, self.after))
        found = Reviewer(tools.games, JUDGES).turn(self.game, self.number, Played(before, move, after), self.hand)
        return msgspec.structs.replace(found, back=move.revision) if isinstance(move, Takeback) else found


class ExpectedResults(Job[bytes], frozen=True):
    """The result that each side of a match could expect after each of its moves; its moments are some of these with numbers."""

    game: str
    moves: tuple[int, ...]  # the turns, counted from 1
    shares: tuple[tuple[float, ...], ...]  # after each of them
    sides: tuple[tuple[tuple[Seat, ...], int], ...]  # the seats of each, and the number of its colour
    names: tuple[str, ...]  # by seat
    moments: tuple[tuple[int, int], ...]  # turns with their numbers
    locale: str
    theme: Theme = "dark"

    def run(self, tools: Studio) -> bytes:
        """A picture as PNG."""
        colours, words = tools.painters[self.game].colours, tools.catalogue.of(self.locale)
        teams = [hexed(f"{one:06X}") for one in colours] if colours else [one.base for one in LOOKS[self.theme].teams]
        sides = [
            (together([painted_name(self.names[seat], seat + 1, words) for seat in seats], words), teams[nth])
            for seats, nth in self.sides
        ]
        axes = coach.Axes(
            words.text("review-picture-title"),
            words.text("review-picture-moves"),
            tuple(words.text("review-percent", value=value) for value in (0, 50, 100)),
        )
        return coach.standing(self.moves, self.shares, sides, self.moments, axes, self.theme)


class ShowTurn(Job[bytes], frozen=True):
    """A turn headed by who made it: a film as GIF if anything moved, else a picture as PNG of what it led to."""

    process = Process.FILMS

    game: str
    turn: Taken
    viewer: Seat
    locale: str
    theme: Theme = "dark"

    def run(self, tools: Studio) -> bytes:
        """The film or picture."""
        painter, words, turn = tools.painters[self.game], tools.catalogue.of(self.locale), self.turn
        if painter.films is not None and turn.trace:
            shown = [moment_of(tools.games[self.game], turn)]
            film = painter.films.film(shown, words, theme=self.theme, present=False)
            return coach.headed(self.game, film, film, painter.header, self.theme)
        before, after = (
            tools.still(self.game, state, self.viewer, words.language, self.theme).png
            for state in (turn.before, turn.after)
        )
        over = not tools.position(self.game, turn.after).asks  # the banner of a victory is not covered
        return coach.headed(self.game, after, b"" if over else before, painter.header, self.theme)
