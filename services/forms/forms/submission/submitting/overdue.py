"""The press of a button that is pressed by itself, once its step is overdue: an attempt of nobody's, with
which the submission's run moves on as with anybody's.

Decision: docs/decisions/0218-a-button-is-pressed-by-itself.md"""

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID, uuid5

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.errors import Conflict
from chassis.runtime import Runtime
from chassis.texts import Text
from contracts.identity.v1 import identity_pb2
from formwork.conditions.branches import taken_branches
from formwork.conditions.situation import Situation
from formwork.workflow import StepNode
from identity_client.projects import Projects

from forms.checker import Checker
from forms.file import service as files
from forms.file.unsent import unsent_of_others
from forms.rights.errors import SubmissionNotFound
from forms.rights.parts import is_open_at
from forms.rights.situation import today_in
from forms.rights.turn import form_of
from forms.submission.by_itself import put_off, put_off_to
from forms.submission.due import times_at
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.calculating import calculate, results
from forms.submission.saving.checking import check_step
from forms.submission.saving.value_repo import ValueRepo
from forms.submission.sub_form.gathering import with_entries
from forms.submission.sub_form.repo import EntryRepo
from forms.tables.submission import NOBODY, Attempt, Submission
from forms.template.published import PublishedForm, PublishedForms

log = logging.getLogger(__name__)

A_DAY = timedelta(days=1)
"""So long people have at least where nobody could press before, or whose press was answered by nobody."""


@dataclass(frozen=True)
class OverduePress:
    attempt: Attempt | None
    not_before: datetime | None = None
    """Where it is not pressed now: when to ask again."""


@dataclass(frozen=True)
class Overdue:
    submission_id: UUID
    number: int
    """Of the transition that the press is to be."""
    step_id: UUID


async def begin_overdue_press(runtime: Runtime, asked: Overdue) -> OverduePress:
    """Opens its own units of work: while a submission is held, identity is asked nothing."""
    async with runtime.database.reading() as uow:
        seen = await SubmissionRepo(uow).find_any(asked.submission_id)
    if seen is None:
        raise SubmissionNotFound
    today = await _today_where_open(runtime.of(Projects), seen)
    async with runtime.database.unit_of_work() as uow:
        return await _begin(uow, runtime.of(PublishedForms), runtime.of(Checker), asked, today)


def time_for_people(step: StepNode) -> timedelta:
    """Of a step one of whose buttons is pressed by itself: as much as is drawn, a day at least."""
    press = step.data.overdue_press
    return A_DAY if press is None else max(timedelta(hours=press.after_hours), A_DAY)


async def must_be_what_is_entered(uow: UnitOfWork, submission: Submission, attempt: Attempt) -> None:
    """The runner may have been away since it was begun: what somebody entered meanwhile is not overwritten
    with what was there before."""
    if attempt.overdue_since is not None and await _is_older_than_values(uow, submission, attempt):
        raise Conflict(Text("Something was entered since this button was to be pressed by itself."))


async def _today_where_open(projects: Projects, submission: Submission) -> str | None:
    """The day that it is there. None: nobody may press there now, and so nobody could have."""
    project = await projects.find(submission.company_id, submission.project_id)
    if project is None or project.is_archived:
        return None
    company = await projects.rules_of(submission.company_id)
    if company.state == identity_pb2.COMPANY_STATE_ENDED:
        return None
    return await today_in(projects, submission.company_id, submission.project_id)


async def _begin(
    uow: UnitOfWork, forms: PublishedForms, checker: Checker, asked: Overdue, today: str | None
) -> OverduePress:
    repo = SubmissionRepo(uow)
    submission = await repo.find_any(asked.submission_id, lock=True)
    if submission is None:
        raise SubmissionNotFound
    form = await form_of(uow, forms, submission)
    step = form.workflow.find_step(str(asked.step_id))
    is_there = submission.transitions + 1 == asked.number and is_open_at(submission, asked.step_id)
    if step is None or not is_there:
        raise Conflict(Text("This is not where the submission stands."))
    attempt_id = uuid5(submission.id, f"overdue\n{step.id}\n{asked.number}")
    begun = await repo.attempt(attempt_id)
    if begun is not None and not await _is_older_than_values(uow, submission, begun):
        return OverduePress(begun)
    not_before = await _not_before(repo, submission, step, is_open=today is not None)
    if not_before is not None or today is None:
        return OverduePress(None, not_before)
    attempt = await _attempt(uow, checker, submission, form, step, today)
    if attempt is None:
        log.warning("%s: what is entered does not fit, and a button is not pressed by itself", submission.id)
        until = now() + A_DAY
        put_off(submission, asked.step_id, until)
        return OverduePress(None, until)
    if begun is not None:
        begun.values, begun.taken_edge_ids = attempt.values, attempt.taken_edge_ids
        begun.situation, begun.created_at = attempt.situation, attempt.created_at
        return OverduePress(begun)
    attempt.id = attempt_id
    uow.insert(attempt)
    return OverduePress(attempt)


async def _is_older_than_values(uow: UnitOfWork, submission: Submission, attempt: Attempt) -> bool:
    stored = await ValueRepo(uow, submission.id).all()
    if any(row.saved_at > attempt.created_at for row in stored):
        return True
    return await EntryRepo(uow, submission).is_one_begun_since(attempt.created_at)


async def _not_before(
    repo: SubmissionRepo, submission: Submission, step: StepNode, *, is_open: bool
) -> datetime | None:
    """When to ask again; None: it is pressed now. What puts it off is kept, as the moment that people see."""
    moment, press = now(), step.data.overdue_press
    drawn_at = times_at(submission, step).presses_at
    if drawn_at is None or press is None:
        raise Conflict(Text("No button of this step is pressed by itself."))
    kept_at = put_off_to(submission, UUID(step.id))
    if not is_open:
        if moment >= drawn_at:
            submission.presses_itself_at = None  # a time that nobody can meet
        return max(drawn_at, moment + A_DAY)
    wait = time_for_people(step)
    if kept_at is None:
        # Since then people are back: they have their time.
        submission.presses_itself_at = moment + wait
        return submission.presses_itself_at
    if moment < max(drawn_at, kept_at):
        return max(drawn_at, kept_at)
    since = kept_at - wait if kept_at > drawn_at else submission.step_entered_at
    if await repo.is_press_on_its_way(submission.id, UUID(step.id), since=since):
        # Made in time, while the runner was away: they were told to press again.
        put_off(submission, UUID(step.id), moment + wait)
        return moment + wait
    return None


async def _attempt(
    uow: UnitOfWork, checker: Checker, submission: Submission, form: PublishedForm, step: StepNode, today: str
) -> Attempt | None:
    """With what is entered so far. None: some of it does not fit, and is nobody's to throw away."""
    press = step.data.overdue_press
    assert press is not None, "it is overdue"
    situation = Situation(frozenset({step.id}), frozenset(), submission.version, today)
    stored = await ValueRepo(uow, submission.id).all()
    everything = {str(row.field_id): row.value for row in stored if row.value is not None}
    # Who is still to submit their files does not submit them so.
    unsent = await unsent_of_others(uow, form.body, everything, submission.id)
    everything = await with_entries(uow, form, submission, unsent.hide(form.body, everything))
    checked = check_step(form, step.id, everything, {}, situation, is_whole=False)
    if checked.problems:
        return None
    everything = {key: value for key, value in everything.items() if key not in checked.hidden}
    everything |= checked.given
    computed = await calculate(checker, submission.company_id, form, everything, situation)
    values = {**everything, **results(computed)}
    await files.keep_for_ever(uow, submission.id, form.body, values)
    branches = taken_branches(form.body, form.workflow, step.id, press.button_id, values, situation)
    return Attempt(
        submission_id=submission.id,
        step_id=UUID(step.id),
        action_id=UUID(press.button_id),
        actor_id=NOBODY,
        fingerprint=b"",
        values=values,
        taken_edge_ids=[*branches],
        situation=situation.written,
        number=submission.transitions + 1,
        overdue_since=times_at(submission, step).due_at,
    )
