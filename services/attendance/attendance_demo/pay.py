"""By which rules the demo company pays: overtime of days and weeks, a break by law, premiums."""

from datetime import date, timedelta
from uuid import UUID

from attendance.holiday.calendar_schemas import CalendarDaySet, HolidayCalendarSet
from attendance.holiday.calendars import keep_days, set_calendar
from attendance.pay.rules import Rules
from attendance.pay.schemas import PayRulesSet
from attendance.pay.service import set_rules
from chassis.access import Actor
from chassis.acting import acting_for
from chassis.clock import now
from chassis.runtime import Runtime

_RULES = {
    "breaks": [{"afterMinutes": 360, "minutes": 30}],
    "dailyOvertime": [{"afterMinutes": 480, "name": "OT1.5"}, {"afterMinutes": 600, "name": "OT2"}],
    "weeklyOvertime": [{"afterMinutes": 2640, "name": "OT1.5"}],
    "night": {"startsAt": "22:00", "endsAt": "06:00", "name": "N25"},
    "restDays": [7],
    "restDayName": "RD2",
    "holidayName": "PH2",
    "minimumRestMinutes": 660,
}


_OF_A_PERSON = _RULES | {"dailyOvertime": [{"afterMinutes": 420, "name": "OT1.5"}]}
"""Whose contract has seven hours a day."""


async def set_pay_rules(runtime: Runtime, admin: Actor, member: Actor) -> None:
    since = date(now().year - 1, 1, 1)
    company = PayRulesSet(from_date=since, rules=Rules.model_validate(_RULES))
    own = Rules.model_validate(_OF_A_PERSON)
    await _set(runtime, admin, company)
    await _set(runtime, admin, PayRulesSet(owner_user_id=member.user_id, from_date=since, rules=own))


async def set_region(runtime: Runtime, admin: Actor, project_id: UUID) -> None:
    """Of one project, with a holiday of its own some days ago and one to come."""
    today = now().date()
    with acting_for(admin.user_id):
        async with runtime.database.unit_of_work() as uow:
            body = HolidayCalendarSet(name="North coast", project_ids=[project_id])
            region = (await set_calendar(uow, runtime, admin, body)).holiday_calendar_id
        async with runtime.database.unit_of_work() as uow:
            days = (
                ("Harbour day", today - timedelta(days=9)),
                ("Fishermen's day", today + timedelta(days=30)),
            )
            wanted = [CalendarDaySet(holiday_calendar_id=region, date=day, name=name) for name, day in days]
            await keep_days(uow, admin, region, wanted)


async def _set(runtime: Runtime, admin: Actor, body: PayRulesSet) -> None:
    with acting_for(admin.user_id):
        async with runtime.database.unit_of_work() as uow:
            await set_rules(uow, runtime, admin, body)
