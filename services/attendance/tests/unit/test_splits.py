"""Hours on codes are never more than the day has, whatever becomes of it."""

from datetime import UTC, date, datetime, timedelta
from uuid import UUID

from attendance.hours.days import records_of
from attendance.hours.facts import Check, Facts, PunchFact
from attendance.hours.splits import CodePart, SplitFact, parts_within
from hypothesis import given
from hypothesis import strategies as st

from services.attendance.tests.days import JETTY

_PARTS = st.lists(st.integers(1, 24 * 60), max_size=5)
_EIGHT = datetime(2026, 11, 20, 8, tzinfo=UTC)


def _parts(minutes: list[int]) -> tuple[CodePart, ...]:
    return tuple(CodePart(UUID(int=place), str(place), "", 60 * each) for place, each in enumerate(minutes))


@given(st.integers(0, 24 * 60), _PARTS)
def test_parts_are_as_they_were_said_as_long_as_there_are_hours_for_them(day: int, said: list[int]) -> None:
    parts = parts_within(60 * day, _parts(said))
    assert sum(each.seconds for each in parts) == 60 * min(day, sum(said))
    assert all(each.seconds > 0 for each in parts)
    assert [each.code_id for each in parts] == [UUID(int=place) for place in range(len(parts))]


@given(st.permutations(range(3)))
def test_the_newest_of_a_day_counts_in_whatever_order_they_come(order: list[int]) -> None:
    def punch(number: int, check: Check, at: datetime) -> PunchFact:
        return PunchFact(UUID(int=number), JETTY, check, at, "UTC", at)

    work = punch(1, Check.IN, _EIGHT), punch(2, Check.OUT, _EIGHT + timedelta(hours=8))
    said = [
        SplitFact(
            UUID(int=place), JETTY, date(2026, 11, 20), _parts([60 * (place + 1)]), _EIGHT.replace(hour=place)
        )
        for place in range(3)
    ]
    facts = Facts.of(work, splits=[said[place] for place in order])
    (day,) = records_of(facts).values()
    assert [each.seconds for each in day.codes] == [3 * 3600]
    (then,) = records_of(Facts.of(work, splits=said[:2])).values()
    assert [each.seconds for each in then.codes] == [2 * 3600]
