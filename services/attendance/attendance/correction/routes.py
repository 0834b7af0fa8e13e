from chassis.access import Role
from chassis.http import Envelope, ManagerDep, RuntimeDep, UowDep, edge_router, ok, told_again
from chassis.http.access import AtLeast, runtime_of
from fastapi import BackgroundTasks, Request

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


async def _keep_look_again(request: Request, body: bytes) -> None:
    """A day that is told again is looked at again."""
    shown = Envelope[AttendanceRecordDetail].model_validate_json(body).data
    await keep_look_at_day(runtime_of(request).database, await AtLeast(Role.MANAGER)(request), shown)


@router.post("/CreateAttendanceRecord", dependencies=[DAYS_COUNTED], status_code=201)
@told_again(_keep_look_again)
async def create_attendance_record(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: AttendanceRecordCreate, after: BackgroundTasks
) -> Envelope[AttendanceRecordDetail]:
    shown = await service.create_record(uow, runtime, actor, body)
    after.add_task(keep_look_at_day, runtime.database, actor, shown)
    return ok(shown)


@router.put("/UpdateAttendanceRecord")
@told_again(_keep_look_again)
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
