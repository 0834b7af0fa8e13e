from typing import Annotated
from uuid import UUID

from chassis.http import AdminDep, Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.holiday import service
from attendance.holiday.schemas import (
    HolidayCreate,
    HolidayDelete,
    HolidayPublic,
    HolidaySaved,
    HolidayUpdate,
    Year,
)

router = edge_router("GroupSetting")


@router.get("/GroupHolidays")
async def group_holidays(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    year: Annotated[Year | None, Query(description="Left out: this one, on the company's clock")] = None,
    group_id: Annotated[UUID | None, Query(alias="groupId")] = None,
) -> Envelope[list[HolidayPublic]]:
    """In their order; everybody of the company reads them."""
    return ok(await service.query_holidays(uow, runtime.of(Projects), actor, group_id, year))


@router.post("/CreateHoliday", status_code=201)
async def create_holiday(actor: AdminDep, uow: UowDep, body: HolidayCreate) -> Envelope[HolidaySaved]:
    return ok(await service.create_holiday(uow, actor, body))


@router.put("/UpdateHoliday")
async def update_holiday(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: HolidayUpdate
) -> Envelope[HolidaySaved]:
    return ok(await service.update_holiday(uow, runtime.of(Directory), actor, body))


@router.delete("/DeleteHoliday")
async def delete_holiday(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: HolidayDelete
) -> Envelope[None]:
    """Leave that was asked for meanwhile keeps the day free."""
    return ok(await service.delete_holiday(uow, runtime.of(Directory), actor, body))
