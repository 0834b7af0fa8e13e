from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import as_heard
from chassis.testing.people import COMPANY
from contracts.attendance.v1 import events_pb2 as attendance_events
from contracts.identity.v1 import events_pb2 as identity_events

Heard = (
    identity_events.TeamDeleted
    | identity_events.TeamChanged
    | identity_events.MemberRemoved
    | identity_events.MemberChanged
    | attendance_events.HolidayCalendarChanged
    | attendance_events.HolidayCalendarDeleted
)


async def hear(
    service: ServiceDefinition,
    runtime: Runtime,
    event: Heard,
    *,
    company_id: object = COMPANY,
    revision: int = 1,
) -> None:
    """As the consumer hears of it."""
    if not isinstance(event, identity_events.TeamChanged):  # whose it is, its team says
        event.company_id = str(company_id)
    feeds = [feed for each in service.projections for feed in each.subscriptions]
    hearing = [each for each in (*service.subscriptions, *feeds) if each.event is type(event)]
    assert hearing
    for subscription in hearing:
        async with runtime.database.unit_of_work() as uow:
            await subscription.handle(uow, event, as_heard(event)._replace(revision=revision), runtime)
