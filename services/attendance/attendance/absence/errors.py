from chassis.errors import FieldError, Invalid
from chassis.texts import Text


class BadDays(Invalid):
    def __init__(self) -> None:
        message = Text("Write a last day that is not before the first one, and not past.")
        super().__init__(message, fields=[FieldError("untilOn", message)])


class UnknownStandIn(Invalid):
    def __init__(self) -> None:
        message = Text("Choose another manager of the company to stand in for you.")
        super().__init__(message, fields=[FieldError("standInUserId", message)])


FOR_WHOM_THEY_STAND_IN = Text(
    "Whoever stands in for somebody does not answer for that person's own hours. "
    "Ask another manager of the project."
)
