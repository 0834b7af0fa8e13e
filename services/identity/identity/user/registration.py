"""Registering and proving one's address. The answers never tell whether an address is known here."""

from chassis.access import Origin
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2

from identity.session.service import SignedIn, start_session
from identity.user.errors import LinkNotValid
from identity.user.mail_requests import MailKind, even_time, may_mail
from identity.user.models import TokenPurpose, User
from identity.user.names import background_for
from identity.user.notices import SecurityNotice, raise_notice
from identity.user.one_time_tokens import hash_token, use_token
from identity.user.password_rules import check_password
from identity.user.passwords import UNUSABLE, Passwords
from identity.user.repo import UserRepo
from identity.user.schemas import RegisterIn
from identity.user.throttle import count_attempt, register_limits


async def register(uow: UnitOfWork, runtime: Runtime, body: RegisterIn, origin: Origin) -> None:
    check_password(body.password, email=body.email, full_name=body.full_name, field="password")
    async with runtime.database.unit_of_work() as counting:
        await count_attempt(counting, register_limits(origin.ip))
    mail_allowed = await may_mail(runtime, body.email, MailKind.REGISTRATION)
    async with runtime.database.reading() as reading:
        known = await UserRepo(reading).find_by_email(body.email)
    # One hash's work on every path, and no connection held meanwhile.
    passwords = runtime.of(Passwords)
    new_hash = await passwords.hash(body.password) if known is None else ""
    is_same = known is not None and await passwords.verify(known.password_hash, body.password)

    await uow.lock(f"register:{body.email}")
    user = await UserRepo(uow).find_by_email(body.email, lock=True)
    if user is None:
        user = await _add_user(uow, body, new_hash or await passwords.hash(body.password))
    elif user.email_verified_at is not None:
        if mail_allowed:
            raise_notice(uow, user.id, SecurityNotice.ALREADY_REGISTERED)
        return
    elif not (is_same or (known is None and await passwords.verify(user.password_hash, body.password))):
        # Two people may claim one address before anybody proved it. Neither's password may open the account
        # of the one who does; that person chooses a new one.
        user.password_hash = UNUSABLE
    if await _proves_address(uow, body):
        if user.password_hash == UNUSABLE:
            user.password_hash = await passwords.hash(body.password)
        verify(uow, user)
    elif mail_allowed:
        uow.outbox.add(events_pb2.EmailVerificationRequested(user_id=str(user.id)))


async def verify_email(uow: UnitOfWork, runtime: Runtime, token: str, origin: Origin) -> SignedIn:
    user_id = await use_token(uow, TokenPurpose.VERIFY_EMAIL, token)
    user = await UserRepo(uow).find(user_id, lock=True) if user_id is not None else None
    if user is None or user.email_verified_at is not None:
        raise LinkNotValid
    verify(uow, user)
    if user.password_hash == UNUSABLE:
        uow.outbox.add(events_pb2.PasswordResetRequested(user_id=str(user.id)))
    return await start_session(uow, runtime, user, origin)


async def resend_verification(runtime: Runtime, email: str) -> None:
    async with even_time():
        if not await may_mail(runtime, email, MailKind.REGISTRATION):
            return
        async with runtime.database.unit_of_work() as uow:
            user = await UserRepo(uow).find_by_email(email)
            if user is not None and user.email_verified_at is None:
                uow.outbox.add(events_pb2.EmailVerificationRequested(user_id=str(user.id)))


def verify(uow: UnitOfWork, user: User) -> None:
    """The address was proven, by whatever mailed secret."""
    user.email_verified_at = now()
    user.is_register_completed = True
    uow.outbox.add(events_pb2.UserVerified(user_id=str(user.id)))


async def _add_user(uow: UnitOfWork, body: RegisterIn, password_hash: str) -> User:
    user = UserRepo(uow).add(
        User(
            email=body.email,
            full_name=body.full_name,
            password_hash=password_hash,
            language=body.language.value,
            abbreviation_bg_color=background_for(body.email),
        )
    )
    await uow.flush()
    uow.outbox.add(events_pb2.UserRegistered(user_id=str(user.id)))
    return user


async def _proves_address(uow: UnitOfWork, body: RegisterIn) -> bool:
    """Whoever holds the invite mailed to this address has proven it."""
    if body.invite_token is None:
        return False
    return await UserRepo(uow).find_invited_email(hash_token(body.invite_token)) == body.email
