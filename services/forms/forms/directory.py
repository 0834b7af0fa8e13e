"""Names of people, teams and projects: identity keeps them, forms asks by gRPC."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from time import monotonic
from uuid import UUID

from chassis.errors import Unavailable
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
        self._known: OrderedDict[UUID, tuple[float, PersonPublic]] = OrderedDict()
        self._asked: dict[UUID, asyncio.Event] = {}

    @classmethod
    def of(cls, runtime: Runtime) -> "Directory":
        return cls(runtime.channel_to("identity", runtime.settings.identity_grpc, idempotent=_METHODS))

    async def people(self, user_ids: Iterable[UUID | None]) -> dict[UUID, PersonPublic]:
        """How people are shown. Who is unknown is left out, and so is everybody while identity is away: a
        list without a name is worth more than no list."""
        wanted = {user_id for user_id in user_ids if user_id is not None}
        on_their_way = {self._asked[each] for each in wanted if each in self._asked}
        missing = [each for each in wanted if each not in self._asked and not self._is_fresh(each)]
        try:
            for start in range(0, len(missing), _IDS_A_CALL):
                await self._ask_for(missing[start : start + _IDS_A_CALL])
        except Unavailable:
            pass
        for told in on_their_way:
            await told.wait()
        return {each: self._known[each][1] for each in wanted if each in self._known}

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

    def _is_fresh(self, user_id: UUID) -> bool:
        return self._known.get(user_id, (0.0, None))[0] >= monotonic() - _NAMES_LAST_SECONDS

    async def _ask_for(self, user_ids: list[UUID]) -> None:
        """Whoever wants them meanwhile waits for this answer."""
        told = asyncio.Event()
        self._asked |= dict.fromkeys(user_ids, told)
        try:
            for user_id, user in (await self.users(user_ids)).items():
                self._known[user_id] = (monotonic(), _person(user))
                self._known.move_to_end(user_id)
        finally:
            for user_id in user_ids:
                self._asked.pop(user_id, None)
            told.set()
        while len(self._known) > _MOST_NAMES:
            self._known.popitem(last=False)


def _person(user: identity_pb2.User) -> PersonPublic:
    return PersonPublic(
        user_id=UUID(user.user_id),
        full_name=user.full_name,
        email=user.email,
        photo_url=user.photo_url or None,
        name_abbreviation=user.name_abbreviation,
        abbreviation_bg_color=user.abbreviation_bg_color,
    )
