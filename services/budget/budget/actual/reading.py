"""Costs as they are shown: to whoever sees their project."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.money import to_text
from chassis.runtime import Runtime
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from budget.actual.repo import ActualRepo
from budget.actual.schemas import ActualPublic, ActualQuery
from budget.code.reading import may_edit


async def query_actuals(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: ActualQuery
) -> Page[ActualPublic]:
    """The newest invoices first."""
    project = await runtime.of(Projects).get_seen(actor, wanted.project_id)
    paging = Paging(wanted.page_number, wanted.page_count)
    rows, total = await ActualRepo(uow).page(actor, wanted, paging)
    people = await runtime.of(Directory).people(actor.company_id, _who(*rows))
    return Page[ActualPublic].of([_public(row, actor, project, people) for row in rows], total, paging)


async def shown_actual(uow: UnitOfWork, runtime: Runtime, actor: Actor, actual_id: UUID) -> ActualPublic:
    row = await ActualRepo(uow).shown(actor, actual_id)
    project = await runtime.of(Projects).try_find(actor.company_id, row.project_id)
    people = await runtime.of(Directory).people(actor.company_id, _who(row))
    return _public(row, actor, project, people)


def _who(*rows: Any) -> list[UUID | None]:
    return [who for row in rows for who in (row.created_by, row.reversed_by)]


def _public(
    row: Any, actor: Actor, project: Project | None, people: Mapping[UUID, PersonPublic]
) -> ActualPublic:
    return ActualPublic(
        budget_actual_id=row.id,
        project_id=row.project_id,
        time_zone=project.time_zone if project else None,
        budget_code_id=row.code_id,
        code_number=row.code_number,
        code_name=row.code_name,
        spent_on=row.spent_on,
        supplier=row.supplier,
        number=row.number,
        note=row.note,
        amount=to_text(row.amount_minor, row.currency),
        from_committed=to_text(row.from_committed_minor, row.currency),
        currency=row.currency,
        by=people.get(row.created_by),
        created_at=row.created_at,
        reversed_at=row.reversed_at,
        reversed_by=people.get(row.reversed_by) if row.reversed_by else None,
        reversal_reason=row.reversal_reason,
        may_reverse=row.reversed_at is None and may_edit(actor, row.project_id, project),
    )
