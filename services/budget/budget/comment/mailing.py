"""Mails about a comment: to who is mentioned, and to who asked for the money."""

from datetime import timedelta
from uuid import UUID

from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2
from identity_client.directory import Directory
from identity_client.mails import About, Occasion
from identity_client.notices import HeldNoticeColumns, Notice, Notices

from budget.comment.people import named_with, project_of, still_there
from budget.comment.repo import CommentRepo
from budget.request.reading import find_sent
from budget.tables.held_notice import HeldNotice

KIND = "comment/"
"""Kept with what is held, before the comment's id."""
MOST_MAILED = 10
"""Of what one person says about one request within an hour: the others stand there to be read."""
_WITHIN = timedelta(hours=1)


async def mail_comment(runtime: Runtime, company_id: UUID, comment_id: UUID) -> None:
    notice = await _notice(runtime, company_id, comment_id)
    if notice is not None:
        await Notices(HeldNotice).tell(runtime, notice)


async def still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None:
    return await _notice(runtime, held.company_id, UUID(held.kind.removeprefix(KIND)))


async def _notice(runtime: Runtime, company_id: UUID, comment_id: UUID) -> Notice | None:
    """As it reads by now; None: its author took it back, or has said enough by mail."""
    async with runtime.database.reading() as uow:
        comment = await CommentRepo(uow).find_of_company(company_id, comment_id)
        if comment is None or comment.deleted_at is not None:
            return None
        if await CommentRepo(uow).count_before(comment, _WITHIN) >= MOST_MAILED:
            return None
        request = await find_sent(uow, company_id, comment.request_id)
        if request is None:
            return None
        named = await named_with(uow, request)
    # Identity is asked when no connection is held.
    project = await project_of(runtime.of(Directory), request)
    if project is None:
        return None
    concerned = await still_there(runtime.of(Directory), request, project, named)
    values = {
        "link": f"{runtime.settings.public_url}/budget/requests?request={request.id}",
        "project": project.name,
        "number": request.number,
        "title": request.title,
        "comment": comment.text,
    }
    wanted = {*comment.mentioned, request.created_by} - {comment.created_by}
    return Notice(
        occasion=Occasion(
            company_id,
            identity_pb2.MAIL_PURPOSE_NOTICE,
            About("budget_request", request.id),
            comment.created_by,
        ),
        kind=f"{KIND}{comment.id}",
        once_for=f"comment/{comment.id}",
        receivers=wanted & concerned,
        template="request_commented",
        values=lambda _: values,
    )
