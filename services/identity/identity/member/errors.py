from chassis.errors import NotFound


class MemberNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__("This person is not a member of the company (any more). Go back to the members.")
