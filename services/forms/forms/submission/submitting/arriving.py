"""What follows from the step that a submission comes to, or from its end: whose turn it is, who may not,
until when. Whatever moved it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import chain
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.errors import BadRequest
from chassis.texts import Text
from formwork.workflow import StepNode, StepTimes, times_of
from formwork.working_time import WorkingHours

from forms.rights.holding import NOBODYS, Holding, hold_step, holdings_of_parts
from forms.rights.parts import all_open_parts, kept_part
from forms.submission.approvers import Approvers
from forms.submission.attention import Attention
from forms.submission.by_itself import all_put_off_to, stay_put_off
from forms.submission.due import kept_times, written_times
from forms.submission.gone_repo import GoneRepo
from forms.submission.submitting.barring import barred_at
from forms.tables.submission import StepRecord, Submission, SubmissionState
from forms.template.published import PublishedForm, take_reference_number


@dataclass(frozen=True)
class Ending:
    """What became of it: the button that ended it, or that it was voided."""

    name: str
    color: str


async def arrive(
    uow: UnitOfWork,
    form: PublishedForm,
    submission: Submission,
    record: StepRecord,
    approvers: Approvers | None = None,
    *,
    hours: WorkingHours | None,
    ending: Ending | None = None,
    stays: bool = False,
) -> None:
    """`approvers`: of what it comes to, where one press of anybody's is not enough. `hours`: of its project,
    where a step counts them. `ending`: where it ends. `stays`: steps that were open with the one it left, or
    with the one that was taken back, are open still."""
    if record.number == 1:
        submission.submitted_at = record.at
        submission.reference_number = await take_reference_number(uow, submission.template_id, form)
    submission.transitions = record.number
    submission.current_step_id = record.to_step_id
    submission.updated_at = record.at
    if not stays:
        submission.step_entered_at = record.at
    parts_before, put_off_to = submission.open_parts, all_put_off_to(submission)
    held = holdings_of_parts(submission, all_open_parts(submission)) if stays else {}
    known = kept_times(submission) if stays else dict[str, StepTimes]()
    submission.open_parts, submission.step_times = [], []
    submission.attention, submission.due_at, submission.barred_user_ids = "", None, []
    nobody_can_press = submission.presses_itself is not None and submission.presses_itself_at is None
    submission.presses_itself_at = submission.presses_itself = None
    submission.approvals_needed, submission.approved_user_ids, submission.approved_for_user_ids = 1, [], []
    submission.is_new_version = bool(record.began_version)
    submission.last_move = record.move
    submission.last_situation = record.situation or submission.last_situation
    submission.last_doer_ids = [] if record.move or record.outsider else sorted(record.doers)
    submission.is_sent_back = record.led_back and not (record.began_version or record.move)
    hold_step(submission, submission, NOBODYS)
    if record.to_step_id is None:
        submission.state, submission.closed_at = SubmissionState.DONE.value, record.at
        submission.current_step_name, submission.current_team_ids = "", []
        assert ending is not None
        submission.outcome_name, submission.outcome_color = ending.name, ending.color
    else:
        submission.closed_at = submission.outcome_name = submission.outcome_color = None
        steps = _open_steps(form, record)
        times = {
            step.id: known.get(step.id) or times_of(step, submission.step_entered_at, hours) for step in steps
        }
        await _open(uow, form, submission, record, steps, times)
        if stays:
            # What puts it off is nothing that a step beside it changes.
            submission.presses_itself_at = None if nobody_can_press else submission.presses_itself_at
            stay_put_off(submission, parts_before, put_off_to)
            _stay_held(submission, held)
        if approvers is not None:
            submission.attention, submission.open_parts = approvers.told_of(submission)
    await uow.flush()


def _stay_held(submission: Submission, held: Mapping[UUID, Holding]) -> None:
    """Who has taken a step that is open still has it, unless what they just did keeps them from it."""
    for part in all_open_parts(submission):
        holding = held.get(part.current_step_id, NOBODYS)
        if holding.assignee_id and holding.assignee_id not in part.barred_user_ids:
            hold_step(submission, part, holding)


def _open_steps(form: PublishedForm, record: StepRecord) -> list[StepNode]:
    """The step that it comes to, or those that are open at once."""
    found = [form.workflow.find_step(str(each)) for each in record.open_step_ids or [record.to_step_id]]
    steps = [step for step in found if step is not None]
    if len(steps) < len(found):
        raise BadRequest(Text("The submission's workflow has no such step."))
    return steps


async def _open(
    uow: UnitOfWork,
    form: PublishedForm,
    submission: Submission,
    record: StepRecord,
    steps: Sequence[StepNode],
    times: Mapping[str, StepTimes],
) -> None:
    wanted = {step.id: [UUID(team_id) for team_id in step.data.team_ids] for step in steps}
    gone = await GoneRepo(uow).gone_among(submission.company_id, [*chain(*wanted.values())])
    there = {step.id: [each for each in wanted[step.id] if each not in gone] for step in steps}
    barred = await barred_at(uow, form, submission, record, steps)
    submission.state = SubmissionState.ONGOING.value
    submission.current_step_name = ", ".join(step.data.step_name for step in steps)
    # One after the other, as they are drawn, and each once.
    submission.current_team_ids = [*dict.fromkeys(chain(*there.values()))]
    submission.involved_team_ids = sorted({*submission.involved_team_ids, *submission.current_team_ids})
    submission.step_times = written_times(times, steps)
    submission.due_at = min(filter(None, (each.due_at for each in times.values())), default=None)
    by_itself = {step.id: _pressed_by_itself(form, step, times[step.id].presses_at) for step in steps}
    if soonest := min(filter(None, by_itself.values()), default=None):
        submission.presses_itself_at, submission.presses_itself = soonest
    first = steps[0]
    is_alone = not record.open_step_ids
    submission.approvals_needed = (
        first.data.minimum_approvers if is_alone and not first.data.trigger_step else 1
    )
    # Of several steps that are open: who may act on none of them.
    submission.barred_user_ids = [
        each for each in barred[first.id] if all(each in those for those in barred.values())
    ]
    if not is_alone:
        submission.open_parts = [
            kept_part(step, there[step.id], barred[step.id], times[step.id].due_at, by_itself[step.id])
            for step in steps
        ]
    why = [await _why_nobody_acts(uow, submission, wanted[step.id], there[step.id]) for step in steps]
    submission.attention = next(filter(None, why), "")


def _pressed_by_itself(
    form: PublishedForm, step: StepNode, at: datetime | None
) -> tuple[datetime, str] | None:
    """When, and what the button is called."""
    press = step.data.overdue_press
    if at is None or press is None:
        return None
    names = (button.data.name for button, _ in form.drawn(step.id).buttons if button.id == press.button_id)
    name = next(names, None)
    return None if name is None else (at, name)


async def _why_nobody_acts(
    uow: UnitOfWork, submission: Submission, team_ids: list[UUID], there: list[UUID]
) -> str:
    """Empty where somebody can."""
    if team_ids:
        return "" if there else Attention.NO_TEAM
    if submission.outsider:
        return Attention.VISITOR_PRESSED
    # Back at a first step without teams: its submitter's.
    is_gone = await GoneRepo(uow).is_gone(submission.company_id, submission.submitter_id)
    return Attention.NO_SUBMITTER if is_gone else ""
