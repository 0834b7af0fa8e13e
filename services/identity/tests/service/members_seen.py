"""Read models of people, as another service would keep them."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from chassis.access import Role
from chassis.db import ServiceBase, UnitOfWork, service_registry
from chassis.db.fast_rows import DIALECT
from chassis.db.statements import col, select
from chassis.events.projection import EventWithContext, Projection
from chassis.events.read_model import delete_rows, replace_rows
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2
from identity.tables.company import Company
from identity.tables.member import Member
from identity.tables.user import User
from identity_client.access import wire_role
from sqlalchemy.schema import CreateTable
from sqlmodel import Field


class Base(ServiceBase, registry=service_registry()): ...


class MemberSeen(Base, table=True):
    __tablename__ = "member_seen"

    company_id: UUID = Field(primary_key=True)
    user_id: UUID = Field(primary_key=True)
    role: int
    joined_at: datetime


class PersonSeen(Base, table=True):
    __tablename__ = "person_seen"

    user_id: UUID = Field(primary_key=True)
    full_name: str
    email: str
    language: str


async def keep_members(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
    rows = [
        {
            "company_id": each.event.company_id,
            "user_id": each.event.user_id,
            "role": each.event.role,
            "joined_at": each.event.joined_at.ToDatetime(UTC),
        }
        for each in told
    ]
    await replace_rows(uow, MemberSeen, rows)


async def forget_members(uow: UnitOfWork, ids: Sequence[str]) -> None:
    await delete_rows(uow, MemberSeen, ids)


async def keep_people(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
    names = ("user_id", "full_name", "email", "language")
    await replace_rows(
        uow, PersonSeen, [{name: getattr(each.event.user, name) for name in names} for each in told]
    )


async def forget_people(uow: UnitOfWork, ids: Sequence[str]) -> None:
    await delete_rows(uow, PersonSeen, ids)


members_seen = Projection(
    "identity.members_seen",
    states=[events_pb2.MemberChanged],
    ends=[events_pb2.MemberRemoved],
    keep=keep_members,
    forget=forget_members,
)
people_seen = Projection(
    "identity.people_seen",
    states=[events_pb2.UserProfileChanged],
    ends=[],
    keep=keep_people,
    forget=forget_people,
)


_KINDS: Sequence[Any] = (MemberSeen, PersonSeen)
_TABLES: Sequence[Any] = [kind.__table__ for kind in _KINDS]


async def run(runtime: Runtime, *statements: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        driver = await uow.driver()
        for statement in statements:
            await driver.execute(statement)


async def make_tables(runtime: Runtime) -> None:
    await run(runtime, *(str(CreateTable(each).compile(dialect=DIALECT)) for each in _TABLES))


async def lose_read_models(runtime: Runtime) -> None:
    await run(runtime, *(f"delete from {each.name}" for each in _TABLES))


async def drop_tables(runtime: Runtime) -> None:
    await run(runtime, *(f"drop table {each.name}" for each in _TABLES))


async def owned_members(runtime: Runtime) -> set[tuple[Any, ...]]:
    found = await _all(
        runtime,
        select(Member.company_id, Member.user_id, Member.role, Member.joined_at)
        .join(Company, col(Company.id) == col(Member.company_id))
        .where(col(Member.removed_at).is_(None), col(Company.deleted_at).is_(None)),
    )
    return {(company, user, wire_role(Role(role)), joined_at) for company, user, role, joined_at in found}


async def seen_members(runtime: Runtime) -> set[tuple[Any, ...]]:
    return await _all(
        runtime, select(MemberSeen.company_id, MemberSeen.user_id, MemberSeen.role, MemberSeen.joined_at)
    )


async def owned_people(runtime: Runtime) -> set[tuple[Any, ...]]:
    return await _all(runtime, select(User.id, User.full_name, User.email, User.language))


async def seen_people(runtime: Runtime) -> set[tuple[Any, ...]]:
    return await _all(
        runtime, select(PersonSeen.user_id, PersonSeen.full_name, PersonSeen.email, PersonSeen.language)
    )


async def _all(runtime: Runtime, statement: Any) -> set[tuple[Any, ...]]:
    async with runtime.database.reading() as uow:
        return {tuple(row) for row in await uow.execute(statement)}
