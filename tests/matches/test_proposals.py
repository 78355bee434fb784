"""A challenge's own terms come first, then the challenger's usual ones, then the server's defaults."""

from itertools import product

import pytest

from bot.games.contract.preview import Assist
from bot.matches.core.errors import Refused
from bot.matches.core.models import Pace, Terms
from bot.matches.matchmaking.match_defaults import RequestedTerms, agreed
from bot.matches.settings.preferences import EffectiveSettings, Preferences, ServerSettings
from bot.matches.timing.paces import read_terms

FULL, STANDARD, EXPERT = Assist.FULL, Assist.STANDARD, Assist.EXPERT


def test_where_nobody_has_chosen_anything_it_is_the_usual():
    assert agreed(RequestedTerms(), EffectiveSettings()) == read_terms("")


def test_the_server_proposes_what_is_not_said():
    server = EffectiveSettings(server=ServerSettings(clock="6h", rated=True, assist=EXPERT, threads=True))
    assert agreed(RequestedTerms(), server) == read_terms("6h", rated=True, assist=EXPERT, threads=True)
    requested = RequestedTerms("day", rated=False, assist=FULL, threads=False)
    assert agreed(requested, server) == read_terms("day", assist=FULL)
    there = agreed(RequestedTerms(), server, flicked=False, camps=False)
    assert (there.assist, there.threads) == (STANDARD, False)


@pytest.mark.parametrize(
    ("requested", "own", "server", "is_so"),
    [(None, None, EXPERT, EXPERT), (None, STANDARD, EXPERT, STANDARD), (FULL, EXPERT, STANDARD, FULL)],
)
def test_help_with_aiming_is_first_what_is_said_then_ones_own(
    requested: Assist | None, own: Assist | None, server: Assist, is_so: Assist
):
    settings = EffectiveSettings(Preferences(assist=own), ServerSettings(assist=server))
    assert agreed(RequestedTerms(assist=requested), settings).assist is is_so


def test_what_is_only_proposed_gives_way():
    rated, friendly = ServerSettings(rated=True), ServerSettings(clock="friendly")
    full = Preferences(assist=FULL)
    assert agreed(RequestedTerms(), EffectiveSettings(full, rated)) == read_terms("", assist=FULL)
    assert agreed(RequestedTerms(rated=True), EffectiveSettings(full)) == read_terms("", rated=True)
    assert agreed(RequestedTerms(rated=True), EffectiveSettings(server=friendly)) == read_terms("", rated=True)
    assert agreed(RequestedTerms("friendly"), EffectiveSettings(server=rated)).pace is Pace.FRIENDLY


def test_what_is_said_is_refused_whatever_is_proposed():
    for requested in (
        RequestedTerms("nonsense"),
        RequestedTerms("friendly", rated=True),
        RequestedTerms(rated=True, assist=FULL),
    ):
        with pytest.raises(Refused):
            agreed(requested, EffectiveSettings())


def test_nothing_proposed_keeps_anybody_from_playing():
    """A clock that only a later version can read, too."""
    for own, clock, rated, assist in product((None, *Assist), ("", "friendly", "6h", "??"), (False, True), Assist):
        settings = EffectiveSettings(Preferences(assist=own), ServerSettings(clock=clock, rated=rated, assist=assist))
        assert isinstance(agreed(RequestedTerms(), settings), Terms)
