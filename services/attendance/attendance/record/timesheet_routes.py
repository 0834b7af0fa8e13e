from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, ManagerDep, RuntimeDep, UowDep, edge_router, ok, reads
from fastapi import BackgroundTasks, Query
from identity_client.projects import Projects

from attendance.look.service import keep_look_at_day
from attendance.record import service
from attendance.record.counted_http import DAYS_COUNTED
from attendance.record.schemas import (
    AttendanceRecordDetail,
    RecordPage,
    SummaryPage,
    SummaryQuery,
    UserRecordsQuery,
)

router = edge_router("TimeSheet")


@router.post("/QueryTimeSheetManagerSummaryWithPage", dependencies=[DAYS_COUNTED])
@reads
async def query_time_sheet_manager_summary(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: SummaryQuery
) -> Envelope[SummaryPage]:
    return ok(await service.query_summary(uow, runtime, actor, body))


@router.post("/QueryUserAttendanceRecordsByFilterReturnViewModel", dependencies=[DAYS_COUNTED])
@reads
async def query_user_attendance_records(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: UserRecordsQuery
) -> Envelope[RecordPage]:
    return ok(await service.query_records_of_user(uow, runtime.of(Projects), actor, body))


@router.get("/GetAttendanceRecordDetail", dependencies=[DAYS_COUNTED])
async def get_attendance_record_detail(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    after: BackgroundTasks,
    record_id: Annotated[UUID, Query(alias="AttendanceRecordId")],
) -> Envelope[AttendanceRecordDetail]:
    shown = await service.get_record_detail(uow, runtime, actor, record_id)
    after.add_task(keep_look_at_day, runtime.database, actor, shown)
    return ok(shown)
