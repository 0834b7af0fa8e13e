"""The part of /api/Auth about the account itself: registering, proving the address, signing in, passwords."""

from chassis.db import UnitOfWork
from chassis.http import PUBLIC, Envelope, RuntimeDep, UowDep, UserDep, edge_router, ok
from chassis.runtime import Runtime
from fastapi import Response

from identity.account import password_change, registration, sign_in
from identity.account.schemas import (
    ChangePasswordIn,
    EmailIn,
    EmailOut,
    EmailVerified,
    LoginAnswer,
    LoginDone,
    LoginIn,
    PasswordNeeded,
    RegisterIn,
    ResetPasswordIn,
    VerifyEmailAnswer,
    VerifyEmailIn,
)
from identity.factor import passkey_sign_in
from identity.factor.schemas import PasskeySignInBegun, PasskeySignInIn, SecondStepIn, SecondStepNeeded
from identity.session.http import (
    SignInOriginDep,
    set_cookies,
    set_device_cookie,
    set_registration_cookie,
)
from identity.session.service import SignedIn
from identity.user.profile import get_self_profile

router = edge_router("Auth")


@router.post("/Login", dependencies=[PUBLIC])
async def login(
    body: LoginIn, uow: UowDep, runtime: RuntimeDep, origin: SignInOriginDep, response: Response
) -> Envelope[LoginAnswer]:
    result = await sign_in.sign_in(uow, runtime, body.email, body.password, origin)
    response.headers["Cache-Control"] = "no-store"
    if isinstance(result, SecondStepNeeded):
        return ok(LoginAnswer(result))
    return ok(LoginAnswer(await _signed_in(uow, runtime, response, result)))


@router.post("/LoginSecondFactor", dependencies=[PUBLIC])
async def login_second_factor(
    body: SecondStepIn, uow: UowDep, runtime: RuntimeDep, origin: SignInOriginDep, response: Response
) -> Envelope[LoginDone]:
    signed_in = await sign_in.finish_sign_in(uow, runtime, body, origin)
    return ok(await _signed_in(uow, runtime, response, signed_in))


@router.post("/BeginPasskeySignIn", dependencies=[PUBLIC])
async def begin_passkey_sign_in(runtime: RuntimeDep, response: Response) -> Envelope[PasskeySignInBegun]:
    response.headers["Cache-Control"] = "no-store"
    return ok(passkey_sign_in.begin_passkey_sign_in(runtime))


@router.post("/LoginPasskey", dependencies=[PUBLIC])
async def login_passkey(
    body: PasskeySignInIn, uow: UowDep, runtime: RuntimeDep, origin: SignInOriginDep, response: Response
) -> Envelope[LoginDone]:
    signed_in = await sign_in.sign_in_with_passkey(uow, runtime, body, origin)
    return ok(await _signed_in(uow, runtime, response, signed_in))


async def _signed_in(uow: UnitOfWork, runtime: Runtime, response: Response, signed_in: SignedIn) -> LoginDone:
    set_cookies(response, runtime.settings, signed_in)
    return LoginDone(
        profile=await get_self_profile(uow, runtime.storage, signed_in.user_id, signed_in.company_id)
    )


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
    profile = await get_self_profile(uow, runtime.storage, result.user_id, result.company_id)
    return ok(VerifyEmailAnswer(EmailVerified(profile=profile)))


@router.post("/ResendVerification", status_code=202, dependencies=[PUBLIC])
async def resend_verification(body: EmailIn, runtime: RuntimeDep) -> Envelope[EmailOut]:
    await registration.resend_verification(runtime.database, body.email)
    return ok(EmailOut(email=body.email))


@router.post("/RequestPasswordReset", status_code=202, dependencies=[PUBLIC])
async def request_password_reset(body: EmailIn, runtime: RuntimeDep) -> Envelope[EmailOut]:
    await password_change.request_reset(runtime.database, body.email)
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
