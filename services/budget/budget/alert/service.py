"""Mails to a project's managers: much of a code is committed or spent."""

from uuid import UUID

from chassis.money import to_text
from chassis.runtime import Runtime
from contracts.budget.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from identity_client.directory import Directory
from identity_client.mails import About, CompanyMails, Mail, Occasion


async def mail_alert(runtime: Runtime, event: events_pb2.BudgetCodeAlerted, *, once_for: UUID) -> None:
    company_id, project_id = UUID(event.company_id), UUID(event.project_id)
    directory = runtime.of(Directory)
    project = (await directory.projects(company_id, [project_id])).get(project_id)
    if project is None or project.is_archived:
        return
    managers = await directory.users(company_id, map(UUID, project.manager_user_ids))
    why = Occasion(
        company_id, identity_pb2.MAIL_PURPOSE_NOTICE, About("budget_code", UUID(event.budget_code_id))
    )
    told = {
        "link": f"{runtime.settings.public_url}/budget?project={project_id}&code={event.budget_code_id}",
        "project": project.name,
        "code": f"{event.number} {event.name}",
        "percent": event.percent,
        "budget": f"{to_text(event.budget_minor, event.currency)} {event.currency}",
        "committed": f"{to_text(event.committed_minor, event.currency)} {event.currency}",
        "actual": f"{to_text(event.actual_minor, event.currency)} {event.currency}",
    }
    mails = runtime.of(CompanyMails)
    for claimed in await mails.claim(why, [Mail.to(each, once_for=once_for) for each in managers.values()]):
        await mails.send(claimed, "code_alert", told)
