"""Mails about a comment: to who is mentioned, and to who began the submission."""

from uuid import UUID

from chassis.runtime import Runtime
from identity_client.comments.mailing import comment_of, notice_of
from identity_client.directory import Directory
from identity_client.mails import About
from identity_client.notices import HeldNoticeColumns, Notice, Notices
from identity_client.projects import Projects

from forms.comment.people import readers_of
from forms.comment.repo import COMMENTS
from forms.rights.turn import find_kept
from forms.tables.held_notice import HeldNotice


async def mail_comment(runtime: Runtime, company_id: UUID, comment_id: UUID) -> None:
    notice = await _notice(runtime, company_id, comment_id)
    if notice is not None:
        await Notices(HeldNotice).tell(runtime, notice)


async def still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None:
    return await _notice(runtime, held.company_id, comment_of(held))


async def _notice(runtime: Runtime, company_id: UUID, comment_id: UUID) -> Notice | None:
    async with runtime.database.reading() as uow:
        comment = await COMMENTS.find_news(uow, company_id, comment_id)
        submission = await find_kept(uow, company_id, comment.submission_id) if comment else None
    if comment is None or submission is None:
        return None
    # Identity is asked when no connection is held.
    project = await runtime.of(Projects).find(company_id, submission.project_id)
    readers = await readers_of(runtime.of(Directory), submission)
    return notice_of(
        comment,
        About("submission", submission.id),
        submission.submitter_id,
        readers=readers.all,
        template="submission_commented",
        values={
            "link": f"{runtime.settings.public_url}/forms/submissions/{submission.id}",
            "project": project.name if project else "",
            "reference": submission.reference_number,
            "title": submission.template_name,
        },
    )
