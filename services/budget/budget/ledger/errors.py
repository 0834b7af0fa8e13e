from chassis.errors import Conflict
from chassis.texts import Text


class BalanceTooLarge(Conflict):
    def __init__(self, number: str) -> None:
        super().__init__(
            Text("No more can be asked for of {number}: all together is too much.", number=number)
        )
