from typing import Annotated

from chassis.errors import Forbidden
from chassis.http import PUBLIC, Envelope, OriginDep, RuntimeDep, UowDep, UserDep, edge_router, ok
from chassis.http.envelope import error_response
from chassis.texts import Text
from fastapi import Cookie, Header, Response

from identity.session import service
from identity.session.errors import SignInOver
from identity.session.http import REFRESH_COOKIE, clear_cookies, set_cookies
from identity.session.schemas import (
    RefreshDone,
    RevokeSessionIn,
    SessionPublic,
    SwitchAccountDone,
    SwitchAccountIn,
)
from identity.user.profile import get_self_profile

router = edge_router("Auth")


@router.post("/Refresh", dependencies=[PUBLIC], response_model=Envelope[RefreshDone])
async def refresh(
    uow: UowDep,
    runtime: RuntimeDep,
    origin: OriginDep,
    response: Response,
    token: Annotated[str, Cookie(alias=REFRESH_COOKIE, max_length=200)] = "",
    requested_with: Annotated[str, Header(alias="X-Requested-With", max_length=40)] = "",
) -> Envelope[RefreshDone] | Response:
    if requested_with != "groundwork":
        # No form and no link of another site can add a header.
        raise Forbidden(Text("This request did not come from Groundwork. Reload the page and try again."))
    signed_in = await service.refresh(uow, runtime, token, origin)
    if signed_in is None:
        # An answer, not an exception: what a stolen token caused must be committed.
        refusal = error_response(SignInOver())
        clear_cookies(refusal)
        return refusal
    set_cookies(response, runtime.settings, signed_in)
    return ok(RefreshDone(expires_at=signed_in.access_expires_at))


@router.post("/Logout")
async def logout(caller: UserDep, uow: UowDep, runtime: RuntimeDep, response: Response) -> Envelope[None]:
    await service.sign_out(uow, runtime.access, caller)
    clear_cookies(response)
    return ok(None)


@router.post("/SwitchAccount")
async def switch_account(
    caller: UserDep, uow: UowDep, runtime: RuntimeDep, body: SwitchAccountIn, response: Response
) -> Envelope[SwitchAccountDone]:
    signed_in = await service.switch_company(uow, runtime, caller, body.group_id)
    set_cookies(response, runtime.settings, signed_in)
    profile = await get_self_profile(uow, runtime.storage, signed_in.user_id, signed_in.company_id)
    return ok(SwitchAccountDone(profile=profile))


@router.get("/GetSessions")
async def get_sessions(caller: UserDep, uow: UowDep) -> Envelope[list[SessionPublic]]:
    return ok(await service.list_sessions(uow, caller))


@router.post("/RevokeSession")
async def revoke_session(
    caller: UserDep, uow: UowDep, runtime: RuntimeDep, body: RevokeSessionIn
) -> Envelope[None]:
    await service.revoke_session(uow, runtime.access, caller, body.session_id)
    return ok(None)


@router.post("/RevokeOtherSessions")
async def revoke_other_sessions(caller: UserDep, uow: UowDep, runtime: RuntimeDep) -> Envelope[None]:
    await service.revoke_other_sessions(uow, runtime.access, caller)
    return ok(None)
