from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok, reads
from chassis.texts import Text
from fastapi import BackgroundTasks, Query
from identity_client.projects import Projects

from attendance.hours.facts import Check
from attendance.look.service import keep_look_at_day
from attendance.record import service
from attendance.record.counted_http import DAYS_COUNTED, OWN_DAYS_COUNTED
from attendance.record.schemas import (
    AttendanceRecordDetail,
    Choice,
    LatestBrief,
    ManagerAction,
    RecordPage,
    SelfRecordsQuery,
)
from attendance.record_type.service import OF_EVERYBODY
from attendance.tables.record_type import RecordType

router = edge_router("Clock")

_CHECK_TYPES = {
    Check.IN: Text("Check in"),
    Check.OUT: Text("Check out"),
    Check.BREAK_START: Text("Start break"),
    Check.BREAK_END: Text("End break"),
}
_MANAGER_ACTIONS = {
    ManagerAction.ADDED: Text("Added"),
    ManagerAction.APPROVED: Text("Approved"),
    ManagerAction.MODIFIED: Text("Changed"),
    ManagerAction.DELETED: Text("Deleted"),
}


@router.get("/GetAttendanceRecordTypes")
async def get_attendance_record_types(_: MemberDep) -> Envelope[list[Choice]]:
    """Those of every company; with its own ones: GroupAttendanceRecordTypes."""
    return ok(
        [Choice(value=each.value, name=RecordType(each.value).name, label=each.name) for each in OF_EVERYBODY]
    )


@router.get("/GetAttendanceRecordCheckTypes")
async def get_attendance_record_check_types(_: MemberDep) -> Envelope[list[Choice]]:
    return ok([Choice(value=each, name=each.name, label=label) for each, label in _CHECK_TYPES.items()])


@router.get("/GetAttendanceRecordManagerActionTypes")
async def get_attendance_record_manager_action_types(_: MemberDep) -> Envelope[list[Choice]]:
    return ok([Choice(value=each, name=each.name, label=label) for each, label in _MANAGER_ACTIONS.items()])


@router.get("/GetSelfTodayLatestAttendanceRecordBrief", dependencies=[OWN_DAYS_COUNTED])
async def get_self_today_latest_attendance_record_brief(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    group_id: Annotated[UUID | None, Query(alias="groupId")] = None,
) -> Envelope[LatestBrief]:
    return ok(await service.get_latest_brief(uow, runtime.of(Projects), actor, group_id))


@router.get("/GetAttendanceRecordDetail", dependencies=[DAYS_COUNTED])
async def get_attendance_record_detail(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    after: BackgroundTasks,
    record_id: Annotated[UUID, Query(alias="attendanceRecordId")],
) -> Envelope[AttendanceRecordDetail]:
    shown = await service.get_record_detail(uow, runtime, actor, record_id)
    after.add_task(keep_look_at_day, runtime.database, actor, shown)
    return ok(shown)


@router.post("/QuerySelfAttendanceRecordsByFilterReturnViewModel", dependencies=[OWN_DAYS_COUNTED])
@reads
async def query_self_attendance_records(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: SelfRecordsQuery
) -> Envelope[RecordPage]:
    return ok(await service.query_own_records(uow, runtime.of(Projects), actor, body))
