"""Forms of the trade, drawn, settled and published as their makers would."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from tempfile import TemporaryFile
from typing import Any
from uuid import UUID, uuid5

from chassis.access import Actor
from chassis.acting import acting_for
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from forms.starter.drawing import Drawing
from forms.template import drafts, publishing, service
from forms.template.files import uploading
from forms.template.schemas import (
    FormBodyUpdate,
    FormDetailUpdate,
    FormWorkflowUpdate,
    TemplateCreate,
    TemplatePublish,
)
from identity_client.projects import Projects
from identity_client_demo import sign_in

from forms_demo.company import DemoCompany
from forms_demo.defect_report import draw_defect_report
from forms_demo.material_delivery import draw_material_delivery
from forms_demo.of_the_gallery import (
    draw_incidents,
    draw_logs,
    draw_plant_checks,
    draw_pours,
    draw_questions,
    draw_talks,
)
from forms_demo.permit_to_work import draw_permit_to_work
from forms_demo.pictures import CLEAR_ZONE, clear_zone_id, drawn_clear_zone
from forms_demo.site_inspection import draw_site_inspection

Draw = Callable[[Drawing, Mapping[str, str]], dict[str, Any]]


@dataclass(frozen=True)
class DemoTemplate:
    key: str
    name: str
    folder_name: str
    draw: Draw
    """Draws body and workflow; answers the settings that go with them."""
    project: str | None = None
    by: str = "admin"

    def id_in(self, company_id: UUID) -> UUID:
        """Always the same in one company: the seed finds what it has made."""
        return uuid5(company_id, f"demo template {self.key}")


SITE_INSPECTION = DemoTemplate("inspection", "Site Safety Inspection", "Safety", draw_site_inspection)
PERMIT_TO_WORK = DemoTemplate("permit", "Permit to Work: Hot Work", "Safety", draw_permit_to_work)
MATERIAL_DELIVERY = DemoTemplate(
    "delivery",
    "Material Delivery",
    "Logistics",
    draw_material_delivery,
    project="Punggol Waterway Residences",
    by="manager",
)
DEFECT_REPORT = DemoTemplate("defect", "Defect Report", "Quality", draw_defect_report)
DAILY_LOG = DemoTemplate("log", "Daily Site Log", "Site", draw_logs)
TOOLBOX_TALK = DemoTemplate("talk", "Toolbox Talk", "Safety", draw_talks)
CONCRETE_POUR = DemoTemplate("pour", "Concrete Pour Inspection", "Quality", draw_pours)
REQUEST_FOR_INFORMATION = DemoTemplate("question", "Request for Information", "Site", draw_questions)
INCIDENT_REPORT = DemoTemplate("incident", "Incident Report", "Safety", draw_incidents)
PLANT_CHECK = DemoTemplate("plant", "Plant Daily Check", "Safety", draw_plant_checks)
TEMPLATES = (
    SITE_INSPECTION,
    PERMIT_TO_WORK,
    MATERIAL_DELIVERY,
    DEFECT_REPORT,
    DAILY_LOG,
    TOOLBOX_TALK,
    CONCRETE_POUR,
    REQUEST_FOR_INFORMATION,
    INCIDENT_REPORT,
    PLANT_CHECK,
)


async def add_templates(runtime: Runtime, company: DemoCompany) -> None:
    for template in TEMPLATES:
        maker = company.admin if template.by == "admin" else await sign_in(runtime, template.by)
        with acting_for(maker.user_id):
            await _add(runtime, company, maker, template)


async def _bring_clear_zone(uow: UnitOfWork, runtime: Runtime, maker: Actor, drawing: Drawing) -> None:
    # On disk, as what comes over HTTP: pictures are opened by another process.
    with TemporaryFile() as file:
        file.write(drawn_clear_zone())
        file.seek(0)
        await uploading.take(
            uow,
            runtime,
            maker,
            drawing.template_id,
            UUID(clear_zone_id(drawing)),
            CLEAR_ZONE,
            len(drawn_clear_zone()),
            file,
        )
    await uow.flush()


async def _add(runtime: Runtime, company: DemoCompany, maker: Actor, template: DemoTemplate) -> None:
    if not await _is_drawn(runtime, company, maker, template):
        return
    template_id = template.id_in(company.admin.company_id)
    versions = {"body_version": 2, "workflow_version": 2, "detail_version": 2}
    await publishing.publish(runtime, maker, TemplatePublish(form_template_id=template_id, **versions))


async def _is_drawn(runtime: Runtime, company: DemoCompany, maker: Actor, template: DemoTemplate) -> bool:
    """All of it or nothing, and whether that still is to be published: what people changed is left alone."""
    template_id = template.id_in(company.admin.company_id)
    drawing = Drawing(template_id)
    settings = template.draw(drawing, company.teams)
    project_id = company.projects[template.project] if template.project else None
    # What the service asks identity it is told already when the lock is held.
    await runtime.of(Projects).company(maker.company_id)
    if project_id is not None:
        await runtime.of(Projects).find(maker.company_id, project_id)
    async with runtime.database.unit_of_work() as uow:
        await uow.lock(f"demo template {template_id}")
        made = await service.create_template(
            uow,
            runtime,
            maker,
            TemplateCreate(
                template_id=template_id,
                name=template.name,
                folder_name=template.folder_name,
                project_id=project_id,
            ),
        )
        if made.published_version is not None or made.body_version > 1:
            return made.published_version is None and made.body_version == 2
        if template is PERMIT_TO_WORK:
            await uow.flush()
            await _bring_clear_zone(uow, runtime, maker, drawing)
        await drafts.update_body(
            uow,
            runtime,
            maker,
            FormBodyUpdate(form_template_id=template_id, version=1, pages=drawing.pages),
        )
        await uow.flush()
        await drafts.update_workflow(
            uow,
            runtime,
            maker,
            FormWorkflowUpdate(
                form_template_id=template_id, version=1, nodes=drawing.nodes, edges=drawing.edges
            ),
        )
        await uow.flush()
        await drafts.update_detail(
            uow,
            runtime,
            maker,
            FormDetailUpdate.model_validate({"formTemplateId": template_id, "version": 1, **settings}),
        )
    return True
