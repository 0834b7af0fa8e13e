from chassis.errors import Conflict, FieldError, NotFound, TooManyRequests
from chassis.texts import Text


class LinkNotValid(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This link is not complete. Open it again from the mail."))


class NoInviteLeftToday(TooManyRequests):
    def __init__(self, left: int, seconds: int) -> None:
        message = Text(
            "Your company can mail {left} more invites today. Invite the others tomorrow.", left=max(left, 0)
        )
        super().__init__(message, retry_after_seconds=seconds)


class InvitesStopped(Conflict):
    """Until an operator has looked, so there is no time to tell when to try again."""

    def __init__(self) -> None:
        super().__init__(
            Text("Mails of your company were reported, so no invites are mailed until we have looked at it.")
        )


class NoInviteTaken(TooManyRequests):
    """Whose invites filled the mailbox is not told, nor how many there were."""

    def __init__(self, email: str, seconds: int) -> None:
        super().__init__(
            Text("No more invites are mailed to {email} today. Invite them tomorrow.", email=email),
            retry_after_seconds=seconds,
        )


class InviteUnwanted(Conflict):
    def __init__(self, email: str) -> None:
        message = Text("{email} asked to get no mails from your company.", email=email)
        super().__init__(message, fields=[FieldError("email", message)])
