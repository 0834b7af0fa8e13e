from chassis.errors import Conflict, FieldError, Forbidden, Invalid, NotFound
from chassis.money import said
from chassis.texts import Text

from budget.tables.budget_code import BudgetCode
from budget.tables.rules import Overruns


class CodeNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This budget code does not exist (any more). Go back to the list."))


class UnknownCodeSeen(Invalid):
    """Nobody overwrites what they have not seen."""

    def __init__(self) -> None:
        message = Text("Somebody else changed this code. Say which revision of it you have seen.")
        super().__init__(message, fields=[FieldError("revision", message)])


class NumberTaken(Conflict):
    def __init__(self, number: str) -> None:
        message = Text("The number “{number}” is taken in this project. Choose another one.", number=number)
        super().__init__(message, fields=[FieldError("number", message)])


class UnknownDivision(Invalid):
    def __init__(self) -> None:
        message = Text("This division does not exist in this project (any more), or is archived.")
        super().__init__(message, fields=[FieldError("divisionId", message)])


class AmountIsUsed(Conflict):
    """Lower than what is held and committed already."""

    def __init__(self, code: BudgetCode, *, least_minor: int) -> None:
        """Of what is typed: transfers and changes of the budget count beside it."""
        least, used = said(least_minor, code.currency), said(code.used_minor, code.currency)
        message = (
            Text(
                "The amount can't be lower than {least}: {used} of this code is held, committed or spent, "
                "and its transfers and budget changes come to {moved}.",
                least=least,
                used=used,
                moved=said(code.transferred_minor, code.currency),
            )
            if code.transferred_minor
            else Text(
                "The amount can't be lower than {least}: {used} of this code is held, committed or spent.",
                least=least,
                used=used,
            )
        )
        super().__init__(message, fields=[FieldError("amount", message)])


class CodesExceed(Forbidden):
    """More than the project has for their category, where the company lets others do that, or nobody."""

    def __init__(self, category: Text, excess: str, overruns: Overruns, field: str = "amount") -> None:
        match overruns:
            case Overruns.MANAGERS:
                # Who answers a transfer last may be none.
                message = Text(
                    "Codes of “{category}” would exceed the project's budget by {excess}; only the project's "
                    "managers may let them. Give the category more first, or the code less.",
                    category=category,
                    excess=excess,
                )
            case Overruns.ADMINS:
                message = Text(
                    "Codes of “{category}” would exceed the project's budget by {excess}; only the company's "
                    "admins may let them. Give the category more first, or the code less.",
                    category=category,
                    excess=excess,
                )
            case _:
                message = Text(
                    "Codes of “{category}” would exceed the project's budget by {excess}; nobody may let "
                    "them. Give the category more first, or the code less.",
                    category=category,
                    excess=excess,
                )
        super().__init__(message, fields=[FieldError(field, message)])


class CodesExceedAll(Forbidden):
    """Their category has it, and another one has less than its codes: the project has no more."""

    def __init__(self, excess: str, overruns: Overruns) -> None:
        self.text = (
            Text(
                "All codes together would exceed the project's budget by {excess}, as another category has "
                "less than its codes; only the company's admins may let them.",
                excess=excess,
            )
            if overruns is Overruns.ADMINS
            else Text(
                "All codes together would exceed the project's budget by {excess}, as another category has "
                "less than its codes; nobody may let them.",
                excess=excess,
            )
        )
        super().__init__(self.text, fields=[FieldError("amount", self.text)])


class CodeHasHistory(Conflict):
    def __init__(self) -> None:
        message = Text("This code has requests, costs or hours, so it can't be deleted. Archive it instead.")
        super().__init__(message, fields=[FieldError("budgetCodeId", message, "archiveInstead")])


class CodeTakesCosts(Conflict):
    def __init__(self) -> None:
        message = Text(
            "Hours or equipment of this project are counted against this code. "
            "Choose another one under “Codes for hours and equipment” before you delete it."
        )
        super().__init__(message, fields=[FieldError("budgetCodeId", message, "takesCosts")])


class DivisionHasCodes(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This division still has codes. Move, archive or delete those first."))


class CodeIsAwaited(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("Requests of this code still wait for an answer. Answer them before you archive it.")
        )


class CategoryIsAwaited(Conflict):
    """Who answers depends on it, and which category of the project a change of the budget is of."""

    def __init__(self) -> None:
        message = Text(
            "Requests of this code still wait for an answer. Answer them before its category changes."
        )
        super().__init__(message, fields=[FieldError("category", message)])


class TooManyCodes(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("A project has at most {most} budget codes.", most=most))
