from datetime import date

from chassis.errors import Conflict, FieldError, Forbidden, Invalid
from chassis.texts import Text
from chassis.wall_clock import DaysText


class LeaveIsNoTime(Invalid):
    def __init__(self) -> None:
        message = Text("No day of leave is left between these dates. Choose others, or fewer days off.")
        super().__init__(message, fields=[FieldError("lastDate", message)])


class LeaveTooLong(Invalid):
    def __init__(self, most: int) -> None:
        message = Text("Ask for at most {most} days at once.", most=most)
        super().__init__(message, fields=[FieldError("lastDate", message)])


class LeaveTooFarAhead(Invalid):
    def __init__(self, last: date) -> None:
        message = Text("Leave can be asked for until {last}. Choose earlier dates.", last=DaysText.of(last))
        super().__init__(message, fields=[FieldError("lastDate", message)])


class LeaveOverlaps(Conflict):
    def __init__(self, first: date, last: date) -> None:
        message = Text(
            "You have asked for leave from {first} until {last} already. Take that back first, or choose "
            "other days.",
            first=DaysText.of(first),
            last=DaysText.of(last),
        )
        super().__init__(message, fields=[FieldError("firstDate", message)])


class LeaveIsNotYours(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text("It can't be taken back by you (any more). Ask a manager of the project to do it.")
        )


class TakenBackWithoutReason(Invalid):
    def __init__(self) -> None:
        message = Text("Say why it is taken back: its worker reads it.")
        super().__init__(message, fields=[FieldError("reason", message)])


class LeaveChangedMeanwhile(Conflict):
    def __init__(self) -> None:
        message = Text("The request has changed since you opened it. Look at it again.")
        super().__init__(message, fields=[FieldError("revision", message, "savedBySomebodyElse")])
