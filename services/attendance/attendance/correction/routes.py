from chassis.http import Envelope, ManagerDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import BackgroundTasks

from attendance.correction import service
from attendance.correction.schemas import (
    AttendanceRecordCreate,
    AttendanceRecordDelete,
    AttendanceRecordUpdate,
)
from attendance.look.service import keep_look_at_day
from attendance.record.counted_http import DAYS_COUNTED
from attendance.record.schemas import AttendanceRecordDetail

router = edge_router("TimeSheet")


@router.post("/CreateAttendanceRecord", dependencies=[DAYS_COUNTED], status_code=201)
async def create_attendance_record(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: AttendanceRecordCreate, after: BackgroundTasks
) -> Envelope[AttendanceRecordDetail]:
    shown = await service.create_record(uow, runtime, actor, body)
    after.add_task(keep_look_at_day, runtime.database, actor, shown)
    return ok(shown)


@router.put("/UpdateAttendanceRecord")
async def update_attendance_record(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: AttendanceRecordUpdate, after: BackgroundTasks
) -> Envelope[AttendanceRecordDetail]:
    shown = await service.update_record(uow, runtime, actor, body)
    after.add_task(keep_look_at_day, runtime.database, actor, shown)
    return ok(shown)


@router.delete("/DeleteAttendanceRecord")
async def delete_attendance_record(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: AttendanceRecordDelete
) -> Envelope[None]:
    return ok(await service.delete_record(uow, runtime, actor, body))
