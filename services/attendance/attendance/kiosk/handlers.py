from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.projection import EventWithContext, Projection
from contracts.identity.v1 import events_pb2

from attendance.kiosk.pins import forget_pin


async def _nothing(_: UnitOfWork, __: Sequence[EventWithContext]) -> None:
    """Who is there chooses a PIN themselves."""


async def delete_pins_of_who_left(uow: UnitOfWork, memberships: Sequence[str]) -> None:
    for each in sorted(memberships):
        company_id, user_id = map(UUID, each.split("/"))
        await forget_pin(uow, company_id, user_id)


# The newest counts: a late word of an older leaving takes no PIN of who came back.
memberships = Projection(
    "attendance.memberships",
    states=[events_pb2.MemberChanged],
    ends=[events_pb2.MemberRemoved],
    keep=_nothing,
    forget=delete_pins_of_who_left,
)
