from chassis.errors import Conflict, FieldError, Forbidden, Invalid
from chassis.texts import Text


class TakenAlready(Conflict):
    def __init__(self, step: str, by: str | None) -> None:
        super().__init__(
            Text(
                "{name} has taken “{step}” already. Ask them, or a manager to hand it to you.",
                name=by,
                step=step,
            )
            if by
            else Text("Somebody else has taken “{step}” already. Reload to see who.", step=step)
        )


class NothingToTake(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("This step is for one person already, or for several to press. There is nothing to take.")
        )


class WhichStep(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("Several steps are open at once. Reload the page and choose which one."))


class NotOfTheStep(Forbidden):
    def __init__(self, step: str) -> None:
        super().__init__(Text("“{step}” is taken by the people of its teams. Ask one of them.", step=step))


class NotYoursToAssign(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text("A step is handed to somebody by who has it, the project's managers and the admins.")
        )


class NotAmongItsPeople(Invalid):
    def __init__(self) -> None:
        message = Text("Choose one of the people who may do this step.")
        super().__init__(message, fields=[FieldError("userId", message)])
