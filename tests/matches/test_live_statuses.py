"""Which statuses are live, and which are under way."""

from bot.matches.core.models import Status


def test_a_suspended_match_is_under_way_but_not_live():
    live = {status for status in Status if status.is_live}
    under_way = {status for status in Status if status.is_under_way}
    assert live == {Status.OPEN, Status.CHALLENGE, Status.RUNNING}
    assert under_way == {Status.RUNNING, Status.SUSPENDED}
