from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, edge_router, ok
from chassis.http.tables import TABLE_ANSWERS, TableAnswerDep
from fastapi import Query
from fastapi.responses import StreamingResponse

from forms.submission.rehearsing import service
from forms.submission.rehearsing.schemas import PublishRehearsal

router = edge_router("FormTemplate")

TemplateId = Annotated[UUID, Query(alias="formTemplateId")]


@router.get("/GetPublishRehearsal")
async def get_publish_rehearsal(
    actor: MemberDep, runtime: RuntimeDep, template_id: TemplateId
) -> Envelope[PublishRehearsal]:
    """What the draft makes of the newest 50 submissions, and of 200 more that are in progress."""
    return ok(await service.get_rehearsal(runtime, actor, template_id))


@router.get("/ExportPublishRehearsal", response_class=StreamingResponse, responses=TABLE_ANSWERS)
async def export_publish_rehearsal(
    actor: MemberDep,
    runtime: RuntimeDep,
    answer: TableAnswerDep,
    template_id: TemplateId,
) -> StreamingResponse:
    """The same, a row for each field of each submission."""
    table = await service.read_rehearsal(runtime, actor, template_id)
    return answer(table.name, table.heading, table.batches)
