from datetime import date

from chassis.errors import Conflict, FieldError, Forbidden, Invalid, NotFound
from chassis.texts import Text
from chassis.wall_clock import DaysText

from attendance.balance.account import Shortage


class TooLittleLeave(Conflict):
    def __init__(self, short: Shortage) -> None:
        message = Text(
            "On {day} you would have taken more than is yours (days: {days}). Ask for less, or ask a manager "
            "of your project about your balance.",
            day=DaysText.of(short.day),
            days=days_text(short.hundredths),
        )
        super().__init__(message, fields=[FieldError("lastDate", message)])


def too_little_text(short: Shortage) -> Text:
    """For whoever would grant it."""
    return Text(
        "On {day} they would have taken more than is theirs (days: {days}). Change their balance first, or "
        "reject it.",
        day=DaysText.of(short.day),
        days=days_text(short.hundredths),
    )


def days_text(hundredths: int) -> str:
    return f"{hundredths / 100:g}"


class BeforeStart(Invalid):
    def __init__(self, starts_on: date) -> None:
        message = Text(
            "You are with the company since {day}. Choose that day or a later one, or ask a manager of your "
            "project to put your first day right.",
            day=DaysText.of(starts_on),
        )
        super().__init__(message, fields=[FieldError("firstDate", message)])


class OwnBalance(Forbidden):
    def __init__(self) -> None:
        super().__init__(Text("Nobody changes their own leave. Ask another manager of the project."))


class NoBalance(Invalid):
    def __init__(self) -> None:
        message = Text(
            "Nobody counts this type of leave. An admin says first how many days a year there are."
        )
        super().__init__(message, fields=[FieldError("recordType", message)])


class NoSuchEntitlement(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("Nobody has said how much of this leave there is from that year on."))


class BeforeItCounts(Invalid):
    def __init__(self, first: date) -> None:
        message = Text(
            "This leave is counted from {first} on. Choose that day or a later one.", first=DaysText.of(first)
        )
        super().__init__(message, fields=[FieldError("date", message)])


class TooManyAdjustments(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("Somebody's leave can be changed {most} times at most.", most=most))


class StartChangedMeanwhile(Conflict):
    def __init__(self) -> None:
        message = Text("Somebody else has changed the first day meanwhile. Look at it again.")
        super().__init__(message, fields=[FieldError("startsOn", message, "savedBySomebodyElse")])
