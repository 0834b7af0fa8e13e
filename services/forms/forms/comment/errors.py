from chassis.errors import FieldError, Invalid
from chassis.texts import Text


class NoSuchField(Invalid):
    def __init__(self) -> None:
        message = Text("This form has no such field. Reload the page.")
        super().__init__(message, fields=[FieldError("fieldId", message)])
