from chassis.http import AdminDep, Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok

from forms.submission.moving import recalling, reopening, voiding
from forms.submission.moving.schemas import StepRecall, SubmissionReopen, SubmissionVoid
from forms.submission.schemas import SubmissionStanding

router = edge_router("Submission")


@router.post("/RecallStep")
async def recall_step(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: StepRecall
) -> Envelope[SubmissionStanding]:
    """By who submitted the last step, as long as nobody acted since: it is theirs again."""
    return ok(await recalling.recall(uow, runtime, actor, body))


@router.post("/VoidSubmission")
async def void_submission(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: SubmissionVoid
) -> Envelope[SubmissionStanding]:
    """By the project's managers and admins: it is done, with the outcome “Void”. Nothing of it is deleted."""
    return ok(await voiding.void(uow, runtime, actor, body))


@router.post("/ReopenSubmission")
async def reopen_submission(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: SubmissionReopen
) -> Envelope[SubmissionStanding]:
    """What is closed goes on from a step that it has been at."""
    return ok(await reopening.reopen(uow, runtime, actor, body))
