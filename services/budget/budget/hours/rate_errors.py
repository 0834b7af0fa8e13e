from chassis.errors import Conflict, FieldError, Invalid, NotFound
from chassis.texts import Text


class RateNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This rate does not exist, or was taken back. Go back to the list."))


class RateMissing(Invalid):
    def __init__(self) -> None:
        message = Text("Write what an hour costs.")
        super().__init__(message, fields=[FieldError("hourly", message)])


class RateTooLarge(Invalid):
    def __init__(self) -> None:
        message = Text("No hour costs so much. Look at the amount.")
        super().__init__(message, fields=[FieldError("hourly", message)])


class UnknownPerson(Invalid):
    def __init__(self) -> None:
        message = Text("Choose somebody of the company.")
        super().__init__(message, fields=[FieldError("ownerUserId", message)])


class RateIsThere(Conflict):
    def __init__(self) -> None:
        message = Text("A rate from this day on is there already. Take it back first, or choose another day.")
        super().__init__(message, fields=[FieldError("fromOn", message)])
