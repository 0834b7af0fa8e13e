"""A code's report: what it has, what was asked of it, and how its money moved month by month."""

from decimal import Decimal
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.money import to_text
from identity_client.projects import Projects

from budget.code.reading import get_code_detail
from budget.ledger.service import by_month
from budget.request.repo import RequestRepo
from budget.request.schemas import CodeReport, MonthSum, StatusSum
from budget.tables.request import RequestKind, Status


async def get_code_report(uow: UnitOfWork, projects: Projects, actor: Actor, code_id: UUID) -> CodeReport:
    code = await get_code_detail(uow, projects, actor, code_id)
    sums = await RequestRepo(uow).sums_by_status(actor, code_id)
    months = await by_month(uow, actor, code_id, code.time_zone or "UTC")

    def money(minor: Decimal) -> str:
        return to_text(int(minor), code.currency)

    return CodeReport(
        code=code,
        requests=[
            StatusSum(
                status=Status(row.status),
                kind=RequestKind(row.kind),
                count=row.count,
                asked=money(row.asked),
                approved=money(row.approved),
            )
            for row in sums
        ],
        months=[
            MonthSum(
                month=row.month,
                budget=money(row.budget),
                held=money(row.held),
                committed=money(row.committed),
                actual=money(row.actual),
            )
            for row in months
        ],
    )
