from chassis.errors import Conflict, FieldError, Forbidden, Invalid
from chassis.texts import Text

from attendance.hours.stated import Fault

_SAYS = {
    Fault.BACKWARDS: Text("Every time must end after it begins."),
    Fault.TOO_LONG: Text("Nobody works longer than 16 hours without going home. Divide the time in two."),
    Fault.ANOTHER_DAY: Text("The work must begin on the day of the record, on the project's clock."),
    Fault.AHEAD: Text("These hours are not over yet. Enter them when they are."),
    Fault.OVERLAPPING: Text("The times overlap. No hour counts twice."),
    Fault.BREAK_OUTSIDE: Text("A break must lie within the time at work."),
}


class WrongHours(Invalid):
    def __init__(self, fault: Fault) -> None:
        super().__init__(_SAYS[fault], fields=[FieldError("intervals", _SAYS[fault])])


class OwnHours(Forbidden):
    def __init__(self) -> None:
        super().__init__(Text("Nobody corrects their own hours. Ask another manager of the project."))


class NotOfTheProject(Invalid):
    def __init__(self) -> None:
        message = Text("This person is not in the project. Choose somebody who is.")
        super().__init__(message, fields=[FieldError("userId", message)])


class HoursElsewhere(Conflict):
    def __init__(self, why: Text) -> None:
        super().__init__(why)


class CorrectedTooOften(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(corrected_too_often_text(most))


def corrected_too_often_text(most: int) -> Text:
    return Text("This day was corrected {most} times already, and stays as it is by now.", most=most)


class RecordThere(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("There is a record of this day already. Open it and change it."))


class RecordChangedMeanwhile(Conflict):
    def __init__(self) -> None:
        message = Text("The record has changed since you opened it: by a punch or by another manager.")
        super().__init__(message, fields=[FieldError("revision", message, "savedBySomebodyElse")])
