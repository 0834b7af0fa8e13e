from uuid import UUID

from chassis.http import WireIn, WireOut


class HoursCodesUpdate(WireIn):
    project_id: UUID
    revision: int
    """Which save the caller has seen; 0: there was none."""
    own_code_id: UUID | None = None
    external_code_id: UUID | None = None
    own_equipment_code_id: UUID | None = None
    """Of machines. Left out, which null is not: as it is."""
    rented_equipment_code_id: UUID | None = None


class HoursSettings(WireOut):
    """Which codes the hours and machines of a project are spent of, and how many are spent of none yet."""

    project_id: UUID
    revision: int
    own_code_id: UUID | None
    """Of the company's own people; null: their hours wait."""
    external_code_id: UUID | None
    own_equipment_code_id: UUID | None
    """Of the company's own machines; null: their days wait."""
    rented_equipment_code_id: UUID | None
    seconds_without_rate: int
    seconds_without_code: int
    equipment_days_without_rate: int
    equipment_days_without_code: int
    sees_rates: bool
