"""Who had a step and may not do it any more has it no longer: it is everybody's of its teams again."""

from uuid import UUID

from chassis.clock import now
from chassis.db import Database, UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory

from forms.submission.announcement import step_assigned
from forms.submission.approvers import MembersOfTeams
from forms.submission.repo import SubmissionRepo, Which, assigned, assigned_to
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
                _free(uow, submission)
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
            people = await members.of(submission.current_team_ids)
            if submission.assignee_id not in people:
                await _free_held(runtime.database, submission, which)
        if len(page) < _PAGE:
            return
        after = page[-1].id


async def _free_held(database: Database, seen: Submission, which: Which) -> None:
    async with database.unit_of_work() as uow:
        for submission in await SubmissionRepo(uow).lock_those([seen.id], which):
            if (submission.transitions, submission.assignee_id) == (seen.transitions, seen.assignee_id):
                _free(uow, submission)


def _free(uow: UnitOfWork, submission: Submission) -> None:
    before = submission.assignee_id
    submission.assignee_id = submission.assigned_at = submission.assigned_by_id = None
    submission.assignment_reason = ""
    submission.updated_at = now()
    if submission.deleted_at is None:
        uow.outbox.add(step_assigned(submission, before))
