"""The part of /api/Auth about the account itself: registering, proving the address, passwords."""

from chassis.http import PUBLIC, Envelope, OriginDep, RuntimeDep, UowDep, UserDep, edge_router, ok
from fastapi import Response

from identity.session.cookies import set_cookies
from identity.user import password_change, registration
from identity.user.profile import get_self_profile
from identity.user.schemas import (
    ChangePasswordIn,
    EmailIn,
    EmailOut,
    RegisterIn,
    ResetPasswordIn,
    SelfProfile,
    VerifyEmailIn,
)

router = edge_router("Auth")


@router.post("/Register", status_code=202, dependencies=[PUBLIC])
async def register(
    body: RegisterIn, uow: UowDep, runtime: RuntimeDep, origin: OriginDep
) -> Envelope[EmailOut]:
    await registration.register(uow, runtime, body, origin)
    return ok(EmailOut(email=body.email))


@router.post("/VerifyEmail", dependencies=[PUBLIC])
async def verify_email(
    body: VerifyEmailIn, uow: UowDep, runtime: RuntimeDep, origin: OriginDep, response: Response
) -> Envelope[SelfProfile]:
    signed_in = await registration.verify_email(uow, runtime, body.token, origin)
    set_cookies(response, runtime.settings, signed_in)
    # Flushed first: the profile is read by statements of its own.
    await uow.flush()
    return ok(await get_self_profile(uow, runtime, signed_in.user_id, signed_in.company_id))


@router.post("/ResendVerification", status_code=202, dependencies=[PUBLIC])
async def resend_verification(body: EmailIn, runtime: RuntimeDep) -> Envelope[EmailOut]:
    await registration.resend_verification(runtime, body.email)
    return ok(EmailOut(email=body.email))


@router.post("/RequestPasswordReset", status_code=202, dependencies=[PUBLIC])
async def request_password_reset(body: EmailIn, runtime: RuntimeDep) -> Envelope[EmailOut]:
    await password_change.request_reset(runtime, body.email)
    return ok(EmailOut(email=body.email))


@router.post("/ResetPassword", dependencies=[PUBLIC])
async def reset_password(
    body: ResetPasswordIn, uow: UowDep, runtime: RuntimeDep, origin: OriginDep
) -> Envelope[None]:
    await password_change.reset_password(uow, runtime, body.token, body.new_password, origin)
    return ok(None)


@router.post("/ChangePassword")
async def change_password(
    caller: UserDep, body: ChangePasswordIn, uow: UowDep, runtime: RuntimeDep
) -> Envelope[None]:
    await password_change.change_password(uow, runtime, caller, body.current_password, body.new_password)
    return ok(None)
