from typing import Annotated
from uuid import UUID

from chassis.http import AdminDep, Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query
from identity_client.directory import Directory

from attendance.forgotten import service
from attendance.forgotten.schemas import LikelyEnd, OpenDayRulesPublic, OpenDayRulesSet
from attendance.record.counted_http import DAYS_COUNTED

router = edge_router("GroupSetting")
clock = edge_router("Clock")


@router.get("/GetOpenDayRules")
async def get_open_day_rules(
    actor: AdminDep, uow: UowDep, group_id: Annotated[UUID | None, Query(alias="groupId")] = None
) -> Envelope[OpenDayRulesPublic]:
    return ok(await service.get_rules(uow, actor, group_id))


@router.put("/SetOpenDayRules")
async def set_open_day_rules(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: OpenDayRulesSet
) -> Envelope[OpenDayRulesPublic]:
    """Shifts that began before are closed by nobody but people."""
    return ok(await service.set_rules(uow, runtime.of(Directory), actor, body))


@clock.get("/GetLikelyCheckOut", dependencies=[DAYS_COUNTED])
async def get_likely_check_out(
    actor: MemberDep, uow: UowDep, record_id: Annotated[UUID, Query(alias="attendanceRecordId")]
) -> Envelope[LikelyEnd]:
    """For who says when they left, or a manager of the project for them."""
    return ok(await service.get_likely_end(uow, actor, record_id))
