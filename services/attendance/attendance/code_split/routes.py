from chassis.http import Envelope, MemberDep, Page, RuntimeDep, UowDep, edge_router, ok, reads
from identity_client.projects import Projects

from attendance.code_split import service
from attendance.code_split.schemas import HoursCode, HoursCodesQuery, RecordSplit

router = edge_router("Clock")


@router.post("/QueryHoursCodes")
@reads
async def query_hours_codes(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: HoursCodesQuery
) -> Envelope[Page[HoursCode]]:
    """On which a day's hours in a project can be."""
    return ok(await service.query_codes(uow, runtime.of(Projects), actor, body))


@router.put("/SplitAttendanceRecord")
async def split_attendance_record(actor: MemberDep, uow: UowDep, body: RecordSplit) -> Envelope[None]:
    """One's own day, or one of a project that the caller manages, on several codes."""
    return ok(await service.split_record(uow, actor, body))
