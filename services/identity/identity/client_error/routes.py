from typing import Annotated

from chassis.http import (
    PUBLIC,
    AdminDep,
    CallerDep,
    Envelope,
    OriginDep,
    Page,
    PagingDep,
    PlaceDep,
    RuntimeDep,
    SearchText,
    Slice,
    UowDep,
    edge_router,
    ok,
)
from fastapi import Query

from identity.client_error import service
from identity.client_error.schemas import ClientErrorAccepted, ClientErrorPublic, ClientErrorReport

router = edge_router("DevOps")


@router.post("/Record", status_code=202, dependencies=[PUBLIC])
async def record(
    uow: UowDep, caller: CallerDep, origin: OriginDep, body: ClientErrorReport
) -> Envelope[ClientErrorAccepted]:
    return ok(await service.record_error(uow, caller, origin, body))


@router.get("/QueryRecords")
async def query_records(
    actor: AdminDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    search: Annotated[SearchText, Query()] = "",
) -> Envelope[Page[ClientErrorPublic]]:
    return ok(await service.query_records(uow, runtime.storage, actor, search, paging))


@router.get("/ReadRecords")
async def read_records(
    actor: AdminDep,
    uow: UowDep,
    runtime: RuntimeDep,
    place: PlaceDep,
    search: Annotated[SearchText, Query()] = "",
) -> Envelope[Slice[ClientErrorPublic]]:
    """All of them one slice after the other, for exports: none twice though new ones come in."""
    return ok(await service.read_records(uow, runtime.storage, actor, search, place))
