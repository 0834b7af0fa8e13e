"""Services whose tables have the same names can live in one process, as where all are tried together."""

from uuid import UUID

import pytest
from chassis.db import ServiceBase, id_column, service_registry
from chassis.db.tables import OutboxEvent
from sqlalchemy import ForeignKey, select
from sqlalchemy.exc import InvalidRequestError
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class SiteBase(ServiceBase, DeclarativeBase):
    registry = service_registry()


class BudgetBase(ServiceBase, DeclarativeBase):
    registry = service_registry()


class Project(SiteBase):
    __tablename__ = "project"

    id: Mapped[UUID] = id_column()
    address: Mapped[str]


def test_two_services_may_have_a_table_of_one_name() -> None:
    class Project(BudgetBase):
        __tablename__ = "project"

        id: Mapped[UUID] = id_column()
        limit_minor: Mapped[int]

    class Line(BudgetBase):
        __tablename__ = "line"

        id: Mapped[UUID] = id_column()
        project_id: Mapped[UUID] = mapped_column(ForeignKey("project.id"))

    (names,) = Line.__table__.foreign_keys
    assert names.column is Project.__table__.c.id
    assert "limit_minor" in str(select(Project))


def test_each_services_metadata_is_all_its_database_holds() -> None:
    assert {"project", "outbox_event", "inbox_claim", "dead_letter", "idempotency_key"} <= set(
        SiteBase.metadata.tables
    )
    assert not {"project", "line"} & set(OutboxEvent.metadata.tables)


def test_the_chassis_own_names_are_taken() -> None:
    with pytest.raises(InvalidRequestError, match="outbox_event"):

        class Outbox(SiteBase):  # pyright: ignore[reportUnusedClass]
            __tablename__ = "outbox_event"

            id: Mapped[UUID] = id_column()
