from chassis.errors import Conflict, FieldError, Invalid
from chassis.texts import Text


class KitNotThere(Invalid):
    def __init__(self) -> None:
        message = Text("This kit does not exist (any more). Reload the equipment.")
        super().__init__(message, fields=[FieldError("kitId", message)])


class PartIsAKit(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("It has parts of its own. A kit is no part of another one."))


class KitIsAPart(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("It is a part of another kit itself. Choose that one, or take it out first."))


class TooManyParts(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("This kit has {most} parts, the most there can be.", most=most))
