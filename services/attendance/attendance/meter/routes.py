from typing import Annotated
from uuid import UUID

from chassis.http import (
    Envelope,
    MemberDep,
    Page,
    RuntimeDep,
    UowDep,
    asked_again_after_collision,
    edge_router,
    ok,
    reads,
)
from fastapi import Query
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.meter import service
from attendance.meter.schemas import (
    EquipmentUse,
    MeterReadingCreate,
    MeterReadingPublic,
    MeterReadingsQuery,
)

router = edge_router("Equipment")


@router.post("/CreateMeterReading", status_code=201)
@asked_again_after_collision
async def create_meter_reading(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: MeterReadingCreate
) -> Envelope[MeterReadingPublic]:
    """By whoever sees the machine."""
    return ok(await service.create_reading(uow, runtime, actor, body))


@router.post("/QueryMeterReadings")
@reads
async def query_meter_readings(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: MeterReadingsQuery
) -> Envelope[Page[MeterReadingPublic]]:
    return ok(await service.query_readings(uow, runtime.of(Directory), actor, body))


@router.get("/GetEquipmentUse")
async def get_equipment_use(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    equipment_id: Annotated[UUID, Query(alias="equipmentId")],
    days: Annotated[int, Query(ge=1, le=366)] = 30,
) -> Envelope[EquipmentUse]:
    """On how many of its last days it was somewhere, and used."""
    return ok(await service.get_use(uow, runtime.of(Projects), actor, equipment_id, days))
