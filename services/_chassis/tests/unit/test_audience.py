"""Whom a note concerns, as each stream of the hub is asked."""

from uuid import UUID, uuid4

import pytest
from chassis.access import Access, Actor, Origin, Role
from chassis.ids import new_id
from chassis.live import Audience, LiveNote
from contracts.live.v1 import live_pb2

COMPANY, TEAM, PROJECT, ANOTHER = uuid4(), uuid4(), uuid4(), uuid4()


def somebody(
    role: Role = Role.MEMBER,
    *,
    teams: tuple[UUID, ...] = (),
    projects: tuple[UUID, ...] = (),
    manages: tuple[UUID, ...] = (),
) -> Actor:
    access = Access(True, role, frozenset(teams), frozenset({*projects, *manages}), frozenset(manages))
    return Actor(new_id(), new_id(), COMPANY, Origin("", ""), access)


def told(audience: Audience) -> Audience:
    """As the hub has it, over the wire."""
    note = LiveNote(COMPANY, "todos", audience)
    heard = LiveNote.unpacked(live_pb2.Note.FromString(note.packed()))
    assert heard == note
    return heard.audience


class TestIsMetBy:
    def test_a_person_that_it_names(self) -> None:
        one = somebody()
        assert told(Audience.of(users=[str(one.user_id)])).includes(one)
        assert not told(Audience.of(users=[one.user_id])).includes(somebody(Role.OWNER))

    def test_who_is_in_its_team(self) -> None:
        of_team = told(Audience.of(teams=[TEAM]))
        assert of_team.includes(somebody(teams=(ANOTHER, TEAM)))
        assert not of_team.includes(somebody(Role.OWNER, teams=(ANOTHER,)))

    def test_who_sees_its_project(self) -> None:
        of_project = told(Audience.of(projects=[PROJECT]))
        assert of_project.includes(somebody(projects=(PROJECT,)))
        assert of_project.includes(somebody(Role.ADMIN))
        assert not of_project.includes(somebody(Role.MANAGER, projects=(ANOTHER,), manages=(ANOTHER,)))

    def test_who_manages_its_project(self) -> None:
        of_managers = told(Audience.of(managed_projects=[PROJECT]))
        assert of_managers.includes(somebody(manages=(PROJECT,)))
        assert of_managers.includes(somebody(Role.ADMIN))
        assert not of_managers.includes(somebody(Role.MANAGER, projects=(PROJECT,), manages=(ANOTHER,)))

    def test_its_role_and_higher_ones(self) -> None:
        admins = told(Audience.from_role(Role.ADMIN))
        assert [role for role in Role if admins.includes(somebody(role))] == [*Role][2:]
        assert all(told(Audience.everybody()).includes(somebody(role)) for role in Role)

    def test_whoever_is_among_any_of_these(self) -> None:
        either = told(Audience(teams=frozenset({TEAM}), least_role=Role.ADMIN))
        assert either.includes(somebody(teams=(TEAM,)))
        assert either.includes(somebody(Role.ADMIN))
        assert not either.includes(somebody(Role.MANAGER))


class TestIsMetByNobody:
    def test_where_it_says_nothing(self) -> None:
        assert not told(Audience()).includes(somebody(Role.OWNER, teams=(TEAM,), manages=(PROJECT,)))

    def test_where_it_says_a_role_of_a_later_release(self) -> None:
        said = live_pb2.Note(company_id=str(COMPANY), topic="todos")
        said.audience.least_role = "guest"
        audience = LiveNote.unpacked(said).audience
        assert not audience.includes(somebody(Role.OWNER))


@pytest.mark.parametrize("topic", ["", "forms.todos", "To-dos", "to dos", "a" * 41, "to\ndos"])
def test_a_topic_is_one_plain_word(topic: str) -> None:
    with pytest.raises(ValueError, match="is no topic"):
        LiveNote(COMPANY, topic, Audience())
