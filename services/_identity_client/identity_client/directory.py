"""How people, teams, projects and companies are called: identity keeps it, others ask."""

from collections.abc import Iterable
from typing import ClassVar, Self
from uuid import UUID

from chassis.errors import Unavailable
from chassis.remembered import Remembered
from chassis.rpc import MOST_IDS, RpcChannel
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc

_SERVICE = "contracts.identity.v1.DirectoryService"
_NAMES_LAST_SECONDS = 60.0
_MOST_NAMES = 5_000


class Directory:
    METHODS: ClassVar[list[str]] = [
        f"{_SERVICE}/{name}" for name in ("GetUsers", "GetTeams", "GetProjects", "GetCompany")
    ]

    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._stub = identity_pb2_grpc.DirectoryServiceStub(channel.channel)
        self._known_users = Remembered[UUID, identity_pb2.User](most=_MOST_NAMES, seconds=_NAMES_LAST_SECONDS)

    @classmethod
    def of(cls, runtime: Runtime) -> Self:
        return cls(runtime.channel_to("identity", runtime.settings.identity_grpc, idempotent=cls.METHODS))

    async def known_users(self, user_ids: Iterable[UUID | None]) -> dict[UUID, identity_pb2.User]:
        """For showing them, remembered for a minute. Who is unknown is left out, and so is everybody while
        identity is away: a list without a name is worth more than no list."""
        wanted = {user_id for user_id in user_ids if user_id is not None}
        try:
            return await self._known_users.get_many(wanted, self.users)
        except Unavailable:
            return self._known_users.last_known(wanted)

    async def users(self, user_ids: Iterable[UUID]) -> dict[UUID, identity_pb2.User]:
        """People with all that identity tells of them, asked anew."""
        wanted = [*map(str, user_ids)]
        users: dict[UUID, identity_pb2.User] = {}
        for start in range(0, len(wanted), MOST_IDS):
            request = identity_pb2.GetUsersRequest(user_ids=wanted[start : start + MOST_IDS])
            reply: identity_pb2.GetUsersResponse = await self._channel.call(self._stub.GetUsers, request)
            users |= {UUID(each.user_id): each for each in reply.users}
        return users

    async def projects(
        self, company_id: UUID, project_ids: Iterable[UUID] = ()
    ) -> dict[UUID, identity_pb2.Project]:
        """The company's projects; of them only these, where any are named."""
        request = identity_pb2.GetProjectsRequest(
            company_id=str(company_id), project_ids=map(str, project_ids)
        )
        reply: identity_pb2.GetProjectsResponse = await self._channel.call(self._stub.GetProjects, request)
        return {UUID(each.project_id): each for each in reply.projects}

    async def teams(self, company_id: UUID, team_ids: Iterable[UUID] = ()) -> dict[UUID, identity_pb2.Team]:
        """The company's teams; of them only these, where any are named."""
        request = identity_pb2.GetTeamsRequest(company_id=str(company_id), team_ids=map(str, team_ids))
        reply: identity_pb2.GetTeamsResponse = await self._channel.call(self._stub.GetTeams, request)
        return {UUID(each.team_id): each for each in reply.teams}

    async def company(self, company_id: UUID) -> identity_pb2.GetCompanyResponse:
        request = identity_pb2.GetCompanyRequest(company_id=str(company_id))
        reply: identity_pb2.GetCompanyResponse = await self._channel.call(self._stub.GetCompany, request)
        return reply
