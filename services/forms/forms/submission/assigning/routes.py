from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query
from identity_client.directory import Directory
from identity_client.people import PersonPublic

from forms.submission.assigning import service
from forms.submission.assigning.schemas import StepAssign, StepAssignee, StepClaim

router = edge_router("Submission")


@router.post("/ClaimStep")
async def claim_step(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: StepClaim
) -> Envelope[StepAssignee]:
    """By one of the step's people: it leaves the others' to-dos. Who has it already has it still."""
    return ok(await service.claim(uow, runtime, actor, body))


@router.put("/AssignStep")
async def assign_step(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: StepAssign
) -> Envelope[StepAssignee]:
    """Handed to another of the step's people, or back to all of them: by who has it, the project's managers
    and admins."""
    return ok(await service.assign(uow, runtime, actor, body))


@router.get("/GetAssignablePeople")
async def get_assignable_people(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    submission_id: Annotated[UUID, Query(alias="submissionId")],
    step_id: Annotated[UUID | None, Query(alias="stepId")] = None,
) -> Envelope[list[PersonPublic]]:
    """Whom the current step can be handed to; of several that are open at once, `stepId`."""
    return ok(await service.get_assignable_people(uow, runtime.of(Directory), actor, submission_id, step_id))
