from chassis.errors import Conflict, Forbidden, NotFound
from chassis.texts import Text


class ExportNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This export is not there (any more). Export the list again."))


class ExportNotReady(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This export is not ready. Wait until it is."))


class EnoughExports(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("{most} exports are being made already. Wait for one, or cancel it.", most=most)
        )


class RightsChanged(Forbidden):
    """Also of who has signed out before it was made."""

    def __init__(self) -> None:
        super().__init__(Text("You signed out, or may read less than when you asked. Export the list again."))
