"""Signing in. Status, text, time and lock-out are the same whether or not an account exists.

A browser that registered an address is told to verify it, for the password that it chose and whatever became
of the address: from there too, an account that is proven looks like one that is not."""

from dataclasses import dataclass, field

from chassis.db import Database, UnitOfWork
from chassis.runtime import Runtime

from identity.account.errors import EmailNotVerified, WrongCredentials
from identity.account.mail_requests import MailKind, may_mail
from identity.account.registration import find_registration, forget_registration
from identity.factor.passkey_sign_in import finish_passkey_sign_in
from identity.factor.schemas import PasskeySignInIn, SecondStepIn, SecondStepNeeded
from identity.factor.service import begin_second_step, finish_second_step
from identity.session.known_origins import SignInOrigin, known_of
from identity.session.service import SignedIn, start_session
from identity.tables.user import User
from identity.user import service as users
from identity.user.notices import SecurityNotice, raise_notice
from identity.user.passwords import Passwords
from identity.user.throttle import (
    Limit,
    SignInLimits,
    TooManyTries,
    count_attempt,
    forgive,
    give_back,
    sign_in_limits,
)


async def sign_in(
    uow: UnitOfWork, runtime: Runtime, email: str, password: str, at: SignInOrigin
) -> SignedIn | SecondStepNeeded:
    async with runtime.database.reading() as reading:
        user = await users.find_user_by_email(reading, email)
        known = await known_of(reading, user.id if user else None, at)
        registered = await find_registration(reading, user.id if user else None, at)
    account = user if user is not None and user.email_verified_at is not None else None
    limits = sign_in_limits(email, at.network, known.device)
    # Counted for good before the password is looked at; and no connection waits while it is.
    counted = await _count(runtime.database, limits)
    passwords = runtime.of(Passwords)
    password_hash = account.password_hash if account else None
    is_right = await passwords.verify(password_hash, password, network=at.network) and account is not None
    # How many are compared depends on what this browser did, never on the account.
    is_as_registered = registered is not None and await passwords.verify(
        registered.password_hash, password, network=at.network
    )
    # Only after the password, whose time is spent on every path: a quicker refusal, or another one, would
    # tell who is known in this network.
    if counted.refusal is not None and not (is_right and known.network):
        raise counted.refusal
    if account is None or not is_right:
        if is_as_registered:
            await _give_back(runtime.database, limits, counted)
            raise EmailNotVerified
        if (
            counted.is_last
            and user is not None
            and await may_mail(runtime.database, email, MailKind.LOCK_OUT)
        ):
            await _tell_of_lock_out(runtime.database, user)
        raise WrongCredentials
    is_outdated = passwords.is_outdated(account.password_hash)
    new_hash = await passwords.hash(password, network=at.network) if is_outdated else None
    user = await users.lock_with_same_password(uow, account)
    if user is None:
        raise WrongCredentials
    await _forgive(uow, limits, counted)
    user.password_hash = new_hash or user.password_hash
    if registered is not None:
        await forget_registration(uow, user.id, at)
    return await begin_second_step(uow, runtime.settings, user.id) or await start_session(
        uow, runtime, user, at
    )


async def finish_sign_in(uow: UnitOfWork, runtime: Runtime, body: SecondStepIn, at: SignInOrigin) -> SignedIn:
    user_id = await finish_second_step(uow, runtime, body, at)
    return await start_session(uow, runtime, await users.get_user(uow, user_id), at)


async def sign_in_with_passkey(
    uow: UnitOfWork, runtime: Runtime, body: PasskeySignInIn, at: SignInOrigin
) -> SignedIn:
    user_id = await finish_passkey_sign_in(uow, runtime, body, at)
    return await start_session(uow, runtime, await users.get_user(uow, user_id), at)


@dataclass(frozen=True, slots=True)
class _Counted:
    is_last: bool
    shared: list[Limit] = field(default_factory=list[Limit])
    refusal: TooManyTries | None = None
    """Others' tries have reached a shared limit."""


async def _count(database: Database, limits: SignInLimits) -> _Counted:
    async with database.unit_of_work() as counting:
        own = await count_attempt(counting, limits.own)
    if not limits.shared:
        return _Counted(own.is_last)
    # Apart: a try that one shared limit refuses does not bring another one closer.
    try:
        async with database.unit_of_work() as counting:
            shared = await count_attempt(counting, limits.shared)
    except TooManyTries as refusal:
        return _Counted(own.is_last, refusal=refusal)
    return _Counted(own.is_last or shared.is_last, limits.shared)


async def _forgive(uow: UnitOfWork, limits: SignInLimits, counted: _Counted) -> None:
    await forgive(uow, limits.own)
    await give_back(uow, counted.shared)


async def _give_back(database: Database, limits: SignInLimits, counted: _Counted) -> None:
    """This try only: whoever registers somebody's address gets no more guesses at their password."""
    async with database.unit_of_work() as giving_back:
        await give_back(giving_back, [*limits.own, *counted.shared])


async def _tell_of_lock_out(database: Database, user: User) -> None:
    async with database.unit_of_work() as telling:
        raise_notice(telling, user.id, SecurityNotice.LOCKED_OUT)
