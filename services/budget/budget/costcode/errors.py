from chassis.errors import FieldError, Invalid
from chassis.texts import Text


class CantTakeHours(Invalid):
    def __init__(self, field: str) -> None:
        message = Text(
            "This budget code is archived, a division, or not of this project. Choose another one."
        )
        super().__init__(message, fields=[FieldError(field, message)])
