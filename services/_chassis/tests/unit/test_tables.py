"""What every table class has from its base, and what SQLModel would do that ours must not.

The type checker is held to what it must find, too: an `ignore` that it does not need is an error here.
"""

# pyright: strict, reportUnnecessaryTypeIgnoreComment=true

from datetime import datetime
from enum import StrEnum
from typing import Any, cast
from uuid import UUID

import pytest
from chassis.db import ServiceBase, created_at_column, default_column, id_column, service_registry
from chassis.db.fast_rows import plan_for
from chassis.db.statements import col, select
from chassis.db.tables import OutboxEvent
from chassis.ids import new_id
from fastapi import FastAPI
from pydantic import BaseModel
from sqlalchemy import Select, Table, inspect
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import InvalidRequestError
from sqlalchemy.schema import CreateTable
from sqlmodel import Field


class SiteBase(ServiceBase, registry=service_registry()): ...


class BudgetBase(ServiceBase, registry=service_registry()): ...


class Project(SiteBase, table=True):
    __tablename__ = "project"

    id: UUID = id_column()
    address: str


class Visit(SiteBase, table=True):
    __tablename__ = "visit"

    id: UUID = id_column()
    project_id: UUID = Field(foreign_key="project.id", ondelete="CASCADE", index=True)
    purpose: str = default_column("the client's")
    is_over: bool = default_column(False)
    people: list[UUID]
    tags: list[str] = Field(default_factory=list)
    weather: dict[str, Any] | None = None
    remark: str | None = None
    hours: float | None = None
    ended_at: datetime | None = None
    created_at: datetime = created_at_column()


COLUMNS = """
    id UUID NOT NULL,
    project_id UUID NOT NULL,
    purpose TEXT DEFAULT 'the client''s' NOT NULL,
    is_over BOOLEAN DEFAULT false NOT NULL,
    people UUID[] NOT NULL,
    tags TEXT[] NOT NULL,
    weather JSONB,
    remark TEXT,
    hours DOUBLE PRECISION,
    ended_at TIMESTAMP WITH TIME ZONE,
    created_at TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT pk_visit PRIMARY KEY (id),
    CONSTRAINT fk_visit_project_id_project FOREIGN KEY(project_id) REFERENCES project (id) ON DELETE CASCADE
"""


class TestTheTablesOfServices:
    def test_may_have_the_same_names(self) -> None:
        class Project(BudgetBase, table=True):
            __tablename__ = "project"

            id: UUID = id_column()
            limit_minor: int

        class Line(BudgetBase, table=True):
            __tablename__ = "line"

            id: UUID = id_column()
            project_id: UUID = Field(foreign_key="project.id")

        (names,) = Line.__table__.foreign_keys
        assert names.column is Project.__table__.c.id
        assert "limit_minor" in str(select(Project))

    def test_are_with_the_chassis_own_all_its_database_holds(self) -> None:
        assert {"project", "outbox_event", "inbox_claim", "dead_letter", "idempotency_key"} <= set(
            SiteBase.metadata.tables
        )
        assert not {"project", "line"} & set(OutboxEvent.metadata.tables)

    def test_have_no_name_of_the_chassis(self) -> None:
        with pytest.raises(InvalidRequestError, match="outbox_event"):

            class Outbox(SiteBase, table=True):  # pyright: ignore[reportUnusedClass]
                __tablename__ = "outbox_event"

                id: UUID = id_column()

    def test_have_columns_of_postgresqls_own_kinds(self) -> None:
        table = cast("Table", Visit.__table__)
        written = str(CreateTable(table).compile(dialect=postgresql.dialect()))
        assert " ".join(written.split()) == f"CREATE TABLE visit ( {' '.join(COLUMNS.split())} )"
        assert [index.name for index in table.indexes] == ["ix_visit_project_id"]

    def test_are_read_past_sqlalchemy(self) -> None:
        """All but floats, whose values it looks at."""
        columns = [column for column in Visit.__table__.c if column.name != "hours"]
        assert plan_for(select(*columns).where(col(Visit.ended_at).is_(None))) is not None


def visit(**values: Any) -> Visit:
    return Visit(project_id=new_id(), people=[], **values)


class TestARow:
    def test_is_whole_before_it_is_written(self) -> None:
        row = visit()
        assert row.id.version == 7
        assert row.created_at.tzinfo is not None
        assert (row.purpose, row.tags, row.weather) == ("the client's", [], None)
        assert visit().tags is not row.tags

    def test_that_was_read_is_no_units(self) -> None:
        columns = dict.fromkeys(Visit.__table__.columns.keys()) | {"purpose": "a survey"}
        read = Visit.of_row(columns)
        assert (read.purpose, read.remark) == ("a survey", None)
        assert inspect(read).session is None

    def test_has_no_column_that_its_table_has_not(self) -> None:
        with pytest.raises(TypeError, match="Visit has no column purpos"):
            visit(purpos="a tour")
        with pytest.raises(ValueError, match="purpos"):
            visit().purpos = "a tour"  # pyright: ignore[reportArgumentType]

    def test_tells_sqlalchemy_of_its_changes(self) -> None:
        row = visit()
        row.purpose = "a tour"
        assert inspect(row).attrs.purpose.history.added == ["a tour"]

    def test_keeps_what_it_holds_out_of_logs(self) -> None:
        assert "secret" not in f"{visit(remark='secret')} {visit(remark='secret')!r}"


class TestTheTypeChecker:
    def test_finds_a_forgotten_col(self) -> None:
        select(Visit).where(Visit.purpose == "a tour")  # pyright: ignore[reportArgumentType]

    def test_finds_the_attribute_of_a_row_that_was_taken_for_a_column(self) -> None:
        """At run time it would pass for a condition that no row or every row meets."""
        met = select(Visit).where(visit().purpose == "a tour")  # pyright: ignore[reportArgumentType]
        assert "WHERE false" in str(met)
        with pytest.raises(RuntimeError):
            select(Visit).where(col(visit().purpose) == "a tour")

    def test_knows_what_a_row_holds(self) -> None:
        with pytest.raises(TypeError):
            Visit(project_id=new_id(), people=[], purpos="a tour")  # pyright: ignore[reportCallIssue]
        visit().purpose = 1  # pyright: ignore[reportAttributeAccessIssue]
        Visit(people=[])  # pyright: ignore[reportCallIssue]
        Visit(project_id="first", people=[])  # pyright: ignore[reportArgumentType]

    def test_knows_what_a_statement_gives(self) -> None:
        visits: Select[Visit] = select(Visit)
        projects: Select[Project] = select(Visit)  # pyright: ignore[reportAssignmentType]
        purposes: Select[str] = select(col(Visit.purpose))
        assert str(visits) == str(projects) != str(purposes)


class TestATableIsNoWireShape:
    def test_it_does_not_parse(self) -> None:
        with pytest.raises(TypeError, match="Visit is a table"):
            Visit.model_validate({"purpose": "a tour"})

    def test_it_does_not_print(self) -> None:
        with pytest.raises(TypeError, match="Visit is a table"):
            visit().model_dump()

    def test_no_shape_holds_it(self) -> None:
        with pytest.raises(TypeError, match="Visit is a table"):

            class Shown(BaseModel):  # pyright: ignore[reportUnusedClass]
                visits: list[Visit]

    def test_no_route_takes_or_answers_it(self) -> None:
        """FastAPI looks at a shape when it is first needed: for the contract, at the latest."""
        answering, taking = FastAPI(), FastAPI()

        @answering.get("/")
        async def answer() -> Visit: ...

        @taking.post("/")
        async def take(body: Visit) -> None: ...

        for app in (answering, taking):
            with pytest.raises(TypeError, match="Visit is a table"):
                app.openapi()


def test_an_enum_is_no_column() -> None:
    """PostgreSQL's own would keep the names of its members, and take a migration for each that is new."""

    class State(StrEnum):
        OPEN = "open"

    with pytest.raises(TypeError, match="keep its value"):
        type("Shift", (SiteBase,), {"__annotations__": {"id": UUID, "state": State | None}}, table=True)
