from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.access import CompanyState
from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import CheckConstraint
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from identity.tables import Base


class Company(Base, table=True):
    """What the wire calls a group: the tenant everything else belongs to."""

    __tablename__ = "company"
    __table_args__ = (CheckConstraint("geofence_radius_meters >= 0", name="geofence_radius"),)

    id: UUID = id_column()
    name: str
    is_geofence_radius_check: bool = default_column(False)
    geofence_radius_meters: int = default_column(0)
    """0: no fence."""
    color: str | None = None
    """`#rrggbb`, dark enough to be read on white; None: the product's own."""
    logo_key: str | None = None
    time_zone: str = default_column("UTC")
    """On whose clock everything is read that belongs to no project."""
    working_week: list[dict[str, Any]] | None = Field(default=None, sa_type=JSONB(none_as_null=True))
    """None: the usual one."""
    subscription: dict[str, Any] | None = None
    """What billing last told about plan, seats and payment; identity only shows it."""
    state: str = default_column(CompanyState.ACTIVE.value)
    """Told with every access answer; `python -m identity subscription` changes it."""
    seats_count: int = default_column(5)
    """The seat limit; billing's events change it."""
    created_by: UUID
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()
    deleted_at: datetime | None = None
