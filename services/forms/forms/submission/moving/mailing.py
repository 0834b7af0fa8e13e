"""Mails about a step that was taken back: to whose turn it was, who may have begun with it, and to who stands
in for them."""

from collections.abc import Collection, Sequence
from uuid import UUID

from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from identity_client.directory import Directory
from identity_client.mails import About, Occasion
from identity_client.notices import HeldNoticeColumns, Notice, Notices
from identity_client.projects import Projects

from forms.comment.people import readers_of
from forms.rights.turn import find_kept
from forms.submission.approvers import members_of
from forms.submission.moving.repo import MovingRepo
from forms.submission.stand_ins import names_of_away, stand_ins_of
from forms.tables.held_notice import HeldNotice
from forms.tables.submission import Move, StepRecord, Submission

_RECALLED = "recalled"


def is_kind(kind: str) -> bool:
    return kind.split("/")[0] == _RECALLED


async def mail_recall(runtime: Runtime, event: events_pb2.SubmissionMoved) -> None:
    """Who had taken the step alone, else everybody of its teams; nobody of what they did themselves."""
    if event.move != Move.RECALLED:
        return
    company_id = UUID(event.submission.company_id)
    had_it: Collection[UUID] = [UUID(each) for each in filter(None, [event.previous_assignee_user_id])]
    had_it = had_it or await members_of(
        runtime.of(Directory), company_id, [UUID(each) for each in event.previous_team_ids]
    )
    submission_id = UUID(event.submission.submission_id)
    stand_ins = await stand_ins_of(runtime.of(Directory), company_id, had_it)
    for told, away in ((had_it, ()), *(([each], away) for each, away in stand_ins.items())):
        notice = await _notice(runtime, company_id, submission_id, event.number, told, away)
        if notice is not None:
            await Notices(HeldNotice).tell(runtime, notice)


async def still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None:
    _, number, *away = held.kind.split("/")
    return await _notice(
        runtime, held.company_id, held.about_id, int(number), [held.user_id], [UUID(each) for each in away]
    )


async def _notice(
    runtime: Runtime,
    company_id: UUID,
    submission_id: UUID,
    number: int,
    receivers: Collection[UUID],
    away: Sequence[UUID],
) -> Notice | None:
    """`away`: for whom the one who is told stands in."""
    async with runtime.database.reading() as uow:
        submission = await find_kept(uow, company_id, submission_id)
        record = await MovingRepo(uow).record_of_number(submission_id, number)
    # It has moved on since, and maybe to them again.
    if submission is None or record is None or submission.transitions != number:
        return None
    # Taken back beside others that are open still: it was taken from nobody.
    if record.step_id in record.open_step_ids:
        return None
    # Identity is asked when no connection is held.
    project = await runtime.of(Projects).find(company_id, submission.project_id)
    directory = runtime.of(Directory)
    readers = await readers_of(directory, submission)
    names = [await names_of_away(directory, company_id, away, each) for each in receivers] if away else []
    if away and not any(names):  # all who were away are back
        return None
    told = {
        "link": f"{runtime.settings.public_url}/forms/submissions/{submission.id}",
        "project": project.name if project else "",
        "stands_in_for": "".join(names),
        **_told(submission, record),
    }
    about = About("submission", submission.id)
    return Notice(
        occasion=Occasion(company_id, identity_pb2.MAIL_PURPOSE_NOTICE, about, record.actor_id),
        kind="/".join([_RECALLED, str(number), *map(str, away)]),
        once_for=f"{submission.id}/{_RECALLED}/{number}",
        receivers=({*receivers} & readers.all) - {record.actor_id},
        template="step_recalled",
        values=lambda _: told,
    )


def _told(submission: Submission, record: StepRecord) -> dict[str, str]:
    return {
        "reference": submission.reference_number,
        "title": submission.template_name,
        "step": record.step_name,
        "to_step": submission.current_step_name,
        "reason": record.reason,
    }
