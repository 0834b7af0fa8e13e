from chassis.errors import Conflict, NotFound
from chassis.texts import Text


class PunchNotFound(NotFound):
    """Nobody learns that somebody else's is there."""

    def __init__(self) -> None:
        super().__init__(Text("This punch is not there, or not one that you pressed."))


class PunchHasPhoto(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This punch has its photo already. A punch is never changed."))


class PhotoTooLate(Conflict):
    def __init__(self, hours: int) -> None:
        super().__init__(
            Text("A photo comes within {hours} hours of its punch. This one is older.", hours=hours)
        )
