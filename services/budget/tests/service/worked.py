"""Weeks as attendance tells of them."""

from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from budget.hours.handlers import worked_weeks
from chassis.clock import now
from chassis.events.context import EventContext, context_of
from chassis.events.projection import EventWithContext
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY
from contracts.attendance.v1.events_pb2 import CodeHours, PeriodSheetChanged, PeriodSheetDay

from services.budget.tests.service.desk import Body, Desk, data

SIGNED, APPROVED, OPENED_AGAIN = 1, 2, 3
HOUR = 3600


@dataclass
class Week:
    """Of a person in a project; each change of it is told with a higher revision."""

    project_id: UUID
    owner: UUID
    by: UUID
    sheet_id: UUID = field(default_factory=new_id)
    revision: int = 0

    def changed(
        self,
        status: int,
        hours: dict[str, float],
        company_id: UUID = COMPANY,
        codes: dict[str, dict[str, float]] | None = None,
    ) -> EventWithContext:
        """`codes`: which hours of a day were put on which."""
        self.revision += 1
        days = [
            PeriodSheetDay(
                date=day,
                worked_seconds=round(each * HOUR),
                codes=[
                    CodeHours(budget_code_id=code, worked_seconds=round(some * HOUR))
                    for code, some in (codes or {}).get(day, {}).items()
                ],
            )
            for day, each in sorted(hours.items())
        ]
        event = PeriodSheetChanged(
            company_id=str(company_id),
            period_sheet_id=str(self.sheet_id),
            project_id=str(self.project_id),
            owner_user_id=str(self.owner),
            first_date="2026-08-31",
            last_date="2026-09-06",
            status=status,
            worked_seconds=sum(each.worked_seconds for each in days),
            days=days,
            revision=self.revision,
            changed_by=str(self.by),
        )
        return EventWithContext(event, _heard(event, self.revision))


def _heard(event: PeriodSheetChanged, revision: int) -> EventContext:
    return context_of(event, new_id(), {"Groundwork-Revision": str(revision)}, now)


async def tell(runtime: Runtime, *told: EventWithContext) -> None:
    """One after the other, each as a delivery of its own."""
    for each in told:
        async with runtime.database.unit_of_work() as uow:
            await worked_weeks.take(uow, [each])


async def rate(admin: Desk, hourly: str | None, from_on: str = "2026-01-01", **more: Any) -> Body:
    body: Body = {"staff": "own", "hourly": hourly, "fromOn": from_on}
    return data(await admin.send("POST", "CreateBudgetRate", body | more))
