from typing import Annotated
from uuid import UUID

from chassis.http import (
    Envelope,
    ManagerDep,
    MemberDep,
    RuntimeDep,
    UowDep,
    edge_router,
    ok,
    reads,
)
from fastapi import Query
from identity_client.directory import Directory

from attendance.record.counted_http import DAYS_COUNTED, OWN_DAYS_COUNTED
from attendance.request import answering, service
from attendance.request.schemas import (
    AttendanceRequestCreate,
    AttendanceRequestPublic,
    RequestPage,
    RequestReplies,
    RequestsQuery,
    RequestsReply,
)

clock = edge_router("Clock")
timesheet = edge_router("TimeSheet")


@clock.post("/CreateAttendanceRecordRequest", status_code=201)
async def create_attendance_record_request(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: AttendanceRequestCreate
) -> Envelope[AttendanceRequestPublic]:
    return ok(await service.create_request(uow, runtime, actor, body))


@clock.post("/QuerySelfAttendanceRecordRequests", dependencies=[OWN_DAYS_COUNTED])
@reads
async def query_self_attendance_record_requests(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: RequestsQuery
) -> Envelope[RequestPage]:
    return ok(await service.query_requests(uow, runtime, actor, body, own=True))


@timesheet.get("/GetAttendanceRecordRequestDetail", dependencies=[DAYS_COUNTED])
async def get_attendance_record_request_detail(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    request_id: Annotated[UUID, Query(alias="attendanceRecordRequestId")],
) -> Envelope[AttendanceRequestPublic]:
    """For its worker, too."""
    return ok(await service.get_request_detail(uow, runtime, actor, request_id))


@timesheet.post("/QueryAttendanceRecordRequests", dependencies=[DAYS_COUNTED])
@reads
async def query_attendance_record_requests(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: RequestsQuery
) -> Envelope[RequestPage]:
    return ok(await service.query_requests(uow, runtime, actor, body, own=False))


@timesheet.post("/ReplyAttendanceRecordRequests")
async def reply_attendance_record_requests(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: RequestsReply
) -> Envelope[RequestReplies]:
    return ok(await answering.reply_requests(uow, runtime.of(Directory), actor, body))
