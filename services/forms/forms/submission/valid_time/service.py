"""Extending what a submission is valid for."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from formwork.valid_time import MOST_DAYS, expiration_state, valid_until_state
from formwork.workflow import StepNode
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from forms.audit import of_extension
from forms.rights.extending import extended_for, may_extend
from forms.rights.reader import Reader
from forms.rights.turn import form_of, get_readable
from forms.submission.announcement import valid_time_changed
from forms.submission.errors import ReasonMissing
from forms.submission.schemas import ValidTimeExtended
from forms.submission.valid_time.errors import (
    EndMoved,
    EndNotLater,
    EndTooLate,
    NotYoursToExtend,
    NoValidTime,
)
from forms.submission.valid_time.following import step_of_valid_time
from forms.submission.valid_time.repo import ExtensionRepo
from forms.submission.valid_time.schemas import SubmissionValidTime, ValidTimeExtend
from forms.tables.submission import Submission
from forms.tables.valid_time_extension import ValidTimeExtension
from forms.template.published import PublishedForms


async def extend(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: ValidTimeExtend
) -> SubmissionValidTime:
    """Also of what has expired: the history tells that it had."""
    reason = body.reason.strip()
    if not reason:
        raise ReasonMissing
    # First without holding it: to know whether its project is open another service is asked.
    await _get_extendable(uow, runtime, actor, body.submission_id)
    submission, step = await _get_extendable(uow, runtime, actor, body.submission_id, lock=True)
    before, moment = submission.valid_time_end, now()
    if before is None:
        raise NoValidTime
    if before != body.seen_end:
        raise EndMoved
    if body.valid_time_end <= max(before, moment):
        raise EndNotLater
    if body.valid_time_end > moment + timedelta(days=MOST_DAYS):
        raise EndTooLate(MOST_DAYS)
    extension = ValidTimeExtension(
        submission_id=submission.id,
        ended_at=before,
        ends_at=body.valid_time_end,
        reason=reason,
        actor_id=actor.user_id,
        acted_for_id=extended_for(actor, submission, step),
        at=moment,
    )
    submission.valid_time_end = extension.ends_at
    submission.valid_time_set_at, submission.told_days_left = moment, None
    submission.updated_at = moment
    ExtensionRepo(uow).add(extension)
    uow.outbox.add(valid_time_changed(submission))
    uow.outbox.add(of_extension(actor, submission, extension))
    return public(submission)


async def _get_extendable(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, submission_id: UUID, *, lock: bool = False
) -> tuple[Submission, StepNode]:
    """And the step that its valid time began with."""
    submission = await get_readable(uow, Reader.of(actor), submission_id, lock=lock)
    form = await form_of(uow, runtime.of(PublishedForms), submission)
    if submission.valid_time_end is None:
        raise NoValidTime
    step = step_of_valid_time(form)
    if step is None or not may_extend(actor, submission, step):
        raise NotYoursToExtend
    await runtime.of(Projects).must_be_open(submission.company_id, submission.project_id)
    return submission, step


def public(submission: Submission) -> SubmissionValidTime:
    return SubmissionValidTime(submission_id=submission.id, **as_told(submission))


def as_told(submission: Submission) -> dict[str, Any]:
    moment = now()
    return {
        "valid_time_start": submission.valid_time_start,
        "valid_time_end": submission.valid_time_end,
        "expiration_state": expiration_state(submission.valid_time_end, moment),
        "valid_until_state": valid_until_state(submission.valid_time_end, moment),
    }


def extended(
    extensions: Sequence[ValidTimeExtension], people: Mapping[UUID, PersonPublic]
) -> list[ValidTimeExtended]:
    return [
        ValidTimeExtended(
            by=people.get(each.actor_id),
            acted_for=people.get(each.acted_for_id) if each.acted_for_id else None,
            ended_at=each.ended_at,
            ends_at=each.ends_at,
            reason=each.reason,
            at=each.at,
        )
        for each in extensions
    ]
