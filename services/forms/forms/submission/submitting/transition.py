"""Where a submission stands, and one step on: asked and told by workflow-runner."""

from dataclasses import dataclass
from uuid import UUID

from chassis.acting import acting_for
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.errors import BadRequest, Conflict
from chassis.runtime import Runtime
from chassis.texts import Text
from formwork.workflow import (
    ButtonNode,
    Graph,
    StepNode,
    TransitionImpossible,
    Ways,
    buttons_of,
    next_transition,
    tone_of,
)
from formwork.workflow import Transition as Way
from formwork.workflow.nodes.button import ButtonData
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.audit import Pressed, of_press
from forms.file import service as files
from forms.outsider import said_in
from forms.rights.errors import (
    PressedByItself,
    StepNotCurrent,
    SubmissionClosed,
    SubmissionNotFound,
    SubmittedAlready,
)
from forms.rights.parts import at_step, is_open_at, open_step_ids
from forms.rights.turn import form_of
from forms.submission.announcement import step_submitted, submission_closed
from forms.submission.approvers import Approvers, approvers_at, approvers_of
from forms.submission.due import hours_of
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.value_repo import ValueRepo
from forms.submission.submitting.approving import must_still_count
from forms.submission.submitting.arriving import Ending, arrive
from forms.submission.submitting.overdue import must_be_what_is_entered
from forms.submission.submitting.returning import CameBack, begin_version, came_back, take_back
from forms.submission.submitting.rounds import must_be_of_this_round, round_began
from forms.submission.valid_time.following import follow_press
from forms.tables.submission import Attempt, StepRecord, Submission
from forms.template.published import PublishedForm, PublishedForms


@dataclass(frozen=True)
class Transition:
    submission_id: UUID
    number: int
    attempt_id: UUID
    from_step_id: UUID
    action_id: UUID
    to_step_id: UUID | None


@dataclass(frozen=True)
class Recorded:
    submission: Submission
    record: StepRecord


async def get_route(
    uow: UnitOfWork, published_forms: PublishedForms, submission_id: UUID
) -> tuple[Submission, PublishedForm, CameBack | None]:
    submission = await SubmissionRepo(uow).find_any(submission_id)
    if submission is None:
        raise SubmissionNotFound
    form = await form_of(uow, published_forms, submission)
    return submission, form, await came_back(uow, submission)


async def record_transition(uow: UnitOfWork, runtime: Runtime, transition: Transition) -> Recorded:
    """All of it or nothing. The same number or the same attempt again changes nothing."""
    repo = SubmissionRepo(uow)
    seen = await repo.find_any(transition.submission_id)
    if seen is not None and transition.number <= seen.transitions:
        await _who_was_first(repo, runtime.of(Directory), seen, transition.number)
    now_there = next_there = hours = None
    if seen is not None and transition.number == seen.transitions + 1:
        now_there, next_there = await _approvers(uow, runtime, seen, transition)
        seen_form = await form_of(uow, runtime.of(PublishedForms), seen)
        hours = await hours_of(uow, runtime.of(Projects), seen_form, seen.company_id, seen.project_id)
    submission = await repo.find_any(transition.submission_id, lock=True)
    if submission is None:
        raise SubmissionNotFound
    known = await repo.record_of_attempt(transition.attempt_id)
    if known is not None:
        if known.submission_id != submission.id:
            raise BadRequest(Text("This attempt belongs to another submission."))
        return Recorded(submission, known)
    form = await form_of(uow, runtime.of(PublishedForms), submission)
    step = form.workflow.find_step(str(transition.from_step_id))
    if step is None:
        raise BadRequest(Text("The submission's workflow has no such step."))
    if transition.number <= submission.transitions:
        await _refuse_second(repo, runtime.of(Directory), submission, transition.number)
    if transition.number != submission.transitions + 1 or not is_open_at(submission, UUID(step.id)):
        raise Conflict(Text("This is not where the submission stands."))
    attempt = await repo.attempt(transition.attempt_id)
    if attempt is None or not _is_of(attempt, transition):
        raise BadRequest(Text("Nobody attempted this."))
    await must_be_of_this_round(uow, attempt, transition.number)
    await must_be_what_is_entered(uow, submission, attempt)
    # When is the runner's to say; where a button leads is drawn, and what values chose lies with the attempt.
    way = _way(form, step, attempt, submission)
    if (UUID(way.to_step_id) if way.to_step_id else None) != transition.to_step_id:
        raise BadRequest(Text("The button does not lead there."))
    gone = now_there.gone if now_there else set[UUID]()
    await must_still_count(uow, submission, step, *_pressed(form, attempt), attempt, gone)
    record = _record(form, step, attempt, transition, submission, way)
    typed = await ValueRepo(uow, submission.id).typed(record.step_id, await round_began(uow, record))
    record.entered_by_ids = sorted(typed - record.doers)
    await _keep_what_was_checked(uow, form, attempt)
    if way.begins_version:
        await begin_version(uow, form, submission, record, clears=way.clears)
    elif way.leads_back:
        await take_back(uow, form, record, clears=way.clears)
    pressed = _buttons(form, record.step_id)[str(record.action_id)]
    ending = Ending(record.action_name, pressed.color) if way.closes else None
    await arrive(uow, form, submission, record, next_there, hours=hours, ending=ending, stays=way.stays)
    uow.insert(record)
    is_users = not (attempt.outsider or record.is_by_itself)
    if is_users:
        await repo.add_participants(submission.id, attempt.actor_id, attempt.acted_for_id)
    # The runner calls; who pressed acts, where they are a user.
    with acting_for(attempt.actor_id if is_users else None):
        uow.outbox.add(step_submitted(submission, record))
        follow_press(uow, form, submission, record, way, tone_of(pressed.color))
        uow.outbox.add(of_press(submission, attempt, Pressed.in_record(record), tone_of(pressed.color)))
        if submission.closed_at is not None:
            uow.outbox.add(submission_closed(submission, submission.closed_at))
    return Recorded(submission, record)


async def _approvers(
    uow: UnitOfWork, runtime: Runtime, seen: Submission, transition: Transition
) -> tuple[Approvers | None, Approvers | None]:
    """Of the step that it is at and of the one it comes to, where several must press: not held yet."""
    form = await form_of(uow, runtime.of(PublishedForms), seen)
    pressed = await SubmissionRepo(uow).actors_of_attempt(transition.attempt_id)
    directory = runtime.of(Directory)
    return (
        await approvers_of(uow, directory, seen, pressed=pressed),
        await approvers_at(directory, seen, form, form.workflow.find_step(str(transition.to_step_id))),
    )


async def _refuse_second(
    repo: SubmissionRepo, directory: Directory, submission: Submission, number: int
) -> None:
    first = await repo.record_of_number(submission.id, number)
    if first.move:
        raise SubmissionClosed if submission.current_step_id is None else StepNotCurrent
    if first.is_by_itself:
        raise PressedByItself(first.step_name, first.action_name)
    raise SubmittedAlready(*await _who_was_first(repo, directory, submission, number))


async def _who_was_first(
    repo: SubmissionRepo, directory: Directory, submission: Submission, number: int
) -> tuple[str, str | None]:
    """The step, and what they are called, as far as that is known: asked before the submission is held."""
    record = await repo.record_of_number(submission.id, number)
    if record.outsider:
        return record.step_name, said_in(record.outsider).signed
    people = await directory.people(submission.company_id, [record.actor_id])
    return record.step_name, people[record.actor_id].full_name if record.actor_id in people else None


def _is_of(attempt: Attempt, transition: Transition) -> bool:
    said = (transition.submission_id, transition.from_step_id, transition.action_id)
    return (attempt.submission_id, attempt.step_id, attempt.action_id) == said


def _way(form: PublishedForm, step: StepNode, attempt: Attempt, submission: Submission) -> Way:
    """Where the pressed button leads."""
    still_open = {*map(str, open_step_ids(submission))}
    closed = {*Graph(form.workflow).parts_with(step.id)} - still_open
    try:
        return next_transition(form.workflow, step.id, str(attempt.action_id), attempt.taken_edge_ids, closed)
    except TransitionImpossible:
        raise BadRequest(Text("The step has no such button.")) from None


def _record(
    form: PublishedForm,
    step: StepNode,
    attempt: Attempt,
    transition: Transition,
    submission: Submission,
    way: Way,
) -> StepRecord:
    return StepRecord(
        submission_id=submission.id,
        number=transition.number,
        attempt_id=attempt.id,
        step_id=attempt.step_id,
        step_name=step.data.step_name,
        action_id=attempt.action_id,
        action_name=_buttons(form, attempt.step_id)[str(attempt.action_id)].name,
        to_step_id=transition.to_step_id,
        actor_id=attempt.actor_id,
        team_ids=[*at_step(submission, attempt.step_id).current_team_ids],
        values=attempt.values,
        reason=attempt.reason,
        stood_in=attempt.stood_in,
        acted_for_id=attempt.acted_for_id,
        outsider=attempt.outsider,
        meters_from_site=attempt.meters_from_site,
        overdue_since=attempt.overdue_since,
        situation=attempt.situation,
        version=submission.version,
        led_back=way.leads_back,
        # What waits for the steps beside it has not come to a condition yet.
        taken_edge_ids=[] if way.stays else attempt.taken_edge_ids,
        open_step_ids=[UUID(each) for each in way.open_step_ids],
        at=now(),
    )


def _buttons(form: PublishedForm, step_id: UUID) -> dict[str, ButtonData]:
    return {each.id: each.data for each in buttons_of(form.workflow, str(step_id))}


def _pressed(form: PublishedForm, attempt: Attempt) -> tuple[ButtonNode, Ways]:
    found = form.drawn(str(attempt.step_id)).buttons
    return next(each for each in found if each[0].id == str(attempt.action_id))


async def _keep_what_was_checked(uow: UnitOfWork, form: PublishedForm, attempt: Attempt) -> None:
    """What is approved is what was checked: somebody's autosave may have come in between, and what rules hide
    goes now."""
    values = ValueRepo(uow, attempt.submission_id)
    own = form.drawn(str(attempt.step_id)).fields
    entered = [field_id for field_id, field in own.items() if form.body.is_entered(field.id)]
    stored = {row.field_id: row.value for row in await values.all()}
    checked = {field_id: attempt.values.get(str(field_id)) for field_id in entered}
    changed = {each: value for each, value in checked.items() if stored.get(each) != value}
    await values.save(changed, attempt.actor_id)
    before = {each: stored[each] for each in changed if each in stored}
    await files.follow_values(uow, attempt.submission_id, form.body, before, changed)
