from chassis.errors import Conflict, FieldError, Invalid
from chassis.texts import Text


class ReadingIdTaken(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This id belongs to another reading. Send it with a new id."))


class ReasonMissing(Invalid):
    def __init__(self, message: Text) -> None:
        super().__init__(message, fields=[FieldError("reason", message)])
