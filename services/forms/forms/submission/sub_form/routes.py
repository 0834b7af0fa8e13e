from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query

from forms.submission.sub_form import service
from forms.submission.sub_form.schemas import SubFormPublic

router = edge_router("Submission")


@router.get("/GetSubForms")
async def get_sub_forms(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    submission_id: Annotated[UUID, Query(alias="submissionId")],
) -> Envelope[list[SubFormPublic]]:
    """What was begun in its sub-forms, and in which of them the caller may begin something now. Who reads the
    submission is told number and state of each entry, and the rest of those that they may read."""
    return ok(await service.get_sub_forms(uow, runtime, actor, submission_id))
