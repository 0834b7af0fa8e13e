from typing import Annotated
from uuid import UUID

from chassis.http import AdminDep, Envelope, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query
from identity_client.directory import Directory

from attendance.pay_period import service
from attendance.pay_period.schemas import PayPeriodPublic, PayPeriods, PayPeriodSet

router = edge_router("GroupSetting")


@router.get("/QueryPayPeriods")
async def query_pay_periods(
    actor: AdminDep, uow: UowDep, group_id: Annotated[UUID | None, Query(alias="groupId")] = None
) -> Envelope[PayPeriods]:
    """By which periods hours are signed and approved, and from when on others can be chosen."""
    return ok(await service.query_periods(uow, actor, group_id))


@router.post("/SetPayPeriod")
async def set_pay_period(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: PayPeriodSet
) -> Envelope[PayPeriodPublic]:
    """From its day on, until another one is. What is signed or approved stays as it is."""
    return ok(await service.set_period(uow, runtime.of(Directory), actor, body))
