"""How a sign-in is kept in the browser: scripts can't read the tokens, other sites can't send the refresh."""

from datetime import timedelta
from typing import Annotated

from chassis.clock import now
from chassis.http.access import ACCESS_COOKIE, CSRF_COOKIE, origin_of
from chassis.settings import ServiceSettings
from fastapi import Depends, Request
from starlette.responses import Response

from identity.session.keys import ACCESS_SECONDS
from identity.session.known_origins import DEVICE_KNOWN_FOR, SignInOrigin
from identity.session.service import SignedIn

REFRESH_COOKIE = "gw_refresh"
DEVICE_COOKIE = "gw_device"
REGISTRATION_COOKIE = "gw_registration"
_AUTH_PATH = "/api/Auth"


def set_cookies(response: Response, settings: ServiceSettings, signed_in: SignedIn) -> None:
    response.headers["Cache-Control"] = "no-store"
    session_seconds = max(0, int((signed_in.session_expires_at - now()).total_seconds()))
    response.set_cookie(
        ACCESS_COOKIE,
        signed_in.access_token,
        max_age=ACCESS_SECONDS,
        httponly=True,
        secure=settings.is_https,
        samesite="lax",
    )
    response.set_cookie(
        CSRF_COOKIE,
        signed_in.csrf,
        max_age=session_seconds,
        secure=settings.is_https,
        samesite="lax",
    )
    if signed_in.refresh_token is not None:
        response.set_cookie(
            REFRESH_COOKIE,
            signed_in.refresh_token,
            max_age=session_seconds,
            path=_AUTH_PATH,
            httponly=True,
            secure=settings.is_https,
            samesite="strict",
        )
    if signed_in.device is not None:
        set_device_cookie(response, settings, signed_in.device)


def set_device_cookie(response: Response, settings: ServiceSettings, secret: str) -> None:
    """Stays when its user signs out: it opens nothing, it only tells that they were here."""
    _set_secret(response, settings, DEVICE_COOKIE, secret, DEVICE_KNOWN_FOR)


def set_registration_cookie(
    response: Response, settings: ServiceSettings, secret: str, kept_for: timedelta
) -> None:
    _set_secret(response, settings, REGISTRATION_COOKIE, secret, kept_for)


def _set_secret(
    response: Response, settings: ServiceSettings, name: str, secret: str, kept_for: timedelta
) -> None:
    response.headers["Cache-Control"] = "no-store"
    response.set_cookie(
        name,
        secret,
        max_age=int(kept_for.total_seconds()),
        path=_AUTH_PATH,
        httponly=True,
        secure=settings.is_https,
        samesite="strict",
    )


async def _sign_in_origin(request: Request) -> SignInOrigin:
    return SignInOrigin(
        origin_of(request),
        device=request.cookies.get(DEVICE_COOKIE, ""),
        registration=request.cookies.get(REGISTRATION_COOKIE, ""),
    )


SignInOriginDep = Annotated[SignInOrigin, Depends(_sign_in_origin)]


def clear_cookies(response: Response) -> None:
    response.headers["Cache-Control"] = "no-store"
    response.delete_cookie(ACCESS_COOKIE, httponly=True, samesite="lax")
    response.delete_cookie(CSRF_COOKIE, samesite="lax")
    response.delete_cookie(REFRESH_COOKIE, path=_AUTH_PATH, httponly=True, samesite="strict")
