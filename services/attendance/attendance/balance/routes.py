from typing import Annotated
from uuid import UUID

from chassis.http import (
    AdminDep,
    Envelope,
    ManagerDep,
    MemberDep,
    RuntimeDep,
    UowDep,
    edge_router,
    ok,
    reads,
    takes_upload,
)
from fastapi import File, Form, Query
from identity_client.directory import Directory

from attendance.balance import adjusting, entitling, opening_csv, service
from attendance.balance.opening_csv import OpeningCsv
from attendance.balance.schemas import (
    LeaveAccount,
    LeaveAdjust,
    LeaveBalances,
    LeaveBalancesQuery,
    LeaveEntitlementPublic,
    LeaveEntitlementSet,
    LeaveStartSet,
    PersonBalancesPage,
)

clock = edge_router("Clock")
timesheet = edge_router("TimeSheet")
settings = edge_router("GroupSetting")

GroupId = Annotated[UUID | None, Query(alias="groupId")]


@clock.get("/GetSelfLeaveBalances")
async def get_self_leave_balances(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, group_id: GroupId = None
) -> Envelope[LeaveBalances]:
    """As of today."""
    return ok(await service.get_own_balances(uow, runtime, actor, group_id))


@timesheet.post("/QueryLeaveBalances")
@reads
async def query_leave_balances(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: LeaveBalancesQuery
) -> Envelope[PersonBalancesPage]:
    return ok(await service.query_balances(uow, runtime, actor, body))


@timesheet.get("/GetLeaveAccount")
async def get_leave_account(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    project_id: Annotated[UUID, Query(alias="projectId", description="Where the caller manages them")],
    user_id: Annotated[UUID, Query(alias="userId")],
) -> Envelope[LeaveAccount]:
    return ok(await service.get_account(uow, runtime, actor, project_id, user_id))


@timesheet.post("/AdjustLeave")
async def adjust_leave(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: LeaveAdjust
) -> Envelope[LeaveAccount]:
    return ok(await adjusting.adjust_balance(uow, runtime, actor, body))


@timesheet.post("/SetLeaveStart")
async def set_leave_start(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: LeaveStartSet
) -> Envelope[LeaveAccount]:
    """Since when somebody is with the company: leave accrues from then on."""
    return ok(await adjusting.set_start(uow, runtime, actor, body))


@timesheet.post("/CheckLeaveBalancesCsv")
@reads
@takes_upload(opening_csv.MOST_BYTES)
async def check_leave_balances_csv(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    file: Annotated[bytes, File()],
    project_id: Annotated[UUID, Form(alias="projectId")],
) -> Envelope[OpeningCsv]:
    """What `ImportLeaveBalancesCsv` would do with it, row by row."""
    return ok(await opening_csv.check_csv(uow, runtime, actor, project_id, file))


@timesheet.post("/ImportLeaveBalancesCsv")
@takes_upload(opening_csv.MOST_BYTES)
async def import_leave_balances_csv(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    file: Annotated[bytes, File()],
    project_id: Annotated[UUID, Form(alias="projectId")],
) -> Envelope[OpeningCsv]:
    """Opening balances of the people of a project: email, type, date and days; a reason."""
    return ok(await opening_csv.import_csv(uow, runtime, actor, project_id, file))


@settings.get("/QueryLeaveEntitlements")
async def query_leave_entitlements(
    actor: AdminDep, uow: UowDep, group_id: GroupId = None
) -> Envelope[list[LeaveEntitlementPublic]]:
    return ok(await entitling.query_entitlements(uow, actor, group_id))


@settings.post("/SetLeaveEntitlement")
async def set_leave_entitlement(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: LeaveEntitlementSet
) -> Envelope[LeaveEntitlementPublic]:
    return ok(await entitling.set_entitlement(uow, runtime.of(Directory), actor, body))
