from chassis.errors import Conflict, FieldError, Invalid, NotFound
from chassis.texts import Text


class AttendanceRequestNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("There is no such request (any more)."))


class NotYourProject(Invalid):
    def __init__(self) -> None:
        message = Text("This project does not exist (any more), or is not one of yours.")
        super().__init__(message, fields=[FieldError("projectId", message)])


class RejectedWithoutReason(Invalid):
    def __init__(self) -> None:
        message = Text("Say why it is rejected: its worker reads it.")
        super().__init__(message, fields=[FieldError("reason", message)])


class NothingAsked(Invalid):
    def __init__(self) -> None:
        message = Text("The day is written down just so already. Change its times, then send it.")
        super().__init__(message, fields=[FieldError("intervals", message)])


class TooManyRequests(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("Too many of your requests wait for an answer. Remind your manager first."))
