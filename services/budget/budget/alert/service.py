"""Mails to a project's managers: much of a code is committed or spent."""

from uuid import UUID

from chassis.db import Database
from chassis.money import said
from chassis.runtime import Runtime
from contracts.budget.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from identity_client.directory import Directory
from identity_client.mails import About, Occasion
from identity_client.notices import HeldNoticeColumns, Notice, Notices

from budget.alert.repo import AlertRepo
from budget.tables.budget_code import BudgetCode
from budget.tables.held_notice import HeldNotice

KIND = "alert/"
"""Kept with what is held, before the mark and the crossing that is told."""


async def mail_alert(runtime: Runtime, event: events_pb2.BudgetCodeAlerted, *, once_for: UUID) -> None:
    notice = await _notice(
        runtime, UUID(event.company_id), UUID(event.budget_code_id), event.percent, once_for
    )
    if notice is not None:
        await Notices(HeldNotice).tell(runtime, notice)


async def still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None:
    percent, crossing = held.kind.removeprefix(KIND).split("/")
    return await _notice(runtime, held.company_id, held.about_id, int(percent), UUID(crossing))


async def find_code_to_tell(database: Database, company_id: UUID, code_id: UUID) -> BudgetCode | None:
    """As it is by now; of one that is archived nobody is told."""
    async with database.reading() as uow:
        code = await AlertRepo(uow).find_code(company_id, code_id)
    return code if code is not None and not code.is_archived else None


async def _notice(
    runtime: Runtime, company_id: UUID, code_id: UUID, percent: int, crossing: UUID
) -> Notice | None:
    """As the code is by now; None: it fell below the mark, or nobody can do anything about it."""
    code = await find_code_to_tell(runtime.database, company_id, code_id)
    if code is None or code.alerted_percent < percent:
        return None
    projects = await runtime.of(Directory).projects(company_id, [code.project_id])
    project = projects.get(code.project_id)
    if project is None or project.is_archived:
        return None
    values = {
        "link": f"{runtime.settings.public_url}/budget?project={code.project_id}&code={code.id}",
        "project": project.name,
        "code": f"{code.number} {code.name}",
        "percent": percent,
        "budget": said(code.budget_minor, code.currency),
        "committed": said(code.committed_minor, code.currency),
        "actual": said(code.actual_minor, code.currency),
    }
    return Notice(
        occasion=Occasion(company_id, identity_pb2.MAIL_PURPOSE_NOTICE, About("budget_code", code.id)),
        kind=f"{KIND}{percent}/{crossing}",
        once_for=crossing,
        receivers=[*map(UUID, project.manager_user_ids)],
        template="code_alert",
        values=lambda _: values,
    )
