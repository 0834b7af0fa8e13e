from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok

from forms.submission.valid_time import service
from forms.submission.valid_time.schemas import SubmissionValidTime, ValidTimeExtend

router = edge_router("Submission")


@router.put("/ExtendValidTime")
async def extend_valid_time(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: ValidTimeExtend
) -> Envelope[SubmissionValidTime]:
    """By who may do the step that it began with, and why. People are told anew before the new end."""
    return ok(await service.extend(uow, runtime, actor, body))
