from chassis.errors import Conflict, FieldError, Invalid, NotFound
from chassis.texts import Text


class DefectNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This defect does not exist (any more). Reload the equipment."))


class DefectIdTaken(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This id belongs to another defect. Send it with a new id."))


class TooManyDefects(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("{most} defects of this machine are open already. Have some of them repaired.", most=most)
        )


class NoteMissing(Invalid):
    def __init__(self) -> None:
        message = Text("Say what was done about it.")
        super().__init__(message, fields=[FieldError("note", message)])


class NotTheReporter(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("Photos are brought by whoever reported it, and by managers of the machine's home project.")
        )


class DefectIsDone(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("It is repaired, and takes no more photos. Report what is broken now."))
