"""What of forms the company's audit log keeps."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

from chassis.access import Actor, Origin
from chassis.audit import Changes, Doer, act_of
from chassis.wall_clock import stamp
from contracts.forms.v1 import events_pb2
from formwork.workflow import Tone

from forms.outsider import said_in
from forms.tables.choice_list import ChoiceList
from forms.tables.form_folder import FormFolder
from forms.tables.submission import Attempt, Move, StepRecord, Submission
from forms.tables.template import FormTemplate
from forms.tables.valid_time_extension import ValidTimeExtension


class AuditAction(StrEnum):
    """Kept for ever: never rename one. Their words are in the web module's messages, `audit.action.…`."""

    CREATED = "form.created"
    COPIED = "form.copied"
    IMPORTED = "form.imported"
    MOVED = "form.moved"
    STARTERS_CHOSEN = "form.starters_chosen"
    EDITORS_CHOSEN = "form.editors_chosen"
    PUBLISHED = "form.published"
    RESTORED = "form.restored"
    ARCHIVED = "form.archived"
    UNARCHIVED = "form.unarchived"
    OPENED_TO_OUTSIDERS = "form.start_link_made"
    CLOSED_TO_OUTSIDERS = "form.start_link_revoked"
    LIBRARY_ADDED = "library.added"
    LIBRARY_CHANGED = "library.changed"
    LIBRARY_DELETED = "library.deleted"
    FOLDER_CREATED = "form_folder.created"
    FOLDER_CHANGED = "form_folder.changed"
    FOLDER_DELETED = "form_folder.deleted"
    LIST_CREATED = "choice_list.created"
    LIST_CHANGED = "choice_list.changed"
    LIST_IMPORTED = "choice_list.imported"
    LIST_ARCHIVED = "choice_list.archived"
    LIST_UNARCHIVED = "choice_list.unarchived"
    DRAFT_DISCARDED = "submission.draft_discarded"
    SUBMISSION_DELETED = "submission.deleted"
    SUBMISSION_RESTORED = "submission.restored"
    STEP_SUBMITTED = "submission.step_submitted"
    APPROVED = "submission.approved"
    REFUSED = "submission.refused"
    EXPORTED = "submission.exported"
    SHARED = "submission.shared"
    SHARE_REVOKED = "submission.share_revoked"
    VALID_TIME_EXTENDED = "submission.valid_time_extended"
    RECALLED = "submission.recalled"
    VOIDED = "submission.voided"
    REOPENED = "submission.reopened"
    ASSIGNED = "submission.assigned"
    COMMENT_DELETED = "submission.comment_deleted"


class AuditSubject(StrEnum):
    """What an act is about: `audit.subject.…`."""

    FORM = "form"
    LIBRARY_ENTRY = "libraryEntry"
    FORM_FOLDER = "formFolder"
    CHOICE_LIST = "choiceList"
    SUBMISSION = "submission"
    SUBMISSION_LIST = "submissionList"


class AuditField(StrEnum):
    """What an act changed: `audit.field.…`, among this module's words or identity's."""

    NAME = "name"
    CATEGORY = "category"
    FOLDER = "folder"
    PROJECT = "project"
    PROJECTS = "projects"
    STARTERS = "starters"
    EDITORS = "editors"
    VERSION = "version"
    STEP = "step"
    DECISION = "decision"
    REASON = "reason"
    COUNT = "count"
    FILE = "file"
    OUTSIDER = "outsider"
    VALID_UNTIL = "validUntil"
    ACTED_FOR = "actedFor"
    ASSIGNEE = "assignee"
    START_LINK = "startLink"
    CHOICE = "choice"
    BY_MANAGERS = "byManagers"
    OVERDUE_SINCE = "overdueSince"


def of_template(
    actor: Actor, action: AuditAction, template: FormTemplate, changes: Changes[AuditField] | None = None
) -> events_pb2.ActRecorded:
    return _of_named(actor, action, AuditSubject.FORM, template, changes)


def of_moving(
    actor: Actor, template: FormTemplate, before: Sequence[UUID] | None, after: Sequence[UUID] | None
) -> events_pb2.ActRecorded:
    """From one project to another, or among several; None: for all of them."""
    is_of_one = all(each is None or len(each) == 1 for each in (before, after))
    field = AuditField.PROJECT if is_of_one else AuditField.PROJECTS
    return of_template(actor, AuditAction.MOVED, template, {field: (_ids(before), _ids(after))})


def _ids(ids: Sequence[UUID] | None) -> str | None:
    return ", ".join(map(str, ids or ())) or None


def of_publishing(actor: Actor, template: FormTemplate) -> events_pb2.ActRecorded:
    number = template.published_version
    assert number is not None
    before = str(number - 1) if number > 1 else None
    return of_template(actor, AuditAction.PUBLISHED, template, {AuditField.VERSION: (before, str(number))})


def of_restoring(actor: Actor, template: FormTemplate, number: int | None) -> events_pb2.ActRecorded:
    """A version, or a draft that was kept, over the draft; without a number it was a draft."""
    restored = None if number is None else {AuditField.VERSION: (None, str(number))}
    return of_template(actor, AuditAction.RESTORED, template, restored)


def of_entry(
    actor: Actor, action: AuditAction, entry: FormTemplate, changes: Changes[AuditField] | None = None
) -> events_pb2.ActRecorded:
    return _of_named(actor, action, AuditSubject.LIBRARY_ENTRY, entry, changes)


def of_choice_list(
    actor: Actor, action: AuditAction, kept: ChoiceList, changes: Changes[AuditField] | None = None
) -> events_pb2.ActRecorded:
    return _of_named(actor, action, AuditSubject.CHOICE_LIST, kept, changes)


def of_folder(
    actor: Actor, action: AuditAction, folder: FormFolder, changes: Changes[AuditField] | None = None
) -> events_pb2.ActRecorded:
    return _of_named(actor, action, AuditSubject.FORM_FOLDER, folder, changes)


def _of_named(
    actor: Actor,
    action: AuditAction,
    subject_type: AuditSubject,
    named: FormTemplate | FormFolder | ChoiceList,
    changes: Changes[AuditField] | None,
) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        action,
        subject_type=subject_type,
        subject_id=named.id,
        subject_name=named.name,
        changes=changes,
    )
    return events_pb2.ActRecorded(act=act)


def of_submission(
    doer: Doer, action: AuditAction, submission: Submission, changes: Changes[AuditField] | None = None
) -> events_pb2.ActRecorded:
    act = act_of(
        doer,
        action,
        subject_type=AuditSubject.SUBMISSION,
        subject_id=submission.id,
        subject_name=" · ".join(filter(None, (submission.template_name, _number_of(submission)))),
        changes=changes,
    )
    return events_pb2.ActRecorded(act=act)


def of_extension(
    actor: Actor, submission: Submission, extension: ValidTimeExtension
) -> events_pb2.ActRecorded:
    changes: dict[AuditField, tuple[str | None, str | None]] = {
        AuditField.VALID_UNTIL: (stamp(extension.ended_at), stamp(extension.ends_at)),
        AuditField.REASON: (None, extension.reason),
    }
    if extension.acted_for_id:
        changes[AuditField.ACTED_FOR] = (None, str(extension.acted_for_id))
    return of_submission(actor, AuditAction.VALID_TIME_EXTENDED, submission, changes)


_MOVED = {
    Move.RECALLED: AuditAction.RECALLED,
    Move.VOIDED: AuditAction.VOIDED,
    Move.REOPENED: AuditAction.REOPENED,
}


def of_move(actor: Actor, submission: Submission, record: StepRecord) -> events_pb2.ActRecorded:
    changes: dict[AuditField, tuple[str | None, str | None]] = {
        AuditField.STEP: (record.step_name, submission.current_step_name or None)
    }
    if record.reason:
        changes[AuditField.REASON] = (None, record.reason)
    return of_submission(actor, _MOVED[Move(record.move)], submission, changes)


def of_assignment(
    actor: Actor, submission: Submission, step: str, before: UUID | None, after: UUID | None, reason: str
) -> events_pb2.ActRecorded:
    changes: dict[AuditField, tuple[str | None, str | None]] = {
        AuditField.STEP: (None, step),
        AuditField.ASSIGNEE: (str(before) if before else None, str(after) if after else None),
    }
    if reason:
        changes[AuditField.REASON] = (None, reason)
    return of_submission(actor, AuditAction.ASSIGNED, submission, changes)


def _number_of(submission: Submission) -> str:
    """Alike in all languages: whoever reads it may read another one than who acted."""
    number = submission.reference_number
    return f"#{number}" if number.isdecimal() else number


@dataclass(frozen=True)
class Presser:
    """Who pressed, told once the press is written down: by then another service calls."""

    company_id: UUID
    origin: Origin


@dataclass(frozen=True)
class Pressed:
    step_name: str
    button: str
    reason: str
    versions: tuple[str, str] | None = None
    """The one that it was pressed in, and the one that it began."""

    @classmethod
    def in_record(cls, record: StepRecord) -> "Pressed":
        began = (record.version, record.began_version) if record.began_version else None
        return cls(record.step_name, record.action_name, record.reason, began)


def of_press(
    submission: Submission, attempt: Attempt, pressed: Pressed, tone: Tone
) -> events_pb2.ActRecorded:
    """What the button's colour says is what it is called: nobody guesses from its name."""
    presser = Presser(submission.company_id, Origin(attempt.ip, attempt.user_agent))
    changes: dict[AuditField, tuple[str | None, str | None]] = {
        AuditField.STEP: (None, pressed.step_name),
        AuditField.DECISION: (None, pressed.button),
    }
    if pressed.versions:
        changes[AuditField.VERSION] = pressed.versions
    if attempt.acted_for_id:
        changes[AuditField.ACTED_FOR] = (None, str(attempt.acted_for_id))
    if attempt.overdue_since:
        # Nobody's: the button was pressed by itself.
        changes[AuditField.OVERDUE_SINCE] = (None, stamp(attempt.overdue_since))
    if attempt.outsider:
        said = said_in(attempt.outsider)
        changes[AuditField.OUTSIDER] = (None, f"{said.signed}, {said.email}")
    if pressed.reason:
        changes[AuditField.REASON] = (None, pressed.reason)
    return of_submission(presser, _PRESSED[tone], submission, changes)


_PRESSED = {
    Tone.GOOD: AuditAction.APPROVED,
    Tone.BAD: AuditAction.REFUSED,
    Tone.NEUTRAL: AuditAction.STEP_SUBMITTED,
}


def of_export(actor: Actor, count: int, project_id: UUID | None) -> events_pb2.ActRecorded:
    changes: dict[AuditField, tuple[str | None, str | None]] = {AuditField.COUNT: (None, str(count))}
    if project_id is not None:
        changes[AuditField.PROJECT] = (None, str(project_id))
    act = act_of(
        actor,
        AuditAction.EXPORTED,
        subject_type=AuditSubject.SUBMISSION_LIST,
        subject_id=actor.company_id,
        subject_name="",
        changes=changes,
    )
    return events_pb2.ActRecorded(act=act)
