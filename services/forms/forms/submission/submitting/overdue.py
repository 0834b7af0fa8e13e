"""The press of a button that is pressed by itself, once its step is overdue: an attempt of nobody's, with
which the submission's run moves on as with anybody's.

Decision: docs/decisions/0218-a-button-is-pressed-by-itself.md"""

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
from formwork.workflow import StepNode, pressed_by_itself_at
from identity_client.projects import Projects

from forms.checker import Checker
from forms.file import service as files
from forms.rights.errors import SubmissionNotFound
from forms.rights.parts import is_open_at
from forms.rights.situation import today_in
from forms.rights.turn import form_of
from forms.submission.due import due_at
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.calculating import calculate, results
from forms.submission.saving.checking import check_step
from forms.submission.saving.value_repo import ValueRepo
from forms.tables.submission import NOBODY, Attempt, Submission
from forms.template.published import PublishedForm, PublishedForms

_GRACE = timedelta(minutes=10)
"""So long a press that somebody made waits for the runner: it was made in time, and counts."""
_PAUSE = timedelta(minutes=1)
_ANOTHER_DAY = timedelta(days=1)
"""What is kept from it by nothing that a press changes is asked about as often as people are reminded."""


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
    if await _is_read_only(runtime.of(Projects), seen):
        return OverduePress(None, now() + _ANOTHER_DAY)
    today = await today_in(runtime.of(Projects), seen.company_id, seen.project_id)
    async with runtime.database.unit_of_work() as uow:
        return await _begin(uow, runtime, asked, today)


async def _is_read_only(projects: Projects, submission: Submission) -> bool:
    """Nobody may press there now, and so nobody could have."""
    project = await projects.find(submission.company_id, submission.project_id)
    if project is None or project.is_archived:
        return True
    company = await projects.rules_of(submission.company_id)
    return company.state == identity_pb2.COMPANY_STATE_ENDED


async def _begin(uow: UnitOfWork, runtime: Runtime, asked: Overdue, today: str) -> OverduePress:
    repo = SubmissionRepo(uow)
    submission = await repo.find_any(asked.submission_id, lock=True)
    if submission is None:
        raise SubmissionNotFound
    form = await form_of(uow, runtime.of(PublishedForms), submission)
    step = form.workflow.find_step(str(asked.step_id))
    is_there = submission.transitions + 1 == asked.number and is_open_at(submission, asked.step_id)
    if step is None or not is_there:
        raise Conflict(Text("This is not where the submission stands."))
    attempt_id = uuid5(submission.id, f"overdue\n{step.id}\n{asked.number}")
    begun = await repo.attempt(attempt_id)
    if begun is not None:
        return OverduePress(begun)
    pressed_at, moment = pressed_by_itself_at(step, submission.step_entered_at), now()
    if pressed_at is None:
        raise Conflict(Text("No button of this step is pressed by itself."))
    if moment < pressed_at:
        return OverduePress(None, pressed_at)
    if await repo.is_press_on_its_way(submission.id, asked.step_id, since=moment - _GRACE):
        return OverduePress(None, moment + _PAUSE)
    attempt = await _attempt(uow, runtime, submission, form, step, attempt_id, today)
    if attempt is None:
        return OverduePress(None, moment + _ANOTHER_DAY)
    uow.insert(attempt)
    return OverduePress(attempt)


async def _attempt(
    uow: UnitOfWork,
    runtime: Runtime,
    submission: Submission,
    form: PublishedForm,
    step: StepNode,
    attempt_id: UUID,
    today: str,
) -> Attempt | None:
    """With what is entered so far. None: some of it does not fit, and is nobody's to throw away."""
    press = step.data.overdue_press
    assert press is not None, "it is overdue"
    situation = Situation(frozenset({step.id}), frozenset(), submission.version, today)
    stored = await ValueRepo(uow, submission.id).all()
    everything = {str(row.field_id): row.value for row in stored if row.value is not None}
    checked = check_step(form, step.id, everything, {}, situation, is_whole=False)
    if checked.problems:
        return None
    everything = {key: value for key, value in everything.items() if key not in checked.hidden}
    everything |= checked.given
    checker = runtime.of(Checker)
    computed = await calculate(checker, submission.company_id, form, everything, situation)
    values = {**everything, **results(computed)}
    await files.keep_for_ever(uow, submission.id, form.body, values)
    branches = taken_branches(form.body, form.workflow, step.id, press.button_id, values, situation)
    return Attempt(
        id=attempt_id,
        submission_id=submission.id,
        step_id=UUID(step.id),
        action_id=UUID(press.button_id),
        actor_id=NOBODY,
        fingerprint=b"",
        values=values,
        taken_edge_ids=[*branches],
        situation=situation.written,
        number=submission.transitions + 1,
        overdue_since=due_at(submission.step_entered_at, step),
    )
