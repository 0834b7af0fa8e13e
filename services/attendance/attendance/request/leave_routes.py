from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok, reads
from identity_client.projects import Projects

from attendance.record.counted_http import OWN_DAYS_COUNTED
from attendance.request import asking_leave, leave_days
from attendance.request.leave_schemas import LeaveCheck, LeaveChecked, LeaveRequestCreate, LeaveTakeBack
from attendance.request.schemas import AttendanceRequestPublic

router = edge_router("Clock")


@router.post("/CreateLeaveRequest", status_code=201)
async def create_leave_request(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: LeaveRequestCreate
) -> Envelope[AttendanceRequestPublic]:
    return ok(await asking_leave.create_leave_request(uow, runtime, actor, body))


@router.post("/CheckLeaveRequest", dependencies=[OWN_DAYS_COUNTED])
@reads
async def check_leave_request(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: LeaveCheck
) -> Envelope[LeaveChecked]:
    """How many days it would take and leave; nothing is asked for."""
    return ok(await leave_days.check_leave(uow, runtime.of(Projects), actor, body))


@router.post("/TakeBackLeaveRequest")
async def take_back_leave_request(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: LeaveTakeBack
) -> Envelope[AttendanceRequestPublic]:
    """What waits, whoever asked for it; what was granted, a manager of its project."""
    return ok(await asking_leave.take_back_request(uow, runtime, actor, body))
