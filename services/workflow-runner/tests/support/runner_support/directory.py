"""Identity's directory, as its contract promises it, with people of the test's own."""

from typing import Any
from uuid import uuid4

import grpc
from chassis.errors import BadRequest
from chassis.rpc import RpcService
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc

from runner_support.forms import COMPANY, SUBMITTER


class DirectoryModel(identity_pb2_grpc.DirectoryServiceServicer):
    """The names of the methods are the contract's."""

    def __init__(self) -> None:
        self._users: dict[str, identity_pb2.User] = {}
        self._teams: dict[str, identity_pb2.Team] = {}
        self.projects: dict[str, identity_pb2.Project] = {}
        self.asked_for_projects = 0
        self.refuses = False
        self.add_user("submitter@example.test", user_id=SUBMITTER)

    def add_user(self, email: str, *, language: str = "en", user_id: str | None = None) -> str:
        user_id = user_id or str(uuid4())
        self._users[user_id] = identity_pb2.User(
            user_id=user_id, email=email, full_name=email.partition("@")[0].title(), language=language
        )
        return user_id

    @property
    def emails(self) -> set[str]:
        return {user.email for user in self._users.values()}

    def name_of(self, user_id: str) -> str:
        user = self._users.get(user_id)
        return user.full_name if user else ""

    def add_team(self, *user_ids: str) -> str:
        team_id = str(uuid4())
        self._teams[team_id] = identity_pb2.Team(
            team_id=team_id, company_id=COMPANY, name="Team", member_user_ids=user_ids
        )
        return team_id

    def add_project(self, project_id: str, time_zone: str, *manager_ids: str) -> None:
        self.projects[project_id] = identity_pb2.Project(
            project_id=project_id, company_id=COMPANY, time_zone=time_zone, manager_user_ids=manager_ids
        )

    async def GetUsers(  # noqa: N802
        self, request: identity_pb2.GetUsersRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> identity_pb2.GetUsersResponse:
        del context
        return identity_pb2.GetUsersResponse(
            users=[self._users[user_id] for user_id in request.user_ids if user_id in self._users]
        )

    async def GetTeams(  # noqa: N802
        self, request: identity_pb2.GetTeamsRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> identity_pb2.GetTeamsResponse:
        del context
        if self.refuses:
            raise BadRequest
        return identity_pb2.GetTeamsResponse(
            teams=[self._teams[team_id] for team_id in request.team_ids if team_id in self._teams]
        )

    async def GetProjects(  # noqa: N802
        self, request: identity_pb2.GetProjectsRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> identity_pb2.GetProjectsResponse:
        del context
        self.asked_for_projects += 1
        return identity_pb2.GetProjectsResponse(
            projects=[self.projects[each] for each in request.project_ids if each in self.projects]
        )

    async def GetCompany(  # noqa: N802
        self, request: identity_pb2.GetCompanyRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> identity_pb2.GetCompanyResponse:
        del context
        return identity_pb2.GetCompanyResponse(company_id=request.company_id)

    @property
    def rpc(self) -> RpcService:
        return RpcService(
            "contracts.identity.v1.DirectoryService",
            identity_pb2_grpc.add_DirectoryServiceServicer_to_server,
            self,
        )
