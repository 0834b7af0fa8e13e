from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from contracts.forms.v1 import events_pb2

from forms.tables.template import FormTemplate
from forms.template.repo import TemplateRepo
from forms.template.rights import projects_of


def template_created(template: FormTemplate) -> events_pb2.TemplateCreated:
    return events_pb2.TemplateCreated(template=_wire(template))


def template_changed(template: FormTemplate) -> events_pb2.TemplateChanged:
    return events_pb2.TemplateChanged(template=_wire(template))


async def templates_after(uow: UnitOfWork, after: UUID, limit: int) -> Sequence[events_pb2.TemplateChanged]:
    """A page of all there are, for a receiver that is told anew."""
    return [template_changed(template) for template in await TemplateRepo(uow).held_after(after, limit)]


def template_published(template: FormTemplate, by: UUID) -> events_pb2.TemplatePublished:
    return events_pb2.TemplatePublished(
        template=_wire(template),
        version=template.published_version,
        published_by=str(by),
        at=template.updated_at,
    )


def _wire(template: FormTemplate) -> events_pb2.Template:
    return events_pb2.Template(
        template_id=str(template.id),
        company_id=str(template.company_id),
        project_id=str(template.project_id) if template.project_id else "",
        more_project_ids=[str(each) for each in (projects_of(template) or ())[1:]],
        name=template.name,
        folder_name=template.folder_name,
        is_archived=template.archived_at is not None,
    )
