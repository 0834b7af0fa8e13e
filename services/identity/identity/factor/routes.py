"""The part of /api/Auth about second factors. Whatever changes them asks for the password again."""

from chassis.http import Envelope, RuntimeDep, UowDep, UserDep, edge_router, ok
from fastapi import Response

from identity.factor import passkeys, recovery, service, totp
from identity.factor.schemas import (
    CodeIn,
    PasskeyBegun,
    PasskeyDeleteIn,
    PasskeyFinished,
    PasskeyFinishIn,
    PasswordIn,
    RecoveryCodes,
    SecondFactors,
    TotpBegun,
)
from identity.factor.seal import Sealer
from identity.user.confirmation import confirm_password

router = edge_router("Auth")


@router.get("/GetSecondFactors")
async def get_second_factors(caller: UserDep, uow: UowDep) -> Envelope[SecondFactors]:
    return ok(await service.get_second_factors(uow, caller.user_id))


@router.post("/BeginTotp")
async def begin_totp(
    caller: UserDep, uow: UowDep, runtime: RuntimeDep, body: PasswordIn, response: Response
) -> Envelope[TotpBegun]:
    user = await confirm_password(runtime, caller, body.password)
    _never_kept(response)
    return ok(await totp.begin_totp(uow, runtime.of(Sealer), caller, user.email))


@router.post("/ConfirmTotp")
async def confirm_totp(
    caller: UserDep, uow: UowDep, runtime: RuntimeDep, body: CodeIn, response: Response
) -> Envelope[RecoveryCodes]:
    _never_kept(response)
    return ok(
        RecoveryCodes(recovery_codes=await totp.confirm_totp(uow, runtime.of(Sealer), caller, body.code))
    )


@router.post("/DisableTotp")
async def disable_totp(caller: UserDep, uow: UowDep, runtime: RuntimeDep, body: PasswordIn) -> Envelope[None]:
    await confirm_password(runtime, caller, body.password)
    await totp.disable_totp(uow, caller)
    return ok(None)


@router.post("/BeginPasskey")
async def begin_passkey(
    caller: UserDep, uow: UowDep, runtime: RuntimeDep, body: PasswordIn, response: Response
) -> Envelope[PasskeyBegun]:
    user = await confirm_password(runtime, caller, body.password)
    _never_kept(response)
    return ok(await passkeys.begin_passkey(uow, runtime.settings, caller, user))


@router.post("/FinishPasskey")
async def finish_passkey(
    caller: UserDep, uow: UowDep, runtime: RuntimeDep, body: PasskeyFinishIn, response: Response
) -> Envelope[PasskeyFinished]:
    _never_kept(response)
    done = await passkeys.finish_passkey(uow, runtime, caller, body.challenge_token, body.name, body.passkey)
    return ok(done)


@router.post("/DeletePasskey")
async def delete_passkey(
    caller: UserDep, uow: UowDep, runtime: RuntimeDep, body: PasskeyDeleteIn
) -> Envelope[None]:
    await confirm_password(runtime, caller, body.password)
    await passkeys.delete_passkey(uow, caller, body.passkey_id)
    return ok(None)


@router.post("/CreateRecoveryCodes")
async def create_recovery_codes(
    caller: UserDep, uow: UowDep, runtime: RuntimeDep, body: PasswordIn, response: Response
) -> Envelope[RecoveryCodes]:
    await confirm_password(runtime, caller, body.password)
    _never_kept(response)
    return ok(
        RecoveryCodes(recovery_codes=await recovery.create_recovery_codes(uow, runtime.of(Sealer), caller))
    )


def _never_kept(response: Response) -> None:
    """Answers with secrets stay out of every cache, our own store of first answers included."""
    response.headers["Cache-Control"] = "no-store"
