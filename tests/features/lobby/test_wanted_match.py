"""The match that is put together in the panel of *Play*, as the ids of its controls have it."""

from dataclasses import replace
from itertools import chain, product

import pytest

from bot.answers.custom_id import Id
from bot.features.lobby.wanted_match import MOST, TERMS, WantedMatch, read_wanted
from bot.games import GAMES
from bot.matches.timing.paces import LIMITS

FAR = 2**62  # a user id of about 2058
LONGEST = max((pace.value for pace in LIMITS), key=len)


@pytest.mark.parametrize("game", GAMES)
def test_the_fullest_match_fits_into_an_id_and_is_read_again(game: str):
    options = tuple((one.name, one.values[-1]) for one in GAMES[game].spec.options)
    full = WantedMatch(game, (), LONGEST, True, 5, max(GAMES[game].spec.seats), options, more=True).fitting()
    for wanted in (WantedMatch(game), full, WantedMatch(game, (FAR + 1,), rated=False)):
        assert read_wanted(wanted.code) == wanted
    crowd = tuple(FAR + nth for nth in range(full.most))
    fullest = WantedMatch(game, crowd, LONGEST, False, 5, 8, options, more=True).agreeing(full.possible).fitting()
    assert read_wanted(fullest.code) == fullest
    assert str(Id("playoptions", args=fullest.code))


@pytest.mark.parametrize("game", GAMES)
def test_all_terms_that_may_be_chosen_are_read_again(game: str):
    wanted = WantedMatch(game)
    named = [[(), *((one,) for one in wanted.possible if one[0] == name)] for name in TERMS]
    every = [tuple(chain(*chosen)) for chosen in product(*named)]
    assert len(every) == {"pitchout": 32, "pitchbowl": 32, "forhonor": 24, "offboard": 8}[game]
    for terms in every:
        assert read_wanted(replace(wanted, terms=terms).code) == replace(wanted, terms=terms)


def test_an_older_id_has_no_terms():
    assert read_wanted("offboard.day.1001..") == WantedMatch("offboard", (), "day", True, more=True)


def test_no_more_are_challenged_than_fit():
    assert [WantedMatch(game).most for game in ("offboard", "pitchout", "forhonor")] == [1, 3, MOST]


@pytest.mark.parametrize(
    "code",
    [
        "",
        "chess..-000..",
        "offboard.fast.-000..",
        "offboard..-00..",
        "offboard..-0x0..",
        "offboard..-900..",
        "offboard..-000..a_b",
        "offboard..-0000..",
        "offboard..-0000_..",
        "offboard..-000..1.2",
    ],
)
def test_what_is_no_match_is_not_read(code: str):
    assert read_wanted(code) is None


def test_options_that_no_longer_exist_are_left_out():
    assert read_wanted("forhonor..-000.1z--9.") == WantedMatch("forhonor", options=(("fixed_order", "on"),))
