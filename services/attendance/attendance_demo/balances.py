"""What is counted of leave: the company's holidays, how much there is of which type, and one balance that was
put right."""

from datetime import date
from decimal import Decimal
from uuid import UUID

from attendance.balance.account import Accrual
from attendance.balance.adjusting import adjust_balance, set_start
from attendance.balance.entitling import set_entitlement
from attendance.balance.schemas import LeaveAdjust, LeaveEntitlementSet, LeaveStartSet
from attendance.holiday.schemas import HolidayCreate
from attendance.holiday.service import create_holiday
from attendance.tables.record_type import RecordType
from chassis.acting import acting_for
from chassis.clock import now
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client_demo import sign_in

from attendance_demo.weeks import Site

_HOLIDAYS = (
    ((1, 1), "New Year's Day", False),
    ((5, 1), "Labour Day", False),
    ((8, 9), "National Day", False),
    ((12, 24), "Christmas Eve", True),
    ((12, 25), "Christmas Day", False),
)
FREE_DAYS = {day for day, _, is_half in _HOLIDAYS if not is_half}
"""The whole day, each year."""


async def count_leave(runtime: Runtime, sites: dict[UUID, Site]) -> None:
    admin, member = await sign_in(runtime, "admin"), await sign_in(runtime, "member")
    year = now().year
    for each in (year, year + 1):
        for (month, day), name, is_half in _HOLIDAYS:
            body = HolidayCreate(date=date(each, month, day), name=name, is_half=is_half)
            with acting_for(admin.user_id):
                async with runtime.database.unit_of_work() as uow:
                    await create_holiday(uow, admin, body)
    paid = LeaveEntitlementSet(
        record_type=RecordType.PAIDLEAVE.value,
        from_year=year - 1,
        year_days=Decimal(18),
        accrual=Accrual.MONTHLY,
        most_carried_days=Decimal(5),
    )
    whose = {"project_id": sites[member.user_id].project_id, "user_id": member.user_id}
    start = LeaveStartSet(starts_on=date(year - 1, 9, 1), seen=None, **whose)
    brought = LeaveAdjust(
        record_type=RecordType.PAIDLEAVE.value,
        date=date(year, 1, 1),
        days=Decimal("1.5"),
        reason="Worked on two Sundays for the crane.",
        **whose,
    )
    with acting_for(admin.user_id):
        async with runtime.database.unit_of_work() as uow:
            await set_entitlement(uow, runtime.of(Directory), admin, paid)
        async with runtime.database.unit_of_work() as uow:
            await set_start(uow, runtime, admin, start)
        async with runtime.database.unit_of_work() as uow:
            await adjust_balance(uow, runtime, admin, brought)
