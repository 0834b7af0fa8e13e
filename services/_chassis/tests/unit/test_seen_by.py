from uuid import UUID

from chassis.access import Access, Actor, Origin, Role
from chassis.db import ServiceBase, service_registry
from chassis.db.statements import seen_by, select
from chassis.ids import new_id
from sqlalchemy.dialects import postgresql
from sqlmodel import Field


class Base(ServiceBase, registry=service_registry()): ...


class Visit(Base, table=True):
    __tablename__ = "visit"

    id: int = Field(primary_key=True)
    company_id: UUID
    project_id: UUID


def asked(role: Role, *project_ids: UUID) -> tuple[str, list[object]]:
    access = Access(session_active=True, role=role, project_ids=frozenset(project_ids))
    actor = Actor(new_id(), new_id(), UUID(int=1), Origin("", ""), access)
    statement = select(Visit.id).where(seen_by(actor, Visit))
    compiled = statement.compile(dialect=postgresql.dialect())  # pyright: ignore[reportUnknownMemberType]
    return str(compiled).partition("WHERE ")[2], [*compiled.params.values()]


def test_admins_see_all_of_their_company() -> None:
    for role in (Role.ADMIN, Role.CO_OWNER, Role.OWNER):
        assert asked(role) == ("visit.company_id = %(company_id_1)s::UUID", [UUID(int=1)])


def test_everybody_else_sees_what_is_of_their_projects() -> None:
    for role in (Role.MEMBER, Role.MANAGER):
        for project_ids in ([], [UUID(int=2)]):
            where, values = asked(role, *project_ids)
            assert " AND visit.project_id = ANY " in where
            assert values == [UUID(int=1), project_ids]
