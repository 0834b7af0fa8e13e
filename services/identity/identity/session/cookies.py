"""How a sign-in is kept in the browser: scripts can't read the tokens, other sites can't send the refresh."""

from chassis.clock import now
from chassis.http.access import ACCESS_COOKIE, CSRF_COOKIE
from chassis.settings import ServiceSettings
from starlette.responses import Response

from identity.session.keys import ACCESS_SECONDS
from identity.session.service import SignedIn

REFRESH_COOKIE = "gw_refresh"
_REFRESH_PATH = "/api/Auth"


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
            path=_REFRESH_PATH,
            httponly=True,
            secure=settings.is_https,
            samesite="strict",
        )


def clear_cookies(response: Response) -> None:
    response.headers["Cache-Control"] = "no-store"
    response.delete_cookie(ACCESS_COOKIE, httponly=True, samesite="lax")
    response.delete_cookie(CSRF_COOKIE, samesite="lax")
    response.delete_cookie(REFRESH_COOKIE, path=_REFRESH_PATH, httponly=True, samesite="strict")
