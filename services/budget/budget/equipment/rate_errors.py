from chassis.errors import Conflict, FieldError, Invalid, NotFound
from chassis.texts import Text


class EquipmentRateNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This rate does not exist, or was taken back. Go back to the list."))


class EquipmentRateTooLarge(Invalid):
    def __init__(self) -> None:
        message = Text("No machine costs so much. Look at the amount.")
        super().__init__(message, fields=[FieldError("amount", message)])


class UnknownMachine(Invalid):
    def __init__(self) -> None:
        message = Text("Choose equipment of the company.")
        super().__init__(message, fields=[FieldError("equipmentId", message)])


class EquipmentRateIsThere(Conflict):
    def __init__(self) -> None:
        message = Text("A rate from this day on is there already. Take it back first, or choose another day.")
        super().__init__(message, fields=[FieldError("fromOn", message)])
