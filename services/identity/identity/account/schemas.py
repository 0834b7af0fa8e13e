from typing import Annotated, Literal

from chassis.http import Email, Name, Secret, WireIn, WireOut
from pydantic import Field, RootModel

from identity.factor.schemas import SecondStepNeeded
from identity.tables.user import Language
from identity.user.schemas import MailedToken, SelfProfile


class LoginIn(WireIn):
    email: Email
    password: Secret


class LoginDone(WireOut):
    status: Literal["signedIn"] = "signedIn"
    profile: SelfProfile


class LoginAnswer(RootModel[Annotated[LoginDone | SecondStepNeeded, Field(discriminator="status")]]):
    pass


class RegisterIn(WireIn):
    email: Email
    full_name: Name
    password: Secret
    language: Language = Language.ENGLISH
    invite_token: MailedToken | None = None


class EmailIn(WireIn):
    email: Email


class EmailOut(WireOut):
    email: str


class VerifyEmailIn(WireIn):
    token: MailedToken
    new_password: Secret | None = None
    """Asked for where the link is opened in a browser that did not register the address."""
    full_name: Name | None = None


class PasswordNeeded(WireOut):
    """The link is good and still unused: it wants the password of whoever opened it."""

    status: Literal["passwordNeeded"] = "passwordNeeded"
    email: str
    full_name: str


class EmailVerified(WireOut):
    status: Literal["signedIn"] = "signedIn"
    profile: SelfProfile


class VerifyEmailAnswer(RootModel[Annotated[EmailVerified | PasswordNeeded, Field(discriminator="status")]]):
    pass


class ResetPasswordIn(WireIn):
    token: MailedToken
    new_password: Secret


class ChangePasswordIn(WireIn):
    current_password: Secret
    new_password: Secret
