import asyncio
from collections.abc import AsyncGenerator
from datetime import UTC
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import col, select
from chassis.errors import Invalid, NotFound, Unavailable
from chassis.rpc import MOST_IDS, RpcChannel, start_rpc_server
from chassis.runtime import Runtime
from chassis.settings import ServiceSettings
from chassis.testing import SignIn, counted_statements, user_id_of
from chassis.testing.addresses import free_port
from chassis.testing.callers import credentials_of
from contracts.identity.v1 import identity_pb2 as pb
from contracts.identity.v1 import identity_pb2_grpc
from identity.main import definition
from identity.tables.company import Company
from identity.tables.member import Member
from sqlalchemy import text, update


@pytest.fixture
async def address(runtime: Runtime, settings: ServiceSettings) -> AsyncGenerator[str]:
    settings.grpc_port = free_port()
    server = await start_rpc_server(definition.rpc_services(runtime), settings, runtime.credentials)
    yield f"127.0.0.1:{settings.grpc_port}"
    await server.stop(grace=1)


@pytest.fixture
async def channel(address: str) -> AsyncGenerator[RpcChannel]:
    channel = RpcChannel("identity", address, credentials_of("forms"))
    yield channel
    await channel.close()


@pytest.fixture
def directory(channel: RpcChannel) -> Any:
    return identity_pb2_grpc.DirectoryServiceStub(channel.channel)


async def make_team(client: httpx.AsyncClient, admin: dict[str, str], name: str, *people: UUID) -> str:
    body = {"name": name, "memberUserIds": [str(each) for each in people], "leadUserIds": [str(people[0])]}
    made = await client.post("/api/Team/CreateTeam", json=body, headers=admin)
    return made.json()["data"]["teamId"]


async def make_project(client: httpx.AsyncClient, admin: dict[str, str], name: str, **more: Any) -> str:
    body = {"name": name, "timeZone": "Asia/Singapore", **more}
    made = await client.post("/api/Project/CreateProject", json=body, headers=admin)
    assert made.status_code == 201, made.text
    return made.json()["data"]["projectId"]


def asked_for(company_id: UUID, *user_ids: UUID) -> pb.GetUsersRequest:
    return pb.GetUsersRequest(company_id=str(company_id), user_ids=map(str, user_ids))


class TestGetUsers:
    async def test_names_the_known_and_leaves_out_the_rest(
        self,
        channel: RpcChannel,
        directory: Any,
        runtime: Runtime,
        sign_in: SignIn,
        company_id: UUID,
    ) -> None:
        ids = [user_id_of(await sign_in(Role.MEMBER)) for _ in range(3)]
        with counted_statements(runtime.database) as statements:
            reply = await channel.call(directory.GetUsers, asked_for(company_id, *ids, uuid4()))
        assert [user.user_id for user in reply.users] == sorted(map(str, ids))
        assert (reply.users[0].language, reply.users[0].name_abbreviation) == ("en", "P1")
        assert len(statements) == 1

    async def test_tells_what_each_is_in_the_company_and_of_who_has_left_nothing(
        self, channel: RpcChannel, directory: Any, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin, gone = [user_id_of(await sign_in(role)) for role in (Role.ADMIN, Role.MANAGER)]
        async with runtime.database.unit_of_work() as uow:
            left = update(Member).where(col(Member.user_id) == gone, col(Member.company_id) == company_id)
            await uow.execute(left.values(removed_at=now()))
        reply = await channel.call(directory.GetUsers, asked_for(company_id, admin, gone))
        assert {user.user_id: user.role for user in reply.users} == {
            str(admin): pb.ROLE_ADMIN,
            str(gone): pb.ROLE_UNSPECIFIED,
        }

    async def test_names_nobody_of_another_company(
        self, channel: RpcChannel, directory: Any, sign_in: SignIn, make_company: Any, company_id: UUID
    ) -> None:
        ours = user_id_of(await sign_in(Role.MEMBER))
        other = await make_company("Harbour Civil")
        theirs = user_id_of(await sign_in(Role.MEMBER, company_id=other))

        async def named(of: UUID) -> list[str]:
            reply = await channel.call(directory.GetUsers, asked_for(of, ours, theirs))
            return [user.user_id for user in reply.users]

        assert await named(company_id) == [str(ours)]
        assert await named(other) == [str(theirs)]
        assert await named(uuid4()) == []

    async def test_names_who_left_and_once_who_came_back(
        self,
        channel: RpcChannel,
        directory: Any,
        runtime: Runtime,
        sign_in: SignIn,
        company_id: UUID,
    ) -> None:
        """Old submissions and papers go on saying who it was."""
        left, back = [user_id_of(await sign_in(Role.MEMBER)) for _ in range(2)]
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(
                update(Member).where(col(Member.user_id).in_([left, back])).values(removed_at=now())
            )
            uow.add(Member(company_id=company_id, user_id=back, role=Role.MEMBER.value))
        reply = await channel.call(directory.GetUsers, asked_for(company_id, left, back))
        assert [user.user_id for user in reply.users] == sorted([str(left), str(back)])

    async def test_asked_for_nobody_it_answers_nobody(
        self, channel: RpcChannel, directory: Any, company_id: UUID
    ) -> None:
        assert not (await channel.call(directory.GetUsers, asked_for(company_id))).users

    async def test_who_names_no_company_is_told_to_come_again(
        self, channel: RpcChannel, directory: Any, sign_in: SignIn
    ) -> None:
        """As a caller of the release before, for as long as it runs."""
        anybody = user_id_of(await sign_in(Role.MEMBER))
        with pytest.raises(Unavailable):
            await channel.call(directory.GetUsers, pb.GetUsersRequest(user_ids=[str(anybody)]))

    async def test_takes_the_stated_number_of_ids_and_no_more(
        self, channel: RpcChannel, directory: Any, company_id: UUID
    ) -> None:
        ids = [uuid4() for _ in range(MOST_IDS + 1)]
        await channel.call(directory.GetUsers, asked_for(company_id, *ids[1:]))
        with pytest.raises(Invalid, match="At most 500"):
            await channel.call(directory.GetUsers, asked_for(company_id, *ids))

    @pytest.mark.parametrize("wrong", ["", "1", "'; drop table user", "x" * 5000])
    async def test_what_is_no_id_is_refused(
        self, channel: RpcChannel, directory: Any, company_id: UUID, wrong: str
    ) -> None:
        request = pb.GetUsersRequest(company_id=str(company_id), user_ids=[wrong])
        with pytest.raises(Invalid, match="is not an id"):
            await channel.call(directory.GetUsers, request)


class TestGetTeams:
    async def test_tells_members_and_leads_of_one_company_only(
        self,
        client: httpx.AsyncClient,
        channel: RpcChannel,
        directory: Any,
        runtime: Runtime,
        sign_in: SignIn,
        make_company: Any,
        company_id: UUID,
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        lead, worker = user_id_of(await sign_in(Role.MEMBER)), user_id_of(await sign_in(Role.MEMBER))
        ours = await make_team(client, admin, "Concrete", lead, worker)
        await make_team(client, admin, "Safety", lead)
        stranger = await sign_in(Role.OWNER, company_id=await make_company("Harbour Civil"))
        theirs = await make_team(client, stranger, "Piling", user_id_of(stranger))

        everything = pb.GetTeamsRequest(company_id=str(company_id))
        with counted_statements(runtime.database) as statements:
            reply = await channel.call(directory.GetTeams, everything)
        assert [team.name for team in reply.teams] == ["Concrete", "Safety"]
        assert set(reply.teams[0].member_user_ids) == {str(lead), str(worker)}
        assert list(reply.teams[0].lead_user_ids) == [str(lead)]
        assert len(statements) == 1

        some = pb.GetTeamsRequest(company_id=str(company_id), team_ids=[ours, theirs, str(uuid4())])
        assert [team.team_id for team in (await channel.call(directory.GetTeams, some)).teams] == [ours]


class TestGetProjects:
    async def test_tells_the_site_and_its_people(
        self,
        client: httpx.AsyncClient,
        channel: RpcChannel,
        directory: Any,
        sign_in: SignIn,
        make_company: Any,
        company_id: UUID,
    ) -> None:
        admin, manager = await sign_in(Role.ADMIN), await sign_in(Role.MANAGER)
        site = {"latitude": 1.4052, "longitude": 103.9024, "startsOn": "2026-03-02", "address": "83 Punggol"}
        ours = await make_project(client, admin, "Punggol", managerUserIds=[str(user_id_of(manager))], **site)
        await client.post("/api/Project/ArchiveProject", json={"projectId": ours}, headers=manager)
        bare = await make_project(client, admin, "Bare")
        other = await make_company("Harbour Civil")
        theirs = await make_project(client, await sign_in(Role.OWNER, company_id=other), "Tuas")

        asked = pb.GetProjectsRequest(company_id=str(company_id), project_ids=[ours, bare, theirs])
        first, second = (await channel.call(directory.GetProjects, asked)).projects
        assert (first.project_id, first.latitude, first.starts_on, first.ends_on, first.is_archived) == (
            ours,
            1.4052,
            "2026-03-02",
            "",
            True,
        )
        assert list(first.manager_user_ids) == list(first.member_user_ids) == [str(user_id_of(manager))]
        assert (second.project_id, second.HasField("latitude")) == (bare, False)

        everything = pb.GetProjectsRequest(company_id=str(other))
        reply = await channel.call(directory.GetProjects, everything)
        assert [project.name for project in reply.projects] == ["Tuas"]


class TestGetCompany:
    async def test_tells_its_settings(
        self, channel: RpcChannel, directory: Any, runtime: Runtime, company_id: UUID
    ) -> None:
        reply = await channel.call(directory.GetCompany, pb.GetCompanyRequest(company_id=str(company_id)))
        assert (reply.company_id, reply.name, reply.geofence_radius_meters) == (
            str(company_id),
            "Northbank Builders",
            0,
        )
        async with runtime.database.reading() as uow:
            made = (await uow.execute(select(Company.created_at))).scalar_one()
        assert reply.created_at.ToDatetime(UTC) == made
        assert not reply.admin_user_ids

    async def test_names_its_admins_the_highest_first_and_nobody_who_left(
        self,
        channel: RpcChannel,
        directory: Any,
        runtime: Runtime,
        company_id: UUID,
        sign_in: SignIn,
        make_company: Any,
    ) -> None:
        admin, owner, gone = [
            user_id_of(await sign_in(role)) for role in (Role.ADMIN, Role.OWNER, Role.ADMIN)
        ]
        other = await make_company("Harbour Civil")
        await sign_in(Role.MANAGER)
        await sign_in(Role.ADMIN, company_id=other)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(Member).where(col(Member.user_id) == gone).values(removed_at=now()))
        request = pb.GetCompanyRequest(company_id=str(company_id), with_admins=True)
        reply = await channel.call(directory.GetCompany, request)
        assert [*reply.admin_user_ids] == [str(owner), str(admin)]

    async def test_an_unknown_one_is_a_typed_error(self, channel: RpcChannel, directory: Any) -> None:
        with pytest.raises(NotFound, match="does not exist"):
            await channel.call(directory.GetCompany, pb.GetCompanyRequest(company_id=str(uuid4())))


class TestTheChannel:
    async def test_a_database_that_hangs_costs_the_caller_its_deadline_and_us_no_connection(
        self, channel: RpcChannel, directory: Any, runtime: Runtime, company_id: UUID
    ) -> None:
        request = pb.GetCompanyRequest(company_id=str(company_id))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("lock table company in access exclusive mode"))
            calls = (channel.call(directory.GetCompany, request, deadline=0.3) for _ in range(12))
            # Answered while the table is still locked, thus by the deadline.
            answers = await asyncio.gather(*calls, return_exceptions=True)
            assert {type(answer) for answer in answers} == {Unavailable}
        reply = await channel.call(directory.GetCompany, request)
        assert reply.name == "Northbank Builders"
