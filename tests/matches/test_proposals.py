"""What is said counts, then what the challenger usually plays, then what the server proposes."""

from itertools import product

import pytest

from bot.games.preview import Assist
from bot.matches.core.errors import Refused
from bot.matches.core.models import Pace, Terms
from bot.matches.matchmaking.match_defaults import Asked, agreed
from bot.matches.settings.preferences import Preferences, ServerWishes, Taste
from bot.matches.timing.paces import read_terms

FULL, STANDARD, EXPERT = Assist.FULL, Assist.STANDARD, Assist.EXPERT


def test_where_nobody_has_chosen_anything_it_is_the_usual():
    assert agreed(Asked(), Taste()) == read_terms("")


def test_the_server_proposes_what_is_not_said():
    server = Taste(server=ServerWishes(clock="6h", rated=True, assist=EXPERT, threads=True))
    assert agreed(Asked(), server) == read_terms("6h", rated=True, assist=EXPERT, threads=True)
    said = Asked("day", rated=False, assist=FULL, threads=False)
    assert agreed(said, server) == read_terms("day", assist=FULL)
    there = agreed(Asked(), server, flicked=False, camps=False)
    assert (there.assist, there.threads) == (STANDARD, False)


@pytest.mark.parametrize(
    ("said", "own", "server", "is_so"),
    [(None, None, EXPERT, EXPERT), (None, STANDARD, EXPERT, STANDARD), (FULL, EXPERT, STANDARD, FULL)],
)
def test_help_with_aiming_is_first_what_is_said_then_ones_own(
    said: Assist | None, own: Assist | None, server: Assist, is_so: Assist
):
    taste = Taste(Preferences(assist=own), ServerWishes(assist=server))
    assert agreed(Asked(assist=said), taste).assist is is_so


def test_what_is_only_proposed_gives_way():
    rated, friendly = ServerWishes(rated=True), ServerWishes(clock="friendly")
    full = Preferences(assist=FULL)
    assert agreed(Asked(), Taste(full, rated)) == read_terms("", assist=FULL)
    assert agreed(Asked(rated=True), Taste(full)) == read_terms("", rated=True)
    assert agreed(Asked(rated=True), Taste(server=friendly)) == read_terms("", rated=True)
    assert agreed(Asked("friendly"), Taste(server=rated)).pace is Pace.FRIENDLY


def test_what_is_said_is_refused_whatever_is_proposed():
    for said in (Asked("nonsense"), Asked("friendly", rated=True), Asked(rated=True, assist=FULL)):
        with pytest.raises(Refused):
            agreed(said, Taste())


def test_nothing_proposed_keeps_anybody_from_playing():
    """A clock that only a later version can read, too."""
    for own, clock, rated, assist in product((None, *Assist), ("", "friendly", "6h", "??"), (False, True), Assist):
        taste = Taste(Preferences(assist=own), ServerWishes(clock=clock, rated=rated, assist=assist))
        assert isinstance(agreed(Asked(), taste), Terms)
