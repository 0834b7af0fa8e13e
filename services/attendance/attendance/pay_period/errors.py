from datetime import date

from chassis.errors import Conflict, FieldError, NotFound
from chassis.texts import Text
from chassis.wall_clock import DaysText


class NoSuchChoice(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("No pay period was chosen from that day on."))


class PeriodsAreKept(Conflict):
    def __init__(self, last: date) -> None:
        message = Text(
            "Hours until {last} are signed or approved already. Choose a day after that.",
            last=DaysText.of(last),
        )
        super().__init__(message, fields=[FieldError("fromDate", message)])


class TooManyChoices(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("Pay periods can be changed {most} times at most.", most=most))
