from datetime import timedelta
from math import ceil

from chassis.errors import Conflict, FieldError, Invalid, NotFound, TooManyRequests
from chassis.texts import Text


class KioskNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("There is no such tablet (any more). Go back to the list."))


class TooManyKiosks(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text("This project has {most} tablets, which is all there can be. Remove one first.", most=most)
        )


class UnknownPairingCode(NotFound):
    def __init__(self) -> None:
        message = Text(
            "This code is not valid (any more). Ask for a new one: each lasts 15 minutes, for one tablet."
        )
        super().__init__(message, fields=[FieldError("code", message)])


class TokenTaken(Conflict):
    """Tablets make theirs up: one that another has was read off it."""

    def __init__(self) -> None:
        super().__init__(Text("This tablet is set up already. Have it removed there first."))


class UnknownKiosk(NotFound):
    """To whoever comes with a token that is no tablet's, or no more."""

    def __init__(self) -> None:
        message = Text("This tablet is not set up (any more). Ask a manager of the project for a code.")
        super().__init__(message, fields=[FieldError("token", message, code="unknownKiosk")])


class KioskAway(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text(
                "The project of this tablet does not exist any more. Have the tablet set up for another one."
            )
        )


class ProjectClosed(Conflict):
    """Who is at work still checks out."""

    def __init__(self) -> None:
        super().__init__(Text("The project of this tablet is archived. Ask its manager where to check in."))


class CompanyEnded(Conflict):
    """As `ProjectClosed`, for all its projects."""

    def __init__(self) -> None:
        super().__init__(
            Text("The subscription of this company has ended. Ask your manager how to record your time.")
        )


class NotOfThisProject(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This person is not in the project of this tablet. Ask its manager."))


class NoPin(Conflict):
    def __init__(self) -> None:
        super().__init__(
            Text(
                "You have no PIN that works. Choose one on the page “Clock” of your own phone, "
                "or have your manager give you one."
            )
        )


class WrongPin(Invalid):
    def __init__(self) -> None:
        message = Text("This is not your PIN. Nothing was recorded.")
        super().__init__(message, fields=[FieldError("pin", message)])


class PinWaits(TooManyRequests):
    def __init__(self, wait: timedelta) -> None:
        seconds = max(1, ceil(wait.total_seconds()))
        super().__init__(
            Text("Too many wrong PINs. Wait {count} minutes, or ask your manager.", count=ceil(seconds / 60)),
            retry_after_seconds=seconds,
        )


class GuessablePin(Invalid):
    def __init__(self) -> None:
        message = Text(
            "Others guess this first. Choose three different digits at least, no date, and none like 1234, "
            "1357, 2580 or 1212."
        )
        super().__init__(message, fields=[FieldError("pin", message)])


class ChoosePinFirst(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("Your manager knows this PIN. Choose one of your own first."))
