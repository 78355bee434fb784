"""Results as ladders count them, and the values that ladders show."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from bot.games import GAMES
from bot.games.contract.base import Answer, AnyGame, Outcome
from bot.games.contract.vocabulary import Phrase, Seat
from bot.matches.core.models import Turn
from bot.matches.history.history import answered_by, read_move, standing
from bot.ratings.ladders import WORLD, Ladder, Standing
from bot.ratings.seasons import ALL_TIME

BEST = 3  # places of a season that are a title


class Finish(msgspec.Struct, frozen=True):
    """The result of a match that counts for ladders."""

    sides: tuple[tuple[Seat, ...], ...]  # the seats of each side
    ranks: tuple[int, ...]  # the rank of each side, 0 the best


class CountedMatch(msgspec.Struct, frozen=True):
    """A match that counted for a player: `place` is 1 for a win, 0 for a draw, -1 for a loss; their `nth`, with `points` after it."""

    match: int
    made: int
    place: int
    points: int
    nth: int


class RatingGain(msgspec.Struct, frozen=True):
    """A player's points before and after a match."""

    user: int
    before: int
    after: int


class PlayerRecord(msgspec.Struct, frozen=True):
    """A player's counted matches at a game; `met` has user, name, and 1, 0 or -1 for each time they came in ahead, level or behind."""

    past: tuple[CountedMatch, ...]
    met: tuple[tuple[int, str, int], ...]


class Rival(msgspec.Struct, frozen=True):
    """An opponent, with the player's wins, draws and losses against them."""

    user: int
    name: str
    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        """The number of matches against them."""
        return self.wins + self.draws + self.losses


class Favourite(msgspec.Struct, frozen=True):
    """A player's most chosen kind of piece: `share` per cent of `times` choices."""

    piece: Phrase
    share: int
    times: int


class Title(msgspec.Struct, frozen=True):
    """A place among the best of a season."""

    game: str
    season: int
    place: int


class LadderPlace(msgspec.Struct, frozen=True):
    """A place on a ladder, from 1; equal points share a place. `resting`: has not played for long."""

    place: int
    user: int
    name: str
    points: int
    standing: Standing
    resting: bool = False


class LadderPage(msgspec.Struct, frozen=True):
    """Places of a ladder from the `first` (0: the best); how many it has, and how many more `waiting` have too few matches."""

    rungs: tuple[LadderPlace, ...]
    first: int
    count: int
    waiting: int = 0


def finish(game: AnyGame, outcome: Outcome, turns: Sequence[Turn]) -> Finish | None:
    """The result of a match for ladders; None if a side never acted, or all were one side."""
    acted = {game.spec.side(seat) for seat in answered_by(standing(game, turns))}
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
    """The most chosen piece in a player's moves; None where no kind of piece is chosen."""
    if game.spec.chosen_piece is None:
        return None
    done = (read_move(game, raw) for raw in moves)
    pieces = [game.spec.chosen_piece(move.action) for move in done if isinstance(move, Answer) and not move.forced]
    chosen = Counter(piece for piece in pieces if piece is not None)
    if not chosen:
        return None
    ((piece, count),) = chosen.most_common(1)
    return Favourite(piece, round(100 * count / chosen.total()), chosen.total())


def rivals(record: PlayerRecord) -> tuple[Rival, ...]:
    """The opponents of a record, most frequent first."""
    tally: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0])
    names: Mapping[int, str] = {user: name for user, name, _ in record.met}
    for user, _, ahead in record.met:
        tally[user][1 - ahead] += 1
    met = [Rival(user, names[user], *tally[user]) for user in tally]
    return tuple(sorted(met, key=lambda rival: (-rival.games, rival.name)))


def played_most(known: Mapping[Ladder, Standing], here: int, *, own: bool) -> dict[str, int]:
    """The games in which a player has rated matches, most played first, each with the server to show.

    That is the server of the command, else the world; in the player's own profile (`own`) else the server they play
    on most.
    """
    played = sorted(
        ((on, standing.games) for on, standing in known.items() if on.season == ALL_TIME and on.game in GAMES),
        key=lambda pair: (pair[0].guild != here, pair[0].guild != WORLD, -pair[1]),
    )
    home: dict[str, tuple[int, int]] = {}
    for on, games in played:
        if own or on.guild in {here, WORLD}:
            home.setdefault(on.game, (games, on.guild))
    return {game: home[game][1] for game in sorted(home, key=lambda game: -home[game][0])}
