"""An inspection that hangs at the gate: a start link, which nobody knows, so that lists show one."""

import secrets

from chassis.http import Paging
from chassis.runtime import Runtime
from forms.start_link import service
from forms.start_link.schemas import StartLinkCreate

from forms_demo.company import DemoCompany
from forms_demo.templates import SITE_INSPECTION

_PROJECT = "Punggol Waterway Residences"


async def add_start_link(runtime: Runtime, company: DemoCompany) -> None:
    async with runtime.database.unit_of_work() as uow:
        known = await service.query_links(uow, runtime, company.admin, None, Paging())
        if known.data:
            return
        body = StartLinkCreate(
            form_template_id=SITE_INSPECTION.id_in(company.admin.company_id),
            project_id=company.projects[_PROJECT],
            secret=secrets.token_urlsafe(32),
            name="Gate 1",
        )
        await service.create_link(uow, runtime, company.admin, body)
