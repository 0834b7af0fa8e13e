from chassis.errors import Unauthorized
from chassis.texts import Text


class SignInOver(Unauthorized):
    def __init__(self) -> None:
        super().__init__(Text("Your sign-in has ended. Sign in again."))
