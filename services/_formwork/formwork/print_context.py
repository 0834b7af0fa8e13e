"""What field kinds are given to show themselves on paper."""

from collections.abc import Callable
from datetime import date, datetime
from decimal import Decimal
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from formwork.printout import Printout

# A file's id → the address its picture has while rendering; None: it cannot be shown.
Picture = Callable[[str], str | None]


class Say(Protocol):
    """Puts our own words into the language of the paper: English as in `texts`, with its {values}."""

    def __call__(self, template: str, /, **values: object) -> str: ...


class Clock(Protocol):
    """Writes days and times in the language of the paper; instants as the clock of the project says them."""

    def day(self, day: date) -> str: ...

    def moment(self, moment: str) -> str: ...

    def instant(self, instant: datetime) -> str: ...


class PrintContext:
    def __init__(self, printout: "Printout", picture: Picture, say: Say, clock: Clock) -> None:
        self.printout = printout
        self.picture = picture
        self.say = say
        self.clock = clock

    def page(self, number: int) -> str:
        return self.say("Page {number}", number=number)

    def moment(self, moment: str | None) -> str:
        """2026-11-21, 2026-11-21T14:30 or 14:30, local to the project already; the open end of a range."""
        return self.clock.moment(moment) if moment else "…"

    def number(self, text: str) -> str:
        """A decimal string with its thousands apart, alike in our languages."""
        return f"{Decimal(text):,f}"

    def about_submission(self, item: str) -> str:
        """The items of a header section."""
        printout, project = self.printout, self.printout.project
        match item:
            case "referenceNumber":
                return printout.reference_number
            case "submittalDate":
                return self.clock.instant(printout.submitted_at) if printout.submitted_at else ""
            case "company":
                return printout.company_name
            case "validDate":
                return self._valid_until()
            case "project":
                return project.name if project else ""
            case "projectLocation":
                return project.address if project else ""
            case "projectDescription":
                return project.description if project else ""
            case "projectDuration" if project and (project.starts_on or project.ends_on):
                ends = (project.starts_on, project.ends_on)
                return " – ".join(self.clock.day(each) if each else "…" for each in ends)
            case _:
                return ""

    def _valid_until(self) -> str:
        """What has expired says so where a site looks for the day."""
        if self.printout.valid_time_end is None:
            return ""
        until = self.clock.instant(self.printout.valid_time_end)
        return self.say("{until} (expired)", until=until) if self.printout.is_expired else until
