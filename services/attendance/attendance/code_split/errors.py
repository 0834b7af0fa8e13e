from chassis.errors import Conflict, FieldError, Invalid
from chassis.texts import Text


class MoreThanWorked(Invalid):
    def __init__(self) -> None:
        message = Text("These are more hours than the day has.")
        super().__init__(message, fields=[FieldError("parts", message)])


class CodeTwice(Invalid):
    def __init__(self) -> None:
        message = Text("Name each code once.")
        super().__init__(message, fields=[FieldError("parts", message)])


class UnknownCode(Invalid):
    def __init__(self) -> None:
        message = Text("Choose codes of this project that are not archived.")
        super().__init__(message, fields=[FieldError("parts", message)])


class SplitTooOften(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("The hours of this day were split {most} times already, the most there can be.", most=most)
        )
