from chassis.errors import Conflict, Invalid
from chassis.texts import Text


class NoSuchSubForm(Invalid):
    def __init__(self) -> None:
        super().__init__(Text("This step has no such sub-form for this form. Reload to see what it has."))


class SubFormLocked(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("This sub-form is not filled in as the form stands now. Reload to see what is asked.")
        )


class StepPressed(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text("This step has been submitted, and it has not moved on yet. Wait a moment, then reload.")
        )


class SubFormFull(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("{most} entries are the most here. Discard a draft, or begin it on its own.", most=most)
        )
