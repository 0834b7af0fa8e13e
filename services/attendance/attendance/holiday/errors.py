from datetime import date

from chassis.errors import Conflict, FieldError, NotFound
from chassis.texts import Text


class HolidayNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("There is no such holiday (any more)."))


class HolidayThere(Conflict):
    def __init__(self, day: date, name: str) -> None:
        message = Text("{day} is “{name}” already. Change that one.", day=str(day), name=name)
        super().__init__(message, fields=[FieldError("date", message)])
