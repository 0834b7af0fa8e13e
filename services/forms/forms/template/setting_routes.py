"""A template's parts, under two names: clients know both."""

from typing import Annotated
from uuid import UUID

import orjson
from chassis.http import (
    Envelope,
    MemberDep,
    RuntimeDep,
    UowDep,
    edge_router,
    ok,
    takes_upload,
)
from fastapi import APIRouter, Path, Response

from forms.template import conditions, drafts
from forms.template.drafts import Drawn
from forms.template.schemas import (
    MOST_BODY_BYTES,
    DraftSaved,
    FormBodyPublic,
    FormBodyUpdate,
    FormConditionSave,
    FormConditionsDelete,
    FormConditionsPublic,
    FormDetailPublic,
    FormDetailUpdate,
    FormWorkflowPublic,
    FormWorkflowUpdate,
)

TemplateId = Annotated[UUID, Path(alias="formTemplateId")]


async def get_form_body(actor: MemberDep, uow: UowDep, template_id: TemplateId) -> Response:
    drawn = await drafts.get_body(uow, actor, template_id)
    return _as_it_lies(drawn, f'"pages":{drawn.json}')


async def get_form_workflow(actor: MemberDep, uow: UowDep, template_id: TemplateId) -> Response:
    drawn = await drafts.get_workflow(uow, actor, template_id)
    # Its two lists stand beside the id and the version: without the braces around them.
    return _as_it_lies(drawn, drawn.json[1:-1])


async def get_form_detail(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, template_id: TemplateId
) -> Envelope[FormDetailPublic]:
    return ok(await drafts.get_detail(uow, runtime, actor, template_id))


@takes_upload(MOST_BODY_BYTES)
async def update_form_body(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: FormBodyUpdate
) -> Envelope[DraftSaved]:
    """It may be incomplete: only publishing asks for more than a sound structure."""
    await drafts.must_edit(runtime.database, actor, body.form_template_id)
    return ok(await drafts.update_body(uow, runtime, actor, body))


async def update_form_workflow(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: FormWorkflowUpdate
) -> Envelope[DraftSaved]:
    await drafts.must_edit(runtime.database, actor, body.form_template_id)
    return ok(await drafts.update_workflow(uow, runtime, actor, body))


async def get_form_conditions(
    actor: MemberDep, uow: UowDep, template_id: Annotated[UUID, Path(alias="templateId")]
) -> Envelope[FormConditionsPublic]:
    return ok(await conditions.get_conditions(uow, actor, template_id))


async def create_form_condition(
    actor: MemberDep, runtime: RuntimeDep, body: FormConditionSave
) -> Envelope[DraftSaved]:
    """The last one of the form: where several say something of a field, later ones win."""
    return ok(await conditions.create_condition(runtime, actor, body))


async def update_form_condition(
    actor: MemberDep, runtime: RuntimeDep, body: FormConditionSave
) -> Envelope[DraftSaved]:
    return ok(await conditions.update_condition(runtime, actor, body))


async def delete_form_conditions(
    actor: MemberDep, runtime: RuntimeDep, body: FormConditionsDelete
) -> Envelope[DraftSaved]:
    """All of them or none."""
    return ok(await conditions.delete_conditions(runtime, actor, body))


async def update_form_detail(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: FormDetailUpdate
) -> Envelope[FormDetailPublic]:
    """What is left out stays as it is."""
    return ok(await drafts.update_detail(uow, runtime, actor, body))


def _as_it_lies(drawn: Drawn, content: str) -> Response:
    """The answer around JSON that the database holds: a large form is not taken apart to be put together."""
    data = f'{{"formTemplateId":"{drawn.template_id}","version":{drawn.version},{content}}}'
    envelope = {**ok(None).model_dump(), "data": orjson.Fragment(data)}
    return Response(orjson.dumps(envelope), media_type="application/json")


def _router(area: str) -> APIRouter:
    router = edge_router(area)
    router.get("/GetFormBody/{formTemplateId}", response_model=Envelope[FormBodyPublic])(get_form_body)
    router.get("/GetFormWorkflow/{formTemplateId}", response_model=Envelope[FormWorkflowPublic])(
        get_form_workflow
    )
    router.get("/GetFormDetail/{formTemplateId}")(get_form_detail)
    router.put("/UpdateFormBody")(update_form_body)
    router.put("/UpdateFormWorkflow")(update_form_workflow)
    router.put("/UpdateFormDetail")(update_form_detail)
    router.get("/GetFormConditions/{templateId}")(get_form_conditions)
    router.post("/CreateFormCondition")(create_form_condition)
    router.put("/UpdateFormCondition")(update_form_condition)
    router.delete("/DeleteFormConditions")(delete_form_conditions)
    return router


routers = [_router("FormTemplateSetting"), _router("SubmissionTemplateSetting")]
