from chassis.errors import NotFound
from chassis.texts import Text


class MemberNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(
            Text("This person is not a member of the company (any more). Go back to the members.")
        )
