"""Registering and proving one's address. The answers never tell whether an address is known here."""

import re
import secrets
from datetime import timedelta
from uuid import UUID

from chassis.clock import now
from chassis.db import Database, UnitOfWork
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2

from identity.account.errors import LinkNotValid
from identity.account.mail_requests import MailKind, even_time, may_mail
from identity.account.password_rules import check_password
from identity.account.registration_repo import RegistrationRepo, delete_registrations, find_invited_email
from identity.account.schemas import PasswordNeeded, RegisterIn, VerifyEmailIn
from identity.directory.names import background_for
from identity.session.known_origins import SignInOrigin
from identity.session.service import SignedIn, start_session
from identity.tables.user import Registration, TokenPurpose, User
from identity.user.notices import SecurityNotice, raise_notice
from identity.user.one_time_tokens import find_token_subject, hash_token, use_token
from identity.user.passwords import UNUSABLE, Passwords
from identity.user.service import add_user, find_user, find_user_by_email, get_user, rename
from identity.user.throttle import count_attempt, register_limits

_SECRET = re.compile(r"[\w-]{43}", re.ASCII)
"""What `token_urlsafe(32)` makes."""
REGISTRATION_KEPT_FOR = timedelta(days=7)
"""Longer than a mailed link lives, which may be sent again."""
# Who registers an address over and over pushes out what others chose; they are then asked for a password.
_MOST_REGISTRATIONS = 10
# Asked for in place of nobody, so that a name without an account costs what one with an account costs.
_NOBODY = UUID(int=0)


async def register(runtime: Runtime, body: RegisterIn, at: SignInOrigin) -> str:
    """The secret that the browser proves by that it registered. It gets one whatever becomes of it."""
    check_password(body.password, email=body.email, full_name=body.full_name, field="password")
    async with runtime.database.unit_of_work() as counting:
        await count_attempt(counting, register_limits(at.network))
    mail_allowed = await may_mail(runtime.database, body.email, MailKind.REGISTRATION)
    # One hash's work on every path, and no connection held meanwhile.
    password_hash = await runtime.of(Passwords).hash(body.password, network=at.network)
    # The same for all who register in one browser, such as the tablet of a site office.
    secret = at.registration if _SECRET.fullmatch(at.registration) else secrets.token_urlsafe(32)
    async with even_time(), runtime.database.unit_of_work() as uow:
        await _register(uow, body, password_hash, hash_token(secret), mail_allowed=mail_allowed)
    return secret


async def _register(
    uow: UnitOfWork, body: RegisterIn, password_hash: str, browser_hash: bytes, *, mail_allowed: bool
) -> None:
    await uow.lock(f"register:{body.email}")
    user = await find_user_by_email(uow, body.email, lock=True)
    if user is None:
        user = await add_user(uow, _user_of(body))
    registrations = RegistrationRepo(uow, user.id)
    is_proven = user.email_verified_at is not None
    if not is_proven and await _proves_address(uow, body):
        await prove_address(uow, user, password_hash, body.full_name)
        await registrations.delete(browser_hash)
        return
    # Several people may register one address. Of each browser is kept what it chose, also where the address
    # is proven already and it opens nothing: what is told to this browser later must not tell that.
    await registrations.keep(browser_hash, body.full_name, password_hash)
    await registrations.trim(most=_MOST_REGISTRATIONS)
    if not is_proven:
        rename(uow, user, body.full_name)
    if mail_allowed:
        _mail(uow, user)


async def verify_email(
    uow: UnitOfWork, runtime: Runtime, body: VerifyEmailIn, at: SignInOrigin
) -> SignedIn | PasswordNeeded:
    """Who opens the mailed link proves the address, and nothing about who registered it: only in a browser
    that did is the password kept that was chosen there. Elsewhere it is asked for."""
    async with runtime.database.reading() as reading:
        user_id = await find_token_subject(reading, TokenPurpose.VERIFY_EMAIL, body.token)
        user = await find_user(reading, user_id) if user_id is not None else None
        if user is None or user.email_verified_at is not None:
            raise LinkNotValid
        registered = await find_registration(reading, user.id, at)
        # What was registered here may just have been used up, by this same link opened twice.
        if (
            registered is None
            and await find_token_subject(reading, TokenPurpose.VERIFY_EMAIL, body.token) is None
        ):
            raise LinkNotValid
    if body.new_password is not None:
        full_name = body.full_name or user.full_name
        check_password(body.new_password, email=user.email, full_name=full_name, field="newPassword")
        password_hash = await runtime.of(Passwords).hash(body.new_password, network=at.network)
    elif registered is not None:
        full_name, password_hash = registered.full_name, registered.password_hash
    else:
        return PasswordNeeded(email=user.email, full_name=user.full_name)
    # Only now used up: a refused password leaves the link good for another try.
    if await use_token(uow, TokenPurpose.VERIFY_EMAIL, body.token) != user.id:
        raise LinkNotValid
    user = await get_user(uow, user.id, lock=True)
    if user.email_verified_at is not None:
        raise LinkNotValid
    await prove_address(uow, user, password_hash, full_name)
    await forget_registration(uow, user.id, at)
    return await start_session(uow, runtime, user, at)


async def resend_verification(database: Database, email: str) -> None:
    async with even_time():
        if not await may_mail(database, email, MailKind.REGISTRATION):
            return
        async with database.unit_of_work() as uow:
            user = await find_user_by_email(uow, email)
            if user is not None:
                _mail(uow, user)


async def find_registration(uow: UnitOfWork, user_id: UUID | None, at: SignInOrigin) -> Registration | None:
    """What this browser chose when it registered the address."""
    return await RegistrationRepo(uow, user_id or _NOBODY).find(hash_token(at.registration))


async def forget_registration(uow: UnitOfWork, user_id: UUID, at: SignInOrigin) -> None:
    """Whoever sits at this browser is the account's owner."""
    await RegistrationRepo(uow, user_id).delete(hash_token(at.registration))


async def forget_abandoned(uow: UnitOfWork) -> None:
    """Registrations whose browser has lost its cookie by now. The accounts stay, and ask for a password."""
    await delete_registrations(uow, before=now() - REGISTRATION_KEPT_FOR)


async def prove_address(
    uow: UnitOfWork, user: User, password_hash: str, full_name: str | None = None
) -> None:
    """The address was proven by a mailed secret. The password of whoever did so comes with it: nobody else's
    may stay. What other browsers chose is kept for its time and opens nothing: its end would tell them."""
    user.password_hash = password_hash
    rename(uow, user, full_name or user.full_name)
    user.password_changed_at = user.email_verified_at = now()
    user.is_register_completed = True
    uow.outbox.add(events_pb2.UserVerified(user_id=str(user.id)))


def _mail(uow: UnitOfWork, user: User) -> None:
    if user.email_verified_at is None:
        uow.outbox.add(events_pb2.EmailVerificationRequested(user_id=str(user.id)))
    else:
        raise_notice(uow, user.id, SecurityNotice.ALREADY_REGISTERED)


def _user_of(body: RegisterIn) -> User:
    return User(
        email=body.email,
        full_name=body.full_name,
        password_hash=UNUSABLE,
        language=body.language.value,
        abbreviation_bg_color=background_for(body.email),
    )


async def _proves_address(uow: UnitOfWork, body: RegisterIn) -> bool:
    """Whoever holds the invite mailed to this address has proven it."""
    if body.invite_token is None:
        return False
    return await find_invited_email(uow, hash_token(body.invite_token)) == body.email
