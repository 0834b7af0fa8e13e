from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, edge_router, ok
from fastapi import Query

from forms.submission.changes import between, since
from forms.submission.changes.between import Moment
from forms.submission.changes.schemas import ChangesSinceMyPress, SubmissionDiff
from forms.submission.reading.schemas import ProcessId

router = edge_router("Submission")

SubmissionId = Annotated[UUID, Query(alias="submissionId")]
Letter = Annotated[str | None, Query(pattern=r"^[A-Z]{1,4}$")]


@router.get("/GetSubmissionDiff")
async def get_submission_diff(
    actor: MemberDep,
    runtime: RuntimeDep,
    submission_id: SubmissionId,
    from_version: Annotated[Letter, Query(alias="fromVersion")] = None,
    to_version: Annotated[Letter, Query(alias="toVersion")] = None,
    from_process_id: Annotated[ProcessId | None, Query(alias="fromProcessId")] = None,
    to_process_id: Annotated[ProcessId | None, Query(alias="toProcessId")] = None,
) -> Envelope[SubmissionDiff]:
    """What another value was entered for from one version, or one step that was submitted
    (`submissionProcessId`), to another. The newest version is what is entered now."""
    old = Moment("fromVersion", from_version, from_process_id)
    new = Moment("toVersion", to_version, to_process_id)
    return ok(await between.get_diff(runtime, actor, submission_id, old, new))


@router.get("/GetChangesSinceMyPress")
async def get_changes_since_my_press(
    actor: MemberDep,
    runtime: RuntimeDep,
    submission_id: SubmissionId,
    step_id: Annotated[UUID | None, Query(alias="stepId")] = None,
) -> Envelope[ChangesSinceMyPress]:
    """What others changed since the caller last pressed a button in it, of what they are shown now.
    `stepId`: where several steps are open at once, the one to look at."""
    return ok(await since.get_changes_since_my_press(runtime, actor, submission_id, step_id))
