"""The second step of a sign-in, and what a person has for it."""

from uuid import UUID

from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.settings import ServiceSettings

from identity.factor.challenges import ChallengePurpose, count_try, issue_challenge, use_challenge
from identity.factor.errors import SecondStepOver, wrong_code, wrong_passkey
from identity.factor.passkeys import check_passkey, request_options
from identity.factor.recovery import check_recovery_code
from identity.factor.repo import FactorRepo
from identity.factor.schemas import (
    FactorMethod,
    PasskeyPublic,
    SecondFactors,
    SecondStepIn,
    SecondStepNeeded,
    TotpConfirmed,
)
from identity.factor.seal import Sealer
from identity.factor.totp import check_totp
from identity.session.known_origins import SignInOrigin, known_of
from identity.user import service as users
from identity.user.throttle import count_attempt, forgive, second_step_limits


async def get_second_factors(uow: UnitOfWork, user_id: UUID) -> SecondFactors:
    factors = FactorRepo(uow, user_id)
    totp = await factors.find_totp()
    return SecondFactors(
        totp=TotpConfirmed(confirmed_at=totp.confirmed_at) if totp and totp.confirmed_at else None,
        passkeys=[
            PasskeyPublic(
                passkey_id=passkey.id,
                name=passkey.name,
                created_at=passkey.created_at,
                last_used_at=passkey.last_used_at,
            )
            for passkey in await factors.list_passkeys()
        ],
        recovery_codes_left=await factors.count_recovery_codes(),
    )


async def begin_second_step(
    uow: UnitOfWork, settings: ServiceSettings, user_id: UUID
) -> SecondStepNeeded | None:
    """What is asked after the right password; None where the password is all there is."""
    factors = FactorRepo(uow, user_id)
    totp = await factors.find_totp()
    passkeys = list(await factors.list_passkeys())
    methods = [FactorMethod.TOTP] if totp is not None and totp.confirmed_at is not None else []
    if passkeys:
        methods.append(FactorMethod.PASSKEY)
    if not methods:
        return None
    if await factors.count_recovery_codes():
        methods.append(FactorMethod.RECOVERY_CODE)
    issued = await issue_challenge(uow, ChallengePurpose.SIGN_IN, user_id)
    return SecondStepNeeded(
        challenge_token=issued.token,
        methods=methods,
        passkey_options=request_options(settings, issued.webauthn_challenge, passkeys) if passkeys else None,
        expires_at=issued.expires_at,
    )


async def finish_second_step(uow: UnitOfWork, runtime: Runtime, body: SecondStepIn, at: SignInOrigin) -> UUID:
    """The user whose second factor was proven. Tries count before they are judged."""
    async with runtime.database.unit_of_work() as counting:
        challenge = await count_try(counting, ChallengePurpose.SIGN_IN, body.challenge_token)
        if challenge is None:
            raise SecondStepOver
        known = await known_of(counting, challenge.user_id, at, signed_in=True)
        limits = second_step_limits(challenge.user_id, known.device or known.network)
        await count_attempt(counting, limits)
    user_id = challenge.user_id
    # Locked before anything else, as where a new password is set: that one ends this challenge or session.
    await users.get_user(uow, user_id, lock=True)
    match body.method:
        case FactorMethod.TOTP:
            await check_totp(uow, runtime.of(Sealer), user_id, _given(body.code))
        case FactorMethod.RECOVERY_CODE:
            await check_recovery_code(uow, runtime.of(Sealer), user_id, _given(body.code))
        case FactorMethod.PASSKEY:
            if body.passkey is None:
                raise wrong_passkey()
            await check_passkey(uow, runtime.settings, user_id, challenge.webauthn_challenge, body.passkey)
    if await use_challenge(uow, ChallengePurpose.SIGN_IN, body.challenge_token) is None:
        raise SecondStepOver
    await forgive(uow, limits)
    return user_id


def _given(code: str | None) -> str:
    if code is None:
        raise wrong_code()
    return code
