"""What field kinds are given to show themselves on paper."""

from collections.abc import Callable
from datetime import date, datetime
from decimal import Decimal
from typing import TYPE_CHECKING, Protocol
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import format_date, get_datetime_format

if TYPE_CHECKING:
    from formwork.printout import Printout

# As browsers write them for British English, so that screen and paper say the same.
_ENGLISH = "en_GB"

# A file's id → the address its picture has while rendering; None: it cannot be shown.
Picture = Callable[[str], str | None]


class Say(Protocol):
    """Puts our own words into the language of the paper: English as in `texts`, with its {values}."""

    def __call__(self, template: str, /, **values: object) -> str: ...


class PrintContext:
    def __init__(self, printout: "Printout", picture: Picture, say: Say) -> None:
        self.printout = printout
        self.picture = picture
        self.say = say
        language = printout.language
        self._locale = Locale.parse(_ENGLISH if language == "en" else language.replace("-", "_"))

    def page(self, number: int) -> str:
        return self.say("Page {number}", number=number)

    def day(self, day: date) -> str:
        return format_date(day, locale=self._locale)

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
        both = str(get_datetime_format(locale=self._locale))
        return both.replace("{1}", self.day(day)).replace("{0}", time)

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
