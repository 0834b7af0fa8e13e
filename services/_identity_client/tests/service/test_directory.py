from uuid import UUID

import pytest
from chassis.errors import Unavailable
from chassis.ids import new_id
from chassis.rpc import MOST_IDS
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.testing import AddressBook

COMPANY = new_id()


class TestPeople:
    async def test_are_remembered_while_they_are_shown(self, directory: Directory, book: AddressBook) -> None:
        ana = _add(book, "Ana Lim")
        for _ in range(3):
            assert (await directory.people(COMPANY, [ana, None, ana]))[ana].full_name == "Ana Lim"
        assert book.asked["GetUsers"] == 1

    async def test_are_put_in_order_by_names_that_are_asked_for_once(
        self, directory: Directory, book: AddressBook
    ) -> None:
        ana, stranger = _add(book, "Ana Lim"), new_id()
        assert await directory.names(COMPANY, [ana, None, stranger]) == {ana: "Ana Lim"}
        assert set(await directory.people(COMPANY, [ana])) == {ana}
        assert await directory.names(new_id(), [ana]) == {}
        # The second is about the other company.
        assert book.asked["GetUsers"] == 2

    async def test_are_not_asked_for_while_others_wait_for_rows(
        self, directory: Directory, book: AddressBook, runtime: Runtime
    ) -> None:
        ana, known = _add(book, "Ana Lim"), _add(book, "Li Wei")
        await directory.people(COMPANY, [known])
        async with runtime.database.unit_of_work() as uow:
            await uow.lock("what others want")
            assert set(await directory.people(COMPANY, [ana, known])) == {known}
        assert set(await directory.people(COMPANY, [ana, known])) == {ana, known}

    async def test_are_asked_for_anew_where_it_matters(self, directory: Directory, book: AddressBook) -> None:
        ana = _add(book, "Ana Lim")
        await directory.people(COMPANY, [ana])
        book.add_user(ana, "Ana Lim", company_id=COMPANY, email="ana@elsewhere.test")
        assert (await directory.users(COMPANY, [ana]))[ana].email == "ana@elsewhere.test"

    async def test_are_asked_for_in_as_many_calls_as_it_takes(
        self, directory: Directory, book: AddressBook
    ) -> None:
        people = [_add(book, f"Person {number}") for number in range(MOST_IDS + 1)]
        assert set(await directory.users(COMPANY, people)) == set(people)
        assert book.asked["GetUsers"] == 2

    async def test_known_to_one_company_are_nobody_to_another(
        self, directory: Directory, book: AddressBook
    ) -> None:
        other = new_id()
        ana = _add(book, "Ana Lim")
        assert set(await directory.people(COMPANY, [ana])) == {ana}
        assert await directory.people(other, [ana]) == {}
        assert await directory.users(other, [ana]) == {}
        _add(book, "Olga Other", other)
        book.members.add((str(other), str(ana)))
        assert set(await directory.people(other, [ana])) == {ana}

    async def test_are_left_out_where_nobody_knows_them(
        self, directory: Directory, book: AddressBook
    ) -> None:
        assert await directory.people(COMPANY, [new_id()]) == {}
        assert book.asked["GetUsers"] == 1


async def test_while_identity_is_away_lists_go_without_names_and_nothing_else_pretends(
    directory: Directory,
) -> None:
    projects = Projects(directory)
    assert await directory.people(COMPANY, [new_id()]) == {}
    assert await projects.company_name(COMPANY) == ""
    assert await projects.archived_among(COMPANY, [new_id()]) == set()
    with pytest.raises(Unavailable):
        await projects.find(COMPANY, new_id())


class TestAProject:
    async def test_of_another_company_is_none(self, directory: Directory, book: AddressBook) -> None:
        projects = Projects(directory)
        jetty = book.add_project("Jetty 4", company_id=COMPANY)
        assert await projects.find(new_id(), jetty) is None
        found = await projects.find(COMPANY, jetty)
        assert found is not None
        assert found.name == "Jetty 4"

    async def test_is_asked_for_again_when_it_changed(self, directory: Directory, book: AddressBook) -> None:
        projects = Projects(directory)
        jetty = book.add_project("Jetty 4", company_id=COMPANY)
        assert await projects.archived_among(COMPANY, [jetty]) == set()
        book.projects[str(jetty)].is_archived = True
        assert await projects.archived_among(COMPANY, [jetty]) == set(), "it is remembered"
        projects.forget(COMPANY, jetty)
        assert await projects.archived_among(COMPANY, [jetty]) == {jetty}


class TestTeamsAndProjects:
    async def test_of_no_ids_are_none(self, directory: Directory, book: AddressBook) -> None:
        """On the wire that asks for every one: a caller who has no team to ask for must not mail them all."""
        book.add_project("Jetty 4", company_id=COMPANY)
        book.add_team("Concrete", company_id=COMPANY)
        assert await directory.teams(COMPANY, []) == {}
        assert await directory.projects(COMPANY, []) == {}
        assert len(await directory.all_teams(COMPANY)) == len(await directory.all_projects(COMPANY)) == 1

    async def test_are_asked_for_in_as_many_calls_as_it_takes(
        self, directory: Directory, book: AddressBook
    ) -> None:
        team = book.add_team("Concrete", company_id=COMPANY)
        found = await directory.teams(COMPANY, [*(new_id() for _ in range(MOST_IDS)), team])
        assert (set(found), book.asked["GetTeams"]) == ({team}, 2)

    async def test_of_teams_only_those_that_are_named_are_asked_for(
        self, directory: Directory, book: AddressBook
    ) -> None:
        projects, team = Projects(directory), book.add_team("Concrete", company_id=COMPANY)
        for _ in range(2):
            assert await projects.team_names(COMPANY, [team]) == {team: "Concrete"}
        assert await projects.team_names(COMPANY, []) == {}
        assert book.asked["GetTeams"] == 1


def _add(book: AddressBook, full_name: str, company_id: UUID = COMPANY) -> UUID:
    user_id = new_id()
    book.add_user(user_id, full_name, company_id=company_id)
    return user_id
