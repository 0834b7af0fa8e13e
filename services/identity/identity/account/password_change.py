"""A new password: by the mailed link, or by who knows the old one."""

from chassis.access import SignedInUser
from chassis.clock import now
from chassis.db import Database, UnitOfWork
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2

from identity.account.errors import LinkNotValid
from identity.account.mail_requests import MailKind, even_time, may_mail
from identity.account.password_rules import check_password
from identity.account.registration import forget_registration, prove_address
from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.factor.challenges import ChallengePurpose, end_challenges
from identity.session.known_origins import SignInOrigin, remember_origin
from identity.session.service import RevokeReason, end_sessions
from identity.tables.user import TokenPurpose, User
from identity.user.confirmation import confirm_password
from identity.user.errors import wrong_password
from identity.user.notices import SecurityNotice, raise_notice
from identity.user.one_time_tokens import end_tokens, find_token_subject, use_token
from identity.user.passwords import Passwords
from identity.user.service import find_user, find_user_by_email, get_user, lock_with_same_password
from identity.user.throttle import account_limits, forgive


async def request_reset(database: Database, email: str) -> None:
    async with even_time():
        if not await may_mail(database, email, MailKind.RESET):
            return
        async with database.unit_of_work() as uow:
            user = await find_user_by_email(uow, email)
            if user is not None:
                uow.outbox.add(events_pb2.PasswordResetRequested(user_id=str(user.id)))


async def reset_password(
    uow: UnitOfWork, runtime: Runtime, token: str, new_password: str, at: SignInOrigin
) -> str:
    """The secret that this device is known by from now on: whatever guessers do, the owner can sign in."""
    async with runtime.database.reading() as reading:
        user_id = await find_token_subject(reading, TokenPurpose.RESET_PASSWORD, token)
        user = await find_user(reading, user_id) if user_id is not None else None
    if user is None:
        raise LinkNotValid
    new_hash = await _checked_hash(runtime.of(Passwords), user, new_password, at.network)
    # Only now used up: a refused password leaves the link good for another try.
    if await use_token(uow, TokenPurpose.RESET_PASSWORD, token) != user.id:
        raise LinkNotValid
    user = await get_user(uow, user.id, lock=True)
    if user.email_verified_at is None:
        await prove_address(uow, user, new_hash)
    await _set_password(uow, user, new_hash)
    await forgive(uow, account_limits(user.email, at.network))
    await forget_registration(uow, user.id, at)
    await end_sessions(uow, runtime.access, user.id, RevokeReason.PASSWORD)
    await audit.record_account(uow, user, at.origin, AuditAction.PASSWORD_RESET)
    return await remember_origin(uow, user.id, at)


async def change_password(
    uow: UnitOfWork, runtime: Runtime, caller: SignedInUser, current_password: str, new_password: str
) -> None:
    user = await confirm_password(runtime, caller, current_password, field="currentPassword")
    new_hash = await _checked_hash(runtime.of(Passwords), user, new_password, caller.origin.network)
    user = await lock_with_same_password(uow, user)
    if user is None:
        raise wrong_password("currentPassword")
    await _set_password(uow, user, new_hash)
    await end_tokens(uow, TokenPurpose.RESET_PASSWORD, user.id)
    await end_sessions(uow, runtime.access, user.id, RevokeReason.PASSWORD, but=caller.session_id)
    await audit.record_account(uow, user, caller.origin, AuditAction.PASSWORD_CHANGED)


async def _checked_hash(passwords: Passwords, user: User, new_password: str, network: str) -> str:
    check_password(new_password, email=user.email, full_name=user.full_name, field="newPassword")
    return await passwords.hash(new_password, network=network)


async def _set_password(uow: UnitOfWork, user: User, new_hash: str) -> None:
    user.password_hash = new_hash
    user.password_changed_at = now()
    # A sign-in begun with the old password is not finished after it.
    await end_challenges(uow, ChallengePurpose.SIGN_IN, user.id)
    raise_notice(uow, user.id, SecurityNotice.PASSWORD_CHANGED)
    await uow.flush()
