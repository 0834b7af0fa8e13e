from chassis.http import Envelope, ManagerDep, RuntimeDep, UowDep, edge_router, ok

from attendance.correction import service
from attendance.correction.schemas import (
    AttendanceRecordCreate,
    AttendanceRecordDelete,
    AttendanceRecordUpdate,
)
from attendance.record.schemas import AttendanceRecordDetail

router = edge_router("TimeSheet")


@router.post("/CreateAttendanceRecord", status_code=201)
async def create_attendance_record(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: AttendanceRecordCreate
) -> Envelope[AttendanceRecordDetail]:
    return ok(await service.create_record(uow, runtime, actor, body))


@router.put("/UpdateAttendanceRecord")
async def update_attendance_record(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: AttendanceRecordUpdate
) -> Envelope[AttendanceRecordDetail]:
    return ok(await service.update_record(uow, runtime, actor, body))


@router.delete("/DeleteAttendanceRecord")
async def delete_attendance_record(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: AttendanceRecordDelete
) -> Envelope[None]:
    return ok(await service.delete_record(uow, runtime, actor, body))
