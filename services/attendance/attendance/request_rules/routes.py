from typing import Annotated
from uuid import UUID

from chassis.http import AdminDep, Envelope, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query
from identity_client.directory import Directory

from attendance.request_rules import service
from attendance.request_rules.schemas import RequestRulesPublic, RequestRulesSet

router = edge_router("GroupSetting")


@router.get("/GetRequestRules")
async def get_request_rules(
    actor: AdminDep, uow: UowDep, group_id: Annotated[UUID | None, Query(alias="groupId")] = None
) -> Envelope[RequestRulesPublic]:
    return ok(await service.get_rules(uow, actor, group_id))


@router.put("/SetRequestRules")
async def set_request_rules(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: RequestRulesSet
) -> Envelope[RequestRulesPublic]:
    """Of requests that are made from now on."""
    return ok(await service.set_rules(uow, runtime.of(Directory), actor, body))
