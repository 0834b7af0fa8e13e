from chassis.errors import Conflict, FieldError, Invalid, NotFound
from chassis.texts import Text


class RecordTypeNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("Your company has no such type of its own (any more)."))


class NoSuchLeave(Invalid):
    def __init__(self) -> None:
        message = Text("This is no type of leave (any more). Choose another one.")
        super().__init__(message, fields=[FieldError("recordType", message)])


class RecordTypeNameTaken(Conflict):
    def __init__(self, name: str) -> None:
        message = Text("There is a type “{name}” already. Choose another name.", name=name)
        super().__init__(message, fields=[FieldError("name", message)])


class TooManyRecordTypes(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("A company has at most {most} types of its own.", most=most))
