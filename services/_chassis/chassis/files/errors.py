from chassis.errors import Conflict, FieldError, Invalid
from chassis.texts import Text


class FileRefused(Invalid):
    def __init__(self, message: Text) -> None:
        super().__init__(message, fields=[FieldError("file", message)])


class FileIdTaken(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This id belongs to another file. Upload it with a new id."))
