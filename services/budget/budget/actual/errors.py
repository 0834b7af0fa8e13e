from chassis.errors import Conflict, FieldError, Invalid, NotFound
from chassis.texts import Text


class ActualNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This cost does not exist (any more). Go back to the list."))


class CodeCantBeSpent(Invalid):
    def __init__(self) -> None:
        message = Text(
            "This budget code is archived, a division, or not of this project. Choose another one."
        )
        super().__init__(message, fields=[FieldError("budgetCodeId", message)])


class NothingSpent(Invalid):
    def __init__(self) -> None:
        message = Text("Write an amount of more than nothing.")
        super().__init__(message, fields=[FieldError("amount", message)])


class BadDay(Invalid):
    def __init__(self) -> None:
        message = Text("Write a day from the year 2000 on, and none that is still to come.")
        super().__init__(message, fields=[FieldError("spentOn", message)])


class InvoiceIsThere(Conflict):
    def __init__(self, supplier: str, number: str, code: str) -> None:
        message = Text(
            "Invoice {number} of {supplier} is recorded for {code} already.",
            number=number,
            supplier=supplier,
            code=code,
        )
        super().__init__(message, fields=[FieldError("number", message)])


class IsReversed(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This cost was reversed already."))
