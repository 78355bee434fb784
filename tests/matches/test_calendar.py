from datetime import UTC, datetime

from bot.matches.timing.models import A_YEAR, VacationDays, VacationPeriod, spent, year_of
from bot.matches.timing.paces import DAY


def at(year: int, month: int, day: int, hour: int = 12) -> int:
    return round(datetime(year, month, day, hour, tzinfo=UTC).timestamp()) * 1000


def holiday(begun: int, days: int) -> VacationPeriod:
    return VacationPeriod(begun, begun + days * DAY)


def test_a_day_belongs_to_the_year_in_which_it_begins():
    taken = (holiday(at(2026, 12, 30), 5), holiday(at(2027, 7, 1), 3))
    assert spent(taken) == {2026: 2, 2027: 6}
    assert VacationDays(0, taken).left(2027) == A_YEAR - 6
    assert VacationDays(0, taken).left(2028) == A_YEAR
    assert year_of(at(2026, 12, 31, 23)) == 2026


def test_who_came_back_early_is_not_away():
    away = holiday(at(2026, 8, 1), 10)
    now = at(2026, 8, 3)
    assert VacationDays(away.ended, (away,)).present(now) == away
    assert VacationDays(away.ended, (away,)).present(away.ended) is None
    assert VacationDays(0, (away,)).present(now) is None
    assert VacationDays().present(now) is None
