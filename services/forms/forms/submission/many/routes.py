from typing import Annotated

from chassis.http import Envelope, MemberDep, RuntimeDep, commits_by_itself, edge_router, ok
from fastapi import Header, Response

from forms.submission.many import service
from forms.submission.many.schemas import ManyAct, ManyActed

router = edge_router("Submission")


@router.post("/ActOnSubmissions")
@commits_by_itself
async def act_on_submissions(
    actor: MemberDep,
    runtime: RuntimeDep,
    body: ManyAct,
    response: Response,
    idempotency_key: Annotated[str | None, Header()] = None,
) -> Envelope[ManyActed]:
    """Delete, restore, void, take, hand over or press on up to a hundred: each as its own call does it, and
    whatever becomes of the others. With the same key again what is done stays done once, and what a part was
    away for is tried again."""
    acted = await service.act_on_many(runtime, actor, body, idempotency_key)
    if any(each.is_retryable for each in acted.verdicts):
        response.headers["cache-control"] = "no-store"  # no answer to be kept for its key
    return ok(acted)
