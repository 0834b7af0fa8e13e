from typing import Annotated
from uuid import UUID

from chassis.http import (
    PUBLIC,
    Envelope,
    ManagerDep,
    MemberDep,
    OriginDep,
    RuntimeDep,
    UowDep,
    edge_router,
    ok,
)
from fastapi import Query, Response
from identity_client.projects import Projects

from attendance.site_code import service
from attendance.site_code.schemas import (
    Scanned,
    SiteByCode,
    SiteCard,
    SiteCodeOfProject,
    SiteCodePublic,
    SiteCodeRenew,
    SiteCodeRevoke,
)

router = edge_router("SiteCode")

ProjectId = Annotated[UUID, Query(alias="projectId")]
Code = Annotated[Scanned, Query(alias="code", description="As it was scanned or typed")]


@router.get("/GetSiteCode")
async def get_site_code(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, project_id: ProjectId
) -> Envelope[SiteCodeOfProject]:
    return ok(await service.get_site_code(uow, runtime, actor, project_id))


@router.put("/RenewSiteCode")
async def renew_site_code(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: SiteCodeRenew
) -> Envelope[SiteCodePublic]:
    return ok(await service.renew_site_code(uow, runtime, actor, body))


@router.delete("/RevokeSiteCode")
async def revoke_site_code(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: SiteCodeRevoke
) -> Envelope[None]:
    return ok(await service.revoke_site_code(uow, runtime.of(Projects), actor, body))


@router.get(
    "/PrintSiteCode",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}, "description": "A sheet of A4"}},
)
async def print_site_code(actor: ManagerDep, runtime: RuntimeDep, project_id: ProjectId) -> Response:
    content = await service.print_poster(runtime, actor, project_id)
    headers = {
        "Content-Disposition": 'attachment; filename="site-code.pdf"',
        "X-Content-Type-Options": "nosniff",
    }
    return Response(content, media_type="application/pdf", headers=headers)


@router.get("/GetSiteByCode")
async def get_site_by_code(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, code: Code
) -> Envelope[SiteByCode]:
    return ok(await service.get_by_code(uow, runtime.of(Projects), actor, code))


@router.get("/GetSiteCard", dependencies=[PUBLIC])
async def get_site_card(
    origin: OriginDep, uow: UowDep, runtime: RuntimeDep, code: Code
) -> Envelope[SiteCard]:
    """For whoever scans the poster without an account: whose site it is."""
    return ok(await service.get_card(uow, runtime, origin, code))
