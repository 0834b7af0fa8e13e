from chassis.errors import BadRequest, Forbidden, Unauthorized
from chassis.texts import Text


class WrongCredentials(Unauthorized):
    """The one answer for an unknown address and for a wrong password."""

    def __init__(self) -> None:
        super().__init__(Text("E-mail or password is wrong. Check both, or reset your password."))


class EmailNotVerified(Forbidden):
    """Told to the browser that registered, for the password it chose: whether or not the address was proven
    since, or before."""

    def __init__(self) -> None:
        super().__init__(Text("Verify your e-mail first: open the link we sent you, or have it sent again."))


class LinkNotValid(BadRequest):
    def __init__(self) -> None:
        super().__init__(Text("This link has expired or was used already. Ask for a new one."))
