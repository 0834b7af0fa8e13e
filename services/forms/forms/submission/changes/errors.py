from chassis.errors import FieldError, Invalid
from chassis.texts import Text


class NothingToCompare(Invalid):
    def __init__(self, name: str) -> None:
        message = Text("Name one version, or one step that was submitted: exactly one of both.")
        super().__init__(message, fields=[FieldError(name, message)])
