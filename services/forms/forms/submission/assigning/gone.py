"""Who had a step and may not do it any more has it no longer: it is everybody's of its teams again."""

from collections.abc import Sequence
from uuid import UUID

from chassis.clock import now
from chassis.db import Database, UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory

from forms.rights.acting import Standing
from forms.rights.holding import NOBODYS, Handing, hold_step
from forms.rights.parts import open_parts_of
from forms.submission.announcement import step_assigned
from forms.submission.approvers import MembersOfTeams
from forms.submission.assigning.repo import assigned, assigned_to
from forms.submission.repo import SubmissionRepo, Which
from forms.tables.submission import Submission

_PAGE = 100


async def forget_member(database: Database, company_id: UUID, user_id: UUID) -> None:
    """Each page in a unit of its own; heard again, what is left."""
    which = assigned_to(company_id, user_id)
    while True:
        async with database.unit_of_work() as uow:
            repo = SubmissionRepo(uow)
            found = await repo.lock_those(await repo.find_some(which, _PAGE), which)
            for submission in found:
                _free(uow, submission, [at for at in _held(submission) if at.assignee_id == user_id])
        if not found:
            return


async def look_again(runtime: Runtime, company_id: UUID, team_id: UUID | None = None) -> None:
    """Somebody may have left the team; without one: it was deleted, and steps name it no more."""
    which, after = assigned(company_id, team_id), None
    members = MembersOfTeams(runtime.of(Directory), company_id)
    while True:
        async with runtime.database.reading() as uow:
            page = await SubmissionRepo(uow).some_after(which, after, _PAGE)
        for submission in page:
            lost = [
                at for at in _held(submission) if at.assignee_id not in await members.of(at.current_team_ids)
            ]
            if lost:
                await _free_held(runtime.database, submission, which, lost)
        if len(page) < _PAGE:
            return
        after = page[-1].id


async def _free_held(database: Database, seen: Submission, which: Which, lost: Sequence[Standing]) -> None:
    whose = {(at.current_step_id, at.assignee_id) for at in lost}
    async with database.unit_of_work() as uow:
        for submission in await SubmissionRepo(uow).lock_those([seen.id], which):
            if submission.transitions == seen.transitions:
                still = [at for at in _held(submission) if (at.current_step_id, at.assignee_id) in whose]
                _free(uow, submission, still)


def _held(submission: Submission) -> list[Standing]:
    """Of what is open, what somebody has."""
    at_each: Sequence[Standing] = open_parts_of(submission) or [submission]
    return [at for at in at_each if at.assignee_id is not None]


def _free(uow: UnitOfWork, submission: Submission, lost: Sequence[Standing]) -> None:
    for at in lost:
        before = at.assignee_id
        hold_step(submission, at, NOBODYS)
        submission.updated_at = now()
        if submission.deleted_at is None:
            uow.outbox.add(step_assigned(submission, Handing(at, before, None)))
