from chassis.errors import Conflict, FieldError, Forbidden, Invalid
from chassis.texts import Text


class MovedSince(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This submission has moved on since you looked. Reload and look at it again."))


class NotYoursToRecall(Forbidden):
    def __init__(self) -> None:
        super().__init__(Text("Only who submitted the last step can take it back. Ask them to."))


class TooLateToRecall(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("Somebody acted on it since: it can't be taken back. Ask them to send it back to you.")
        )


class NotYoursToVoid(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text("A submission is voided by the project's managers and the admins. Ask one of them.")
        )


class DraftNotVoided(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This was not submitted yet: discard the draft instead."))


class VoidAlready(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This submission is void already."))


class NotClosed(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This submission is not closed: there is nothing to reopen."))


class PartNotReopened(Invalid):
    def __init__(self, step: str) -> None:
        message = Text("“{step}” is only open together with others. Choose a step before them.", step=step)
        super().__init__(message, fields=[FieldError("toStepId", message)])


class NoSuchStepToReopen(Invalid):
    def __init__(self) -> None:
        message = Text("Choose one of the steps that it has been at.")
        super().__init__(message, fields=[FieldError("toStepId", message)])
