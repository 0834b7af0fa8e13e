from typing import Annotated
from uuid import UUID

from chassis.http import AdminDep, Envelope, UowDep, edge_router, ok
from fastapi import Query

from attendance.clock_rules import service
from attendance.clock_rules.schemas import ClockRulesPublic, ClockRulesSet

router = edge_router("GroupSetting")


@router.get("/GetClockRules")
async def get_clock_rules(
    actor: AdminDep, uow: UowDep, group_id: Annotated[UUID | None, Query(alias="groupId")] = None
) -> Envelope[ClockRulesPublic]:
    return ok(await service.get_rules(uow, actor, group_id))


@router.put("/SetClockRules")
async def set_clock_rules(actor: AdminDep, uow: UowDep, body: ClockRulesSet) -> Envelope[ClockRulesPublic]:
    """From now on: what was pressed before stays as it was asked for then."""
    return ok(await service.set_rules(uow, actor, body))
