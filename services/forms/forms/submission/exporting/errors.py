from chassis.errors import FieldError, Invalid
from chassis.texts import Text


class NoSuchTable(Invalid):
    def __init__(self) -> None:
        message = Text("Choose one form, and a table that it has.")
        super().__init__(message, fields=[FieldError("tableFieldId", message)])
