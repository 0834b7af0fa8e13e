from chassis.errors import Conflict, FieldError, Forbidden, Invalid
from chassis.texts import Text


class NotYours(Forbidden):
    """The reason why this member is out of the caller's reach."""


class SuccessorNotMember(Invalid):
    def __init__(self) -> None:
        message = Text("The successor must be another member of the company.")
        super().__init__(message, fields=[FieldError("successorUserId", message)])


class AlreadyOwner(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("You are the owner already. Choose another member."))


class OwnsTooMany(Conflict):
    def __init__(self) -> None:
        message = Text("This member owns as many companies as a person may. Choose another member.")
        super().__init__(message, fields=[FieldError("userId", message)])
