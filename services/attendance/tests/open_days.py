"""A company that does something about days that nobody checked out of."""

from datetime import timedelta
from typing import Any

from attendance.forgotten.closing import close_open_days
from attendance.notice.service import mail_open_days
from attendance.record.counting import count_what_waits
from attendance.tables.forgotten import OpenDayRules
from chassis.runtime import Runtime
from sqlalchemy import update

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import data, noon

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MAYA, BO = "maya.ong@example.test", "tan.bo@example.test"
SHIFT = {"startsAt": "08:00", "endsAt": "17:00"}
AFTER_A_DAY = {"afterHours": 24, "at": None, "endsWith": "shiftEnd"}
BEGAN = noon() - 4 * HOUR
"""At eight in the morning of its project, the day before yesterday."""


async def seen_of(office: Asker, rules: str) -> int:
    """Which state of them is there."""
    revision: int = data(await office.get(f"GroupSetting/Get{rules}"))["revision"]
    return revision


async def set_rules(office: Asker, closing: Any = None, reminds_at: str | None = "00:00") -> None:
    body = {"remindsAt": reminds_at, "closing": closing, "revision": await seen_of(office, "OpenDayRules")}
    data(await office.call("PUT", "GroupSetting/SetOpenDayRules", body))


async def closes(office: Asker, runtime: Runtime, **changes: Any) -> None:
    """And did so long before."""
    await set_rules(office, AFTER_A_DAY | changes)
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(OpenDayRules).values(closes_since=BEGAN - 30 * DAY))


async def closing(runtime: Runtime) -> None:
    await count_what_waits(runtime.database)  # as the relay does each second
    await close_open_days(runtime.database)


async def morning(runtime: Runtime) -> None:
    await count_what_waits(runtime.database)
    await mail_open_days(runtime)


async def has_shift(office: Asker, **whose: str) -> None:
    """The company, unless it is said of whom else."""
    body = {"fromDate": "2026-01-01", "rules": {"shift": SHIFT}, **whose}
    data(await office.call("POST", "GroupSetting/SetPayRules", body))


async def one(who: Asker) -> dict[str, Any]:
    (record,) = await who.own()
    shown: dict[str, Any] = data(await who.detail(record))
    return shown
