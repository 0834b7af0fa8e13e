from chassis.errors import FieldError, Invalid
from chassis.texts import Text


class NotAtTheProject(Invalid):
    def __init__(self, index: int) -> None:
        message = Text("This person is not at the project. Choose somebody else, or add them to it first.")
        super().__init__(message, fields=[FieldError(f"steps.{index}.userId", message)])


class NamedTwice(Invalid):
    def __init__(self, index: int) -> None:
        message = Text("This person is in the chain already. Everybody answers once.")
        super().__init__(message, fields=[FieldError(f"steps.{index}.userId", message)])


class NobodyForTheRest(Invalid):
    def __init__(self, index: int) -> None:
        message = Text("The last person answers any amount of every category. Else some requests had nobody.")
        super().__init__(message, fields=[FieldError(f"steps.{index}.upTo", message)])


class BadDays(Invalid):
    def __init__(self) -> None:
        message = Text("Write a last day that is not before the first one, and not past.")
        super().__init__(message, fields=[FieldError("untilOn", message)])


class UnknownStandIn(Invalid):
    def __init__(self) -> None:
        message = Text("Choose another member of the company to stand in for you.")
        super().__init__(message, fields=[FieldError("standInUserId", message)])
