"""Who gets a mail, as identity knows them now."""

from collections.abc import Iterable, Sequence

from chassis.rpc import MOST_IDS, RpcChannel
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc

from workflow_runner.run.activities.errors import answers_are_final

GET_TEAMS = "contracts.identity.v1.DirectoryService/GetTeams"
GET_PROJECTS = "contracts.identity.v1.DirectoryService/GetProjects"
GET_USERS = "contracts.identity.v1.DirectoryService/GetUsers"


class Directory:
    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._identity = identity_pb2_grpc.DirectoryServiceStub(channel.channel)

    async def members_of(self, company_id: str, team_ids: Sequence[str]) -> list[str]:
        # No team named would ask for every team of the company.
        if not team_ids:
            return []
        with answers_are_final():
            answer = await self._channel.call(
                self._identity.GetTeams,
                identity_pb2.GetTeamsRequest(company_id=company_id, team_ids=team_ids),
            )
        return _once(user_id for team in answer.teams for user_id in team.member_user_ids)

    async def project(self, company_id: str, project_id: str) -> identity_pb2.Project:
        """One without name and people where it is gone."""
        with answers_are_final():
            answer = await self._channel.call(
                self._identity.GetProjects,
                identity_pb2.GetProjectsRequest(company_id=company_id, project_ids=[project_id]),
            )
        (project,) = answer.projects or [identity_pb2.Project(time_zone="UTC")]
        return project

    async def users(self, user_ids: Sequence[str]) -> list[identity_pb2.User]:
        found: list[identity_pb2.User] = []
        for start in range(0, len(user_ids), MOST_IDS):
            request = identity_pb2.GetUsersRequest(user_ids=user_ids[start : start + MOST_IDS])
            with answers_are_final():
                answer = await self._channel.call(self._identity.GetUsers, request)
            found += answer.users
        return found


def _once(ids: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(ids))
