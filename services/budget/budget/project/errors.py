from chassis.errors import Conflict, FieldError, Forbidden, Invalid
from chassis.texts import Text

from budget.tables.rules import Overruns


class UnknownBudgetSeen(Invalid):
    def __init__(self) -> None:
        message = Text("This budget was set before. Say which revision of it you have seen.")
        super().__init__(message, fields=[FieldError("revision", message)])


class CurrencyInUse(Conflict):
    def __init__(self) -> None:
        message = Text("The currency can't change any more: amounts are written in it already.")
        super().__init__(message, fields=[FieldError("currency", message)])


class CurrencyLocked(Conflict):
    def __init__(self) -> None:
        message = Text("The currency can't change any more: the baseline is locked in it.")
        super().__init__(message, fields=[FieldError("currency", message)])


class ReasonMissing(Invalid):
    def __init__(self) -> None:
        message = Text("The baseline is locked. Say why the budget changes.")
        super().__init__(message, fields=[FieldError("reason", message)])


class MoreThanPlanned(Forbidden):
    """More than the baseline and what was approved since, where the company lets others save that, or
    nobody."""

    def __init__(self, most: str, overruns: Overruns, field: str) -> None:
        message = (
            Text(
                "Since the baseline is locked the project has at most {most} together; only the company's "
                "admins may raise it by hand. Ask for a budget change instead.",
                most=most,
            )
            if overruns is Overruns.ADMINS
            else Text(
                "Since the baseline is locked the project has at most {most} together; nobody may raise it "
                "by hand. Ask for a budget change instead.",
                most=most,
            )
        )
        super().__init__(message, fields=[FieldError(field, message)])


class BadEffectiveDay(Invalid):
    def __init__(self) -> None:
        message = Text("Write a day from the year 2000 on, and none that is still to come.")
        super().__init__(message, fields=[FieldError("effectiveOn", message)])


class LessThanNothing(Conflict):
    def __init__(self, category: Text) -> None:
        super().__init__(
            Text(
                "“{category}” would have less than nothing. Set the project's budget first, "
                "then approve this.",
                category=category,
            )
        )


class MoreThanFits(Conflict):
    def __init__(self, category: Text) -> None:
        super().__init__(Text("“{category}” would be too much to be written down.", category=category))


class NothingToLock(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("No budget was set yet. Set it before you lock it as the baseline."))


class BaselineIsLocked(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This project has a baseline already. It stays."))
