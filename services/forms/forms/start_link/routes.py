from typing import Annotated
from uuid import UUID

from chassis.http import (
    PUBLIC,
    Envelope,
    ManagerDep,
    OriginDep,
    Page,
    PagingDep,
    RuntimeDep,
    UowDep,
    asked_again_after_collision,
    commits_by_itself,
    edge_router,
    ok,
)
from chassis.http.language import caller_language
from fastapi import Header, Query, Response

from forms.share.schemas import PinGiven
from forms.start_link import another, service, visiting
from forms.start_link.schemas import (
    StartAnother,
    StartLinkCreate,
    StartLinkPublic,
    StartLinkRevoke,
    StartStanding,
    StartVerified,
    StartVerify,
)

router = edge_router("FormStartLink")

# In a header, as addresses are written down.
Secret = Annotated[str, Header(alias="X-Start-Link", min_length=1, max_length=100)]


@router.get("/QueryStartLinks")
async def query_start_links(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    template_id: Annotated[UUID | None, Query(alias="formTemplateId", description="Left out: of all")] = None,
) -> Envelope[Page[StartLinkPublic]]:
    """Of projects that the caller manages, those that were not taken back; what is in a link is told by
    nobody."""
    return ok(await service.query_links(uow, runtime, actor, template_id, paging))


@router.post("/CreateStartLink", status_code=201)
@asked_again_after_collision
async def create_start_link(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: StartLinkCreate
) -> Envelope[StartLinkPublic]:
    """Whoever has it starts submissions of the form in that project, without an account."""
    return ok(await service.create_link(uow, runtime, actor, body))


@router.put("/RevokeStartLink")
async def revoke_start_link(actor: ManagerDep, uow: UowDep, body: StartLinkRevoke) -> Envelope[None]:
    """It opens nothing from the next call on, also for who is just filling in; what was submitted stays."""
    return ok(await service.revoke_link(uow, actor, body.start_link_id))


@router.get("/Standing", dependencies=[PUBLIC])
async def get_start_link(
    origin: OriginDep,
    runtime: RuntimeDep,
    secret: Secret,
    token: Annotated[str | None, Header(alias="X-Share-Pass", max_length=100)] = None,
) -> Envelope[StartStanding]:
    """Of one with a PIN only that it has one, to who comes without the pass of what they have started."""
    return ok(await visiting.get_standing(runtime, origin, secret, token))


@router.post("/Open", dependencies=[PUBLIC])
@commits_by_itself
async def open_start_link(
    origin: OriginDep, runtime: RuntimeDep, secret: Secret, body: PinGiven, response: Response
) -> Envelope[StartStanding]:
    """What a link with a PIN is for. `Verify` asks the PIN again: nothing is kept of who gave it."""
    response.headers["Cache-Control"] = "no-store"
    return ok(await visiting.open_with_pin(runtime, origin, secret, body.pin))


@router.post("/Verify", dependencies=[PUBLIC])
@commits_by_itself
async def verify_start_link(
    origin: OriginDep, runtime: RuntimeDep, secret: Secret, body: StartVerify, response: Response
) -> Envelope[StartVerified]:
    """Who comes, proven by a code that is mailed to them: first without it, then with it, which starts their
    submission."""
    # Kept for nobody who is signed in in the same browser: the link may be taken back since.
    response.headers["Cache-Control"] = "no-store"
    return ok(await visiting.verify(runtime, origin, secret, body, caller_language()))


@router.post("/Another", dependencies=[PUBLIC])
@commits_by_itself
async def start_another(
    origin: OriginDep,
    runtime: RuntimeDep,
    secret: Secret,
    token: Annotated[str, Header(alias="X-Share-Pass", min_length=1, max_length=100)],
    body: StartAnother,
    response: Response,
) -> Envelope[StartVerified]:
    """Of who has submitted what they started with that pass: for as long as it counts they prove nothing
    again."""
    response.headers["Cache-Control"] = "no-store"
    return ok(await another.start_another(runtime, origin, secret, token, body.token, caller_language()))
