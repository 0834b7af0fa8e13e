from chassis.errors import Conflict, FieldError, Invalid, NotFound
from chassis.texts import Text


class NoSuchRules(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("There are no such rules (any more)."))


class TooManyRules(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("There are {most} rules already, the most there can be. Withdraw some.", most=most)
        )


class UnknownTeam(Invalid):
    def __init__(self) -> None:
        message = Text("Choose a team of the company.")
        super().__init__(message, fields=[FieldError("teamId", message)])


class UnknownPerson(Invalid):
    def __init__(self) -> None:
        message = Text("Choose somebody of the company.")
        super().__init__(message, fields=[FieldError("ownerUserId", message)])


class NothingToInherit(Invalid):
    def __init__(self) -> None:
        super().__init__(Text("The company's rules are those of nobody else. Say which, or withdraw them."))


class PreviewTooLong(Invalid):
    def __init__(self, most: int) -> None:
        super().__init__(Text("Choose at most {most} days, the last one not before the first.", most=most))
