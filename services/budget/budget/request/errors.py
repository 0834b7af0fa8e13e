from collections.abc import Sequence

from chassis.errors import Conflict, FieldError, Forbidden, Invalid, NotFound
from chassis.texts import Text

from budget.tables.rules import Overruns


class RequestNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This budget request does not exist (any more). Go back to the list."))


class UnusableCode(Invalid):
    def __init__(self, index: int) -> None:
        message = Text(
            "This budget code is archived, a division, or not of this project. Choose another one."
        )
        super().__init__(message, fields=[FieldError(f"lines.{index}.budgetCodeId", message)])


class CodeNamedTwice(Invalid):
    def __init__(self, index: int) -> None:
        message = Text("This budget code is in another line already. Put both amounts into one line.")
        super().__init__(message, fields=[FieldError(f"lines.{index}.budgetCodeId", message)])


class NothingAskedFor(Invalid):
    def __init__(self, index: int) -> None:
        message = Text("Ask for more than nothing.")
        super().__init__(message, fields=[FieldError(f"lines.{index}.amount", message)])


class NoLines(Invalid):
    def __init__(self) -> None:
        message = Text("Name at least one budget code and an amount.")
        super().__init__(message, fields=[FieldError("lines", message)])


class OverBudget(Conflict):
    """More than is left now; what is asked for with a reason may be."""

    def __init__(self, over: Sequence[tuple[int, str, str]]) -> None:
        """Of each line that is: where, the code's number, and what is left."""
        told = [
            (
                index,
                Text(
                    "Only {left} is left of {number}. Ask for less, or say why it takes more.",
                    left=left,
                    number=number,
                ),
            )
            for index, number, left in over
        ]
        fields = [FieldError(f"lines.{index}.amount", message, "overBudget") for index, message in told]
        super().__init__(told[0][1], fields=fields)


def _who_may(overruns: Overruns, left: str, number: str) -> Text:
    match overruns:
        case Overruns.MANAGERS:
            return Text(
                "Only {left} is left of {number}; more may be asked for by the project's managers. "
                "Ask for less, or for a transfer from another code first.",
                left=left,
                number=number,
            )
        case Overruns.ADMINS:
            return Text(
                "Only {left} is left of {number}; more may be asked for by the company's admins. "
                "Ask for less, or for a transfer from another code first.",
                left=left,
                number=number,
            )
        case _:
            return Text(
                "Only {left} is left of {number}; nobody may ask for more. "
                "Ask for less, or for a transfer from another code first.",
                left=left,
                number=number,
            )


class MayNotOverrun(Forbidden):
    """The company lets others ask for more than is left, or nobody."""

    def __init__(self, over: Sequence[tuple[int, str, str]], overruns: Overruns) -> None:
        told = [(index, _who_may(overruns, left, number)) for index, number, left in over]
        fields = [FieldError(f"lines.{index}.amount", message, "overBudget") for index, message in told]
        super().__init__(told[0][1], fields=fields)


class TakesTooMuch(Conflict):
    """Who moves budget takes no more than is left, whatever the reason."""

    def __init__(self, index: int, number: str, left: str) -> None:
        message = Text(
            "Only {left} is left of {number}. No more budget can be taken from it.",
            left=left,
            number=number,
        )
        super().__init__(message, fields=[FieldError(f"lines.{index}.amount", message)])


class Unbalanced(Invalid):
    def __init__(self) -> None:
        message = Text("A transfer gives to some codes exactly what it takes from others.")
        super().__init__(message, fields=[FieldError("lines", message)])


class NotATransfer(Invalid):
    def __init__(self, index: int) -> None:
        message = Text("Only a transfer or a change of the budget gives money to a code.")
        super().__init__(message, fields=[FieldError(f"lines.{index}.receives", message)])


class NoPartOfIt(Invalid):
    def __init__(self) -> None:
        message = Text("A transfer or a change of the budget is approved as a whole, or rejected.")
        super().__init__(message, fields=[FieldError("answer", message)])


class TooManyWaiting(Conflict):
    def __init__(self, most: int) -> None:
        message = Text(
            "{most} of your requests wait for an answer in this project already. "
            "Withdraw one, or send this one when some are answered.",
            most=most,
        )
        super().__init__(message)


class NotADraft(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This request was submitted already. Withdraw it to change it."))


class WrittenAbout(Conflict):
    """What others said is not its author's to erase."""

    def __init__(self) -> None:
        super().__init__(Text("Others have written about this request, so it stays. Leave it as a draft."))


class NotWaiting(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This request does not wait for an answer (any more). Reload it."))


class UnknownWhatWasSeen(Invalid):
    def __init__(self) -> None:
        message = Text("This request was withdrawn and sent again. Say which revision of it you have seen.")
        super().__init__(message, fields=[FieldError("revision", message)])


class OwnRequest(Forbidden):
    def __init__(self) -> None:
        super().__init__(Text("Nobody answers their own request. Ask another manager of the project."))


class NotYourTurn(Forbidden):
    def __init__(self) -> None:
        super().__init__(Text("Somebody else answers this request now. Open it to see whose turn it is."))


class NotItsAuthor(Forbidden):
    def __init__(self) -> None:
        super().__init__(Text("Only who made this request may do that."))


class AnsweredTwice(Invalid):
    """A line that is named more than once: nobody can say which amount was meant."""

    def __init__(self, index: int) -> None:
        message = Text("This line is named twice. Name each line once.")
        super().__init__(message, fields=[FieldError(f"lines.{index}.budgetRequestLineId", message)])


class Contradictory(Invalid):
    def __init__(self, index: int) -> None:
        message = Text("This amount is not what the answer says. Approve a part, or leave the lines out.")
        super().__init__(message, fields=[FieldError(f"lines.{index}.amount", message)])


class BadNeededBy(Invalid):
    def __init__(self) -> None:
        message = Text("Name a day between the request's own and ten years later.")
        super().__init__(message, fields=[FieldError("neededBy", message)])


class BadPart(Invalid):
    def __init__(self) -> None:
        message = Text("Approve a part: of each line no more than was asked for, and less than all together.")
        super().__init__(message, fields=[FieldError("lines", message)])
