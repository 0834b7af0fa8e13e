from uuid import UUID

from chassis.http import WireIn, WireOut


class ClockRulesPublic(WireOut):
    is_photo_asked: bool
    """With each press, on whichever phone or tablet. Who brings none is at work all the same, and their day
    says so."""


class ClockRulesSet(WireIn):
    group_id: UUID | None = None
    is_photo_asked: bool
