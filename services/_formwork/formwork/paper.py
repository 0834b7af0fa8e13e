"""What field kinds are given to show themselves on paper."""

from collections.abc import Callable
from datetime import date, datetime
from decimal import Decimal
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

if TYPE_CHECKING:
    from formwork.printout import Printout

# As browsers write them for British English, so that screen and paper say the same.
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec")

# A file's id → the address its picture has while rendering; None: it cannot be shown.
Picture = Callable[[str], str | None]


class Paper:
    def __init__(self, printout: "Printout", picture: Picture) -> None:
        self.printout = printout
        self.picture = picture

    @property
    def is_chinese(self) -> bool:
        return self.printout.language.startswith("zh")

    def page(self, number: int) -> str:
        return f"第 {number} 页" if self.is_chinese else f"Page {number}"

    def day(self, day: date) -> str:
        if self.is_chinese:
            return f"{day.year}年{day.month}月{day.day}日"
        return f"{day.day} {_MONTHS[day.month - 1]} {day.year}"

    def moment(self, moment: str | None) -> str:
        """2026-11-21 or 2026-11-21T14:30, which is already local to the project; the open end of a range."""
        if not moment:
            return "…"
        day = date.fromisoformat(moment[:10])
        return self._day_and_time(day, moment[11:]) if "T" in moment else self.day(day)

    def instant(self, instant: datetime) -> str:
        local = instant.astimezone(ZoneInfo(self.printout.time_zone))
        return self._day_and_time(local.date(), f"{local:%H:%M}")

    def _day_and_time(self, day: date, time: str) -> str:
        return f"{self.day(day)}{' ' if self.is_chinese else ', '}{time}"

    def number(self, text: str) -> str:
        """A decimal string with its thousands apart."""
        return f"{Decimal(text):,f}"

    def about_submission(self, item: str) -> str:
        """The items of a header section."""
        printout, project = self.printout, self.printout.project
        match item:
            case "referenceNumber":
                return printout.reference_number
            case "submittalDate":
                return self.instant(printout.submitted_at) if printout.submitted_at else ""
            case "company":
                return printout.company_name
            case "validDate":
                return self.day(printout.valid_until) if printout.valid_until else ""
            case "project":
                return project.name if project else ""
            case "projectLocation":
                return project.address if project else ""
            case "projectDescription":
                return project.description if project else ""
            case "projectDuration" if project and (project.starts_on or project.ends_on):
                ends = (project.starts_on, project.ends_on)
                return " – ".join(self.day(each) if each else "…" for each in ends)
            case _:
                return ""
