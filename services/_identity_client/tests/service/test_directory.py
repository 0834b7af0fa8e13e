from uuid import UUID

import pytest
from chassis.errors import Unavailable
from chassis.ids import new_id
from chassis.rpc import MOST_IDS
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.testing import AddressBook

COMPANY = new_id()


class TestPeople:
    async def test_are_remembered_while_they_are_shown(self, directory: Directory, book: AddressBook) -> None:
        ana = _add(book, "Ana Lim")
        for _ in range(3):
            assert (await directory.known_users([ana, None, ana]))[ana].full_name == "Ana Lim"
        assert book.asked["GetUsers"] == 1

    async def test_are_asked_for_anew_where_it_matters(self, directory: Directory, book: AddressBook) -> None:
        ana = _add(book, "Ana Lim")
        await directory.known_users([ana])
        book.add_user(ana, "Ana Lim", email="ana@elsewhere.test")
        assert (await directory.users([ana]))[ana].email == "ana@elsewhere.test"

    async def test_are_asked_for_in_as_many_calls_as_it_takes(
        self, directory: Directory, book: AddressBook
    ) -> None:
        people = [_add(book, f"Person {number}") for number in range(MOST_IDS + 1)]
        assert set(await directory.users(people)) == set(people)
        assert book.asked["GetUsers"] == 2

    async def test_are_left_out_where_nobody_knows_them(
        self, directory: Directory, book: AddressBook
    ) -> None:
        assert await directory.known_users([new_id()]) == {}
        assert book.asked["GetUsers"] == 1


async def test_while_identity_is_away_lists_go_without_names_and_nothing_else_pretends(
    directory: Directory,
) -> None:
    projects = Projects(directory)
    assert await directory.known_users([new_id()]) == {}
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


def _add(book: AddressBook, full_name: str) -> UUID:
    user_id = new_id()
    book.add_user(user_id, full_name)
    return user_id
