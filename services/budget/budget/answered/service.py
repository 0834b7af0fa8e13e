"""A mail to who asked: what became of their request."""

from uuid import UUID

from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2
from identity_client.directory import Directory
from identity_client.mails import About, Occasion
from identity_client.notices import HeldNoticeColumns, Notice, Notices

from budget.project.members import is_at_project
from budget.request.reading import find_sent, lines_of
from budget.request.sizes import said_held, said_size
from budget.tables.held_notice import HeldNotice
from budget.tables.request import ANSWERED

KIND = "answer/"
"""Kept with what is held. A request is answered once."""


async def mail_answer(runtime: Runtime, company_id: UUID, request_id: UUID) -> None:
    notice = await _notice(runtime, company_id, request_id)
    if notice is not None:
        await Notices(HeldNotice).tell(runtime, notice)


async def still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None:
    return await _notice(runtime, held.company_id, held.about_id)


async def _notice(runtime: Runtime, company_id: UUID, request_id: UUID) -> Notice | None:
    """None: who asked does not see it any more."""
    async with runtime.database.reading() as uow:
        request = await find_sent(uow, company_id, request_id)
        if request is None or request.status not in ANSWERED:
            return None
        lines = await lines_of(uow, request)
    directory = runtime.of(Directory)
    project = (await directory.projects(company_id, [request.project_id])).get(request.project_id)
    people = await directory.users(company_id, [request.created_by])
    if project is None or not is_at_project(project, request.created_by, people):
        return None

    values = {
        "link": f"{runtime.settings.public_url}/budget/requests?request={request.id}",
        "project": project.name,
        "number": request.number,
        "title": request.title,
        "status": request.status,
        "amount": said_size(request, lines, lambda line: line.amount_minor),
        "approved": said_size(request, lines, lambda line: line.approved_minor or 0),
        "held": said_held(request, lines),
        "note": request.answer_note,
    }
    notice = identity_pb2.MAIL_PURPOSE_NOTICE
    return Notice(
        occasion=Occasion(company_id, notice, About("budget_request", request.id), request.answered_by),
        kind=f"{KIND}{request.id}",
        once_for=f"answer/{request.id}",
        receivers=[request.created_by],
        template="request_answered",
        values=lambda _: values,
    )
