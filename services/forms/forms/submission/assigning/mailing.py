"""Mails about a step that was handed on: to who has it now and who had it, and to who stands in for them."""

from uuid import UUID

from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from google.protobuf.timestamp_pb2 import Timestamp
from identity_client.directory import Directory
from identity_client.mails import About, Occasion
from identity_client.notices import HeldNoticeColumns, Notice, Notices
from identity_client.projects import Projects

from forms.comment.people import readers_of
from forms.rights.acting import Standing
from forms.rights.holding import Holding, holding_of
from forms.rights.parts import Part, at_step
from forms.rights.turn import find_kept
from forms.submission.stand_ins import names_of_away, stand_ins_of
from forms.tables.held_notice import HeldNotice
from forms.tables.submission import Submission

_HANDED, _HANDED_ON = "handed", "handedOn"


def is_kind(kind: str) -> bool:
    return kind.split("/")[0] in (_HANDED, _HANDED_ON)


async def mail_assignment(runtime: Runtime, event: events_pb2.StepAssigned) -> None:
    """Nobody is told of what they did themselves, nor who may not do the step any more that they lost it."""
    if event.is_taken or not event.assigned_by:
        return
    company_id, submission_id = UUID(event.submission.company_id), UUID(event.submission.submission_id)
    async with runtime.database.reading() as uow:
        if await find_kept(uow, company_id, submission_id) is None:
            return
    moment = event.at.ToMicroseconds()
    handing = f"{event.number}/{moment}/{event.assigned_by}/{event.assignee_user_id}"
    named = (event.assigned_by, event.assignee_user_id, event.previous_assignee_user_id)
    for what, user_id in ((_HANDED, event.assignee_user_id), (_HANDED_ON, event.previous_assignee_user_id)):
        if user_id in ("", event.assigned_by):
            continue
        whose, kind = UUID(user_id), f"{what}/{handing}"
        stand_ins = await stand_ins_of(runtime.of(Directory), company_id, [whose])
        others = [each for each in stand_ins if str(each) not in named]
        # The step at the end: an older release reads what stands before.
        kind = f"{kind}/{whose}/{event.step_id}"
        for told in (whose, *others):
            notice = await _notice(runtime, company_id, submission_id, told, kind, event.reason)
            if notice is not None:
                await Notices(HeldNotice).tell(runtime, notice)


async def still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None:
    return await _notice(runtime, held.company_id, held.about_id, held.user_id, held.kind)


async def _notice(
    runtime: Runtime,
    company_id: UUID,
    submission_id: UUID,
    user_id: UUID,
    kind: str,
    reason: str | None = None,
) -> Notice | None:
    """Without a reason: what was said with it is kept with the step, until it is handed on again."""
    what, number, at, by, *named = kind.split("/")
    # Whose the step is, or was. An older release named them to who stands in for them alone.
    whose = UUID(named[1]) if len(named) > 1 else user_id
    # Nor did it say of which step.
    step_id = named[2] if len(named) > 2 else ""
    async with runtime.database.reading() as uow:
        submission = await find_kept(uow, company_id, submission_id)
    if submission is None:
        return None
    standing = at_step(submission, UUID(step_id)) if step_id else submission
    if not _is_so(submission, standing, what, int(number), whose):
        return None
    if what == _HANDED and whose != user_id and user_id in standing.barred_user_ids:
        return None
    # What an older release held does not say to whom.
    to_id = named[0] if named else str(standing.assignee_id or "")
    holding = holding_of(submission, standing)
    if reason is None:
        reason = holding.reason if _is_latest(holding, int(at), UUID(by)) else ""
    # Identity is asked when no connection is held.
    directory = runtime.of(Directory)
    project = await runtime.of(Projects).find(company_id, submission.project_id)
    readers = await readers_of(directory, submission)
    people = await directory.people(company_id, [UUID(to_id)] if to_id else [])
    to = people.get(UUID(to_id)) if to_id else None
    stands_in_for = await names_of_away(directory, company_id, [whose], user_id)
    if whose != user_id and not stands_in_for:  # who was away is back
        return None
    told = {
        "link": f"{runtime.settings.public_url}/forms/submissions/{submission.id}",
        "project": project.name if project else "",
        "reference": submission.reference_number,
        "title": submission.template_name,
        "step": standing.current_step_name,
        "reason": reason,
        "is_yours": what == _HANDED,
        "to": to.full_name if to else "",
        "stands_in_for": stands_in_for,
    }
    about = About("submission", submission.id)
    return Notice(
        occasion=Occasion(company_id, identity_pb2.MAIL_PURPOSE_NOTICE, about, UUID(by)),
        kind=kind,
        once_for=f"{submission.id}/{what}/{number}/{at}/{by}",
        receivers={user_id} & {*readers.all},
        template="step_handed",
        values=lambda _: told,
    )


def _is_so(submission: Submission, at: Standing, what: str, number: int, user_id: UUID) -> bool:
    """It has not moved on since, nor come back to who had it."""
    is_theirs = at.assignee_id == user_id
    # Beside others, a step stays open while these are submitted.
    is_there = isinstance(at, Part) or submission.transitions == number
    return is_there and is_theirs == (what == _HANDED)


def _is_latest(holding: Holding, at: int, by: UUID) -> bool:
    if holding.at is None or holding.by_id != by:
        return False
    assigned_at = Timestamp()
    assigned_at.FromDatetime(holding.at)
    return assigned_at.ToMicroseconds() == at
