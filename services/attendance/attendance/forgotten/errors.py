from chassis.errors import FieldError, Invalid
from chassis.texts import Text


class NoShiftEnds(Invalid):
    def __init__(self) -> None:
        message = Text(
            "No rules of hours say when a shift ends, so nothing would be closed. Set them up first."
        )
        super().__init__(message, fields=[FieldError("closing.endsWith", message)])
