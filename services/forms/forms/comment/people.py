"""Who may be mentioned: whoever may read a submission, as `rights.reader` says it of one who asks."""

from dataclasses import dataclass
from uuid import UUID

from identity_client.access import role_of
from identity_client.directory import Directory

from forms.tables.submission import Submission


@dataclass(frozen=True)
class Readers:
    near: frozenset[UUID]
    """Who began it, the people of the teams it was at with who stands in for them, and who manages it."""
    others: frozenset[UUID]
    """The rest of its project's people, and the admins."""

    @property
    def all(self) -> frozenset[UUID]:
        return self.near | self.others

    def first(self, most: int) -> list[UUID]:
        return [*sorted(self.near), *sorted(self.others - self.near)][:most]


async def readers_of(directory: Directory, submission: Submission) -> Readers:
    """Identity is asked: rows must not be held."""
    company_id, project_id = submission.company_id, submission.project_id
    project = (await directory.projects(company_id, [project_id])).get(project_id)
    teams = await directory.teams(company_id, submission.involved_team_ids)
    members = {UUID(each) for team in teams.values() for each in team.member_user_ids}
    users = await directory.users(company_id, {submission.submitter_id, *members})
    there = {user_id: user for user_id, user in users.items() if role_of(user) is not None}
    stand_ins = {UUID(user.stand_in_user_id) for user in there.values() if user.stand_in_user_id}
    managers = {UUID(each) for each in project.manager_user_ids} if project else set[UUID]()
    of_project = {UUID(each) for each in project.member_user_ids} if project else set[UUID]()
    return Readers(
        frozenset({*there, *stand_ins, *managers}),
        frozenset({*of_project, *await directory.admins(company_id)}),
    )
