"""In which state equipment is, in SQL: of what is said of it, of its defects, and of where it is."""

from chassis.db.statements import col
from sqlalchemy import ColumnElement, and_, or_

from attendance.equipment.schemas import EquipmentState
from attendance.tables.equipment import Equipment


def in_state(state: EquipmentState | None) -> ColumnElement[bool]:
    """None: in any but retired."""
    condition, place = col(Equipment.condition), col(Equipment.at_project_id)
    if state is None:
        return condition != EquipmentState.RETIRED.value
    is_said_usable, is_blocked = condition == EquipmentState.AVAILABLE.value, col(Equipment.is_blocked)
    if state is EquipmentState.IN_USE:
        return and_(is_said_usable, is_blocked.is_(False), place.is_not(None))
    if state is EquipmentState.AVAILABLE:
        return and_(is_said_usable, is_blocked.is_(False), place.is_(None))
    if state is EquipmentState.SERVICE:
        return or_(condition == state.value, and_(is_said_usable, is_blocked))
    return condition == state.value
