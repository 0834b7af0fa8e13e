from dataclasses import dataclass
from datetime import date
from uuid import UUID

from chassis.http import Page, WireOut

from attendance.record.schemas import OfDays, PersonSummary


@dataclass(slots=True)
class GridDay:
    """What a person's day comes to in all projects that the list is of."""

    # A page has some 1,500 of them, made of our own rows: as a dataclass they are not checked one by one.
    __pydantic_config__ = WireOut.model_config

    date: date
    attendance_record_ids: list[UUID]
    """One of each project, most hours first."""
    worked_seconds: int
    is_end_unknown: bool
    """Of some of it nobody knows, or nobody knows yet, until when it was."""
    is_work: bool
    credited_seconds: int
    leave_days: float
    is_at_work: bool
    has_issues: bool
    is_left_open: bool
    """Nobody checked out, and nobody has said until when it was."""
    is_taken_out: bool


class GridPerson(PersonSummary):
    cells: list[GridDay]
    """Days of which there is anything, the oldest first."""
    rest_days: list[int]
    """Days of the week, Monday 1, on which they rest by the rules of hours that count on the last day."""


class GridTotal(WireOut):
    date: date
    worked_seconds: int


class GridHoliday(WireOut):
    date: date
    name: str
    is_half: bool


class GridPage(Page[GridPerson], OfDays):
    totals: list[GridTotal]
    """Of everybody whom the filter has, not only of those on the page. They come with the first one."""
    holidays: list[GridHoliday]
    """Of the company, and of the region where the list is of one project. They come with the first page."""
    rest_days: list[int]
    """Of the company, or of the project that the list is of; of people, in their rows."""
