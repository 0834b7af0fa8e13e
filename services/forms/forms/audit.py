"""What of forms the company's audit log keeps."""

from enum import StrEnum

from chassis.access import Actor
from chassis.audit import Changes, act_of
from contracts.forms.v1 import events_pb2

from forms.tables.submission import Submission
from forms.tables.template import FormTemplate


class AuditAction(StrEnum):
    """Kept for ever: never rename one. Identity lists them among those it knows."""

    CREATED = "form.created"
    COPIED = "form.copied"
    MOVED = "form.moved"
    PUBLISHED = "form.published"
    ARCHIVED = "form.archived"
    UNARCHIVED = "form.unarchived"
    DRAFT_DISCARDED = "submission.draft_discarded"


def of_template(
    actor: Actor, action: AuditAction, template: FormTemplate, changes: Changes | None = None
) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        action,
        subject_type="form",
        subject_id=template.id,
        subject_name=template.name,
        changes=changes,
    )
    return events_pb2.ActRecorded(act=act)


def of_publishing(actor: Actor, template: FormTemplate) -> events_pb2.ActRecorded:
    number = template.published_version
    assert number is not None
    before = str(number - 1) if number > 1 else None
    return of_template(actor, AuditAction.PUBLISHED, template, {"version": (before, str(number))})


def of_submission(actor: Actor, action: AuditAction, submission: Submission) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        action,
        subject_type="submission",
        subject_id=submission.id,
        subject_name=submission.template_name,
    )
    return events_pb2.ActRecorded(act=act)
