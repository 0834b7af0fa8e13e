"""The part of /api/Auth about the account itself: registering, proving the address, passwords."""

from chassis.http import PUBLIC, Envelope, RuntimeDep, UowDep, UserDep, edge_router, ok
from fastapi import Response

from identity.account import password_change, registration
from identity.session.cookies import (
    SignInOriginDep,
    set_cookies,
    set_device_cookie,
    set_registration_cookie,
)
from identity.user.profile import get_self_profile
from identity.user.schemas import (
    ChangePasswordIn,
    EmailIn,
    EmailOut,
    EmailVerified,
    PasswordNeeded,
    RegisterIn,
    ResetPasswordIn,
    VerifyEmailAnswer,
    VerifyEmailIn,
)

router = edge_router("Auth")


@router.post("/Register", status_code=202, dependencies=[PUBLIC])
async def register(
    body: RegisterIn, runtime: RuntimeDep, origin: SignInOriginDep, response: Response
) -> Envelope[EmailOut]:
    secret = await registration.register(runtime, body, origin)
    set_registration_cookie(response, runtime.settings, secret, registration.REGISTRATION_KEPT_FOR)
    return ok(EmailOut(email=body.email))


@router.post("/VerifyEmail", dependencies=[PUBLIC])
async def verify_email(
    body: VerifyEmailIn, uow: UowDep, runtime: RuntimeDep, origin: SignInOriginDep, response: Response
) -> Envelope[VerifyEmailAnswer]:
    result = await registration.verify_email(uow, runtime, body, origin)
    response.headers["Cache-Control"] = "no-store"
    if isinstance(result, PasswordNeeded):
        return ok(VerifyEmailAnswer(result))
    set_cookies(response, runtime.settings, result)
    # Flushed first: the profile is read by statements of its own.
    await uow.flush()
    profile = await get_self_profile(uow, runtime, result.user_id, result.company_id)
    return ok(VerifyEmailAnswer(EmailVerified(profile=profile)))


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
    body: ResetPasswordIn, uow: UowDep, runtime: RuntimeDep, origin: SignInOriginDep, response: Response
) -> Envelope[None]:
    device = await password_change.reset_password(uow, runtime, body.token, body.new_password, origin)
    set_device_cookie(response, runtime.settings, device)
    return ok(None)


@router.post("/ChangePassword")
async def change_password(
    caller: UserDep, body: ChangePasswordIn, uow: UowDep, runtime: RuntimeDep
) -> Envelope[None]:
    await password_change.change_password(uow, runtime, caller, body.current_password, body.new_password)
    return ok(None)
