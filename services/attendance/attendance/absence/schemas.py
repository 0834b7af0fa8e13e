from datetime import date
from uuid import UUID

from chassis.http import WireIn, WireOut
from identity_client.people import PersonPublic

from attendance.record.schemas import Day


class AbsenceSet(WireIn):
    group_id: UUID | None = None
    stand_in_user_id: UUID
    from_on: Day
    until_on: Day


class AbsencePublic(WireOut):
    stand_in: PersonPublic | None
    """Null while identity is away."""
    stand_in_user_id: UUID
    from_on: date
    until_on: date
