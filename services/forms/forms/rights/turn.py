"""Finding a submission for somebody, with what the call needs of it."""

from dataclasses import dataclass
from typing import NoReturn
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.held import asked_once_more
from chassis.runtime import Runtime
from formwork.conditions.situation import Situation
from formwork.workflow import StepNode
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.outsider import said_in
from forms.rights.acting import Standing, is_barred, may_act
from forms.rights.errors import (
    DidAnotherStep,
    NotYourTurn,
    PressedByItself,
    StepEnded,
    StepNotCurrent,
    SubmissionClosed,
    SubmissionNotFound,
    SubmittedAlready,
)
from forms.rights.hot import Entered, Seen, look_at, look_into
from forms.rights.parts import at_step, is_open_at, step_for
from forms.rights.reader import Reader
from forms.rights.repo import RightsRepo
from forms.rights.situation import filling, today_in
from forms.tables.submission import StepRecord, Submission, SubmissionState
from forms.template.published import PublishedForm, PublishedForms


@dataclass(frozen=True)
class Turn:
    """A submission at a step that the actor may fill in."""

    submission: Submission
    form: PublishedForm
    step: StepNode
    situation: Situation
    mark: str = ""
    """Of the submission as it was looked at; none where it is held."""

    @property
    def at(self) -> Standing:
        """As it stands at this step, where others are open as well."""
        return at_step(self.submission, UUID(self.step.id))


async def get_readable(
    uow: UnitOfWork, reader: Reader, submission_id: UUID, *, lock: bool = False
) -> Submission:
    submission = await find_readable(uow, reader, submission_id, lock=lock)
    if submission is None:
        raise SubmissionNotFound
    return submission


async def look_at_readable(uow: UnitOfWork, reader: Reader, submission_id: UUID) -> Seen:
    """For showing it, or before it is held: what is changed in it is not written."""
    seen = await look_at(uow, reader, submission_id)
    if seen is None:
        raise SubmissionNotFound
    return seen


async def look_into_readable(
    uow: UnitOfWork, reader: Reader, submission_id: UUID
) -> tuple[Seen, list[Entered]]:
    """And what is entered in it."""
    seen = await look_into(uow, reader, submission_id)
    if seen is None:
        raise SubmissionNotFound
    return seen


async def find_readable(
    uow: UnitOfWork, reader: Reader, submission_id: UUID, *, lock: bool = False
) -> Submission | None:
    return await RightsRepo(uow).find(reader, submission_id, lock=lock)


async def form_of(uow: UnitOfWork, published_forms: PublishedForms, submission: Submission) -> PublishedForm:
    return await published_forms.get(
        uow, submission.company_id, submission.template_id, submission.template_version
    )


async def get_turn(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    submission_id: UUID,
    step_id: UUID | None = None,
    *,
    lock: bool = True,
) -> Turn:
    """Held, so that no transition comes between the look and what is then written. Without a step: the one
    it is at. Looked at before it is held, too: to tell who was first, and whether its project is open,
    another service is asked, and nobody should wait for that."""
    seen = await look_at_readable(uow, Reader.of(actor), submission_id)
    turn = await _turn(uow, runtime, actor, seen.submission, step_id, seen.mark)
    return await hold_turn(uow, runtime, actor, turn) if lock else turn


async def hold_turn(uow: UnitOfWork, runtime: Runtime, actor: Actor, seen: Turn) -> Turn:
    """For who has something more to ask between the look and the hold. Which day it is there was said at the
    look; whether the project is still open is asked again only where a change was announced since
    (decision 72)."""
    held = await get_readable(uow, Reader.of(actor), seen.submission.id, lock=True)
    form, step = await _fillable(uow, runtime, actor, held, UUID(seen.step.id))
    with asked_once_more():
        await runtime.of(Projects).must_be_open(held.company_id, held.project_id)
    return Turn(held, form, step, filling(actor, UUID(step.id), seen.situation.today, held.version))


async def _turn(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    submission: Submission,
    step_id: UUID | None,
    mark: str,
) -> Turn:
    form, step = await _fillable(uow, runtime, actor, submission, step_id)
    await runtime.of(Projects).must_be_open(submission.company_id, submission.project_id)
    today = await today_in(runtime.of(Projects), submission.company_id, submission.project_id)
    return Turn(submission, form, step, filling(actor, UUID(step.id), today, submission.version), mark)


async def _fillable(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, submission: Submission, step_id: UUID | None
) -> tuple[PublishedForm, StepNode]:
    form = await form_of(uow, runtime.of(PublishedForms), submission)
    step_id = step_id or step_for(actor, submission, form)
    if step_id is None:
        raise SubmissionClosed
    step = form.workflow.find_step(str(step_id))
    if step is None:
        raise StepNotCurrent
    if not is_open_at(submission, step_id):
        await refuse_late(uow, runtime.of(Directory), submission, step_id)
    at = at_step(submission, step_id)
    if is_barred(actor, at):
        raise DidAnotherStep(step.data.step_name)
    if not may_act(actor, at, step):
        raise NotYourTurn(step.data.step_name)
    return form, step


async def refuse_late(
    uow: UnitOfWork, directory: Directory, submission: Submission, step_id: UUID
) -> NoReturn:
    """Tell who was first, where somebody was."""
    record = await RightsRepo(uow).record_of_step(submission.id, step_id)
    ended = await RightsRepo(uow).record_that_ended(submission.id, step_id)
    if ended is not None and (record is None or record.number < ended.number):
        raise StepEnded(ended.step_name, ended.action_name, await _name_of_doer(directory, submission, ended))
    is_done = submission.state == SubmissionState.DONE
    if record is not None and not (is_done and record.number < submission.transitions):
        if record.is_by_itself:
            raise PressedByItself(record.step_name, record.action_name)
        raise SubmittedAlready(record.step_name, await _name_of_doer(directory, submission, record))
    raise SubmissionClosed if is_done else StepNotCurrent


async def _name_of_doer(directory: Directory, submission: Submission, record: StepRecord) -> str | None:
    if record.outsider:
        return said_in(record.outsider).signed
    people = await directory.people(submission.company_id, [record.actor_id])
    return people[record.actor_id].full_name if record.actor_id in people else None


async def find_record(
    uow: UnitOfWork, reader: Reader, process_id: str, submission_id: UUID | None = None
) -> StepRecord | None:
    """By what people quote, of those that they may read."""
    return await RightsRepo(uow).record(reader, process_id, submission_id)


async def find_kept(uow: UnitOfWork, company_id: UUID, submission_id: UUID) -> Submission | None:
    """For who acts for nobody: a mail that goes out."""
    return await RightsRepo(uow).find_kept(company_id, submission_id)
