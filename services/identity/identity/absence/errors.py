from chassis.errors import FieldError, Invalid
from chassis.texts import Text


class BadDays(Invalid):
    def __init__(self) -> None:
        message = Text("Write a last day that is not before the first one, and not past.")
        super().__init__(message, fields=[FieldError("untilOn", message)])


class UnknownStandIn(Invalid):
    def __init__(self) -> None:
        message = Text("Choose another member of the company to stand in for you.")
        super().__init__(message, fields=[FieldError("standInUserId", message)])
