"""How people, teams, projects and companies are called: identity keeps it, others ask."""

from collections.abc import Iterable, Iterator
from typing import Self
from uuid import UUID

from chassis.db.held import is_holding
from chassis.errors import Unavailable
from chassis.remembered import Remembered
from chassis.rpc import MOST_IDS, RpcChannel
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc

from identity_client.people import PersonPublic

_Key = tuple[UUID, UUID]
"""A company, and a person of it: who is known to one is nobody to another."""

_NAMES_LAST_SECONDS = 60.0
_MOST_NAMES = 5_000
_MOST_LOGOS = 200


class Directory:
    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._stub = identity_pb2_grpc.DirectoryServiceStub(channel.channel)
        self._known_users = Remembered[_Key, identity_pb2.User](most=_MOST_NAMES, seconds=_NAMES_LAST_SECONDS)
        self._known_logos = Remembered[UUID, bytes](most=_MOST_LOGOS, seconds=_NAMES_LAST_SECONDS)

    @classmethod
    def of(cls, runtime: Runtime) -> Self:
        return cls(runtime.channel_to("identity", runtime.settings.identity_grpc))

    async def people(self, company_id: UUID, user_ids: Iterable[UUID | None]) -> dict[UUID, PersonPublic]:
        """For showing them, remembered for a minute. Who never was the company's is left out, and so is
        everybody while identity is away: a list without a name is worth more than no list. Nor is a name
        worth that others wait for rows meanwhile: whoever holds some gets those that are known."""
        known = await self._known(company_id, user_ids)
        return {user_id: _shown(user) for user_id, user in known.items()}

    async def names(self, company_id: UUID, user_ids: Iterable[UUID | None]) -> dict[UUID, str]:
        """As `people`, of many of whom few are shown: those who come first by their names, say."""
        known = await self._known(company_id, user_ids)
        return {user_id: user.full_name for user_id, user in known.items()}

    async def _known(
        self, company_id: UUID, user_ids: Iterable[UUID | None]
    ) -> dict[UUID, identity_pb2.User]:
        async def ask(keys: list[_Key]) -> dict[_Key, identity_pb2.User]:
            found = await self.users(company_id, [user_id for _, user_id in keys])
            return {(company_id, user_id): user for user_id, user in found.items()}

        wanted = {(company_id, user_id) for user_id in user_ids if user_id is not None}
        if is_holding():
            known = self._known_users.last_known(wanted)
        else:
            try:
                known = await self._known_users.get_many(wanted, ask)
            except Unavailable:
                known = self._known_users.last_known(wanted)
        return {user_id: user for (_, user_id), user in known.items()}

    async def learn_names(self, company_id: UUID, user_ids: Iterable[UUID | None]) -> None:
        """Of whom an answer tells once rows are held, when nobody is asked any more (see `people`)."""
        await self.people(company_id, user_ids)

    async def users(self, company_id: UUID, user_ids: Iterable[UUID]) -> dict[UUID, identity_pb2.User]:
        """People who are or were the company's, with all that identity tells of them, asked anew."""
        users: dict[UUID, identity_pb2.User] = {}
        for some in _parted(user_ids):
            request = identity_pb2.GetUsersRequest(company_id=str(company_id), user_ids=some)
            reply: identity_pb2.GetUsersResponse = await self._channel.call(self._stub.GetUsers, request)
            users |= {UUID(each.user_id): each for each in reply.users}
        return users

    async def projects(
        self, company_id: UUID, project_ids: Iterable[UUID]
    ) -> dict[UUID, identity_pb2.Project]:
        """Those of them that are the company's."""
        projects: dict[UUID, identity_pb2.Project] = {}
        for some in _parted(project_ids):
            projects |= await self._projects(company_id, some)
        return projects

    async def all_projects(self, company_id: UUID) -> dict[UUID, identity_pb2.Project]:
        return await self._projects(company_id, [])

    async def teams(self, company_id: UUID, team_ids: Iterable[UUID]) -> dict[UUID, identity_pb2.Team]:
        """Those of them that are the company's, with their members."""
        teams: dict[UUID, identity_pb2.Team] = {}
        for some in _parted(team_ids):
            teams |= await self._teams(company_id, some)
        return teams

    async def all_teams(self, company_id: UUID) -> dict[UUID, identity_pb2.Team]:
        return await self._teams(company_id, [])

    async def company(self, company_id: UUID) -> identity_pb2.GetCompanyResponse:
        request = identity_pb2.GetCompanyRequest(company_id=str(company_id))
        reply: identity_pb2.GetCompanyResponse = await self._channel.call(self._stub.GetCompany, request)
        return reply

    async def admins(self, company_id: UUID) -> list[UUID]:
        request = identity_pb2.GetCompanyRequest(company_id=str(company_id), with_admins=True)
        reply: identity_pb2.GetCompanyResponse = await self._channel.call(self._stub.GetCompany, request)
        return [*map(UUID, reply.admin_user_ids)]

    async def look_of_company(self, company_id: UUID) -> tuple[str, bytes]:
        """Its colour, `#rrggbb`, and its logo, a PNG; empty where it has none."""
        request = identity_pb2.GetCompanyRequest(company_id=str(company_id), with_logo=True)
        reply: identity_pb2.GetCompanyResponse = await self._channel.call(self._stub.GetCompany, request)
        return reply.color, reply.logo

    async def logo_of_company(self, company_id: UUID) -> bytes:
        """For a page that many open: remembered for a minute. A PNG; empty also while identity is away."""

        async def ask(companies: list[UUID]) -> dict[UUID, bytes]:
            return {each: (await self.look_of_company(each))[1] for each in companies}

        try:
            known = await self._known_logos.get_many([company_id], ask)
        except Unavailable:
            known = self._known_logos.last_known([company_id])
        return known.get(company_id, b"")

    async def _projects(self, company_id: UUID, project_ids: list[str]) -> dict[UUID, identity_pb2.Project]:
        """On the wire no id at all asks for every one; of those who call us only `all_projects` may."""
        request = identity_pb2.GetProjectsRequest(company_id=str(company_id), project_ids=project_ids)
        reply: identity_pb2.GetProjectsResponse = await self._channel.call(self._stub.GetProjects, request)
        return {UUID(each.project_id): each for each in reply.projects}

    async def _teams(self, company_id: UUID, team_ids: list[str]) -> dict[UUID, identity_pb2.Team]:
        request = identity_pb2.GetTeamsRequest(company_id=str(company_id), team_ids=team_ids)
        reply: identity_pb2.GetTeamsResponse = await self._channel.call(self._stub.GetTeams, request)
        return {UUID(each.team_id): each for each in reply.teams}


def _parted(ids: Iterable[UUID]) -> Iterator[list[str]]:
    """As many at a time as one call takes."""
    wanted = [*map(str, ids)]
    for start in range(0, len(wanted), MOST_IDS):
        yield wanted[start : start + MOST_IDS]


def _shown(user: identity_pb2.User) -> PersonPublic:
    return PersonPublic(
        user_id=UUID(user.user_id),
        full_name=user.full_name,
        email=user.email,
        photo_url=user.photo_url or None,
        name_abbreviation=user.name_abbreviation,
        abbreviation_bg_color=user.abbreviation_bg_color,
    )
