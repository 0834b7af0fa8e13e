from chassis.errors import Conflict, FieldError, Forbidden, Invalid
from chassis.texts import Text


class HandOverIdTaken(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This id belongs to another hand-over. Send it with a new id."))


class ChangedHands(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("It changed hands meanwhile. Look who has it before you hand it over."))


class NotTheirsToHandOver(Forbidden):
    def __init__(self, name: str) -> None:
        super().__init__(
            Text("It is handed over by {name}, who has it, or by a manager of its home project.", name=name)
            if name
            else Text("Take it yourself, or have a manager of its home project hand it over.")
        )


class NotToBeHandedOut(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("It is lost or retired. Say first that it is usable again."))


class NotAmongThem(Invalid):
    def __init__(self) -> None:
        message = Text("Choose somebody of its home project, or of the project where it is.")
        super().__init__(message, fields=[FieldError("toUserId", message)])


class HasItAlready(Invalid):
    def __init__(self) -> None:
        message = Text("They have it already. Choose who gets it.")
        super().__init__(message, fields=[FieldError("toUserId", message)])


class SignatureMissing(Invalid):
    def __init__(self) -> None:
        message = Text("Whoever gets it signs for it.")
        super().__init__(message, fields=[FieldError("ink", message)])
