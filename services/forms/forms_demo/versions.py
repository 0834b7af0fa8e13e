"""The delivery form has a history: two versions, and a draft over which the second was restored."""

from copy import deepcopy
from typing import Any

from chassis.acting import acting_for
from chassis.runtime import Runtime
from forms.starter.drawing import Drawing
from forms.template import drafts, publishing
from forms.template.repo import TemplateRepo
from forms.template.schemas import FormBodyUpdate, TemplatePublish
from forms.template.versions import restoring
from forms.template.versions.schemas import VersionRestore
from identity_client_demo import sign_in

from forms_demo.company import DemoCompany
from forms_demo.templates import MATERIAL_DELIVERY


async def add_versions(runtime: Runtime, company: DemoCompany) -> None:
    """Where it has one version only; what broke off before goes on from the first."""
    maker = await sign_in(runtime, MATERIAL_DELIVERY.by)
    template_id = MATERIAL_DELIVERY.id_in(company.admin.company_id)
    drawing = Drawing(template_id)
    MATERIAL_DELIVERY.draw(drawing, company.teams)
    with acting_for(maker.user_id):
        async with runtime.database.reading() as uow:
            template = await TemplateRepo(uow).find(maker, template_id)
        if template is None or template.published_version != 1:
            return
        revisions = (template.body_revision, template.workflow_revision, template.detail_revision)
        body, workflow, detail = revisions
        bays = drawing.text("Unloading bay", placeholder="Gate 2")
        async with runtime.database.unit_of_work() as uow:
            change = FormBodyUpdate(form_template_id=template_id, version=body, pages=_with(drawing, bays))
            await drafts.update_body(uow, runtime, maker, change)
        await publishing.publish(
            runtime,
            maker,
            TemplatePublish(
                form_template_id=template_id,
                body_version=body + 1,
                workflow_version=workflow,
                detail_version=detail,
            ),
        )
        tried = drawing.number("Temperature on arrival", unit="°C")
        async with runtime.database.unit_of_work() as uow:
            change = FormBodyUpdate(
                form_template_id=template_id, version=body + 1, pages=_with(drawing, bays, tried)
            )
            await drafts.update_body(uow, runtime, maker, change)
        await restoring.restore(
            runtime,
            maker,
            VersionRestore(
                form_template_id=template_id,
                number=2,
                body_version=body + 2,
                workflow_version=workflow,
                detail_version=detail,
            ),
        )


def _with(drawing: Drawing, *fields: dict[str, Any]) -> list[dict[str, Any]]:
    """At the end of the first page, each in a row of its own."""
    pages = deepcopy(drawing.pages)
    pages[0]["components"] += [
        {
            "id": drawing.id_of(f"row of {field['id']}"),
            "class": "",
            "type": "row",
            "childSetting": {},
            "components": [field],
        }
        for field in fields
    ]
    return pages
