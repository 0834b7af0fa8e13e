"""A submission that waits for somebody who is not there any more: its managers are told.

Of a team there may be tens of thousands: each page is changed and told of in a unit of its own, and whoever
does it again finds only what is left.
"""

from collections.abc import Callable
from enum import StrEnum
from uuid import UUID

from chassis.db import Database, UnitOfWork

from forms.submission.announcement import submission_stands
from forms.submission.gone_repo import GoneRepo
from forms.submission.repo import SubmissionRepo, Which, at_a_step_of, waiting_for
from forms.tables.submission import Submission

_PAGE = 500


class Attention(StrEnum):
    NO_TEAM = "teamDeleted"
    NO_SUBMITTER = "submitterRemoved"
    VISITOR_PRESSED = "visitorPressed"
    """It is back at who came by a start link, and their one press is made."""
    NO_APPROVERS = "approversMissing"
    """There are fewer people who may press than must."""


async def forget_team(database: Database, company_id: UUID, team_id: UUID) -> None:
    async with database.unit_of_work() as uow:
        # First: what comes to a step of it from now on is flagged as it comes.
        await GoneRepo(uow).add_gone_team(company_id, team_id)

    def forget(submission: Submission) -> None:
        submission.current_team_ids = [each for each in submission.current_team_ids if each != team_id]
        submission.open_parts = [
            part | {"teamIds": [each for each in part["teamIds"] if each != str(team_id)]}
            for part in submission.open_parts
        ]
        if not submission.current_team_ids or any(not part["teamIds"] for part in submission.open_parts):
            submission.attention = Attention.NO_TEAM

    await _change_all(database, at_a_step_of(company_id, team_id), forget)


async def forget_member(uow: UnitOfWork, company_id: UUID, user_id: UUID) -> None:
    """Their drafts, and what was sent back to them, would wait for ever; what is at a step of their teams
    waits for the others of these."""
    # First: what comes back to them from now on is flagged as it comes.
    await GoneRepo(uow).add_gone_member(company_id, user_id)

    def flag(submission: Submission) -> None:
        submission.attention = Attention.NO_SUBMITTER

    await _change_within(
        uow, waiting_for(company_id, user_id, Attention.NO_SUBMITTER, are_flagged=False), flag
    )


async def know_member(uow: UnitOfWork, company_id: UUID, user_id: UUID) -> None:
    """Who came back goes on with their drafts, and with what was sent back to them."""
    await GoneRepo(uow).forget_gone_member(company_id, user_id)

    def clear(submission: Submission) -> None:
        submission.attention = ""

    await _change_within(
        uow, waiting_for(company_id, user_id, Attention.NO_SUBMITTER, are_flagged=True), clear
    )


async def _change_all(database: Database, which: Which, change: Callable[[Submission], None]) -> None:
    """`change` makes each one of no such any more."""
    is_more = True
    while is_more:
        async with database.unit_of_work() as uow:
            is_more = await _change_some(uow, which, change)


async def _change_within(uow: UnitOfWork, which: Which, change: Callable[[Submission], None]) -> None:
    while await _change_some(uow, which, change):
        await uow.flush()


async def _change_some(uow: UnitOfWork, which: Which, change: Callable[[Submission], None]) -> bool:
    repo = SubmissionRepo(uow)
    found = await repo.find_some(which, _PAGE)
    for submission in await repo.lock_those(found, which):
        change(submission)
        # Changed all the same: it may be restored.
        if submission.deleted_at is None:
            uow.outbox.add(submission_stands(submission))
    return bool(found)
