from chassis.errors import FieldError, Invalid
from chassis.texts import Text

from budget.tables.hours import Staff

_FIELDS = {Staff.OWN: "ownCodeId", Staff.EXTERNAL: "externalCodeId"}


class CantTakeHours(Invalid):
    def __init__(self, staff: Staff) -> None:
        message = Text(
            "This budget code is archived, a division, or not of this project. Choose another one."
        )
        super().__init__(message, fields=[FieldError(_FIELDS[staff], message)])
