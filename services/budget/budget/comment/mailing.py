"""Mails about a comment: to who is mentioned, and to who asked for the money."""

from uuid import UUID

from chassis.runtime import Runtime
from identity_client.comments.mailing import comment_of, notice_of
from identity_client.directory import Directory
from identity_client.mails import About
from identity_client.notices import HeldNoticeColumns, Notice, Notices

from budget.comment.people import named_with, project_of, still_there
from budget.comment.repo import COMMENTS
from budget.request.reading import find_sent
from budget.tables.held_notice import HeldNotice


async def mail_comment(runtime: Runtime, company_id: UUID, comment_id: UUID) -> None:
    notice = await _notice(runtime, company_id, comment_id)
    if notice is not None:
        await Notices(HeldNotice).tell(runtime, notice)


async def still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None:
    return await _notice(runtime, held.company_id, comment_of(held))


async def _notice(runtime: Runtime, company_id: UUID, comment_id: UUID) -> Notice | None:
    async with runtime.database.reading() as uow:
        comment = await COMMENTS.find_news(uow, company_id, comment_id)
        request = await find_sent(uow, company_id, comment.request_id) if comment else None
        if comment is None or request is None:
            return None
        named = await named_with(uow, request)
    # Identity is asked when no connection is held.
    project = await project_of(runtime.of(Directory), request)
    if project is None:
        return None
    return notice_of(
        comment,
        About("budget_request", request.id),
        request.created_by,
        readers=await still_there(runtime.of(Directory), request, project, named),
        template="request_commented",
        values={
            "link": f"{runtime.settings.public_url}/budget/requests?request={request.id}",
            "project": project.name,
            "number": request.number,
            "title": request.title,
        },
    )
