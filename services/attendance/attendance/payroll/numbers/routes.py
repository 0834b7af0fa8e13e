from typing import Annotated
from uuid import UUID

from chassis.http import AdminDep, Envelope, RuntimeDep, UowDep, asked_again_after_collision, edge_router, ok
from fastapi import Query
from identity_client.directory import Directory

from attendance.payroll.numbers import service
from attendance.payroll.numbers.schemas import PayrollNumberPublic, PayrollNumbersSet

router = edge_router("GroupSetting")


@router.get("/GetPayrollNumbers")
async def get_payroll_numbers(
    actor: AdminDep, uow: UowDep, group_id: Annotated[UUID | None, Query(alias="groupId")] = None
) -> Envelope[list[PayrollNumberPublic]]:
    """What payroll calls each person."""
    return ok(await service.get_numbers(uow, actor, group_id))


@router.put("/SetPayrollNumbers")
@asked_again_after_collision
async def set_payroll_numbers(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: PayrollNumbersSet
) -> Envelope[list[PayrollNumberPublic]]:
    """Of those named, all or none; everybody's come back."""
    return ok(await service.set_numbers(uow, runtime.of(Directory), actor, body))
