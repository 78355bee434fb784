"""Saves of every version load: golden saves are never rewritten, a new version adds its own."""

import hashlib
import itertools
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from bot.games import GAMES
from bot.games.contract.base import AnyGame, Illegal, OptionSpec, Spec
from bot.games.contract.luck import Rng, commitment, spelled
from bot.games.contract.save import dump_state, load_state
from pichenette.testing.answers import answered
from pichenette.testing.playing import for_seats, match

SAVES = Path(__file__).parent.parent / "golden" / "saves"


class Old(msgspec.Struct, frozen=True):
    points: int


class New(msgspec.Struct, frozen=True):
    score: int
    phase: Literal["play", "over"]


class Newest(msgspec.Struct, frozen=True):
    score: tuple[int, ...]
    phase: Literal["play", "over"]


def longest_save(game: AnyGame, seats: int) -> bytes:
    """The richest save of a random match with so many seats."""
    played = match(game, b"golden save", spec=for_seats(game.spec, seats))
    return max((dump_state(game.spec, one.step.state) for one in played), key=len)


def name_of(game: AnyGame, version: int, seats: int) -> str:
    """The file of a golden save, with the number of seats unless it is the usual one."""
    return f"{game.spec.key}-{version}{'' if seats == game.spec.seats[0] else f'-of-{seats}'}.json"


UPGRADES = (
    lambda plain: {"score": plain["points"], "phase": "play"},
    lambda plain: {**plain, "score": [plain["score"]]},
)


def spec(version: int, state: type) -> Spec:
    return Spec("sample", (2,), (), state, None, None, None, None, None, version, UPGRADES[: version - 1])


def test_a_save_of_an_earlier_version_is_upgraded_step_by_step():
    saved = dump_state(spec(1, Old), Old(7))
    assert load_state(spec(2, New), saved) == New(7, "play")
    assert load_state(spec(3, Newest), saved) == Newest((7,), "play")
    assert load_state(spec(3, Newest), dump_state(spec(2, New), New(7, "over"))) == Newest((7,), "over")


def test_a_save_of_a_later_version_is_refused_with_what_to_do():
    with pytest.raises(ValueError, match="update the program"):
        load_state(spec(1, Old), dump_state(spec(2, New), New(1, "play")))


def test_what_is_no_save_is_refused():
    for raw in (b"", b"{}", b'{"version":1,"state":{"points":"seven"}}', b'{"version":1,"state":{"points":NaN}}'):
        with pytest.raises(msgspec.MsgspecError):
            load_state(spec(1, Old), raw)


@pytest.mark.parametrize("key", GAMES)
def test_a_golden_save_of_every_version_loads(key, regold):
    game = GAMES[key]
    for seats in game.spec.seats:
        newest = SAVES / name_of(game, game.spec.version, seats)
        if regold and not newest.exists():
            newest.write_bytes(longest_save(game, seats))
    for version, seats in itertools.product(range(1, game.spec.version + 1), game.spec.seats):
        kept = SAVES / name_of(game, version, seats)
        state = load_state(game.spec, kept.read_bytes())
        assert load_state(game.spec, dump_state(game.spec, state)) == state
        assert game.spec.tools.validate(state) == ()
        assert is_played_on(game, state)


def is_played_on(game: AnyGame, state: object) -> bool:
    """Whether a match can be played from a saved position to its end."""
    rng = Rng(b"play on")
    for revision in range(1, 5000):
        asks = game.asks(state)
        if not asks:
            return game.outcome(state) is not None
        luck = Rng(b"play on", revision)
        state = answered(game, state, rng.pick(asks), rng, luck).step.state
    return False


def test_the_same_seed_and_revision_give_the_same_luck():
    draws = [[Rng(b"seed", revision).below(1000) for _ in range(3)] for revision in (1, 2)]
    again = [[Rng(b"seed", revision).below(1000) for _ in range(3)] for revision in (1, 2)]
    assert draws == again
    assert draws[0] != draws[1]
    assert {Rng(b"seed", revision).pick("ab") for revision in range(20)} == {"a", "b"}
    assert all(3 <= Rng(b"seed", revision).uniform(3, 4) <= 4 for revision in range(20))


def test_the_commitment_is_the_hash_of_the_seed_as_it_is_shown():
    assert spelled(b"abc") == "616263"
    assert commitment(b"abc") == hashlib.sha256(b"616263").hexdigest()


def test_options_are_completed_in_the_order_of_the_spec():
    options = (OptionSpec("a", ("x", "y")), OptionSpec("b", ("1", "2")))
    sample = Spec("sample", (2,), options, None, None, None, None, None, None)
    assert list(sample.complete({"b": "2"}).items()) == [("a", "x"), ("b", "2")]
    for wrong in ({"c": "1"}, {"a": "z"}):
        with pytest.raises(Illegal):
            sample.complete(wrong)
