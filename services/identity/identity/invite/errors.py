from chassis.errors import Conflict, FieldError, Forbidden, Invalid, NotFound
from chassis.texts import Text


class InviteNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This invite does not exist (any more). Reload the list of invites."))


class InviteNotValid(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This invite is not valid any more. Ask whoever invited you for a new one."))


class InviterMayNot(NotFound):
    """Whoever made the invite has left the company since, or could not give its role any more."""

    def __init__(self, company_name: str) -> None:
        super().__init__(
            Text(
                "This invite is not valid any more: whoever invited you can no longer do so. "
                "Ask an admin of “{company}” to invite you again.",
                company=company_name,
            )
        )


class InviteUsed(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This invite was used already. Sign in, or ask for a new invite."))


class InviteForAnother(Conflict):
    def __init__(self, email: str) -> None:
        super().__init__(
            Text("This invite is for {email}. Sign in with that address to accept it.", email=email)
        )


class AlreadyMember(Conflict):
    def __init__(self, email: str) -> None:
        message = Text("{email} is a member of the company already.", email=email)
        super().__init__(message, fields=[FieldError("email", message)])


class AlreadyInvited(Conflict):
    def __init__(self, email: str) -> None:
        message = Text("{email} has an open invite. Resend it instead.", email=email)
        super().__init__(message, fields=[FieldError("email", message)])


class InviteSettled(Conflict):
    """It was accepted or revoked: nothing is left to do with it."""


class RoleNotYours(Forbidden):
    """The caller may not give this role."""


class UnknownPlaces(Invalid):
    def __init__(self, field: str) -> None:
        message = Text(
            "Only the company's own teams and running projects can be chosen. Reload and choose again."
        )
        super().__init__(message, fields=[FieldError(field, message)])
