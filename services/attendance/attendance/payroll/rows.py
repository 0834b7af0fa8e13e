"""Pay lines → rows of the file. Pure: the same lines and names make the same rows."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from collections.abc import Mapping as Known
from dataclasses import dataclass
from datetime import date
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
    days: tuple[date, date],
) -> Iterator[Row]:
    """By person, day, project and code; at the end, where that is wanted, what each code and all come to."""
    code_of, sums, totals = CodeOf(mapping), defaultdict[_Key, int](int), defaultdict[str, int](int)
    for each in paid:
        user, project = users.get(each.owner), projects.get(each.project_id)
        who = (user.full_name if user else str(each.owner), str(each.owner))
        for line in each.lines:
            if code := code_of(line):
                day = line.day if mapping.rows_of is RowsOf.DAY else days[1]
                where = (project.name if project else str(each.project_id), str(each.project_id))
                sums[who, day, where, code] += line.minutes
                totals[code] += line.minutes
    for (who, day, where, code), minutes in sorted(sums.items()):
        user = users.get(UUID(who[1]))
        starts, ends = (day, day) if mapping.rows_of is RowsOf.DAY else days
        values = {
            PayrollField.PERSON: who[0],
            PayrollField.EMAIL: user.email if user else "",
            PayrollField.PROJECT: where[0],
            PayrollField.DATE: date_said(day, mapping.date_form),
            PayrollField.FROM: date_said(starts, mapping.date_form),
            PayrollField.UNTIL: date_said(ends, mapping.date_form),
            **_sum(code, minutes, mapping.hours_form),
        }
        yield [values[each.field] for each in mapping.columns]
    if mapping.has_totals:
        for code, minutes in [*sorted(totals.items()), ("", sum(totals.values()))]:
            yield _total(mapping, _sum(code, minutes, mapping.hours_form))


_Key = tuple[tuple[str, str], date, tuple[str, str], str]


def _sum(code: str, minutes: int, form: HoursForm) -> dict[PayrollField, object]:
    return {
        PayrollField.CODE: code,
        PayrollField.HOURS: hours_said(minutes, form),
        PayrollField.MINUTES: minutes,
    }


def _total(mapping: Mapping, sums: dict[PayrollField, object]) -> Row:
    said = next((at for at, each in enumerate(mapping.columns) if each.field not in _SUMS), None)
    return ["total" if at == said else sums.get(each.field, "") for at, each in enumerate(mapping.columns)]
