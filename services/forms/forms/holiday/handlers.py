from collections.abc import Sequence

from chassis.db import UnitOfWork
from chassis.events.projection import EventWithContext, Projection
from contracts.attendance.v1.events_pb2 import HolidayCalendarChanged, HolidayCalendarDeleted

from forms.holiday import service


async def keep_calendars(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
    await service.keep_calendars(uow, [each.event for each in told])


holidays = Projection(
    "forms.holidays",
    states=[HolidayCalendarChanged],
    ends=[HolidayCalendarDeleted],
    keep=keep_calendars,
    forget=service.forget_calendars,
)
