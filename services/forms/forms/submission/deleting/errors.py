from chassis.errors import Conflict, Forbidden
from chassis.texts import Text


class NotADraft(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This was submitted already: only drafts can be discarded."))


class NotYoursToDiscard(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text("A draft is discarded by who started it and the project's managers. Ask one of them.")
        )


class NotYoursToDelete(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text(
                "What was submitted is deleted by the company's admins. Ask one of them, or have it voided: "
                "then it stays, and does not count."
            )
        )
