from chassis.access import Actor
from chassis.db.statements import col, is_any, seen_by
from sqlalchemy import ColumnElement, and_, or_

from attendance.tables.equipment import Equipment


def visible_equipment(actor: Actor) -> ColumnElement[bool]:
    """What somebody may see of it: where it is at home, and where it is."""
    here = and_(
        col(Equipment.company_id) == actor.company_id,
        is_any(col(Equipment.at_project_id), actor.access.project_ids),
    )
    return or_(seen_by(actor, Equipment), here)
