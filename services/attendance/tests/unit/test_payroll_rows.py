"""What a file for payroll comes to: as whoever checks it adds it up."""

from collections.abc import Iterator
from datetime import date, timedelta
from decimal import Decimal
from uuid import uuid4

import pytest
from attendance.pay.lines import PayKind, PayLine
from attendance.payroll.mapping import DEFAULT, HoursForm
from attendance.payroll.rows import Paid, PayrollRows

MONDAY = date(2026, 8, 31)


def sheet(*minutes: int) -> Paid:
    days = (MONDAY + timedelta(days=at) for at in range(len(minutes)))
    project_id = uuid4()
    lines = [
        PayLine(day, project_id, PayKind.REGULAR, "", each) for day, each in zip(days, minutes, strict=True)
    ]
    return Paid(uuid4(), project_id, lines)


def hours(form: HoursForm) -> Iterator[object]:
    mapping = DEFAULT.model_copy(update={"hours_form": form})
    rows = PayrollRows(mapping, {}, {}, {}, (MONDAY, MONDAY + timedelta(days=6)))
    paid = sheet(100, 100, 100), sheet(50)
    return (row[5] for row in [*rows.of(paid[:1]), *rows.of(paid[1:]), *rows.totals()])


def test_decimal_hours_come_to_what_the_column_adds_up_to() -> None:
    *each, of_code, of_all = hours(HoursForm.DECIMAL)
    assert sorted(each) == [Decimal("0.83"), *[Decimal("1.67")] * 3]  # pyright: ignore[reportArgumentType]
    assert of_code == of_all == Decimal("5.84")


def test_hours_of_the_clock_lose_nothing_and_come_to_the_minutes() -> None:
    assert [*hours(HoursForm.CLOCK)][-1] == "5:50"


@pytest.mark.parametrize("form", [*HoursForm])
def test_of_nobody_there_is_nothing(form: HoursForm) -> None:
    mapping = DEFAULT.model_copy(update={"hours_form": form})
    (total,) = PayrollRows(mapping, {}, {}, {}, (MONDAY, MONDAY)).totals()
    assert total[5] in (Decimal(0), "0:00")


@pytest.mark.parametrize("form", [*HoursForm])
def test_a_premium_is_of_hours_that_are_there_already_and_no_hour_more(form: HoursForm) -> None:
    mapping = DEFAULT.model_copy(update={"hours_form": form})
    paid = sheet(480, 300)
    at_night = PayLine(MONDAY, paid.project_id, PayKind.NIGHT, "N", 120)
    rows = PayrollRows(mapping, {}, {}, {}, (MONDAY, MONDAY + timedelta(days=6)))
    taken = [*rows.of([Paid(paid.owner, paid.project_id, [*paid.lines, at_night])])]
    assert [row[4] for row in taken] == ["N", "REG", "REG"], "it has its own row, as payroll pays it"
    of_night, of_regular, of_all = rows.totals()
    two, thirteen = ("2:00", "13:00") if form is HoursForm.CLOCK else (Decimal(2), Decimal(13))
    assert (of_night[0], of_night[5]) == ("total", two)
    assert (of_regular[5], of_all[0], of_all[5]) == (thirteen, "total without premiums", thirteen)
