"""Signing in. Status, text, time and lock-out are the same whether or not an account exists."""

from chassis.access import Origin
from chassis.db import UnitOfWork
from chassis.runtime import Runtime

from identity.factor.schemas import SecondStepIn, SecondStepNeeded
from identity.factor.service import begin_second_step, finish_second_step
from identity.session.errors import EmailNotVerified, WrongCredentials
from identity.session.service import SignedIn, start_session
from identity.user import service as users
from identity.user.mail_requests import MailKind, may_mail
from identity.user.models import User
from identity.user.notices import SecurityNotice, raise_notice
from identity.user.passwords import Passwords
from identity.user.throttle import count_attempt, forgive, sign_in_limits


async def sign_in(
    uow: UnitOfWork, runtime: Runtime, email: str, password: str, origin: Origin
) -> SignedIn | SecondStepNeeded:
    limits = sign_in_limits(email, origin.ip)
    # Counted for good before the password is looked at; and no connection waits while it is.
    async with runtime.database.unit_of_work() as counting:
        attempt = await count_attempt(counting, limits)
    async with runtime.database.reading() as reading:
        user = await users.find_user_by_email(reading, email)
    passwords = runtime.of(Passwords)
    if not await passwords.verify(user.password_hash if user else None, password) or user is None:
        if attempt.is_last and user is not None and await may_mail(runtime, email, MailKind.LOCK_OUT):
            await _tell_of_lock_out(runtime, user)
        raise WrongCredentials
    await forgive(uow, limits)
    if user.email_verified_at is None:
        raise EmailNotVerified
    if passwords.is_outdated(user.password_hash):
        new_hash = await passwords.hash(password)
        (await users.get_user(uow, user.id, lock=True)).password_hash = new_hash
    return await begin_second_step(uow, runtime, user.id) or await start_session(uow, runtime, user, origin)


async def finish_sign_in(uow: UnitOfWork, runtime: Runtime, body: SecondStepIn, origin: Origin) -> SignedIn:
    user_id = await finish_second_step(uow, runtime, body)
    return await start_session(uow, runtime, await users.get_user(uow, user_id), origin)


async def _tell_of_lock_out(runtime: Runtime, user: User) -> None:
    async with runtime.database.unit_of_work() as telling:
        raise_notice(telling, user.id, SecurityNotice.LOCKED_OUT)
