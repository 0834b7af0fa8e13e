"""By which rules the demo company pays: overtime of days and weeks, a break by law, premiums."""

from datetime import date

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


async def set_pay_rules(runtime: Runtime, admin: Actor) -> None:
    body = PayRulesSet(from_date=date(now().year - 1, 1, 1), rules=Rules.model_validate(_RULES))
    with acting_for(admin.user_id):
        async with runtime.database.unit_of_work() as uow:
            await set_rules(uow, runtime, admin, body)
