"""A submission that waits for somebody who is not there any more: its managers are told."""

from enum import StrEnum
from uuid import UUID

from chassis.db import UnitOfWork

from forms.submission.repo import SubmissionRepo


class Attention(StrEnum):
    NO_TEAM = "teamDeleted"
    NO_SUBMITTER = "submitterRemoved"


async def forget_team(uow: UnitOfWork, company_id: UUID, team_id: UUID) -> None:
    repo = SubmissionRepo(uow)
    await repo.add_gone_team(team_id)
    for submission in await repo.at_a_step_of(company_id, team_id):
        submission.current_team_ids = [each for each in submission.current_team_ids if each != team_id]
        if not submission.current_team_ids:
            submission.attention = Attention.NO_TEAM


async def forget_member(uow: UnitOfWork, company_id: UUID, user_id: UUID) -> None:
    """Their drafts would wait for ever; what is at a step of their teams waits for the others of these."""
    for submission in await SubmissionRepo(uow).drafts_of(company_id, user_id):
        submission.attention = Attention.NO_SUBMITTER
