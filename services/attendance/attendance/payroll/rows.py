"""Pay lines → rows of the file. Pure: the same lines and names make the same rows."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from collections.abc import Mapping as Known
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from uuid import UUID

from chassis.http.csv import Row
from contracts.identity.v1.identity_pb2 import Project, User

from attendance.pay.lines import PayLine
from attendance.payroll.mapping import (
    CodeOf,
    HoursForm,
    Mapping,
    PayrollField,
    RowsOf,
    date_said,
    decimal_hours,
    hours_said,
)


@dataclass(frozen=True, slots=True)
class Paid:
    owner: UUID
    project_id: UUID
    lines: list[PayLine]


_SUMS = (PayrollField.CODE, PayrollField.HOURS, PayrollField.MINUTES)


def rows_of(
    paid: Iterable[Paid],
    mapping: Mapping,
    users: Known[UUID, User],
    projects: Known[UUID, Project],
    numbers: Known[UUID, str],
    days: tuple[date, date],
) -> Iterator[Row]:
    """By person, day, project and code; at the end, where that is wanted, what each code and all come to. A
    person at a time, so that whoever takes some rows waits for those alone."""
    of_person: defaultdict[UUID, list[Paid]] = defaultdict(list)
    for each in paid:
        of_person[each.owner].append(each)
    totals = defaultdict[str, _Total](_Total)
    for owner in sorted(of_person, key=lambda each: (_name_of(each, users), str(each))):
        for (day, where, code), minutes in sorted(
            _sums(of_person[owner], mapping, projects, days[1]).items()
        ):
            totals[code].add(minutes)
            user = users.get(owner)
            starts, ends = (day, day) if mapping.rows_of is RowsOf.DAY else days
            values = {
                PayrollField.PERSON: _name_of(owner, users),
                PayrollField.NUMBER: numbers.get(owner, ""),
                PayrollField.EMAIL: user.email if user else "",
                PayrollField.PROJECT: where[0],
                PayrollField.DATE: date_said(day, mapping.date_form),
                PayrollField.FROM: date_said(starts, mapping.date_form),
                PayrollField.UNTIL: date_said(ends, mapping.date_form),
                **_sum(code, minutes, hours_said(minutes, mapping.hours_form)),
            }
            yield [values[each.field] for each in mapping.columns]
    if mapping.has_totals:
        for code, total in [*sorted(totals.items()), ("", _Total.of(totals.values()))]:
            yield _total(mapping, _sum(code, total.minutes, total.hours_said(mapping.hours_form)))


@dataclass(slots=True)
class _Total:
    """Whoever checks the file adds up its column: the total is of the hours as its rows say them, which are
    rounded one by one."""

    minutes: int = 0
    hours: Decimal = Decimal()

    @classmethod
    def of(cls, totals: Iterable["_Total"]) -> "_Total":
        whole = cls()
        for each in totals:
            whole.minutes += each.minutes
            whole.hours += each.hours
        return whole

    def add(self, minutes: int) -> None:
        self.minutes += minutes
        self.hours += decimal_hours(minutes)

    def hours_said(self, form: HoursForm) -> Decimal | str:
        return self.hours if form is HoursForm.DECIMAL else hours_said(self.minutes, form)


_Key = tuple[date, tuple[str, str], str]


def _sums(
    paid: Iterable[Paid], mapping: Mapping, projects: Known[UUID, Project], last: date
) -> dict[_Key, int]:
    """Of one person, by day, project and code."""
    code_of, sums = CodeOf(mapping), defaultdict[_Key, int](int)
    for each in paid:
        project = projects.get(each.project_id)
        where = (project.name if project else str(each.project_id), str(each.project_id))
        for line in each.lines:
            if code := code_of(line):
                sums[line.day if mapping.rows_of is RowsOf.DAY else last, where, code] += line.minutes
    return sums


def _name_of(owner: UUID, users: Known[UUID, User]) -> str:
    user = users.get(owner)
    return user.full_name if user else str(owner)


def _sum(code: str, minutes: int, hours: Decimal | str) -> dict[PayrollField, object]:
    return {PayrollField.CODE: code, PayrollField.HOURS: hours, PayrollField.MINUTES: minutes}


def _total(mapping: Mapping, sums: dict[PayrollField, object]) -> Row:
    said = next((at for at, each in enumerate(mapping.columns) if each.field not in _SUMS), None)
    return ["total" if at == said else sums.get(each.field, "") for at, each in enumerate(mapping.columns)]
