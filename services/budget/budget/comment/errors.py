from chassis.errors import Conflict
from chassis.texts import Text


class DraftHasNoComments(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This request is a draft, which nobody else sees. Send it first."))
