"""What counts for ladders: how a match ended as they see it, and what the store tells of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from bot.games.base import Answer, AnyGame, Outcome
from bot.games.vocabulary import Phrase, Seat
from bot.matches.core.effects import Finish
from bot.matches.core.models import Turn
from bot.matches.history.history import read_move, standing
from bot.ratings.ladders import Standing


class CountedMatch(msgspec.Struct, frozen=True):
    """A match that counted for somebody: his `place` is 1 if he won, 0 if he drew, -1 if he lost; it was his `nth`, `points` he had after it."""

    match: int
    made: int
    place: int
    points: int
    nth: int


class RatingGain(msgspec.Struct, frozen=True):
    """What a match did to somebody's points."""

    user: int
    before: int
    after: int


class PlayerRecord(msgspec.Struct, frozen=True):
    """What counted of somebody's matches at a game; and whom he `met`: user, name, 1 if he came in before him, 0 level with him, else -1."""

    past: tuple[CountedMatch, ...]
    met: tuple[tuple[int, str, int], ...]


class Rival(msgspec.Struct, frozen=True):
    """Somebody met: in how many matches, and how often he was beaten, level, ahead."""

    user: int
    name: str
    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        """How often they met."""
        return self.wins + self.draws + self.losses


class Favourite(msgspec.Struct, frozen=True):
    """The kind of piece that somebody chooses most often: in so many per cent of so many times that he chose one."""

    piece: Phrase
    share: int
    times: int


class LadderPlace(msgspec.Struct, frozen=True):
    """A place on a ladder, from 1; those with as many points share it. Who is `resting` has not played for long."""

    place: int
    user: int
    name: str
    points: int
    standing: Standing
    resting: bool = False


class LadderPage(msgspec.Struct, frozen=True):
    """Rungs of a ladder, from the `first` on (0: the best); how many it has, and how many more `waiting` have played too few matches."""

    rungs: tuple[LadderPlace, ...]
    first: int
    count: int
    waiting: int = 0


def finish(game: AnyGame, outcome: Outcome, turns: Sequence[Turn]) -> Finish | None:
    """How a match of these turns ended for the ladders; None if some side never acted, or all were one side."""
    acted = {game.spec.side(move.seat) for _, move in standing(game, turns) if isinstance(move, Answer)}
    members: dict[int, list[Seat]] = defaultdict(list)
    rank_of: dict[int, int] = {}
    for rank, seats in enumerate(outcome.ranks):
        for seat in seats:
            side = game.spec.side(seat)
            members[side].append(seat)
            rank_of.setdefault(side, rank)
    if len(members) < 2 or not acted >= members.keys():
        return None
    sides = sorted(members)
    return Finish(tuple(tuple(sorted(members[side])) for side in sides), tuple(rank_of[side] for side in sides))


def favourite(game: AnyGame, moves: Sequence[bytes]) -> Favourite | None:
    """The piece that is chosen most often in moves of one player; None where no kind of piece is."""
    if game.spec.chosen_piece is None:
        return None
    done = (read_move(game, raw) for raw in moves)
    pieces = [game.spec.chosen_piece(move.action) for move in done if isinstance(move, Answer)]
    chosen = Counter(piece for piece in pieces if piece is not None)
    if not chosen:
        return None
    ((piece, count),) = chosen.most_common(1)
    return Favourite(piece, round(100 * count / chosen.total()), chosen.total())


def rivals(record: PlayerRecord) -> tuple[Rival, ...]:
    """Whom somebody met, most often first."""
    tally: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
    names: Mapping[int, str] = {user: name for user, name, _ in record.met}
    for user, _, ahead in record.met:
        tally[user][1 - ahead] += 1
    met = [Rival(user, names[user], *tally[user]) for user in tally]
    return tuple(sorted(met, key=lambda rival: (-rival.games, rival.name)))
