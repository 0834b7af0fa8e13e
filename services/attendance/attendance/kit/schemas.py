from uuid import UUID

from chassis.http import WireIn


class KitSet(WireIn):
    equipment_id: UUID
    """The part."""
    kit_id: UUID | None
    """What it is scanned with; none: by itself again."""
