from datetime import date

from chassis.errors import Conflict, FieldError, NotFound
from chassis.texts import Text
from chassis.wall_clock import DaysText


class HolidayNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("There is no such holiday (any more)."))


class HolidayThere(Conflict):
    def __init__(self, day: date, name: str) -> None:
        message = Text("{day} is “{name}” already. Change that one.", day=DaysText.of(day), name=name)
        super().__init__(message, fields=[FieldError("date", message)])


class TooManyHolidays(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("There are {most} holidays already, the most there can be.", most=most))


class CalendarNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("There is no such calendar (any more)."))


class CalendarThere(Conflict):
    def __init__(self, name: str) -> None:
        message = Text("There is a calendar “{name}” already.", name=name)
        super().__init__(message, fields=[FieldError("name", message)])


class TooManyCalendars(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("There are {most} calendars already, the most there can be.", most=most))


class CalendarChangedTooOften(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("This calendar has {most} entries, the most it can have.", most=most))
