"""Who gets a mail, as identity knows them now."""

from collections.abc import Collection, Iterable, Sequence
from uuid import UUID

from chassis.access import Role
from contracts.identity.v1 import identity_pb2
from identity_client.access import role_of
from identity_client.directory import Directory

from workflow_runner.run.activities.errors import answers_are_final


class Recipients:
    def __init__(self, directory: Directory) -> None:
        self._directory = directory

    async def members_of(self, company_id: str, team_ids: Sequence[str]) -> list[str]:
        with answers_are_final():
            teams = await self._directory.teams(UUID(company_id), map(UUID, team_ids))
        return _once(user_id for team in teams.values() for user_id in team.member_user_ids)

    async def project(self, company_id: str, project_id: str) -> identity_pb2.Project:
        """One without name and people where it is gone."""
        with answers_are_final():
            projects = await self._directory.projects(UUID(company_id), [UUID(project_id)])
        (project,) = projects.values() or [identity_pb2.Project(time_zone="UTC")]
        return project

    async def users(self, company_id: str, user_ids: Sequence[str]) -> list[identity_pb2.User]:
        with answers_are_final():
            return [*(await self._directory.users(UUID(company_id), map(UUID, user_ids))).values()]

    async def with_stand_ins(
        self, company_id: str, user_ids: Sequence[str], *, but: Collection[str] = ()
    ) -> tuple[list[identity_pb2.User], dict[str, list[str]]]:
        """And who stands in for those that are away now; of each of these, the names of whom for."""
        users = await self.users(company_id, user_ids)
        for_whom: dict[str, list[str]] = {}
        for user in users:
            if user.stand_in_user_id and user.stand_in_user_id not in (*user_ids, *but):
                for_whom.setdefault(user.stand_in_user_id, []).append(user.full_name)
        stand_ins = await self.users(company_id, [*for_whom]) if for_whom else []
        return [*users, *stand_ins], for_whom

    async def managers(
        self, company_id: str, user_ids: Sequence[str], *, but: Collection[str] = ()
    ) -> tuple[list[identity_pb2.User], dict[str, list[str]]]:
        """To manage is a role, which nobody hands on. Who stands in for one who is away is told where they
        are an admin: these can do about it what a manager can."""
        users, for_whom = await self.with_stand_ins(company_id, user_ids, but=but)
        told = [user for user in users if user.user_id not in for_whom or _is_admin(user)]
        return told, for_whom


def _is_admin(user: identity_pb2.User) -> bool:
    role = role_of(user)
    return role is not None and role.at_least(Role.ADMIN)


def without(user_ids: Iterable[str], these: Collection[str]) -> list[str]:
    return [user_id for user_id in user_ids if user_id not in these]


def _once(ids: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(ids))
