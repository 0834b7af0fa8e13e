from chassis.errors import Conflict, Invalid, NotFound, Unauthorized
from chassis.texts import Text


class SecondStepOver(Unauthorized):
    def __init__(self) -> None:
        super().__init__(Text("This sign-in took too long or had too many wrong codes. Sign in again."))


class TotpExists(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("You use an authenticator app already. Remove it first to use another one."))


class TotpNotBegun(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("There is no authenticator app to confirm. Start again."))


class NoSecondFactor(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("Recovery codes stand in for a second factor. Add an app or a passkey first."))


class PasskeyNotFound(NotFound):
    def __init__(self) -> None:
        super().__init__(Text("This passkey does not exist (any more). Reload the list."))


class TooManyPasskeys(Conflict):
    def __init__(self, most: int) -> None:
        super().__init__(Text("{most} passkeys are the most. Remove one you no longer use.", most=most))


class PasskeyNotBegun(Conflict):
    def __init__(self) -> None:
        super().__init__(Text("This took too long or was done already. Start again."))


class PasskeySignInOver(Unauthorized):
    def __init__(self) -> None:
        super().__init__(Text("This took too long or was done already. Try again."))


def unknown_passkey() -> Invalid:
    return Invalid.field(
        "passkey", Text("This passkey opens no account here (any more). Sign in with your password.")
    )


def wrong_code() -> Invalid:
    return Invalid.field("code", Text("This code is wrong or was used already. Try the next one."))


def wrong_recovery_code() -> Invalid:
    return Invalid.field("code", Text("This recovery code is wrong or was used already. Try another one."))


def wrong_passkey() -> Invalid:
    return Invalid.field(
        "passkey", Text("This passkey could not be checked. Try again or choose another way.")
    )
