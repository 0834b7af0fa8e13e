from chassis.http import Envelope, ManagerDep, RuntimeDep, commits_by_itself, edge_router, ok
from fastapi import Response

from forms.template.many import service
from forms.template.many.schemas import TemplatesAct, TemplatesActed

router = edge_router("FormTemplate")


@router.post("/ActOnFormTemplates")
@commits_by_itself
async def act_on_form_templates(
    actor: ManagerDep, runtime: RuntimeDep, body: TemplatesAct, response: Response
) -> Envelope[TemplatesActed]:
    """Move, archive, restore or give to projects up to a hundred: each by itself, whatever becomes of the
    others. Sent again, what is done stays as it is."""
    acted = await service.act_on_templates(runtime, actor, body)
    if any(each.is_retryable for each in acted.verdicts):
        response.headers["cache-control"] = "no-store"  # no answer to be kept for its key
    return ok(acted)
