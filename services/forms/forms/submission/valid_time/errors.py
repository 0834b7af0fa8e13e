from chassis.errors import Conflict, FieldError, Forbidden, Invalid
from chassis.texts import Text


class NoValidTime(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("This submission has no valid time (any more). Reload to see where the submission stands.")
        )


class NotYoursToExtend(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text("Who approved it decides how long it is valid. Ask one of them or the project's managers.")
        )


class EndMoved(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("Somebody changed until when this is valid since you looked. Reload and look at it again.")
        )


class EndNotLater(Invalid):
    def __init__(self) -> None:
        message = Text("Choose a time that is later than the present end and still to come.")
        super().__init__(message, fields=[FieldError("validTimeEnd", message)])


class EndTooLate(Invalid):
    def __init__(self, days: int) -> None:
        message = Text("Choose a time within the next {days} days.", days=days)
        super().__init__(message, fields=[FieldError("validTimeEnd", message)])
