from datetime import date, timedelta

from attendance_demo.leaves import work_day

CHRISTMAS, NEW_YEAR, SATURDAY = date(2026, 12, 25), date(2028, 1, 1), date(2027, 1, 2)


def test_leave_of_one_day_takes_one_whenever_the_demo_is_begun() -> None:
    assert work_day(CHRISTMAS) == CHRISTMAS + timedelta(days=1)
    assert work_day(NEW_YEAR) == NEW_YEAR + timedelta(days=2), "a Sunday comes after it"
    assert work_day(SATURDAY) == SATURDAY
