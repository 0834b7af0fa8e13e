from chassis.errors import BadRequest, Invalid
from chassis.texts import Text


class LinkNotValid(BadRequest):
    def __init__(self) -> None:
        super().__init__(Text("This link has expired or was used already. Ask for a new one."))


def wrong_password(field: str) -> Invalid:
    return Invalid.field(field, Text("The password is wrong. Check it and try again."))
