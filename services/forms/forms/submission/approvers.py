"""Who may press a button that several must press: asked of identity, and before rows are held.

Decision: docs/decisions/0117-several-must-press.md"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from uuid import UUID

from chassis.access import Role
from chassis.db import Database, UnitOfWork
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from formwork.workflow import StepNode, asks_for_another
from identity_client.access import role_of
from identity_client.directory import Directory

from forms.submission.announcement import submission_stands
from forms.submission.approval_repo import ApprovalRepo
from forms.submission.attention import Attention
from forms.submission.repo import SubmissionRepo, Which, waiting_for_certain
from forms.tables.submission import Submission

_PAGE = 100


@dataclass(frozen=True)
class Approvers:
    """As of one moment: whoever presses after it was let in by itself."""

    of_teams: frozenset[UUID]
    gone: frozenset[UUID] = frozenset()
    """Who pressed and may not any more."""
    for_whom: Mapping[UUID, UUID] = field(default_factory=dict[UUID, UUID])
    """Of those who pressed in somebody's place, in whose."""

    def are_too_few(self, submission: Submission) -> bool:
        """Though all press who can, managers apart: these stand in once they know."""
        cannot = {*submission.barred_user_ids, *submission.approved_for_user_ids}
        can = (self.of_teams - cannot) | {*submission.approved_user_ids}
        return len(can - self.gone) < submission.approvals_needed


class MembersOfTeams:
    """As of one moment: of many submissions that wait for the same teams identity is asked once."""

    def __init__(self, directory: Directory, company_id: UUID) -> None:
        self._directory = directory
        self._company_id = company_id
        self._known: dict[frozenset[UUID], frozenset[UUID]] = {}

    async def of(self, team_ids: Iterable[UUID]) -> frozenset[UUID]:
        wanted = frozenset(team_ids)
        if wanted not in self._known:
            self._known[wanted] = await members_of(self._directory, self._company_id, wanted)
        return self._known[wanted]


async def approvers_of(
    uow: UnitOfWork,
    directory: Directory,
    submission: Submission,
    *,
    pressed: Iterable[UUID] = (),
    members: MembersOfTeams | None = None,
    also_of_one: bool = False,
) -> Approvers | None:
    """Of the step that it is at; None: nobody is asked, since one press is enough. `also_of_one`: that of
    somebody else than who did another step is asked for, too."""
    is_for_another = also_of_one and submission.barred_user_ids and submission.current_team_ids
    if submission.approvals_needed == 1 and not is_for_another:
        return None
    members = members or MembersOfTeams(directory, submission.company_id)
    teams = await members.of(submission.current_team_ids)
    others = {*submission.approved_user_ids, *pressed} - teams
    for_whom = await _for_whom(uow, submission) if others else {}
    gone = others - await _who_may(directory, submission, others, teams, for_whom)
    return Approvers(teams, frozenset(gone), for_whom)


async def _for_whom(uow: UnitOfWork, submission: Submission) -> dict[UUID, UUID]:
    return await ApprovalRepo(uow, submission.id).for_whom(submission.transitions + 1)


async def approvers_at(
    directory: Directory, submission: Submission, step: StepNode | None
) -> Approvers | None:
    """Of a step that it comes to, where one press of anybody's is not enough."""
    if step is None or step.data.trigger_step:
        return None
    is_of_one = step.data.minimum_approvers == 1
    if is_of_one and not asks_for_another(step):
        return None
    try:
        return Approvers(await members_of(directory, submission.company_id, map(UUID, step.data.team_ids)))
    except Unavailable:
        if not is_of_one:
            raise
        # Only who is told is in doubt: nothing waits for that.
        return None


async def members_of(directory: Directory, company_id: UUID, team_ids: Iterable[UUID]) -> frozenset[UUID]:
    teams = await directory.teams(company_id, team_ids)
    return frozenset(UUID(each) for team in teams.values() for each in team.member_user_ids)


async def _who_may(
    directory: Directory,
    submission: Submission,
    user_ids: set[UUID],
    of_teams: frozenset[UUID],
    for_whom: Mapping[UUID, UUID],
) -> set[UUID]:
    """Of those in none of the teams: managers, and who pressed for somebody that still is in one."""
    if not user_ids:
        return set()
    project_id = submission.project_id
    users = await directory.users(submission.company_id, user_ids)
    project = (await directory.projects(submission.company_id, [project_id])).get(project_id)
    managers = {UUID(each) for each in project.manager_user_ids} if project else set[UUID]()
    roles = {user_id: role_of(user) for user_id, user in users.items()}
    return {
        user_id
        for user_id, role in roles.items()
        if role is not None
        and (role.at_least(Role.ADMIN) or user_id in managers or for_whom.get(user_id) in of_teams)
    }


async def forget_gone(uow: UnitOfWork, submission: Submission, approvers: Approvers) -> None:
    """Their presses count no more; who comes back presses again. The submission is held."""
    gone = approvers.gone & {*submission.approved_user_ids}
    if gone:
        await ApprovalRepo(uow, submission.id).withdraw_all_of(submission.transitions + 1, gone)
        left = [each for each in submission.approved_user_ids if each not in gone]
        submission.approved_user_ids = left
        away = {approvers.for_whom[each] for each in left if each in approvers.for_whom}
        submission.approved_for_user_ids = sorted(away)


def flag_too_few(uow: UnitOfWork, submission: Submission, approvers: Approvers) -> None:
    """Whether its managers are told that the step waits for more people than there are."""
    attention = _attention(submission, approvers)
    if attention != submission.attention:
        submission.attention = attention
        if submission.deleted_at is None:
            uow.outbox.add(submission_stands(submission))


def _attention(submission: Submission, approvers: Approvers) -> str:
    if submission.attention not in ("", Attention.NO_APPROVERS):
        return submission.attention
    return Attention.NO_APPROVERS.value if approvers.are_too_few(submission) else ""


def _changes(submission: Submission, approvers: Approvers) -> bool:
    gone = approvers.gone.intersection(submission.approved_user_ids)
    return bool(gone) or _attention(submission, approvers) != submission.attention


async def look_again(runtime: Runtime, company_id: UUID, team_id: UUID | None = None) -> None:
    """Somebody left or came, to that team where one is named: each submission in a unit of its own."""
    which = waiting_for_certain(company_id, team_id)
    after: UUID | None = None
    while True:
        async with runtime.database.reading() as uow:
            page = await SubmissionRepo(uow).some_after(which, after, _PAGE)
        directory = runtime.of(Directory)
        members = MembersOfTeams(directory, company_id)
        for submission in page:
            async with runtime.database.reading() as uow:
                approvers = await approvers_of(uow, directory, submission, members=members, also_of_one=True)
            if approvers is not None and _changes(submission, approvers):
                await _settle(runtime.database, submission, which, approvers)
        if len(page) < _PAGE:
            return
        after = page[-1].id


async def _settle(database: Database, seen: Submission, which: Which, approvers: Approvers) -> None:
    async with database.unit_of_work() as uow:
        for submission in await SubmissionRepo(uow).lock_those([seen.id], which):
            if submission.transitions == seen.transitions:
                await forget_gone(uow, submission, approvers)
                flag_too_few(uow, submission, approvers)
