"""What a press does to the valid time of its submission."""

from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from formwork.valid_time import ends_at
from formwork.workflow import Graph, StepNode, Tone, Transition

from forms.submission.announcement import valid_time_changed
from forms.submission.repo import SubmissionRepo
from forms.submission.valid_time.repo import ExtensionRepo
from forms.tables.submission import StepRecord, Submission
from forms.template.published import PublishedForm


def step_of_valid_time(form: PublishedForm) -> StepNode | None:
    """The step that its clock starts with; None where the form has no valid time."""
    detail = form.detail
    if not detail.is_valid_time_enabled or detail.valid_time_days is None:
        return None
    return form.workflow.find_step(str(detail.valid_time_step_id))


def follow_press(
    uow: UnitOfWork,
    form: PublishedForm,
    submission: Submission,
    record: StepRecord,
    way: Transition,
    tone: Tone,
) -> None:
    """The chosen step, submitted, starts the clock. It stops where that step is to be done again, and where
    the submission is refused: what is drawn in red and ends it."""
    chosen, days = step_of_valid_time(form), form.detail.valid_time_days
    if chosen is None or days is None:
        return
    is_refused = way.closes and tone is Tone.BAD
    if is_refused or (way.leads_back and chosen.id in _done_again(form, record)):
        _stop(uow, submission)
    elif not way.leads_back and record.step_id == UUID(chosen.id):
        submission.valid_time_start, submission.valid_time_end = record.at, ends_at(record.at, days)
        _tell(uow, submission)


def follow_move(uow: UnitOfWork, form: PublishedForm, submission: Submission, record: StepRecord) -> None:
    """What no button did: back to a step, or voided."""
    chosen = step_of_valid_time(form)
    if chosen is None:
        return
    # Taken back beside others that are open still, that step alone is done again.
    is_beside = record.step_id in record.open_step_ids
    again = {str(record.to_step_id)} if is_beside else _done_again(form, record)
    if record.to_step_id is None or chosen.id in again:
        _stop(uow, submission)


async def follow_reopening(
    uow: UnitOfWork, form: PublishedForm, submission: Submission, record: StepRecord
) -> None:
    """What stopped with its end runs on, extended as it was, where its chosen step still counts: else nothing
    would tell that what was reopened ends some day."""
    chosen, days = step_of_valid_time(form), form.detail.valid_time_days
    if chosen is None or days is None or submission.valid_time_end is not None:
        return
    started = await SubmissionRepo(uow).last_of_step(submission.id, UUID(chosen.id))
    if chosen.id in _done_again(form, record) or started is None or started.led_back or started.revoked_by:
        return
    # What a new version does again stays written down as it was, of the version before.
    since = [
        each for each in await SubmissionRepo(uow).records(submission.id) if each.number > started.number
    ]
    if any(each.began_version and chosen.id in _done_again(form, each) for each in since):
        return
    extended = [each.ends_at for each in await ExtensionRepo(uow).newest(submission) if each.at > started.at]
    submission.valid_time_start = started.at
    submission.valid_time_end = extended[0] if extended else ends_at(started.at, days)
    _tell(uow, submission)


def _done_again(form: PublishedForm, record: StepRecord) -> set[str]:
    since = Graph(form.workflow).steps_since(str(record.to_step_id), str(record.step_id))
    return since | {str(record.to_step_id)}


def _stop(uow: UnitOfWork, submission: Submission) -> None:
    if submission.valid_time_end is not None:
        submission.valid_time_start = submission.valid_time_end = None
        _tell(uow, submission)


def _tell(uow: UnitOfWork, submission: Submission) -> None:
    submission.valid_time_set_at, submission.told_days_left = now(), None
    uow.outbox.add(valid_time_changed(submission))
