from chassis.errors import Invalid
from chassis.texts import Text


def wrong_password(field: str) -> Invalid:
    return Invalid.field(field, Text("The password is wrong. Check it and try again."))
