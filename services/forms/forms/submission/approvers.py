"""Who may press a button that several must press: asked of identity, and before rows are held.

Decision: docs/decisions/0117-several-must-press.md"""

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from chassis.access import Role
from chassis.db import Database, UnitOfWork
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from formwork.workflow import Graph, StepNode, asks_for_another
from identity_client.access import role_of
from identity_client.directory import Directory

from forms.rights.parts import lacks_people, with_people
from forms.submission.announcement import submission_stands
from forms.submission.approval_repo import ApprovalRepo
from forms.submission.attention import Attention
from forms.submission.repo import SubmissionRepo, Which, waiting_for_certain
from forms.tables.submission import Submission
from forms.template.published import PublishedForm

_PAGE = 100
# Of the few that the runner waits for a transition to be written.
_SECONDS_FOR_WHO_IS_TOLD = 1.0


@dataclass(frozen=True)
class Approvers:
    """As of one moment: whoever presses after it was let in by itself."""

    of_team: Mapping[UUID, frozenset[UUID]]
    gone: frozenset[UUID] = frozenset()
    """Who pressed and may not any more."""
    for_whom: Mapping[UUID, UUID] = field(default_factory=dict[UUID, UUID])
    """Of those who pressed in somebody's place, in whose."""

    def told_of(self, submission: Submission) -> tuple[str, list[dict[str, Any]]]:
        """Why its managers are told, and its open parts, each with why they are told of that one."""
        parts = [self._told_of_part(part) for part in submission.open_parts]
        attention = submission.attention
        if attention in ("", Attention.NO_APPROVERS):
            are_too_few = any(map(lacks_people, parts)) if parts else self._are_too_few(submission)
            attention = Attention.NO_APPROVERS.value if are_too_few else ""
        return attention, parts

    def _are_too_few(self, submission: Submission) -> bool:
        """Though all press who can, managers apart: these stand in once they know."""
        cannot = {*submission.barred_user_ids, *submission.approved_for_user_ids}
        can = (self._of(submission.current_team_ids) - cannot) | {*submission.approved_user_ids}
        return len(can - self.gone) < submission.approvals_needed

    def _told_of_part(self, part: dict[str, Any]) -> dict[str, Any]:
        """One press is enough at each of several; one without teams is told of for that."""
        can = self._of(map(UUID, part["teamIds"])) - {*map(UUID, part["barredUserIds"])}
        return with_people(part, lacking=bool(part["teamIds"]) and not can)

    def _of(self, team_ids: Iterable[UUID]) -> frozenset[UUID]:
        return frozenset[UUID]().union(*(self.of_team.get(each, frozenset()) for each in team_ids))


class MembersOfTeams:
    """As of one moment: of many submissions that wait for the same teams identity is asked once."""

    def __init__(self, directory: Directory, company_id: UUID) -> None:
        self._directory = directory
        self._company_id = company_id
        self._known: dict[frozenset[UUID], dict[UUID, frozenset[UUID]]] = {}

    async def of(self, team_ids: Iterable[UUID]) -> frozenset[UUID]:
        return frozenset[UUID]().union(*(await self.by_team(team_ids)).values())

    async def by_team(self, team_ids: Iterable[UUID]) -> dict[UUID, frozenset[UUID]]:
        wanted = frozenset(team_ids)
        if wanted not in self._known:
            self._known[wanted] = await members_by_team(self._directory, self._company_id, wanted)
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
    is_for_another = also_of_one and submission.current_team_ids and _keeps_somebody_out(submission)
    if submission.approvals_needed == 1 and not is_for_another:
        return None
    members = members or MembersOfTeams(directory, submission.company_id)
    of_team = await members.by_team(submission.current_team_ids)
    teams = frozenset[UUID]().union(*of_team.values())
    others = {*submission.approved_user_ids, *pressed} - teams
    for_whom = await _for_whom(uow, submission) if others else {}
    gone = others - await _who_may(directory, submission, others, teams, for_whom)
    return Approvers(of_team, frozenset(gone), for_whom)


def _keeps_somebody_out(submission: Submission) -> bool:
    return bool(submission.barred_user_ids) or any(part["barredUserIds"] for part in submission.open_parts)


async def _for_whom(uow: UnitOfWork, submission: Submission) -> dict[UUID, UUID]:
    return await ApprovalRepo(uow, submission.id).for_whom(submission.transitions + 1)


async def approvers_at(
    directory: Directory, submission: Submission, form: PublishedForm, step: StepNode | None
) -> Approvers | None:
    """Of a step that it comes to and of those that are open with it, where one press of anybody's is not
    enough."""
    if step is None or step.data.trigger_step:
        return None
    beside = map(form.workflow.find_step, Graph(form.workflow).parts_with(step.id))
    steps = [step, *(each for each in beside if each is not None and each is not step)]
    is_of_one = step.data.minimum_approvers == 1
    if is_of_one and not any(map(asks_for_another, steps)):
        return None
    team_ids = {UUID(team_id) for each in steps for team_id in each.data.team_ids}
    try:
        # Where only who is told is in doubt, nothing waits for that.
        async with asyncio.timeout(_SECONDS_FOR_WHO_IS_TOLD if is_of_one else None):
            return Approvers(await members_by_team(directory, submission.company_id, team_ids))
    except (Unavailable, TimeoutError):
        if not is_of_one:
            raise
        return None


async def members_of(directory: Directory, company_id: UUID, team_ids: Iterable[UUID]) -> frozenset[UUID]:
    return frozenset[UUID]().union(*(await members_by_team(directory, company_id, team_ids)).values())


async def members_by_team(
    directory: Directory, company_id: UUID, team_ids: Iterable[UUID]
) -> dict[UUID, frozenset[UUID]]:
    teams = await directory.teams(company_id, team_ids)
    return {team_id: frozenset(map(UUID, team.member_user_ids)) for team_id, team in teams.items()}


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
    """Whether its managers are told that a step waits for more people than there are."""
    told = approvers.told_of(submission)
    if told != (submission.attention, submission.open_parts):
        submission.attention, submission.open_parts = told
        if submission.deleted_at is None:
            uow.outbox.add(submission_stands(submission))


def _changes(submission: Submission, approvers: Approvers) -> bool:
    gone = approvers.gone.intersection(submission.approved_user_ids)
    told = approvers.told_of(submission)
    return bool(gone) or told != (submission.attention, submission.open_parts)


async def look_again(runtime: Runtime, company_id: UUID, team_id: UUID | None = None) -> None:
    """Somebody left or came, to that team where one is named: each submission in a unit of its own."""
    which = waiting_for_certain(company_id, team_id)
    after: UUID | None = None
    directory = runtime.of(Directory)
    members = MembersOfTeams(directory, company_id)
    while True:
        async with runtime.database.reading() as uow:
            page = await SubmissionRepo(uow).some_after(which, after, _PAGE)
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
