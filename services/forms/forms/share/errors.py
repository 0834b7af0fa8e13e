from datetime import timedelta
from math import ceil

from chassis.errors import Conflict, FieldError, Forbidden, Invalid, NotFound, TooManyRequests, Unauthorized
from chassis.texts import Text


class ShareLinkNotFound(NotFound):
    """Also with a link to another submission: whoever asks learns nothing of it."""

    def __init__(self) -> None:
        super().__init__(
            Text("This link leads nowhere (any more). Ask whoever gave it to you for a new one.")
        )


class ShareLinkRevoked(Forbidden):
    def __init__(self) -> None:
        super().__init__(Text("This link was taken back. Ask whoever gave it to you."))


class ShareLinkExpired(Forbidden):
    def __init__(self) -> None:
        super().__init__(Text("This link has expired. Ask whoever gave it to you for a new one."))


class ProveAgain(Unauthorized):
    def __init__(self) -> None:
        super().__init__(Text("Open the link that you were given and prove your e-mail address."))


class NotYourSubmission(Forbidden):
    """Whose it is, is told to nobody."""

    def __init__(self) -> None:
        super().__init__(
            Text("Use the e-mail address that this link was mailed to: it is for who began the submission.")
        )


class SecretOfAnotherLink(Conflict):
    """Also with what was asked for otherwise: whoever gets the link believes it is as they said."""

    def __init__(self) -> None:
        super().__init__(Text("This secret belongs to another link. Make a new one."))


class PinMissing(Invalid):
    def __init__(self) -> None:
        message = Text("This link has a PIN. Ask whoever gave it to you.")
        super().__init__(message, fields=[FieldError("pin", message)])


class ShortPin(Invalid):
    def __init__(self) -> None:
        message = Text("A PIN has 6 to 8 digits.")
        super().__init__(message, fields=[FieldError("pin", message)])


class GuessablePin(Invalid):
    def __init__(self) -> None:
        message = Text(
            "Others guess this first. Choose three different digits at least, no date, and none like 123456 "
            "or 123123."
        )
        super().__init__(message, fields=[FieldError("pin", message)])


class WrongPin(Invalid):
    def __init__(self) -> None:
        message = Text("This is not the PIN of this link. Ask whoever gave it to you.")
        super().__init__(message, fields=[FieldError("pin", message)])


class PinLocked(TooManyRequests):
    def __init__(self, wait: timedelta) -> None:
        super().__init__(
            Text("Too many wrong PINs: this link opens no more. Ask whoever gave it to you for a new one."),
            retry_after_seconds=min(ceil(wait.total_seconds()), 86_400),
        )


class WrongCode(Invalid):
    def __init__(self) -> None:
        message = Text("This is not the code. The newest mail has the one that counts.")
        super().__init__(message, fields=[FieldError("code", message)])


class CodeOver(Invalid):
    def __init__(self) -> None:
        message = Text("This code does not count any more. Ask for a new one.")
        super().__init__(message, fields=[FieldError("code", message, code="codeOver")])


class TooManyCodes(TooManyRequests):
    def __init__(self) -> None:
        super().__init__(
            Text("Too many codes were asked for with this link. Try again in an hour."),
            retry_after_seconds=3_600,
        )


class TooManyCodesOfAddress(TooManyRequests):
    def __init__(self) -> None:
        super().__init__(
            Text("Too many codes were mailed to this address. Ask whoever gave you the link for a new one."),
            retry_after_seconds=86_400,
        )


class SeveralMustPress(Conflict):
    def __init__(self, step: str) -> None:
        super().__init__(
            Text(
                "“{step}” is for several people to press, which can't be checked of people outside the "
                "company. It can't be shared.",
                step=step,
            )
        )


class TooManyShareLinks(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(
            Text(
                "This submission has {most} links, which is all there can be. Take one back first.", most=most
            )
        )


class NotYoursToTakeBack(Forbidden):
    def __init__(self) -> None:
        super().__init__(
            Text("Whoever made this link, who may act on its step and the project's managers take it back.")
        )
