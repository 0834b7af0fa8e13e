from chassis.errors import Conflict, Invalid
from chassis.texts import Text


class NotOfTheCompany(Invalid):
    def __init__(self) -> None:
        super().__init__(Text("Somebody of these is not in the company (any more). Reload."))


class NumberTaken(Conflict):
    def __init__(self, number: str, person: str) -> None:
        super().__init__(
            Text(
                "{person} has the number {number} already. Give each person one of their own.",
                person=person,
                number=number,
            )
        )


class NumberChanged(Conflict):
    def __init__(self, person: str) -> None:
        super().__init__(
            Text(
                "Somebody changed the number of {person} since you looked. Reload, then change it.",
                person=person,
            )
        )
