"""Pay lines → rows of the file. Pure: the same lines and names make the same rows."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from collections.abc import Mapping as Known
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from operator import itemgetter
from uuid import UUID

from chassis.http.csv import Row
from contracts.identity.v1.identity_pb2 import Project, User

from attendance.pay.lines import PREMIUMS, PayLine
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


@dataclass(slots=True)
class Sums:
    """Of lines: a premium is of minutes that another line has already, so it is no hour more."""

    minutes: int = 0
    premium_minutes: int = 0

    def add(self, line: PayLine) -> None:
        if line.kind in PREMIUMS:
            self.premium_minutes += line.minutes
        else:
            self.minutes += line.minutes


_TOTAL, _WITHOUT_PREMIUMS = "total", "total without premiums"
_SUMS = (PayrollField.CODE, PayrollField.HOURS, PayrollField.MINUTES)


class PayrollRows:
    """By person, day, project and code; at the end, where that is wanted, what each code comes to, and all
    hours, each once.
    Some people at a time, each with all that is theirs: whoever takes some rows waits for those alone."""

    def __init__(
        self,
        mapping: Mapping,
        users: Known[UUID, User],
        projects: Known[UUID, Project],
        numbers: Known[UUID, str],
        days: tuple[date, date],
    ) -> None:
        self._mapping = mapping
        self._users = users
        self._projects = projects
        self._numbers = numbers
        self._days = days
        self._totals = defaultdict[str, _Total](_Total)
        self._whole = _Total()
        self._has_premiums = False

    def in_order(self, owners: Iterable[UUID]) -> list[UUID]:
        return sorted(owners, key=lambda each: (_name_of(each, self._users), str(each)))

    def of(self, paid: Iterable[Paid]) -> Iterator[Row]:
        of_person: defaultdict[UUID, list[Paid]] = defaultdict(list)
        for each in paid:
            of_person[each.owner].append(each)
        for owner in self.in_order(of_person):
            yield from self._of_person(owner, of_person[owner])

    def _of_person(self, owner: UUID, paid: Iterable[Paid]) -> Iterator[Row]:
        mapping, days, user = self._mapping, self._days, self._users.get(owner)
        for (day, where, code), sums in sorted(
            _sums(paid, mapping, self._projects, days[1]).items(), key=itemgetter(0)
        ):
            minutes = sums.minutes + sums.premium_minutes
            self._totals[code].add(minutes)
            self._whole.add(sums.minutes)
            self._has_premiums |= sums.premium_minutes > 0
            starts, ends = (day, day) if mapping.rows_of is RowsOf.DAY else days
            values = {
                PayrollField.PERSON: _name_of(owner, self._users),
                PayrollField.NUMBER: self._numbers.get(owner, ""),
                PayrollField.EMAIL: user.email if user else "",
                PayrollField.PROJECT: where[0],
                PayrollField.DATE: date_said(day, mapping.date_form),
                PayrollField.FROM: date_said(starts, mapping.date_form),
                PayrollField.UNTIL: date_said(ends, mapping.date_form),
                **_sum(code, minutes, hours_said(minutes, mapping.hours_form)),
            }
            yield [values[each.field] for each in mapping.columns]

    def totals(self) -> Iterator[Row]:
        """Of all rows that were taken."""
        mapping = self._mapping
        if mapping.has_totals:
            for code, total in sorted(self._totals.items()):
                yield self._total(_TOTAL, code, total)
            yield self._total(_WITHOUT_PREMIUMS if self._has_premiums else _TOTAL, "", self._whole)

    def _total(self, called: str, code: str, total: "_Total") -> Row:
        sums = _sum(code, total.minutes, total.hours_said(self._mapping.hours_form))
        return _labelled(self._mapping, called, sums)


@dataclass(slots=True)
class _Total:
    """Whoever checks the file adds up its column: the total is of the hours as its rows say them, which are
    rounded one by one."""

    minutes: int = 0
    hours: Decimal = Decimal()

    def add(self, minutes: int) -> None:
        self.minutes += minutes
        self.hours += decimal_hours(minutes)

    def hours_said(self, form: HoursForm) -> Decimal | str:
        return self.hours if form is HoursForm.DECIMAL else hours_said(self.minutes, form)


_Key = tuple[date, tuple[str, str], str]


def _sums(
    paid: Iterable[Paid], mapping: Mapping, projects: Known[UUID, Project], last: date
) -> dict[_Key, Sums]:
    """Of one person, by day, project and code."""
    code_of, sums = CodeOf(mapping), defaultdict[_Key, Sums](Sums)
    for each in paid:
        project = projects.get(each.project_id)
        where = (project.name if project else str(each.project_id), str(each.project_id))
        for line in each.lines:
            if code := code_of(line):
                sums[line.day if mapping.rows_of is RowsOf.DAY else last, where, code].add(line)
    return sums


def _name_of(owner: UUID, users: Known[UUID, User]) -> str:
    user = users.get(owner)
    return user.full_name if user else str(owner)


def _sum(code: str, minutes: int, hours: Decimal | str) -> dict[PayrollField, object]:
    return {PayrollField.CODE: code, PayrollField.HOURS: hours, PayrollField.MINUTES: minutes}


def _labelled(mapping: Mapping, called: str, sums: dict[PayrollField, object]) -> Row:
    said = next((at for at, each in enumerate(mapping.columns) if each.field not in _SUMS), None)
    return [called if at == said else sums.get(each.field, "") for at, each in enumerate(mapping.columns)]
