"""What an id from a request may do: it is anybody's until identity says whose."""

from collections.abc import AsyncGenerator
from dataclasses import replace
from uuid import UUID

import pytest
from chassis.access import Access, Actor, Origin, Role
from chassis.errors import ServiceError, Unavailable
from chassis.ids import new_id
from chassis.rpc import RpcChannel
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.callers import credentials_of
from chassis.testing.people import COMPANY, Memberships
from chassis.texts import translated
from contracts.identity.v1.identity_pb2 import GetCompanyResponse
from identity_client import projects as projects_module
from identity_client.access import RemoteAccess
from identity_client.directory import Directory
from identity_client.errors import ProjectIsArchived, UnknownProject
from identity_client.projects import PROJECT_CHANGED, Projects
from identity_client.testing import AddressBook
from identity_client.testing.crew import Crew


@pytest.fixture
def projects(directory: Directory) -> Projects:
    return Projects(directory)


@pytest.fixture
def crew(runtime: Runtime, book: AddressBook) -> Crew:
    return Crew(Memberships.of(runtime), book)


def actor(role: Role, *project_ids: UUID, company_id: UUID = COMPANY) -> Actor:
    access = Access(session_active=True, role=role, project_ids=frozenset(project_ids))
    return Actor(new_id(), new_id(), company_id, Origin("", ""), access)


class TestGetOpen:
    async def test_is_for_those_in_it_and_for_admins(self, projects: Projects, crew: Crew) -> None:
        for somebody in (actor(Role.MEMBER, crew.jetty), actor(Role.ADMIN)):
            assert (await projects.get_open(somebody, crew.jetty)).name == "Jetty 4"

    async def test_tells_of_no_other_project_that_it_is_there(self, projects: Projects, crew: Crew) -> None:
        elsewhere = crew.book.add_project("Elsewhere", company_id=new_id())
        closed = crew.book.add_project("Pier 1", company_id=COMPANY, is_archived=True)
        member, admin = actor(Role.MEMBER, crew.tower), actor(Role.ADMIN)
        strangest = actor(Role.OWNER, crew.jetty, company_id=new_id())
        refusals = [
            (member, crew.jetty),
            (member, closed),
            (member, new_id()),
            (admin, new_id()),
            (admin, elsewhere),
            (strangest, crew.jetty),
        ]
        for somebody, project_id in refusals:
            with pytest.raises(UnknownProject) as refused:
                await projects.get_open(somebody, project_id)
            assert refused.value.fields[0].field == "projectId"

    async def test_names_an_archived_one_to_those_in_it(self, projects: Projects, crew: Crew) -> None:
        closed = crew.book.add_project("Pier 1", company_id=COMPANY, is_archived=True)
        for somebody in (actor(Role.MEMBER, closed), actor(Role.OWNER)):
            with pytest.raises(ProjectIsArchived, match="The project “Pier 1” is archived"):
                await projects.get_open(somebody, closed)
            assert (await projects.get_seen(somebody, closed)).is_archived

    async def test_refuses_in_chinese_too(self, projects: Projects, crew: Crew) -> None:
        closed = crew.book.add_project("Pier 1", company_id=COMPANY, is_archived=True)
        for project_id, words in ((closed, "项目“Pier 1”已归档"), (new_id(), "此项目不存在")):
            with pytest.raises(ServiceError) as refused:
                await projects.get_open(actor(Role.ADMIN), project_id)
            assert words in str(translated(refused.value.message, "zh-CN"))


class TestTheRulesOfACompany:
    async def test_are_not_taken_for_none_while_nobody_can_be_asked(
        self, projects: Projects, book: AddressBook
    ) -> None:
        book.companies[str(COMPANY)] = GetCompanyResponse(company_id=str(COMPANY), geofence_radius_meters=80)
        book.is_away = True
        with pytest.raises(Unavailable):
            await projects.rules_of(COMPANY)
        assert (await projects.company(COMPANY)).geofence_radius_meters == 0, "what is shown goes without"

    async def test_are_those_told_last_while_nobody_can_be_asked(
        self, directory: Directory, book: AddressBook, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(projects_module, "_LASTS_SECONDS", 0.0)
        forgetful = Projects(directory)
        book.companies[str(COMPANY)] = GetCompanyResponse(company_id=str(COMPANY), geofence_radius_meters=80)
        await forgetful.rules_of(COMPANY)
        book.is_away = True
        assert (await forgetful.rules_of(COMPANY)).geofence_radius_meters == 80


class TestMustBeOpen:
    async def test_lets_nothing_happen_in_a_project_that_nobody_knows(
        self, projects: Projects, crew: Crew
    ) -> None:
        await projects.must_be_open(COMPANY, crew.jetty)
        await projects.must_be_open(COMPANY, None)
        for company_id, project_id in ((COMPANY, new_id()), (new_id(), crew.jetty)):
            with pytest.raises(UnknownProject):
                await projects.must_be_open(company_id, project_id)


class TestWhileIdentityIsAway:
    async def test_nothing_is_open_and_everybody_may_try_again(self, crew: Crew) -> None:
        channel = RpcChannel("identity", "127.0.0.1:1", credentials_of("forms"))
        projects = Projects(Directory(channel))
        for asking in (
            projects.get_seen(actor(Role.OWNER), crew.jetty),
            projects.get_open(actor(Role.OWNER), crew.jetty),
            projects.must_be_open(COMPANY, crew.jetty),
            RemoteAccess(channel).get_access(new_id(), COMPANY, new_id()),
        ):
            with pytest.raises(Unavailable) as refused:
                await asking
            assert refused.value.is_retryable
        await channel.close()


class TestWhatIsRemembered:
    @pytest.fixture
    async def processes(self, service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[list[Runtime]]:
        def provide(each: Runtime) -> None:
            # As forms asks: a sample is nobody whom identity answers.
            channel = RpcChannel("identity", each.settings.identity_grpc, credentials_of("forms"))
            each.on_close(channel.close)
            each.provide(Projects(Directory(channel)))

        hearing = replace(service, listeners=[PROJECT_CHANGED], provide=provide)
        async with hearing.open(runtime.settings) as one, hearing.open(runtime.settings) as another:
            yield [one, another]

    async def test_is_forgotten_in_every_process_when_it_changes(
        self, processes: list[Runtime], crew: Crew
    ) -> None:
        for is_archived in (True, False):
            await crew.archive(crew.jetty, *processes, is_archived=is_archived)
            for each in processes:
                archived = await each.of(Projects).archived_among(COMPANY, [crew.jetty])
                assert archived == ({crew.jetty} if is_archived else set())
