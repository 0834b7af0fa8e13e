"""The days of a sheet: as they are now, as they were kept, and what is between."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any
from uuid import UUID

from attendance.hours.shifts import Issue
from attendance.pay_period.periods import PayCalendar
from attendance.record.open_days import is_unfinished

SheetKey = tuple[UUID, UUID, date]
"""A person, a project and the first day."""

_UNKNOWN = {Issue.MISSING_CHECK_OUT, Issue.MISSING_CHECK_IN}


@dataclass(frozen=True, slots=True)
class SheetDay:
    day: date
    worked_seconds: int
    break_seconds: int
    credited_seconds: int
    leave_halves: int
    issues: tuple[str, ...]
    is_open: bool = False
    intervals: tuple[dict[str, Any], ...] = ()
    codes: tuple[dict[str, Any], ...] = ()
    record_id: UUID | None = None
    """None: as it was kept."""

    @property
    def seconds(self) -> int:
        return self.worked_seconds + self.credited_seconds

    @property
    def is_known(self) -> bool:
        return not self.is_open and _UNKNOWN.isdisjoint(self.issues)

    @property
    def has_open_break(self) -> bool:
        """Its hours end with the break that nobody ended, which may be hours too early."""
        return self.is_known and Issue.BREAK_NOT_ENDED in self.issues

    @classmethod
    def of(cls, row: Any) -> "SheetDay":
        return cls(
            row.day,
            row.worked_seconds,
            row.break_seconds,
            row.credited_seconds,
            row.leave_halves,
            tuple(row.issues),
            is_unfinished(row),
            tuple(row.intervals),
            tuple(row.codes),
            row.id,
        )

    @classmethod
    def read(cls, kept: dict[str, Any]) -> "SheetDay":
        return cls(
            date.fromisoformat(kept["day"]),
            kept["workedSeconds"],
            kept["breakSeconds"],
            kept["creditedSeconds"],
            kept["leaveHalves"],
            tuple(kept["issues"]),
            intervals=tuple(kept.get("intervals", ())),
            codes=tuple(kept.get("codes", ())),
        )

    def written(self) -> dict[str, Any]:
        return {
            "day": self.day.isoformat(),
            "workedSeconds": self.worked_seconds,
            "breakSeconds": self.break_seconds,
            "creditedSeconds": self.credited_seconds,
            "leaveHalves": self.leave_halves,
            "issues": [*self.issues],
            "intervals": [*self.intervals],
            "codes": [*self.codes],
        }


@dataclass(frozen=True, slots=True)
class Difference:
    day: date
    seconds_then: int
    seconds_now: int


def by_sheet(rows: Iterable[Any], calendar: PayCalendar) -> dict[SheetKey, list[SheetDay]]:
    found: defaultdict[SheetKey, list[SheetDay]] = defaultdict(list)
    for row in rows:
        found[row.owner_user_id, row.project_id, calendar.of(row.day).first].append(SheetDay.of(row))
    return found


def looks_by_sheet(rows: Iterable[Any], calendar: PayCalendar) -> Counter[SheetKey]:
    """How many of its days somebody should look at, as the lists of days say it."""
    return Counter(
        (row.owner_user_id, row.project_id, calendar.of(row.day).first) for row in rows if row.needs_look
    )


def differences(then: Sequence[SheetDay], now: Sequence[SheetDay]) -> list[Difference]:
    before = {each.day: each.seconds for each in then}
    after = {each.day: each.seconds for each in now}
    return [
        Difference(day, before.get(day, 0), after.get(day, 0))
        for day in sorted(before.keys() | after.keys())
        if before.get(day, 0) != after.get(day, 0)
    ]


def by_code(days: Iterable[SheetDay]) -> list[dict[str, Any]]:
    """What of them is on which budget code: by number, as it was called last."""
    found: dict[str, dict[str, Any]] = {}
    for each in (code for day in days for code in day.codes):
        before = found.get(each["budgetCodeId"], {"seconds": 0})
        found[each["budgetCodeId"]] = each | {"seconds": before["seconds"] + each["seconds"]}
    return sorted(found.values(), key=lambda each: (each["number"], each["budgetCodeId"]))


def unknown_days(days: Iterable[SheetDay]) -> list[SheetDay]:
    return [each for each in days if not each.is_known]


def worked(days: Iterable[SheetDay]) -> int:
    return sum(each.worked_seconds for each in days)


def credited(days: Iterable[SheetDay]) -> int:
    return sum(each.credited_seconds for each in days)
