"""What the file is called: whoever keeps several on a day tells them apart."""

from datetime import date
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of
from identity_client.projects import Projects

from forms.submission.listing.schemas import SubmissionQuery
from forms.template.access import get_visible
from forms.template.errors import TemplateNotFound

_MOST_BYTES = 180
"""A name that every file system takes, with the day and the ending, in any script."""
_NOT_IN_NAMES = dict.fromkeys(map(ord, '<>:"/\\|?*'), "-")


async def day_of_export(projects: Projects, company_id: UUID, project_id: UUID | None) -> date:
    """On the clock of its project; of several, on that of the company."""
    project = None if project_id is None else await projects.try_find(company_id, project_id)
    company = await projects.company(company_id)
    return day_at(now(), zone_of(project.time_zone if project else "", company.time_zone))


async def name_of_export(
    runtime: Runtime, actor: Actor, wanted: SubmissionQuery, *, of_chosen_fields: bool
) -> str:
    day = await day_of_export(runtime.of(Projects), actor.company_id, wanted.project_id)
    form = "submissions"
    if wanted.template_id is not None:
        async with runtime.database.reading() as uow:
            form = await _form_name(uow, actor, wanted.template_id) or form
    return "-".join([form, *(["fields"] if of_chosen_fields else []), str(day)])


async def _form_name(uow: UnitOfWork, actor: Actor, template_id: UUID) -> str:
    """Of one that the reader finds."""
    try:
        return file_name((await get_visible(uow, actor, template_id)).name)
    except TemplateNotFound:
        return ""


def file_name(name: str) -> str:
    """Empty where nothing of it can be one."""
    shown = "".join(each for each in name if each.isprintable())
    fitting = shown.translate(_NOT_IN_NAMES).encode()[:_MOST_BYTES].decode(errors="ignore")
    return fitting.strip(" .")
