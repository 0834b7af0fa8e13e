"""Names of people, teams and projects: identity keeps them, forms asks by gRPC."""

from collections.abc import Iterable
from uuid import UUID

from chassis.errors import Unavailable
from chassis.remembered import Remembered
from chassis.rpc import RpcChannel
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc

from forms.people import PersonPublic

_SERVICE = "contracts.identity.v1.DirectoryService"
_METHODS = [f"{_SERVICE}/{name}" for name in ("GetUsers", "GetTeams", "GetProjects", "GetCompany")]
_NAMES_LAST_SECONDS = 60.0
_MOST_NAMES = 5_000
_IDS_A_CALL = 500


class Directory:
    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._stub = identity_pb2_grpc.DirectoryServiceStub(channel.channel)
        self._people = Remembered[UUID, PersonPublic](most=_MOST_NAMES, seconds=_NAMES_LAST_SECONDS)

    @classmethod
    def of(cls, runtime: Runtime) -> "Directory":
        return cls(runtime.channel_to("identity", runtime.settings.identity_grpc, idempotent=_METHODS))

    async def people(self, user_ids: Iterable[UUID | None]) -> dict[UUID, PersonPublic]:
        """How people are shown. Who is unknown is left out, and so is everybody while identity is away: a
        list without a name is worth more than no list."""
        wanted = {user_id for user_id in user_ids if user_id is not None}
        try:
            return await self._people.get_many(wanted, self._ask_for)
        except Unavailable:
            return self._people.last_known(wanted)

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

    async def users(self, user_ids: Iterable[UUID]) -> dict[UUID, identity_pb2.User]:
        """People with all that identity tells of them, asked anew."""
        request = identity_pb2.GetUsersRequest(user_ids=map(str, user_ids))
        reply: identity_pb2.GetUsersResponse = await self._channel.call(self._stub.GetUsers, request)
        return {UUID(each.user_id): each for each in reply.users}

    async def company(self, company_id: UUID) -> identity_pb2.GetCompanyResponse:
        request = identity_pb2.GetCompanyRequest(company_id=str(company_id))
        reply: identity_pb2.GetCompanyResponse = await self._channel.call(self._stub.GetCompany, request)
        return reply

    async def _ask_for(self, user_ids: list[UUID]) -> dict[UUID, PersonPublic]:
        people: dict[UUID, PersonPublic] = {}
        for start in range(0, len(user_ids), _IDS_A_CALL):
            found = await self.users(user_ids[start : start + _IDS_A_CALL])
            people |= {user_id: _person(user) for user_id, user in found.items()}
        return people


def _person(user: identity_pb2.User) -> PersonPublic:
    return PersonPublic(
        user_id=UUID(user.user_id),
        full_name=user.full_name,
        email=user.email,
        photo_url=user.photo_url or None,
        name_abbreviation=user.name_abbreviation,
        abbreviation_bg_color=user.abbreviation_bg_color,
    )
