from chassis.errors import NotFound
from chassis.texts import Text


class AttendanceRecordNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This attendance record does not exist (any more). Go back to the list."))
