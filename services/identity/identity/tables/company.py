from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.access import CompanyState
from chassis.db import created_at_column, id_column, updated_at_column
from sqlalchemy import CheckConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from identity.tables import Base


class Company(Base):
    """What the wire calls a group: the tenant everything else belongs to."""

    __tablename__ = "company"
    __table_args__ = (CheckConstraint("geofence_radius_meters >= 0", name="geofence_radius"),)

    id: Mapped[UUID] = id_column()
    name: Mapped[str]
    is_geofence_radius_check: Mapped[bool] = mapped_column(default=False, server_default=text("false"))
    geofence_radius_meters: Mapped[int] = mapped_column(default=0, server_default=text("0"))
    """0: no fence."""
    subscription: Mapped[dict[str, Any] | None]
    """What billing last told about plan, seats and payment; identity only shows it."""
    state: Mapped[str] = mapped_column(default=CompanyState.ACTIVE.value, server_default=text("'active'"))
    """Told with every access answer; `python -m identity subscription` changes it."""
    seats_count: Mapped[int] = mapped_column(default=5, server_default=text("5"))
    """The seat limit; billing's events change it."""
    created_by: Mapped[UUID]
    created_at: Mapped[datetime] = created_at_column()
    updated_at: Mapped[datetime] = updated_at_column()
    deleted_at: Mapped[datetime | None]
